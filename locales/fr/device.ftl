## Un site sans serveur : tout se passe sur cet appareil

device-title = Sur cet appareil
device-about = Vous jouez sur cet appareil seulement : en solitaire, contre des robots, ou à plusieurs devant le même écran. Les parties sont gardées ici et nulle part ailleurs.
device-server = Les amis au loin, les classements et les tables publiques demandent un serveur. Une partie enregistrée ici dans un fichier peut y être ouverte, puis continuée depuis son dernier coup.
device-starting = On apporte la table…
device-broken = La table n’a pas pu être mise en place dans ce navigateur. Rechargez la page ; il faut un navigateur récent.
device-full = Il n’y a plus de place sur cet appareil : le dernier coup n’a pas été gardé. Faites de la place, ou enregistrez vos parties dans des fichiers et supprimez-les ici.
device-newer = Une version plus récente de Duchy est là. Les parties continuent où elles en sont.
device-newer-now = La charger
device-newer-later = Plus tard
device-kept = Fonctionne sans connexion : tout le nécessaire est gardé sur cet appareil.
device-not-kept = Il faut encore une connexion : la mise en réserve sur cet appareil est en cours.
device-chance = Le hasard était celui de cet appareil. Personne d’autre n’y a touché : il n’y a donc aucun sceau à vérifier.
device-take = Enregistrer la partie dans un fichier
device-take-why = Avec ce fichier, la partie peut continuer ailleurs, aussi sur un serveur avec des amis : ouvrez-le là-bas sous « Parties terminées et fichiers ».
trouble-device = La table n’a pas pu être mise en place
trouble-device-why = Ce navigateur n’a pas pu faire fonctionner la table. Rechargez la page ; il faut un navigateur récent.
