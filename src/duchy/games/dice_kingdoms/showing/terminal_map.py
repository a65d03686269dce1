"""The forest of Dice Kingdoms as a map: every box of every road where it lies on the sheet."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase

from rich.text import Text

from duchy.core.showing.look import Look
from duchy.games.dice_kingdoms.components.cards import Sheets
from duchy.games.dice_kingdoms.components.layout import REWARDS
from duchy.games.dice_kingdoms.components.naming import place_of, road_of

SIGNS = {
    "-": "□",
    "recruit": "♟",
    "gold": "¤",
    "road": "≡",
    "sentinel": "▲",
    "combat": "†",
    "pedestal": "Π",
    "star": "★",
}
"""Every reward by a sign of one column, the same in all languages."""
CHECKED, STRUCK, BRIDGE = "■", "×", "="
WIDTH, HEIGHT = 73, 25
PER_LINE = 3
"""Domains in a line of the legend."""

Cell = tuple[str, str]
"""A sign and its style."""


class Forest:
    """The map of one lordship: its checked boxes, those that can be next, and its domains."""

    def __init__(
        self, look: Look, sheets: Sheets, roads: Mapping[str, list[int]], struck: Mapping[str, list[int]]
    ) -> None:
        self.look = look
        self.sheets = sheets
        self.roads = roads
        self.struck = struck
        size = look.card("sheets", "forest")["size"]
        self.scale = ((WIDTH - 1) / size[0], (HEIGHT - 1) / size[1])
        self.cells: dict[tuple[int, int], Cell] = {}

    def draw(self, frontier: list[str], rallied: list[str], lost: list[str]) -> list[Text]:
        ways = self.sheets.roads
        for number, place in enumerate(ways.starts.values(), 1):
            self.put(place, (self.look.number(number), "bold"))
        letters = dict(zip(self.sheets.domains, ascii_uppercase, strict=False))
        for letter, (id, place) in zip(
            ascii_uppercase, zip(self.sheets.domains, self.sheets.domain_places, strict=True), strict=False
        ):
            self.put(place, domain_cell(letter, id in rallied, id in lost))
        for number, box in enumerate(ways.boxes):
            bridge = any(mask >> number & 1 for mask in ways.bridges)
            sign, style = self.box(box, REWARDS[ways.rewards[number]], bridge)
            self.put(ways.places[number], (sign, "bold reverse" if box in frontier else style))
        return [*self.lines(), *self.legend(letters, rallied, lost)]

    def box(self, id: str, reward: str, bridge: bool) -> Cell:
        road, place = road_of(id), place_of(id)
        if place in self.roads.get(road, []):
            return (CHECKED, "cyan")
        if place in self.struck.get(road, []):
            return (STRUCK, "dim")
        return (BRIDGE, "") if bridge and reward == "-" else (SIGNS[reward], "")

    def put(self, place: tuple[float, float], cell: Cell) -> None:
        """Where it lies, or in the nearest column that is free."""
        x, y = round(place[0] * self.scale[0]), round(place[1] * self.scale[1])
        while (x, y) in self.cells:
            x += 1
        self.cells[x, y] = cell

    def lines(self) -> list[Text]:
        drawn = []
        rows = [y for _, y in self.cells]
        for y in range(min(rows), max(rows) + 1):
            line = Text()
            for x in range(max((x for x, row in self.cells if row == y), default=-1) + 1):
                line.append(*self.cells.get((x, y), (" ", "")))
            drawn.append(line)
        return drawn

    def legend(self, letters: Mapping[str, str], rallied: list[str], lost: list[str]) -> list[Text]:
        named = [
            Text.assemble(domain_cell(letter, id in rallied, id in lost), " ", self.look.name(id))
            for id, letter in letters.items()
        ]
        between = Text("   ")
        return [between.join(named[n : n + PER_LINE]) for n in range(0, len(named), PER_LINE)]


def domain_cell(letter: str, rallied: bool, lost: bool) -> Cell:
    return (letter, "dim strike" if lost else "bold reverse cyan" if rallied else "bold yellow")
