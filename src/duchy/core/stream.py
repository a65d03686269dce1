"""The random stream: keyed BLAKE2b in counter mode.

The same key gives the same draws on every platform and in every process; past draws do not reveal
future ones; a clone costs three assignments. How much was drawn is part of the position, so "nothing
new was revealed since" is simply "the count did not change".
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

KEY_SIZE: Final = 32
WORDS_IN_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 32
DIE_LIMIT: Final = WORD_RANGE - WORD_RANGE % 6
UNREAD: Final[tuple[int, ...]] = ()


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

    def draw(self, counts: list[int], start: int, stop: int) -> int:
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
