"""Every move of Dice Kingdoms.

A road is started with `build r12.1` (the green die) or `build r12.1 blue` (green and blue); where a value
says by itself whether blue was added (`recruit 8`, `fight lair_1 2`) the move does not repeat it. Blocks
and boxes are counted from 1, as a person at the table would.
"""

from __future__ import annotations

from duchy.core.moves import Catalogue, Move
from duchy.games.dice_kingdoms.components.cards import Sheets
from duchy.games.dice_kingdoms.components.layout import (
    ANY,
    COLOURS,
    FLIP,
    GUILDS,
    LABELS,
    LAIRS,
    STATUES,
    STEP,
)


class Moves:
    """The catalogue, and its families by their numbers."""

    def __init__(self, sheets: Sheets) -> None:
        self.catalogue = catalogue = Catalogue()
        add = catalogue.add
        self.roll = add("roll", "dice")
        self.roll_black = add("roll black", "dice")
        self.reset = add("reset", "dice")
        self.no_action = add("pass")
        self.track = [add(f"track {guild}", f"track/{guild}", g) for g, guild in enumerate(GUILDS)]
        self.recruit = [add(f"recruit {label}", f"citizen/{label}", c) for c, label in enumerate(LABELS)]
        self.citizen = [add(f"citizen {label}", f"citizen/{label}", c) for c, label in enumerate(LABELS)]
        self.statue = [add(f"statue {n + 1}", f"statue/{n + 1}", n) for n in range(STATUES)]
        # A change of a die: the power in a, the colour in b, what is added in c (0 turns the die over).
        self.up: list[Move] = []
        self.down: list[Move] = []
        self.flip: list[Move] = []
        self.any_up: list[Move] = []
        self.any_down: list[Move] = []
        for c, colour in enumerate(COLOURS):
            self.up.append(add(f"{colour} +1", f"die/{colour}", STEP + c, c, 1))
            self.down.append(add(f"{colour} -1", f"die/{colour}", STEP + c, c, -1))
            self.flip.append(add(f"{colour} flip", f"die/{colour}", FLIP + c, c, 0))
            self.any_up.append(add(f"any {colour} +1", f"die/{colour}", ANY, c, 1))
            self.any_down.append(add(f"any {colour} -1", f"die/{colour}", ANY, c, -1))
        self.fight: list[Move] = []
        for lair in sheets.lairs:
            for block in range(lair.start, lair.stop):
                number = block - lair.start + 1
                self.fight.append(add(f"fight {lair.id} {number}", f"lair/{lair.id}/{number}", block))
        self.combat = [add(f"combat {lair.id}", f"lair/{lair.id}", n) for n, lair in enumerate(sheets.lairs)]
        self.combats = [
            [move for move in self.combat if not complete >> move.a & 1] for complete in range(1 << LAIRS)
        ]
        # Moves that name boxes and cards come last: a user's own sheets then leave the others alone.
        self.build = [add(f"build {box}", f"road/{box}", b, 0) for b, box in enumerate(sheets.roads.boxes)]
        self.build_blue = [
            add(f"build {box} blue", f"road/{box}", b, 1) for b, box in enumerate(sheets.roads.boxes)
        ]
        self.road = [add(f"road {box}", f"road/{box}", b) for b, box in enumerate(sheets.roads.boxes)]
        self.strike_domain = [
            add(f"strike domain {id}", f"domain/{id}", domain) for domain, id in enumerate(sheets.domains)
        ]
        self.strike_bridge = [
            add(f"strike bridge {id}", f"bridge/{id}", bridge)
            for bridge, id in enumerate(sheets.roads.bridge_ids)
        ]
        self.strike_lair = [
            add(f"strike lair {lair.id}", f"lair/{lair.id}", n) for n, lair in enumerate(sheets.lairs)
        ]
        self.strike_citizen = [
            add(f"strike citizen {label}", f"citizen/{label}", c) for c, label in enumerate(LABELS)
        ]
        self.strike_track = [
            add(f"strike track {guild}", f"track/{guild}", g) for g, guild in enumerate(GUILDS)
        ]
