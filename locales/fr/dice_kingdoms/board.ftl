### Le plateau des Dés dans le navigateur, en français

## La barre

dk-round = Manche { $n }
dk-full-tracks = Pistes pleines : { $n } sur 3
dk-turn-of = Tour { $n } sur { $of }

## Les feuilles

dk-castle-of = Feuille Château de { $name }
dk-forest-of = Feuille Forêt de { $name }
dk-forest = La forêt
dk-map = Carte des routes
dk-leaves = Feuillets
dk-leaf-castle = Château
dk-leaf-forest = Forêt
dk-leaf-lairs = Antres
dk-leaf-statues = Statues
dk-leaf-busy = il y a quelque chose à faire ici
dk-mini-map = Aller à un autre endroit de la carte
dk-nearer = Plus près
dk-farther = Plus loin
dk-key = Ce que rapportent les cases
dk-key-recruit = citoyen
dk-key-gold = or
dk-key-road = route
dk-key-sentinel = mur
dk-key-combat = antre
dk-key-pedestal = statue
dk-key-star = point
dk-citizen-spot = Citoyen { $value }, { $guild } : { $n } sur { $of } cochées ; prochaine case : { $reward }
dk-track-spot = Piste { $guild } : { $n } sur { $of } cochées ; prochaine case : { $reward }
dk-keep-says = Trésor de guerre : { $treasury } sur { $treasury_of } cochées. Chemin de ronde : { $wall } sur { $wall_of } cochées.
dk-road-spot = Route, case { $box }, { $state ->
    [checked] cochée
   *[free] libre
} ; récompense : { $reward }
dk-roads-say = Cases de route cochées : { $n }.
dk-domain-spot = { $name }, { $state ->
    [rallied] rallié
   *[open] pas encore rallié
}
dk-lair-spot = { $name } : { $first } points pour le premier, { $later } ensuite
dk-block-spot = { $name }, bloc { $range } : { $n } sur { $of } cochées
dk-boxes = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}

## La route au crayon

dk-ink = Tracer la route
dk-add-blue = Avec le bleu : { $n }
dk-leave-blue = Sans le bleu : { $n }

## Les dés

dk-dice = Dés
dk-dice-rest = Les dés reposent
dk-sum = somme
dk-your-harvest = Votre récolte
dk-die = { $verb } avec le { $die } { $value }{ $changed ->
    [0] {""}
   *[other] , lancé { $changed }
}
dk-verb-yellow = Recruter
dk-verb-red = Combattre
dk-verb-green = Bâtir
dk-verb-blue = Ajouter
dk-was = était { $n }
dk-values = { $n } ou { $sum }
dk-powers = Pouvoirs sur ce dé

## Les statues

dk-river = Rivière de statues
dk-day-left = cartes Jour restantes
dk-night-left = cartes Nuit restantes
dk-at-once = gain
dk-pedestals = Vos statues
dk-free-pedestal = piédestal libre
dk-per-bridge = / pont
dk-per-domain = / domaine
dk-per-treasury = / { $n } Or
dk-per-wall-star = / ét. mur
dk-per-lair = / antre
dk-per-star = / { $n } étoiles
dk-per-pedestal = / piédestal
dk-per-holy = / Saint
dk-per-worker = / Artisan
dk-per-shadow = / Ombre
dk-per-soldier = / Soldat
dk-per-recruit = { $n } recrues
dk-per-combat = { $n } combats
dk-per-gold = { $n } Or

## Tous

dk-desk = Dés et statues
dk-others = Les autres seigneuries
dk-your-lordship = Votre seigneurie
dk-harvest = Récolte
dk-no-check-yet = rien encore
dk-consoled = personne ne s’éveille : une case au choix

## En solo

dk-solo = La saison
dk-no-event = Un double des dés noirs amène un événement. Aucun n’est encore venu.
dk-rank = En l’état : { $rank }
dk-rank-capital = votre château devient la capitale
dk-rank-chamberlain = Premier Chambellan
dk-rank-watched = vous gardez votre titre
dk-rank-lost = votre titre est perdu

## Le lecteur

dk-kind-domains = Domaine
dk-kind-statues = Statue
dk-kind-lairs = Antre
dk-kind-events = Événement
dk-kind-citizens = Citoyen
dk-kind-tracks = Piste
dk-about-citizen = Quand un dé noir, ou la somme des deux, montre cette valeur, chaque case cochée coche une case de la piste { $guild }.
dk-about-track = Elle se remplit pendant la récolte, de gauche à droite et rangée par rangée. Compléter trois pistes amène la dernière manche.
dk-place-reconstructed = Place sur la carte reconstituée
dk-boxes-reconstructed = Cases reconstituées

## La chronique : une chaîne tient en une ligne

chronicle-check = { $card } n° { $box }{ $reward ->
    [none] {""}
   *[other] {" "}({ $reward })
}
chronicle-checks = { $seat } coche { $gains }.
    .you = Vous cochez { $gains }.
chronicle-road = { $reward ->
    [none] {""}
   *[other] { $reward }
}
chronicle-roads = { $seat } construit { $count } cases { $goal ->
    [none] près de { $origin }
   *[other] vers { $goal }
}{ $gains ->
    [none] .
   *[other] {" : "}{ $gains }.
}
    .you = Vous construisez { $count } cases { $goal ->
        [none] près de { $origin }
       *[other] vers { $goal }
    }{ $gains ->
        [none] .
       *[other] {" : "}{ $gains }.
    }

## Ce qu’on choisit avant une partie

option-pedestals = Piédestaux
choice-pedestals-near = Places à portée
    .why = La plupart des royaumes atteignent une statue.
choice-pedestals-standard = Places tardives
    .why = Comme sur les premières feuilles de cette table : peu de statues sont prises.
choice-pedestals-early = Un peu plus loin
    .why = Les deux derniers sont un peu plus loin.
option-harvest-order = Ordre des pistes
    .why = Dans quel ordre on remplit les pistes d’une récolte : l’une peut mener à l’autre.
choice-harvest-order-chosen = Chacun choisit
choice-harvest-order-fixed = Toujours le même
option-statue-chain = Un piédestal atteint par une statue
    .why = Quand une statue vous mène à un piédestal, sa statue à lui…
choice-statue-chain-next-pass = attend le passage suivant
choice-statue-chain-at-once = paie aussitôt
option-joining-citizen = Où va un citoyen qui arrive
    .why = Dans quelle section de sa guilde.
choice-joining-citizen-chosen = Chacun choisit
choice-joining-citizen-leftmost = La place la plus à gauche

usual-offer = Toujours récolter comme d’habitude
usual-holds = Récolte comme d’habitude
usual-end = Appuyez pour que la question soit de nouveau posée

dice-of = Les dés de { $name }
dice-own = Vos dés
dice-roll = Les dés roulent
