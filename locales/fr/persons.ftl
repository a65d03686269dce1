## Le menu d’une table

menu-title = Menu de la table
menu-you = Pour vous
menu-table = Cette table
menu-drag = Tirez vers le bas pour fermer
menu-seats = Autour de la table
menu-here = vous
menu-wait = On attend { $names }.
menu-watch = { $n ->
    [0] Personne ne regarde
    [1] Une personne regarde
   *[other] { $n } personnes regardent
}
menu-watch-note = sans voir aucun secret
menu-link = Le lien de cette table
menu-wish-undo = Vous avez demandé à annuler un coup.
menu-wish-abandon = Vous avez proposé d’arrêter la partie.
menu-wish-replace = Vous avez demandé un robot à la place de { $other }.
menu-undo = Demander à annuler
menu-undo-why = { $move }. Toutes les personnes doivent accepter.
terms = Comment joue cette table
terms-clock-none = Sans pendule.
terms-clock-move = { $n ->
    [one] Une minute par décision.
   *[other] { $n } minutes par décision.
}
terms-clock-game = { $n ->
    [one] Une minute chacun.
   *[other] { $n } minutes chacun.
}
terms-clock-add = { $n ->
    [one] Une seconde de plus par coup.
   *[other] { $n } secondes de plus par coup.
}
terms-clock-days = { $n ->
    [one] Un jour par décision.
   *[other] { $n } jours par décision.
}
terms-undo-free = On annule tant que rien n’est révélé, plus loin si tous acceptent.
terms-undo-consent = On annule si tous acceptent.
terms-undo-never = On n’annule pas.
terms-hints-yes = Conseils permis.
terms-hints-no = Sans conseils.

## Quitter une partie

leave-now = Partir pour l’instant
leave-now-bot = Un robot ({ $level }) garde votre place. Reprenez-la à tout moment, par le lien ou depuis vos tables.
leave-now-alone = Rien n’est perdu : la partie vous attend parmi vos tables.
leave-now-rated = La partie est classée et continue : votre pendule tourne. La quitter pour de bon, c’est abandonner.
leave-watch = Ne plus regarder
leave-watch-why = La partie continue sans vous.
leave-resign-rated = Cette partie est classée : elle compte comme perdue, quoi que le robot fasse de votre place.
leave-sure = Abandonner pour de bon ?
leave-yes = Oui, abandonner

## Réglages

settings-volume = Volume
settings-asking = Me demander avant
settings-asking-undo = ce qui ne s’annule pas
settings-asking-undo-why = le hasard décide, un secret est vu
settings-contrast = Contraste et hachures
settings-contrast-normal = Normal
settings-contrast-strong = Fort
settings-unheard = Qui vous n’entendez pas
settings-unheard-nobody = Vous n’avez fait taire ni bloqué personne. Cela se fait depuis le blason d’un joueur, la conversation ou le menu d’une table.

## Les gens qu’on ne veut pas entendre

person-about = Faire taire ou bloquer { $name }
person-mute = Faire taire
person-mute-why = Vous ne voyez plus ce que dit { $name }, dans ce navigateur seulement. { $name } n’en sait rien, et vous jouez ensemble comme avant.
person-block = Bloquer
person-block-why = Le serveur ne vous transmet plus ce que dit { $name }, et { $name } ne peut plus s’asseoir aux tables que vous ouvrez ; c’est là seulement qu’on le lui dit. Les parties que vous jouez déjà ensemble continuent.
person-back = Tout cela se défait à tout moment, ici ou dans les réglages.
person-muted = muet
person-blocked = bloqué
person-unmute = Entendre { $name } de nouveau
person-unblock = Ne plus bloquer { $name }
refused-blocked = Qui a ouvert cette table ne veut pas jouer avec vous.
refused-too-many-block = Vous avez bloqué beaucoup de monde : défaites-en d’abord une partie.
refused-not-found-block = Cette personne n’est plus ici.

## Ce qui est conservé

kept-title = Ce qui est conservé de vous
kept-games = { $days ->
    [0] Les parties finies sont conservées sans limite.
    [1] Les parties finies sont conservées un jour.
   *[other] Les parties finies sont conservées { $days } jours.
}
kept-guests = { $days ->
    [0] Votre nom et vos classements sont conservés sans limite.
    [1] Votre nom et vos classements sont conservés un jour après votre dernière visite.
   *[other] Votre nom et vos classements sont conservés { $days } jours après votre dernière visite.
}
kept-chats = { $days ->
    [0] Ce qui s’est dit aux tables est conservé sans limite.
    [1] Ce qui s’est dit aux tables est conservé un jour.
   *[other] Ce qui s’est dit aux tables est conservé { $days } jours.
}
kept-here = Ce navigateur garde lui-même vos réglages, qui vous faites taire, et les sceaux avec lesquels il vérifie que le hasard fut juste.
kept-take = Prendre mes données
kept-take-why = Tout ce que le serveur conserve de vous, dans un fichier.
kept-delete = M’oublier
kept-delete-why = Vous abandonnez et quittez toutes les tables. Votre nom, vos classements, ce que vous avez dit et qui vous avez bloqué sont effacés. Les parties que d’autres ont jouées avec vous restent, sans votre nom. Cela ne se reprend pas.
kept-type = Pour être sûr, écrivez votre nom : { $name }
kept-wrong = Ce n’est pas le nom que vous portez ici.
kept-delete-now = Tout effacer
kept-keep = Tout garder
kept-gone = Plus rien n’est conservé de vous. Qui s’assied ensuite dans ce navigateur est quelqu’un d’autre.
kept-nobody = Rien n’est conservé de vous : vous ne vous êtes assis à aucune table ici.

## Après la partie

share-title = Partager
share-why = Qui possède ce lien voit toute la partie.
share-send = Envoyer…
share-text = { $game } : regardez notre partie, coup par coup.
end-rated = Cette partie compte pour le classement.
end-casual = Aucun classement ne change : { $why }
end-casual-chosen = Aucun classement ne change : la partie était amicale.
end-last = { $n ->
    [one] votre dernière partie en solo : { $list }
   *[other] vos { $n } dernières parties en solo : { $list }
}
end-best = { $n ->
    [one] Un point de mieux que toutes.
   *[other] { $n } points de mieux que toutes.
}
