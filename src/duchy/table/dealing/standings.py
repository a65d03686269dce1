"""A tournament as somebody may see it: results and keys of rounds that are closed, and never more."""

from __future__ import annotations

from duchy.table import messages as m
from duchy.table.dealing.luck import Sealed, setup_of
from duchy.table.dealing.tournament import (
    FILLS_IN,
    OPEN,
    Round,
    RoundTable,
    Tournament,
    entrants_of,
    percents_of,
    round_off,
    shut_to,
)
from duchy.table.game.seats import Person


async def facts_for(tournament: Tournament, person: Person, sealed: Sealed, now: int) -> m.TournamentFacts:
    known = tournament.player(person.id)
    return m.TournamentFacts(
        id=tournament.id,
        name=tournament.name,
        game=tournament.game,
        seats=tournament.seats,
        rounds=tournament.rounds,
        pace=tournament.pace,
        time=tournament.time,
        together=tournament.together,
        organiser=tournament.organiser,
        is_yours=bool(person.id) and person.id == tournament.owner,
        state=tournament.status,
        now=now,
        starts=tournament.starts,
        entrants=entrants_of(tournament),
        played=[await round_facts(tournament, number, sealed) for number in range(1, tournament.rounds + 1)],
        mine=known is not None and not known.left,
        table=tournament.table_of(person.id),
        shut=shut_to(tournament, person),
    )


async def round_facts(tournament: Tournament, number: int, sealed: Sealed) -> m.RoundFacts:
    """Rounds to come are sealed as well: their commitments are known from the first day."""
    deal = tournament.deal(number)
    played = tournament.played[number - 1] if number <= len(tournament.played) else None
    is_closed = played is not None and played.closed
    return m.RoundFacts(
        number=number,
        commitment=await sealed.commitment(deal),
        options=setup_of(deal, tournament.game),
        state="closed" if is_closed else "to-come" if played is None else "running",
        ends=0 if played is None else played.ends,
        fairness=await sealed.fairness(deal) if is_closed else None,
        tables=[] if played is None else tables_of(played),
    )


def tables_of(round: Round) -> list[m.RoundTable]:
    if not round.closed:
        return [m.RoundTable("", table.over, unscored(table)) for table in round.tables]
    values = percents_of(round)
    return [
        m.RoundTable(
            table.table,
            True,
            [
                m.RoundSeat(
                    seat.name, seat.player, level_of(seat.player), seat.points, round_off(value), seat.how
                )
                for seat, value in zip(table.seats, values[at], strict=True)
            ],
        )
        for at, table in enumerate(round.tables)
    ]


def unscored(table: RoundTable) -> list[m.RoundSeat]:
    return [m.RoundSeat(seat.name, seat.player, level_of(seat.player)) for seat in table.seats]


def level_of(player: str) -> str:
    return "" if player else FILLS_IN


def listed_for(tournament: Tournament, person: Person) -> m.ListedTournament:
    return m.ListedTournament(
        id=tournament.id,
        name=tournament.name,
        game=tournament.game,
        state=tournament.status,
        round=len(tournament.played),
        rounds=tournament.rounds,
        entrants=len(tournament.players),
        your_turn=tournament.status != OPEN and bool(tournament.table_of(person.id)),
    )
