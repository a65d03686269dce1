"""What lies on the table in Dice Kingdoms, and the few things that can be done to it."""

from __future__ import annotations

from duchy.core.events import Facts
from duchy.games.dice_kingdoms.components.layout import (
    BLOCKS,
    DAY,
    STATUE_DECK,
    STATUES,
    TRACK_SIZE,
    TRACKS,
    bits,
)
from duchy.games.dice_kingdoms.components.naming import box_facts
from duchy.games.dice_kingdoms.storage import Storage


class Lordships(Storage):
    """A position of Dice Kingdoms: what `fields.py` declares, and what can be done to it."""

    __slots__ = ()

    def blank(self) -> Lordships:
        return Lordships(self.game, self.seats, self.options, self.stream, for_clone=True)

    # -- Sheets ----------------------------------------------------------------------------------

    def checked(self, seat: int, section: int) -> int:
        """How many boxes of a section are checked; struck ones do not count (DK-R-41)."""
        marks = self.marks[seat * self.width + section]
        struck = self.struck[section]
        return marks - (struck & ((1 << marks) - 1)).bit_count() if struck else marks

    def free(self, seat: int, section: int) -> int:
        """How many boxes of a section can still be checked."""
        marks = self.marks[seat * self.width + section]
        free = self.sheets.sizes[section] - marks
        struck = self.struck[section]
        return free - (struck >> marks).bit_count() if struck else free

    def is_complete(self, seat: int, section: int) -> bool:
        return self.marks[seat * self.width + section] == self.sheets.sizes[section]

    def box_facts(self, box: int) -> Facts:
        return box_facts(self.ways.boxes[box], self.sheets.box_ends[box])

    def note_lair(self, seat: int, lair: int) -> bool:
        """Whether every box of all blocks of a lair is checked, which is then kept in mind (DK-057)."""
        place = self.sheets.lairs[lair]
        for block in range(place.start, place.stop):
            if not self.is_complete(seat, BLOCKS + block):
                return False
        self.complete[seat] |= 1 << lair
        return True

    def complete_tracks(self, seat: int) -> int:
        start = seat * self.width + TRACKS
        complete = 0
        for track in range(start, start + 4):
            if self.marks[track] == TRACK_SIZE:
                complete += 1
        return complete

    def find_frontier(self, seat: int) -> int:
        """The boxes next to a start, a checked box or a rallied domain, from scratch."""
        found = self.ways.entries
        for box in bits(self.roads[seat] & ~self.struck_roads):
            found |= self.ways.neighbours[box]
        for domain in bits(self.rallied[seat] & ~self.struck_domains):
            found |= self.ways.domain_boxes[domain]
        return found & ~self.roads[seat] & ~self.struck_roads

    # -- Statues ---------------------------------------------------------------------------------

    def draw_statue(self) -> int:
        """The next card of the deck: any Day card, then any Night card, then what was put under it."""
        pile = self.deck & DAY or self.deck
        if not pile:
            return self.under.pop(0)
        left = self.stream.card(STATUE_DECK, pile.bit_count())
        while left:
            pile &= pile - 1
            left -= 1
        card = (pile & -pile).bit_length() - 1
        self.deck ^= 1 << card
        return card

    def refill_river(self) -> None:
        """Turn up cards until the river is full again, or the deck is used up (DK-009, DK-R-30)."""
        while self.river.bit_count() < self.river_size and (self.deck or self.under):
            card = self.draw_statue()
            self.river |= 1 << card
            if self.listener is not None:
                night = card >= STATUES
                self.tell("river", card=self.sheets.statues[card % STATUES].id, night=night)
