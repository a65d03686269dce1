"""The ladder: all bots against each other, rated, and written down with the number of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from duchy.arena.measure.ratings import Group, rate
from duchy.arena.play.match import MatchPlan, match
from duchy.arena.play.work import ALONE, Crew, Progress
from duchy.core.showing.words import words

PAGE_HEAD = """# The bots

## Ratings

How strong the bots are, as `duchy ladder` measured it. A rating is in Elo points above the first bot: with
100 points more a bot wins 64 % of its games against another, with 400 more 91 %. Intervals are 95 %.
"""


def ladder(
    plan: MatchPlan, crew: Crew = ALONE, progress: Progress | None = None, keep: str | None = None
) -> dict[str, Any]:
    """Play the match of all bots, on from what the file `keep` holds, and rate them, the strongest first."""
    result = match(plan, crew, progress=progress, keep=keep)
    groups = [
        Group(group, tuple(line["wins"] for line in meeting["bots"]))
        for group, meeting in zip(plan.groups(), result["meetings"], strict=True)
    ]
    ratings = rate(len(plan.bots), groups)
    lines = [
        {**line, "rating": own.points, "rating_low": own.low, "rating_high": own.high}
        for line, own in zip(result["bots"], ratings, strict=True)
    ]
    return {
        **result,
        "zero": result["bots"][0]["bot"],
        "bots": sorted(lines, key=lambda line: (-line["rating"], line["bot"])),
    }


def as_markdown(result: Mapping[str, Any]) -> str:
    """The ladder of one game as a section of a page."""
    game = result["game"]
    title = words("en", game).say("game-title")
    each = result["meetings"][0]["games"]
    lines = [
        mark(game, "begin"),
        f"### {title}",
        "",
        f"{result['games']} games, {result['seats']} seats, {each} for each meeting; seed {result['seed']}. "
        f"Every bot plays every deal in every seat; `{result['zero']}` has 0 points.",
        "",
        "| bot | rating | 95 % | win rate | 95 % | mean margin | games |",
        "|---|--:|:-:|--:|:-:|--:|--:|",
        *(rated(line, result["zero"]) for line in result["bots"]),
        "",
        "Who wins against whom (the row's bot, with its 95 % interval):",
        "",
        *cross_table(result),
        mark(game, "end"),
    ]
    return "\n".join(lines) + "\n"


def rated(line: Mapping[str, Any], zero: str) -> str:
    interval = "–" if line["bot"] == zero else f"{line['rating_low']:+.0f} to {line['rating_high']:+.0f}"
    return (
        f"| `{line['bot']}` | {line['rating']:+.0f} | {interval} | {line['win_rate']:.1%} "
        f"| {line['win_low']:.1%} to {line['win_high']:.1%} | {line['mean_margin']:+.1f} | {line['games']} |"
    )


def cross_table(result: Mapping[str, Any]) -> list[str]:
    """A row and a column for each bot; at more than two seats, a row for each meeting."""
    if result["seats"] > 2:
        return meeting_rows(result)
    names = [line["bot"] for line in result["bots"]]
    found: dict[tuple[str, str], str] = {}
    for meeting in result["meetings"]:
        for own, rival in (meeting["bots"], reversed(meeting["bots"])):
            found[own["bot"], rival["bot"]] = in_words(own)
    return [
        f"| | {' | '.join(f'`{name}`' for name in names)} |",
        f"|---|{':-:|' * len(names)}",
        *(f"| `{name}` | {' | '.join(found.get((name, rival), '–') for rival in names)} |" for name in names),
    ]


def meeting_rows(result: Mapping[str, Any]) -> list[str]:
    rows = [
        f"| {meeting['games']} | "
        + ", ".join(f"`{line['bot']}` {in_words(line)}" for line in meeting["bots"])
        for meeting in result["meetings"]
    ]
    return ["| games | win rates |", "|--:|---|", *(f"{row} |" for row in rows)]


def in_words(line: Mapping[str, Any]) -> str:
    return f"{line['win_rate']:.0%} ({line['win_low']:.0%}–{line['win_high']:.0%})"


def mark(game: str, which: str) -> str:
    return f"<!-- ladder of {game}: {which} -->"


def laid_into(page: str, game: str, section: str) -> str:
    """The page with the ladder of this game in place of the one it had, or at its end."""
    begin, end = mark(game, "begin"), mark(game, "end") + "\n"
    if begin in page and end in page[page.index(begin) :]:
        before, rest = page.split(begin, 1)
        return before + section + rest.split(end, 1)[1]
    return f"{page or PAGE_HEAD}\n{section}"


def distinct(bots: Sequence[str]) -> bool:
    return all(first != second for first, second in combinations(bots, 2))
