### Le Roi de la Vallée : la première partie guidée. Les coups sont ceux de `guide.json` dans son dossier.

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
guide-know-king-of-the-valley = Recrutez sur la colline, déplacez le Roi, réclamez un Royaume, remplissez la vallée. Influence, Ordres, couples, Or et Royaumes font la Renommée.
