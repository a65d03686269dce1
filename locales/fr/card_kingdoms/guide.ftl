### Le Royaume : la première partie guidée. Les coups sont ceux de `guide.json` dans son dossier.

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
guide-know-card-kingdoms = Lancez : chaque dé et leur somme activent des Citoyens. Puis deux actions : recruter, terrasser, construire ou prendre une ressource. Monstres, Domaines et Duc font les points.
