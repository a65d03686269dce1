### Ce qui est commun à tous les jeux.

## Raisons : chacune suit « <coup> : »

why-over = la partie est terminée
why-not-your-turn = ce n’est pas votre tour ; on attend Joueur { $seat }
why-not-now = ce coup n’est pas proposé en ce moment (question posée : { $ask })

## Listes

list-separator = {", "}

## D’où viennent les valeurs d’une carte

cli-source-rulebook = livret
cli-source-public = public
cli-source-reconstructed = RECONSTITUÉ
cli-source-user = À VOUS
source-rulebook = Source : imprimé dans le livret de règles.
source-public = Source : descriptions publiques du jeu.
source-reconstructed = Source : RECONSTITUÉ. Ni le livret ni aucune description publique ne donne ces valeurs ; elles sont de nous.
source-user = Source : À VOUS, tiré de votre propre fichier de cartes.

## La ligne de commande

cli-version-compiled = duchy { $version } (compilé)
cli-version-interpreted = duchy { $version } (interprété)

cli-yes = oui
cli-no = non
cli-nothing = –

cli-from-to-seats = { $least ->
    [one] { $most ->
        [one] un joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
cli-option = option
cli-default = par défaut
cli-choices = valeurs possibles
cli-rule = règle

cli-card = carte
cli-effect = effet
cli-source = source

cli-game = jeu
cli-seat = joueur
cli-seats = joueurs
cli-bot = robot
cli-wins = victoires
cli-win-rate = taux de victoire
cli-mean-score = score moyen
cli-sd-score = écart type
cli-sim-heading = { $game } : { $games ->
    [1] une partie
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats ->
    [1] un joueur
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, graine { $seed }
cli-sim-pace = { $moves } coups et { $turns } tours par partie ; { $games } parties et { $speed } coups par seconde

cli-bench-title = { $game } (opérations simples en µs)
cli-moves-per-second = coups/s
cli-games-per-second = parties/s
cli-legal-us = coups permis
cli-play-us = jouer
cli-clone-us = copier
cli-imagine-us = imaginer
cli-view-us = vue
cli-compiled = compilé

## Jouer dans le terminal

cli-player = Joueur { $seat }
cli-seat-taken = { $seat } ({ $who })
cli-seat-yours = { $seat } (vous)
cli-seat-free = { $seat }
cli-rival = rival

cli-welcome = { $game }
cli-welcome-help = Tapez le numéro d’un coup. « help » dit ce que vous pouvez taper d’autre.
cli-help = Un numéro, ou un coup tel qu’il est écrit à droite : jouer ce coup.
    undo            reprendre votre dernier coup
    ? NOM           expliquer une carte, ou une règle par son identifiant
    table           montrer de nouveau la table
    save FICHIER    écrire la partie dans un fichier
    quit            quitter la partie
cli-ask = {"> "}
cli-turn = tour { $turn } — { $player }
cli-pass = Passez l’écran à { $player }. (Entrée)
cli-undone = Coup repris.
cli-saved = Partie enregistrée dans { $file }.
cli-left = Vous avez quitté la partie.
cli-scores = Scores
cli-total = total
cli-winners = { $count ->
    [0] Personne n’a gagné.
    [one] { $winners } a gagné.
   *[other] Victoire partagée : { $winners }.
}

## Parties enregistrées

cli-replay-heading = { $game } : { $players }
cli-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été terminée.
cli-verified = { $file } : { $moves ->
    [1] un coup rejoué mène
    [one] { $moves } coup rejoué mène
   *[other] { $moves } coups rejoués mènent
} au résultat inscrit dans l’enregistrement.
cli-verified-without-result = { $file } : { $moves ->
    [1] un coup rejoué
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
} ; aucun résultat n’est inscrit dans l’enregistrement.

## Rencontres et classements

cli-games = parties
cli-interval = 95 %
cli-rating = cote
cli-mean-margin = écart
cli-match-decided = Décidé après { $games } parties sur { $planned }.
cli-match-open = Pas de décision après { $games } parties.
