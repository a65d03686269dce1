### Villages, en français

game-title = Villages
game-about = Effectuez une action : les autres peuvent la suivre. Faites naître un Village de cartes qui sont champ, pierre ou maison.

## Mots

word-food = Nourriture
word-wood = Bois
word-stone = Pierre
word-magic = Magie
word-wild = ressource au choix
word-castle = Château
word-nothing = rien
word-harvest = Récolte
word-develop = Développement
word-build = Construction
word-recruit = Recrutement
word-tax = Impôt
word-worker = Artisan
word-soldier = Soldat
word-shadow = Ombre
word-holy = Saint
word-vp = PV
word-adventurer-deck = Aventuriers restants
word-piles = paquets
word-castles = Châteaux
word-buildings = Bâtiments
word-adventurers = Aventuriers

resources-food = { $n } Nourriture
resources-wood = { $n } Bois
resources-stone = { $n } Pierre
resources-magic = { $n } Magie

types-worker = { $n ->
    [one] Artisan
   *[other] { $n } Artisans
}
types-soldier = { $n ->
    [one] Soldat
   *[other] { $n } Soldats
}
types-shadow = { $n ->
    [one] Ombre
   *[other] { $n } Ombres
}
types-holy = { $n ->
    [one] Saint
   *[other] { $n } Saints
}

## Ce qui est demandé

prompt-lead = À vous : Récolte, Développement, Construction, Recrutement ou Impôt ?
prompt-follow = Joueur { $leader } effectue une action : { $action }. La suivez-vous ?
prompt-draw = { $left ->
    [one] Piochez une carte. D’où ?
   *[other] Piochez { $left } cartes, une à une. D’où ?
}
prompt-discard = { $why ->
    [2] Vous avez plus de 8 cartes en main : défaussez-en { $left }.
    [1] Défaussez { $left ->
        [one] une carte
       *[other] { $left } cartes
    } pour le pouvoir.
   *[0] Défaussez { $left ->
        [one] une carte
       *[other] { $left } cartes
    } pour en développer une autre.
}
prompt-remove = { $left ->
    [one] Retirez une carte du jeu.
   *[other] Retirez { $left } cartes du jeu.
}
prompt-resource = Quelle carte développez-vous en ressource ?
prompt-pay = { $left ->
    [0] { $card } : tout est payé. Construire ?
    [one] { $card } : encore une ressource à payer.
   *[other] { $card } : encore { $left } ressources à payer.
}
prompt-powers = Quel pouvoir utilisez-vous ?
prompt-rob = { $card } : à qui prenez-vous { $what ->
    [cards] des cartes
   *[gold] de l’Or
} ?

## Coups

move-harvest-lead = Récolte : piocher 3 cartes
move-harvest-follow = Suivre la Récolte : piocher une carte
move-harvest-alone = Récolte : piocher 3 cartes, jusqu’à 8 en main
move-tax-lead = Impôt : prendre 1 Or et piocher une carte
move-tax-follow = Suivre l’Impôt : piocher une carte
move-tax-alone = Impôt : retirer une carte pour prendre 1 Or
move-develop-lead = Développement : défausser une carte pour en développer une autre
move-develop-follow = Suivre le Développement : défausser 2 cartes pour en développer une autre
move-develop-alone = Développement : retirer une carte pour en développer une autre
move-develop = Développer : { $card } ({ $resource })
move-build = Construire : { $card } pour { $cost } ({ $vp } PV)
move-recruit = Recruter : { $card } pour { $gold } Or ({ $vp } PV)
move-decline = Ne pas suivre
move-done = Ne plus utiliser de pouvoir
move-confirm = Payer et construire
move-back = Construire autre chose
move-back-source = Reprendre : { $source }
move-draw = Piocher : { $card } (paquet { $pile })
move-draw-deck = Piocher dans la pioche
move-draw-empty = Piocher dans le paquet { $pile }
move-discard = Défausser : { $card } sur le paquet { $pile } (couvre : { $below })
move-remove = Retirer du jeu : { $card }
move-coin = Une pièce sur votre { $resource }
move-coin-castle = Une pièce sur votre Château, pour une ressource au choix
move-coin-from = Une pièce chez Joueur { $owner }, qui la gardera ({ $resource })
move-use = { $card } : { $effect }
move-rob = Prendre à Joueur { $victim }
move-rob-cards = Prendre { $n ->
    [1] une carte
    [one] { $n } carte
   *[other] { $n } cartes
} à Joueur { $victim }
move-rob-gold = Prendre { $n } Or à Joueur { $victim }

## Pourquoi pas

why-other-action = une seule action peut être suivie en ce moment : { $action }
why-not-in-hand = { $card } n’est pas dans votre main
why-already-built = { $card } est déjà dans votre Village
why-too-few-coins = { $card } coûte { $n } ressources, une pièce chacune ; vous en avez { $have } : il en manque { $more }
why-cannot-pay = { $card } coûte { $cost } ; avec { $have ->
    [one] { $have } pièce
   *[other] { $have } pièces
}, les ressources sans pièce et vos pouvoirs, le compte n’y est pas
why-not-in-row = { $card } n’est pas dans la ligne des Aventuriers
why-requirement = { $card } demande plus de Bâtiments dans votre Village : { $types }
why-recruit-gold = recruter l’Aventurier { $card } coûte { $price } Or, vous avez { $have } Or : il manque { $more } Or
why-develop-first = choisissez d’abord l’action Développement, et payez-la
why-develop-cards = il faut { $n } cartes en main, vous en avez { $have }
why-tax-hand = il faut retirer une carte, et votre main est vide
why-deck-empty = la pioche est vide
why-pile-empty = le paquet { $pile } est vide
why-all-paid = tout est payé : confirmez, ou reprenez quelque chose
why-no-coin = vous n’avez plus de pièce
why-castle-used = il y a déjà une pièce sur votre Château
why-own-seat = c’est votre propre place
why-no-seat = il n’y a pas de Joueur { $owner } dans cette partie
why-not-needed = { $card } ne demande plus de { $resource }
why-no-resource = il n’y a plus de { $resource } sans pièce
why-source-blocks = avec cela, le reste ne pourrait plus être payé
why-not-yours = { $card } n’est pas dans votre Village
why-after-action = { $card } ne sert qu’après l’action
why-used = { $card } a déjà servi pendant cette action
why-only-for = { $card } ne sert qu’à construire un Bâtiment { $type }
why-power-cards = { $card } coûte { $n ->
    [1] une carte
    [one] { $n } carte
   *[other] { $n } cartes
} de votre main
why-arrived = { $card } vient d’arriver ; son pouvoir sert dès la prochaine action
why-instant-over = { $card } ne servait qu’à son arrivée
why-other-moment = { $card } ne sert pas pendant cette action
why-no-effect = { $card } ne rapporterait rien en ce moment
why-nothing-to-take = il n’y a rien à prendre à cette place
## What a part of the board waits for

when-action = une action s’effectue au début de votre tour, ou se suit quand un autre l’effectue
when-pile = on pioche dans une pile quand une action ou un pouvoir permet de piocher
when-deck = on pioche dans la pioche quand une action ou un pouvoir le permet
when-seat = vos pièces vont sur les ressources des autres quand vous payez un Bâtiment ; seul un pouvoir permet de leur prendre quelque chose
when-own = les pièces se posent sur vos ressources quand vous payez un Bâtiment ; les pouvoirs servent quand on les demande
when-hand = les cartes de votre main se construisent, se développent ou se défaussent quand une action en demande une
when-row = les Aventuriers se recrutent avec l’action Recrutement

## Ce qui s’est passé

event-first-player = Joueur { $seat } commence.
    .you = Vous commencez.
event-dealt = Joueur { $seat } reçoit une carte.
event-dealt-own = Vous recevez la carte { $card }.
event-dealt-told = Joueur { $seat } reçoit la carte { $card }.
event-turn = — Tour { $turn }, Joueur { $seat } —
event-replenish = Joueur { $seat } reprend { $gold } Or.
    .you = Vous reprenez { $gold } Or.
event-replenish-alone = Joueur { $seat } reprend { $gold } Or ; encore { $slid } Or au prochain tour.
    .you = Vous reprenez { $gold } Or ; encore { $slid } Or au prochain tour.
event-lead = Joueur { $seat } effectue une action : { $action }.
    .you = Vous effectuez une action : { $action }.
event-follow = Joueur { $seat } suit.
    .you = Vous suivez.
event-decline = Joueur { $seat } ne suit pas.
    .you = Vous ne suivez pas.
event-draw = Joueur { $seat } pioche une carte dans la pioche.
event-draw-own = Vous piochez la carte { $card } dans la pioche.
event-draw-told = Joueur { $seat } pioche la carte { $card } dans la pioche.
event-draw-open = Joueur { $seat } pioche la carte { $card } sur le paquet { $pile }.
    .you = Vous piochez la carte { $card } sur le paquet { $pile }.
event-refill = Carte révélée sur le paquet { $pile } : { $card }.
event-discard = Joueur { $seat } défausse la carte { $card } sur le paquet { $pile }.
    .you = Vous défaussez la carte { $card } sur le paquet { $pile }.
event-remove = Joueur { $seat } retire du jeu la carte { $card }.
    .you = Vous retirez du jeu la carte { $card }.
event-develop = Joueur { $seat } développe la carte { $card } en ressource.
    .you = Vous développez la carte { $card } en ressource.
event-pay = Joueur { $seat } paie le Bâtiment { $card }.
    .you = Vous payez le Bâtiment { $card }.
event-coin = Joueur { $seat } pose une pièce chez Joueur { $owner } ({ $on }).
    .you = Vous posez une pièce chez { $owner } ({ $on }).
    .you-own = Vous posez une pièce chez vous ({ $on }).
    .yours = { $seat } pose une pièce chez vous ({ $on }).
    .own = { $seat } pose une pièce chez soi ({ $on }).
event-use = Joueur { $seat } utilise la carte { $card }.
    .you = Vous utilisez la carte { $card }.
event-build = Joueur { $seat } construit le Bâtiment { $card }.
    .you = Vous construisez le Bâtiment { $card }.
event-recruit = Joueur { $seat } recrute l’Aventurier { $card } pour { $gold } Or.
    .you = Vous recrutez l’Aventurier { $card } pour { $gold } Or.
event-row = L’Aventurier { $card } rejoint la ligne des Aventuriers.
event-tax = Joueur { $seat } prend { $gold } Or.
    .you = Vous prenez { $gold } Or.
event-gain = Joueur { $seat } gagne { $gold } Or ({ $card }).
    .you = Vous gagnez { $gold } Or ({ $card }).
event-steal-gold = Joueur { $seat } prend { $gold } Or à Joueur { $victim } ({ $card }).
    .you = Vous prenez { $gold } Or à { $victim } ({ $card }).
    .yours = { $seat } vous prend { $gold } Or ({ $card }).
event-steal-card = Joueur { $seat } prend une carte à Joueur { $victim }.
    .you = Vous prenez une carte à { $victim }.
    .yours = { $seat } vous prend une carte.
event-steal-card-own = Vous prenez la carte { $card } à Joueur { $victim }.
event-steal-card-told = Joueur { $seat } prend la carte { $card } à Joueur { $victim }.
event-lose-card = Joueur { $seat } cède une carte à Joueur { $thief }.
    .you = Vous cédez une carte à { $thief }.
    .yours = { $seat } vous cède une carte.
event-lose-card-own = Vous cédez la carte { $card } à Joueur { $thief }.
event-lose-card-told = Joueur { $seat } cède la carte { $card } à Joueur { $thief }.

## Pourquoi la partie se termine : après deux-points

cause-target = un village a atteint sa taille finale
cause-deck = la pioche des Bâtiments est vide
cause-idle = rien n’a bougé pendant deux manches

## Scores et verdicts

score-buildings = Bâtiments
score-adventurers = Aventuriers
score-powers = Pouvoirs
score-gold = Or

tally-gold-hand = en main
tally-gold-cards = sur des cartes

row-buildings = { $n } bâtis
row-adventurers = { $n } recrutés

tie-village = cartes dans le village
tie-gold = or
tie-resources = ressources

verdict-short-imperator = Imperator
verdict-short-architect = Architecte
verdict-short-boastful-mayor = Maire vantard
verdict-short-backwater = Trou perdu
verdict-short-pothole = Nid-de-poule

verdict-imperator = Rang 1 sur 5 : Imperator.
verdict-architect = Rang 2 sur 5 : Architecte.
verdict-boastful-mayor = Rang 3 sur 5 : Maire vantard.
verdict-backwater = Rang 4 sur 5 : Trou perdu.
verdict-pothole = Rang 5 sur 5 : Nid-de-poule.

## Ce que font les cartes

effect-gold = { $n } Or
effect-draw = { $n ->
    [1] piochez une carte
    [one] piochez { $n } carte
   *[other] piochez { $n } cartes
}
effect-draw-per = { $n ->
    [1] piochez une carte
    [one] piochez { $n } carte
   *[other] piochez { $n } cartes
} pour { $what }
effect-steal-cards = prenez { $n ->
    [1] une carte
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard dans la main d’un adversaire
effect-steal-gold = prenez { $n } Or à un adversaire
effect-resource = { $resource }, sans pièce
effect-resource-for = { $resource }, sans pièce, pour un Bâtiment { $type }
effect-vp-per = { $n } PV pour { $what }
effect-per = { $effect } pour { $what }
effect-and = { $one } et { $other }
effect-discard = en défaussant { $n ->
    [1] une carte
    [one] { $n } carte
   *[other] { $n } cartes
}, { $effect }

count-worker-building = chaque Bâtiment Artisan de votre Village
count-soldier-building = chaque Bâtiment Soldat de votre Village
count-shadow-building = chaque Bâtiment Ombre de votre Village
count-holy-building = chaque Bâtiment Saint de votre Village
count-adventurer = chaque Aventurier de votre Village

text-castle = Une ressource au choix contre une pièce, pour son propriétaire seulement.
note-harbor = Les livrets diffèrent : Ombre dans le français, Soldat dans le persan. Le nôtre suit le français.
text-when-harvest = Récolte : { $effect }.
text-when-develop = Développement : { $effect }.
text-when-build = Construction : { $effect }.
text-when-recruit = Recrutement : { $effect }.
text-when-tax = Impôt : { $effect }.
text-when-instant = Une fois, à son arrivée : { $effect }.
text-when-end = À la fin : { $effect }.

## Châteaux

# our translation
card-castle-red = Château rouge
# our translation
card-castle-blue = Château bleu
# our translation
card-castle-green = Château vert
# our translation
card-castle-yellow = Château jaune
# our translation
card-castle-purple = Château violet

## Bâtiments

# our translation
card-farm = Ferme
# our translation
card-tannery = Tannerie
# our translation
card-workshop = Atelier
# our translation
card-windmill = Moulin
# our translation
card-tavern = Taverne
# our translation
card-blacksmith = Forge
# our translation
card-brewery = Brasserie
# our translation
card-trading-post = Comptoir
# our translation
card-market-square = Place du Marché
# our translation
card-watch-post = Poste de Guet
# our translation
card-barracks = Caserne
# our translation
card-guard-tower = Tour de Garde
# our translation
card-armory = Armurerie
# our translation
card-keep = Donjon
# our translation
card-bastion = Bastion
# our translation
card-training-grounds = Terrain d’Entraînement
# our translation
card-gatehouse = Corps de Garde
# our translation
card-citadel = Citadelle
# our translation
card-hideout = Repaire
# our translation
card-witchs-hut = Hutte de la Sorcière
# our translation
card-catacombs = Catacombes
# our translation
card-harbor = Port
# our translation
card-black-market = Marché Noir
# our translation
card-poachers-camp = Camp du Braconnier
# our translation
card-wizards-tower = Tour du Magicien
# our translation
card-gambling-den = Tripot
# our translation
card-thieves-den = Repaire des Voleurs
# our translation
card-shrine = Sanctuaire
# our translation
card-chapel = Chapelle
# our translation
card-herb-garden = Jardin des Simples
# our translation
card-fountain = Fontaine
# our translation
card-monastery = Monastère
# our translation
card-cathedral = Cathédrale
# our translation
card-oracle = Oracle
# our translation
card-arcane-library = Bibliothèque des Arcanes
# our translation
card-temple = Temple

## Aventuriers

# our translation
card-paladin = Paladin
# our translation
card-rogue = Scélérat
# our translation
card-thief = Voleuse
# our translation
card-bard = Barde
# our translation
card-ranger = Rôdeur
# our translation
card-enchantress = Enchanteresse
# our translation
card-knight = Chevalier
# our translation
card-necromancer = Nécromancien
# our translation
card-guildmaster = Maître de Guilde
# our translation
card-high-priestess = Grande Prêtresse
# our translation
card-warlord = Chef de Guerre
# our translation
card-cleric = Clerc
# our translation
card-archmage = Archimage
# our translation
card-inquisitor = Inquisiteur
# our translation
card-merchant-prince = Prince Marchand
# our translation
card-champion = Champion
