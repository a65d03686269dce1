"""What is written when somebody goes, comes back or gives up, and when the table closes."""

from __future__ import annotations

from duchy.table.game import entries as e
from duchy.table.game.applying.course import Deeds, end_game, stand_in, turn_clock
from duchy.table.game.change import Change
from duchy.table.game.laid_table import LaidTable
from duchy.table.game.results import ABANDONED, RESIGNED, TIME_UP
from duchy.table.game.seats import PERSON
from duchy.table.messages import CLOSED, OPEN, RUNNING


def left(table: LaidTable, entry: e.Left, change: Change) -> None:
    change.facts = True
    if table.status == OPEN:
        table.seats[entry.seat].free()
        if not table.persons():
            table.status = CLOSED
    else:
        stand_in(table, entry.seat, entry.at)


def ran_out(table: LaidTable, entry: e.RanOut, change: Change) -> None:
    change.facts = True
    stand_in(table, entry.seat, entry.at)


def called_in(table: LaidTable, entry: e.CalledIn, change: Change) -> None:
    change.facts = True
    stand_in(table, entry.seat, entry.at)


def resigned(table: LaidTable, entry: e.Resigned, change: Change) -> None:
    """A bot plays on for those who are left; if only one player is, or no person, the game is over. At a
    deal who is left plays to the end: the result is compared with those of others."""
    change.facts = True
    table.seats[entry.seat].resigned = True
    table.resigned.append(entry.seat)
    if entry.why == "time":
        table.overran.add(entry.seat)
    left = [seat for seat in table.seats if not seat.resigned]
    is_won = len(left) < 2 and table.deal is None
    if is_won or all(seat.kind != PERSON for seat in left):
        end_game(table, change, RESIGNED)
        turn_clock(table, entry.at)
    else:
        stand_in(table, entry.seat, entry.at)


def returned(table: LaidTable, entry: e.Returned, change: Change) -> None:
    change.facts = True
    table.seats[entry.seat].away = ""
    table.clock.returned(entry.seat)
    if table.kept_back is None:
        turn_clock(table, entry.at)


def left_guide(table: LaidTable, entry: e.LeftGuide, change: Change) -> None:
    change.facts = change.game = True
    table.left_guide = True
    table.offered_at = [change.number] * len(table.seats)


def server_away(table: LaidTable, entry: e.ServerAway, change: Change) -> None:
    change.facts = True
    table.excused_to = max(table.excused_to, entry.until)
    if table.kept_back is None:
        table.clock.excuse(entry.since, entry.until)


def closed(table: LaidTable, entry: e.Closed | e.Expired, change: Change) -> None:
    change.facts = True
    table.status = CLOSED


def expired(table: LaidTable, entry: e.Expired, change: Change) -> None:
    """Nobody waits here any more; a game that was left to bots ends where it is."""
    if table.status == RUNNING:
        end_game(table, change, ABANDONED)
    else:
        closed(table, entry, change)


def time_up(table: LaidTable, entry: e.TimeUp, change: Change) -> None:
    for seat in table.state.deciders:
        if table.seats[seat].kind == PERSON and not table.seats[seat].resigned:
            table.seats[seat].resigned = True
            table.resigned.append(seat)
            table.overran.add(seat)
    end_game(table, change, TIME_UP)
    turn_clock(table, entry.at)


LEAVING: Deeds = {
    e.Left: left,
    e.Returned: returned,
    e.RanOut: ran_out,
    e.CalledIn: called_in,
    e.Resigned: resigned,
    e.LeftGuide: left_guide,
    e.Closed: closed,
    e.Expired: expired,
    e.TimeUp: time_up,
    e.ServerAway: server_away,
}
