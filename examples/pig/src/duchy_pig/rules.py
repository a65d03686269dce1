"""What happens: the steps of a turn, in the order of `rules.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.agenda import asks
from duchy_pig.moves import HOLD, ROLL

if TYPE_CHECKING:
    from duchy.core.events import Facts
    from duchy.core.moves import Move
    from duchy.core.showing.words import Phrase
    from duchy_pig.state import PigState

TURN = 0


def begin_turn(s: PigState, seat: int) -> None:
    """Play goes round (PG-001)."""
    s.next_turn()
    s.active = seat
    s.aside = 0
    s.face = 0
    s.tell("turn", turn=s.turn, seat=seat)
    s.push(TURN, seat)


def offer_turn(s: PigState, seat: int, _a: int, _b: int) -> list[Move]:
    """Roll, or hold after at least one roll (PG-002, PG-004)."""
    return [ROLL, HOLD] if s.face else [ROLL]


def answer_turn(s: PigState, seat: int, _a: int, _b: int, move: Move) -> None:
    if move is HOLD:
        hold(s, seat)
    else:
        roll(s, seat)


def roll(s: PigState, seat: int) -> None:
    """A face is put aside, or takes all (PG-002, PG-003, PG-R-01)."""
    s.face = s.stream.die()
    worth = s.game.worth[s.face - 1]
    s.tell("roll", seat=seat, die=s.face)
    if worth:
        s.aside += worth
        s.push(TURN, seat)
    else:
        s.tell("lost", seat=seat, points=s.aside)
        begin_turn(s, (seat + 1) % s.seats)


def hold(s: PigState, seat: int) -> None:
    """What was put aside is kept; who reaches the goal wins (PG-004, PG-010)."""
    s.banked[seat] += s.aside
    s.tell("held", seat=seat, points=s.aside)
    s.aside = 0
    if s.banked[seat] >= s.goal:
        s.tell("game-over")
        s.end()
    else:
        begin_turn(s, (seat + 1) % s.seats)


def prompt_turn(s: PigState, seat: int, _a: int, _b: int) -> Facts:
    return {"aside": s.aside, "banked": s.banked[seat], "rule": "PG-002"}


def reason(s: PigState, move: Move) -> Phrase | None:
    return ("why-roll-first", {}) if move is HOLD and not s.face else None


STEPS = [asks("turn", offer_turn, answer_turn, prompt_turn, waits=True)]
