## Une table avant sa partie

waiting-yours = Votre table
waiting-host = hôte
waiting-invites = { $name } vous invite à jouer à
waiting-invited = Vous êtes invité à jouer à
waiting-players = { $n ->
    [one] pour une personne
   *[other] à { $n }
}
waiting-minutes = environ { $n } min
waiting-learn = Apprendre d’abord
waiting-learn-why = en jouant, dans une autre fenêtre
waiting-rules = Lire la règle
waiting-public = Tout le monde peut venir.
waiting-private = Seul qui a le lien peut venir.
waiting-free = Place libre
waiting-free-note = encore personne
waiting-add-bot = Ajouter un robot
waiting-no-bot = Renvoyer { $name }
waiting-invite = Inviter
waiting-invite-why = Qui a ce lien peut s’asseoir, jusqu’au début de la partie.
waiting-code = Le lien en code pour appareils photo
waiting-code-why = pour les téléphones dans la pièce
waiting-share-text = { $game } : venez jouer.
waiting-watch = Vous regardez
waiting-watch-why = Le plateau sera là dès que la partie commence.
waiting-watch-instead = Plutôt regarder
waiting-take = Prenez place.
waiting-take-free = Prendre une place libre
waiting-sit = Je m’assieds
waiting-you-ready = Vous êtes prêt.
waiting-you-not = Vous n’êtes pas encore prêt.
waiting-unready = Attendez-moi
waiting-leave = Rendre ma place
waiting-seats-free = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
waiting-begin = Commencer avec des robots
waiting-begin-why = { $n ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $n } places libres.
}
refused-taken = Quelqu’un porte déjà ces armes : choisissez-en d’autres.

## Qui l’on est à une table

who-title = Qui êtes-vous ?
who-change = Nom et armes
who-name = Votre nom ici
who-note = Aucun compte n’est nécessaire. Vous pouvez garder ce nom pour d’autres tables.
who-arms = Vos armes
who-arms-number = armes { $n }
who-again = Tirer encore

## Niveaux des robots

level-easy-why = voit ce qu’apporte un coup, se trompe souvent
level-medium-why = voit ce qu’apporte un coup, se trompe rarement
level-hard-why = voit quelques tours plus loin
level-master-why = réfléchit longtemps, coup après coup

## Une nouvelle table

lobby-name-arms = Nom et armes
lobby-levels = Ce que font les robots
lobby-about = Environ { $n } minutes.
lobby-link-after = Le lien à envoyer, et un code pour les téléphones, sont là dès que la table est ouverte.
