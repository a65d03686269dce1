### Made by scripts/generate.py from the words of each game. Do not edit.
title-card-kingdoms = Le Royaume
about-card-kingdoms = Lancez deux dés, activez vos Citoyens, terrassez des Monstres et construisez des Domaines. Chaque lancer profite à tous.
title-dice-kingdoms = Les Dés du Royaume
about-dice-kingdoms = Un seul lancer pour toute la table. Cochez votre château et votre forêt, de jour comme de nuit.
title-king-of-the-valley = Le Roi de la Vallée
about-king-of-the-valley = Menez votre Roi à travers la vallée, convoquez ceux qu’il croise et remplissez les colonnes de votre château.
title-villages = Villages
about-villages = Effectuez une action : les autres peuvent la suivre. Faites naître un Village de cartes qui sont champ, pierre ou maison.
