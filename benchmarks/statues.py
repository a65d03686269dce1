"""How many statues of Dice Kingdoms are taken: `python benchmarks/statues.py SEATS GAMES [BOT [PEDESTALS]]`.

Whole games between bots of one kind (`hard` if none is named), with the pedestals of an option. The docs tell
what came of it (docs/cards.md). Seeds are numbered, so a longer measurement
begins with the shorter one; a line is written after every game, and the last one is the table's.
"""

from __future__ import annotations

import sys
from collections import Counter

import duchy
from duchy.bots.specs import make_bot
from duchy.compiling import is_compiled
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream, key_from_seed
from duchy.games.dice_kingdoms.components.cards import PEDESTALS
from duchy.games.dice_kingdoms.state import Lordships


def played(seats: int, seed: int, bot: str, pedestals: str) -> Lordships:
    """One whole game."""
    state = duchy.game("dice-kingdoms").new(seats=seats, seed=seed, options={"pedestals": pedestals})
    bots = [make_bot(bot, Stream(key_from_seed(f"statues/{seed}/{seat}"))) for seat in range(seats)]
    while not state.over:
        seat = state.deciders[0]
        state.play(seat, bots[seat].choose(SeatHandle(state, seat)))
    assert isinstance(state, Lordships)
    return state


def main(seats: int, games: int, bot: str = "hard", pedestals: str = PEDESTALS[0]) -> None:
    taken: Counter[int] = Counter()
    points = 0
    print(f"{bot}, {pedestals} pedestals, {'compiled' if is_compiled() else 'plain'} rules")
    for seed in range(games):
        state = played(seats, seed, bot, pedestals)
        taken.update(statues.bit_count() for statues in state.statues)
        points += sum(score.total for score in state.scores())
        places = sum(taken.values())
        shares = " | ".join(
            f"{sum(n for count, n in taken.items() if count >= least) / places:.0%}" for least in (2, 3, 4)
        )
        print(f"| {seats} | {seed + 1} | {points / places:.1f} | {shares} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
