### La donne du jour et les tournois : la même chance pour tout le monde.

deal-title = La donne du jour
deal-title-day = La donne du { $day }
deal-number = n° { $n }
deal-closes = se ferme dans { $time }
deal-closed = fermée
deal-hours = { $h } h { $m } min
deal-minutes = { $m } min
deal-proclaimed = Proclamée pour tous, { $day }
deal-against = { $game } contre { $n ->
    [one] un robot
   *[other] { $n } robots
}, niveau « { $level } »
deal-same = La même pour tous
deal-same-about = La même chance à chaque tour, les mêmes cartes dans le même ordre, les mêmes rivaux. Vous jouez la première place.
deal-same-limits = Une fois que les parties se séparent, « les mêmes » a ses limites : une carte prise dans une main différente peut différer, et les rivaux répondent à ce que vous faites.
deal-try = Un seul essai
deal-try-about = Il compte dès que vous commencez. Ni conseils ni coups repris ; une partie abandonnée est un essai aussi.
deal-pause = Faire une pause
deal-pause-about = Fermez la page et revenez avant { $time } : votre partie reste où elle en était.
deal-sealed = Scellée
deal-sealed-about = La clé du hasard a été scellée avant que quiconque joue ; elle est révélée à la fermeture de la donne. D’ici là, personne n’en voit une partie, même avec son lien.
deal-seal = Le sceau
deal-key = La clé, révélée
deal-play = Jouer la donne du jour
deal-play-on = Reprendre votre partie
deal-play-old = La jouer hors classement
deal-old-about = Sa clé est connue : jouez-la autant que vous voulez, avec conseils et reprises. Rien ne compte.
deal-nobody-shown = Les points des autres ne se montrent pas avant que vous ayez joué.
deal-unranked = Quelqu’un de votre adresse a joué cette donne. Vous pouvez la jouer aussi, mais une seule personne par adresse est classée.
deal-address = Quelqu’un de votre adresse joue cette donne. Quand sa partie sera finie, ou laissée depuis une heure, vous pourrez la jouer aussi, hors classement.
deal-have-played = { $n ->
    [0] Personne ne l’a encore jouée
    [one] Une personne l’a jouée
   *[other] { $n } personnes l’ont jouée
}
deal-playing = { $n ->
    [0] personne n’y joue en ce moment
    [one] une personne y joue en ce moment
   *[other] { $n } personnes y jouent en ce moment
}
deal-place = { $place ->
    [1] Première place sur { $of }, avec { $points } points
   *[other] Place { $place } sur { $of }, avec { $points } points
}
deal-place-none = { $points } points, hors classement
deal-place-none-why = Quelqu’un de votre adresse l’a jouée aussi.
deal-late = { $points } points, après la fermeture de la donne
deal-late-why = Qui n’a pas fini à temps n’est pas classé.
deal-gave-up = Vous avez abandonné cette donne
deal-gave-up-why = Vous venez après celles et ceux qui l’ont jouée jusqu’au bout.
deal-not-played = Vous n’avez pas joué celle-ci
deal-wall = Comment les points se répartissent
deal-half = la moitié dépasse { $points }
deal-tower = de { $from } à { $to } points : { $n ->
    [one] une personne
   *[other] { $n } personnes
}
deal-best-flag = { $name } { $points }
deal-ranking = Le classement
deal-ranking-about = aux points
deal-column-player = joueur
deal-column-points = points
deal-somebody = quelqu’un
deal-given-up = abandon
deal-replay = Revoir cette partie
deal-replay-mine = Revoir ma partie
deal-otherwise = Où { $name } a fait autrement
deal-otherwise-turn = Tour { $turn }. Jusque-là, vous aviez joué de même.
deal-theirs = Choix de { $name }
deal-yours = Votre choix
deal-ends-with = { $points } points à la fin
deal-best-you = Personne n’a plus de points que vous.
deal-alike = Vous et la meilleure personne avez joué les mêmes coups.
deal-try-from = Revoir à partir d’ici
deal-told-later = Les parties peuvent être revues à la fermeture de la donne.
deal-row = { $n ->
    [0] Vos jours
    [one] Un jour de suite
   *[other] { $n } jours de suite
}
deal-row-about = Un jour manqué ne coûte que la suite.
deal-day-none = pas jouée
deal-earlier = Donnes passées
deal-earlier-none = Il n’y a pas encore de donne passée.
deal-earlier-mine = { $place ->
    [0] { $points } points
   *[other] { $points } points, place { $place }
}
deal-earlier-played = { $n ->
    [0] personne ne l’a jouée
    [one] une personne l’a jouée
   *[other] { $n } personnes l’ont jouée
}
deal-back = À la donne du jour
deal-table = Une donne
menu-tournament = Au tournoi
menu-deal = À la page de cette donne
menu-deal-why = Votre partie reste où elle en est.
deal-table-go = Voir les résultats de tous
deal-table-about = Votre résultat compte. Ceux des autres sont sur la page de la donne.
deal-tournaments = Tournois
refused-sealed = Cette partie fait partie d’une donne que d’autres jouent encore. Elle pourra être revue à sa fermeture.
refused-address = Ici, une seule personne par adresse compte.
refused-address-play-deal = Quelqu’un de votre adresse joue cette donne. Quand sa partie sera finie, ou laissée depuis une heure, vous pourrez la jouer aussi, hors classement.
refused-not-yet = Cette donne est encore scellée : elle se joue en son jour.
refused-not-now-otherwise = Cela se dit quand vous avez joué la donne vous-même.
refused-too-many-play-deal = Trop de vos tables ne sont pas finies : terminez-en d’abord.

## Tournois

tournament-title = Tournois
tournament-about = Tout le monde joue les mêmes donnes aux mêmes places, à des tables différentes. On vous compare à qui a tenu votre place.
tournament-yours = Vos tournois
tournament-none = Vous n’êtes dans aucun tournoi. Organisez-en un ci-dessous ou suivez un lien.
tournament-new = Organiser un tournoi
tournament-name = Son nom
tournament-game = Jeu
tournament-seats = Places par table
tournament-rounds = Manches
tournament-pace = Allure
tournament-pace-live = En direct
tournament-pace-days = En jours
tournament-time-live = { $n } secondes par décision
tournament-time-days = { $n ->
    [one] un jour par décision
   *[other] { $n } jours par décision
}
tournament-together = Plusieurs d’une même adresse peuvent jouer
tournament-together-about = pour une soirée dans une même salle ; sinon une personne par adresse
tournament-open = L’ouvrir
tournament-organised = organisé par { $name }
tournament-facts = { $game }, { $seats } par table, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
tournament-link = Le lien pour vos joueurs
tournament-join = Participer
tournament-joined = Vous participez
tournament-leave = Le quitter
tournament-back = Me revoilà
tournament-left = absent
tournament-start = Commencer la première manche
tournament-call-off = L’annuler
tournament-needs = Il faut de 4 à 64 personnes ; { $n ->
    [0] personne n’est encore inscrit
    [one] une personne est inscrite
   *[other] { $n } sont inscrites
}.
tournament-go = À votre table
tournament-waiting = Votre partie est finie. La manche se ferme quand toutes les tables ont fini, au plus tard { $time }.
tournament-watching = Cette manche se joue. Elle se ferme quand toutes les tables ont fini, au plus tard { $time }.
tournament-next = La manche { $n } commence dans { $time }
tournament-next-now = La manche { $n } commence dans un instant
tournament-over = C’est fini
tournament-won = { $names } { $n ->
    [1] a gagné
   *[other] partagent la première place
}
tournament-called-off = Il a été annulé
tournament-shut-started = Il a commencé : on ne peut plus s’inscrire.
tournament-shut-full = Les 64 places sont prises.
tournament-shut-address = Quelqu’un de votre adresse y participe, et une seule personne par adresse est admise.
tournament-standings = Classement
tournament-players = Participants
tournament-percent = { $n } %
tournament-percent-head = pour cent
tournament-percent-about = Parmi celles et ceux qui ont tenu votre place : un entier par résultat moindre, un demi par résultat égal. Qui abandonne ou dépasse son temps a 0, qui n’a pu finir à cause d’autrui 50. Les égaux partagent une place.
tournament-round = Manche { $n }
tournament-round-short = M{ $n }
tournament-round-running = en cours
tournament-to-come = Manches à venir
tournament-to-come-about = Leurs donnes sont déjà scellées : plus personne ne peut les changer, pas même ce serveur.
tournament-round-closed = fermée
tournament-tables-done = { $done } tables finies sur { $n }
tournament-how-resigned = abandon
tournament-how-average = pas finie
tournament-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tournament-stand-in = un robot joue pour qui dépasse son temps, et cette manche vaut alors 0
tournament-state-open = attend des joueurs
tournament-state-running = manche { $round } sur { $rounds }
tournament-state-over = fini
tournament-state-closed = annulé
tournament-your-turn = une table vous attend
refused-not-now-tournament-start = Il faut au moins 4 personnes pour commencer.
refused-not-now-tournament-join = Vous y êtes déjà, ou il a commencé.
refused-not-now-tournament-leave = Vous n’y êtes pas.
refused-not-now-tournament-call-off = Ce qui a commencé se joue jusqu’au bout.
refused-not-yours-tournament-start = Seule la personne qui l’organise peut le faire.
refused-too-many-tournament-open = Vous organisez trop de tournois qui ne sont pas finis.
refused-full-tournament-join = Les 64 places sont prises.
refused-address-tournament-join = Quelqu’un de votre adresse y participe, et une seule personne par adresse est admise.
refused-bad-table-tournament-open = Cela ne peut se jouer ainsi : revoyez les places et le temps.
refused-bad-message-tournament-open = Un tournoi a besoin d’un nom.
