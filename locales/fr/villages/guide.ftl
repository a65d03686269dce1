### Villages : la première partie guidée. Les coups sont ceux de `guide.json` dans son dossier.

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
guide-know-villages = Effectuez une action, les autres peuvent la suivre. Piochez, développez des cartes en ressources, payez avec des pièces qui reviennent, et réunissez les types de Bâtiments que demandent les Aventuriers.
