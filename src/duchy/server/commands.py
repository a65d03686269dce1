"""What a person may ask of a table: each request becomes an entry, or is refused with a reason.

Nothing is changed here: the entry is stored and then read by the table. The seats, turns and numbers that a
request is checked against are those of that very moment.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any

from duchy.bots.specs import BOTS
from duchy.core.errors import DuchyError
from duchy.core.fields import unknown
from duchy.core.moves import Move
from duchy.core.words import english
from duchy.server import entries as e
from duchy.server import messages as m
from duchy.server.entries import AnyEntry
from duchy.server.messages import OPEN, OVER, RUNNING
from duchy.server.plain import plain_line
from duchy.server.refusal import Refusal
from duchy.server.seating import BOT, FREE, PERSON, SeatAt
from duchy.server.shelf import Cards, game_with
from duchy.server.table import Table

MOST_ENTRIES = 20_000


class Person:
    """Who asks."""

    __slots__ = ("id", "name")

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


def decide(table: Table, ask: Any, person: Person, now: int) -> AnyEntry:
    """The entry that carries out `ask`; raises Refusal."""
    if table.number >= MOST_ENTRIES and not isinstance(ask, m.Play | m.Leave | m.Return):
        raise Refusal("too-many", "so much has happened at this table that only moves are taken any more")
    entry = DECIDE[type(ask)](table, ask, person)
    entry.at = now
    entry.player = person.id
    entry.id = ask.id
    return entry


# -- Making a table ---------------------------------------------------------------------------------------


def check_settings(settings: m.Settings, default_stand_in: str, cards: Cards | None = None) -> m.Settings:
    """The settings as they can be played, or a sentence why they cannot."""
    try:
        game = game_with(settings.game, cards)
        game.check_seats(len(settings.seats))
        options = game.read_options(len(settings.seats), settings.options)
        settings.stand_in = settings.stand_in or default_stand_in
        check_level(settings.stand_in)
        for number, word in enumerate(settings.seats):
            if word.startswith("bot:"):
                check_level(word[4:])
            elif word not in ("me", "open"):
                raise Refusal(
                    "bad-table",
                    f"seats[{number}]: it can be 'me', 'open' or 'bot:' with a level, not '{word}'",
                )
    except Refusal:
        raise
    except DuchyError as problem:
        raise Refusal("bad-table", str(problem)) from None
    if settings.clock != "none" and settings.time < 1:
        raise Refusal("bad-table", f"time: a clock of the kind '{settings.clock}' needs a time of at least 1")
    if settings.clock == "days" and settings.time > 30:
        raise Refusal("bad-table", "time: a decision may take 30 days at most")
    settings.options = {name: value for name, value in options.items() if name in settings.options}
    return settings


def check_level(level: str) -> None:
    """Whether there is a bot of this level. Bots with a budget of one's own are not for the server."""
    if level not in BOTS:
        raise Refusal("bad-table", unknown("bot", level, BOTS))


def create(
    settings: m.Settings,
    person: Person,
    now: int,
    persons: list[e.Reserved | None],
    previous: str = "",
    beginning: e.Beginning | None = None,
    guide: e.Guided | None = None,
    cards: Cards | None = None,
) -> e.Created:
    return e.Created(
        at=now,
        player=person.id,
        settings=settings,
        name=person.name,
        secret=token_hex(32),
        invitation=token_hex(12),
        persons=persons,
        previous=previous,
        beginning=beginning,
        guide=guide,
        cards=cards,
    )


def persons_for(settings: m.Settings, person: Person) -> list[e.Reserved | None]:
    return [e.Reserved(person.id, person.name) if word == "me" else None for word in settings.seats]


# -- Seats ------------------------------------------------------------------------------------------------


def seat_at(table: Table, seat: int) -> SeatAt:
    if seat >= len(table.seats):
        raise Refusal("not-found", f"there is no seat {seat}: the seats are 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def own_seat(table: Table, seat: int, person: Person) -> SeatAt:
    at = seat_at(table, seat)
    if not person.id or at.player != person.id:
        raise Refusal("not-yours", f"seat {seat} is not yours: you can only act for your own seats")
    return at


def must_be(table: Table, status: str, sentence: str) -> None:
    if table.status != status:
        raise Refusal("not-now", sentence)


def sit(table: Table, ask: m.Sit, person: Person) -> AnyEntry:
    must_be(table, OPEN, "nobody can sit down any more: the game has started or was given up")
    if seat_at(table, ask.seat).kind != FREE:
        raise Refusal("full", f"seat {ask.seat} is taken")
    if table.seats_of(person.id):
        raise Refusal("not-now", "you have a seat at this table already")
    return e.Sat(at=0, seat=ask.seat, name=person.name, contribution=ask.contribution or token_hex(16))


def ready(table: Table, ask: m.Ready, person: Person) -> AnyEntry:
    must_be(table, OPEN, "the game has started already, or was given up")
    seats = table.seats_of(person.id)
    if not seats:
        raise Refusal("not-yours", "no seat is kept for you at this table: sit down on a free one")
    if all(table.seats[seat].ready for seat in seats):
        raise Refusal("not-now", "you are ready already")
    return e.Readied(at=0, contribution=ask.contribution or token_hex(16))


def leave(table: Table, ask: m.Leave, person: Person) -> AnyEntry:
    at = own_seat(table, ask.seat, person)
    if table.status not in (OPEN, RUNNING):
        raise Refusal("not-now", "the game is over: there is nothing to leave")
    if at.away:
        raise Refusal("not-now", "a bot is playing for you already")
    return e.Left(at=0, seat=ask.seat)


def come_back(table: Table, ask: m.Return, person: Person) -> AnyEntry:
    at = own_seat(table, ask.seat, person)
    must_be(table, RUNNING, "the game is not being played")
    if not at.away:
        raise Refusal("not-now", "you are playing this seat yourself")
    return e.Returned(at=0, seat=ask.seat)


def stand_in(table: Table, ask: m.StandIn, person: Person) -> AnyEntry:
    """Whether the person is gone is the hall's to know; here is what the table itself says about it."""
    at = seat_at(table, ask.seat)
    must_be(table, RUNNING, "the game is not being played")
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who sits at this table can call a bot")
    if at.kind != PERSON or at.away:
        raise Refusal("not-now", f"a bot plays seat {ask.seat} already")
    if at.player == person.id:
        raise Refusal("not-now", f"seat {ask.seat} is your own: leave it, and a bot plays for you")
    if table.settings.clock != "none":
        raise Refusal("not-now", "at this table the clock decides when a bot stands in")
    if ask.seat not in table.state.deciders:
        raise Refusal("not-now", f"the game does not wait for seat {ask.seat}")
    return e.CalledIn(at=0, seat=ask.seat)


def leave_guide(table: Table, ask: m.LeaveGuide, person: Person) -> AnyEntry:
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who sits at this table can leave its lesson")
    if table.guide is None or table.left_guide:
        raise Refusal("not-now", "there is no lesson at this table to leave")
    return e.LeftGuide(at=0)


def put_bot(table: Table, ask: m.PutBot, person: Person) -> AnyEntry:
    must_be(table, OPEN, "bots are given seats before the game starts")
    own_table(table, person)
    if seat_at(table, ask.seat).kind not in (FREE, BOT):
        raise Refusal("full", f"seat {ask.seat} is taken by a person")
    if ask.level:
        check_level(ask.level)
    return e.Botted(at=0, seat=ask.seat, level=ask.level)


def own_table(table: Table, person: Person) -> None:
    if person.id != table.owner:
        raise Refusal("not-yours", "only who made this table can do that")


def close(table: Table, ask: m.Close, person: Person) -> AnyEntry:
    must_be(table, OPEN, "the game has started: leave your seat instead")
    own_table(table, person)
    return e.Closed(at=0)


# -- The game -----------------------------------------------------------------------------------------------


def move(table: Table, ask: m.Play, person: Person) -> AnyEntry:
    at = own_seat(table, ask.seat, person)
    must_be(table, RUNNING, "the game is not being played")
    if at.away:
        raise Refusal("away", "a bot is playing for you: take your seat back first")
    if ask.answers < table.asked[ask.seat] or ask.answers > table.number:
        raise Refusal("stale", "the position has changed since: look at it again, then choose")
    return moved(table, ask.seat, known_move(table, ask.move))


def known_move(table: Table, id: int) -> Move:
    if id >= len(table.game.moves):
        raise Refusal("not-found", f"there is no move {id} in {table.game.id}")
    return table.game.moves[id]


def moved(table: Table, seat: int, chosen: Move) -> e.Moved:
    state = table.state
    if chosen not in state.offers[seat]:
        reason = english(table.game.id, state.why_not(seat, chosen))
        raise Refusal("illegal", f"{chosen.text}: {reason}")
    return e.Moved(at=0, seat=seat, move=chosen.text, news=state.news)


def undo(table: Table, ask: m.Undo, person: Person) -> AnyEntry:
    at = own_seat(table, ask.seat, person)
    must_be(table, RUNNING, "the game is not being played")
    if table.settings.undo == "never":
        raise Refusal("not-now", "at this table nothing is taken back")
    if at.away:
        raise Refusal("away", "a bot is playing for you: take your seat back first")
    if ask.answers < table.changed:
        raise Refusal("stale", "the position has changed since: look at it again, then choose")
    assert table.play is not None
    moves = table.record.moves
    alone = table.persons() == [person.id]
    if table.play.free_undo(ask.seat) and (alone or table.settings.undo == "free"):
        return e.TookBack(at=0, seat=ask.seat, to=len(moves) - 1)
    own = [number for number, (seat, _) in enumerate(moves) if seat == ask.seat]
    if not own:
        raise Refusal("not-now", "there is no move of yours to take back")
    if alone:
        return e.TookBack(at=0, seat=ask.seat, to=own[-1])
    if table.wish is not None:
        raise Refusal("not-now", "somebody has asked to take back already")
    return e.AskedBack(at=0, seat=ask.seat, to=own[-1])


def agree(table: Table, ask: m.Agree, person: Person) -> AnyEntry:
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who sits at this table can agree")
    if table.wish is None:
        raise Refusal("not-now", "nobody has asked to take back")
    if person.id in table.wish.agreed and ask.yes:
        raise Refusal("not-now", "you have agreed already")
    return e.Agreed(at=0, yes=ask.yes)


def chat(table: Table, ask: m.Chat, person: Person) -> AnyEntry:
    text = plain_line(ask.text)
    if not text:
        raise Refusal("bad-message", "there are no words in that")
    return e.Said(at=0, name=person.name, text=text)


def rematch(table: Table, ask: m.Rematch, person: Person) -> AnyEntry:
    must_be(table, OVER, "a rematch is for when the game is over")
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who sat at this table can ask for a rematch")
    if table.rematch:
        raise Refusal("not-now", "the rematch has its table already")
    return e.Rematched(at=0, table=new_table_id())


def new_table_id() -> str:
    return token_hex(9)


DECIDE: dict[type, Callable[[Table, Any, Person], AnyEntry]] = {
    m.Sit: sit,
    m.Ready: ready,
    m.Leave: leave,
    m.Return: come_back,
    m.StandIn: stand_in,
    m.LeaveGuide: leave_guide,
    m.PutBot: put_bot,
    m.Close: close,
    m.Play: move,
    m.Undo: undo,
    m.Agree: agree,
    m.Chat: chat,
    m.Rematch: rematch,
}
