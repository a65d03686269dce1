### Villages: the guided first game. The moves are those of `guide.json` in its folder.

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
guide-know-villages = Lead one action and others may follow. Draw, develop cards into resources, pay with coins that come back, and gather the building types that adventurers ask for.
