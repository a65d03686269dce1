### Made by scripts/generate.py from the words of each game. Do not edit.
title-card-kingdoms = Card Kingdoms
about-card-kingdoms = Roll two dice, wake your citizens, slay monsters and build domains. Every roll feeds everybody.
title-dice-kingdoms = Dice Kingdoms
about-dice-kingdoms = One throw for the whole table. Mark your castle and forest by day and by night.
title-king-of-the-valley = King of the Valley
about-king-of-the-valley = Walk your king across the valley, summon those you pass, and fill the castle’s columns.
title-villages = Villages
about-villages = Lead an action and the others may follow. Raise a village from cards that are field, stone or house.
