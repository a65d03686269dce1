### Les rediffusions : revoir une partie, et reprendre à n’importe quel moment.

## La page

replay-title = Rediffusion
replay-watch = Revoir la partie
replay-loading = La partie est remise en place.
replay-board = La table à cet instant
replay-whole = Toute la partie
replay-link = Lien vers cet instant
replay-link-copied = Le lien est copié.
replay-link-by-hand = Le lien se trouve dans la barre d’adresse.
replay-record = Fichier de la partie
replay-more = Toutes les rediffusions

## Les étapes

replay-steps = Étapes
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-times = { $n }×
replay-step = Étape
replay-step-of = Étape { $n } sur { $all }
replay-in-turn = Tour { $n }.
replay-laid = La table est prête.
replay-moved = { $player } : { $move }

## Avec les yeux de qui

replay-eyes = Avec les yeux de
replay-eyes-all = Spectateur
replay-eyes-all-short = public
replay-eyes-open = Tout ouvert
replay-eyes-open-short = ouvert
replay-knows = Vous voyez ce que { $player } pouvait voir, et rien de plus.
replay-knows-all = Vous voyez ce que tout le monde pouvait voir.
replay-knows-open = La partie est finie : vous voyez ce que chacun tenait.

## Chances et tournants

replay-swings = Tournants
replay-swing = Un tournant
replay-swing-number = Tournant { $n } : { $what }
replay-luck = hasard
replay-choice = choix
replay-swings-none = Aucun coup de cette partie n’a beaucoup changé les chances.
replay-chances = Chances de victoire de chaque place, coup par coup
replay-percent = { $n } %
replay-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
replay-chance = { $player } : { $chance }
replay-reckoned = Chances de victoire selon les robots, toutes cartes visibles.
replay-reckoned-alone = Les points, coup par coup.
replay-reckoning = Calcul des chances de chacun : { $chance }
replay-not-reckoned = Les chances de chacun n’ont pas pu être calculées.

## Reprendre

replay-go-on = Continuer d’ici
replay-go-on-why = Une nouvelle table commence à cet instant : vous prenez une place, des robots prennent les autres. Chaque place garde ce qu’elle possède, de nouveau caché aux autres. Le hasard repart à zéro.
replay-go-on-seat = Votre place
replay-go-on-level = Les robots
replay-go-on-start = Jouer la suite
replay-go-on-back = Retour à la rediffusion
replay-go-on-over = La partie est finie ici : revenez en arrière pour continuer.

## Toutes les rediffusions

replays-title = Rediffusions
replays-open = Ouvrir un fichier de partie
replays-open-why = Une partie entière tient dans un petit fichier. Déposez-en un ici, ou choisissez-le.
replays-choose = Choisir un fichier
replays-opening = La partie est rejouée.
replays-not-a-record = Ce fichier n’est pas une partie : rien n’y peut être lu comme tel.
replays-too-big = Ce fichier est trop gros pour être une partie.
replays-refused = Cette partie ne peut pas être ouverte : { $reason }
replays-mine = Vos parties terminées
replays-public = Parties terminées des autres
replays-none = Aucune partie n’est encore terminée.
replays-none-why = Toute partie jouée jusqu’au bout peut être revue ici.
replays-tables = Parties terminées et fichiers
