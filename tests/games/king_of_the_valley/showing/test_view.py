"""What a seat may know, and what a board needs to draw (KV-R-08)."""

from __future__ import annotations

import json

import pytest

from duchy.core.stream import Stream, key_from_seed
from games.king_of_the_valley.tables import ANY, GAME, castle, play, table


@pytest.mark.rule("KV-R-08")
def test_everybody_knows_everything_but_what_comes_next() -> None:
    state = table(ANY, castle("a1", up="QPP", down="MM"), castle("e5", gold=7, jesters_down=["duke"]))
    spectator = state.view(None)["table"]
    for seat in (0, 1):
        seen = state.view(seat)["table"]
        assert seen["castles"] == spectator["castles"]
        assert seen["valley"] == spectator["valley"]
    owner = spectator["castles"][1]
    assert owner["gold"] == 7
    assert owner["columns"][1] == {"column": "duke", "face_up": [], "face_down": ["jester"], "taxed": False}
    assert spectator["castles"][0]["columns"][3]["face_down"] == ["knight_moon", "knight_moon"]


@pytest.mark.rule("KV-R-08")
def test_a_view_never_holds_the_order_of_the_piles() -> None:
    """Tables that will turn up different tiles look the same."""
    views = set()
    for seed in range(5):
        state = table(ANY, castle("a1"), castle("e5"), pile2="QJCAW")
        state.stream = Stream(key_from_seed(seed))
        views.add(json.dumps(state.view(0), sort_keys=True))
    assert len(views) == 1


def test_a_pile_shows_how_many_tiles_it_has_and_which_may_come() -> None:
    piles = table(ANY, castle("a1"), castle("e5"), pile2="PPQ").view(0)["table"]["piles"]
    assert piles[0] == {"pile": "II", "count": 3, "tiles": {"queen": 1, "peasant": 2}, "reconstructed": True}
    assert piles[1]["count"] == 3


def test_reconstructed_numbers_are_marked_where_they_stand() -> None:
    state = table(["? 2 m ? ?", *ANY[1:]], castle("a1", gold=4), castle("e5"))
    seen = state.view(0)["table"]
    assert seen["valley"][0][1] == {
        "square": "b1", "card": "tax_collector_2", "needs": 3, "gives": 5, "reconstructed": True,
    }  # fmt: skip
    assert seen["valley"][0][2] == {"square": "c1", "card": "monk", "price": 1}
    assert [row["reconstructed"] for row in seen["hill"]] == [False, True, True, True, True, False]
    assert [row["can_pay"] for row in seen["hill"]] == [False, False, False, True, True, True]


def test_a_square_shows_its_kings_and_its_gold() -> None:
    state = table(ANY, castle("a1"), castle("a1"), gold_on={"a1": 2})
    assert state.view(None)["table"]["valley"][0][0] == {
        "square": "a1", "card": "peasant", "gold": 2, "kings": [0, 1],
    }  # fmt: skip


def test_a_board_sees_beforehand_what_a_group_summons_would_take() -> None:
    state = table(["? P P Q ?", *ANY[1:]], castle("a1"), castle("e5"))
    for seat in (0, 1, None):
        assert state.view(seat)["table"]["groups"] == [
            {"move": "summon d1 group peasant", "to": "d1", "type": "peasant", "takes": ["b1", "c1"]}
        ]
    leaving = table(["? 2 4 1 Q", *ANY[1:]], castle("a1", up="PPP"), castle("e5"))
    assert [entry["takes"] for entry in leaving.view(0)["table"]["groups"]] == [["c1", "d1"], ["b1", "d1"]]


def test_a_board_sees_beforehand_what_would_slide_in() -> None:
    state = table(
        ["? P P Q ?", *ANY[1:]], castle("a1"), castle("e5"), left="QJ", right="CT", pile2="PPPPPPPP"
    )
    play(state, "summon d1 group peasant")
    seen = state.view(0)["table"]
    assert seen["holes"] == ["b1", "c1"]
    assert seen["fills"] == {"left": ["b1 queen", "c1 jester"], "right": ["b1 countess", "c1 knight_tower"]}


def test_before_the_first_turn_and_after_the_last_there_is_no_phase() -> None:
    state = GAME.new(2)
    assert state.view(0)["table"]["phase"] is None
    assert state.view(0)["table"]["castles"][0]["king"] is None
    over = table(ANY, castle("a1"), castle("e5"), at="end-turn", seat=1, ending=True)
    assert over.view(0)["table"]["phase"] is None
