"""How many presses a whole game asks of one person: `python benchmarks/presses.py [GAMES]`.

Greedy bots play; seat 0 stands for the person. A press is a move that the person is asked for. Beside it
stand two other ways to ask: `once` counts also what has only one answer, and the second press that was wanted
before every move that draws or shows something; `usual` leaves out what is answered as it was before.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import duchy
from duchy.bots.specs import make_bot
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.table.showing.revealing import revealing

PERSON = 0
SEATS = 3


class Presses(NamedTuple):
    once: int
    now: int
    usual: int


def presses(id: str, seed: int) -> Presses:
    """One whole game of three."""
    state = duchy.game(id).new(seats=SEATS, seed=seed)
    bots = [make_bot("greedy", Stream(key_from_seed(f"{seed}/{seat}"))) for seat in range(SEATS)]
    once = now = usual = 0
    known: dict[str, Move] = {}
    while not state.over:
        seat = state.deciders[0]
        move = bots[seat].choose(SeatHandle(state, seat))
        if seat == PERSON:
            once += 1 + asks_twice(state, move)
            now += state.forced(seat) is None
            question = state.recurring(seat)
            before = known.get(question)
            is_usual = before is not None and state.as_before(seat, before) is move
            usual += state.forced(seat) is None and not is_usual
            if question:
                known[question] = move
        state.play(seat, move)
    return Presses(once, now, usual)


def asks_twice(state: State, move: Move) -> bool:
    """Whether a move was asked about once more: dice are thrown for their own sake."""
    legal = state.legal(PERSON)
    return len(legal) > 1 and not move.text.startswith("roll") and move.id in revealing(state, PERSON, [move])


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    print(f"presses of one of {SEATS} players in a whole game, mean of {games} games")
    for id in ("card-kingdoms", "dice-kingdoms", "king-of-the-valley", "villages"):
        found = [presses(id, seed) for seed in range(games)]
        once, now, usual = (sum(column) / games for column in zip(*found, strict=True))
        print(f"  {id}: {once:.1f} before, {now:.1f} now, {usual:.1f} the usual way")


if __name__ == "__main__":
    main()
