### The guided first games. The moves are those of `guide.json` in the folder of each game.

## The card that guides

guide-learn = Learn by playing
guide-learn-game = Learn by playing: { $game }
guide-laying = Your first game is being laid out …
guide-label = Lesson
guide-step = Step { $n } of { $all }
guide-next = Next
guide-back = Back
guide-leave = Leave the lesson
guide-more = More in the rules
guide-watch = Watch: your rival is playing.
guide-strayed = You have left the path of the lesson. That is fine: play on as you like, or take your move back.
guide-take-back = Take back
guide-play-on = Play on

## Its end

guide-done = Now it is yours
guide-done-about = This very game goes on, against an easy rival. Its beginning was arranged beforehand, to teach: it counts as practice only.
guide-you-know = What you know now
guide-rules = Rules
guide-new-table = New table
guide-know-card-kingdoms = Roll, and each die and their sum wake citizens. Spend two actions: recruit, slay, build, or take a resource. Monsters, domains and the Duke are points.
guide-know-villages = Lead one action and others may follow. Draw, develop cards into resources, pay with coins that come back, and gather the building types that adventurers ask for.
guide-know-dice-kingdoms = Black dice are for everybody’s harvest, one coloured die is your action. Boxes pay, sometimes in chains. Stars, domains, lairs and statues are points.
guide-know-king-of-the-valley = Hire from the hill, walk the king, claim a realm, fill the valley. Influence, orders, couples, gold and realms make renown.

## Card Kingdoms

guide-card-kingdoms-kingdom = This is your kingdom. A citizen wakes when the dice show its number, and brings gold, strength or magic. A Merchant and an Archer serve you already, besides the Peasant and the Knight everybody starts with.
guide-card-kingdoms-centre = In the middle lies what all can get: monsters on top, citizens in two rows, domains below. Monsters and domains are worth points; citizens are how you come to pay for them.
guide-card-kingdoms-roll = Roll the two dice. Three numbers count: each die, and both together.
guide-card-kingdoms-merchant = 2, 4 and 6: the Archer brought 2 strength and the Knight 1. The Merchant lets you choose. Take the 2 gold: you are about to spend it.
guide-card-kingdoms-recruit = Now you have two actions. First recruit a Peasant: more citizens, more harvest. It costs 2 gold, and 1 more for each card of that name you have. Your starter counts, so you pay 3.
guide-card-kingdoms-slay = Second action: slay the Skeleton with 2 strength. It is worth 2 points at the end, and it gives 1 gold at once.
guide-card-kingdoms-rival-rolled = Your rival rolled 5 and 3, and your two Peasants brought 1 gold each: everybody harvests on every roll. A card shows two powers, the first for your own turn, the second for the turns of others. Does a roll wake nobody of yours? Then you take one resource.
guide-card-kingdoms-roll-again = Your turn again. Roll.
guide-card-kingdoms-build = A double! The 5 came twice, so both Peasants paid twice: 4 gold. Build the Monolith: it asks for a worker and a soldier among your citizens, and you have both. It costs 9, and you have 8 gold: 1 magic stands in for the last.
guide-card-kingdoms-slay-magic = Magic stands in for strength as well, as long as at least 1 strength is real. Slay the Treant with 2 strength and 1 magic.
guide-card-kingdoms-roll-third = From now on the Monolith gives you 1 magic before your actions. Roll.
guide-card-kingdoms-merchant-magic = 3, 2 and 5: gold from both Peasants, and the Merchant asks again. Take magic this time: it fills the gaps.
guide-card-kingdoms-duke = This is your Duke, whom nobody else knows. At the end Simon pays you 1 point for each worker, 1 for each soldier, and 1 for every 2 resources you have left.
guide-card-kingdoms-champion = So every soldier is a point for you. Recruit a Champion: it wakes on 8 and brings 4 strength.
guide-card-kingdoms-end = The game ends when all monsters are slain, all domains are built or, with two players, four stacks lie empty. The round is played to its end. Then you count monsters, domains, point tokens and your Duke.
guide-card-kingdoms-take = Last action. When there is nothing to buy, just take one resource. Take strength: together with your magic it will do for the Owlbear.

## Villages

guide-villages-village = This is your village. Cards laid under the castle are resources: you have wood and food. The castle itself stands for any one resource. Buildings stand beside it; so far you have a Tannery.
guide-villages-hand = Each card of your hand can become one of two things: a resource that helps you pay, or a building that scores and has a power. You decide which.
guide-villages-harvest = On your turn you lead one of five actions; then your rival may follow the same action in a weaker form. Lead Harvest: draw three cards.
guide-villages-draw-open = Draw from the open piles, or blind from the deck. Take the Armory, a soldier building worth 2 points.
guide-villages-draw-deck = Now a surprise: draw from the deck.
guide-villages-draw-last = And the third card. Then your rival may follow and draw one.
guide-villages-follow = Your rival leads Develop, and you may follow. Leading costs one discarded card, following two. You need stone for the Armory: follow.
guide-villages-discard = Discard the Gambling Den. It goes face up onto a pile, where anybody may draw it.
guide-villages-discard-again = Discard the Harbor too.
guide-villages-develop = Now develop the Chapel. From here on it is stone for you; its name and its points are forgotten.
guide-villages-build = Your turn. Lead Build and choose the Armory: it costs 1 wood and 2 stone.
guide-villages-coin-wood = You pay by laying coins on resources. Lay one on your wood.
guide-villages-coin-stone = And one on your stone.
guide-villages-coin-castle = For the second stone use your castle. You could also lay the coin on your rival’s stone, but then it would be your rival’s to keep.
guide-villages-confirm = Everything is paid: build it.
guide-villages-build-draw = Whoever leads Build draws a card.
guide-villages-coins-back = Your rival followed, and laid a coin on your food to pay. At the start of your turn you take back all coins on your cards: your own three, and that one. Coins on your own cards are never lost.
guide-villages-end = The game ends with the turn in which a village counts 12 buildings and adventurers. Then you add up their points, what their powers pay at the end, and 1 point for each gold.
guide-villages-recruit = Adventurers ask for types of buildings. You have a worker (the Tannery) and a soldier (the Armory): lead Recruit and take the Ranger for 1 gold. That is 3 points.

## Dice Kingdoms

guide-dice-kingdoms-sheets = This is your castle: citizens above, then the four guild tracks and the treasury. All game long you tick boxes here and on the forest sheet.
guide-dice-kingdoms-points = Points come from four things only: stars, domains on the forest sheet, lairs that you clear, and statues.
guide-dice-kingdoms-roll = Roll the six dice. The two black ones count for everybody, the coloured ones for you alone.
guide-dice-kingdoms-road = 5, 3, and 8 together. Your citizen 5 is a worker, so you ticked a box of the worker track, and that box pays a road box. Boxes with a sign pay at once. Tick this one: it leads to a domain.
guide-dice-kingdoms-recruit = Now one action: yellow recruits, red fights, green builds. The blue die may be added. Yellow 3 and blue 4 make 7: recruit citizen 7, the sum that is rolled most often.
guide-dice-kingdoms-rival-rolled = The box of citizen 7 paid gold, and that gold reached a sentinel: boxes pay in chains. Then your rival rolled 3 and 4, and your citizen 7 worked for you at once. Everybody harvests on every roll.
guide-dice-kingdoms-roll-again = Your turn. Roll.
guide-dice-kingdoms-consolation = 1, 3 and 4: none of your citizens. Then you tick one box on any track. Choose Holy: its next box pays a sentinel.
guide-dice-kingdoms-fight = Red shows 2: fight in this lair, which takes 2, 3 or 4. The box pays 1 gold and the fight another. Follow them in your treasury: the second one reaches a pedestal.
guide-dice-kingdoms-statue = A pedestal gives you a statue. This one pays 1 point for each domain that you reach.
guide-dice-kingdoms-roll-third = Your turn. Roll.
guide-dice-kingdoms-build = Green shows 3: build a road. One box is left to the domain, where every road stops; the rest of the die is lost. But a domain is a point, your statue adds one, and it has a power.
guide-dice-kingdoms-roll-fourth = Roll once more.
guide-dice-kingdoms-power = This is the power of your domain: once a turn the yellow die goes up or down by 1. Make the 5 a 4.
guide-dice-kingdoms-end = When somebody has filled three of the four guild tracks, the round is played to its end, and the game is over. Then you count stars, domains, lairs and statues.
guide-dice-kingdoms-recruit-four = Recruit citizen 4, a soldier. The more numbers you have, the more every roll gives you.

## King of the Valley

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
