"""Card Kingdoms as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from duchy.core.errors import BadOption
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.reading.cards import CardFile
from duchy.core.reading.options import Option, Value, first_player
from duchy.core.showing.words import Phrase
from duchy.core.stream import Stream
from duchy.games.card_kingdoms.answers import ANSWERS
from duchy.games.card_kingdoms.bots import features, prospects
from duchy.games.card_kingdoms.bots.prospects import Prospects
from duchy.games.card_kingdoms.components.cards import SLOTS, Cards
from duchy.games.card_kingdoms.components.vocabulary import AREAS
from duchy.games.card_kingdoms.fields import FIELDS
from duchy.games.card_kingdoms.moves import Moves
from duchy.games.card_kingdoms.rules.agenda import STEPS
from duchy.games.card_kingdoms.showing import texts
from duchy.games.card_kingdoms.showing.shown import Table
from duchy.games.card_kingdoms.state import Kingdoms


class CardKingdoms(Game):
    """Valeria: Card Kingdoms, base game, first edition."""

    id = "card-kingdoms"
    rules_version = 1
    min_seats = 1
    max_seats = 5
    rule_prefix = "CK"
    margin_scale = 5.0
    lead_tells = 0.45
    move_scale = 5.0
    rounds_ahead = 2
    rolls: ClassVar[dict[str, tuple[str, ...]]] = {
        "roll-off": ("first", "second"),
        "roll": ("first", "second"),
    }
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
        self.height = max(6, *(self._tallest(area) for area in range(len(AREAS))))
        self.incomes = features.incomes(self.box)
        self.prospects = Prospects(self.box)
        first = self.box.setups["first-game"]
        citizens = [citizen.id for citizen in self.box.citizens[self.box.starters :]]
        self.options = (
            Option("setup", "first-game", [*self.box.setups, "random", "custom"], "CK-049"),
            Option("areas", [AREAS[area] for area in first.areas], AREAS, "CK-029"),
            Option("citizens", [self.box.citizens[kind].id for kind in first.citizens], citizens, "CK-034"),
            Option("without", [], [domain.id for domain in self.box.domains], "CK-049"),
            Option("mixed_citizens", False, rule="CK-212"),
            first_player("roll-off", self.max_seats, "CK-044"),
            Option("end_trigger", "recomputed", ["recomputed", "locked"], "CK-RU-30"),
            Option("returned_card", "top", ["top", "sorted"], "CK-RU-33"),
            Option("solo_vp_tokens", False, rule="CK-RU-53"),
        )

    def setups(self) -> list[dict[str, Value]]:
        return [{"setup": name} for name in self.box.setups]

    def _tallest(self, area: int) -> int:
        return sum(m.copies + m.extra_copies for m in self.box.monsters if m.area == area)

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Kingdoms:
        return Kingdoms(self, seats, options, stream)

    def read_options(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
        options = super().read_options(seats, given)
        if options["setup"] != "custom":
            for name in ("areas", "citizens", "without"):
                if name in given and options[name] != self._default(name):
                    raise BadOption(
                        f"option {name}: it belongs to the set-up custom, not to {options['setup']}"
                    )
        self._check_custom(seats, options)
        return options

    def _default(self, name: str) -> Value:
        return next(option.default for option in self.options if option.name == name)

    def _check_custom(self, seats: int, options: Mapping[str, Value]) -> None:
        areas, citizens, without = options["areas"], options["citizens"], options["without"]
        assert isinstance(areas, list)
        assert isinstance(citizens, list)
        assert isinstance(without, list)
        if len(areas) != 5 or len(dict.fromkeys(areas)) != 5:
            raise BadOption("option areas: it names five different areas")
        slots = sorted(citizen.slot for citizen in self.box.citizens if citizen.id in citizens)
        if len(citizens) != len(SLOTS) or slots != list(range(len(SLOTS))):
            raise BadOption("option citizens: it names ten Citizens, one for each activation value")
        left = len(self.box.domains) - len(dict.fromkeys(without))
        needed = 20 if seats == 5 else 15
        if left < needed:
            raise BadOption(f"option without: {seats} seats need {needed} Domains, only {left} would be left")

    def evaluate(self, state: Kingdoms, seat: int) -> float:
        return features.evaluate(state, seat)

    def likely(self, state: Kingdoms, seat: int) -> Move | None:
        if state.seats == 1 or not prospects.is_to_act(state, seat):
            return None
        return prospects.best_action(state, seat)

    def modes(self) -> list[dict[str, object]]:
        return [
            {},
            {"setup": "random"},
            {"setup": "glittering-gold"},
            {"setup": "mastery-over-magic"},
            {"setup": "monster-blood"},
            {"setup": "random", "mixed_citizens": True},
            {"setup": "random", "end_trigger": "locked", "returned_card": "sorted", "solo_vp_tokens": True},
        ]

    def card_texts(self, section: str, card: str) -> list[Phrase]:
        return texts.card_texts(self, section, card)


def make_game(overlay: Mapping[str, Any], overlay_name: str) -> Game:
    return CardKingdoms(overlay, overlay_name)
