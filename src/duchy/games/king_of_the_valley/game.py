"""King of the Valley as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from duchy.core.game import Game
from duchy.core.reading.cards import CardFile
from duchy.core.reading.options import Option, Value, first_player
from duchy.core.showing.words import Phrase
from duchy.core.stream import Stream
from duchy.games.king_of_the_valley.answers import ANSWERS
from duchy.games.king_of_the_valley.bots import features
from duchy.games.king_of_the_valley.components.cards import Box
from duchy.games.king_of_the_valley.fields import FIELDS
from duchy.games.king_of_the_valley.moves import Moves
from duchy.games.king_of_the_valley.rules.agenda import STEPS
from duchy.games.king_of_the_valley.showing import texts
from duchy.games.king_of_the_valley.showing.shown import Table
from duchy.games.king_of_the_valley.state import Valley


class KingOfTheValley(Game):
    """King of the Valley ("Le Roi c'est Moi")."""

    id = "king-of-the-valley"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    rule_prefix = "KV"
    move_scale = 5.0
    lead_tells = 2.1
    secrets = False
    table_type = Table
    fields = FIELDS
    answers = ANSWERS
    forbidden_by = texts.FORBIDDEN_BY

    def __init__(self, overlay: Mapping[str, Any], overlay_name: str) -> None:
        self.card_file = CardFile(Path(__file__).parent / "components" / "cards.toml", overlay, overlay_name)
        self.box = Box(self.card_file)
        self.families = Moves(self.box)
        self.moves = self.families.catalogue
        self.steps = STEPS
        self.options = (
            first_player("random", self.max_seats, "KV-R-04"),
            Option("partial_groups", True, rule="KV-R-12"),
            Option("jester_couples", False, rule="KV-R-34"),
            Option("hill_refill", "slope-by-slope", ["slope-by-slope", "alternate"], "KV-R-40"),
        )

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Valley:
        return Valley(self, seats, options, stream)

    def evaluate(self, state: Valley, seat: int) -> float:
        return features.evaluate(state, seat)

    def modes(self) -> list[dict[str, object]]:
        return [
            {},
            {
                "first_player": "1",
                "partial_groups": False,
                "jester_couples": True,
                "hill_refill": "alternate",
            },
        ]

    def card_texts(self, section: str, card: str) -> list[Phrase]:
        return texts.card_texts(self, section, card)


def make_game(overlay: Mapping[str, Any], overlay_name: str) -> Game:
    return KingOfTheValley(overlay, overlay_name)
