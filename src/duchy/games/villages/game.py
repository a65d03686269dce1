"""Villages as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from duchy.core.game import Game
from duchy.core.reading.cards import CardFile
from duchy.core.reading.options import Option, Value, first_player
from duchy.core.showing.words import Phrase
from duchy.core.stream import Stream
from duchy.games.villages.answers import ANSWERS
from duchy.games.villages.bots import features
from duchy.games.villages.components.cards import Cards
from duchy.games.villages.fields import FIELDS
from duchy.games.villages.moves import Moves
from duchy.games.villages.rules.agenda import STEPS
from duchy.games.villages.showing import texts
from duchy.games.villages.showing.shown import Table
from duchy.games.villages.state import Villages


class VillagesGame(Game):
    """Villages of Valeria, base game."""

    id = "villages"
    rules_version = 1
    min_seats = 1
    max_seats = 5
    rule_prefix = "VV"
    move_scale = 2.0
    lead_tells = 3.6
    second_thoughts = ("back",)
    table_type = Table
    fields = FIELDS
    answers = ANSWERS
    forbidden_by = texts.FORBIDDEN_BY

    def __init__(self, overlay: Mapping[str, Any], overlay_name: str) -> None:
        self.card_file = CardFile(Path(__file__).parent / "components" / "cards.toml", overlay, overlay_name)
        self.box = Cards(self.card_file)
        self.families = Moves(self.box)
        self.moves = self.families.catalogue
        self.steps = STEPS
        self.worths = features.power_worths(self.box)
        self.options = (
            first_player("random", self.max_seats, "VV-009"),
            Option("follow_recruit_cost", "2", ["2", "1"], "VV-RU-01"),
            Option("solo_power_cost", "discard", ["discard", "remove"], "VV-RU-42"),
        )

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Villages:
        return Villages(self, seats, options, stream)

    def evaluate(self, state: Villages, seat: int) -> float:
        return features.evaluate(state, seat)

    def modes(self) -> list[dict[str, object]]:
        return [
            {},
            {"first_player": "0", "follow_recruit_cost": "1", "solo_power_cost": "remove"},
        ]

    def card_texts(self, section: str, card: str) -> list[Phrase]:
        return texts.card_texts(self, section, card)


def make_game(overlay: Mapping[str, Any], overlay_name: str) -> Game:
    return VillagesGame(overlay, overlay_name)
