"""A small but whole game: the tests' guinea pig, and an example of how a game is written.

Every seat hides a guest. In each round all bid at once, in secret. Who bids most (of equals, the first in the
order of play) pays, rolls the die for coins from a limited bank, and sends the guest on an errand: keep it,
swap it for one from the face-down deck, or, with a thief, rob somebody. At the end coins and guests count.

A game on the shelf has these parts in files and rooms of their own: see `docs/architecture.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypedDict

from fluent.runtime import FluentResource

from duchy.core.agenda import acts, asks
from duchy.core.events import Facts
from duchy.core.game import Game
from duchy.core.moves import Catalogue, Move
from duchy.core.reading.cards import CardFile, check_ids, read_source
from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Option, Value
from duchy.core.score import Score, best_by
from duchy.core.showing.words import Phrase, words
from duchy.core.state import State
from duchy.core.stream import Stream

BANK = 12
PURSE = 2
MOST_BID = 3
ROUNDS = {"short": 3, "long": 6}

# -- The cards: typed access to what the card file says ---------------------------------------------


class Guest:
    """A kind of guest."""

    __slots__ = ("copies", "id", "robs", "source", "worth")

    def __init__(self, id: str, fields: Fields) -> None:
        self.id = id
        self.worth = fields.number("worth")
        self.copies = fields.number("copies", low=1, high=20)
        self.robs = fields.flag("robs", default=False)
        self.source = read_source(fields)
        fields.done()


# -- The moves: each entered once -------------------------------------------------------------------

MOVES = Catalogue()
BIDS = [MOVES.add(f"bid {coins}", a=coins) for coins in range(MOST_BID + 1)]
ROLL = MOVES.add("roll", target="die")
KEEP = MOVES.add("keep", target="guest")
SWAP = MOVES.add("swap", target="deck")
ROB = [MOVES.add(f"rob {seat}", target=f"seat-{seat}", a=seat) for seat in range(4)]

# -- The state: what lies on the table, and what a seat may know of it ---------------------------------


class Table(TypedDict):
    bank: int
    coins: list[int]
    deck: int
    bid: int | None
    guests: list[str | None]


class ToyState(State):
    __slots__ = ("bank", "bids", "coins", "deck", "guests", "kinds")

    def __init__(self, game: Toy, seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        self.kinds = game.guests
        self.bank = 0
        self.coins = [0] * seats
        self.guests = [0] * seats  # hidden: each an index of `kinds`
        self.bids = [0] * seats  # hidden until all have bid
        self.deck = [0] * len(self.kinds)  # face down: how many there are of each kind

    def blank(self) -> State:
        return self.game.blank(self.seats, self.options, self.stream)

    def set_up(self) -> None:
        self.bank = BANK
        self.coins = [PURSE] * self.seats
        self.deck = [kind.copies for kind in self.kinds]
        for seat in range(self.seats):
            self.invite(seat)
        self.push(ROUND, 0)

    def invite(self, seat: int) -> None:
        """A new guest from the deck: its seat alone sees who it is."""
        kind = self.guests[seat] = self.stream.draw(self.deck, 0, len(self.deck))
        self.tell_seat(seat, {"guest": self.kinds[kind].id}, "guest", seat=seat)

    def copy_table(self, other: ToyState) -> None:
        other.bank = self.bank
        other.coins = self.coins.copy()
        other.guests = self.guests.copy()
        other.bids = self.bids.copy()
        other.deck = self.deck.copy()

    def redeal(self, seat: int, rng: Stream) -> bool:
        if self.over:
            return False
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            self.deck[self.guests[other]] += 1
        for other in others:
            self.guests[other] = rng.draw(self.deck, 0, len(self.deck))
            if self.lanes and not self.lanes[other]:
                self.bids[other] = rng.below(len(offer_bids(self, other, 0, 0)))
        return True

    def view_table(self, seat: int | None) -> Table:
        return {
            "bank": self.bank,
            "coins": self.coins.copy(),
            "deck": sum(self.deck),
            "bid": None if seat is None else self.bids[seat],
            "guests": [
                self.kinds[kind].id if self.over or owner == seat else None
                for owner, kind in enumerate(self.guests)
            ],
        }

    def dump_table(self) -> dict[str, Any]:
        return {
            "bank": self.bank,
            "coins": self.coins.copy(),
            "guests": [self.kinds[kind].id for kind in self.guests],
            "deck": {kind.id: count for kind, count in zip(self.kinds, self.deck, strict=True) if count},
            "bids": self.bids.copy(),
        }

    def load_table(self, fields: Fields) -> None:
        names = [kind.id for kind in self.kinds]
        self.bank = fields.number("bank")
        self.coins = fields.numbers("coins", length=self.seats)
        fields.listed("guests", length=self.seats)
        self.guests = [names.index(name) for name in fields.texts("guests", names, "guest")]
        deck = fields.counts("deck", names, "guest")
        self.deck = [deck.get(name, 0) for name in names]
        if fields.has("bids"):
            self.bids = fields.numbers("bids", length=self.seats, high=MOST_BID)
        for seat, bid in enumerate(self.bids):
            if bid > self.coins[seat]:
                fields.fail(f"bids[{seat}]", f"is {bid}, but this seat has {self.coins[seat]} coins")

    def scores(self) -> list[Score]:
        return [
            Score({"coins": self.coins[seat], "guest": self.kinds[self.guests[seat]].worth})
            for seat in range(self.seats)
        ]

    def winners(self) -> tuple[int, ...]:
        best = best_by(list(range(self.seats)), [score.total for score in self.scores()])
        return tuple(best_by(best, self.coins))

    def reason(self, seat: int, move: Move) -> Phrase | None:
        if move in BIDS and self.ask(seat) == "bid":
            return ("why-few-coins", {"coins": self.coins[seat]})
        if move in ROB and self.ask(seat) == "errand":
            return ("why-no-thief", {})
        return None

    def conserved(self) -> dict[str, int]:
        kept = {"coins": self.bank + sum(self.coins)}
        for index, kind in enumerate(self.kinds):
            kept[kind.id] = self.deck[index] + self.guests.count(index)
        return kept


# -- The rules: what happens, step by step ----------------------------------------------------------------


def start_round(state: ToyState, first: int, a: int, b: int) -> None:
    state.next_turn()
    if state.turn > ROUNDS[str(state.options["length"])]:
        return
    state.tell("round", number=state.turn)
    state.push(ROUND, (first + 1) % state.seats)
    state.push(REVEAL, first)
    for seat in range(state.seats):
        state.push_lane(BID, seat)


def offer_bids(state: ToyState, seat: int, a: int, b: int) -> list[Move]:
    return BIDS[: min(state.coins[seat], MOST_BID) + 1]


def bid(state: ToyState, seat: int, a: int, b: int, move: Move) -> None:
    state.bids[seat] = move.a
    state.tell_seat(seat, {"coins": move.a}, "bid", seat=seat)


def reveal(state: ToyState, first: int, a: int, b: int) -> None:
    order = [*range(first, state.seats), *range(first)]
    host = best_by(order, state.bids)[0]
    paid = state.bids[host]
    state.coins[host] -= paid
    state.bank += paid
    state.bids = [0] * state.seats
    state.tell("host", seat=host, paid=paid)
    state.push(THROW, host)


def roll(state: ToyState, host: int, a: int, b: int, move: Move) -> None:
    die = state.stream.die()
    won = min(die, state.bank)
    state.bank -= won
    state.coins[host] += won
    state.tell("roll", seat=host, die=die, won=won)
    state.push(ERRAND, host, die)


def offer_errands(state: ToyState, host: int, die: int, b: int) -> list[Move]:
    moves = [KEEP]
    if any(state.deck):
        moves.append(SWAP)
    if state.kinds[state.guests[host]].robs:
        moves += [ROB[seat] for seat in range(state.seats) if seat != host and state.coins[seat]]
    return moves


def run_errand(state: ToyState, host: int, die: int, b: int, move: Move) -> None:
    if move is SWAP:
        leaving = state.guests[host]
        state.invite(host)
        state.deck[leaving] += 1
    elif move in ROB:
        state.coins[move.a] -= 1
        state.coins[host] += 1
        state.tell("rob", seat=host, victim=move.a)


def ask_bid(state: ToyState, seat: int, a: int, b: int) -> Facts:
    return {"most": min(state.coins[seat], MOST_BID)}


def ask_errand(state: ToyState, host: int, die: int, b: int) -> Facts:
    return {"die": die}


STEPS = [
    acts("round", start_round),
    asks("bid", offer_bids, bid, ask_bid),
    acts("reveal", reveal),
    asks("roll", lambda state, host, a, b: [ROLL], roll, lambda state, host, a, b: {}, waits=True),
    asks("errand", offer_errands, run_errand, ask_errand),
]
ROUND, BID, REVEAL, THROW, ERRAND = range(len(STEPS))

# -- The game: the box ------------------------------------------------------------------------------------


class Toy(Game):
    id = "toy"
    min_seats = 2
    max_seats = 4
    table_type = Table

    def __init__(self, overlay: Mapping[str, Any] | None = None, overlay_name: str = "") -> None:
        self.moves = MOVES
        self.steps = STEPS
        self.options = (Option("length", "short", tuple(ROUNDS)),)
        self.card_file = CardFile(Path(__file__).with_name("toy.toml"), overlay, overlay_name)
        ids = self.card_file.ids("guests")
        check_ids(ids, f"{overlay_name}: guests")
        self.guests = [Guest(id, self.card_file.fields("guests", id)) for id in ids]

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> State:
        return ToyState(self, seats, options, stream)

    def evaluate(self, state: ToyState, seat: int) -> float:
        totals = [score.total for score in state.scores()]
        return totals.pop(seat) - max(totals)

    def modes(self) -> list[dict[str, object]]:
        return [{"length": length} for length in ROUNDS]


def make_game(overlay: Mapping[str, Any] | None, overlay_name: str) -> Game:
    """What the shelf calls."""
    return Toy(overlay, overlay_name)


def bring_words() -> None:
    """A game on the shelf has its words in `locales/`; the toy brings them along."""
    spoken = words("en", Toy.id)
    if not spoken.has("move-roll"):
        fluent = Path(__file__).with_name("toy.ftl").read_text("utf-8")
        spoken._bundle.add_resource(FluentResource(fluent))
