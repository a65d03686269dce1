### Les Dés du Royaume, en français

# our translation
game-title = Les Dés du Royaume
game-about = Un seul lancer pour toute la table. Cochez votre château et votre forêt, de jour comme de nuit.

## Guildes, dés, récompenses

guild-holy = Saint
guild-worker = Artisan
guild-shadow = Ombre
guild-soldier = Soldat

die-yellow = jaune
die-red = rouge
die-green = vert
die-blue = bleu

reward-nothing = rien
reward-recruit = un recrutement
reward-gold = 1 Or
reward-road = une case Route
reward-sentinel = une sentinelle
reward-combat = un combat
reward-pedestal = un piédestal
reward-star = une étoile
reward-any = quelque chose

## Ce qui est demandé

prompt-roll = Lancez les six dés.
prompt-second-roll = Relancez les dés noirs pour la seconde récolte.
prompt-strike = { $card } : que neutralisez-vous ? (encore { $left })
prompt-track-order = Quelle piste remplissez-vous d’abord ?
prompt-consolation = Votre récolte ne coche aucune case : cochez une case sur la piste de votre choix.
prompt-statue = Vous atteignez un piédestal : prenez une statue.
prompt-action = Recruter (jaune { $yellow }), combattre (rouge { $red }) ou construire (vert { $green }), avec ou sans le bleu { $blue }.{ $no_blue ->
    [1] {" "}Le dé bleu ne peut pas être utilisé ce tour-ci.
   *[0] {""}
}{ $no_powers ->
    [1] {" "}Les domaines n’ont aucun pouvoir ce tour-ci.
   *[0] {""}
}
prompt-build-on = La route { $goal ->
    [none] près de { $origin }
   *[other] entre { $origin } et { $goal }
} bifurque : par où continuer ? (encore { $left } { $left ->
    [one] case
   *[other] cases
})
prompt-recruit = Recrutement : cochez la prochaine case du citoyen de votre choix.
prompt-road = Route : cochez une case voisine de vos routes.
prompt-combat = Combat : cochez la prochaine case de l’antre de votre choix.
prompt-citizen-joins = Un citoyen { $guild ->
    [holy] Saint
    [worker] Artisan
    [shadow] Ombre
    [soldier] Soldat
   *[other] { $guild }
} vous rejoint : lequel ?

## Coups

move-roll = Lancer les dés
move-roll-black = Lancer les dés noirs
move-reset = Remettre les dés comme au lancer (jaune { $yellow }, rouge { $red }, vert { $green }, bleu { $blue })
move-pass = Pas d’action ce tour-ci
move-track = Piste { $guild } : { $n ->
    [one] { $n } case
   *[other] { $n } cases
} ; prochaine case : { $reward }
move-recruit = Recruter le citoyen { $value } ({ $guild }) ; case : { $reward }
move-citizen = Citoyen { $value } ({ $guild }) ; case : { $reward }
move-statue = { $card } : { $text }
move-change = { $card } : dé { $die }, le { $before } devient { $after }
move-fight = Combattre dans l’{ $card }, bloc { $block } ({ $values }) ; case : { $reward }, puis 1 Or
move-combat = { $card } ; prochaine case : { $reward }
move-build = Construire depuis la case { $box } avec { $value }{ $blue ->
    [1] {" "}(vert et bleu)
   *[0] {""}
} : { $n ->
    [one] { $n } case
   *[other] { $n } cases
} ; récompenses : { $rewards }
move-build-to = Construire depuis la case { $box } avec { $value }{ $blue ->
    [1] {" "}(vert et bleu)
   *[0] {""}
} : { $n ->
    [one] { $n } case
   *[other] { $n } cases
} jusqu’au domaine { $card } ; récompenses : { $rewards }
move-build-fork = Construire depuis la case { $box } avec { $value }{ $blue ->
    [1] {" "}(vert et bleu)
   *[0] {""}
} : { $n ->
    [one] { $n } case
   *[other] { $n } cases
} jusqu’à une bifurcation ; récompenses : { $rewards }
move-road = Cocher la case { $box } : { $reward }
move-road-to = Cocher la case { $box } : { $reward }, et rallier le domaine { $card }
move-strike-domain = Perdre le domaine { $card }
move-strike-bridge = Perdre le { $card }
move-strike-lair = Perdre la première valeur de l’{ $card }
move-strike-citizen = Perdre une case du citoyen { $value } ({ $guild })
move-strike-track = Piste { $card }

## Pourquoi pas

why-value = le dé { $die } vaut { $value }{ $sum ->
    [0] {""}
   *[other] {" "}ou, avec le bleu, { $sum }
} ; il faut { $wanted }
why-citizen-full = les deux cases du citoyen { $value } sont cochées
why-guild = le citoyen { $value } n’appartient pas à la guilde { $guild }
why-block-full = toutes les cases de ce bloc sont cochées
why-lair-full = l’{ $card } est terminé
why-road-checked = la case { $box } est déjà cochée
why-road-struck = un évènement a neutralisé la case { $box }
why-not-next-to = la case { $box } n’est pas voisine de vos routes ni de vos domaines
why-not-on-path = la case { $box } ne prolonge pas cette route
why-no-blue = le dé bleu ne peut pas servir ce tour-ci
why-blue-useless = le bleu n’apporte rien ici : la route depuis la case { $box } s’arrête avant
why-not-rallied = vous n’avez pas rallié le domaine { $card }
why-domain-struck = un évènement a neutralisé le domaine { $card }
why-used = le domaine { $card } a déjà servi pendant cette phase
why-no-powers = les domaines sont sans pouvoir ce tour-ci
why-no-change = un dé ne dépasse jamais 6 et ne descend jamais sous 1 ; celui-ci montre { $value }
why-must-act = les dés du lancer permettent une action : il faut en faire une
why-not-changed = les dés sont comme au lancer
why-owned = vous avez déjà la { $card }
why-four-statues = vous avez déjà quatre statues
why-not-in-river = la { $card } n’est pas dans la rivière
why-track-full = la piste { $guild } est complète
why-not-activated = la récolte ne donne rien sur la piste { $guild }
## What a part of the board waits for

when-dice = les dés se lancent une fois, au début du tour
when-die = un dé se change avant votre action, grâce à un domaine que vous avez rallié
when-track = les pistes se remplissent par la récolte ; vous ne choisissez que leur ordre, ou une piste quand la récolte ne donne rien
when-citizen = les citoyens se recrutent avec le dé jaune de votre action, ou par une récompense qui vous laisse le choix
when-statue = une statue se prend quand vous atteignez un piédestal
when-lair = les antres se combattent bloc par bloc avec le dé rouge de votre action ; une récompense de combat coche la case suivante d’un antre entier
when-road = les routes se construisent avec le dé vert de votre action, ou par une récompense qui laisse cocher une case
when-domain = un domaine se rallie par la route qui l’atteint ; seul un événement le frappe
when-bridge = un pont compte dès qu’une route le franchit ; seul un événement le frappe

## Ce qui s’est passé

event-first-player = Joueur { $seat } commence.
    .you = Vous commencez.
event-turn = — Tour { $turn }, Joueur { $seat } —
event-roll = Joueur { $seat } lance : noirs { $first } et { $second }, jaune { $yellow }, rouge { $red }, vert { $green }, bleu { $blue }.
    .you = Vous lancez : noirs { $first } et { $second }, jaune { $yellow }, rouge { $red }, vert { $green }, bleu { $blue }.
event-roll-black = Les dés noirs montrent { $first } et { $second }.
event-check = Joueur { $seat } coche la case { $box } ({ $card }){ $reward ->
    [none] .
   *[other] {" : "}{ $reward }.
}
    .you = Vous cochez la case { $box } ({ $card }){ $reward ->
        [none] .
       *[other] {" : "}{ $reward }.
    }
event-road = Joueur { $seat } coche une case de route { $goal ->
    [none] près de { $origin }
   *[other] entre { $origin } et { $goal }
}{ $reward ->
    [none] .
   *[other] {" : "}{ $reward }.
}
    .you = Vous cochez une case de route { $goal ->
        [none] près de { $origin }
       *[other] entre { $origin } et { $goal }
    }{ $reward ->
        [none] .
       *[other] {" : "}{ $reward }.
    }
event-lost = Joueur { $seat } perd une coche : il n’y a plus de case libre ({ $card }).
    .you = Vous perdez une coche : il n’y a plus de case libre ({ $card }).
event-consolation = Joueur { $seat } ne récolte rien et coche une case ({ $card }).
    .you = Vous ne récoltez rien et cochez une case ({ $card }).
event-rally = Joueur { $seat } rallie le domaine { $card }.
    .you = Vous ralliez le domaine { $card }.
event-lair = Joueur { $seat } termine l’{ $card } pour { $points } PV.
    .you = Vous terminez l’{ $card } pour { $points } PV.
event-statue = Joueur { $seat } prend la { $card }.
    .you = Vous prenez la { $card }.
event-river = Carte révélée : { $card }.
event-die = { $card } : dé { $die }, le { $before } devient { $after }.
event-reset = Les dés sont remis comme au lancer.
event-recruit = Joueur { $seat } recrute le { $card }.
    .you = Vous recrutez le { $card }.
event-fight = Joueur { $seat } combat dans l’{ $card }.
    .you = Vous combattez dans l’{ $card }.
event-build = Joueur { $seat } construit { $goal ->
    [none] près de { $origin }
   *[other] entre { $origin } et { $goal }
} avec { $value }.
    .you = Vous construisez { $goal ->
        [none] près de { $origin }
       *[other] entre { $origin } et { $goal }
    } avec { $value }.
event-no-action = Joueur { $seat } n’a pas d’action.
    .you = Vous n’avez pas d’action.
event-event = Évènement : { $card }. ({ $boats } { $boats ->
    [one] bateau coché
   *[other] bateaux cochés
})
event-struck = Neutralisation : { $card }.
event-struck-box = Neutralisation : case { $box } ({ $card }).
event-river-shrinks = La rivière passe sous la pioche ; désormais, elle compte { $size } cartes.

## Pourquoi la partie se termine : après deux-points

cause-tracks = trois pistes d’un joueur sont complètes
cause-trees = les vingt arbres sont cochés

## Scores et verdicts

score-stars = Étoiles
score-domains = Domaines
score-lairs = Antres
score-statues = Statues

tally-stars-forest = dans la forêt
tally-stars-castle = au château
tally-lair-first = { $card }, en premier
tally-lair-later = { $card }, après d’autres

row-domains = { $n } ralliés
row-lairs = { $n } terminés

tie-stars = étoiles

verdict-short-lost = Le titre est perdu
verdict-short-watched = Gardé, sous surveillance
verdict-short-chamberlain = Premier Chambellan
verdict-short-capital = Duc, et une capitale

verdict-lost = Vous perdez votre titre : le Sud a besoin d’une autre main.
verdict-watched = Vous gardez votre titre, mais on vous surveille.
verdict-chamberlain = Premier Chambellan du Sud, mais un autre château devient la capitale.
verdict-capital = Duc ! Votre château devient la capitale du Sud.

## Ce que font les cartes

text-statue-end = { $vp } PV à la fin pour { $what }
text-statue-now = aussitôt { $n } fois { $reward }{ $stars ->
    [0] {""}
   *[other] {" "}; à la fin, compte pour { $stars } étoiles
}
count-bridge = chaque pont complet
count-domain = chaque domaine rallié
count-treasury = chaque groupe de { $n } cases cochées du trésor de guerre
count-wall-star = chaque étoile cochée sur le chemin de ronde
count-lair = chaque antre terminé
count-star = chaque groupe de { $n } étoiles cochées
count-pedestal = chaque piédestal coché
count-holy = chaque citoyen Saint coché
count-worker = chaque citoyen Artisan coché
count-shadow = chaque citoyen Ombre coché
count-soldier = chaque citoyen Soldat coché

text-step = Une fois à chacune de vos actions : +1 ou −1 au dé { $die }.
text-step-any = Une fois à chacune de vos actions : +1 ou −1 à un dé de couleur de votre choix.
text-flip = Une fois à chacune de vos actions : retournez le dé { $die } sur sa face opposée (7 moins sa valeur).
text-joins = Aussitôt : un citoyen { $guild } vous rejoint.
text-block = Accepte { $values } ; ses cases : { $rewards }.

text-strike-domain-own-die = { $n ->
    [one] Neutralisez un de vos domaines qui changent un dé.
   *[other] Neutralisez { $n } de vos domaines qui changent un dé.
}
text-strike-domain-own = { $n ->
    [one] Neutralisez un de vos domaines.
   *[other] Neutralisez { $n } de vos domaines.
}
text-strike-domain-open = { $n ->
    [one] Neutralisez un domaine que vous n’avez pas rallié.
   *[other] Neutralisez { $n } domaines que vous n’avez pas ralliés.
}
text-strike-bridge-open = { $n ->
    [one] Neutralisez un pont incomplet.
   *[other] Neutralisez { $n } ponts incomplets.
}
text-strike-bridge-complete = { $n ->
    [one] Neutralisez un pont complet.
   *[other] Neutralisez { $n } ponts complets.
}
text-strike-lair-open = { $n ->
    [one] Neutralisez la première valeur d’un antre que vous n’avez pas terminé.
   *[other] Neutralisez la première valeur de { $n } antres que vous n’avez pas terminés.
}
text-strike-citizen-checked = { $n ->
    [one] Neutralisez une case Citoyen cochée dans la guilde qui en a le plus.
   *[other] Neutralisez { $n } cases Citoyen cochées dans la guilde qui en a le plus.
}
text-strike-citizen-free = { $n ->
    [one] Neutralisez une case Citoyen libre.
   *[other] Neutralisez { $n } cases Citoyen libres, chacune dans une autre guilde.
}
text-strike-box-next = { $section } : { $n ->
    [one] neutralisez la prochaine case libre qui donne { $reward }.
   *[other] neutralisez les { $n } prochaines cases libres qui donnent { $reward }.
}
text-strike-box-last = { $section } : { $n ->
    [one] neutralisez la dernière case libre qui donne { $reward }.
   *[other] neutralisez les { $n } dernières cases libres qui donnent { $reward }.
}
text-river = La rivière passe sous la pioche ; désormais, elle compte { $n } cartes.
text-this-turn = Ce tour-ci : { $bans }.
text-otherwise = À défaut — { $text }
bans-no-blue = pas de dé bleu
bans-no-powers = pas de pouvoirs de domaine
bans-no-second-harvest = pas de seconde récolte
word-largest-track = La piste incomplète la plus avancée

## Sections des feuilles

word-wall-walk = chemin de ronde
word-day = jour
word-night = nuit
card-castle = Feuille Château
card-forest = Feuille Forêt
card-lairs = Antres
card-holy = Saint
card-worker = Artisan
card-shadow = Ombre
card-soldier = Soldat
card-treasury = Trésor de guerre
card-wall-walk = Chemin de ronde
card-citizen-1 = Citoyen 1
card-citizen-2 = Citoyen 2
card-citizen-3 = Citoyen 3
card-citizen-4 = Citoyen 4
card-citizen-5 = Citoyen 5
card-citizen-6 = Citoyen 6
card-citizen-7 = Citoyen 7
card-citizen-8 = Citoyen 8
card-citizen-9-10 = Citoyen 9/10
card-citizen-11-12 = Citoyen 11/12
card-lair-1 = Antre 1
card-lair-2 = Antre 2
card-lair-3 = Antre 3
card-lair-4 = Antre 4
road-box = { $n } de la route { $goal ->
    [none] près de { $origin }
   *[other] { $origin } – { $goal }
}
card-s1 = Départ 1
card-s2 = Départ 2
card-s3 = Départ 3
card-s4 = Départ 4
card-bridge-1 = Pont 1
card-bridge-2 = Pont 2
card-bridge-3 = Pont 3
card-bridge-4 = Pont 4
card-bridge-5 = Pont 5
card-bridge-6 = Pont 6
card-trees = Arbres
card-boats = Bateaux

## Domaines

card-yellow-step = Jaune ±1
card-red-step = Rouge ±1
card-green-step = Vert ±1
card-blue-step = Bleu ±1
card-yellow-flip = Jaune retourné
card-red-flip = Rouge retourné
card-green-flip = Vert retourné
card-blue-flip = Bleu retourné
card-any-step = Dé au choix ±1
card-holy-joins = Renfort Saint
card-worker-joins = Renfort Artisan
card-shadow-joins = Renfort Ombre
card-soldier-joins = Renfort Soldat

## Statues

card-statue-1 = Statue 1
card-statue-2 = Statue 2
card-statue-3 = Statue 3
card-statue-4 = Statue 4
card-statue-5 = Statue 5
card-statue-6 = Statue 6
card-statue-7 = Statue 7
card-statue-8 = Statue 8
card-statue-9 = Statue 9
card-statue-10 = Statue 10
card-statue-11 = Statue 11
card-statue-12 = Statue 12
card-statue-13 = Statue 13
card-statue-14 = Statue 14

## Évènements

# our translation
card-usurper = Usurpateur
# our translation
card-flood = Inondation
# our translation
card-emboldened-monsters = Monstres enhardis
# our translation
card-desertion = Désertion
# our translation
card-hiring-freeze = Gel des recrutements
# our translation
card-embezzlement = Détournement de fonds
# our translation
card-undermined-wall = Mur sapé
# our translation
card-iconoclasts = Iconoclastes
# our translation
card-guild-strike = Grève de guilde
# our translation
card-impassable-roads = Routes impraticables
