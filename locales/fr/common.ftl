### Ce qui est commun à tous les jeux.

## Raisons : chacune suit « <coup> : »

why-over = la partie est terminée
why-not-your-turn = ce n’est pas votre tour ; on attend Joueur { $seat }
why-not-now = ce coup n’est pas proposé en ce moment
why-by-rule = { $why } ({ $rule })

## La fin en vue

event-ending = Joueur { $seat } déclenche la fin : { $cause }. { $left ->
    [0] C’est le dernier tour.
    [one] C’est la dernière manche : il reste encore un tour.
   *[other] C’est la dernière manche : il reste encore { $left } tours.
}
    .you = Vous déclenchez la fin : { $cause }. { $left ->
        [0] C’est le dernier tour.
        [one] C’est la dernière manche : il reste encore un tour.
       *[other] C’est la dernière manche : il reste encore { $left } tours.
    }
event-idle = Plus rien ne change depuis si longtemps que la partie s’arrête.
event-game-over = La partie est terminée.
ending-last-round = Dernière manche : { $cause }.
ending-last-turn = Dernier tour : { $cause }.
ending-over = La partie s’est terminée : { $cause }.
ending-yours = Il vous reste un tour.
ending-now = C’est votre dernier tour.
ending-none = Il ne vous reste plus de tour.

## Listes

list-separator = {", "}
cli-nothing = –

## D’où viennent les valeurs d’une carte

source-rulebook = Source : imprimé dans le livret de règles.
source-public = Source : descriptions publiques du jeu.
source-reconstructed = Source : RECONSTITUÉ. Ni le livret ni aucune description publique ne donne ces valeurs ; elles sont de nous.
source-user = Source : À VOUS, tiré de votre propre fichier de cartes.

## What a move will bring later

outlook-rolls = s’active sur { $values } : { $n } lancers sur 36
