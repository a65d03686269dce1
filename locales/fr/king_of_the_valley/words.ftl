### Le Roi de la Vallée, en français

game-title = Le Roi de la Vallée
game-about = Menez votre Roi à travers la vallée, convoquez ceux qu’il croise et remplissez les colonnes de votre château.

## Mots

slope-left = gauche
slope-right = droite

place-jester = Bouffon en { $card }

several-queen = { $n ->
    [one] { $n } Reine
   *[other] { $n } Reines
}
several-duke = { $n ->
    [one] { $n } Duc
   *[other] { $n } Ducs
}
several-countess = { $n ->
    [one] { $n } Comtesse
   *[other] { $n } Comtesses
}
several-knight = { $n ->
    [one] { $n } Chevalier
   *[other] { $n } Chevaliers
}
several-peasant = { $n ->
    [one] { $n } Paysan
   *[other] { $n } Paysans
}
several-peasant-woman = { $n ->
    [one] { $n } Paysanne
   *[other] { $n } Paysannes
}
several-jester = { $n ->
    [one] { $n } Bouffon
   *[other] { $n } Bouffons
}
several-monk = { $n ->
    [one] { $n } Moine
   *[other] { $n } Moines
}
several-sorcerer = { $n ->
    [one] { $n } Sorcier
   *[other] { $n } Sorciers
}
several-tax-collector = { $n ->
    [one] { $n } Collecteur d’Impôt
   *[other] { $n } Collecteurs d’Impôt
}

## Ce qui est demandé

prompt-place-king = Sur quelle tuile placez-vous votre Roi ?
prompt-recruit = Recrutez un Sujet de la colline à son prix, ou passez à la vallée. Vous avez { $gold } Or.
prompt-summon = { $again ->
    [0] Votre Roi en { $square } va en ligne droite : prenez la tuile où il s’arrête, ou deux ou trois semblables sur son passage.
   *[other] Grâce au Moine, votre Roi repart de { $square } : prenez la tuile où il s’arrête, ou deux ou trois semblables sur son passage.
}
prompt-jester = Quel Sujet le Bouffon imite-t-il désormais ?
prompt-tax = Le Collecteur d’Impôt donne { $gold } Or pour { $needs } tuiles d’un même type : quel type ?
prompt-turn-tiles = { $card } : { $keeping ->
    [yes] quelle tuile reste face visible ? ({ $count } à choisir)
   *[no] quelle tuile retourner face cachée ? ({ $count } à choisir)
}
prompt-sorcerer = Le Sorcier : quel Sujet de la colline prenez-vous ?
prompt-give = Quelle tuile donnez-vous en échange de la tuile { $card } ?
prompt-claim = Votre Royaume est complet : réclamer { $gold } Or et un jeton Royaume valant { $renown } de Renommée ?
prompt-fill = Par quelle pente remplir la vallée ? ({ $holes ->
    [1] une case vide
    [one] { $holes } case vide
   *[other] { $holes } cases vides
})

## Coups

move-king = { $square } (tuile { $card })
move-king-empty = { $square }
move-recruit = Recruter : { $card } pour { $gold } Or (pente { $slope }, rangée { $row })
move-recruit-empty = Pente { $slope }, rangée { $row }
move-recruit-nobody = Ne recruter personne
move-jester = { $card }
move-summon = Prendre la tuile { $card } en { $square }{ $coins ->
    [0] {""}
   *[other] {" "}et { $coins } Or
}
move-summon-monk = Payer { $gold } Or au Moine en { $square } et repartir{ $coins ->
    [0] {""}
   *[other] {" "}; prendre { $coins } Or sur place
}
move-summon-sorcerer = Convoquer le Sorcier en { $square } et échanger une tuile avec la colline{ $coins ->
    [0] {""}
   *[other] {" "}; prendre { $coins } Or sur place
}
move-summon-collector = Convoquer le Collecteur d’Impôt en { $square } : { $gold } Or{ $needs ->
    [0] {""}
   *[other] {" "}pour { $needs } tuiles d’un même type
}{ $coins ->
    [0] {""}
   *[other] {" "}et { $coins } Or sur place
}
move-group = Prendre { $tiles } en allant en { $square } ({ $taken }){ $coins ->
    [0] {""}
   *[other] {" "}et { $coins } Or sur place
}
move-group-leaving = Prendre { $tiles } en allant en { $square } ({ $taken }), sans la tuile en { $left }{ $coins ->
    [0] {""}
   *[other] , et { $coins } Or sur place
}
move-tax = Imposer { $tiles } pour { $gold } Or
move-exchange = Prendre : { $card } (pente { $slope }, rangée { $row })
move-give = Donner : { $card }
move-turn = Retourner : { $card }
move-keep = Garder face visible : { $card }
move-claim = Réclamer le Royaume avec { $card } : { $gold } Or et { $renown } de Renommée
move-claim-nothing = Pas maintenant
move-fill = Pente { $slope } : { $tiles }
move-fill-one = { $card } en { $square }

## Pourquoi pas

why-empty = il n’y a pas de tuile en { $square }
why-king-there = un autre Roi se tient en { $square }
why-no-tile-on-hill = il n’y a pas de tuile dans la rangée { $row } de la pente { $slope }
why-specialist-on-hill = { $card } est un Spécialiste : il n’agit que s’il est convoqué dans la vallée
why-too-dear = { $card } coûte { $cost } Or, vous avez { $have } Or : il manque { $more } Or
why-first-turn = personne ne recrute sur la colline à son premier tour ; vous le pourrez dès le deuxième
why-recruiting-over = on recrute avant de convoquer ; cette phase est passée
why-must-move = votre Roi doit avancer d’une case au moins
why-no-line = { $square } n’est pas en ligne droite depuis { $start }
why-other-tile = la tuile en { $square } est : { $card }
why-king-on-tile = un autre Roi se tient en { $square } : vous pouvez passer, pas prendre
why-monk-gold = le Moine demande { $cost } Or, vous avez { $have } Or
why-monk-leads-nowhere = votre Roi ne pourrait convoquer personne après ce Moine
why-nothing-to-give = pour le Sorcier, il faut une tuile face visible dans votre château
why-nobody-on-hill = il n’y a pas de Sujet sur la colline pour le Sorcier
why-tax-condition = le Collecteur d’Impôt demande { $needs } tuiles face visible d’un même type, que vous n’avez pas encore imposé
why-group-needs-two = un groupe compte au moins 2 tuiles franchies en chemin ; en allant en { $square }, vous pourriez en prendre { $count } (il faudrait { $tiles })
why-group-stops-behind = vous pouvez prendre { $tiles }, mais le Roi s’arrête alors juste derrière la dernière tuile, en { $square }
why-group-tax = vous ne remplissez pas toutes les conditions de ces Collecteurs d’Impôt à la fois
why-no-realm = il manque au Royaume, face visible : { $missing }
why-taxed = vous avez déjà imposé le type { $card }
why-too-few = vous avez { $tiles } face visible, il en faut { $needs }
why-needed-later = le type { $card } servira au prochain Collecteur d’Impôt
why-not-face-up = vous n’avez aucune tuile { $card } face visible
## What a part of the board waits for

when-valley = les tuiles de la vallée se convoquent quand votre Roi se déplace, après le recrutement
when-hill = les Sujets de la colline se recrutent au début de votre tour, ou sont pris par un Sorcier
when-castle = les tuiles de votre château sont demandées par un Collecteur d’Impôt, un Sorcier ou un Bouffon, et quand un Royaume est réclamé
when-slope = une pente glisse à la fin de votre tour, pour combler les trous de la vallée

## Ce qui s’est passé

event-first-player = Joueur { $seat } commence.
    .you = Vous commencez.
event-king-placed = Joueur { $seat } place son Roi en { $square } (tuile { $card }).
    .you = Vous placez votre Roi en { $square } (tuile { $card }).
event-turn = — Tour { $turn }, Joueur { $seat } —
event-recruit = Joueur { $seat } recrute la tuile { $card } pour { $gold } Or.
    .you = Vous recrutez la tuile { $card } pour { $gold } Or.
event-jester = Joueur { $seat } choisit qui son Bouffon imite : { $card }.
    .you = Vous choisissez qui votre Bouffon imite : { $card }.
event-stuck = Joueur { $seat } ne peut convoquer personne.
    .you = Vous ne pouvez convoquer personne.
event-summon = Joueur { $seat } va de { $start } en { $square } et convoque la tuile { $card }.
    .you = Vous allez de { $start } en { $square } et convoquez la tuile { $card }.
event-monk = Joueur { $seat } va de { $start } en { $square }, laisse { $gold } Or au Moine et repart.
    .you = Vous allez de { $start } en { $square }, laissez { $gold } Or au Moine et repartez.
event-summon-group = Joueur { $seat } va de { $start } en { $square } et convoque { $count } tuiles en chemin : { $card }.
    .you = Vous allez de { $start } en { $square } et convoquez { $count } tuiles en chemin : { $card }.
event-taken = Tuile prise en { $square } : { $card }.
event-gold-found = Joueur { $seat } trouve { $gold } Or en { $square }.
    .you = Vous trouvez { $gold } Or en { $square }.
event-tax-free = Joueur { $seat } reçoit { $gold } Or ({ $card }).
    .you = Vous recevez { $gold } Or ({ $card }).
event-tax = Joueur { $seat } impose { $count } tuiles ({ $card }) pour { $gold } Or.
    .you = Vous imposez { $count } tuiles ({ $card }) pour { $gold } Or.
event-turned = Tuile retournée face cachée : { $card }.
event-exchange = Joueur { $seat } prend sur la colline la tuile { $card } (Sorcier).
    .you = Vous prenez sur la colline la tuile { $card } (Sorcier).
event-given = La tuile { $card } va sur la colline à sa place.
event-realm = Joueur { $seat } réclame un Royaume : { $gold } Or et un jeton valant { $renown } de Renommée.
    .you = Vous réclamez un Royaume : { $gold } Or et un jeton valant { $renown } de Renommée.
event-fill = Pente { $slope } : la tuile { $card } glisse en { $square }.
event-enter = La tuile { $card } arrive sur la colline (pente { $slope }, rangée { $row }).

## Pourquoi la partie se termine : après deux-points

cause-hill = la colline ne peut plus être remplie
cause-idle = rien n’a changé pendant toute une manche

## Scores

score-influence = Influence
score-orders = Ordres
score-couples = Couples
score-gold = Or
score-realm = Jetons Royaume

tally-couples = { $n ->
    [one] couple
   *[other] couples
}
tally-gold = or
tally-realm = { $n ->
    [one] jeton Royaume
   *[other] jetons Royaume
}

row-influence = { $n ->
    [one] un sujet
   *[other] { $n } sujets
}

tie-influence = influence

## Ce que font les tuiles

text-queen = Influence { $n }.
text-duke = Influence { $n }.
text-countess = Influence { $n }.
text-knight = Influence { $n } ; 3, 4 ou 5 Chevaliers d’un même Ordre donnent un bonus.
note-order = Le jeu imprimé distingue ses quatre Ordres par la couleur et le signe ; leurs noms sont de nous.
text-peasant = Influence { $n } ; chaque couple d’un Paysan et d’une Paysanne donne un bonus.
text-peasant-woman = Influence { $n } ; chaque couple d’un Paysan et d’une Paysanne donne un bonus.
text-jester = Imite un Sujet, pour les Royaumes et les impôts ; Influence { $n } à la fin.
text-monk = Laissez { $gold } Or sur sa case et déplacez votre Roi encore une fois.
text-sorcerer = Échangez une de vos tuiles face visible contre un Sujet de la colline, sans payer.
text-tax = Retournez face cachée { $needs } tuiles face visible d’un même type et recevez { $gold } Or ; chaque type une seule fois.
text-tax-free = Recevez { $gold } Or.
text-pile = { $n } dans la pile { $pile }.
text-pile-use = Tuiles au dos { $pile }.
text-row = Un Sujet dans la rangée { $row } de l’une ou l’autre pente coûte { $gold } Or.
text-value-start = L’Or de chaque joueur au départ.
text-value-realm = Ce que rapporte un Royaume de cinq Influences différentes : de l’Or aussitôt, de la Renommée à la fin.
text-value-order = La Renommée pour trois, quatre ou cinq Chevaliers d’un même Ordre.
text-value-couple = La Renommée pour chaque couple d’un Paysan et d’une Paysanne.
text-value-coins = Les pièces de la banque, de 1, 5 et 10 Or ; elle n’est jamais vide.
text-value-tokens = Les jetons de la boîte ; ils ne manquent jamais.

## Tuiles

card-queen = Reine
card-duke = Duc
card-countess = Comtesse
card-knight = Chevalier
# our translation
card-knight-lily = Chevalier du Lys
# our translation
card-knight-moon = Chevalier de la Lune
# our translation
card-knight-tower = Chevalier de la Tour
# our translation
card-knight-acorn = Chevalier du Chêne
card-peasant = Paysan
card-peasant-woman = Paysanne
card-jester = Bouffon
card-monk = Moine
card-sorcerer = Sorcier
card-tax-collector = Collecteur d’Impôt
card-tax-collector-1 = Collecteur d’Impôt n° 1
card-tax-collector-2 = Collecteur d’Impôt n° 2
card-tax-collector-3 = Collecteur d’Impôt n° 3
card-tax-collector-4 = Collecteur d’Impôt n° 4
card-tax-collector-5 = Collecteur d’Impôt n° 5
card-tax-collector-6 = Collecteur d’Impôt n° 6
card-tax-collector-7 = Collecteur d’Impôt n° 7
card-tax-collector-8 = Collecteur d’Impôt n° 8

card-row-1 = Rangée 1 (tout en bas)
card-row-2 = Rangée 2
card-row-3 = Rangée 3
card-row-4 = Rangée 4
card-row-5 = Rangée 5
card-row-6 = Rangée 6 (tout en haut)
card-pile-1 = Pile I
card-pile-2 = Pile II
card-pile-3 = Pile III
card-start = Départ
card-realm = Royaume
card-order = Ordre
card-couple = Couple
card-coins = Pièces
card-tokens = Jetons

word-mix = tuiles par pile
word-hill = colline
word-needs = demande
word-gives = donne

purse-vp = Influence
purse-realms = jetons Royaume
purse-renown = Renommée
