guide-pig-roll = Roll the die: what it shows is put aside for you.
guide-pig-again = It is not yours yet. Dare to roll once more.
guide-pig-hold = Ten points. A 1 would lose them all: hold, and they are yours.
guide-pig-lost = Your rival dared too much, and a 1 took it all. Your turn again.
