### Les premières parties guidées. Les coups sont ceux de `guide.json` dans le dossier de chaque jeu.

## La carte qui guide

guide-learn = Apprendre en jouant
guide-learn-game = Apprendre en jouant : { $game }
guide-laying = Votre première partie se met en place…
guide-label = Leçon
guide-step = Étape { $n } sur { $all }
guide-next = Suivant
guide-back = Retour
guide-leave = Quitter la leçon
guide-more = En savoir plus dans les règles
guide-watch = Regardez : votre adversaire joue.
guide-strayed = Vous avez quitté le chemin de la leçon. Ce n’est pas grave : continuez à votre guise, ou reprenez votre coup.
guide-take-back = Annuler
guide-play-on = Continuer

## Sa fin

guide-done = À vous de jouer
guide-done-about = Cette même partie continue, contre un adversaire facile. Son début a été arrangé d’avance, pour enseigner : elle ne compte que comme entraînement.
guide-you-know = Ce que vous savez maintenant
guide-rules = Règles
guide-new-table = Nouvelle table
guide-know-card-kingdoms = Lancez : chaque dé et leur somme activent des Citoyens. Puis deux actions : recruter, terrasser, construire ou prendre une ressource. Monstres, Domaines et Duc font les points.
guide-know-villages = Effectuez une action, les autres peuvent la suivre. Piochez, développez des cartes en ressources, payez avec des pièces qui reviennent, et réunissez les types de Bâtiments que demandent les Aventuriers.
guide-know-dice-kingdoms = Les dés noirs servent à la récolte de tous, un dé de couleur à votre action. Les cases rapportent, parfois en chaîne. Étoiles, domaines, antres et statues font les points.
guide-know-king-of-the-valley = Recrutez sur la colline, déplacez le Roi, réclamez un Royaume, remplissez la vallée. Influence, Ordres, couples, Or et Royaumes font la Renommée.

## Card Kingdoms

guide-card-kingdoms-kingdom = Voici votre royaume. Un Citoyen est activé quand les dés montrent sa valeur, et rapporte de l’Or, de la Force ou de la Magie. Un Marchand et une Archère vous servent déjà, outre le Paysan et le Chevalier que chacun reçoit au départ.
guide-card-kingdoms-centre = Au centre se trouve ce que tous peuvent obtenir : les Monstres en haut, deux rangées de Citoyens, les Domaines en bas. Monstres et Domaines valent des points ; les Citoyens donnent de quoi les payer.
guide-card-kingdoms-roll = Lancez les deux dés. Trois nombres comptent : chaque dé, et les deux ensemble.
guide-card-kingdoms-merchant = 2, 4 et 6 : l’Archère a rapporté 2 Force et le Chevalier 1. Le Marchand vous laisse le choix. Prenez les 2 Or : vous allez les dépenser.
guide-card-kingdoms-recruit = Vous avez maintenant deux actions. D’abord, recrutez un Paysan : plus de Citoyens, plus de récolte. Il coûte 2 Or, et 1 de plus par carte de ce nom que vous avez. Celui de départ compte : vous en payez donc 3.
guide-card-kingdoms-slay = Deuxième action : terrassez le Squelette avec 2 Force. Il vaudra 2 points à la fin, et donne aussitôt 1 Or.
guide-card-kingdoms-rival-rolled = Votre adversaire a fait 5 et 3, et vos deux Paysans ont rapporté 1 Or chacun : tout le monde récolte à chaque lancer. Une carte montre deux pouvoirs : le premier pour votre tour, le second pour celui des autres. Aucun de vos Citoyens n’est activé ? Alors vous prenez une ressource.
guide-card-kingdoms-roll-again = À vous de nouveau. Lancez.
guide-card-kingdoms-build = Un double ! Le 5 est sorti deux fois, les deux Paysans ont donc payé deux fois : 4 Or. Construisez le Monolithe : il demande un Artisan et un Soldat parmi vos Citoyens, et vous avez les deux. Il coûte 9 et vous avez 8 Or : 1 Magie remplace le dernier.
guide-card-kingdoms-slay-magic = La Magie remplace aussi la Force, pourvu qu’il y ait au moins 1 vraie Force. Terrassez le Tréant avec 2 Force et 1 Magie.
guide-card-kingdoms-roll-third = Désormais, le Monolithe vous donne 1 Magie avant vos actions. Lancez.
guide-card-kingdoms-merchant-magic = 3, 2 et 5 : de l’Or des deux Paysans, et le Marchand demande encore. Prenez cette fois la Magie : elle comble les manques.
guide-card-kingdoms-duke = Voici votre Duc, que personne d’autre ne connaît. À la fin, Simon vous donne 1 point par Artisan, 1 par Soldat, et 1 pour chaque paire de ressources qui vous reste.
guide-card-kingdoms-champion = Chaque Soldat est donc un point pour vous. Recrutez un Champion : il s’active sur 8 et rapporte 4 Force.
guide-card-kingdoms-end = La partie s’achève quand tous les Monstres sont terrassés, tous les Domaines construits ou, à deux joueurs, quatre piles épuisées. On termine la manche. Puis on compte Monstres, Domaines, jetons de points et Duc.
guide-card-kingdoms-take = Dernière action. Quand il n’y a rien à acheter, prenez simplement une ressource. Prenez la Force : avec votre Magie, elle suffira pour l’Hibours.

## Villages

guide-villages-village = Voici votre village. Les cartes glissées sous le Château sont des ressources : vous avez du Bois et de la Nourriture. Le Château lui-même vaut une ressource au choix. Les Bâtiments se dressent à côté : pour l’instant, une Tannerie.
guide-villages-hand = Chaque carte de votre main peut devenir deux choses : une ressource qui aide à payer, ou un Bâtiment qui vaut des points et possède un pouvoir. À vous de choisir.
guide-villages-harvest = À votre tour, vous effectuez une des cinq actions ; votre adversaire peut ensuite la suivre, en plus faible. Effectuez la Récolte : piochez trois cartes.
guide-villages-draw-open = Piochez dans les paquets visibles ou, à l’aveugle, dans la pioche. Prenez l’Armurerie, un Bâtiment Soldat qui vaut 2 points.
guide-villages-draw-deck = Et maintenant une surprise : tirez de la pioche.
guide-villages-draw-last = Et la troisième carte. Ensuite, votre adversaire peut suivre et en piocher une.
guide-villages-follow = Votre adversaire effectue le Développement, et vous pouvez suivre. Effectuer coûte une carte défaussée, suivre en coûte deux. Il vous faut de la Pierre pour l’Armurerie : suivez.
guide-villages-discard = Défaussez le Tripot. Il va, face visible, sur un paquet où chacun peut le piocher.
guide-villages-discard-again = Défaussez aussi le Port.
guide-villages-develop = Développez maintenant la Chapelle. Elle est désormais de la Pierre pour vous ; son nom et ses points sont oubliés.
guide-villages-build = À vous. Effectuez la Construction et choisissez l’Armurerie : elle coûte 1 Bois et 2 Pierre.
guide-villages-coin-wood = On paie en posant des pièces sur des ressources. Posez-en une sur votre Bois.
guide-villages-coin-stone = Et une sur votre Pierre.
guide-villages-coin-castle = Pour la deuxième Pierre, servez-vous de votre Château. Vous pourriez aussi poser la pièce sur la Pierre de votre adversaire, mais il la garderait.
guide-villages-confirm = Tout est payé : construisez.
guide-villages-build-draw = Qui effectue la Construction pioche une carte.
guide-villages-coins-back = Votre adversaire a suivi, et posé une pièce sur votre Nourriture pour payer. Au début de votre tour, vous reprenez toutes les pièces posées sur vos cartes : vos trois, et celle-là. Les pièces posées sur vos propres cartes ne sont jamais perdues.
guide-villages-end = La partie s’achève avec le tour où un village compte 12 Bâtiments et Aventuriers. On additionne alors leurs points, ce que leurs pouvoirs donnent à la fin, et 1 point par Or.
guide-villages-recruit = Les Aventuriers demandent des types de Bâtiments. Vous avez un Artisan (la Tannerie) et un Soldat (l’Armurerie) : effectuez le Recrutement et prenez le Rôdeur pour 1 Or. Cela fait 3 points.

## Dice Kingdoms

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

## King of the Valley

guide-king-of-the-valley-castle = Voici votre château. Tous ceux que vous convoquez s’y rangent, dans la colonne de leur espèce, et valent de l’Influence : une Reine 5, un Duc 4, une Comtesse 3, un Chevalier 2, un Paysan ou une Paysanne 1.
guide-king-of-the-valley-valley = Voici la vallée. Votre Roi s’y déplace comme une dame aux échecs : tout droit, dans n’importe quelle direction, aussi loin que vous voulez.
guide-king-of-the-valley-summon = Vous pouvez prendre la tuile où vous arrivez. Allez au bout de la rangée et prenez le Duc.
guide-king-of-the-valley-hill = Voici la colline, avec ceux qui viendront ensuite. La place vide de la vallée est remplie depuis le pied d’une des deux pentes, et les autres glissent vers le bas.
guide-king-of-the-valley-fill = Vous choisissez la pente, et donc ce que votre adversaire trouvera. Prenez celle-ci.
guide-king-of-the-valley-group = Ou prenez un groupe : passez sur deux ou trois tuiles d’un même type et arrêtez-vous juste derrière la dernière. Vous prenez celles que vous avez passées, pas celle où vous arrivez. Trois Paysans attendent dans cette colonne : allez jusqu’au bout.
guide-king-of-the-valley-claim = Reine, Duc, Comtesse, Chevalier et Paysan : un Royaume entier ! Réclamez-le : 5 Or maintenant et 5 de Renommée à la fin. Les cinq sont retournés, mais comptent toujours.
guide-king-of-the-valley-fill-again = Trois places sont vides. Remplissez-les depuis cette pente : la Reine descendra la colline.
guide-king-of-the-valley-buy = Avant de vous déplacer, vous pouvez recruter quelqu’un sur la colline ; plus il est bas, moins il coûte. La Reine est arrivée au pied : 5 d’Influence pour 2 Or.
guide-king-of-the-valley-collector = Allez maintenant vers le Collecteur d’Impôt. C’est un Spécialiste : il agit aussitôt et quitte le jeu. Celui-ci donne simplement 3 Or ; d’autres demandent trois à cinq tuiles d’un même type.
guide-king-of-the-valley-specialists = Un Moine comme celui-ci coûte 1 Or et laisse le Roi continuer. Un Sorcier échange une de vos tuiles contre une de la colline. Et un Bouffon peut rejoindre n’importe quelle colonne.
guide-king-of-the-valley-end = Quand la colline ne peut plus être remplie, on termine la manche. La Renommée, c’est votre Influence, plus trois Chevaliers ou davantage d’un même Ordre, 2 par couple Paysan et Paysanne, 1 par Or et 5 par Royaume.
guide-king-of-the-valley-fill-last = Remplissez la place vide, et votre tour est fini.
