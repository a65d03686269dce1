"""What lies on the table in Card Kingdoms, and the few things that can be done to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Value
from duchy.core.score import Score
from duchy.core.showing.words import Phrase
from duchy.core.state import State, replaced
from duchy.core.stream import Stream
from duchy.games.card_kingdoms import position
from duchy.games.card_kingdoms.components.cards import Cards
from duchy.games.card_kingdoms.components.layout import (
    CITIZENS,
    COLUMNS,
    DOMAIN_DECK,
    DOMAINS,
    IN_CENTRE,
    OUT,
    RUNNING,
    STACKS,
    UNSEEN,
)
from duchy.games.card_kingdoms.components.vocabulary import BUILDING_DISCOUNT, NO_ROLE, NO_SURCHARGE, TOKENS
from duchy.games.card_kingdoms.moves import Moves
from duchy.games.card_kingdoms.rules import harvest, scoring, setup, turn
from duchy.games.card_kingdoms.showing import reckoning, texts, view

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted, Ending, Rank, TieBreak
    from duchy.games.card_kingdoms.game import CardKingdoms
    from duchy.games.card_kingdoms.showing.shown import OwnParts, Table


class Kingdoms(State):
    """A position of Card Kingdoms. Flat lists: seat by seat, `seat * width + index`.

    A stack has `down` face-down cards under `up` face-up ones; `cards` holds the latter, bottom first,
    `height` places a stack, and `tops` the card on top (-1: none). Face-down cards are not decided: they
    come out of `unseen_citizens` (Mixed Citizens) or out of the Domains whose place is UNSEEN. `areas` and
    `lineup` (the kind in each Citizen stack, -1 if mixed) are fixed in set-up.

    Clones share what is fixed, and what changes so seldom that it is replaced instead of written to:
    `cards`, `discount`, `domain_place`, `down`, `duke`, `no_surcharge`, `pending` and `spare`. What only
    some games write to is shared in the others.
    """

    __slots__ = (
        "active",
        "areas",
        "box",
        "captured",
        "cards",
        "citizens",
        "dark_lord",
        "die1",
        "die2",
        "discount",
        "domain_place",
        "down",
        "duke",
        "ending",
        "exhausted",
        "first",
        "height",
        "incomes",
        "kinds",
        "lineup",
        "mixed",
        "monsters",
        "moves",
        "no_surcharge",
        "outcome",
        "pending",
        "price",
        "roles",
        "spare",
        "tokens",
        "tops",
        "unseen_citizens",
        "up",
        "used",
    )

    box: Cards
    moves: Moves
    height: int
    incomes: list[float]
    kinds: int
    mixed: bool
    areas: list[int]
    lineup: list[int]
    first: int
    active: int
    ending: bool
    die1: int
    die2: int
    used: int
    exhausted: int
    outcome: int
    dark_lord: int
    tops: list[int]
    tokens: list[int]
    price: list[int]
    citizens: list[int]
    roles: list[int]
    monsters: list[int]
    no_surcharge: list[int]
    discount: list[int]
    duke: list[int]
    spare: list[int]
    pending: list[int]
    cards: list[int]
    up: list[int]
    down: list[int]
    domain_place: list[int]
    unseen_citizens: list[int]
    captured: list[int]

    def __init__(self, game: CardKingdoms, seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        self.box = game.box
        self.moves = game.families
        self.height = game.height
        self.incomes = game.incomes
        self.kinds = len(game.box.citizens)
        self.mixed = options["mixed_citizens"] is True

    def blank(self) -> Kingdoms:
        return Kingdoms(cast("CardKingdoms", self.game), self.seats, self.options, self.stream)

    def clear(self) -> None:
        """An empty table, before set-up or loading."""
        seats = self.seats
        self.areas = []
        self.lineup = []
        self.first = 0
        self.active = 0
        self.ending = False
        self.die1 = 0
        self.die2 = 0
        self.used = 0
        self.exhausted = 0
        self.outcome = RUNNING
        self.dark_lord = -1
        self.tops = [-1] * STACKS
        self.tokens = [0] * (seats * 4)
        self.price = [citizen.cost for citizen in self.box.citizens] * seats
        self.citizens = [0] * (seats * self.kinds)
        self.roles = [0] * (seats * 4)
        self.monsters = [0] * (seats * len(self.box.monsters))
        self.no_surcharge = [0] * seats
        self.discount = [0] * seats
        self.duke = [-1] * seats
        self.spare = [-1] * seats
        self.pending = [0] * (seats * self.kinds)
        self.cards = [0] * (STACKS * self.height)
        self.up = [0] * STACKS
        self.down = [0] * STACKS
        self.domain_place = [UNSEEN] * len(self.box.domains)
        self.unseen_citizens = [0] * self.kinds
        self.captured = [0] * self.kinds

    def copy_table(self, other: Kingdoms) -> None:
        other.areas = self.areas
        other.lineup = self.lineup
        other.first = self.first
        other.active = self.active
        other.ending = self.ending
        other.die1 = self.die1
        other.die2 = self.die2
        other.used = self.used
        other.exhausted = self.exhausted
        other.outcome = self.outcome
        other.dark_lord = self.dark_lord
        other.tops = self.tops.copy()
        other.tokens = self.tokens.copy()
        other.price = self.price.copy()
        other.citizens = self.citizens.copy()
        other.roles = self.roles.copy()
        other.monsters = self.monsters.copy()
        other.no_surcharge = self.no_surcharge
        other.discount = self.discount
        other.duke = self.duke
        other.spare = self.spare
        other.pending = self.pending
        other.cards = self.cards
        other.up = self.up.copy()
        other.down = self.down
        other.domain_place = self.domain_place
        other.unseen_citizens = self.unseen_citizens.copy() if self.mixed else self.unseen_citizens
        other.captured = self.captured.copy() if self.seats == 1 else self.captured

    # -- The centre ------------------------------------------------------------------------------

    def is_empty(self, stack: int) -> bool:
        return self.up[stack] == 0 and self.down[stack] == 0

    def lift(self, stack: int) -> int:
        """Take the top card of a stack."""
        card = self.tops[stack]
        self.up[stack] -= 1
        up = self.up[stack]
        self.tops[stack] = self.cards[stack * self.height + up - 1] if up else -1
        return card

    def lay(self, stack: int, card: int) -> None:
        """Put a card face up on top of a stack; it is no longer exhausted (CK-127)."""
        self.cards = replaced(self.cards, stack * self.height + self.up[stack], card)
        self.up[stack] += 1
        self.tops[stack] = card
        if self.exhausted >> stack & 1:
            cause = turn.end_cause(self)
            self.exhausted ^= 1 << stack
            self.tell("reopened", stack=stack)
            turn.tell_end(self, cause)

    def uncover(self, stack: int) -> None:
        """Turn up the next card of a stack whose face-up cards are gone (CK-122, CK-216)."""
        if self.up[stack] or not self.down[stack]:
            return
        self.down = replaced(self.down, stack, self.down[stack] - 1)
        if stack >= DOMAINS:
            card = self.draw_domain(stack)
            self.domain_place = replaced(self.domain_place, card, IN_CENTRE)
            if self.listener is not None:
                self.tell("uncover", stack=stack, card=self.box.domains[card].id)
        else:
            slot = stack - CITIZENS
            start, stop = self.box.slot_start[slot], self.box.slot_start[slot + 1]
            card = self.stream.draw(self.unseen_citizens, start, stop, slot)
            if self.listener is not None:
                self.tell("uncover", stack=stack, card=self.box.citizens[card].id)
        self.cards = replaced(self.cards, stack * self.height, card)
        self.up[stack] = 1
        self.tops[stack] = card

    def draw_domain(self, stack: int) -> int:
        deck = [domain for domain, place in enumerate(self.domain_place) if place != OUT]
        unseen = [domain for domain in deck if self.domain_place[domain] == UNSEEN]
        place = self.down[stack] * COLUMNS + stack - DOMAINS
        return self.stream.laid(DOMAIN_DECK, deck, place, unseen)

    def mark_exhausted(self) -> None:
        """Put an Exhausted card on every place that has become empty (CK-125, CK-126)."""
        tops = self.tops
        for stack in range(STACKS):
            if tops[stack] < 0 and not self.exhausted >> stack & 1 and self.is_empty(stack):
                cause = turn.end_cause(self)
                self.exhausted |= 1 << stack
                self.tell("exhausted", stack=stack)
                turn.tell_end(self, cause)

    # -- Kingdoms --------------------------------------------------------------------------------

    def add_citizens(self, seat: int, kind: int, number: int) -> None:
        """Citizens join a realm, or leave it (a negative number).

        Each makes those of its name dearer by one, Starters included (CK-016, CK-102).
        """
        citizen = self.box.citizens[kind]
        start = seat * self.kinds
        self.citizens[start + kind] += number
        if citizen.role != NO_ROLE:
            self.roles[seat * 4 + citizen.role] += number
        if not self.no_surcharge[seat]:
            for namesake in citizen.namesakes:
                self.price[start + namesake] += number

    def add_domain(self, seat: int, domain: int) -> None:
        self.domain_place = replaced(self.domain_place, domain, seat)
        effect = self.box.domains[domain].effect
        if effect.op == NO_SURCHARGE:
            self.no_surcharge = replaced(self.no_surcharge, seat, 1)
            for kind in range(self.kinds):
                self.price[seat * self.kinds + kind] = self.box.citizens[kind].cost
        elif effect.op == BUILDING_DISCOUNT:
            self.discount = replaced(self.discount, seat, self.discount[seat] + effect.value)

    def deal(self, seat: int, duke: int, spare: int) -> None:
        """Give a seat its Duke, and the one that it does not play."""
        self.duke = replaced(self.duke, seat, duke)
        self.spare = replaced(self.spare, seat, spare)

    def gain(self, seat: int, token: int, amount: int) -> None:
        self.tokens[seat * 4 + token] += amount

    def recruit_cost(self, seat: int, kind: int) -> int:
        """Base cost, and one more for each card of the name already owned (CK-102)."""
        return self.price[seat * self.kinds + kind]

    def build_cost(self, seat: int, domain: int) -> int:
        cost = self.box.domains[domain].cost - self.discount[seat]
        return cost if cost > 0 else 0

    def has_roles(self, seat: int, domain: int) -> bool:
        """Whether the seat's Citizens show every role of a Domain (CK-109..CK-113)."""
        needed = self.box.domains[domain].roles
        start = seat * 4
        return (
            self.roles[start] >= needed[0]
            and self.roles[start + 1] >= needed[1]
            and self.roles[start + 2] >= needed[2]
            and self.roles[start + 3] >= needed[3]
        )

    # -- What core asks --------------------------------------------------------------------------

    def set_up(self) -> None:
        self.clear()
        setup.set_up(self)

    def redeal(self, seat: int, rng: Stream) -> bool:
        """Deal the other seats' Dukes anew: nothing else is hidden and decided (CK-012, CK-RU-06)."""
        if self.over or self.seats == 1:
            return False
        own = (self.duke[seat], self.spare[seat])
        unknown = [duke for duke in range(len(self.box.dukes)) if duke not in own]
        rng.shuffle(unknown)
        for other in range(self.seats):
            if other != seat:
                duke = unknown.pop()
                self.deal(other, duke, unknown.pop())
        return bool(self.lanes)

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

    def rival_reckoning(self) -> list[Counted]:
        return reckoning.dark_lord_reckoning(self) if self.seats == 1 else []

    def rival(self) -> Score | None:
        return scoring.dark_lord_score(self) if self.seats == 1 else None

    def end_in_sight(self) -> Ending | None:
        return turn.end_in_sight(self)

    def verdict(self) -> str:
        return scoring.verdict(self)

    def ranks(self) -> list[Rank]:
        return scoring.ranks(self)

    def reason(self, seat: int, move: Move) -> Phrase | None:
        return texts.reason(self, seat, move)

    def recurring(self, seat: int) -> str:
        return harvest.recurring(self, seat)

    def later(self, move: Move) -> Phrase | None:
        return (f"when-{move.family}", {}) if move.target else None

    def label(self, seat: int, move: Move) -> Phrase:
        return texts.label(self, seat, move)

    def tally(self, seat: int) -> dict[str, int]:
        return scoring.tally(self, seat)

    def outlook(self, seat: int, move: Move) -> list[Phrase]:
        return texts.outlook(self, move)

    def conserved(self) -> dict[str, int]:
        return scoring.cards_in_play(self)

    def tokens_of(self, seat: int) -> Facts:
        return {name: self.tokens[seat * 4 + token] for token, name in enumerate(TOKENS)}
