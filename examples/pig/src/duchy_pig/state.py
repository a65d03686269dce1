"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Value
from duchy.core.score import Score, first_by
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.core.stream import Stream
from duchy_pig import rules

if TYPE_CHECKING:
    from duchy.core.moves import Move
    from duchy_pig.game import Pig


class PigState(State):
    """`banked` is what each seat has for good, `aside` what the seat in turn would lose by a 1, and `face`
    what it rolled last (0: nothing yet)."""

    __slots__ = ("active", "aside", "banked", "face")

    game: Pig

    def __init__(self, game: Pig, seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        self.active = 0
        self.aside = 0
        self.face = 0
        self.banked = [0] * seats

    @property
    def goal(self) -> int:
        return int(str(self.options["goal"]))

    # -- What core asks ----------------------------------------------------------------------------------

    def blank(self) -> PigState:
        return PigState(self.game, self.seats, self.options, self.stream)

    def copy_table(self, other: Any) -> None:
        other.active = self.active
        other.aside = self.aside
        other.face = self.face
        other.banked = self.banked.copy()

    def set_up(self) -> None:
        rules.begin_turn(self, 0)

    def redeal(self, seat: int, rng: Stream) -> bool:
        """Nothing is hidden."""
        return False

    def view_table(self, seat: int | None) -> dict[str, Any]:
        return {
            "goal": self.goal,
            "active": self.active,
            "aside": self.aside,
            "face": self.face or None,
            "banked": self.banked.copy(),
        }

    def dump_table(self) -> dict[str, Any]:
        return {"active": self.active, "aside": self.aside, "face": self.face, "banked": self.banked.copy()}

    def load_table(self, fields: Fields) -> None:
        self.active = fields.number("active", high=self.seats - 1)
        self.aside = fields.number("aside")
        self.face = fields.number("face", high=6)
        self.banked = fields.numbers("banked", length=self.seats)

    def scores(self) -> list[Score]:
        return [Score({"banked": banked}) for banked in self.banked]

    def winners(self) -> tuple[int, ...]:
        return first_by(self.banked, []) if self.over else ()

    def reason(self, seat: int, move: Move) -> Phrase | None:
        return rules.reason(self, move)

    def label(self, seat: int, move: Move) -> Phrase:
        return (f"move-{move.verb}", {"aside": self.aside})
