"""All that a King can do is offered exactly once: checked against a plain reading of the rules.

The reference below tries every square of the valley as a landing and every set of tiles on the way to it,
on positions met in random games and on valleys thick with Specialists.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from games.king_of_the_valley.tables import CARDS, GAME, SQUARES, ask, castle, legal, looks, table

Summons = tuple[str, tuple[str, ...]]
"""Where the King lands, and the squares whose tiles he takes."""

KINDS = {**CARDS["subjects"], **CARDS["specialists"]}
COLUMNS = ["queen", "duke", "countess", "knight", "peasant", "peasant_woman"]


class Reference:
    """The rules of phase 2 read aloud, without a thought for speed."""

    def __init__(self, seen: dict[str, Any], seat: int) -> None:
        self.tiles = {
            SQUARES[r * 5 + c]: name for r, row in enumerate(seen["valley"]) for c, name in enumerate(row)
        }
        self.others = {owner["king"] for number, owner in enumerate(seen["castles"]) if number != seat}
        self.coins = dict(seen["gold_on"])
        self.hill = seen["hill"]["left"] + seen["hill"]["right"]
        owner = seen["castles"][seat]
        self.start: str = owner["king"]
        self.gold: int = owner["gold"]
        self.taxed = set(owner["taxed"])
        self.series = dict.fromkeys(COLUMNS, 0)
        for name, number in owner["face_up"].items():
            column = name.partition("_as_")[2] or KINDS[name]["type"]
            self.series[column] += number

    def type(self, square: str) -> str:
        name = self.tiles[square]
        return "" if name == "-" else str(KINDS[name]["type"])

    def summons(self, start: str, gold: int, without: tuple[str, ...] = ()) -> set[Summons]:
        found: set[Summons] = set()
        for landing in SQUARES:
            between = way(start, landing)
            if between is None or self.tiles[landing] == "-" or landing in without:
                continue
            if landing not in self.others and self.acts(landing, gold, without):
                found.add((landing, (landing,)))
            free = [q for q in between if self.tiles[q] != "-" and q not in self.others and q not in without]
            groups = [
                group
                for size in (2, 3)
                for group in combinations(free, size)
                if group[-1] == between[-1] and self.is_group(group, free)
            ]
            most = max((len(group) for group in groups), default=0)
            found |= {(landing, group) for group in groups if len(group) == most}
        return found

    def is_group(self, group: tuple[str, ...], free: list[str]) -> bool:
        types = {self.type(square) for square in group}
        if len(types) > 1:
            return False
        kind = types.pop()
        if kind == "monk":
            return False
        if kind == "tax_collector":
            return self.can_tax([KINDS[self.tiles[square]]["needs"] for square in group])
        whole = [square for square in free if self.type(square) == kind]
        return list(group) == whole and (kind != "sorcerer" or self.can_exchange())

    def acts(self, square: str, gold: int, without: tuple[str, ...]) -> bool:
        kind = self.type(square)
        if kind == "monk":
            left = gold - 1 + self.coins.get(square, 0)
            return gold >= 1 and bool(self.summons(square, left, (*without, square)))
        if kind == "sorcerer":
            return self.can_exchange()
        if kind == "tax_collector":
            return self.can_tax([KINDS[self.tiles[square]]["needs"]])
        return True

    def can_exchange(self) -> bool:
        return any(self.series.values()) and any(name in CARDS["subjects"] for name in self.hill)

    def can_tax(self, needs: list[int]) -> bool:
        wanted = [need for need in needs if need]
        open_types = [column for column in COLUMNS if column not in self.taxed]
        return any(
            all(self.series[column] >= need for column, need in zip(columns, wanted, strict=True))
            for columns in permutations(open_types, len(wanted))
        )


def way(start: str, landing: str) -> list[str] | None:
    """The squares between two squares of a line."""
    across, along = ord(landing[0]) - ord(start[0]), int(landing[1]) - int(start[1])
    steps = max(abs(across), abs(along))
    if steps == 0 or (across and along and abs(across) != abs(along)):
        return None
    return [
        f"{chr(ord(start[0]) + across * n // steps)}{int(start[1]) + along * n // steps}"
        for n in range(1, steps)
    ]


def offered(state: State, seat: int) -> list[Summons]:
    """What the game offers, in the words of the reference; its texts say what is taken."""
    tiles = Reference(looks(state), seat)
    found: list[Summons] = []
    for text in legal(state):
        words = text.split()
        if words[2] != "group":
            assert words[2] == tiles.type(words[1])
            found.append((words[1], (words[1],)))
            continue
        left = words[5:]
        between = way(tiles.start, words[1]) or []
        alike = [q for q in between if tiles.type(q) == words[3] and q not in tiles.others and q not in left]
        found.append((words[1], tuple(alike)))
    return found


def check(state: State) -> None:
    seat = state.deciders[0]
    rules = Reference(looks(state), seat)
    moves = offered(state, seat)
    assert len(set(moves)) == len(moves), "something is offered twice"
    assert set(moves) == rules.summons(rules.start, rules.gold)


@pytest.mark.rule("KV-042", "KV-046", "KV-048", "KV-R-11", "KV-R-12", "KV-R-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offers_in_random_games_are_those_of_the_rules(seats: int) -> None:
    for seed in range(6):
        state = GAME.new(seats, f"enumeration {seed}")
        chance = Stream(key_from_seed(seed))
        while not state.over:
            if ask(state) == "summon":
                check(state)
            moves = state.legal(state.deciders[0])
            state.play(state.deciders[0], moves[chance.below(len(moves))])


@given(
    order=st.permutations("mmmss12345678" + "PPPWLLMMTQJJ"),
    kings=st.lists(st.sampled_from(SQUARES), min_size=2, max_size=4),
    gold=st.integers(0, 3),
    up=st.sampled_from(["", "P", "PPP", "PPPWWW", "PPPPLMT", "PPPPPWWWW", "PPPPPWWWWLMTA"]),
    bare=st.lists(st.integers(0, 24), max_size=12),
)
def test_offers_in_valleys_of_specialists_are_those_of_the_rules(
    order: list[str], kings: list[str], gold: int, up: str, bare: list[int]
) -> None:
    letters = ["." if place in bare else letter for place, letter in enumerate(order)]
    rows = [" ".join(letters[start : start + 5]) for start in range(0, 25, 5)]
    castles = [castle(kings[0], gold=gold, up=up), *(castle(king, gold=0) for king in kings[1:])]
    state = table(
        rows, *castles, left="PP", right="P", pile2="", pile3="", agenda=[["summon", 0], ["summon", 0]]
    )
    if ask(state) == "summon":
        check(state)
