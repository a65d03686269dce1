"""The box: what the game is called, who can play it, and what its bots think of a position."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from duchy.core.errors import BadCards
from duchy.core.game import Game
from duchy.core.reading.cards import CardFile, read_source
from duchy.core.reading.options import Option, Value
from duchy.core.showing.words import Phrase
from duchy.core.stream import Stream
from duchy_pig.moves import MOVES
from duchy_pig.rules import STEPS
from duchy_pig.state import PigState

FACES = 6
MOST_ASIDE = 200
"""As much as anybody would put aside."""


def prospects(worth: list[int]) -> list[float]:
    """What a turn may still bring, by what was put aside: the better of holding it and of rolling on."""
    expected = [float(aside) for aside in range(MOST_ASIDE + max(worth) + 1)]
    for aside in range(MOST_ASIDE, -1, -1):
        rolled = sum(expected[aside + points] for points in worth if points) / len(worth)
        expected[aside] = max(expected[aside], rolled)
    return expected


class Pig(Game):
    id = "pig"
    min_seats = 2
    max_seats = 6
    rule_prefix = "PG"
    secrets = False
    margin_scale = 40.0
    move_scale = 5.0

    def __init__(self, overlay: Mapping[str, Any], overlay_name: str) -> None:
        self.moves = MOVES
        self.steps = STEPS
        self.options = (Option("goal", "100", ("100", "50"), rule="PG-010"),)
        self.card_file = CardFile(Path(__file__).parent / "cards.toml", overlay, overlay_name)
        self.worth: list[int] = []
        for face in self.card_file.ids("faces"):
            fields = self.card_file.fields("faces", face)
            self.worth.append(fields.number("worth"))
            read_source(fields)
        if len(self.worth) != FACES:
            raise BadCards(
                f"{self.card_file.overlay_name}: faces: a die has {FACES} of them, not {len(self.worth)}"
            )
        self.prospects = prospects(self.worth)

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> PigState:
        return PigState(self, seats, options, stream)

    def evaluate(self, state: Any, seat: int) -> float:
        standing = [float(banked) for banked in state.banked]
        if not state.over:
            standing[state.active] += self.prospects[min(state.aside, MOST_ASIDE)]
        rivals = [points for other, points in enumerate(standing) if other != seat]
        return standing[seat] - max(rivals)

    def modes(self) -> list[dict[str, object]]:
        return [{}, {"goal": "50"}]

    def card_texts(self, section: str, card: str) -> list[Phrase]:
        worth = self.worth[self.card_file.ids(section).index(card)]
        return [("effect-worth", {"n": worth}) if worth else ("effect-loses", {})]


def make_game(overlay: Mapping[str, Any], overlay_name: str) -> Game:
    return Pig(overlay, overlay_name)
