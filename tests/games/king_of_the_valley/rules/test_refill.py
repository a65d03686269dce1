"""Phase 4: refilling valley and hill (KV-103..KV-111, KV-R-37..KV-R-41)."""

from __future__ import annotations

from typing import Any

import pytest

from duchy.core.stream import Stream, key_from_seed
from games.king_of_the_valley.tables import (
    ANY,
    GAME,
    ask,
    castle,
    gold,
    heard,
    hill,
    legal,
    looks,
    own,
    play,
    table,
    tile,
)  # fmt: skip

HOLES3 = ["? . . . ?", *ANY[1:]]


# -- The valley ----------------------------------------------------------------------------------


@pytest.mark.rule("KV-103", "KV-104")
@pytest.mark.parametrize(("slope", "found"), [("left", "queen"), ("right", "jester")])
def test_the_active_player_chooses_the_slope_and_its_lowest_tile_comes_down(slope: str, found: str) -> None:
    state = table(ANY, castle("a1"), castle("e5"), left="QDPPPP", right="JLPPPP", seat=0)
    play(state, "summon c1 countess")
    assert state.deciders == (0,)
    assert legal(state) == ["fill left", "fill right"]
    play(state, f"fill {slope}")
    assert tile(state, "c1") == found


@pytest.mark.rule("KV-104", "KV-105", "KV-106")
def test_all_tiles_come_from_one_slope_the_lowest_to_the_first_hole() -> None:
    state = table(["? P P P ?", *ANY[1:]], castle("e1"), castle("e5"), left="QJCLPP", right="TTMMAA")
    play(state, "summon a1 group peasant")
    assert looks(state)["holes"] == ["d1", "c1", "b1"]
    play(state, "fill left")
    assert [tile(state, square) for square in ("d1", "c1", "b1")] == ["queen", "jester", "countess"]
    assert hill(state, "left")[:3] == ["knight_lily", "peasant", "peasant"]
    assert hill(state, "right") == ["knight_tower", "knight_tower", "knight_moon", "knight_moon",
                                    "knight_acorn", "knight_acorn"]  # fmt: skip


@pytest.mark.rule("KV-107")
def test_the_hole_under_the_king_is_filled_and_he_stands_on_the_new_tile() -> None:
    state = table(ANY, castle("a1"), castle("e5"), left="QPPPPP")
    play(state, "summon b1 peasant_woman")
    assert tile(state, "b1") == "-"
    play(state, "fill left")
    assert own(state)["king"] == "b1"
    assert tile(state, "b1") == "queen"


@pytest.mark.rule("KV-103")
def test_without_a_hole_nothing_is_asked() -> None:
    state = table(ANY, castle("a1"), castle("e5", gold=0), at="fill", holes=[])
    assert state.deciders == (1,)


# -- The hill ------------------------------------------------------------------------------------


@pytest.mark.rule("KV-108")
def test_the_hill_is_refilled_after_the_valley() -> None:
    state = table(ANY, castle("a1"), castle("e5"))
    events = [event.name for event in heard(state, "summon c1 countess", "fill left")]
    assert events.index("enter") > max(i for i, name in enumerate(events) if name == "fill")


@pytest.mark.rule("KV-109")
def test_tiles_slide_down_in_their_order_and_new_ones_enter_at_the_top() -> None:
    state = table(ANY, castle("a1"), castle("e5"), left="QJCLMT", pile2="A")
    play(state, "summon b1 peasant_woman", "fill left")
    assert hill(state, "left") == [
        "jester", "countess", "knight_lily", "knight_moon", "knight_tower", "knight_acorn",
    ]  # fmt: skip


@pytest.mark.rule("KV-110")
def test_new_tiles_come_from_pile_two_until_it_is_empty_then_from_three() -> None:
    state = table(["? P P P ?", *ANY[1:]], castle("a1"), castle("e5"), pile2="A", pile3="WW")
    play(state, "summon e1 group peasant", "fill left")
    assert hill(state, "left")[3:] == ["knight_acorn", "peasant_woman", "peasant_woman"]
    assert looks(state)["piles"] == {"II": {}, "III": {}}


@pytest.mark.rule("KV-020", "KV-110")
def test_what_enters_is_drawn_when_it_enters() -> None:
    """Two tables that differ only in their stream turn up different tiles."""
    found = set()
    for seed in range(12):
        state = table(ANY, castle("a1"), castle("e5"), pile2="QJCAW", pile3="")
        state.stream = Stream(key_from_seed(seed))
        play(state, "summon b1 peasant_woman", "fill left")
        found.add(hill(state, "left")[5])
    assert len(found) > 2


@pytest.mark.rule("KV-111", "KV-EX-10")
def test_the_slope_with_fewer_tiles_is_refilled_first() -> None:
    """One bought from the left, three taken from the right: the right one is served first."""
    state = table(
        ["? P P P ?", *ANY[1:]], castle("a1", gold=9), castle("e5"), at="recruit", pile2="AAA", pile3="W"
    )
    play(state, "recruit left 2", "summon e1 group peasant", "fill right")
    assert hill(state, "right")[3:] == ["knight_acorn"] * 3
    assert hill(state, "left")[5] == "peasant_woman"


@pytest.mark.rule("KV-111")
def test_the_left_slope_comes_first_if_both_lack_as_many() -> None:
    state = table(ANY, castle("a1", gold=9), castle("e5"), at="recruit", pile2="A", pile3="W")
    play(state, "recruit left 1", "summon b1 peasant_woman", "fill right")
    assert hill(state, "left")[5] == "knight_acorn"
    assert hill(state, "right")[5] == "peasant_woman"


@pytest.mark.rule("KV-R-40")
@pytest.mark.parametrize(
    ("mode", "left_top", "right_top"),
    [
        ("slope-by-slope", ["peasant_woman"], ["knight_acorn"] * 3),
        ("alternate", ["knight_acorn"], ["knight_acorn", "knight_acorn", "peasant_woman"]),
    ],
)
def test_one_slope_is_filled_completely_then_the_other(
    mode: str, left_top: list[str], right_top: list[str]
) -> None:
    state = table(
        ["? P P P ?", *ANY[1:]],
        castle("a1", gold=9),
        castle("e5"),
        at="recruit",
        pile2="AAA",
        pile3="W",
        options={"hill_refill": mode},
    )
    play(state, "recruit left 2", "summon e1 group peasant", "fill right")
    assert hill(state, "left")[5:] == left_top
    assert hill(state, "right")[3:] == right_top


# -- Shortage ------------------------------------------------------------------------------------


@pytest.mark.rule("KV-R-37")
def test_a_slope_that_holds_too_few_may_not_be_chosen_if_the_other_holds_enough() -> None:
    rows = ["? ? ? ? ?", *ANY[1:4], "? ? ? ? ?"]
    rows[1] = "? . . P ?"
    state = table(
        rows,
        castle("d1"),
        castle("e5"),
        castle("c5"),
        left="PP",
        right="LMT",
        ending=True,
        pile2="",
        pile3="",
    )
    play(state, "summon d2 peasant")
    assert looks(state)["holes"] == [], "the right slope was the only one: it was not asked"
    assert len(hill(state, "left")) == 2
    assert hill(state, "right") == []


@pytest.mark.rule("KV-R-37")
def test_if_neither_holds_enough_and_both_hold_as_many_either_is_used_up() -> None:
    state = table(
        HOLES3,
        castle("a1"),
        castle("e5"),
        castle("c5"),
        at="fill",
        left="PP",
        right="PP",
        ending=True,
        pile2="",
        pile3="",
    )
    assert legal(state) == ["fill left", "fill right"]
    play(state, "fill left")
    assert looks(state)["holes"] == ["d1"]
    assert len(hill(state, "right")) == 2


@pytest.mark.rule("KV-R-37")
def test_if_neither_holds_enough_the_fuller_one_is_used_up() -> None:
    state = table(
        HOLES3,
        castle("a1", gold=0),
        castle("e5", gold=0),
        castle("c5"),
        at="fill",
        left="L",
        right="QD",
        ending=True,
        pile2="",
        pile3="",
    )
    assert [tile(state, square) for square in ("b1", "c1", "d1")] == ["queen", "duke", "-"]
    assert looks(state)["holes"] == ["d1"]
    assert hill(state, "left") == ["knight_lily"]


@pytest.mark.rule("KV-R-37")
@pytest.mark.parametrize("seats", [2, 4])
def test_before_the_end_there_are_always_enough_tiles_for_the_holes(seats: int) -> None:
    for seed in range(25):
        state = GAME.new(seats, f"holes {seed}")
        chance = Stream(key_from_seed(seed))
        while not state.over:
            seen = looks(state)
            if not seen["ending"]:
                assert len(seen["holes"]) <= 6
                assert max(len(seen["hill"]["left"]), len(seen["hill"]["right"])) >= len(seen["holes"])
                if ask(state) in ("recruit", "summon") and not seen["holes"]:
                    assert "-" not in [name for row in seen["valley"] for name in row]
            moves = state.legal(state.deciders[0])
            state.play(state.deciders[0], moves[chance.below(len(moves))])


@pytest.mark.rule("KV-R-37")
@pytest.mark.parametrize(("fuller", "other"), [("left", "right"), ("right", "left")])
@pytest.mark.parametrize(("tiles", "left_open"), [("QDT", []), ("QD", ["d1"])])
def test_the_fuller_slope_is_used_on_whichever_side_it_is(
    fuller: str, other: str, tiles: str, left_open: list[str]
) -> None:
    slopes: dict[str, Any] = {fuller: tiles, other: "L"}
    poor = [castle(king, gold=0) for king in ("a1", "e5", "c5")]
    state = table(HOLES3, *poor, at="fill", ending=True, pile2="", pile3="", **slopes)
    assert [tile(state, square) for square in ("b1", "c1")] == ["queen", "duke"]
    assert looks(state)["holes"] == left_open
    assert hill(state, other) == ["knight_lily"]


@pytest.mark.rule("KV-R-38")
def test_holes_of_an_earlier_turn_are_filled_first() -> None:
    rows = ["? ? ? ? .", *ANY[1:4], ". ? ? ? ?"]
    state = table(
        rows,
        castle("a1"),
        castle("e5", gold=0),
        castle("c4"),
        holes=["a5", "e1"],
        left="QJLPPP",
        ending=True,
        pile2="",
        pile3="",
    )
    play(state, "summon b1 peasant_woman", "fill left")
    assert [tile(state, square) for square in ("a5", "e1", "b1")] == ["queen", "jester", "knight_lily"]


@pytest.mark.rule("KV-R-41")
def test_gold_on_a_space_that_is_never_refilled_is_lost() -> None:
    rows = ["? . ? ? ?", *ANY[1:]]
    state = table(
        rows,
        castle("a1", gold=0),
        castle("e5", gold=0),
        seat=1,
        gold_on={"b1": 3},
        left="",
        right="",
        ending=True,
        pile2="",
        pile3="",
    )
    play(state, "summon d5 peasant_woman")
    assert state.over
    assert looks(state)["gold_on"] == {"b1": 3}
    assert [score.parts["gold"] for score in state.scores()] == [0, 0]
    assert gold(state, 1) == 0


def test_in_the_last_turn_of_the_game_the_slope_is_not_asked_for() -> None:
    state = table(ANY, castle("a1"), castle("e5"), seat=1, ending=True)
    play(state, "summon d5 peasant_woman")
    assert state.over
    state = table(ANY, castle("a1"), castle("e5"), seat=1, pile2="", pile3="")
    play(state, "summon d5 peasant_woman")
    assert state.over, "the piles are empty, so this turn is the last"
