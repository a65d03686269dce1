"""What lies on the table in King of the Valley, and the few things that can be done to it."""

from __future__ import annotations

from duchy.games.king_of_the_valley.components.cards import COLUMNS
from duchy.games.king_of_the_valley.components.layout import EMPTY, ROWS
from duchy.games.king_of_the_valley.storage import Storage


class Valley(Storage):
    """A position of King of the Valley: what `fields.py` declares, and what can be done to it."""

    __slots__ = ()

    def blank(self) -> Valley:
        return Valley(self.game, self.seats, self.options, self.stream, for_clone=True)

    # -- Tiles -----------------------------------------------------------------------------------

    def draw(self) -> int:
        """The next tile: pile I is used up first, then II, then III (KV-020, KV-110); -1 if none is left."""
        left = self.left
        pile = 0 if left[0] else 1 if left[1] else 2
        if left[pile] == 0:
            return EMPTY
        place = self.stream.card(pile, left[pile])
        left[pile] -= 1
        piles = self.piles
        start = pile * self.box.kinds
        index = start
        place -= piles[index]
        while place >= 0:
            index += 1
            place -= piles[index]
        piles[index] -= 1
        return index - start

    def lift(self, place: int) -> int:
        """Take a tile from the hill; those above it slide down (KV-109, KV-R-35)."""
        hill = self.hill
        kind = hill[place]
        slope = place // ROWS
        self.height[slope] -= 1
        top = slope * ROWS + self.height[slope]
        while place < top:
            hill[place] = hill[place + 1]
            place += 1
        hill[top] = EMPTY
        return kind

    def house(self, seat: int, place: int) -> None:
        """A Subject joins a Castle, face up."""
        self.up[seat * self.box.places + place] += 1
        self.columns[seat * COLUMNS + self.box.place_column[place]] += 1

    def turn_down(self, seat: int, place: int) -> None:
        """A face-up tile is turned over and set beside the Castle (KV-088, KV-098)."""
        at = seat * self.box.places + place
        self.up[at] -= 1
        self.down[at] += 1
        self.columns[seat * COLUMNS + self.box.place_column[place]] -= 1
        if self.listener is not None:
            self.tell("turned", seat=seat, card=self.box.tiles[self.box.place_kind[place]].id)

    def gain(self, seat: int, amount: int) -> None:
        self.gold[seat] += amount
        self.bank -= amount
