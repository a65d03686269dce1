"""What lies on the table in Villages, and the few things that can be done to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from duchy.core.moves import Move
from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Value
from duchy.core.score import Score
from duchy.core.showing.words import Phrase
from duchy.core.state import State, replaced
from duchy.core.stream import Stream
from duchy.games.villages import position
from duchy.games.villages.components.cards import Cards
from duchy.games.villages.components.layout import (
    ADVENTURER_DECK,
    BUILDING_DECK,
    CASTLE,
    NOTHING,
    PILES,
    PLACES,
    ROW,
)
from duchy.games.villages.moves import Moves
from duchy.games.villages.rules import actions, scoring, setup, solo, turn
from duchy.games.villages.showing import knowledge, reckoning, texts, view
from duchy.games.villages.showing.knowledge import Rumour

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted, Ending, Rank, TieBreak
    from duchy.games.villages.game import VillagesGame
    from duchy.games.villages.showing.shown import OwnParts, Table


class Villages(State):
    """A position of Villages. Flat lists: seat by seat, `seat * width + index`.

    Hands and developed cards are counts by kind of Building; `built`, `joined` and `powers` are bits.
    Face-down cards are not decided: `unseen` holds every Building nobody has looked at, of which
    `deck_size` form the deck (alone, the others stay in the box). `resources` and `coins` are counts by
    kind of resource; the fifth place for coins is the Castle. `free` sums up, over all villages, the
    resources without a coin. `seen` is what everybody knows to be in a hand; `rumours` what some know.
    `idle` counts the turns in a row in which nothing could be done any more.

    Clones share what changes so seldom that it is replaced instead of written to: each of the `piles`,
    `built`, `developed`, `joined`, `powers`, `row` and `types`. What only the game alone writes
    to is shared in the others.
    """

    __slots__ = (
        "action",
        "active",
        "adventurer_deck",
        "arrived",
        "bank",
        "box",
        "building",
        "built",
        "coins",
        "deck_size",
        "developed",
        "first",
        "free",
        "gold",
        "hand",
        "hand_size",
        "idle",
        "joined",
        "kinds",
        "moves",
        "picks",
        "piles",
        "powers",
        "removed",
        "resources",
        "row",
        "rumours",
        "seen",
        "slid",
        "thefts",
        "types",
        "unseen",
        "unseen_size",
        "used",
    )

    box: Cards
    moves: Moves
    kinds: int
    first: int
    active: int
    action: int
    used: int
    arrived: int
    building: int
    bank: int
    deck_size: int
    unseen_size: int
    adventurer_deck: int
    thefts: int
    idle: int
    unseen: list[int]
    piles: list[list[int]]
    row: list[int]
    picks: list[int]
    gold: list[int]
    hand: list[int]
    hand_size: list[int]
    seen: list[int]
    rumours: list[Rumour]
    built: list[int]
    joined: list[int]
    powers: list[int]
    types: list[int]
    resources: list[int]
    developed: list[int]
    coins: list[int]
    slid: list[int]
    free: list[int]
    removed: list[int]

    def __init__(self, game: VillagesGame, seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        self.box = game.box
        self.moves = game.families
        self.kinds = len(game.box.buildings)

    def blank(self) -> Villages:
        return Villages(cast("VillagesGame", self.game), self.seats, self.options, self.stream)

    def clear(self) -> None:
        """An empty table, before set-up or loading: every card is unseen."""
        seats, kinds = self.seats, self.kinds
        self.first = 0
        self.active = 0
        self.action = NOTHING
        self.used = 0
        self.arrived = 0
        self.building = NOTHING
        self.bank = 0
        self.unseen = self.box.copies.copy()
        self.unseen_size = sum(self.unseen)
        self.deck_size = self.unseen_size
        self.adventurer_deck = (1 << len(self.box.adventurers)) - 1
        self.thefts = 0
        self.idle = 0
        self.piles = [[] for _ in range(PILES)]
        self.row = [NOTHING] * ROW
        self.picks = []
        self.gold = [0] * seats
        self.hand = [0] * (seats * kinds)
        self.hand_size = [0] * seats
        self.seen = [0] * (seats * kinds)
        self.rumours = []
        self.built = [0] * seats
        self.joined = [0] * seats
        self.powers = [0] * seats
        self.types = [0] * (seats * 4)
        self.resources = [0] * (seats * 4)
        self.developed = [0] * (seats * kinds)
        self.coins = [0] * (seats * PLACES)
        self.slid = [0] * PLACES
        self.free = [0] * 4
        self.removed = [0] * kinds

    def copy_table(self, other: Villages) -> None:
        other.first = self.first
        other.active = self.active
        other.action = self.action
        other.used = self.used
        other.arrived = self.arrived
        other.building = self.building
        other.bank = self.bank
        other.unseen_size = self.unseen_size
        other.deck_size = self.deck_size
        other.adventurer_deck = self.adventurer_deck
        other.thefts = self.thefts
        other.idle = self.idle
        other.unseen = self.unseen.copy()
        other.piles = self.piles.copy()
        other.row = self.row
        other.picks = self.picks.copy()
        other.gold = self.gold.copy()
        other.hand = self.hand.copy()
        other.hand_size = self.hand_size.copy()
        other.seen = self.seen.copy()
        other.rumours = self.rumours.copy()
        other.built = self.built
        other.joined = self.joined
        other.powers = self.powers
        other.types = self.types
        other.resources = self.resources.copy()
        other.developed = self.developed
        other.coins = self.coins.copy()
        other.free = self.free.copy()
        other.slid = self.slid.copy() if self.seats == 1 else self.slid
        other.removed = self.removed.copy() if self.seats == 1 else self.removed

    # -- Cards -----------------------------------------------------------------------------------

    def turn_card(self) -> int:
        """Take the top card of the deck: which it is, is decided now (VV-012)."""
        left = self.stream.card(BUILDING_DECK, self.unseen_size)
        unseen = self.unseen
        kind = 0
        while left >= unseen[kind]:
            left -= unseen[kind]
            kind += 1
        unseen[kind] -= 1
        self.unseen_size -= 1
        self.deck_size -= 1
        if self.deck_size == 0 and self.seats == 1:
            self.tell("ending", seat=0, cause="deck", left=0)
        return kind

    def refill(self, pile: int) -> None:
        """An emptied pile gets a card from the deck at once (VV-031, VV-125, VV-RU-31)."""
        if self.deck_size:
            kind = self.turn_card()
            self.put_on_pile(pile, kind)
            if self.listener is not None:
                self.tell("refill", pile=pile + 1, card=self.box.buildings[kind].id)

    def put_on_pile(self, pile: int, kind: int) -> None:
        self.piles[pile] = [*self.piles[pile], kind]

    def take_from_pile(self, pile: int) -> int:
        cards = self.piles[pile]
        self.piles[pile] = cards[:-1]
        return cards[-1]

    def give(self, seat: int, kind: int) -> None:
        self.hand[seat * self.kinds + kind] += 1
        self.hand_size[seat] += 1

    def lose(self, seat: int, kind: int) -> None:
        """A card leaves a hand before everybody's eyes."""
        place = seat * self.kinds + kind
        self.idle = 0
        self.hand[place] -= 1
        self.hand_size[seat] -= 1
        if self.seen[place]:
            self.seen[place] -= 1
        elif self.rumours:
            knowledge.forget(self, seat, kind)

    def add_resource(self, seat: int, kind: int) -> None:
        resource = self.box.buildings[kind].resource
        place = seat * self.kinds + kind
        self.developed = replaced(self.developed, place, self.developed[place] + 1)
        self.resources[seat * 4 + resource] += 1
        self.free[resource] += 1

    def add_building(self, seat: int, kind: int) -> None:
        building = self.box.buildings[kind]
        own_type = seat * 4 + building.type
        self.built = replaced(self.built, seat, self.built[seat] | 1 << kind)
        self.types = replaced(self.types, own_type, self.types[own_type] + 1)
        self.add_powers(seat, building.powers)

    def add_adventurer(self, seat: int, number: int) -> None:
        self.joined = replaced(self.joined, seat, self.joined[seat] | 1 << number)
        self.add_powers(seat, self.box.adventurers[number].powers)

    def add_powers(self, seat: int, powers: int) -> None:
        if powers:
            self.powers = replaced(self.powers, seat, self.powers[seat] | powers)

    def next_adventurer(self) -> int:
        """The top of the adventurer deck, or nothing (VV-066, VV-067)."""
        deck = self.adventurer_deck
        if deck == 0:
            return NOTHING
        left = self.stream.card(ADVENTURER_DECK, deck.bit_count())
        number = 0
        while True:
            if deck >> number & 1:
                if left == 0:
                    break
                left -= 1
            number += 1
        self.adventurer_deck = deck ^ 1 << number
        return number

    # -- Coins -----------------------------------------------------------------------------------

    def take_gold(self, seat: int, amount: int) -> int:
        """Coins from the bank, as far as it has them (VV-070, VV-084, VV-RU-29)."""
        taken = amount if amount <= self.bank else self.bank
        if taken:
            self.idle = 0
            self.bank -= taken
            self.gold[seat] += taken
        return taken

    def place_coin(self, seat: int, owner: int, place: int) -> None:
        """A coin of `seat` goes onto a resource or Castle of `owner` (VV-052..VV-058)."""
        self.gold[seat] -= 1
        self.coins[owner * PLACES + place] += 1
        if place != CASTLE:
            self.free[place] -= 1

    def village_size(self, seat: int) -> int:
        """Buildings and Adventurers; not the Castle, not resources (VV-087, VV-088, VV-RU-06)."""
        return self.built[seat].bit_count() + self.joined[seat].bit_count()

    # -- What core asks --------------------------------------------------------------------------

    def set_up(self) -> None:
        self.clear()
        setup.set_up(self)

    def redeal(self, seat: int, rng: Stream) -> bool:
        return knowledge.redeal(self, seat, rng)

    def view_table(self, seat: int | None) -> Table:
        return view.view_table(self, seat)

    def own_parts(self, seat: int, table: Table) -> OwnParts:
        return view.own_parts(self, seat, table)

    def lay_open(self, table: Table) -> None:
        view.lay_open(self, table)

    def dump_table(self) -> dict[str, Any]:
        return position.dump_table(self)

    def load_table(self, fields: Fields) -> None:
        position.load_table(self, fields)

    def scores(self) -> list[Score]:
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def tie_breaks(self) -> list[TieBreak]:
        return scoring.tie_breaks(self)

    def reckoning(self, seat: int) -> list[Counted]:
        return reckoning.reckoning(self, seat)

    def end_in_sight(self) -> Ending | None:
        return turn.end_in_sight(self)

    def verdict(self) -> str:
        return scoring.verdict(self)

    def ranks(self) -> list[Rank]:
        return solo.RANKS if self.seats == 1 else []

    def reason(self, seat: int, move: Move) -> Phrase | None:
        return texts.reason(self, seat, move)

    def later(self, move: Move) -> Phrase | None:
        return (f"when-{move.family}", {}) if move.target else None

    def label(self, seat: int, move: Move) -> Phrase:
        return texts.label(self, seat, move)

    def surely(self, seat: int, move: Move) -> dict[str, int]:
        return actions.surely(self, seat, move)

    def tally(self, seat: int) -> dict[str, int]:
        return scoring.tally(self, seat)

    def conserved(self) -> dict[str, int]:
        return scoring.all_there(self)
