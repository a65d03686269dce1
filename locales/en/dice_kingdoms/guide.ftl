### Dice Kingdoms: the guided first game. The moves are those of `guide.json` in its folder.

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
guide-know-dice-kingdoms = Black dice are for everybody’s harvest, one coloured die is your action. Boxes pay, sometimes in chains. Stars, domains, lairs and statues are points.
