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
ck-exhausted = épuisée
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
