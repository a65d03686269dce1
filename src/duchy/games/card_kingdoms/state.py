"""What lies on the table in Card Kingdoms, and the few things that can be done to it."""

from __future__ import annotations

from duchy.core.events import Facts
from duchy.core.state import replaced
from duchy.games.card_kingdoms.components.cards import SLOTS
from duchy.games.card_kingdoms.components.layout import (
    CITIZENS,
    COLUMNS,
    DOMAIN_DECK,
    DOMAINS,
    IN_CENTRE,
    OUT,
    STACKS,
    UNSEEN,
)
from duchy.games.card_kingdoms.components.vocabulary import (
    AREAS,
    BUILDING_DISCOUNT,
    NO_ROLE,
    NO_SURCHARGE,
    TOKENS,
)
from duchy.games.card_kingdoms.rules import turn
from duchy.games.card_kingdoms.storage import Storage


class Kingdoms(Storage):
    """A position of Card Kingdoms: what `fields.py` declares, and what can be done to it."""

    __slots__ = ()

    def blank(self) -> Kingdoms:
        return Kingdoms(self.game, self.seats, self.options, self.stream, for_clone=True)

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
            self.tell_stack("reopened", stack)
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
                self.tell_stack("exhausted", stack)
                turn.tell_end(self, cause)

    def tell_stack(self, event: str, stack: int) -> None:
        """Tell something of a stack, with the name that people know it by."""
        if self.listener is None:
            return
        if stack >= DOMAINS:
            self.tell(event, stack=stack, of="build", column=stack - DOMAINS + 1)
        elif stack < CITIZENS:
            self.tell(event, stack=stack, of="slay", area=AREAS[self.areas[stack]])
        elif self.lineup[stack - CITIZENS] >= 0:
            citizen = self.box.citizens[self.lineup[stack - CITIZENS]]
            self.tell(event, stack=stack, of="recruit", card=citizen.id)
        else:
            values = "–".join(map(str, SLOTS[stack - CITIZENS]))
            self.tell(event, stack=stack, of="mixed", values=values)

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

    def tokens_of(self, seat: int) -> Facts:
        return {name: self.tokens[seat * 4 + token] for token, name in enumerate(TOKENS)}
