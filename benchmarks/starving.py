"""How long an easy bot's move takes while two guests have master bots think at 25 tables each.

    python benchmarks/starving.py [--moves 200] [--workers 1] [--game card-kingdoms]

Real bot processes, no sockets: from the moment a move is asked for until the bot has chosen. Prints the
median, the 99th percentile and the worst, and how many moves the masters made meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
from time import monotonic

from duchy.games import game as find_game
from duchy.server.bots.pool import BotProcesses
from duchy.table.ports import Question

GUESTS, TABLES_EACH = ("eve", "mallory"), 25
PAUSE = 0.05
"""Seconds between two moves of the easy bot's table: somebody plays there too."""


async def measure(game: str, workers: int, moves: int) -> tuple[list[float], int]:
    """Milliseconds that each of the easy bot's moves took, and the masters' moves meanwhile."""
    pool = BotProcesses(workers)
    made = 0

    async def masters(guest: str, number: int) -> None:
        nonlocal made
        state = find_game(game).new(2, seed=number)
        while True:
            if state.over:
                state = find_game(game).new(2, seed=number + made)
            seat = state.deciders[0]
            question = Question(seat, "master", state.dump(), person=guest, table=f"{guest}{number}")
            state.play(seat, state.game.parse(await pool.choose(question)))
            made += 1

    crowd = [asyncio.create_task(masters(guest, number)) for guest in GUESTS for number in range(TABLES_EACH)]
    while made < len(crowd):
        await asyncio.sleep(0.1)
    before, took = made, []
    state = find_game(game).new(2, seed=7)
    for number in range(moves):
        if state.over:
            state = find_game(game).new(2, seed=number)
        seat = state.deciders[0]
        started = monotonic()
        text = await pool.choose(Question(seat, "easy", state.dump(), person="ada", table="ada's"))
        took.append((monotonic() - started) * 1000)
        state.play(seat, state.game.parse(text))
        await asyncio.sleep(PAUSE)
    during = made - before
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    await pool.stop()
    return took, during


def share(took: list[float], part: float) -> float:
    """The time within which this part of the moves was made."""
    ordered = sorted(took)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="card-kingdoms")
    args = parser.parse_args()
    took, during = asyncio.run(measure(args.game, args.workers, args.moves))
    half, most = share(took, 0.5), share(took, 0.99)
    print(f"{args.game}, {args.workers} process(es), {args.moves} moves of an easy bot:")
    print(f"  half within {half:.0f} ms, 99 of 100 within {most:.0f} ms, the worst {max(took):.0f} ms")
    print(f"  the masters made {during} moves meanwhile")


if __name__ == "__main__":
    main()
