### Ce qui est commun à tous les jeux.

## Raisons : chacune suit « <coup> : »

why-over = la partie est terminée
why-not-your-turn = ce n’est pas votre tour ; on attend Joueur { $seat }
why-not-now = ce coup n’est pas proposé en ce moment

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

cli-bench-title =
    { $game }, { $compiled ->
        [yes] compilé
       *[no] interprété
    } (opérations simples en µs)
cli-moves-per-second = coups/s
cli-games-per-second = parties/s
cli-searches-per-second = rech./s
cli-leaves-per-second = feuilles/s
cli-legal-us = coups permis
cli-play-us = jouer
cli-clone-us = copier
cli-imagine-us = imaginer
cli-view-us = vue

## Jouer dans le terminal

cli-player = Joueur { $seat }
cli-seat-taken = { $seat } ({ $who })
cli-seat-yours = { $seat } (vous)
cli-seat-free = { $seat }
cli-rival = rival

cli-welcome = { $game }
cli-welcome-help = Tapez le numéro d’un coup. « aide » dit ce que vous pouvez taper d’autre.
cli-help = Un numéro : jouer ce coup.
    annuler              annuler votre dernier coup
    ? NOM                expliquer une carte, ou une règle par son identifiant
    table                montrer de nouveau la table
    enregistrer FICHIER  écrire la partie dans un fichier
    quitter              quitter la partie
cli-ask = {"> "}
cli-turn = tour { $turn } — { $player }
cli-pass = Passez l’écran à { $player }. (Entrée)
cli-undone = Coup annulé.
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
cli-fair = Le hasard était honnête : la clé vient bien des parts promises avant la partie.
cli-fair-kept = Le hasard était honnête : la clé vient bien des parts promises avant la partie, et la promesse est celle que vous aviez gardée.
cli-serving = La table ouvre à l’adresse { $address } (Ctrl-C pour la fermer).

## Rencontres et classements

cli-games = parties
cli-interval = 95 %
cli-rating = cote
cli-mean-margin = écart
cli-match-decided = Décidé après { $games } parties sur { $planned }.
cli-match-open = Pas de décision après { $games } parties.
cli-match-worth = Avec la même chance à chaque place, cela en dit autant qu’environ { $games } parties sans elle.
cli-new-game = { $folder } est écrit : un petit jeu complet. Faites-en le vôtre.

## Le rapport pour les auteurs de jeux

cli-report-title = un rapport
cli-report-written = { $games ->
    [one] { $games } partie résumée
   *[other] { $games } parties résumées
} dans { $file }.
cli-report-setting = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats ->
    [1] un joueur
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, aux mains de { $bots } ; graine { $seed }.
cli-report-changed = En regard des mêmes donnes sous { $file }, qui modifie :
cli-report-glance = En bref
cli-report-about-glance = Moyennes et leurs intervalles à 95 %.
cli-report-seats = Places
cli-report-about-seats = Combien de fois chaque place gagne. Le trait pointillé est la part équitable ; une victoire partagée est divisée.
cli-report-length = Durée
cli-report-about-length = Combien de tours dure une partie.
cli-report-scores = Scores
cli-report-about-scores = Comment les scores se répartissent, et de quoi ils sont faits.
cli-report-cards = Cartes
cli-report-about-cards = Combien de fois chaque carte est prise, sur toutes les places de toutes les parties, et combien de fois ceux qui l’ont prise ont gagné. On peut prendre une carte parce qu’on mène déjà : ceci dit ce qui va ensemble, pas ce qui cause quoi.
cli-report-openings = Ouvertures
cli-report-about-openings = Les premières vraies décisions de chaque place : ce qui a été choisi le plus, et combien de fois cela a gagné.
cli-report-bots = Robots
cli-report-parts = Parts du score
cli-report-turns = Tours par partie
cli-report-moves = Coups par partie
cli-report-score = Score
cli-report-first-seat = Victoires de la première place
cli-report-mean = moyenne
cli-report-all = tous
cli-report-winners = gagnants
cli-report-others = autres
cli-report-taken = prise
cli-report-wins = taux de victoire
cli-report-difference = écart
cli-report-numbers = Les chiffres
cli-report-means = Les moyennes
cli-report-caption = Chacun avec son intervalle à 95 % ; n est le nombre de places ou de parties observées.
cli-report-counts = Combien de parties ou de places ont eu chaque valeur.
cli-report-more-events = Ce qui arrive encore avec les cartes
cli-report-no-cards = Aucun évènement de ce jeu ne parle d’une carte.
cli-report-no-choices = Personne n’a eu le choix.
cli-report-decision = Décision { $number } ({ $moves ->
    [1] un coup
    [one] { $moves } coup
   *[other] { $moves } coups différents
})
cli-report-method = Chaque robot joue chaque donne à chaque place. Les taux ont des intervalles de Wilson, les moyennes des intervalles normaux, tous à 95 %. Un écart est marqué quand son intervalle exclut zéro ; environ une marque sur vingt est due au hasard.

## Comparer des mesures

cli-compare-title = { $game } : vitesse par rapport à { $file } (1,00 : la même)
cli-compare-slower = Plus lent de plus de { $loss } % : { $lines }.
cli-compare-fine = Rien n’est plus lent de plus de { $loss } %.

## What a move will bring later

outlook-rolls = s’active sur { $values } : { $n } lancers sur 36
