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
from duchy.games.villages import steps, turn
from duchy.games.villages.cards import BUILD, RESOURCES, WILD
from duchy.games.villages.layout import CASTLE, NOTHING, PLACES
from duchy.games.villages.moves import FROM_OTHERS, FROM_POWERS

if TYPE_CHECKING:
    from duchy.games.villages.state import Villages


# -- What can be built ---------------------------------------------------------------------------


def offer_builds(s: Villages, seat: int, offered: list[Move]) -> None:
    """Every Building of the hand that is not in the village yet and can be paid (VV-023, VV-RU-16)."""
    start = seat * s.kinds
    built = s.built[seat]
    gold = s.gold[seat]
    helped = s.powers[seat] & s.box.resource_bits
    if not gold and not helped:
        return
    food, wood, stone, magic = s.free
    castle = 1 - s.coins[seat * PLACES + CASTLE]
    costs = s.box.costs
    moves = s.moves.build
    kind = -1
    for count in s.hand[start : start + s.kinds]:
        kind += 1
        if count and not built >> kind & 1:
            if helped:
                if Payment(s, seat, kind).is_possible(0):
                    offered.append(moves[kind])
                continue
            cost = costs[kind]
            total = s.box.totals[kind]
            if total <= gold:
                found = castle
                need = cost[0]
                found += need if need < food else food
                need = cost[1]
                found += need if need < wood else wood
                need = cost[2]
                found += need if need < stone else stone
                need = cost[3]
                found += need if need < magic else magic
                if found >= total:
                    offered.append(moves[kind])


def may_build(s: Villages, seat: int) -> bool:
    """Whether the others must reckon with this seat building something (its hand is hidden)."""
    return s.hand_size[seat] > 0 and (s.gold[seat] > 0 or s.powers[seat] & s.box.resource_bits != 0)


# -- One payment ---------------------------------------------------------------------------------


class Payment:
    """What is still to be paid for a Building, and the sources at hand, in a fixed order.

    `room[r]` is how many more sources of the kind r may be used; `left` how many sources are missing in
    all. A source has a code (see `moves.py`), what it supplies, how many there are of it, whether it takes a
    coin, and how many cards must be discarded for it.
    """

    __slots__ = ("cards", "codes", "coin", "counts", "discards", "gold", "left", "room", "supplies")

    room: list[int]
    left: int
    gold: int
    cards: int
    codes: list[int]
    supplies: list[int]
    counts: list[int]
    coin: list[bool]
    discards: list[int]

    def __init__(self, s: Villages, seat: int, kind: int) -> None:
        building = s.box.buildings[kind]
        self.room = building.cost.copy()
        self.left = building.total
        self.gold = s.gold[seat]
        self.cards = s.hand_size[seat] - 1
        self.codes = []
        self.supplies = []
        self.counts = []
        self.coin = []
        self.discards = []
        self._add_powers(s, seat, building.type)
        if self.gold:
            self._add_coins(s, seat)

    def _add_powers(self, s: Villages, seat: int, type: int) -> None:
        """Those that give what is needed, for this type of Building (VV-079, VV-130, VV-135)."""
        bits = s.powers[seat] & s.box.resource_bits
        if not bits:
            return
        for number in s.box.resource_powers:
            if bits >> number & 1:
                power = s.box.powers[number]
                fits = power.resource == WILD or self.room[power.resource] > 0
                if fits and power.only_for in (NOTHING, type) and power.discard <= self.cards:
                    self._add(FROM_POWERS + number, power.resource, 1, False, power.discard)

    def _add_coins(self, s: Villages, seat: int) -> None:
        """Resources without a coin, of all seats; of the Castles only the own one (VV-054, VV-059)."""
        if not s.coins[seat * PLACES + CASTLE]:
            self._add(CASTLE, WILD, 1, True, 0)
        for owner in range(s.seats):
            for resource in range(4):
                if self.room[resource]:
                    empty = s.resources[owner * 4 + resource] - s.coins[owner * PLACES + resource]
                    if empty:
                        code = resource if owner == seat else FROM_OTHERS + 4 * owner + resource
                        self._add(code, resource, empty, True, 0)

    def _add(self, code: int, supply: int, count: int, coin: bool, discard: int) -> None:
        self.codes.append(code)
        self.supplies.append(supply)
        self.counts.append(count)
        self.coin.append(coin)
        self.discards.append(discard)

    def take(self, place: int, times: int) -> None:
        """Use a source so many times (negative: give it back)."""
        supply = self.supplies[place]
        if supply != WILD:
            self.room[supply] -= times
        self.left -= times
        self.counts[place] -= times
        if self.coin[place]:
            self.gold -= times
        self.cards -= self.discards[place] * times

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
        if self.coin[place] and most > self.gold:
            most = self.gold
        if self.discards[place] * most > self.cards:
            most = 0
        return most

    def is_possible(self, start: int) -> bool:
        """Whether the sources from place `start` on can supply what is left."""
        if self.left == 0:
            return True
        costly: list[int] = []
        free = [0, 0, 0, 0, 0]
        coins = [0, 0, 0, 0, 0]
        for place in range(start, len(self.codes)):
            if self.discards[place]:
                if self.counts[place]:
                    costly.append(place)
            elif self.coin[place]:
                coins[self.supplies[place]] += self.counts[place]
            else:
                free[self.supplies[place]] += self.counts[place]
        if self._suffices(free, coins):
            return True
        for chosen in range(1, 1 << len(costly)):
            more = free.copy()
            cards = 0
            for bit, place in enumerate(costly):
                if chosen >> bit & 1:
                    more[self.supplies[place]] += 1
                    cards += self.discards[place]
            if cards <= self.cards and self._suffices(more, coins):
                return True
        return False

    def _suffices(self, free: list[int], coins: list[int]) -> bool:
        """Whether sources without a coin, and then coins, cover what is left."""
        missing = self.left - free[WILD]
        on_cards = coins[WILD]
        for resource in range(4):
            room = self.room[resource]
            if room:
                without = free[resource]
                if without > room:
                    without = room
                missing -= without
                room -= without
                on_cards += coins[resource] if coins[resource] < room else room
        return missing <= 0 or (missing <= self.gold and missing <= on_cards)

    def only_way(self) -> list[int] | None:
        """The sources that must be used if there is only one way to pay the rest, else None.

        Source by source, in their order: if only one number of uses leaves the rest possible, every
        payment has it. The payment is used up by the question.
        """
        way: list[int] = []
        for place in range(len(self.codes)):
            found = -1
            for times in range(self.can_take(place), -1, -1):
                self.take(place, times)
                if self.is_possible(place + 1):
                    if found >= 0:
                        return None
                    found = times
                self.take(place, -times)
            if found < 0:
                return None
            self.take(place, found)
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


def build(s: Villages, seat: int, move: Move, hesitated: int) -> None:
    """Where only one way to pay exists it is taken; else the player chooses source by source."""
    kind = move.a
    s.picks.clear()
    way = Payment(s, seat, kind).only_way()
    if way is not None:
        s.picks += way
        commit(s, seat, kind)
    else:
        s.push(steps.PAY, seat, kind, hesitated)


def offer_sources(s: Villages, seat: int, kind: int, _hesitated: int) -> list[Move]:
    payment = payment_so_far(s, seat, kind)
    if payment.left == 0:
        return [s.moves.confirm, s.moves.back]
    offered = [s.moves.source[code] for code in payment.next_sources()]
    offered.append(s.moves.back)
    return offered


def choose_source(s: Villages, seat: int, kind: int, hesitated: int, move: Move) -> None:
    if move is s.moves.confirm:
        commit(s, seat, kind)
    elif move is s.moves.back:
        take_back(s, seat, kind)
    else:
        s.picks.append(move.a)
        rest = payment_so_far(s, seat, kind).only_way()
        if rest is not None:
            s.picks += [~code for code in rest]
        s.push(steps.PAY, seat, kind, hesitated)


def take_back(s: Villages, seat: int, kind: int) -> None:
    """The last source chosen, with what followed from it; before the first, the Building itself."""
    if not s.picks:
        s.push(steps.LEAD if seat == s.active else steps.FOLLOW, seat, 0, 1)
        return
    while s.picks.pop() < 0:
        pass
    s.push(steps.PAY, seat, kind, 1)


def prompt_sources(s: Villages, seat: int, kind: int, _hesitated: int) -> Facts:
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
