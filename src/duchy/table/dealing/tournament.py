"""A tournament: everybody plays the same deals in the same seats, at different tables. Pure: what may be done
to it, who sits where, and how it stands. No store, no time of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil

import msgspec

from duchy.core.stream import Stream
from duchy.table import messages as m
from duchy.table.dealing.ranking import percents
from duchy.table.game.clock import DAY
from duchy.table.game.results import TIME_UP
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.messages.deals import FEWEST_ENTRANTS, MOST_ENTRANTS
from duchy.table.refusal import Refusal

OPEN, RUNNING, OVER, CALLED_OFF = m.OPEN, m.RUNNING, m.OVER, m.CLOSED
FILLS_IN = "hard"
"""The bots that fill the last seats: their results count for comparison only."""
OPEN_FOR = 30 * DAY
"""How long a tournament waits to be started."""
LIVE_ROUND = DAY // 8
DAYS_ROUND, LONGEST_ROUND = 21, 60 * DAY
"""How long a round lasts at most: a live one; with days a decision, so many times those days; and ever."""
BREAK = 60_000
"""Between two rounds that are played live."""
HAIR = 1e-6
"""Means that differ by less are equal: thirds add up in many ways."""
DRAWS = 60
"""So many times seats are drawn: that draw is taken in which the fewest meet again."""


class Player(msgspec.Struct):
    """Somebody in the tournament. Who has `left` is not seated any more."""

    player: str
    name: str
    household: str = ""
    left: bool = False


class Seated(msgspec.Struct):
    """Who has a seat at a table: a person, or without one a bot."""

    player: str = ""
    name: str = ""
    points: int | None = None
    how: str = ""


class RoundTable(msgspec.Struct):
    table: str
    seats: list[Seated]
    over: bool = False


class Round(msgspec.Struct):
    """`laid`: its tables are there; `closed`: its results and its key are told."""

    number: int
    ends: int
    tables: list[RoundTable]
    laid: bool = False
    closed: bool = False

    @property
    def is_over(self) -> bool:
        return all(table.over for table in self.tables)


class Tournament(msgspec.Struct):
    id: str
    name: str
    game: str
    seats: int
    rounds: int
    pace: str
    time: int
    together: bool
    owner: str
    organiser: str
    created: int
    status: str = OPEN
    starts: int = 0
    players: list[Player] = []
    played: list[Round] = []

    def deal(self, number: int) -> str:
        return f"{self.id}.{number}"

    @property
    def round(self) -> Round | None:
        """The round that is being played."""
        return self.played[-1] if self.played and not self.played[-1].closed else None

    def player(self, id: str) -> Player | None:
        return next((player for player in self.players if id and player.player == id), None)

    def active(self) -> list[Player]:
        return [player for player in self.players if not player.left]

    def table_of(self, player: str) -> str:
        """Where somebody is to play now; '' if nowhere."""
        for table in self.round.tables if self.round is not None and self.round.laid else ():
            if not table.over and any(seat.player == player != "" for seat in table.seats):
                return table.table
        return ""

    def attention(self) -> int | None:
        """When something must be done by itself: 0 is at once, None is never."""
        if self.status == OPEN:
            return self.created + OPEN_FOR
        if self.status != RUNNING:
            return None
        if self.round is None:
            return self.starts
        return 0 if self.round.is_over or not self.round.laid else self.round.ends


# -- What persons want of it --------------------------------------------------------------------------------


def shut_to(tournament: Tournament, person: Person) -> str:
    """Why somebody cannot join: '' if nothing is against it."""
    known = tournament.player(person.id)
    if tournament.status not in (OPEN, RUNNING) or (known is None and tournament.status != OPEN):
        return "started"
    if known is None and len(tournament.players) >= MOST_ENTRANTS:
        return "full"
    others = [player.household for player in tournament.players if player.player != person.id]
    if not tournament.together and person.household and person.household in others:
        return "address"
    return ""


WHY_SHUT = {
    "started": Refusal("not-now", "this tournament has begun without you, or is over"),
    "full": Refusal("full", f"a tournament has at most {MOST_ENTRANTS} players"),
    "address": Refusal("address", "somebody of your address is in this tournament, and it takes one of each"),
}


def join(tournament: Tournament, person: Person, now: int) -> None:
    """Join, or come back after having left."""
    why = shut_to(tournament, person)
    if why:
        raise WHY_SHUT[why]
    known = tournament.player(person.id)
    if known is None:
        tournament.players.append(Player(person.id, person.name, person.household))
    elif known.left:
        known.left = False
    else:
        raise Refusal("not-now", "you are in this tournament already")


def leave(tournament: Tournament, person: Person, now: int) -> None:
    known = tournament.player(person.id)
    if known is None or known.left or tournament.status not in (OPEN, RUNNING):
        raise Refusal("not-now", "you are not in this tournament")
    if tournament.status == OPEN:
        tournament.players.remove(known)
    else:
        known.left = True


def start(tournament: Tournament, person: Person, now: int) -> None:
    must_organise(tournament, person)
    if tournament.status != OPEN:
        raise Refusal("not-now", "this tournament has begun already, or was called off")
    if len(tournament.players) < FEWEST_ENTRANTS:
        raise Refusal("not-now", f"a tournament needs at least {FEWEST_ENTRANTS} players")
    tournament.status, tournament.starts = RUNNING, now


def call_off(tournament: Tournament, person: Person, now: int) -> None:
    must_organise(tournament, person)
    if tournament.status != OPEN:
        raise Refusal("not-now", "what has begun is played to its end")
    end(tournament, CALLED_OFF)


def must_organise(tournament: Tournament, person: Person) -> None:
    if not person.id or person.id != tournament.owner:
        raise Refusal("not-yours", "only who organises this tournament can do that")


def end(tournament: Tournament, status: str) -> None:
    """From where somebody came is of no use any more."""
    tournament.status = status
    tournament.starts = 0
    for player in tournament.players:
        player.household = ""


WISHES = {"join": join, "leave": leave, "start": start, "call-off": call_off}


# -- Rounds -------------------------------------------------------------------------------------------------


def draw_round(tournament: Tournament, tables: Sequence[str], chance: Stream, now: int) -> Round:
    """Who sits where. Every table has persons, and those of one seat are compared; bots fill the rest."""
    count = tables_for(tournament)
    best: list[list[Seated]] = []
    fewest = -1
    for _ in range(DRAWS):
        drawn = seated(tournament, count, chance)
        again = meetings(tournament, drawn)
        if fewest < 0 or again < fewest:
            best, fewest = drawn, again
    lasts = (
        LIVE_ROUND if tournament.pace == "live" else min(LONGEST_ROUND, DAYS_ROUND * tournament.time * DAY)
    )
    laid = [RoundTable(id, seats) for id, seats in zip(tables, best, strict=True)]
    return Round(len(tournament.played) + 1, now + lasts, laid)


def tables_for(tournament: Tournament) -> int:
    """At least two: nobody can be compared with oneself."""
    return max(2, ceil(len(tournament.active()) / tournament.seats))


def seated(tournament: Tournament, count: int, chance: Stream) -> list[list[Seated]]:
    players = tournament.active()
    order, seats = list(range(len(players))), list(range(tournament.seats))
    chance.shuffle(order)
    chance.shuffle(seats)
    drawn = [[Seated() for _ in seats] for _ in range(count)]
    for place, number in enumerate(order):
        player = players[number]
        drawn[place % count][seats[place // count]] = Seated(player.player, player.name)
    return drawn


def meetings(tournament: Tournament, drawn: Sequence[Sequence[Seated]]) -> int:
    """How often somebody meets somebody again, or has the same seat again."""
    known: Counter[tuple[str, str]] = Counter()
    tables = [table.seats for round in tournament.played for table in round.tables]
    for seats in tables:
        known.update(encounters(seats))
    return sum(known[met] for seats in drawn for met in encounters(seats))


def encounters(seats: Sequence[Seated]) -> list[tuple[str, str]]:
    """Who met whom at a table, and who had which seat."""
    persons = [seat.player for seat in seats if seat.player]
    met = [(one, other) for one in persons for other in persons if one < other]
    return met + [(seat.player, str(number)) for number, seat in enumerate(seats) if seat.player]


def collect(tournament: Tournament, table: Table) -> bool:
    """Take the result of a table that is over; False if it was taken before."""
    found = next((at for round in tournament.played for at in round.tables if at.table == table.id), None)
    if found is None or found.over:
        return False
    found.over = True
    scores = table.state.scores()
    for number, seat in enumerate(found.seats):
        seat.points = scores[number].total
        if number in table.resigned:
            seat.points, seat.how = None, "resigned"
        elif table.ended == TIME_UP:
            seat.points, seat.how = None, "average"
        if number in table.overran:
            player = tournament.player(seat.player)
            if player is not None:
                player.left = True
    return True


def close_round(tournament: Tournament, now: int) -> None:
    """The round is told; the next one begins after a break, if enough are left."""
    assert tournament.round is not None
    tournament.round.closed = True
    if len(tournament.played) >= tournament.rounds or len(tournament.active()) < 2:
        end(tournament, OVER)
    else:
        tournament.starts = now + (BREAK if tournament.pace == "live" else 0)


# -- How it stands ------------------------------------------------------------------------------------------


def percents_of(round: Round) -> list[list[float]]:
    """Of each table, each seat in percent of those who had it."""
    columns = [
        percents(
            [table.seats[seat].points for table in round.tables], [t.seats[seat].how for t in round.tables]
        )
        for seat in range(len(round.tables[0].seats))
    ]
    return [[column[at] for column in columns] for at in range(len(round.tables))]


def entrants_of(tournament: Tournament) -> list[m.Entrant]:
    """Everybody, the best first; equals share a place."""
    closed = [round for round in tournament.played if round.closed]
    found, means = [], []
    for player in tournament.players:
        each = [percent_in(round, player.player) for round in closed]
        mean = sum(value or 0.0 for value in each) / len(each) if each else 0.0
        told = [None if value is None else round_off(value) for value in each]
        found.append(m.Entrant(player.player, player.name, 0, round_off(mean), told, player.left))
        means.append(mean)
    for entrant, mean in zip(found, means, strict=True):
        entrant.place = 1 + sum(other > mean + HAIR for other in means) if closed else 0
    return sorted(found, key=lambda entrant: entrant.place) if closed else found


def round_off(value: float) -> float:
    """As it is told; places are given by the whole value."""
    return round(value, 1)


def percent_in(round: Round, player: str) -> float | None:
    for table, values in zip(round.tables, percents_of(round), strict=True):
        for seat, value in zip(table.seats, values, strict=True):
            if seat.player == player:
                return value
    return None
