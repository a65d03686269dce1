"""The random stream: keyed BLAKE2b in counter mode.

The same key gives the same draws on every platform and in every process; past draws do not reveal
future ones; a clone costs three assignments. How much was drawn is part of the position, so "nothing
new was revealed since" is simply "the count did not change".

Rules say what they draw for where it matters: that a turn begins, and which deck a card comes from. A plain
stream does not care; `DuplicateStream` gives every table with its key the same luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from struct import unpack
from typing import Final

KEY_SIZE: Final = 32
WORDS_IN_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 32
DIE_LIMIT: Final = WORD_RANGE - WORD_RANGE % 6
UNREAD: Final[tuple[int, ...]] = ()
NO_DECK: Final = -1
"""What is drawn from no deck, such as a card out of somebody's hand."""
NOTHING_READ: Final = -1
TURN_BITS: Final = 64
LANE_BITS: Final = 96
"""Where the turn and the lane stand in the number of a block of a duplicate stream."""


def key_from_seed(seed: int | str) -> bytes:
    """The key that a short, readable seed stands for."""
    return blake2b(f"duchy seed {seed}".encode(), digest_size=KEY_SIZE).digest()


class Stream:
    """A sequence of fair draws.

    >>> dice = Stream(key_from_seed(7))
    >>> [dice.below(6) + 1 for _ in range(8)]
    [5, 5, 5, 2, 1, 4, 1, 1]
    >>> dice.drawn
    8
    """

    __slots__ = ("drawn", "key", "words")

    key: bytes
    drawn: int
    words: tuple[int, ...]

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.words = UNREAD

    def clone(self) -> Stream:
        other = Stream(self.key, self.drawn)
        other.words = self.words
        return other

    def __reduce__(self) -> str | tuple[object, ...]:
        return (Stream, (self.key, self.drawn))

    def anew(self, key: bytes) -> Stream:
        """A stream of the same kind with another key, of which nothing was drawn."""
        return Stream(key)

    def begin_turn(self, turn: int) -> None:
        """A turn of the game begins."""

    def word(self) -> int:
        """The next 32 bits."""
        place = self.drawn % WORDS_IN_BLOCK
        if place == 0 or not self.words:
            block = self.drawn // WORDS_IN_BLOCK
            self.words = unpack("<16I", blake2b(block.to_bytes(8, "little"), key=self.key).digest())
        self.drawn += 1
        return self.words[place]

    def below(self, n: int) -> int:
        """A fair draw from 0 to n-1. Where there is only one outcome nothing is drawn."""
        if n <= 1:
            return 0
        limit = WORD_RANGE - WORD_RANGE % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def die(self) -> int:
        """One six-sided die: `below(6) + 1`, the draw that games make most."""
        while True:
            word = self.word()
            if word < DIE_LIMIT:
                return word % 6 + 1

    def card(self, deck: int, left: int) -> int:
        """Which of the `left` cards of a face-down deck lies on top."""
        return self.below(left)

    def laid(self, deck: int, cards: list[int], place: int, left: list[int]) -> int:
        """Which of its `cards` lies face down at a place, where a deck was laid out in several stacks and
        those that are `left` have not been seen yet."""
        return left[self.below(len(left))]

    def draw(self, counts: list[int], start: int, stop: int, deck: int = NO_DECK) -> int:
        """Take one card out of the multiset `counts[start:stop]` and return its index.

        A face-down deck is such a multiset: which card lies on top is decided when it is turned. The last
        card counts as drawn too: who sees it has learnt something.
        """
        total = 0
        for index in range(start, stop):
            total += counts[index]
        if total == 0:
            raise IndexError("nothing is left to draw from")
        left = self.below(total)
        if total == 1:
            self.word()
        for index in range(start, stop):
            left -= counts[index]
            if left < 0:
                counts[index] -= 1
                return index
        raise AssertionError("the counts changed while drawing")

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def new_key(self) -> bytes:
        """A key for another stream, taken from this one."""
        return b"".join(self.word().to_bytes(4, "little") for _ in range(KEY_SIZE // 4))


class DuplicateStream(Stream):
    """The same luck for all who play with one key, whatever they decide.

    It runs in lanes, one for each turn and one for each deck. What chance brings in a turn depends on the key
    and the turn, not on how much was drawn before, and a deck gives its cards in the same order whoever draws
    them, and when. So two tables meet the same dice in the same turn and the same cards in the same order, as
    long as the rules let them draw the same things: a card out of a hand that differs may differ, and so may
    what follows a deck that was changed.

    `spent` is how much was drawn in the lane of this turn, and then in that of each deck; `drawn` is the sum
    over the whole game, as in any stream.

    >>> one, other = DuplicateStream(bytes(32)), DuplicateStream(bytes(32))
    >>> _ = [other.die() for _ in range(5)], other.card(0, 60)
    >>> one.begin_turn(1), other.begin_turn(1)
    (None, None)
    >>> one.die() == other.die(), one.card(1, 60) == other.card(1, 60)
    (True, True)
    """

    __slots__ = ("lane", "read", "spent", "turn")

    lane: int
    read: int
    spent: list[int]
    turn: int

    def __init__(self, key: bytes, drawn: int = 0, turn: int = 0, spent: list[int] | None = None) -> None:
        super().__init__(key, drawn)
        self.turn = turn
        self.spent = [0] if spent is None else spent
        self.lane = 0
        self.read = NOTHING_READ

    def clone(self) -> Stream:
        other = DuplicateStream(self.key, self.drawn, self.turn, self.spent.copy())
        other.words = self.words
        other.read = self.read
        return other

    def __reduce__(self) -> str | tuple[object, ...]:
        return (DuplicateStream, (self.key, self.drawn, self.turn, self.spent.copy()))

    def anew(self, key: bytes) -> Stream:
        return DuplicateStream(key, turn=self.turn)

    def begin_turn(self, turn: int) -> None:
        self.turn = turn
        self.spent[0] = 0

    def word(self) -> int:
        lane = self.lane
        self.enter_lane()
        spent = self.spent[lane]
        block = lane << LANE_BITS | spent // WORDS_IN_BLOCK
        if lane == 0:
            block |= self.turn << TURN_BITS
        if block != self.read:
            self.words = unpack("<16I", blake2b(block.to_bytes(16, "little"), key=self.key).digest())
            self.read = block
        self.spent[lane] = spent + 1
        self.drawn += 1
        return self.words[spent % WORDS_IN_BLOCK]

    def card(self, deck: int, left: int) -> int:
        self.lane = deck + 1
        place = self.below(left)
        self.lane = 0
        return place

    def draw(self, counts: list[int], start: int, stop: int, deck: int = NO_DECK) -> int:
        self.lane = deck + 1
        index = super().draw(counts, start, stop)
        self.lane = 0
        return index

    def laid(self, deck: int, cards: list[int], place: int, left: list[int]) -> int:
        """The deck is shuffled as its lane says, always alike. A card that was seen already, as can be in an
        imagined state, makes room for the next one that was not."""
        order = cards.copy()
        self.lane = deck + 1
        self.enter_lane()
        self.spent[self.lane] = 0
        self.shuffle(order)
        self.lane = 0
        while order[place] not in left:
            place = (place + 1) % len(order)
        return order[place]

    def enter_lane(self) -> None:
        while self.lane >= len(self.spent):
            self.spent.append(0)


def stream_for(options: Mapping[str, object], key: bytes) -> Stream:
    """The stream of a game that is played with these options."""
    return DuplicateStream(key) if options.get("duplicate") else Stream(key)
