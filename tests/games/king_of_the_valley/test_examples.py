"""The worked examples (KV-EX-01..KV-EX-13), where no other test tells them."""

from __future__ import annotations

import pytest

from games.king_of_the_valley.tables import (
    ANY,
    castle,
    down,
    gold,
    legal,
    legal_of,
    looks,
    own,
    play,
    refused,
    table,
    tile,
    up,
)

DIAGONAL = ["L ? ? ? ?", "? P ? ? ?", "? ? W ? ?", "? ? ? P ?", "? ? ? ? ?"]


@pytest.mark.rule("KV-EX-01")
def test_single_summons() -> None:
    state = table(["D ? ? ? ?", *ANY[1:]], castle("e5"), castle("a5"))
    play(state, "summon a1 duke")
    assert up(state) == {"duke": 1}
    assert looks(state)["holes"] == ["a1"]
    assert own(state)["king"] == "a1"
    assert [tile(state, square) for square in ("b2", "c3", "d4")] == ["duke", "peasant_woman", "knight_acorn"]


@pytest.mark.rule("KV-EX-02")
def test_group_summons() -> None:
    state = table([*ANY[:4], "Q P P P ?"], castle("e5"), castle("a1"))
    play(state, "summon a5 group peasant")
    assert up(state) == {"peasant": 3}
    assert own(state)["king"] == "a5"
    assert tile(state, "a5") == "queen"
    assert looks(state)["holes"] == ["d5", "c5", "b5"]


@pytest.mark.rule("KV-EX-03", "KV-044", "KV-049", "KV-055")
def test_group_with_a_gap_and_a_foreign_king() -> None:
    state = table(DIAGONAL, castle("e5"), castle("c3"))
    play(state, "summon a1 group peasant")
    assert up(state) == {"peasant": 2}
    assert tile(state, "c3") == "peasant_woman"
    assert own(state, 1)["king"] == "c3"
    assert own(state, 0)["king"] == "a1"
    assert tile(state, "a1") == "knight_lily"


@pytest.mark.rule("KV-EX-04")
def test_foreign_king_on_a_group_tile() -> None:
    state = table(DIAGONAL, castle("e5"), castle("b2"))
    assert legal_of(state, "summon a1") == ["summon a1 knight"]
    assert "on the way to a1 you could take 1" in refused(state, "summon a1 group peasant")


@pytest.mark.rule("KV-EX-05")
def test_landing_on_an_occupied_tile() -> None:
    rows = [*ANY[:2], "? P C C ?", *ANY[3:]]
    state = table(rows, castle("e3"), castle("b3"), pile3="")
    assert legal_of(state, "summon b3") == ["summon b3 group countess"]
    assert "you may pass, not take" in refused(state, "summon b3 peasant")
    play(state, "summon b3 group countess")
    assert own(state, 0)["king"] == own(state, 1)["king"] == "b3"
    assert up(state) == {"countess": 2}


@pytest.mark.rule("KV-EX-06")
def test_overshooting() -> None:
    state = table([*ANY[:4], "? D P P ?"], castle("e5"), castle("a1"))
    assert "summon b5 group peasant" in legal(state)
    assert "right behind the last of them, on b5" in refused(state, "summon a5 group peasant")


@pytest.mark.rule("KV-EX-07", "KV-079", "KV-R-36")
def test_monk_detour() -> None:
    state = table(
        ["? ? m ? ?", *ANY[1:2], "? ? ? ? Q", *ANY[3:]], castle("a1", gold=1), castle("a5"), left="JWPPPP"
    )
    play(state, "summon c1 monk", "summon e3 queen")
    assert up(state) == {"queen": 1}
    assert looks(state)["gone"] == {"monk": 1}
    assert looks(state)["gold_on"] == {"c1": 1}
    assert looks(state)["holes"] == ["c1", "e3"]
    play(state, "fill left")
    assert (tile(state, "c1"), tile(state, "e3")) == ("jester", "peasant_woman")
    assert looks(state)["gold_on"] == {"c1": 1}


@pytest.mark.rule("KV-EX-08", "KV-092", "KV-094")
def test_two_tax_collectors() -> None:
    rows = ["? 2 5 Q ?", *ANY[1:]]
    state = table(rows, castle("a1", gold=0, up="PPPLMTA"), castle("e5"))
    play(state, "summon d1 group tax_collector")
    assert down(state) == {
        "peasant": 3, "knight_lily": 1, "knight_moon": 1, "knight_tower": 1, "knight_acorn": 1,
    }  # fmt: skip
    assert gold(state) == 5 + 7
    assert own(state)["taxed"] == ["knight", "peasant"]
    barred = table(rows, castle("a1", gold=0, up="P" * 7), castle("e5"), pile2="PP")
    assert "summon d1 group tax_collector" not in legal(barred)


@pytest.mark.rule("KV-EX-09", "KV-068", "KV-071")
def test_realm_bonus_with_a_jester() -> None:
    mine = castle("a1", gold=0, up="DCLW", jesters=["queen"])
    state = table(ANY, mine, castle("e5"), at="claim", holes=[])
    play(state, "claim peasant_woman")
    assert gold(state) == 5
    assert own(state)["kingdom_tokens"] == 1
    assert sum(down(state).values()) == 5
    assert up(state) == {}
    assert state.scores()[0].parts["influence"] == 0 + 4 + 3 + 2 + 1


@pytest.mark.rule("KV-EX-13")
def test_scoring() -> None:
    rows = ["P W W M M", "W M D P W", "L P W C L", "W C L A P", "C L P W D"]
    mine = castle("a1", gold=6, up="QDD" + "TTTT" + "AAA" + "PPPPPWWW", jesters=["duke"], tokens=1)
    state = table(rows, mine, castle("e5"), left="PPP", right="PPP", pile2="", pile3="")
    score = state.scores()[0]
    assert score.parts == {"influence": 35, "orders": 8, "couples": 6, "gold": 6, "realm": 5}
    assert score.total == 60
