"""The days of deals. A day is the server's, by universal time: the same for everybody, wherever they are."""

from __future__ import annotations

from datetime import date

from duchy.table.game.clock import DAY
from duchy.table.refusal import Refusal

FIRST = date(2026, 1, 1).toordinal()
"""The day of deal number 1."""
EPOCH = date(1970, 1, 1).toordinal()
KEPT_DAYS = 90
"""For so many days older deals can be played."""


def today(now: int) -> int:
    """The number of today's deal."""
    return now // DAY + EPOCH - FIRST + 1


def opens_at(number: int) -> int:
    return (number - 1 + FIRST - EPOCH) * DAY


def closes_at(number: int) -> int:
    return opens_at(number + 1)


def day_of(number: int) -> str:
    return date.fromordinal(number - 1 + FIRST).isoformat()


def number_of(day: str) -> int:
    """The number of the deal of a day; 0 if this is no day."""
    try:
        return date.fromisoformat(day).toordinal() - FIRST + 1
    except ValueError:
        return 0


def number_asked(day: str, now: int) -> int:
    """The same for a day that somebody asks for: today's without one."""
    newest = today(now)
    number = number_of(day) if day else newest
    if number > newest:
        raise Refusal("not-yet", "the deal of that day is still sealed: it is played on its day")
    if number <= max(0, newest - KEPT_DAYS):
        raise Refusal("not-found", f"there is no such deal: those of the last {KEPT_DAYS} days are kept")
    return number


def deal_id(game: str, number: int) -> str:
    return f"{game}.{day_of(number)}"


def number_in(deal: str) -> int:
    """The day of a deal by its name, as a number."""
    return number_of(deal.rpartition(".")[2])
