"""What was seen, as the tables of a report: rates and means with their intervals and `n`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from duchy.arena.intervals import deviation, mean_interval, wilson
from duchy.arena.report.observed import Chosen, Observed
from duchy.core.game import Game
from duchy.core.showing.words import Words, words

OTHER = "other"
"""The section of what an event calls a card but no card file lists."""


SELDOM = 0.1
"""Events this much rarer than the most frequent one of their section are none of the chief ones."""


def numbers_of(game: Game, seen: Observed) -> dict[str, Any]:
    """Everything a page draws and `--json` prints."""
    says = words("en", game.id)
    everybody = seen.winning + seen.losing
    return {
        "fair": 1 / seen.seats,
        "by_seat": [{"seat": seat, **chosen_line(row)} for seat, row in sorted(seen.places.rows.items())],
        "by_bot": [{"bot": bot, **chosen_line(row)} for bot, row in sorted(seen.bots.rows.items())],
        "turns": distribution(seen.turns),
        "moves": distribution(seen.moves),
        "scores": {
            "all": distribution(everybody),
            "winners": distribution(seen.winning),
            "others": distribution(seen.losing),
        },
        "parts": parts(says, seen),
        "cards": cards(says, game, seen),
        "openings": openings(seen),
    }


def chosen_line(row: Chosen) -> dict[str, Any]:
    """How seats fared that had something."""
    low, high = wilson(row.wins, row.seats)
    score_low, score_high = mean_interval(row.points, row.squares, row.seats)
    return {
        "n": row.seats,
        "wins": float(row.wins),
        "win_rate": float(row.wins / row.seats),
        "win_low": low,
        "win_high": high,
        "mean_score": row.points / row.seats,
        "score_low": score_low,
        "score_high": score_high,
    }


def distribution(counts: Counter[int]) -> dict[str, Any]:
    """A mean with its interval, and how often each value was seen."""
    n = sum(counts.values())
    total = sum(value * count for value, count in counts.items())
    squares = sum(value**2 * count for value, count in counts.items())
    low, high = mean_interval(total, squares, n)
    return {
        "n": n,
        "mean": float(Fraction(total, n)) if n else 0.0,
        "low": low,
        "high": high,
        "sd": deviation(total, squares, n),
        "counts": {str(value): counts[value] for value in sorted(counts)},
    }


def parts(says: Words, seen: Observed) -> list[dict[str, Any]]:
    """The parts of scores: of everybody, of winners and of the others. A part not named counts 0."""
    names = list(dict.fromkeys(part for part, _ in sorted(seen.parts)))
    lines = []
    for name in names:
        sides: dict[bool, Counter[int]] = {}
        for winner, scores in ((True, seen.winning), (False, seen.losing)):
            counts = Counter(seen.parts.get((name, winner), Counter()))
            counts[0] += sum(scores.values()) - sum(counts.values())
            sides[winner] = +counts
        lines.append(
            {
                "part": name,
                "name": said(says, f"score-{name}", name),
                "all": distribution(sides[True] + sides[False]),
                "winners": distribution(sides[True]),
                "others": distribution(sides[False]),
            }
        )
    return sorted(lines, key=lambda line: (-line["all"]["mean"], line["part"]))


def cards(says: Words, game: Game, seen: Observed) -> list[dict[str, Any]]:
    """A table for each kind of event and section of the card file, in the order of that file.

    `chosen` are events named after a move: what a player decides. In a section without any, the most
    frequent event stands for them.
    """
    sections = {card: section for section, all in game.card_file.sections.items() for card in all}
    order = [*game.card_file.sections, OTHER]
    groups: dict[tuple[str, str], list[tuple[str, Chosen]]] = {}
    for (event, card), row in sorted(seen.cards.rows.items()):
        groups.setdefault((sections.get(card, OTHER), event), []).append((card, row))
    verbs = {move.verb for move in game.moves.all}
    weights = {key: sum(row.seats for _, row in rows) for key, rows in groups.items()}
    leading = leaders(weights, verbs)
    tables = [
        {
            "section": section,
            "name": said(says, f"word-{section}", section),
            "event": event,
            "chosen": (section, event) in leading,
            "cards": sorted(
                (card_line(says, card, row, seen) for card, row in rows),
                key=lambda line: (-line["n"], line["card"]),
            ),
        }
        for (section, event), rows in groups.items()
    ]
    return sorted(
        tables,
        key=lambda table: (
            not table["chosen"],
            order.index(table["section"]),
            -weights[table["section"], table["event"]],
            table["event"],
        ),
    )


def leaders(weights: dict[tuple[str, str], int], verbs: Iterable[str]) -> list[tuple[str, str]]:
    """The tables that tell what players choose, without those that hardly ever happen."""
    found = []
    for section in dict.fromkeys(section for section, _ in weights if section != OTHER):
        events = sorted(
            (event for own, event in weights if own == section), key=lambda event: -weights[section, event]
        )
        named = [event for event in events if event in verbs] or events[:1]
        most = weights[section, named[0]]
        found += [(section, event) for event in named if weights[section, event] >= most * SELDOM]
    return found


def card_line(says: Words, card: str, row: Chosen, seen: Observed) -> dict[str, Any]:
    """How often a card was taken (of all seats of all games), and what became of those who did."""
    seats = seen.games * seen.seats
    low, high = wilson(row.seats, seats)
    return {
        "card": card,
        "name": said(says, f"card-{card}", card),
        "of": seats,
        "rate": row.seats / seats,
        "rate_low": low,
        "rate_high": high,
        "copies": row.copies / row.seats,
        **chosen_line(row),
    }


def openings(seen: Observed) -> list[dict[str, Any]]:
    """The first, second, ... real decision of each seat: what was chosen, and what became of it."""
    decisions = sorted({number for number, _ in seen.opening.rows})
    tables = []
    for decision in decisions:
        rows = {text: row for (number, text), row in seen.opening.rows.items() if number == decision}
        total = sum(row.seats for row in rows.values())
        lines = []
        for text, row in rows.items():
            labels = seen.labels[decision, text]
            low, high = wilson(row.seats, total)
            lines.append(
                {
                    "move": text,
                    "name": next(iter(labels)) if len(labels) == 1 else text,
                    "of": total,
                    "rate": row.seats / total,
                    "rate_low": low,
                    "rate_high": high,
                    **chosen_line(row),
                }
            )
        lines.sort(key=lambda line: (-line["n"], line["move"]))
        tables.append({"decision": decision, "of": total, "moves": lines})
    return tables


def said(says: Words, message: str, otherwise: str) -> str:
    """A word as people read it, or else as it stands in the files."""
    message = message.replace("_", "-")
    return says.say(message, n=1) if says.has(message) else otherwise.replace("_", " ").replace("-", " ")
