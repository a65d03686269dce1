"""Ratings of persons, a game each, from tables between persons (Plackett-Luce, by openskill)."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from duchy.table.ports import Rate, Standing

MODEL = PlackettLuce()


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
