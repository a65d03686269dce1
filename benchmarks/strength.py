"""Plays the matches that show how strong the bots are: `python benchmarks/strength.py FOLDER`.

Everything is kept in FOLDER after every deal, so it may be stopped at any time and started again: it goes
on where it was, cheap matches first. Run it with a compiled Duchy on the path. The table at the end tells
what is there, with the number of games played so far. A file does not know how its bots played: delete those
of bots that were changed.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from duchy.arena.intervals import mean_interval
from duchy.arena.play.match import match, match_plan
from duchy.arena.play.simulate import plan_for, play_chunk
from duchy.core.errors import DuchyError
from duchy.games import game as find_game

GAMES = ("king-of-the-valley", "villages", "card-kingdoms", "dice-kingdoms")
MEETINGS = (
    ("greedy", "random"),
    ("medium", "easy"),
    ("hard", "medium"),
    ("master", "hard"),
    ("mcts:100ms", "greedy"),
)
ALONE = ("card-kingdoms", "villages", "dice-kingdoms")
SEED = "strength"


def play_meeting(folder: Path, id: str, bots: tuple[str, str], games: int) -> None:
    keep = folder / f"{id}-{bots[0]}-{bots[1]}.json".replace(":", "-")
    result = match(match_plan(find_game(id), bots, 2, games, SEED), keep=str(keep))
    line = result["bots"][0]
    print(
        f"| {id} | `{bots[0]}` – `{bots[1]}` | {line['games']} | {line['win_rate']:.1%} "
        f"| {line['win_low']:.1%} to {line['win_high']:.1%} | {line['mean_margin']:+.1f} |",
        flush=True,
    )


def play_alone(folder: Path, id: str, bot: str, games: int) -> None:
    """The scores of a bot alone, game by game."""
    keep = folder / f"{id}-alone-{bot}.json"
    scores: list[int] = json.loads(keep.read_text()) if keep.exists() else []
    game = find_game(id)
    plan = plan_for(game, [bot], 1, games, SEED)
    for number in range(len(scores), games):
        tally = play_chunk(game, plan, number, number + 1)
        scores.append(tally.points[0])
        keep.write_text(json.dumps(scores))
    low, high = mean_interval(sum(scores), sum(score**2 for score in scores), len(scores))
    mean = sum(scores) / len(scores)
    print(f"| {id} alone | `{bot}` | {len(scores)} | {mean:.1f} | {low:.1f} to {high:.1f} | |", flush=True)


def meeting(text: str) -> tuple[str, tuple[str, str]]:
    """`villages:mcts:100ms:greedy`: the first bot may have a budget."""
    id, _, bots = text.partition(":")
    first, _, second = bots.rpartition(":")
    return id, (first, second)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--match", action="append", default=[], metavar="GAME:A:B", help="only these")
    parser.add_argument("--alone", action="append", default=[], metavar="GAME", help="only these")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    print("| game | bots | games | win rate, or mean score | 95 % | margin |\n|---|---|--:|--:|:-:|--:|")
    matches, alone = [meeting(text) for text in args.match], args.alone
    if not matches and not alone:
        matches, alone = [(id, bots) for bots in MEETINGS for id in GAMES], ALONE
    try:
        for id, bots in matches:
            play_meeting(args.folder, id, bots, args.games)
        for id in alone:
            for bot in ("greedy", "hard"):
                play_alone(args.folder, id, bot, args.games)
    except DuchyError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
