### Le Royaume, en français

game-title = Le Royaume
game-about = Lancez deux dés, activez vos Citoyens, terrassez des Monstres et construisez des Domaines. Chaque lancer profite à tous.

## Jetons, rôles, zones, types

resource-gold = Or
resource-strength = Force
resource-magic = Magie
token-gold = { $n } Or
token-strength = { $n } Force
token-magic = { $n } Magie
token-vp = { $n } PV

role-worker = { $n ->
    [one] Artisan
   *[other] { $n } Artisans
}
role-soldier = { $n ->
    [one] Soldat
   *[other] { $n } Soldats
}
role-shadow = { $n ->
    [one] Ombre
   *[other] { $n } Ombres
}
role-holy = { $n ->
    [one] Saint
   *[other] { $n } Saints
}

area-hills = Collines
area-ruins = Ruines
area-forest = Forêts
area-valley = Vallées
area-mountains = Montagnes
area-swamp = Marais
area-caverns = Cavernes
area-barrens = Landes

# our translation
type-minion = Sbire
# our translation
type-beast = Bête
type-titan = Titan
type-boss = Chef

## Ce qui est demandé

prompt-keep-duke = Quel Duc gardez-vous, en secret ?
prompt-roll = Lancez les dés.
prompt-change-dice = Les dés montrent { $first } et { $second } : en changer un, ou les garder ?
prompt-harvest-choice = { $card } : que prenez-vous ?
prompt-harvest-exchange = Quels échanges faites-vous ?
prompt-consolation = Aucun de vos Citoyens n’est activé : prenez une ressource.
prompt-action = { $left ->
    [one] Votre dernière action : terrasser, recruter, construire ou prendre une ressource.
   *[other] Votre première action : terrasser, recruter, construire ou prendre une ressource.
}
prompt-attack = Les Monstres attaquent ({ $other ->
    [0] dé { $die }
   *[other] dés { $die } et { $other }
}). Que capture le Seigneur Noir ?
prompt-choose = { $card } : choisissez votre récompense.
prompt-exchange = { $card } : faites-vous l’échange ?
prompt-free-citizen = { $card } : prenez un Citoyen gratuitement.
prompt-rob = { $card } : à qui prenez-vous ?
prompt-raid = { $card } : à qui prenez-vous un Monstre au hasard ?
prompt-give-back = { $card } : rendre une de vos cartes à sa pile ?
prompt-extra-slay = { $card } : terrasser un Monstre de plus ?
prompt-which-first = Lequel de vos Domaines agit en premier ?

## Coups

move-roll = Lancer les dés
move-keep-dice = Garder { $first } et { $second }
move-keep-duke = Garder { $card }
move-decline = Non, merci
move-take = Prendre { $tokens }
move-slay = Terrasser : { $card } ({ $price })
move-slay-nothing = Terrasser dans la colonne { $column }
move-recruit = Recruter : { $card } ({ $price })
move-recruit-nobody = Recruter dans la pile { $stack }
move-build = Construire : { $card } ({ $price })
move-build-nothing = Construire dans la colonne { $column }
move-choose = { $effect }{ $times ->
    [1] {""}
   *[other] , { $times } fois
}
move-choose-none = Choix { $option }
move-exchange = { $card } : { $effect }{ $times ->
    [1] {""}
   *[other] , { $times } fois
}
move-exchange-once = { $effect }
move-free = Prendre : { $card }
move-rob = Prendre { $tokens } à Joueur { $victim }
move-rob-reserve = Prendre à la Réserve : { $resource }
move-raid = Prendre un Monstre à Joueur { $victim }
move-attack = Colonne { $column } : perdre la carte { $card }
move-attack-nothing = Colonne { $column } : plus rien, le Royaume tombe
move-change-die = { $card } : changer le { $before } en { $after }{ $gold ->
    [0] {""}
   *[other] {" "}pour { $gold } Or
}
move-first = { $card } d’abord
move-return = Rendre : { $card }

## Pourquoi pas

why-empty = cette pile est vide
why-too-dear = { $card } coûte { $cost }, vous avez { $have } ; il manque { $more }
why-no-strength = { $card } coûte { $cost }, dont au moins 1 Force payée sans Magie ; vous n’en avez pas
why-no-gold = { $card } coûte { $cost }, dont au moins 1 Or payé sans Magie ; vous n’en avez pas
why-only-magic = { $card } : le prix doit compter au moins 1 { $token }, la Magie ne peut pas tout remplacer
why-roles = { $card } demande plus de Citoyens : il manque { $roles }
why-not-yours = { $card } n’est pas dans votre Royaume
why-used = { $card } a déjà servi pour ce lancer
why-too-dear-power = vous ne pouvez pas payer le pouvoir de la carte { $card }
why-no-change = { $card } ne changerait pas ce dé
why-not-dealt = ce Duc ne vous a pas été distribué
why-not-free = { $card } ne fait pas partie des Citoyens offerts à présent
why-own-seat = c’est votre propre Royaume
why-no-seat = personne n’est assis là
why-nothing-to-take = il n’y a rien à prendre dans ce Royaume
why-not-given = cette carte ne permet pas de rendre { $card }
why-no-exchange = { $card } n’a rien à échanger pour ce lancer
why-not-attacked = les Monstres n’atteignent pas cette carte : choisissez-en une qui brille

## What a part of the board waits for

when-dice = les dés se lancent une fois, au début de votre tour
when-die = un dé se change juste après le lancer, grâce à un Domaine qui le permet
when-token = on prend une ressource avec l’une de ses deux actions, après la récolte
when-monster = les Monstres se terrassent avec l’une de vos deux actions, après la récolte
when-citizen = les Citoyens se recrutent avec l’une de vos deux actions, après la récolte
when-domain = les Domaines se construisent avec l’une de vos deux actions, après la récolte
when-seat = on ne prend aux autres que si l’une de vos cartes le dit
when-duke = les Ducs se choisissent une fois, avant le premier tour, et comptent à la fin
when-own = vos cartes agissent d’elles-mêmes quand les dés ou vos actions les appellent ; on ne les presse que si l’une d’elles le demande

## Ce qui s’est passé

event-dukes-dealt = Joueur { $seat } regarde deux Ducs.
event-dukes-dealt-own = Vous regardez deux Ducs : { $one } et { $other }.
event-dukes-dealt-told = Joueur { $seat } regarde deux Ducs : { $one } et { $other }.
event-duke-kept-own = Vous gardez { $card }.
event-duke-kept-told = Joueur { $seat } garde { $card }.
event-duke-kept = Joueur { $seat } a choisi son Duc.
event-roll-off = Joueur { $seat } lance { $first } et { $second } pour commencer.
    .you = Vous lancez { $first } et { $second } pour commencer.
event-first-player = Joueur { $seat } commence.
    .you = Vous commencez.
event-turn = — Tour { $turn }, Joueur { $seat } —
event-roll = Joueur { $seat } lance { $first } et { $second }.
    .you = Vous lancez { $first } et { $second }.
event-die-changed = { $card } change un { $before } en { $after }.
event-gain = Joueur { $seat } gagne { $tokens } ({ $card }).
    .you = Vous gagnez { $tokens } ({ $card }).
event-exchange = Joueur { $seat } échange { $paid } contre { $tokens } ({ $card }).
    .you = Vous échangez { $paid } contre { $tokens } ({ $card }).
event-consolation = Joueur { $seat } prend 1 { $resource }, faute de Citoyen activé.
    .you = Vous prenez 1 { $resource }, faute de Citoyen activé.
event-take = Joueur { $seat } prend 1 { $resource }.
    .you = Vous prenez 1 { $resource }.
event-slay = Joueur { $seat } terrasse le Monstre { $card } pour { $tokens }.
    .you = Vous terrassez le Monstre { $card } pour { $tokens }.
event-recruit = Joueur { $seat } recrute le Citoyen { $card } pour { $tokens }.
    .you = Vous recrutez le Citoyen { $card } pour { $tokens }.
event-build = Joueur { $seat } construit le Domaine { $card } pour { $tokens }.
    .you = Vous construisez le Domaine { $card } pour { $tokens }.
event-free-citizen = Joueur { $seat } prend gratuitement le Citoyen { $card } ({ $by }).
    .you = Vous prenez gratuitement le Citoyen { $card } ({ $by }).
event-rob = Joueur { $seat } prend { $amount } { $resource } à Joueur { $victim } ({ $card }).
    .you = Vous prenez { $amount } { $resource } à { $victim } ({ $card }).
    .yours = { $seat } vous prend { $amount } { $resource } ({ $card }).
event-raid = Joueur { $seat } prend le Monstre { $card } à Joueur { $victim } ({ $by }).
    .you = Vous prenez le Monstre { $card } à { $victim } ({ $by }).
    .yours = { $seat } vous prend le Monstre { $card } ({ $by }).
event-return = Joueur { $seat } rend la carte { $card } ({ $by }).
    .you = Vous rendez la carte { $card } ({ $by }).
event-uncover = Carte révélée : { $card }.
event-exhausted = { $of ->
    [slay] Il ne reste plus de Monstre : { $area }.
    [recruit] Il ne reste plus de carte { $card }.
    [mixed] Il ne reste plus de Citoyen de valeur { $values }.
   *[build] Il ne reste plus de Domaine dans la colonne { $column }.
}
event-ending-averted = La fin est écartée pour l’instant : la condition n’est plus remplie.
event-reopened = { $of ->
    [slay] Il y a de nouveau un Monstre : { $area }.
    [recruit] Il y a de nouveau une carte { $card }.
    [mixed] Il y a de nouveau un Citoyen de valeur { $values }.
   *[build] Il y a de nouveau un Domaine dans la colonne { $column }.
}
event-capture = Le Seigneur Noir capture la carte { $card }.
event-dark-lord = Le Seigneur Noir était { $card }.

## Pourquoi la partie se termine : après deux-points

cause-monsters = tous les Monstres sont vaincus
cause-domains = tous les Domaines sont construits
cause-exhausted = assez de piles sont épuisées
cause-triggered = la fin a déjà été déclenchée
cause-overrun = une colonne était vide à l’arrivée des Monstres

## Scores et verdicts

score-tokens = Jetons PV
score-monsters = Monstres
score-domains = Domaines
score-duke-worker = Duc : Artisans
score-duke-soldier = Duc : Soldats
score-duke-shadow = Duc : Ombres
score-duke-holy = Duc : Saints
score-duke-symbols = Duc : rôles
score-duke-resources = Duc : ressources
score-duke-citizens = Duc : Citoyens
score-duke-monsters = Duc : Monstres
score-duke-titan = Duc : Titans
score-duke-minion = Duc : Sbires
score-duke-beast = Duc : Bêtes
score-duke-boss = Duc : Chefs
score-duke-domains = Duc : Domaines

tally-tokens = { $n ->
    [one] jeton PV
   *[other] jetons PV
}
tally-duke-worker = { $n ->
    [one] Artisan
   *[other] Artisans
}
tally-duke-soldier = { $n ->
    [one] Soldat
   *[other] Soldats
}
tally-duke-shadow = { $n ->
    [one] Ombre
   *[other] Ombres
}
tally-duke-holy = { $n ->
    [one] Saint
   *[other] Saints
}
tally-duke-symbols = de tout rôle
tally-duke-resources = { $n ->
    [one] ressource
   *[other] ressources
}, par { $group ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] groupes de { $group }
}
tally-duke-citizens = { $n ->
    [one] Citoyen
   *[other] Citoyens
}
tally-duke-monsters = { $n ->
    [one] Monstre
   *[other] Monstres
}
tally-duke-titan = { $n ->
    [one] Titan
   *[other] Titans
}
tally-duke-minion = { $n ->
    [one] Sbire
   *[other] Sbires
}
tally-duke-beast = { $n ->
    [one] Bête
   *[other] Bêtes
}
tally-duke-boss = { $n ->
    [one] Chef
   *[other] Chefs
}
tally-duke-domains = { $n ->
    [one] Domaine
   *[other] Domaines
}

score-duke = Duc
score-note-duke = secret jusqu’ici
key-duke = le donjon, au Duc :
key-duke-resources = ressources
row-domains = { $n } bâtis
row-monsters = { $n } vaincus

tie-cards = cartes

verdict-short-victory = Victoire
verdict-short-defeat = Submergé
verdict-short-count-won = Victoire
verdict-short-count-lost = Défaite

rival-name = Seigneur Noir

verdict-victory = Victoire : tous les Monstres sont terrassés.
verdict-defeat = Défaite : une colonne était vide à l’arrivée des Monstres.
verdict-count-won = Victoire : vous surpassez le Seigneur Noir.
verdict-count-lost = Défaite : le Seigneur Noir vous surpasse.

## Ce que font les cartes

effect-gain = { $tokens }
effect-per = { $tokens } pour { $what }
effect-or = { $one } ou { $other }
effect-and = { $one } et { $other }
effect-exchange = payez { $pay } pour { $tokens }
effect-free-citizen = un Citoyen gratuit de votre choix
effect-free-cost = un Citoyen gratuit d’un coût de base de { $cost } ou moins
effect-free-role = un Citoyen { $role } gratuit
effect-free-role-cost = un Citoyen { $role } gratuit d’un coût de base de { $cost } ou moins
effect-free-named = un Citoyen { $card } gratuit
effect-rob = prenez { $tokens } à un adversaire
effect-rob-up-to = prenez jusqu’à { $tokens } à un adversaire
effect-raid = prenez un Monstre au hasard à un adversaire, sans sa récompense
effect-give-back-citizen = vous pouvez rendre un de vos Citoyens à sa pile pour { $tokens }
effect-give-back-monster = vous pouvez rendre un de vos Monstres à sa pile pour { $tokens }
effect-extra-action = vous pouvez aussitôt terrasser un Monstre de plus, à son coût normal
effect-set-die = payez { $pay } pour mettre un dé sur { $value }
effect-set-die-each = payez { $pay } pour { $what } afin de mettre un dé sur { $value }
effect-lower-die = baissez un dé de { $n }, sans descendre sous 1
effect-no-surcharge = vos Citoyens ne coûtent pas plus cher si vous en possédez du même nom
effect-building-discount = vos Domaines coûtent { $n } Or de moins

count-named = chaque carte { $card } que vous possédez
count-symbols = chaque symbole de rôle ({ $roles }) sur vos Citoyens et vos Domaines
count-citizens-of-role = chaque { $role } parmi vos Citoyens
count-monsters-of-area = chaque Monstre des { $area } que vous avez terrassé
count-monsters-of-type = chaque Monstre de type { $type } que vous avez terrassé
count-citizens = chaque Citoyen que vous avez recruté
count-domains = chaque Domaine que vous possédez
count-monsters = chaque Monstre que vous avez terrassé
count-resources = chaque groupe de { $group } ressources qu’il vous reste

text-active = À votre lancer : { $effect }.
text-passive = Au lancer des autres : { $effect }.
text-reward = Récompense : { $effect }.
text-duke = { $vp } PV pour { $what }.
text-when-built = À la construction : { $effect }.
text-when-roll = Une fois à chacune de vos Phases de Lancer : { $effect }.
text-when-doubles = Chaque fois que les dés de n’importe quel joueur forment un double : { $effect }.
text-when-actions-begin = Au début de vos actions : { $effect }.
text-when-actions-end = À la fin de vos actions : { $effect }.
text-when-citizen-gained = Chaque fois que vous gagnez un Citoyen : { $effect }.
text-when-monster-slain = Chaque fois que vous terrassez un Monstre : { $effect }.
text-when-always = Désormais : { $effect }.

## Cartes de Départ

card-starter-peasant = Paysan de Départ
card-starter-knight = Chevalier de Départ

## Citoyens

card-cleric = Clerc
card-monk = Moine
card-merchant = Marchand
card-blacksmith = Forgeron
card-mercenary = Mercenaire
card-alchemist = Alchimiste
card-archer = Archère
card-wizard = Magicien
card-peasant = Paysan
card-knight = Chevalier
card-rogue = Scélérat
card-thief = Voleuse
card-champion = Champion
card-warlord = Chef de Guerre
card-paladin = Paladin
card-priestess = Prêtresse
card-butcher = Boucher
card-miner = Mineur

## Monstres

card-goblin = Gobelin
# as the French rulebook prints it, no doubt a slip for “Mage Gobelin”
card-goblin-mage = Magie Gobelin
card-goblin-king = Roi Gobelin
card-skeleton = Squelette
card-flaming-skeleton = Squelette Incandescent
card-skeleton-king = Roi Squelette
card-treant = Tréant
card-bane-spider = Araignée Pestilentielle
card-spider-queen = Reine Arachnée
card-owlbear = Hibours
card-giant = Géant
card-troll = Troll
card-dire-bear = Ours Terrifiant
card-orc-warrior = Guerrier Orque
card-orc-chieftain = Chef de Clan
# our translation
card-gargoyle = Gargouille
card-wraith = Spectre
# our translation
card-witch-queen = Reine Sorcière
card-gelatinous-cube = Cube Gélatineux
# our translation
card-basilisk = Basilic
# our translation
card-swamp-dragon = Dragon des Marais
# our translation
card-kobolds = Kobolds
# our translation
card-gold-golem = Golem d’Or
# our translation
card-red-dragon = Dragon Rouge

## Domaines

card-foxgrove-palisade = Bosquet aux Renards
card-the-desert-orchid = L’Orchidée du Désert
# our translation
card-emerald-stronghold = Bastion d’Émeraude
# our translation
card-pratchetts-plateau = Plateau de Pratchett
card-cathedral-of-st-aquila = Cathédrale de St Aquilin
# our translation
card-darktide-harbour = Havre de Sombremarée
# our translation
card-cloudriders-camp = Camp du Chevauche-Nuées
# our translation
card-the-orb-of-urdr = L’Orbe d’Urdr
# our translation
card-rogues-landing = Crique du Scélérat
card-blood-crow-army = Bataillon Écarlate
card-eye-of-asteraten = Œil d’Asteraton
card-cutthroats-truce = Au Coupe-Gorge
# our translation
card-halfpenny-hill = Colline du Demi-Sou
# our translation
card-shattered-hand = Main Brisée
card-forgotten-sorrows = Source des Lamentations
card-watcher-on-the-water = Guetteur Lacustre
card-gargans-embrace = Étreinte du Gargane
card-nest-of-the-weaver-witch = Antre de la Veuve Noire
card-palace-of-the-dawn = Citadelle de l’Aube
# our translation
card-grimmwater-keep = Donjon d’Eaumorne
card-the-violet-thorn = L’Épine Pourpre
card-purloiners-perch = Quai des Ombres
card-golden-obelisk-of-nae = Obélisque Doré de Naé
card-monolith-of-ostendaar = Monolithe d’Ostendaar

## Ducs

# our translation
card-cornelius = Cornelius le Rêveur
# our translation
card-elsyn = El’syn, Saint des Ombres
# our translation
card-elisium = Elisium le Forge-Tout
# our translation
card-hrothgar = Hrothgar le Conquérant
# our translation
card-isabella = Isabella la Juste
# our translation
card-lekzandr = Lekzand’r le Protecteur
# our translation
card-node = Node, Maître des Épées
# our translation
card-reese = Reese Boutefeu
# our translation
card-simon = Simon l’Impur
card-waryn = Waryn

purse-strength = { resource-strength }
purse-magic = { resource-magic }
