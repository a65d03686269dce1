### Les mots de la table elle-même ; ceux d’un jeu sont dans son propre fichier.

close = Fermer
pennon-on = {"sur "}
reader-reconstructed = Reconstitué : ni le livret ni aucune description publique ne donne ces valeurs.

## Jetons, quand le jeu n’a pas de mots à lui

token-gold = { $n } Or
token-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
resource-gold = Or
resource-vp = points

## Partout

site-title = Duchy
site-page = { $page } — { site-title }
site-motto = Quatre royaumes à bâtir, une seule table.
site-nav = Site
site-tables = Tables
site-settings = Réglages
site-credits = Crédits
site-skip = Aller au contenu
site-home = Accueil

## Accueil

home-games = Jeux
home-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1–{ $most } joueurs
    }
   *[other] { $least }–{ $most } joueurs
}
home-minutes = { $n } min
home-play = Jouer
home-new = Nouvelle table
home-rules = Règles
home-cards = Cartes
home-yours = Vos tables
home-your-turn = À vous
home-not-yet = Pas encore en rayon
home-with = avec { $names }
home-free-seat = une place est libre
home-over = terminée
home-deal = La donne du jour
home-deal-on = à reprendre
home-deal-place = place { $place } sur { $of }
home-deal-new = la même pour tous
home-tournaments = Tournois
tables-over = Parties terminées
home-waits = attend { $names }

## Nouvelle table et tables

lobby-title = Nouvelle table
lobby-games = Jeux
lobby-seats = Places
lobby-you = vous, hôte
lobby-person = Invité
lobby-bot = Robot
lobby-here = Ici
lobby-friend = Un ami
lobby-invited = vient par le lien
lobby-plays-here = joue ici, avec vous
lobby-passes = se passe l’appareil
lobby-add = Ajouter une place
lobby-up-to = jusqu’à { $n }
lobby-remove = Retirer la place
lobby-your-name = Votre nom
lobby-level = Niveau
lobby-options = Options
lobby-rulings = Points fins de la règle ({ $n })
lobby-clock = Temps
lobby-clock-none = Illimité
lobby-clock-move = Par coup
lobby-clock-game = Par partie
lobby-clock-days = En jours
lobby-minutes = { $n } min
lobby-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
lobby-less = Moins de temps
lobby-more = Plus de temps
lobby-clock-note = par personne ; les robots n’ont pas de limite
lobby-undo = Annuler un coup
lobby-undo-free = Tant que rien n’est révélé
lobby-undo-consent = Avec accord
lobby-undo-never = Jamais
lobby-hints = Conseils
lobby-hints-yes = Permis
lobby-hints-no = Pas ici
lobby-counts = Enjeu
lobby-casual = Amicale
lobby-rated = Classée
lobby-casual-why = Partie amicale : aucun classement ne change.
lobby-rated-why = Entre personnes, à la pendule et sans conseils. Qui part, ou dépasse son temps, abandonne la partie.
casual-chosen = aucun classement ne change.
casual-hints = cette table permet les conseils.
casual-cards = on joue avec des cartes personnelles.
casual-continued = elle continue une autre partie.
casual-bots = un robot est à la table.
casual-alone = quelqu’un tient plusieurs places, ou il n’y en a qu’une.
casual-household = deux des joueurs viennent de la même adresse.
casual-abandoned = la partie s’est arrêtée avant la fin.
lobby-who = Qui peut venir
lobby-public = Tout le monde
lobby-private = Sur invitation
lobby-open = Ouvrir la table
lobby-table-for = { $n ->
    [one] Une table en solo.
   *[other] Une table pour { $n }.
}
lobby-consists = { $persons ->
    [0] Vous
    [one] Vous et un ami
   *[other] Vous et { $persons } amis
}{ $here ->
    [0] {""}
    [one] , une personne de plus ici
   *[other] , { $here } personnes de plus ici
}{ $bots ->
    [0] {""}
    [one] , un robot
   *[other] , { $bots } robots
}.
lobby-public-tables = Tables publiques
lobby-now = { $n } en ce moment
lobby-none = Aucune table publique pour l’instant.
lobby-none-why = Ouvrez la vôtre : elle apparaîtra ici pour les prochains venus.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-yes = Oui
lobby-no = Non

level-random = Débutant
level-greedy = Régulier
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-master = Maître

option-first-player = Premier joueur
    .why = Qui a le premier tour.
choice-first-player-roll-off = Aux dés
choice-first-player-random = Par tirage

## À la table

table-nav = Table
ending-round = Dernière manche
ending-turn = Dernier tour
ending-others = { $n ->
    [one] Il reste un tour à { $names }.
   *[other] Il reste un tour chacun à { $names }.
}
ending-plays = C’est à { $name } de jouer.
table-turn = Tour { $n }
table-undo = Annuler
table-undo-nothing = Annuler : il n’y a rien à annuler
table-undo-move = Annuler : { $move }
table-undo-ask = Annuler avec l’accord des autres : { $move }
table-hint = Conseil
table-chronicle = Chronique
table-talk = Discussion
table-origin = Cette partie en continue une autre.
table-origin-moment = La revoir à l’étape { $n }
table-all = Tout
table-this-turn = Ce tour
table-since = Depuis votre tour
table-unread = Conversation, { $n ->
    [one] { $n } nouvelle ligne
   *[other] { $n } nouvelles lignes
}
table-sound-on = Son activé
table-sound-off = Son coupé
table-settings = Réglages
table-leave = Quitter
table-say = Écrire un message
table-send = Envoyer
table-sentence = { $text }.
table-thinks = { $name } réfléchit.
table-all-think = Les autres choisissent.
table-you-choose = À vous de choisir.
table-which = Que choisissez-vous ?
table-reveals = Ceci révèle quelque chose de caché. Ce que vous avez fait avant ne pourra plus être repris qu’avec l’accord des autres.
table-not-yet = Pas encore
table-pay = Comment payez-vous { $card } ?
table-actions-left = { $left ->
    [0] Plus d’action sur { $all }
    [one] Dernière action sur { $all }
   *[other] { $left } actions restantes sur { $all }
}
table-cut = La liaison avec la table est coupée.
table-cut-why = Nouvel essai dans { $seconds ->
    [1] une seconde
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Votre dernier coup est bien enregistré.
table-try-now = Réessayer
table-refused = Ce n’était pas possible.
table-waiting = En attente de joueurs.
table-copy = Copier
table-copied = Copié
table-start = Je suis prêt
table-sit = M’asseoir ici
table-ready = prêt
table-coming = d’accord, en chemin
table-not-ready = pas encore prêt
table-close-table = Fermer la table
table-wish = { $name } souhaite reprendre { $moves ->
    [1] un coup
    [one] { $moves } coup
   *[other] { $moves } coups
}.
table-wish-abandon = { $name } propose d’arrêter la partie ici, sans résultat.
table-wish-replace = { $name } souhaite qu’un robot joue pour { $other }.
table-wish-replace-you = { $name } vous attend : bientôt un robot jouera à votre place.
table-still-thinking = Je réfléchis encore
table-replace = Demander un robot à la place de { $name }
table-free-seat = Libérer cette place
leave-title = Quitter la partie
leave-resign = Abandonner
leave-resign-why = Vous renoncez pour de bon ; un robot continue pour les autres, et s’il n’en reste qu’un, il a gagné.
leave-resign-alone = La partie s’arrête ici.
leave-abandon = Proposer d’arrêter la partie
leave-abandon-why = Si tous acceptent, personne ne gagne et rien ne compte.
table-agree = Accepter
table-disagree = Continuer
table-you-left = Un robot joue pour vous.
table-return = Reprendre ma place
table-stand-in = Laisser un robot jouer pour { $name }
table-hints-title = Les meilleurs coups
table-hints-note = Ce qu’un robot ferait ici, le meilleur d’abord.
hint-chance = { $n } % de chances de gagner
hint-chance-slim = une chance mince
hint-chance-behind = un peu en retrait
hint-chance-even = à peu près égal
hint-chance-good = de bonnes chances
hint-chance-great = de très bonnes chances
hint-even = Aussi bon que le premier, autant que le robot puisse en juger.
hint-behind = { $n ->
    [one] Un point sur 100 de moins que le meilleur.
   *[other] { $n } points sur 100 de moins que le meilleur.
}
hint-all-even = Autant que le robot puisse en juger, ces coups se valent : choisissez.
hint-ways = { $n ->
    [one] Il y a une autre façon de le faire ; celle-ci est meilleure ou moins chère.
   *[other] Il y a { $n } autres façons de le faire ; celle-ci est meilleure ou moins chère.
}
hint-why = Ce que cela change
hint-luck = La suite dépend du hasard.
hint-unsure = Estimation incertaine : de { $low } à { $high } %.
hint-play = Jouer ce coup
table-loading = On dresse la table.
table-watching = Toutes les places sont prises : vous regardez.
table-watchers = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
}

seat-number = Joueur { $n }
seat-thinks = réfléchit
seat-waits = attend
seat-gone = n’est pas à la table
seat-bot = robot { $level }
seat-away = en son absence, un robot ({ $level }) { $doing }

## Passer l’appareil

pass-to = Passez l’appareil à { $name }. La table reste cachée en attendant.
pass-i-am = Je suis { $name }
pass-written = Tour enregistré : { $name }.

## Fin de la partie

end-reckoning = Le décompte
end-key = Légende des couleurs
end-result = Le résultat
end-you = vous
end-lines = Carte par carte
end-own-card = { $name }
end-and = { $one } et { $other }
end-place = { $n ->
    [1] 1er
   *[other] { $n }e
}
end-came = { $place } sur { $n }
end-another = Une autre partie ?
end-once-more = Encore une ?
end-new-game = Nouvelle partie
end-review = Revoir la partie
end-again-who = Qui est d’accord
end-again-in = { $name } est d’accord.
end-again-not = { $name } n’a pas encore répondu.
end-again-agree = J’en suis
end-again-you = Vous en êtes
end-again-asked = { $names } en ont envie.
end-again-waits = On attend { $names }.
end-again-gone = { $names } : table quittée.
end-again-begin = Commencer sans eux
end-again-opens = Tous d’accord : la table s’ouvre.
end-again-open = La table suivante est dressée.
end-again-stay = Rester ici
end-again-go = Vers cette table
end-see-table = Voir la table
end-see-scores = Voir les scores
end-home = À l’accueil
end-total = Total
end-wins = remporte la couronne
end-wins-tie = l’emporte au départage
end-share = partagent la victoire
end-nobody = Personne n’a gagné.
end-ended-resigned = Tous les autres ont renoncé.
end-ended-abandoned = Tous ont convenu d’arrêter la partie ici.
end-ended-old-rules = Les règles du début ne se jouent plus ici.
end-rival = Le Seigneur Noir
end-tie = Départage
end-tie-most = le plus : { $what }
end-tie-least = le moins : { $what }
end-decides = décide
end-tie-more = { $names } ont { $total } chacun ; { $name } l’emporte au plus grand nombre ({ $what }), { $value } contre { $other }.
end-tie-fewer = { $names } ont { $total } chacun ; { $name } l’emporte au plus petit nombre ({ $what }), { $value } contre { $other }.
end-tie-shared = { $names } ont { $total } chacun, et rien ne les départage.
end-behind = { $n ->
    [one] un point derrière { $name }
   *[other] { $n } points derrière { $name }
}
end-points = { $n ->
    [one] un point
   *[other] { $n } points
}
end-rank = Votre rang
end-rank-missed = Pas assez, cette fois
end-rank-below = moins de { $n }
end-rank-from = { $n } ou plus
end-rank-range = de { $from } à { $to }
end-rank-next = { $n ->
    [one] Un point de plus pour le rang suivant : { $rank }
   *[other] { $n } points de plus pour le rang suivant : { $rank }
}
end-decided = Ce qui a décidé
end-decided-own = vos chances de gagner, en points sur 100
end-decided-of = chances de { $name }, en points sur 100
end-decided-points = points
end-step = Étape { $n }
end-looking = On examine la partie.
end-fair = Hasard honnête
end-fair-checking = On vérifie le hasard…
end-fair-rolls = { $n ->
    [one] Vous avez vérifié { $n } lancer.
   *[other] Vous avez vérifié { $n } lancers.
} C’est bien ce que donne la clé de la partie, et la clé était scellée avant le premier coup.
end-fair-key = Vous avez vérifié la clé : elle était scellée avant le premier coup, et c’est elle qui a tiré toutes les cartes.
end-fair-took = Votre navigateur y a ajouté une part que personne ne connaissait d’avance : nul n’a pu choisir le sort.
end-fair-watched = Vous n’avez pas pris part à la clé, mais son sceau est celui que vous aviez vu avant la partie.
end-fair-late = Vous êtes arrivé après le début : les parts s’accordent entre elles, votre navigateur n’en sait pas plus.
end-fair-unchecked = Impossible de le vérifier pour l’instant. L’enregistrement de la partie contient tout ce qu’il faut.
end-fair-fault-secret = Quelque chose ne va pas : le secret du serveur n’est pas celui qui avait été promis.
end-fair-fault-ours = Quelque chose ne va pas : la part de votre navigateur n’est pas dans la clé.
end-fair-fault-parts = Quelque chose ne va pas : une part a été changée après avoir été scellée.
end-fair-fault-key = Quelque chose ne va pas : la clé n’est pas celle dont l’empreinte a été montrée avant le premier coup.
end-fair-fault-rolls = Cela ne concorde pas : les lancers de cette partie ne viennent pas de sa clé.
end-promised = Promis avant la partie
table-opening = Tout le monde est prêt. On attend le retour de { $names } : chaque navigateur a sa part dans ce que le hasard apportera.
end-by = { $n ->
    [one] un point d’avance sur { $name }
   *[other] { $n } points d’avance sur { $name }
}

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-system = Comme le système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Mouvement
settings-motion-system = Comme le système
settings-motion-full = Animé
settings-motion-still = Immobile
settings-pace = Coups des autres
settings-pace-calm = Lentement
settings-pace-brisk = Vivement
settings-pace-at-once = D’un coup
settings-size = Taille du texte
settings-size-small = Petite
settings-size-normal = Normale
settings-size-large = Grande
settings-sound = Son
settings-keyboard = Clavier
settings-keyboard-about = Tab et les flèches vont d’un élément à l’autre ; Maj avec une flèche ne va qu’à ce qui peut être joué. Entrée joue, Échap ferme.
settings-name = Votre nom aux tables
settings-save = Enregistrer
settings-saved = Enregistré.
settings-done = Terminé

## Ennuis

trouble-lost = Cette page n’existe pas.
trouble-not-found = Cette table n’existe pas.
trouble-not-found-why = Le lien est peut-être mal recopié, ou la table a été fermée.
trouble-private = Cette table est privée.
trouble-private-why = Demandez le lien d’invitation à son hôte.
trouble-full = Cette table est complète.
trouble-full-why = Toutes les places sont prises ; si elle est publique, vous pouvez regarder.
trouble-offline = Le serveur est injoignable.
trouble-offline-why = Vérifiez votre connexion, puis réessayez.
trouble-set-aside = Cette table est mise de côté.
trouble-set-aside-why = Elle ne peut pas être lue pour l’instant. Rien n’en est perdu ; l’hôte de ce serveur est averti.
trouble-other = Quelque chose s’est mal passé.
trouble-no-games = Le rayon est vide.
trouble-again = Réessayer
trouble-home = À l’accueil

## Crédits

credits-title = Crédits
credits-icons = Emblèmes
credits-icons-about = Les emblèmes sont des icônes de game-icons.net, sous licence CC BY 3.0. Certaines sont tournées ou recolorées.
credits-icons-site = Les icônes
credits-icons-licence = La licence
credits-icons-set = La liste des auteurs
credits-icons-authors = La collection ne dit pas qui a dessiné quelle icône. Voici ses auteurs, que nous remercions tous :
credits-icons-used = Utilisées ici : { $n ->
    [one] { $n } icône
   *[other] { $n } icônes
}
credits-fonts = Caractères
credits-fonts-about = Grenze, Grenze Gotisch, Alegreya Sans et Vazirmatn, sous licence SIL Open Font License.

## Le plateau tout simple

plain-title = La table, tout simplement
plain-yes = oui
plain-no = non
plain-none = aucun

## La chronique : plusieurs gains d’un joueur sur une ligne

chronicle-gain = { $card } { $tokens }
chronicle-gains = { $seat } gagne : { $gains }.
    .you = Vous gagnez : { $gains }.

# What happened, told turn by turn
tale-you = vous
tale-turn = Tour { $turn } · { $name }
tale-start = Avant le premier tour
tale-earlier = Tours précédents
tale-play-back = Revoir sur le plateau
tale-past = Rediffusion
tale-now = Revenir au présent
tale-gains = { $seat } gagne { $tokens }.
    .you = Vous gagnez { $tokens }.

# Why a request was refused
refused-stale = La situation a changé entre-temps. Regardez de nouveau, puis choisissez.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-away = Un robot joue pour vous : reprenez d’abord votre place.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-now-undo = Il n’y a rien à annuler maintenant.
refused-not-now-hint = Il n’y a pas de conseil à donner maintenant.
refused-not-now-agree = La demande de retour en arrière n’est plus d’actualité.
refused-not-now-stand-in = Cette personne est à la table, ou vient de la quitter.
refused-not-now-return = Vous jouez déjà vous-même à cette place.
refused-not-now-rematch = La revanche a déjà sa table.
refused-not-yours = Cette place n’est pas la vôtre.
refused-full = Cette place est prise.
refused-slow-down = C’était trop à la fois : patientez un peu.
refused-too-many = Il s’est passé tant de choses à cette table qu’elle n’accepte plus que des coups.
refused-not-saved = Impossible de l’enregistrer pour l’instant : réessayez.
refused-busy = Trop de demandes à la fois : réessayez.
refused-stopping = Le serveur va redémarrer : cette page reviendra d’elle-même.
refused-broken = Cela n’a pas pu être fait ; rien n’a changé.
refused-bad-message = Le serveur n’a pas compris cette demande.
refused-no-guest = Choisissez d’abord un nom.

## What a move would bring

preview-arrow = →
preview-then = puis
preview-chance = Ensuite, le hasard décide.
purse-gold = Or
purse-vp = points

## The realm of a seat

realm-look = Regarder le royaume de
realm-of = Royaume : { $name }
realm-others = Royaumes
realm-none = Rien encore.
realm-several = { $n } exemplaires
realm-duke = Le Duc
realm-lacks = Manque encore pour le prochain Royaume :
