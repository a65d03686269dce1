"""What a person may ask of a table: each request becomes an entry, or is refused with a reason.

Nothing is changed here: the entry is stored and then read by the table. The seats, turns and numbers that a
request is checked against are those of that very moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.core.moves import Move
from duchy.core.showing.words import english
from duchy.table import messages as m
from duchy.table.deciding.laying import check_level, new_table_id
from duchy.table.deciding.rated import is_rated
from duchy.table.deciding.way_back import way_back
from duchy.table.game import entries as e
from duchy.table.game.entries import AnyEntry
from duchy.table.game.fairness import seal_of
from duchy.table.game.seats import BOT, FREE, PERSON, Person, SeatAt
from duchy.table.game.table import Table
from duchy.table.game.wishes import ABANDON, LASTS, LASTS_DAYS, NOTICE, REPLACE, UNDO
from duchy.table.messages import OPEN, OVER, RUNNING
from duchy.table.plain_text import plain_line
from duchy.table.ports import Randomness
from duchy.table.refusal import Refusal

STIRS_EACH, SITS_EACH = 2_000, 20
"""How much one person may make happen at a table besides moves, and how often sit down at it."""
ALWAYS = m.Play | m.Agree | m.Resign | m.Rematch


def decide(table: Table, request: Any, person: Person, now: int, randomness: Randomness) -> AnyEntry:
    """The entry that carries out `request`; raises Refusal."""
    if table.stirs[person.id] >= STIRS_EACH and not isinstance(request, ALWAYS):
        raise Refusal("too-many", "you have done so much at this table that you can only play on, or resign")
    if isinstance(request, TIMED):
        entry = DECIDE_BY_TIME[type(request)](table, request, person, now)
    else:
        entry = DECIDE[type(request)](table, request, person, randomness)
    entry.at = now
    entry.player = person.id
    entry.id = request.id
    return entry


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


def sit(table: Table, request: m.Sit, person: Person, randomness: Randomness) -> AnyEntry:
    must_be(table, OPEN, "nobody can sit down any more: the game has started or was given up")
    if seat_at(table, request.seat).kind != FREE:
        raise Refusal("full", f"seat {request.seat} is taken")
    if table.seats_of(person.id):
        raise Refusal("not-now", "you have a seat at this table already")
    if person.id in table.barred or (person.household and person.household in table.barred):
        raise Refusal("not-now", "who made this table has freed the seat you kept: you cannot sit here again")
    if table.sits[person.id] >= SITS_EACH:
        raise Refusal("too-many", "you have sat down at this table too often")
    contribution, seal = contributed(request, randomness)
    return e.Sat(
        at=0,
        seat=request.seat,
        name=plain_line(request.name) or person.name,
        contribution=contribution,
        seal=seal,
        household=person.household,
        arms=request.arms,
    )


def call(table: Table, request: m.CallSeat, person: Person, randomness: Randomness) -> AnyEntry:
    must_be(table, OPEN, "names and arms are chosen before the game starts")
    own_seat(table, request.seat, person)
    name = plain_line(request.name)
    if not name:
        raise Refusal("bad-message", "there are no letters in that name")
    wearer = next((seat for seat in table.seats if seat.arms == request.arms >= 0), None)
    if wearer is not None and wearer is not table.seats[request.seat]:
        raise Refusal("taken", f"{wearer.name} wears these arms already: choose others")
    return e.Called(at=0, seat=request.seat, name=name, arms=request.arms)


def contributed(request: m.Sit | m.Ready, randomness: Randomness) -> tuple[str, str]:
    """The contribution and its seal: one of them is there. Who sends neither gets a contribution."""
    if request.seal and request.contribution:
        raise Refusal("bad-message", "a contribution is told or sealed, not both")
    if request.seal:
        return "", request.seal
    return request.contribution or randomness.token(16), ""


def ready(table: Table, request: m.Ready, person: Person, randomness: Randomness) -> AnyEntry:
    must_be(table, OPEN, "the game has started already, or was given up")
    seats = table.seats_of(person.id)
    if not seats:
        raise Refusal("not-yours", "no seat is kept for you at this table: sit down on a free one")
    if all(table.seats[seat].ready for seat in seats) and not has_lost_its_part(table, seats[0], request):
        raise Refusal("not-now", "you are ready already")
    contribution, seal = contributed(request, randomness)
    return e.Readied(at=0, contribution=contribution, seal=seal, household=person.household)


def unready(table: Table, request: m.Unready, person: Person, randomness: Randomness) -> AnyEntry:
    must_be(table, OPEN, "the game has started already, or was given up")
    seats = table.seats_of(person.id)
    if not seats:
        raise Refusal("not-yours", "no seat is kept for you at this table: sit down on a free one")
    if not table.seats[seats[0]].ready:
        raise Refusal("not-now", "you are not ready yet")
    return e.Unreadied(at=0, seat=seats[0])


def has_lost_its_part(table: Table, seat: int, request: m.Ready) -> bool:
    """Who cannot tell what was sealed, in another browser say, may seal something else."""
    return table.seats[seat].is_sealed and bool(request.seal) and request.seal != table.seats[seat].seal


def unseal(table: Table, request: m.Unseal, person: Person, randomness: Randomness) -> AnyEntry:
    seats = table.seats_of(person.id)
    if not seats:
        raise Refusal("not-yours", "only who sits at this table can add to its dice")
    if seats[0] not in table.still_sealed():
        raise Refusal("not-now", "nothing of yours is to be told now: first everybody must be ready")
    if seal_of(request.contribution) != table.seats[seats[0]].seal:
        raise Refusal("bad-message", "this is not the contribution that you sealed")
    return e.Unsealed(at=0, contribution=request.contribution)


def leave(table: Table, request: m.Leave, person: Person, randomness: Randomness) -> AnyEntry:
    at = own_seat(table, request.seat, person)
    if table.status not in (OPEN, RUNNING):
        raise Refusal("not-now", "the game is over: there is nothing to leave")
    if at.away:
        raise Refusal("not-now", "a bot is playing for you already")
    if table.status == RUNNING and (is_rated(table) or table.is_ranked):
        return e.Resigned(at=0, seat=request.seat, why="left")
    return e.Left(at=0, seat=request.seat)


def resign(table: Table, request: m.Resign, person: Person, randomness: Randomness) -> AnyEntry:
    at = own_seat(table, request.seat, person)
    must_be(table, RUNNING, "the game is not being played")
    if at.resigned:
        raise Refusal("not-now", "you have resigned already")
    return e.Resigned(at=0, seat=request.seat)


def free_seat(table: Table, request: m.FreeSeat, person: Person, randomness: Randomness) -> AnyEntry:
    must_be(table, OPEN, "seats are freed before the game starts")
    own_table(table, person)
    at = seat_at(table, request.seat)
    if at.kind != PERSON:
        raise Refusal("not-now", f"nobody sits on seat {request.seat}")
    if at.player == person.id:
        raise Refusal("not-now", "this seat is your own: leave it instead")
    return e.Freed(at=0, seat=request.seat, barred=request.barred)


def come_back(table: Table, request: m.Return, person: Person, randomness: Randomness) -> AnyEntry:
    at = own_seat(table, request.seat, person)
    must_be(table, RUNNING, "the game is not being played")
    if at.resigned:
        raise Refusal("not-now", "you have resigned: the others play on with the bot")
    if not at.away:
        raise Refusal("not-now", "you are playing this seat yourself")
    return e.Returned(at=0, seat=request.seat)


def stand_in(table: Table, request: m.StandIn, person: Person, randomness: Randomness) -> AnyEntry:
    """Whether the person is gone is the hall's to know; here is what the table itself says about it."""
    at = seat_at(table, request.seat)
    must_be(table, RUNNING, "the game is not being played")
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who sits at this table can call a bot")
    if at.kind != PERSON or at.away:
        raise Refusal("not-now", f"a bot plays seat {request.seat} already")
    if at.player == person.id:
        raise Refusal("not-now", f"seat {request.seat} is your own: leave it, and a bot plays for you")
    if table.settings.clock != "none":
        raise Refusal("not-now", "at this table the clock decides when a bot stands in")
    if request.seat not in table.state.deciders:
        raise Refusal("not-now", f"the game does not wait for seat {request.seat}")
    return e.CalledIn(at=0, seat=request.seat)


def leave_guide(table: Table, request: m.LeaveGuide, person: Person, randomness: Randomness) -> AnyEntry:
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who sits at this table can leave its lesson")
    if table.guide is None or table.left_guide:
        raise Refusal("not-now", "there is no lesson at this table to leave")
    return e.LeftGuide(at=0)


def put_bot(table: Table, request: m.PutBot, person: Person, randomness: Randomness) -> AnyEntry:
    must_be(table, OPEN, "bots are given seats before the game starts")
    own_table(table, person)
    if seat_at(table, request.seat).kind not in (FREE, BOT):
        raise Refusal("full", f"seat {request.seat} is taken by a person")
    if request.level:
        check_level(request.level)
    return e.Botted(at=0, seat=request.seat, level=request.level)


def own_table(table: Table, person: Person) -> None:
    if person.id != table.owner:
        raise Refusal("not-yours", "only who made this table can do that")


def close(table: Table, request: m.Close, person: Person, randomness: Randomness) -> AnyEntry:
    must_be(table, OPEN, "the game has started: leave your seat instead")
    own_table(table, person)
    return e.Closed(at=0)


# -- The game -----------------------------------------------------------------------------------------------


def move(table: Table, request: m.Play, person: Person, randomness: Randomness) -> AnyEntry:
    at = own_seat(table, request.seat, person)
    must_be(table, RUNNING, "the game is not being played")
    if at.away:
        raise Refusal("away", "a bot is playing for you: take your seat back first")
    if request.answers < table.offered_at[request.seat] or request.answers > table.number:
        raise Refusal("stale", "the position has changed since: look at it again, then choose")
    return moved(table, request.seat, known_move(table, request.move))


def known_move(table: Table, id: int) -> Move:
    if id >= len(table.game.moves):
        raise Refusal("not-found", f"there is no move {id} in {table.game.id}")
    return table.game.moves[id]


def moved(table: Table, seat: int, chosen: Move) -> e.Moved:
    state = table.state
    if chosen not in state.offers[seat]:
        reason = state.why_not(seat, chosen)
        raise Refusal("illegal", f"{chosen.text}: {english(table.game.id, reason)}", reason)
    return e.Moved(at=0, seat=seat, move=chosen.text, news=state.news)


def keep_usual(table: Table, request: m.KeepUsual, person: Person, randomness: Randomness) -> AnyEntry:
    at = own_seat(table, request.seat, person)
    must_be(table, RUNNING, "the game is not being played")
    if at.usual == request.yes:
        raise Refusal("not-now", "you have said so already")
    return e.KeptUsual(at=0, seat=request.seat, yes=request.yes)


def undo(table: Table, request: m.Undo, person: Person, now: int) -> AnyEntry:
    at = own_seat(table, request.seat, person)
    must_be(table, RUNNING, "the game is not being played")
    if table.settings.undo == "never":
        raise Refusal("not-now", "at this table nothing is taken back")
    if at.away:
        raise Refusal("away", "a bot is playing for you: take your seat back first")
    back = way_back(table, request.seat)
    # What others answer meanwhile does not concern an answer of one's own.
    seen = table.numbers[back.to] if back is not None and back.withdraws else table.changed
    if request.answers < seen:
        raise Refusal("stale", "the position has changed since: look at it again, then choose")
    if back is None:
        raise Refusal("not-now", "there is no move of yours to take back")
    if back.withdraws:
        return e.Withdrew(at=0, seat=request.seat, move=back.to)
    if not back.asks:
        return e.TookBack(at=0, seat=request.seat, to=back.to)
    others = [seat for seat in table.seats if seat.kind == PERSON and seat.player != person.id]
    if any(seat.away and not seat.resigned for seat in others):
        raise Refusal("not-now", "the others have to agree, and a bot plays for one of them")
    may_wish(table, UNDO, person, now)
    return e.Wished(at=0, seat=request.seat, to=back.to, until=wish_until(table, now))


# -- Wishes -------------------------------------------------------------------------------------------------


def may_wish(table: Table, kind: str, person: Person, now: int) -> None:
    if table.wish is not None:
        raise Refusal("not-now", "somebody has asked for something already: answer that first")
    if table.refusals.are_enough(person.id, kind, now):
        raise Refusal("slow-down", "the others have refused this twice: ask again in a few minutes")


def wish_until(table: Table, now: int) -> int:
    return now + (LASTS_DAYS if table.settings.clock == "days" else LASTS)


def voice_at(table: Table, person: Person) -> int:
    """A seat of the person's that can wish something for its table."""
    must_be(table, RUNNING, "the game is not being played")
    seats = [seat for seat in table.seats_of(person.id) if table.seats[seat].has_voice]
    if not seats:
        raise Refusal("not-yours", "only who plays at this table can ask for that")
    return seats[0]


def offer_abandon(table: Table, request: m.OfferAbandon, person: Person, now: int) -> AnyEntry:
    if table.is_ranked:
        raise Refusal("not-now", "a deal is played to its end: you can resign")
    seat = voice_at(table, person)
    may_wish(table, ABANDON, person, now)
    return e.Offered(at=0, seat=seat, wish=ABANDON, until=wish_until(table, now))


def wish_replaced(table: Table, request: m.WishReplaced, person: Person, now: int) -> AnyEntry:
    """Whether the person has been silent for long enough is the hall's to know."""
    seat, at = voice_at(table, person), seat_at(table, request.seat)
    if not at.has_voice:
        raise Refusal("not-now", f"a bot plays seat {request.seat} already")
    if at.player == person.id:
        raise Refusal("not-now", f"seat {request.seat} is your own: leave it, and a bot plays for you")
    if table.settings.clock != "none":
        raise Refusal("not-now", "at this table the clock decides when a bot stands in")
    if request.seat not in table.state.deciders:
        raise Refusal("not-now", f"the game does not wait for seat {request.seat}")
    may_wish(table, REPLACE, person, now)
    return e.Offered(at=0, seat=seat, wish=REPLACE, until=now + NOTICE, about=request.seat)


def agree(table: Table, request: m.Agree, person: Person, randomness: Randomness) -> AnyEntry:
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who sits at this table can agree")
    wish = table.wish
    if wish is None:
        raise Refusal("not-now", "nobody has asked for anything")
    if wish.kind == REPLACE and table.seats[wish.about].player == person.id:
        if request.yes:
            raise Refusal("not-now", "leave your seat, and a bot plays for you")
        if wish.about in table.thinking:
            raise Refusal("not-now", "you have said once that you are thinking: make your move now")
    elif not any(table.seats[seat].has_voice for seat in table.seats_of(person.id)):
        raise Refusal("away", "a bot is playing for you: take your seat back first")
    if person.id in wish.agreed and request.yes:
        raise Refusal("not-now", "you have agreed already")
    return e.Agreed(at=0, yes=request.yes)


def rematch(table: Table, request: m.Rematch, person: Person, randomness: Randomness) -> AnyEntry:
    must_be(table, OVER, "a rematch is for when the game is over")
    if table.deal is not None:
        raise Refusal("not-now", "a deal is played once: there is no rematch")
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who sat at this table can ask for a rematch")
    if table.rematch:
        raise Refusal("not-now", "the rematch has its table already")
    if not request.yes:
        if person.id not in table.willing:
            raise Refusal("not-now", "you have not agreed to a rematch")
        return e.WantedRematch(at=0, yes=False)
    if request.without or table.unwilling() in ([], [person.id]):
        return e.Rematched(at=0, table=new_table_id(randomness))
    if person.id in table.willing:
        raise Refusal("not-now", "you have agreed to a rematch already")
    return e.WantedRematch(at=0, yes=True)


DECIDE: dict[type, Callable[[Table, Any, Person, Randomness], AnyEntry]] = {
    m.Sit: sit,
    m.CallSeat: call,
    m.Ready: ready,
    m.Unready: unready,
    m.Unseal: unseal,
    m.Leave: leave,
    m.Resign: resign,
    m.FreeSeat: free_seat,
    m.Return: come_back,
    m.StandIn: stand_in,
    m.LeaveGuide: leave_guide,
    m.PutBot: put_bot,
    m.Close: close,
    m.Play: move,
    m.KeepUsual: keep_usual,
    m.Agree: agree,
    m.Rematch: rematch,
}

DECIDE_BY_TIME: dict[type, Callable[[Table, Any, Person, int], AnyEntry]] = {
    m.Undo: undo,
    m.OfferAbandon: offer_abandon,
    m.WishReplaced: wish_replaced,
}
"""Wishes, which end after a time."""
TIMED = tuple(DECIDE_BY_TIME)
