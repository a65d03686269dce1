### King of the Valley: the guided first game. The moves are those of `guide.json` in its folder.

guide-king-of-the-valley-castle = This is your castle. Everybody you summon comes to stand here, in the column of their kind, and is worth influence: a Queen 5, a Duke 4, a Countess 3, a Knight 2, a Farmer or Farmer’s Wife 1.
guide-king-of-the-valley-valley = This is the valley. Your king walks through it like a queen in chess: straight on in any direction, as far as you like.
guide-king-of-the-valley-summon = You may take the tile you land on. Walk to the end of the row and take the Duke.
guide-king-of-the-valley-hill = This is the hill with those who come next. The empty place in the valley is filled from the foot of one of the two slopes, and the others slide down.
guide-king-of-the-valley-fill = You choose the slope, and so what your rival will find there. Take this one.
guide-king-of-the-valley-group = Or take a group: pass two or three of one kind and land right behind the last. You take those you passed, not the one you land on. Three Farmers stand in this column: walk to its end.
guide-king-of-the-valley-claim = Queen, Duke, Countess, Knight and Farmer: a whole realm! Claim it for 5 gold now and 5 renown at the end. The five are turned face down, but they still count.
guide-king-of-the-valley-fill-again = Three places are empty. Fill them from this slope: then the Queen slides down the hill.
guide-king-of-the-valley-buy = Before you walk you may hire one from the hill; the lower they stand, the less they cost. The Queen has come to the foot: 5 influence for 2 gold.
guide-king-of-the-valley-collector = Now walk to the Tax Collector. He is a specialist: he acts at once and leaves the game. This one simply pays 3 gold; others ask for three to five of one kind.
guide-king-of-the-valley-specialists = A Monk like this one costs 1 gold and lets the king walk on. A Sorcerer exchanges one of yours for one on the hill. And a Jester may join any column.
guide-king-of-the-valley-end = When the hill can no longer be filled, the round is played to its end. Renown is your influence, plus three or more Knights of one order, 2 for each couple of Farmer and Farmer’s Wife, 1 for each gold and 5 for each realm.
guide-king-of-the-valley-fill-last = Fill the empty place, and your turn is over.
guide-know-king-of-the-valley = Hire from the hill, walk the king, claim a realm, fill the valley. Influence, orders, couples, gold and realms make renown.
