"""Measures whether reviews can be believed: `python benchmarks/believable.py FOLDER [--games N]`.

Bots of neighbouring levels meet in every game, and every game is reviewed. For each pairing a file in FOLDER
keeps, game by game, what each bot's decisions cost, how they were graded, the luck of each seat, what stayed
unexplained, and what positions were told as beside how they ended. It may be stopped at any time and started
again; the tables at the end tell what is there, with their numbers of games. Run it with a compiled Duchy on
the path.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any

from duchy.analysis.reviewing.analyst import Budget
from duchy.analysis.reviewing.findings import DECISION, Review
from duchy.analysis.reviewing.reviewer import review
from duchy.arena.play.simulate import play_out
from duchy.core.record import Record
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game

GAMES = ("king-of-the-valley", "card-kingdoms", "villages", "dice-kingdoms")
PAIRS = (("random", "easy"), ("easy", "medium"), ("medium", "hard"), ("hard", "master"))
QUICK = Budget(1, redraws=16, glances=2, looks=6, last_looks=12)
GRADES = ("inaccuracy", "mistake", "blunder")

Kept = list[dict[str, Any]]


def played(game: str, bots: tuple[str, ...], number: int) -> tuple[Record, list[str]]:
    """A game of these bots, who change seats from game to game."""
    seats = len(bots)
    seated = [bots[(seat + number) % seats] for seat in range(seats)]
    state = find_game(game).new(seats, f"believable {number}")
    record = Record.of(state)
    chances = [Stream(key_from_seed(f"believable {number} seat {seat}")) for seat in range(seats)]
    play_out(state, seated, chances, lambda state, seat, move: record.moves.append((seat, move)))
    return record, seated


def told(found: Review, seated: list[str]) -> dict[str, Any]:
    """What is kept of a review."""
    decided = [moment for moment in found.moments if moment.kind == DECISION]
    by_seat = [[moment for moment in decided if moment.seat == seat] for seat in range(found.seats)]
    foretold = [
        (round(found.values[number][0], 4), found.values[-1][0])
        for number in range(1, len(found.values) - 1)
        if found.turns[number] != found.turns[number - 1]
    ]
    return {
        "bots": seated,
        "decisions": [len(own) for own in by_seat],
        "cost": [sum(moment.cost for moment in own) for own in by_seat],
        "grades": [[sum(one.grade == grade for one in own) for grade in GRADES] for own in by_seat],
        "luck": [finding.account.luck for finding in found.findings],
        "rest": [finding.account.rest for finding in found.findings],
        "foretold": foretold,
    }


def measure(folder: Path, game: str, bots: tuple[str, ...], games: int) -> None:
    file = folder / f"{game}-{'-'.join(bots)}.json"
    kept: Kept = json.loads(file.read_text()) if file.exists() else []
    for number in range(len(kept), games):
        record, seated = played(game, bots, number)
        kept.append(told(review(record, QUICK), seated))
        file.write_text(json.dumps(kept))


def interval(numbers: list[float]) -> str:
    mean = sum(numbers) / len(numbers)
    spread = sum((one - mean) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    return f"{mean:.2f} ± {1.96 * math.sqrt(spread / len(numbers)):.2f}"


def costs(folder: Path) -> None:
    """The mean cost of a decision in points, and how often each grade comes, a hundred decisions."""
    print("\n| game | bot | games | a decision costs | ?! | ? | ?? |\n|---|---|---|---|---|---|---|")
    for game in GAMES:
        lines: dict[str, list[tuple[float, int, list[int]]]] = {}
        for file in sorted(folder.glob(f"{game}-*.json")):
            for one in json.loads(file.read_text()):
                for seat, bot in enumerate(one["bots"]):
                    if one["decisions"][seat]:
                        entry = (one["cost"][seat], one["decisions"][seat], one["grades"][seat])
                        lines.setdefault(bot, []).append(entry)
        for bot in dict.fromkeys(bot for pair in PAIRS for bot in pair):
            if bot in lines:
                own = lines[bot]
                decisions = sum(number for _, number, _ in own)
                often = [100 * sum(grades[grade] for _, _, grades in own) / decisions for grade in range(3)]
                a_decision = interval([100 * cost / number for cost, number, _ in own])
                print(
                    f"| {game} | `{bot}` | {len(own)} | {a_decision} | "
                    + " | ".join(f"{x:.1f}" for x in often)
                    + " |"
                )


def honesty(folder: Path) -> None:
    """Luck and what is unexplained, in points; how far positions that were told as so much were won."""
    print("\n| game | games | luck | unexplained | in size | Brier | told → won |")
    print("|---|---|---|---|---|---|---|")
    for game in GAMES:
        kept = [one for file in sorted(folder.glob(f"{game}-*.json")) for one in json.loads(file.read_text())]
        if not kept:
            continue
        foretold = [pair for one in kept for pair in one["foretold"]]
        brier = sum((chance - won) ** 2 for chance, won in foretold) / len(foretold)
        bins = []
        for fifth in range(5):
            some = [pair for pair in foretold if fifth / 5 <= pair[0] < (fifth + 1) / 5 + (fifth == 4)]
            if some:
                mean = sum(chance for chance, _ in some) / len(some)
                bins.append(f"{100 * mean:.0f} → {100 * sum(won for _, won in some) / len(some):.0f}")
        size = sum(abs(100 * one["rest"][0]) for one in kept) / len(kept)
        print(
            f"| {game} | {len(kept)} | {interval([100 * one['luck'][0] for one in kept])} "
            f"| {interval([100 * one['rest'][0] for one in kept])} "
            f"| {size:.1f} | {brier:.3f} | {', '.join(bins)} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400, help="how many games a pairing")
    parser.add_argument("--only", default="", metavar="TEXT", help="only pairings whose name contains this")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for pair in PAIRS:
        for game in GAMES:
            if args.only in f"{game}-{'-'.join(pair)}":
                measure(args.folder, game, pair, args.games)
    costs(args.folder)
    honesty(args.folder)


if __name__ == "__main__":
    main()
