"""What a client asks over the socket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duchy.table.messages.parts import Arms, Contribution, Id, Level, Name, Number, Seal, Seat


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`id` is the client's own: the answer carries it, and a repeated request counts once."""

    id: Id


class Sit(Request, tag="sit"):
    """Take a free seat, with a contribution to the dice or its seal (neither: the server makes one). Without
    a `name` you are called as everywhere; `arms` that are worn already give way to others."""

    seat: Seat
    contribution: Contribution = ""
    seal: Seal = ""
    name: Annotated[str, Meta(max_length=30)] = ""
    arms: Arms = -1


class Ready(Request, tag="ready"):
    """Come to the seats that were kept for you.

    The game starts when all are ready and have told what they sealed.
    """

    contribution: Contribution = ""
    seal: Seal = ""


class Unready(Request, tag="unready"):
    """Be no longer ready: the game does not start until you are again."""


class CallSeat(Request, tag="call"):
    """Be called so at a seat of yours, and wear these arms, before the game starts."""

    seat: Seat
    name: Name
    arms: Arms


class Unseal(Request, tag="unseal"):
    """Tell the contribution that you sealed, once everybody's is fixed (`TableFacts.sealed` names you)."""

    contribution: Contribution


class Leave(Request, tag="leave"):
    """Give up a seat; while the game runs a bot plays it until you `return`. At a rated table it is to
    `resign`."""

    seat: Seat


class Resign(Request, tag="resign"):
    """Give up for good: a bot plays on for those who are left, and if only one is, that one has won."""

    seat: Seat


class Return(Request, tag="return"):
    """Take your seat back from the bot."""

    seat: Seat


class StandIn(Request, tag="stand_in"):
    """Have a bot play for another person who has been gone for long and whom the game waits for."""

    seat: Seat


class FreeSeat(Request, tag="free"):
    """The owner frees the seat of somebody else before the game starts; `barred`: who sat there cannot come
    back."""

    seat: Seat
    barred: bool = True


class OfferAbandon(Request, tag="abandon"):
    """Offer the others to end the game without a result."""


class WishReplaced(Request, tag="replace"):
    """Wish that a bot plays for somebody who is here but silent, where there is no clock."""

    seat: Seat


class PutBot(Request, tag="bot"):
    """The owner gives a free seat to a bot; the empty level frees it again."""

    seat: Seat
    level: Level


class LeaveGuide(Request, tag="leave_guide"):
    """Leave the lesson of a guided game and play on freely."""


class Close(Request, tag="close"):
    """The owner gives up a table that has not started."""


class Play(Request, tag="move"):
    """Make a move: `move` is the id of one of the moves offered, `answers` the number it was offered with."""

    seat: Seat
    move: Number
    answers: Number


class KeepUsual(Request, tag="usual"):
    """Have questions that come again and again answered as you did before, or no longer."""

    seat: Seat
    yes: bool


class Undo(Request, tag="undo"):
    """Take back the last move of your seat, or ask the table to agree if more lies in between."""

    seat: Seat
    answers: Number


class Agree(Request, tag="agree"):
    """Answer somebody's wish."""

    yes: bool


class Chat(Request, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(Request, tag="rematch"):
    """Agree to the same table again, or no longer. It is laid when all persons have agreed; `without`: when
    only those have not who are gone, whose seats are then open."""

    yes: bool = True
    without: bool = False


class Look(Request, tag="look"):
    """Take a seat of yours in hand: from now on you see what it sees (-1: what a spectator sees)."""

    seat: Annotated[int, Meta(ge=-1, le=7)]


class WhyNot(Request, tag="why"):
    """Ask why a move of the catalogue is not possible now, or none of all those with this `target`."""

    seat: Seat
    move: Number | None = None
    target: Annotated[str, Meta(max_length=80)] = ""


class WantPreviews(Request, tag="preview"):
    """Ask what the moves offered to your seat would bring, as far as that is certain."""

    seat: Seat


class WantHints(Request, tag="hint"):
    """Ask a bot for the best moves of your seat."""

    seat: Seat


class ReadChronicle(Request, tag="chronicle"):
    """Ask for a page of the chronicle: the turns before an entry."""

    before: Number


class WantPlayback(Request, tag="playback"):
    """Ask for the game as the seat in hand saw it, chapter by chapter, since an entry."""

    since: Number


class Ping(Request, tag="ping"):
    pass


ToServer = (
    Sit
    | Ready
    | Unready
    | CallSeat
    | Unseal
    | Leave
    | Resign
    | Return
    | StandIn
    | FreeSeat
    | OfferAbandon
    | WishReplaced
    | PutBot
    | LeaveGuide
    | Close
    | Play
    | KeepUsual
    | Undo
    | Agree
    | Chat
    | Rematch
    | Look
    | WhyNot
    | WantPreviews
    | WantHints
    | ReadChronicle
    | WantPlayback
    | Ping
)
