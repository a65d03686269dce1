"""The random stream: fair, repeatable everywhere, cheap to clone, and resumed at any place."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.refused import refused
from duchy.core.stream import KEY_SIZE, WORD_RANGE, WORDS_IN_BLOCK, Stream, key_from_seed

KEY = bytes(range(KEY_SIZE))
keys = st.binary(min_size=KEY_SIZE, max_size=KEY_SIZE)


def about_to_give(*following: int) -> Stream:
    """A stream whose next words are known."""
    stream = Stream(KEY, drawn=1)
    stream.words = (0, *following, *[0] * (WORDS_IN_BLOCK - 1 - len(following)))
    return stream


def test_published_vector() -> None:
    """Frozen: if this changes, no record ever saved replays any more."""
    stream = Stream(KEY)
    assert [stream.word() for _ in range(4)] == [2545685138, 4132857109, 2947649576, 1364734486]
    across_blocks = Stream(KEY, drawn=14)
    assert [across_blocks.word() for _ in range(4)] == [0x8484A6E2, 0x255DAFA6, 0x1B0FA9B8, 0xC5AA50B3]


def test_published_vector_of_a_seed() -> None:
    stream = Stream(key_from_seed("Duchy"))
    assert stream.key.hex() == "d4c018fe864ab67c32f3eafcb31c6b4fbd696d8beda96fb36912eac07303613e"
    assert [stream.below(n) for n in (6, 6, 6, 10, 52, 1000, 2**31)] == [3, 2, 5, 6, 47, 560, 130771864]
    deck = [3, 0, 2, 1]
    assert [stream.draw(deck, 0, 4) for _ in range(6)] == [2, 0, 0, 3, 2, 0]
    cards = list(range(8))
    stream.shuffle(cards)
    assert cards == [5, 1, 4, 0, 2, 6, 3, 7]
    assert stream.new_key().hex() == "f1ab314c943f75d94fc8fe9cf009ecae0b1f3ab375c75f6e601f32726eb55d06"


@given(keys, st.integers(0, 200))
def test_a_word_is_four_bytes_of_a_keyed_block(key: bytes, place: int) -> None:
    """The whole definition, written a second time: anybody can check the dice with this."""
    block, word = divmod(place, 16)
    digest = blake2b(block.to_bytes(8, "little"), key=key).digest()
    assert Stream(key, place).word() == int.from_bytes(digest[4 * word : 4 * word + 4], "little")


def test_a_number_and_its_text_are_the_same_seed() -> None:
    """The command line gives texts, Python gives numbers: the game is the same."""
    assert key_from_seed(7) == key_from_seed("7")
    assert key_from_seed(7) != key_from_seed(8)
    assert len(key_from_seed("any text")) == KEY_SIZE


@given(keys, st.integers(1, 2**32))
def test_below_stays_below(key: bytes, n: int) -> None:
    stream = Stream(key)
    assert all(0 <= stream.below(n) < n for _ in range(20))


@given(st.integers(2, 2**32))
def test_below_rejects_exactly_the_words_that_would_make_some_outcomes_likelier(n: int) -> None:
    limit = WORD_RANGE - WORD_RANGE % n
    assert limit % n == 0
    assert about_to_give(limit - 1).below(n) == n - 1
    if limit < WORD_RANGE:
        stream = about_to_give(limit, WORD_RANGE - 1, 1)
        assert stream.below(n) == 1
        assert stream.drawn == 4


@pytest.mark.parametrize("n", [0, 1])
def test_one_outcome_draws_nothing(n: int) -> None:
    stream = Stream(KEY, drawn=5)
    assert stream.below(n) == 0
    assert stream.drawn == 5


def test_a_die_falls_on_each_side_equally_often() -> None:
    """Chi-squared with 5 degrees of freedom: 20.5 is passed once in a thousand keys, and the key is fixed."""
    stream = Stream(key_from_seed("a fair die"))
    throws = 60_000
    sides = [0] * 7
    for _ in range(throws):
        sides[stream.die()] += 1
    assert sides[0] == 0
    assert sum((count - throws / 6) ** 2 / (throws / 6) for count in sides[1:]) < 20.5


def test_a_shuffle_gives_each_order_equally_often() -> None:
    """Chi-squared with 23 degrees of freedom: 49.7 is passed once in a thousand keys."""
    stream = Stream(key_from_seed("a fair shuffle"))
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        stream.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7


def test_a_deck_as_a_multiset_is_drawn_as_if_it_had_been_shuffled() -> None:
    """The second card drawn from two knights and a queen is the queen once in three games."""
    stream = Stream(key_from_seed("a fair deck"))
    queens = 0
    for _ in range(9000):
        deck = [2, 1]
        stream.draw(deck, 0, 2)
        queens += stream.draw(deck, 0, 2)
    assert 2850 < queens < 3150


@given(keys, st.lists(st.integers(0, 5), min_size=3, max_size=6))
def test_drawing_takes_cards_out_until_none_is_left(key: bytes, counts: list[int]) -> None:
    stream = Stream(key)
    left = counts.copy()
    drawn = [stream.draw(left, 1, len(left)) for _ in range(sum(counts[1:]))]
    assert sorted(drawn) == [index for index in range(1, len(counts)) for _ in range(counts[index])]
    assert left == [counts[0]] + [0] * (len(counts) - 1)
    with refused(IndexError, "nothing is left to draw from"):
        stream.draw(left, 1, len(left))


def test_the_last_card_of_a_deck_counts_as_drawn() -> None:
    """Who turns it has learnt which one it was, and must not take that back for free."""
    stream = Stream(KEY)
    assert stream.draw([0, 1, 0], 0, 3) == 1
    assert stream.drawn == 1


@given(keys, st.integers(0, 100), st.lists(st.integers(1, 10_000), max_size=40))
def test_resumes_at_any_place(key: bytes, drawn: int, limits: list[int]) -> None:
    stream = Stream(key)
    for _ in range(drawn):
        stream.word()
    resumed = Stream(key, drawn)
    assert [stream.below(n) for n in limits] == [resumed.below(n) for n in limits]
    assert stream.drawn == resumed.drawn


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17])
def test_a_clone_goes_its_own_way(drawn: int) -> None:
    stream = Stream(KEY)
    for _ in range(drawn):
        stream.word()
    clone = stream.clone()
    ahead = [clone.word() for _ in range(20)]
    assert stream.drawn == drawn
    assert [stream.word() for _ in range(20)] == ahead


def test_the_keys_it_gives_lead_to_other_streams() -> None:
    stream = Stream(KEY)
    first, second = stream.new_key(), stream.new_key()
    assert len({KEY, first, second}) == 3
    assert len(first) == KEY_SIZE
    assert stream.drawn == 16


DRAWS = """
import json
from duchy.core.stream import Stream, key_from_seed
stream = Stream(key_from_seed("elsewhere"))
cards = list(range(20))
stream.shuffle(cards)
print(json.dumps([cards, [stream.below(n) for n in range(2, 60)], stream.drawn]))
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_same_draws_in_another_process(hash_seed: str) -> None:
    stream = Stream(key_from_seed("elsewhere"))
    cards = list(range(20))
    stream.shuffle(cards)
    here = [cards, [stream.below(n) for n in range(2, 60)], stream.drawn]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    there = subprocess.run(
        [sys.executable, "-c", DRAWS], capture_output=True, text=True, check=True, env=environment
    )
    assert json.loads(there.stdout) == here
