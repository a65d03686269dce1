guide-pig-roll = Lancez le dé : ce qu’il montre est mis de côté pour vous.
guide-pig-again = Ce n’est pas encore à vous. Osez lancer encore une fois.
guide-pig-hold = Dix points. Un 1 les ferait tous perdre : gardez, et ils sont à vous.
guide-pig-lost = Votre rival a trop osé, et un 1 a tout pris. À vous de nouveau.
