"""Whether a game counts for the ratings, and if not, why: everybody at the table is told."""

from __future__ import annotations

from duchy.table import messages as m
from duchy.table.game.boxes import Cards
from duchy.table.game.results import ABANDONED, OLD_RULES
from duchy.table.game.seats import BOT, PERSON
from duchy.table.game.table import Table
from duchy.table.refusal import Refusal


def casual_because(table: Table) -> str:
    """Why the game does not count; '' if it does."""
    persons = [seat for seat in table.seats if seat.kind == PERSON]
    players = [seat.player for seat in persons]
    households = [seat.household for seat in persons if seat.household]
    reasons = {
        "chosen": not table.settings.rated,
        "hints": table.settings.hints,
        "cards": table.cards is not None,
        "continued": table.beginning is not None or table.guide is not None,
        "bots": any(seat.kind == BOT for seat in table.seats),
        "alone": len(table.seats) < 2 or len(set(players)) < len(players),
        "household": len(set(households)) < len(households),
        "abandoned": table.ended in (ABANDONED, OLD_RULES),
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def is_rated(table: Table) -> bool:
    return not casual_because(table)


def check_rated(settings: m.Settings, cards: Cards | None) -> None:
    """Refuse what could not be rated, or could be spoilt by who is about to lose."""
    if not settings.rated:
        return
    problems = {
        "hints": (settings.hints, "a rated game has no hints"),
        "clock": (settings.clock == "none", "a rated game has a clock: without one, silence wins"),
        "seats": (
            len(settings.seats) < 2
            or settings.seats.count("me") > 1
            or any(word.startswith("bot:") for word in settings.seats),
            "a rated game is between persons, one seat each",
        ),
        "cards": (cards is not None, "a rated game is played with the cards of the box"),
    }
    for field, (is_wrong, sentence) in problems.items():
        if is_wrong:
            raise Refusal("bad-table", f"{field}: {sentence}")
