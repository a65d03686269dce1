"""Dice Kingdoms as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.reading.cards import CardFile
from duchy.core.reading.options import Option, Value, first_player
from duchy.core.showing.words import Phrase
from duchy.core.stream import Stream
from duchy.games.dice_kingdoms.answers import ANSWERS
from duchy.games.dice_kingdoms.bots import features
from duchy.games.dice_kingdoms.bots.weights import Worths
from duchy.games.dice_kingdoms.components.cards import PEDESTALS, Sheets
from duchy.games.dice_kingdoms.fields import FIELDS
from duchy.games.dice_kingdoms.moves import Moves
from duchy.games.dice_kingdoms.rules.agenda import STEPS
from duchy.games.dice_kingdoms.showing import texts, view
from duchy.games.dice_kingdoms.showing.shown import Table
from duchy.games.dice_kingdoms.state import Lordships


class DiceKingdoms(Game):
    """Dice Kingdoms of Valeria, base game."""

    id = "dice-kingdoms"
    rules_version = 1
    min_seats = 1
    max_seats = 4
    rule_prefix = "DK"
    margin_scale = 8.0
    lead_tells = 1.1
    drawn = ("sheets", "citizens", "tracks", "lairs", "starts", "domains", "roads", "bridges", "solo")
    secrets = False
    second_thoughts = ("reset",)
    rolls: ClassVar[dict[str, tuple[str, ...]]] = {
        "roll": ("first", "second", "yellow", "red", "green", "blue"),
        "roll-black": ("first", "second"),
    }
    table_type = Table
    fields = FIELDS
    answers = ANSWERS
    forbidden_by = texts.FORBIDDEN_BY

    def __init__(self, overlay: Mapping[str, Any], overlay_name: str) -> None:
        self.card_file = CardFile(Path(__file__).parent / "components" / "cards.toml", overlay, overlay_name)
        self.sheets = {pedestals: Sheets(self.card_file, pedestals) for pedestals in PEDESTALS}
        self.families = Moves(self.sheets[PEDESTALS[0]])
        self.moves = self.families.catalogue
        self.steps = STEPS
        self.worths = {pedestals: Worths(sheets) for pedestals, sheets in self.sheets.items()}
        self.options = (
            first_player("random", self.max_seats, "DK-010"),
            Option("harvest_order", "chosen", ["chosen", "fixed"], "DK-R-08"),
            Option("statue_chain", "next-pass", ["next-pass", "at-once"], "DK-R-12"),
            Option("joining_citizen", "chosen", ["chosen", "leftmost"], "DK-R-33"),
            Option("pedestals", "near", PEDESTALS, "DK-R-01", formerly="standard"),
        )

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Lordships:
        return Lordships(self, seats, options, stream)

    def evaluate(self, state: Lordships, seat: int) -> float:
        return features.evaluate(state, seat)

    def likely(self, state: Lordships, seat: int) -> Move | None:
        return features.best_action(state, seat) if features.is_to_act(state, seat) else None

    def modes(self) -> list[dict[str, object]]:
        return [
            {},
            {
                "first_player": "0",
                "harvest_order": "fixed",
                "statue_chain": "at-once",
                "joining_citizen": "leftmost",
                "pedestals": "early",
            },
            {"pedestals": "standard"},
        ]

    def card_texts(self, section: str, card: str) -> list[Phrase]:
        return texts.card_texts(self, section, card)

    def layout(self, pedestals: str = "near") -> dict[str, Any]:
        """Every box of both sheets, for a board to draw."""
        return view.sheet_layout(self.sheets[pedestals])

    def drawing(self) -> dict[str, Any]:
        return {"layouts": {choice: self.layout(choice) for choice in ("near", "early", "standard")}}


def make_game(overlay: Mapping[str, Any], overlay_name: str) -> Game:
    return DiceKingdoms(overlay, overlay_name)
