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
