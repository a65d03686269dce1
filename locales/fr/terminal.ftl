### Les plateaux du terminal

board-of = { $n } sur { $of }
board-ck-dice = { $first } + { $second } = { $sum }
board-tells = { $card } : { $text }
board-then = { $card } (puis { $below })
board-vv-resource = { $resource } { $n }{ $coins ->
    [0] {""}
    [one] {" "}(une pièce dessus)
   *[other] {" "}({ $coins } pièces dessus)
}{ $slid ->
    [0] {""}
   *[other] , { $slid } au prochain tour
}
board-vv-hand = main ({ $mark } constructible)
board-vv-supplied = { $source } ({ $resource })
board-dk-deck = { $day } de jour, { $night } de nuit
board-dk-boxes = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
board-dk-lair = { $taken ->
    [yes] { $later } PV ({ $first } déjà pris)
   *[no] { $first } PV, { $later } pour les autres
}
board-checked = cochée
board-phase-recruit = recrutement
board-phase-summon = convocation
board-phase-claim = Bonus de Royaume
board-phase-refill = remplissage
board-kv-tax = { $needs ->
    [0] { $gold } Or
   *[other] { $needs } tuiles → { $gold } Or
}
board-kv-monk = demande { $gold } Or
board-kv-column = { $up ->
    [0] { $jesters ->
        [0] –
       *[other] {""}
    }
   *[other] { $up }
}{ $jesters ->
    [0] {""}
    [1] {" "}+ Bouffon
   *[other] {" "}+ { $jesters } Bouffons
}{ $down ->
    [0] {""}
   *[other] {" "}({ $down } face cachée)
}{ $taxed ->
    [yes] {" "}· imposé
   *[no] {""}
}

## Les champs des plateaux

field-reward = récompense
field-power = pouvoir
field-own-roll = à votre lancer
field-others-roll = aux lancers des autres
field-role = rôle
field-remaining = reste
field-in-sight = PV visibles
field-captured = capturés
field-still-to-pay = reste à payer
field-statues-left = statues à venir

## Qui joue

who-me = moi
who-random = hasard
who-greedy = avide
who-easy = facile
who-medium = moyen
who-hard = difficile
who-master = maître

## Ce qui ne va pas : des phrases sans point final

error-at = { $where } : { $problem }
error-no-move = il n’y a pas de coup « { $move } »{ $guess ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire « { $guess } » ?
}
error-no-undo = il n’y a aucun coup à annuler
error-move-number = { $given } : les coups sont numérotés de 1 à { $most }
error-unknown = il n’y a pas { $what ->
    [game] de jeu
    [bot] de robot
    [option] d’option
    [language] de langue
   *[other] de { $what }
} « { $name } »{ $guess ->
    [none] {" "}; au choix : { $known }
   *[other] {" "}; vouliez-vous dire « { $guess } » ?
}
error-or-me = { $problem } ; une personne s’écrit « me »
error-option = option { $option } : au choix { $known }, pas « { $given } »
error-option-form = option « { $option } » : écrivez nom=valeur
error-option-twice = option { $option } : donnée deux fois
error-first-player = option first_player : il n’y a pas de place { $seat } avec { $seats } places
error-seats = ce jeu a de { $least } à { $most } places, pas { $given }
error-players = { $players } joueurs ne peuvent pas prendre { $seats } places : nommez-en un pour chacune
error-has-its-own = --{ $option } : { $start ->
    [position] une position
   *[saved-game] une partie enregistrée
} a les siens, on ne peut donc pas choisir ici
error-other-game = { $file } : c’est une partie de { $game }, pas de { $asked }
error-too-far = { $file } : il y a { $moves } coups, pas { $at }
error-no-card = il n’y a pas de carte « { $card } »{ $guess ->
    [none] {" "}; « duchy cards { $game } » les montre toutes
   *[other] {" "}; vouliez-vous dire « { $guess } » ?
}
error-no-rule = il n’y a pas de règle « { $rule } »{ $guess ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire « { $guess } » ?
}
error-no-rules = { $game } n’a pas de règles écrites
error-rule-untold = { $rule } n’est pas racontée dans cette langue ; « duchy --language en rules » l’a
error-file-name = le nom du fichier a des caractères qu’aucun fichier ne peut avoir
error-no-folder = { $file } : impossible à écrire (il n’y a pas de dossier { $folder })
error-is-folder = { $file } : impossible à écrire (c’est un dossier)
error-cannot-write = { $file } : impossible à écrire ({ $reason ->
    [ENOENT] ce fichier n’existe pas
    [EACCES] ce n’est pas permis
    [EISDIR] c’est un dossier
   *[other] pour une raison du système
})
error-cannot-read = { $file } : impossible à lire ({ $reason ->
    [ENOENT] ce fichier n’existe pas
    [EACCES] ce n’est pas permis
    [EISDIR] c’est un dossier
   *[other] pour une raison du système
})
error-not-utf-8 = { $file } : n’est pas un fichier de texte en UTF-8
error-game-name = un jeu ne peut pas s’appeler « { $name } » : son nom a des minuscules, des chiffres et des traits d’union simples, commence par une lettre et compte au plus { $most } signes, comme salt-road
error-game-there = il y a déjà un jeu « { $name } »
error-something-there = { $folder } : il y a déjà quelque chose ; nommez avec --into un dossier vide ou nouveau
error-required = il manque { $names } (voir « { $help } »)
error-unrecognized = pas compris : { $names } (voir « { $help } »)
error-choice = { $name } : au choix { $known }, pas « { $given } » (voir « { $help } »)
error-expected = { $name } : quelque chose doit suivre (voir « { $help } »)
error-not-with = { $name } : ne va pas avec { $other } (voir « { $help } »)
error-whole = { $name } : il faut un nombre entier d’au moins 1, pas « { $given } » (voir « { $help } »)
error-seconds = { $name } : il faut un nombre de secondes au-dessus de 0, pas « { $given } » (voir « { $help } »)
error-per-cent = { $name } : il faut un pourcentage de 0 à 99, pas « { $given } » (voir « { $help } »)
error-extra = il manque le paquet { $package } : installez duchy avec son supplément « { $extra } » ({ $what })

## Ce que l’on peut taper, outre les mots anglais

type-help = aide
type-undo = annuler
type-table = table
type-save = enregistrer
type-quit = quitter

cli-source-rulebook = livret
cli-source-public = public
cli-source-reconstructed = RECONSTITUÉ
cli-source-user = À VOUS
cli-version-compiled = duchy { $version } (compilé)
cli-version-interpreted = duchy { $version } (interprété)
cli-version-bots-compiled = duchy { $version } (interprété ; compilé pour les robots de « duchy serve --compile »)
cli-yes = oui
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
cli-games = parties
cli-interval = 95 %
cli-rating = cote
cli-mean-margin = écart
cli-match-decided = Décidé après { $games } parties sur { $planned }.
cli-match-open = Pas de décision après { $games } parties.
cli-match-worth = Avec la même chance à chaque place, cela en dit autant qu’environ { $games } parties sans elle.
cli-new-game = { $folder } est écrit : un petit jeu complet. Faites-en le vôtre.
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
cli-compare-title = { $game } : vitesse par rapport à { $file } (1,00 : la même)
cli-compare-slower = Plus lent de plus de { $loss } % : { $lines }.
cli-compare-fine = Rien n’est plus lent de plus de { $loss } %.

cli-win-rate-adjusted = hors chance
cli-adjusted-factor = parties équivalentes
cli-review-heading = { $game } : la part de la chance et celle des décisions, pour { $who }
cli-review-account-of = Le compte
cli-review-chance = Chances de gagner
cli-review-points = Score à espérer
cli-review-start = au début
cli-review-luck = chance
cli-review-own = ses décisions
cli-review-rivals = décisions des rivaux
cli-review-rest = inexpliqué
cli-review-result = à la fin
cli-review-decided = Comment chacun a décidé
cli-review-decisions = décisions
cli-review-accuracy = précision
cli-review-lost = perte par décision
cli-review-inaccuracies = imprécisions
cli-review-mistakes = erreurs
cli-review-blunders = gaffes
cli-review-grade-inaccuracy = imprécision
cli-review-grade-mistake = erreur
cli-review-grade-blunder = gaffe
cli-review-costly = Décisions coûteuses : { $who }
cli-review-none-costly = Aucune décision n’a coûté plus que ce que le hasard explique : { $who }.
cli-review-luckiest = Ce que la chance a fait : { $who }
cli-review-when = quand
cli-review-who = qui
cli-review-move = coup
cli-review-played = joué
cli-review-better = meilleur
cli-review-cost = coût
cli-review-turn = Tour { $turn }
cli-review-decimal = ,
cli-review-analyst = Jugé par { $analyst } ({ $judge }). Le même analyste trouve toujours la même chose.
cli-review-written = L’analyse est dans { $file }.
error-budget = budget « { $given } » : c’est un nombre de 1 à { $most }, comme 2 ou analyst:2
error-review-unfinished = la partie n’est pas terminée : seule une partie terminée peut être analysée
error-eyes = il n’y a pas de place { $given } : les places vont de 0 à { $last }
