"""Rounds and turns: the first player, the Roll phase and the end of a turn (DK-010, DK-064..DK-072).

Alone the turn also has an event and a second harvest, and twenty trees count the turns (DK-162..DK-164).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.showing.ending import last_round, turns_left
from duchy.games.dice_kingdoms.components.layout import NO_SECOND_HARVEST, TREES
from duchy.games.dice_kingdoms.rules import steps

if TYPE_CHECKING:
    from duchy.core.showing.shown import Ending
    from duchy.games.dice_kingdoms.state import Lordships

ENOUGH_TRACKS: Final = 3


def find_first_player(s: Lordships, _seat: int, _a: int, _b: int) -> None:
    choice = str(s.options["first_player"])
    s.first = s.stream.below(s.seats) if choice == "random" else int(choice)
    if s.seats > 1:
        s.tell("first-player", seat=s.first)
    s.push(steps.TURN, s.first)


def begin_turn(s: Lordships, seat: int, _a: int, _b: int) -> None:
    """Roll, Harvest, Action; alone: Roll, Event, Harvest, Action, Second Harvest (DK-065, DK-162)."""
    if s.seats == 1 and s.turn >= TREES:
        s.tell("game-over")
        return
    s.next_turn()
    s.active = seat
    s.used = 0
    s.bans = 0
    s.origin = 0
    s.ahead = 0
    s.current.append((steps.END_TURN, seat, 0, 0))
    if s.seats == 1:
        s.push(steps.SECOND_ROLL, seat)
        s.push(steps.ACTION, seat)
        s.push(steps.HARVEST, seat)
        s.push(steps.EVENT, seat)
    else:
        s.current.append((steps.ACTION, seat, 0, 0))
        s.current.append((steps.HARVEST, seat, 0, 0))
    s.current.append((steps.ROLL_DICE, seat, 0, 0))
    if s.listener is not None:
        s.tell("turn", turn=s.turn, seat=seat)
        if s.seats == 1 and s.turn == TREES:
            s.tell("ending", seat=seat, cause="trees", left=0)


# -- Dice ----------------------------------------------------------------------------------------


def offer_roll(s: Lordships, _seat: int, _a: int, _b: int) -> list[Move]:
    return [s.moves.roll]


def roll(s: Lordships, seat: int, _a: int, _b: int, _move: Move) -> None:
    """All six dice, once (DK-072)."""
    stream = s.stream
    s.dice = [stream.die(), stream.die(), stream.die(), stream.die(), stream.die(), stream.die()]
    s.rolled = s.dice[2:]
    if s.listener is not None:
        black, other, yellow, red, green, blue = s.dice
        s.tell("roll", seat=seat, first=black, second=other, yellow=yellow, red=red, green=green, blue=blue)


def prompt_roll(s: Lordships, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "DK-072"}


def offer_second_roll(s: Lordships, _seat: int, _a: int, _b: int) -> list[Move]:
    return [] if s.bans & NO_SECOND_HARVEST else [s.moves.roll_black]


def second_roll(s: Lordships, seat: int, _a: int, _b: int, _move: Move) -> None:
    """Only the black dice, then another complete harvest, without an event (DK-169, DK-170)."""
    s.dice[0] = s.stream.die()
    s.dice[1] = s.stream.die()
    s.tell("roll-black", seat=seat, first=s.dice[0], second=s.dice[1])
    s.push(steps.HARVEST, seat)


def prompt_second_roll(s: Lordships, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "DK-169"}


# -- End of turn ---------------------------------------------------------------------------------


def look_for_end(s: Lordships) -> None:
    """Three complete tracks of anybody end the game with this round (DK-066, DK-067, DK-R-36)."""
    if s.seats == 1 or s.ending:
        return
    for seat in range(s.seats):
        if s.complete_tracks(seat) >= ENOUGH_TRACKS:
            s.ending = True
            s.tell("ending", seat=seat, cause="tracks", left=len(turns_left(s.seats, s.active, s.first)))
            return


def end_in_sight(s: Lordships) -> Ending | None:
    """The last round, or alone the turn of the last tree."""
    if s.seats == 1:
        return last_round("trees", 1, 0, 0, s.over) if s.turn >= TREES else None
    return last_round("tracks", s.seats, s.active, s.first, s.over) if s.ending else None


def end_turn(s: Lordships, seat: int, _a: int, _b: int) -> None:
    """The dice go to the left; a round that was begun is played to its end (DK-068..DK-071)."""
    following = (seat + 1) % s.seats
    if s.ending and following == s.first:
        s.tell("game-over")
        return
    s.current.append((steps.TURN, following, 0, 0))
