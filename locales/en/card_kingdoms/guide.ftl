### Card Kingdoms: the guided first game. The moves are those of `guide.json` in its folder.

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
guide-know-card-kingdoms = Roll, and each die and their sum wake citizens. Spend two actions: recruit, slay, build, or take a resource. Monsters, domains and the Duke are points.
