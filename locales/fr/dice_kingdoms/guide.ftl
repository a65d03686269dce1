### Les Dés du Royaume : la première partie guidée. Les coups sont ceux de `guide.json` dans son dossier.

guide-dice-kingdoms-sheets = Voici votre château : en haut les citoyens, puis les quatre pistes de guilde et le trésor de guerre. Toute la partie, vous cochez des cases ici et sur la feuille de la forêt.
guide-dice-kingdoms-points = Quatre choses seulement donnent des points : les étoiles, les domaines de la forêt, les antres terminés et les statues.
guide-dice-kingdoms-roll = Lancez les six dés. Les deux noirs comptent pour tous, ceux de couleur pour vous seul.
guide-dice-kingdoms-road = 5, 3, et 8 ensemble. Votre citoyen 5 est un Artisan : vous avez coché une case de la piste Artisan, et cette case rapporte une case Route. Les cases marquées d’un signe rapportent aussitôt. Cochez celle-ci : elle mène à un domaine.
guide-dice-kingdoms-recruit = Maintenant une action : le jaune recrute, le rouge combat, le vert construit. On peut ajouter le dé bleu. Jaune 3 et bleu 4 font 7 : recrutez le citoyen 7, la somme la plus fréquente.
guide-dice-kingdoms-rival-rolled = La case du citoyen 7 a rapporté 1 Or, et cet Or a atteint une sentinelle : les cases rapportent en chaîne. Puis votre adversaire a fait 3 et 4, et votre citoyen 7 a aussitôt travaillé pour vous. Tout le monde récolte à chaque lancer.
guide-dice-kingdoms-roll-again = À vous. Lancez.
guide-dice-kingdoms-consolation = 1, 3 et 4 : aucun de vos citoyens. Vous cochez alors une case sur la piste de votre choix. Choisissez Saint : sa prochaine case rapporte une sentinelle.
guide-dice-kingdoms-fight = Le rouge montre 2 : combattez dans cet antre, qui accepte 2, 3 ou 4. La case rapporte 1 Or, et le combat un autre. Suivez-les dans votre trésor : le second atteint un piédestal.
guide-dice-kingdoms-statue = Un piédestal vous donne une statue. Celle-ci vaut 1 point par domaine que vous ralliez.
guide-dice-kingdoms-roll-third = À vous. Lancez.
guide-dice-kingdoms-build = Le vert montre 3 : construisez une route. Il reste une case jusqu’au domaine, où toute route s’arrête ; le surplus du dé est perdu. Mais un domaine vaut un point, votre statue en ajoute un, et il a un pouvoir.
guide-dice-kingdoms-roll-fourth = Lancez encore une fois.
guide-dice-kingdoms-power = Voici le pouvoir de votre domaine : une fois par tour, le dé jaune monte ou descend de 1. Faites du 5 un 4.
guide-dice-kingdoms-end = Quand quelqu’un a rempli trois des quatre pistes de guilde, on termine la manche et la partie s’achève. On compte alors étoiles, domaines, antres et statues.
guide-dice-kingdoms-recruit-four = Recrutez le citoyen 4, un Soldat. Plus vous avez de valeurs, plus chaque lancer vous rapporte.
guide-know-dice-kingdoms = Les dés noirs servent à la récolte de tous, un dé de couleur à votre action. Les cases rapportent, parfois en chaîne. Étoiles, domaines, antres et statues font les points.
