"""What lies on the table in Villages, and the few things that can be done to it."""

from __future__ import annotations

from duchy.core.state import replaced
from duchy.games.villages.components.layout import ADVENTURER_DECK, BUILDING_DECK, CASTLE, NOTHING, PLACES
from duchy.games.villages.showing import knowledge
from duchy.games.villages.storage import Storage


class Villages(Storage):
    """A position of Villages: what `fields.py` declares, and what can be done to it."""

    __slots__ = ()

    def blank(self) -> Villages:
        return Villages(self.game, self.seats, self.options, self.stream, for_clone=True)

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
