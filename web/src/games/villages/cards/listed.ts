import type { Listing } from '../../../reference/cards/listed'

const listing: Listing = { sections: ['buildings', 'adventurers', 'castles'] }

export default listing
