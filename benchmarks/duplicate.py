"""How much more a duplicate match tells than a usual one, in every game.

    python benchmarks/duplicate.py 600 [GAME …]

Two bots meet in so many games, once as usual and once with duplicate luck, the same deals in both: what a
game is worth, in games that have nothing to do with each other, and how much wider margins spread.
"""

from __future__ import annotations

import sys

from duchy.arena.play.match import MatchPlan, match_plan, play_blocks
from duchy.arena.play.meeting import Meeting
from duchy.games import game as find_game
from duchy.games import game_ids

BOTS = ("greedy", "medium")


def meet(plan: MatchPlan) -> Meeting:
    (meeting,) = play_blocks(find_game(plan.game), plan, 0, plan.blocks)
    return meeting.alone(0)


def spread(meeting: Meeting) -> float:
    """The variance of the margin over blocks."""
    mean = meeting.margins[0] / meeting.blocks
    return meeting.squares[0] / meeting.blocks - mean**2


def main(games: int, ids: list[str]) -> None:
    print(f"| {' – '.join(BOTS)}, n = {games} | wins | a game is worth | margins vary, usual / duplicate |")
    print("|---|--:|--:|--:|")
    for id in ids:
        game = find_game(id)
        usual, duplicate = (
            meet(match_plan(game, BOTS, 2, games, "duplicate", {"duplicate": shared}))
            for shared in (False, True)
        )
        wins = " / ".join(f"{float(meeting.wins[0] / meeting.games):.1%}" for meeting in (usual, duplicate))
        worth = f"{usual.worth():.2f} / {duplicate.worth():.2f}"
        print(f"| {id} | {wins} | {worth} | {spread(usual) / spread(duplicate):.2f} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:] or game_ids())
