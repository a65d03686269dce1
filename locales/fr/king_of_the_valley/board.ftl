### Le Roi de la Vallée : les mots de son plateau, en français

kv-board = Colline et vallée
kv-hill = Colline
kv-valley = Vallée
kv-castle = votre château
tile-tax-collector = Collecteur
kv-others = Autres joueurs
kv-left-in-pile = reste { $n }
kv-pile-empty = vide
kv-row-price = Rangée { $row }
kv-empty = vide jusqu’au remplissage
kv-king-of = Roi ({ $name })
kv-king-would = votre Roi s’arrêterait ici
kv-group = un groupe de { $n } à prendre en chemin
kv-tiles-of-one-kind = { $n } tuiles d’un même type
kv-column = { $name } : { $up } face visible, { $down } face cachée
kv-taxed = imposé
kv-first = premier joueur
kv-round = Manche { $n }
kv-left-in-hill = { $n ->
    [one] { $n } tuile dans les piles
   *[other] { $n } tuiles dans les piles
}
kv-tokens = Royaumes
kv-influence = Influence
kv-orders = Ordres
kv-next-realm = Prochain Royaume
kv-realm-complete = complet
# our translation
kv-order-lily = Ordre du Lys
# our translation
kv-order-moon = Ordre de la Lune
# our translation
kv-order-tower = Ordre de la Tour
# our translation
kv-order-acorn = Ordre du Chêne
kv-slides-in = puis glisse ici : { $tiles }
kv-slope-left = Remplir par la pente gauche
kv-slope-right = Remplir par la pente droite
kv-subject = Sujet
kv-specialist = Spécialiste
kv-gold-lies = { $n } Or sur cette case
kv-price = { $n } Or depuis la colline
phase-recruit = Colline
phase-summon = Vallée
phase-claim = Royaume
phase-refill = Remplissage
phase-done = terminée
phase-now = en cours

place-valley = { $id }
kv-face-up = Face visible
kv-face-down = Face cachée

## Ce qu’on choisit avant une partie

option-partial-groups = Un groupe qu’on ne peut prendre qu’en partie
    .why = Si oui, on prend d’un groupe tout ce qui peut servir, deux au moins.
option-jester-couples = Un Bouffon forme un couple
    .why = Si oui, il remplace à la fin la moitié qui manque.
option-hill-refill = Remplir la colline
    .why = Quand il manque des tuiles sur les deux pentes.
choice-hill-refill-slope-by-slope = Une pente, puis l’autre
choice-hill-refill-alternate = Une pente à tour de rôle
