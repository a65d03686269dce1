"""Writes what the matches of `strength.py` show: `python benchmarks/strength_page.py FOLDER PAGE`.

The page keeps everything but the two tables, which stand between marks of their own.
"""

from __future__ import annotations

import argparse
import json
from fractions import Fraction
from pathlib import Path

from strength import ALONE, GAMES, MEETINGS

from duchy.arena.intervals import mean_interval, wilson

TITLES = {
    "king-of-the-valley": "King of the Valley",
    "villages": "Villages",
    "card-kingdoms": "Card Kingdoms",
    "dice-kingdoms": "Dice Kingdoms",
}


def meeting_rows(folder: Path) -> list[str]:
    """How often the first of two bots wins; what was not played is not told."""
    rows = ["| game | bots | games | the first wins | 95 % | margin |", "|---|---|--:|--:|:-:|--:|"]
    for bots in MEETINGS:
        for id in GAMES:
            kept = folder / f"{id}-{bots[0]}-{bots[1]}.json".replace(":", "-")
            if kept.exists():
                meeting = json.loads(kept.read_text())["meetings"][0]
                games, wins = meeting["games"], Fraction(meeting["wins"][0])
                low, high = wilson(wins, games)
                rows.append(
                    f"| {TITLES[id]} | `{bots[0]}` – `{bots[1]}` | {games} | {float(wins) / games:.1%} "
                    f"| {low:.1%} to {high:.1%} | {meeting['margins'][0] / games:+.1f} |"
                )
    return rows


def alone_rows(folder: Path) -> list[str]:
    """Mean scores of two bots on the same deals, and by how much they differ."""
    rows = ["| game | games | `greedy` | `hard` | difference, 95 % |", "|---|--:|--:|--:|:-:|"]
    for id in ALONE:
        kept = [folder / f"{id}-alone-{bot}.json" for bot in ("greedy", "hard")]
        if all(path.exists() for path in kept):
            greedy, hard = (json.loads(path.read_text()) for path in kept)
            pairs = list(zip(greedy, hard, strict=False))
            gains = [second - first for first, second in pairs]
            low, high = mean_interval(sum(gains), sum(gain**2 for gain in gains), len(gains))
            means = [sum(scores) / len(pairs) for scores in zip(*pairs, strict=True)]
            rows.append(
                f"| {TITLES[id]} | {len(pairs)} | {means[0]:.1f} | {means[1]:.1f} "
                f"| {low:+.1f} to {high:+.1f} |"
            )
    return rows


def laid_into(page: str, name: str, rows: list[str]) -> str:
    """The page with these rows between the marks of that name."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->\n"
    if end not in page.partition(begin)[2]:
        raise ValueError(f"the page has no marks {begin.strip()} and {end.strip()}")
    before, rest = page.split(begin, 1)
    return before + begin + "\n".join(rows) + "\n" + end + rest.split(end, 1)[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("page", type=Path)
    args = parser.parse_args()
    if not args.folder.is_dir():
        parser.error(f"{args.folder}: there is no such folder")
    try:
        page = args.page.read_text(encoding="utf-8")
        page = laid_into(page, "meetings", meeting_rows(args.folder))
        page = laid_into(page, "alone", alone_rows(args.folder))
        args.page.write_text(page, encoding="utf-8")
    except (OSError, ValueError, LookupError) as problem:
        parser.error(f"{args.page}: {problem}")


if __name__ == "__main__":
    main()
