// The cloths of the games: the hall shows all of them, so they come with the tokens that they lay over.
import.meta.glob('./*/style/cloth.css', { eager: true })
