### Le Royaume : les mots de son plateau, en français

ck-centre = Piles Centrales
ck-monsters = Monstres
ck-citizens = Citoyens
ck-domains = Domaines
ck-domain = Domaine
ck-duke = Duc
ck-starter = Carte de Départ
ck-left = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
ck-exhausted = pile épuisée
ck-exhausted-of = Piles épuisées : { $n } sur { $limit }
ck-others = Autres joueurs
ck-dice = Dés
ck-sum = somme
ck-dice-rest = Les dés se reposent
ck-your-harvest = Votre récolte
ck-no-harvest = Pas de récolte
ck-harvest = Récolte
ck-nothing = rien
ck-your-kingdom = votre Royaume
ck-points-in-sight = PV visibles
ck-pile-and-duke = Pile de Victoire et Duc
ck-slain = Terrassés
ck-secret = secret
ck-secret-duke = Duc secret
ck-two-dukes = Deux Ducs
ck-dark-lord = Le Seigneur Noir
ck-dark-lord-about = capture ce que les Monstres atteignent
ck-captured = Captures
ck-captured-count = { $n ->
    [one] { $n } capture
   *[other] { $n } captures
}
ck-nothing-captured = Aucune capture pour l’instant.
ck-or-take-one = ou prenez-en une
ck-cost-for-you = Coût pour vous
ck-base-cost = (coût de base { $n })
ck-needs = Prérequis

## Ce qu’on choisit avant une partie

option-setup = Mise en place
choice-setup-first-game = Première partie
    .why = Collines, Ruines, Forêts, Vallées et Montagnes, avec des Citoyens vite compris.
choice-setup-glittering-gold = Or qui brille
    .why = Moine et Alchimiste remplissent la bourse ; Marais et Cavernes sont tout près.
choice-setup-mastery-over-magic = Maîtrise de la Magie
    .why = Alchimiste, Magicien et Voleuse : on paie beaucoup en Magie. Monstres des Landes.
choice-setup-monster-blood = Sang monstrueux
    .why = Chef de Guerre, Forgeron, Prêtresse et Mineur : pour l’épée. Landes et Marais.
choice-setup-random = Au hasard
    .why = Cinq zones sur huit et dix Citoyens, tirés au sort.
choice-setup-custom = À mon choix
    .why = Vous nommez les zones, les Citoyens et ce qui reste dans la boîte.
option-areas = Zones
    .why = cinq, une pile de Monstres chacune
option-citizens = Citoyens
    .why = dix, un par valeur
option-without = Cartes écartées
    .why = des Domaines qui restent dans la boîte
option-mixed-citizens = Citoyens mixtes
    .why = Les Citoyens d’une valeur forment une seule pile mélangée, dont on ne voit que le premier.
option-end-trigger = Fin de la partie
choice-end-trigger-recomputed = Seulement si sa cause tient encore
    .why = Si une carte revient sur sa pile à la dernière manche, la partie continue.
choice-end-trigger-locked = Dès que sa cause a paru
    .why = Une fois la fin annoncée, plus rien ne l’empêche.
option-returned-card = Carte rendue
choice-returned-card-top = va sur le dessus
    .why = Elle va sur sa pile, quelle que soit sa Force.
choice-returned-card-sorted = va à sa place selon la Force
    .why = Elle retourne parmi celles de sa Force.
option-solo-vp-tokens = Jetons PV en solo
    .why = En solo, les jetons PV comptent pour vous. Selon la règle, ils ne comptent pas.

usual-offer = Toujours récolter comme d’habitude
usual-holds = Récolte comme d’habitude
usual-end = Appuyez pour que la question soit de nouveau posée

dice-of = Les dés de { $name }
dice-own = Vos dés
dice-roll = Les dés roulent
