"""Ratings of persons, a game each, from tables between persons (Plackett-Luce, by openskill)."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from duchy.server.messages import OVER
from duchy.server.seating import PERSON
from duchy.server.store import Rate, Standing
from duchy.server.table import Table

MODEL = PlackettLuce()


def is_rated(table: Table) -> bool:
    """Whether a table's result counts: at least two persons, one seat each, no bot from the start, and the
    cards of the box."""
    persons = [seat.player for seat in table.seats if seat.kind == PERSON]
    alike = len(persons) == len(table.seats) >= 2 and len(set(persons)) == len(persons)
    return alike and table.cards is None


def ranks(table: Table) -> list[float]:
    """The place of each seat, the winners first, the others by their scores; equals share a place."""
    assert table.status == OVER
    winners = table.state.winners()
    totals = [score.total for score in table.state.scores()]
    worth = [(seat in winners, totals[seat] if seat not in winners else 0) for seat in range(len(totals))]
    return [float(1 + sum(other > own for other in worth)) for own in worth]


def rating_after(places: list[float]) -> Rate:
    """How standings change by a game with these places."""

    def rate(standings: Sequence[Standing]) -> Sequence[Standing]:
        teams = [[MODEL.rating(mu=s.mu, sigma=s.sigma)] for s in standings]
        rated = MODEL.rate(teams, ranks=places)
        return [
            Standing(s.player, s.name, new[0].mu, new[0].sigma, s.games + 1)
            for s, new in zip(standings, rated, strict=True)
        ]

    return rate
