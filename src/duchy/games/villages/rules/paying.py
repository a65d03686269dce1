"""Build: choosing a Building, paying for it source by source, and adding it to the village.

VV-050..VV-060, VV-079..VV-081, VV-130, VV-133..VV-135, VV-143, VV-RU-20, VV-RU-21, VV-RU-25.

Each resource of the cost is supplied by one source: a coin on a resource or on the own Castle, or a
resource power. A wild source stands for whatever the others leave open, so a payment is just a
collection of sources. It stays the payer's secret, and can be taken back, until it is confirmed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.villages.components.layout import CASTLE, NOTHING, PLACES
from duchy.games.villages.components.vocabulary import BUILD, RESOURCES, WILD
from duchy.games.villages.moves import FROM_OTHERS, FROM_POWERS
from duchy.games.villages.rules import steps, turn

if TYPE_CHECKING:
    from duchy.games.villages.state import Villages


# -- What can be built ---------------------------------------------------------------------------


def offer_builds(s: Villages, seat: int, offered: list[Move]) -> None:
    """Every Building of the hand that is not in the village yet and can be paid (VV-023, VV-RU-16)."""
    gold = s.gold[seat]
    helped = s.powers[seat] & s.box.resource_bits
    if not gold and not helped:
        return
    built = s.built[seat]
    free = s.free
    castle = 1 - s.coins[seat * PLACES + CASTLE]
    costs = s.box.costs
    totals = s.box.totals
    moves = s.moves.build
    start = seat * s.kinds
    kind = -1
    for count in s.hand[start : start + s.kinds]:
        kind += 1
        if count and not built >> kind & 1:
            total = totals[kind]
            if total <= gold:
                found = castle
                cost = costs[kind]
                for resource in range(4):
                    need = cost[resource]
                    if need:
                        there = free[resource]
                        found += need if need < there else there
                if found >= total:
                    offered.append(moves[kind])
                    continue
            if helped and Payment(s, seat, kind).is_possible(0):
                offered.append(moves[kind])


def may_build(s: Villages, seat: int) -> bool:
    """Whether the others must reckon with this seat building something (its hand is hidden)."""
    return s.hand_size[seat] > 0 and (s.gold[seat] > 0 or s.powers[seat] & s.box.resource_bits != 0)


# -- One payment ---------------------------------------------------------------------------------


class Payment:
    """What is still to be paid for a Building, and the sources at hand, in a fixed order.

    `room[r]` is how many more sources of the kind r may be used; `left` how many sources are missing in
    all. A source has a code (see `moves.py`), what it supplies, how many there are of it, and how many
    cards must be discarded for it. `free` and `coins` sum up by what they supply the sources that cost
    nothing and those that take a coin; `costly` are the places of those that cost cards.
    """

    __slots__ = (
        "cards", "codes", "coins", "costly", "counts", "discards", "free", "gold", "left", "room",
        "supplies",
    )  # fmt: skip

    room: list[int]
    left: int
    gold: int
    cards: int
    codes: list[int]
    supplies: list[int]
    counts: list[int]
    discards: list[int]
    free: list[int]
    coins: list[int]
    costly: list[int]

    def __init__(self, s: Villages, seat: int, kind: int) -> None:
        building = s.box.buildings[kind]
        self.room = building.cost.copy()
        self.left = building.total
        self.gold = s.gold[seat]
        self.cards = s.hand_size[seat] - 1
        self.codes = []
        self.supplies = []
        self.counts = []
        self.discards = []
        self.free = [0, 0, 0, 0, 0]
        self.coins = [0, 0, 0, 0, 0]
        self.costly = []
        if s.powers[seat] & s.box.resource_bits:
            self._add_powers(s, seat, building.type)
        if self.gold:
            self._add_coins(s, seat)

    def _add_powers(self, s: Villages, seat: int, type: int) -> None:
        """Those that give what is needed, for this type of Building (VV-079, VV-130, VV-135)."""
        bits = s.powers[seat]
        for number in s.box.resource_powers:
            if bits >> number & 1:
                power = s.box.powers[number]
                supply = power.effect.resource
                fits = supply == WILD or self.room[supply] > 0
                if fits and power.effect.only_for in (NOTHING, type) and power.discard <= self.cards:
                    if power.discard:
                        self.costly.append(len(self.codes))
                    else:
                        self.free[supply] += 1
                    self.codes.append(FROM_POWERS + number)
                    self.supplies.append(supply)
                    self.counts.append(1)
                    self.discards.append(power.discard)

    def _add_coins(self, s: Villages, seat: int) -> None:
        """Resources without a coin, of all seats; of the Castles only the own one (VV-054, VV-059)."""
        codes, supplies, counts, discards = self.codes, self.supplies, self.counts, self.discards
        if not s.coins[seat * PLACES + CASTLE]:
            self.coins[WILD] = 1
            codes.append(CASTLE)
            supplies.append(WILD)
            counts.append(1)
            discards.append(0)
        for resource in range(4):
            if self.room[resource] and s.free[resource]:
                self.coins[resource] = s.free[resource]
                for owner in range(s.seats):
                    empty = s.resources[owner * 4 + resource] - s.coins[owner * PLACES + resource]
                    if empty:
                        codes.append(resource if owner == seat else FROM_OTHERS + 4 * owner + resource)
                        supplies.append(resource)
                        counts.append(empty)
                        discards.append(0)

    def spend(self, place: int, times: int) -> None:
        """What using a source so many times pays, and costs (negative: take it back)."""
        supply = self.supplies[place]
        if supply != WILD:
            self.room[supply] -= times
        self.left -= times
        if self.codes[place] < FROM_POWERS:
            self.gold -= times
        else:
            self.cards -= self.discards[place] * times

    def withdraw(self, place: int, times: int) -> None:
        """So many fewer of a source are there to be used."""
        self.counts[place] -= times
        if self.codes[place] < FROM_POWERS:
            self.coins[self.supplies[place]] -= times
        elif not self.discards[place]:
            self.free[self.supplies[place]] -= times

    def take(self, place: int, times: int) -> None:
        self.spend(place, times)
        self.withdraw(place, times)

    def take_code(self, code: int) -> None:
        self.take(self.codes.index(code), 1)

    def can_take(self, place: int) -> int:
        """How often a source could be used now, other sources apart."""
        most = self.counts[place]
        if most > self.left:
            most = self.left
        supply = self.supplies[place]
        if supply != WILD and most > self.room[supply]:
            most = self.room[supply]
        if self.codes[place] < FROM_POWERS:
            return most if most < self.gold else self.gold
        return 0 if self.discards[place] * most > self.cards else most

    def is_possible(self, start: int) -> bool:
        """Whether the sources can supply what is left; of the costly ones those from `start` on."""
        if self.left == 0 or self._suffices(self.free):
            return True
        costly = [place for place in self.costly if place >= start and self.counts[place]]
        for chosen in range(1, 1 << len(costly)):
            more = self.free.copy()
            cards = 0
            for bit, place in enumerate(costly):
                if chosen >> bit & 1:
                    more[self.supplies[place]] += 1
                    cards += self.discards[place]
            if cards <= self.cards and self._suffices(more):
                return True
        return False

    def _suffices(self, free: list[int]) -> bool:
        """Whether these sources without a coin, and then coins, cover what is left."""
        missing = self.left - free[WILD]
        on_cards = self.coins[WILD]
        for resource in range(4):
            room = self.room[resource]
            if room:
                without = free[resource]
                if without:
                    if without > room:
                        without = room
                    missing -= without
                    room -= without
                coins = self.coins[resource]
                on_cards += coins if coins < room else room
        return missing <= 0 or (missing <= self.gold and missing <= on_cards)

    def only_way(self) -> list[int] | None:
        """The sources that must be used if there is only one way to pay the rest, else None.

        Source by source, in their order: if only one number of uses leaves the rest possible, every
        payment has it. The payment is used up by the question.
        """
        way: list[int] = []
        for place in range(len(self.codes)):
            most = self.can_take(place)
            self.withdraw(place, self.counts[place])
            found = -1
            for times in range(most, -1, -1):
                self.spend(place, times)
                if self.is_possible(place + 1):
                    if found >= 0:
                        return None
                    found = times
                self.spend(place, -times)
            if found < 0:
                return None
            if found:
                self.spend(place, found)
                way += [self.codes[place]] * found
        return way if self.left == 0 else None

    def next_sources(self) -> list[int]:
        """The sources that may be used next so that the rest can still be paid."""
        fitting: list[int] = []
        for place in range(len(self.codes)):
            if self.can_take(place):
                self.take(place, 1)
                if self.is_possible(0):
                    fitting.append(self.codes[place])
                self.take(place, -1)
        return fitting


def payment_so_far(s: Villages, seat: int, kind: int) -> Payment:
    payment = Payment(s, seat, kind)
    for code in s.picks:
        payment.take_code(chosen_source(code))
    return payment


def chosen_source(pick: int) -> int:
    """A source that followed by itself from an earlier choice is kept as its complement."""
    return pick if pick >= 0 else ~pick


# -- Choosing the sources ------------------------------------------------------------------------


def build(s: Villages, seat: int, move: Move) -> None:
    """Where only one way to pay exists it is taken; else the player chooses source by source."""
    kind = move.a
    s.picks.clear()
    way = Payment(s, seat, kind).only_way()
    if way is not None:
        s.picks += way
        commit(s, seat, kind)
    else:
        s.push(steps.PAY, seat, kind)


def offer_sources(s: Villages, seat: int, kind: int, _b: int) -> list[Move]:
    if len(s.picks) == s.box.totals[kind]:
        return [s.moves.confirm, s.moves.back]
    offered = [s.moves.source[code] for code in payment_so_far(s, seat, kind).next_sources()]
    offered.append(s.moves.back)
    return offered


def choose_source(s: Villages, seat: int, kind: int, _b: int, move: Move) -> None:
    if move is s.moves.confirm:
        commit(s, seat, kind)
    elif move is s.moves.back:
        take_back(s, seat, kind)
    else:
        s.picks.append(move.a)
        if len(s.picks) < s.box.totals[kind]:
            rest = payment_so_far(s, seat, kind).only_way()
            if rest is not None:
                s.picks += [~code for code in rest]
        s.push(steps.PAY, seat, kind)


def take_back(s: Villages, seat: int, kind: int) -> None:
    """The last source chosen, with what followed from it; before the first, the Building itself."""
    if not s.picks:
        s.push(steps.LEAD if seat == s.active else steps.FOLLOW, seat)
        return
    while s.picks.pop() < 0:
        pass
    s.push(steps.PAY, seat, kind)


def prompt_sources(s: Villages, seat: int, kind: int, _b: int) -> Facts:
    left = s.box.buildings[kind].total - len(s.picks)
    return {"card": s.box.buildings[kind].id, "left": left, "rule": "VV-052"}


# -- Paying and building -------------------------------------------------------------------------


def commit(s: Villages, seat: int, kind: int) -> None:
    """The cost is paid first; then the Building is added, and only a leader draws (VV-042, VV-051)."""
    leads = seat == s.active
    turn.begin_action(s, seat, BUILD)
    s.lose(seat, kind)
    s.building = kind
    if s.listener is not None:
        s.tell("pay", seat=seat, card=s.box.buildings[kind].id)
    cards = 0
    for pick in s.picks:
        cards += use_source(s, seat, chosen_source(pick))
    s.picks.clear()
    if leads:
        s.push(steps.DRAW, seat, 1)
    s.push(steps.COMPLETE, seat, kind)
    if cards:
        s.push(turn.discard_step(s, steps.FOR_POWER), seat, cards, steps.FOR_POWER)


def use_source(s: Villages, seat: int, code: int) -> int:
    """Place the coin, or use the power; returns how many cards it costs."""
    if code >= FROM_POWERS:
        power = s.box.powers[code - FROM_POWERS]
        s.used |= 1 << power.number
        if s.listener is not None:
            s.tell("use", seat=seat, card=power.card)
        return power.discard
    owner, place = seat, code
    if code >= FROM_OTHERS:
        owner, place = (code - FROM_OTHERS) // 4, (code - FROM_OTHERS) % 4
    s.place_coin(seat, owner, place)
    if s.listener is not None:
        s.tell("coin", seat=seat, owner=owner, on="castle" if place == CASTLE else RESOURCES[place])
    return 0


def complete(s: Villages, seat: int, kind: int, _b: int) -> None:
    """The Building joins the village; its action powers rest until the next action (VV-074)."""
    building = s.box.buildings[kind]
    s.building = NOTHING
    s.add_building(seat, kind)
    s.arrived = building.powers
    if s.listener is not None:
        s.tell("build", seat=seat, card=building.id)
    turn.announce_end(s, seat)
