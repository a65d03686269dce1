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
