"""The turn, phase 1 with its recruiting from the hill, and the end of the game.

KV-030..KV-041, KV-112..KV-114, KV-R-35, KV-R-42..KV-R-45, KV-R-49.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.showing.ending import last_round, turns_left
from duchy.games.king_of_the_valley.components.cards import SUBJECT_TYPES
from duchy.games.king_of_the_valley.components.layout import PLACES_ON_HILL, ROWS, SLOPES
from duchy.games.king_of_the_valley.rules import effects, steps

if TYPE_CHECKING:
    from duchy.core.showing.shown import Ending
    from duchy.games.king_of_the_valley.state import Valley


def begin_turn(s: Valley, seat: int, _a: int, _b: int) -> None:
    """Recruit, summon, claim, refill: always in this order (KV-031)."""
    s.next_turn()
    s.active = seat
    s.idle += 1
    if s.listener is not None:
        s.tell("turn", turn=s.turn, seat=seat)
    trunk = s.trunk
    trunk.append((steps.END_TURN, seat, 0, 0))
    trunk.append((steps.REFILL_HILL, seat, 0, 0))
    trunk.append((steps.FILL, seat, 0, 0))
    trunk.append((steps.CLAIM, seat, 0, 0))
    trunk.append((steps.SUMMON_PHASE, seat, 0, 0))
    trunk.append((steps.RECRUIT, seat, 0, 0))


# -- Phase 1: recruit from the hill --------------------------------------------------------------


def offer_recruits(s: Valley, seat: int, _a: int, _b: int) -> list[Move]:
    """From one's second turn on, any Subject of the hill that one can pay, or nobody (KV-033..KV-040)."""
    gold = s.gold[seat]
    prices = s.box.prices
    if s.turn <= s.seats:
        return []
    offered = [s.moves.recruit_nobody]
    hill = s.hill
    type_of = s.box.type_of
    for row in range(ROWS):
        if prices[row] <= gold:
            for place in (row, ROWS + row):
                kind = hill[place]
                if kind >= 0 and type_of[kind] < SUBJECT_TYPES:
                    offered.append(s.moves.recruit[place])
    return offered


def recruit(s: Valley, seat: int, _a: int, _b: int, move: Move) -> None:
    """Pay the price of the row; the tiles above slide down at once (KV-035, KV-037, KV-R-35)."""
    if move is s.moves.recruit_nobody:
        return
    place = move.a
    price = s.box.prices[place % ROWS]
    kind = s.lift(place)
    s.gain(seat, -price)
    s.idle = 0
    if s.listener is not None:
        slope, row = SLOPES[place // ROWS], place % ROWS + 1
        s.tell("recruit", seat=seat, card=s.box.tiles[kind].id, gold=price, slope=slope, row=row)
    effects.join(s, seat, kind)


def prompt_recruit(s: Valley, seat: int, _a: int, _b: int) -> Facts:
    return {"gold": s.gold[seat], "rule": "KV-034"}


# -- The end -------------------------------------------------------------------------------------


def end_turn(s: Valley, seat: int, _a: int, _b: int) -> None:
    """A hill that is not full any more ends the game once all have had as many turns (KV-112..KV-114)."""
    if not s.ending and s.height[0] + s.height[1] < PLACES_ON_HILL:
        s.ending = True
        s.tell("ending", seat=seat, cause="hill", left=len(turns_left(s.seats, seat, s.first)))
    following = (seat + 1) % s.seats
    if following == s.first and (s.ending or s.idle >= s.seats):
        if not s.ending:
            s.tell("idle")
        s.tell("game-over")
        return
    s.push(steps.TURN, following)


def end_in_sight(s: Valley) -> Ending | None:
    """The last round; a round in which nothing moved ends the game at once (KV-R-49)."""
    if not s.ending and not s.over:
        return None
    return last_round("hill" if s.ending else "idle", s.seats, s.active, s.first, s.over)


def is_last_turn(s: Valley, seat: int, tiles_wanted: int) -> bool:
    """Whether the game ends with this turn, in which the hill will lack so many tiles."""
    if (seat + 1) % s.seats != s.first:
        return False
    return s.ending or tiles_wanted > s.left[0] + s.left[1] + s.left[2]
