"""The final count (KV-115..KV-127, KV-R-48)."""

from __future__ import annotations

import pytest

from games.king_of_the_valley.tables import ANY, CARDS, castle, legal, table

NOBLES = ["P W W M L", "W M M P W", "T P W P L", "W P M A P", "A L P W T"]
"""A valley without Queens, Dukes and Countesses, so that Castles may hold them all."""


def score_of(*castles: dict[str, object], **more: object) -> dict[str, int]:
    state = table(NOBLES, *castles, castle("e5"), at="end-turn", seat=len(castles), ending=True,
                  left="P", right="P", pile2="", pile3="", **more)  # type: ignore[arg-type]  # fmt: skip
    assert state.over
    return state.scores()[0].parts


@pytest.mark.rule("KV-115", "KV-116")
def test_influence_counts_all_subjects_face_up_or_down() -> None:
    up = score_of(castle("a1", gold=0, up="QDCTPW"))
    down = score_of(castle("a1", gold=0, down="QDCTPW"))
    assert up == down
    assert up["influence"] == 5 + 4 + 3 + 2 + 1 + 1


@pytest.mark.rule("KV-115")
def test_at_the_end_face_down_tiles_count_by_their_type() -> None:
    assert score_of(castle("a1", gold=0, up="TTP", down="TW"))["orders"] == 3
    assert score_of(castle("a1", gold=0, up="TTP", down="TW"))["couples"] == 2


@pytest.mark.rule("KV-117", "KV-118")
@pytest.mark.parametrize(("knights", "bonus"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 5), (5, 8)])
def test_knights_of_one_order(knights: int, bonus: int) -> None:
    rows = ["P W W M L", "W M M P W", "L P W P L", "W P M A P", "A L P W M"]
    state = table(rows, castle("a1", gold=0, up="T" * knights), castle("e5"), left="P", right="P")
    assert state.scores()[0].parts["orders"] == bonus


@pytest.mark.rule("KV-117")
def test_orders_are_counted_separately() -> None:
    assert score_of(castle("a1", gold=0, up="TTAA"))["orders"] == 0


@pytest.mark.rule("KV-119")
def test_several_orders_may_score() -> None:
    rows = ["P W W M L", "W M M P W", "M P W P L", "W P M A P", "A L P W L"]
    state = table(rows, castle("a1", gold=0, up="TTTTT" + "AAA"), castle("e5"), left="P", right="P")
    assert state.scores()[0].parts["orders"] == 8 + 3


@pytest.mark.rule("KV-120")
@pytest.mark.parametrize(
    ("tiles", "bonus"), [("", 0), ("PPP", 0), ("WW", 0), ("PW", 2), ("PPPW", 2), ("PPWWW", 4)]
)
def test_couples_of_a_farmer_and_a_farmers_wife(tiles: str, bonus: int) -> None:
    assert score_of(castle("a1", gold=0, up=tiles))["couples"] == bonus


@pytest.mark.rule("KV-121")
def test_each_gold_is_worth_one() -> None:
    assert score_of(castle("a1", gold=7))["gold"] == 7


@pytest.mark.rule("KV-122")
def test_each_kingdom_token_is_worth_five() -> None:
    assert score_of(castle("a1", gold=0, tokens=2))["realm"] == 10


@pytest.mark.rule("KV-123")
def test_renown_is_the_sum_of_its_parts() -> None:
    state = table(NOBLES, castle("a1", gold=3, up="QTTTPW", tokens=1), castle("e5"), left="P", right="P")
    score = state.scores()[0]
    assert score.parts == {"influence": 13, "orders": 3, "couples": 2, "gold": 3, "realm": 5}
    assert score.total == 26


def winners(*castles: dict[str, object]) -> tuple[int, ...]:
    state = table(NOBLES, *castles, at="end-turn", seat=len(castles) - 1, ending=True, left="P", right="P",
                  pile2="", pile3="")  # fmt: skip
    assert state.over
    return state.winners()


@pytest.mark.rule("KV-124")
def test_the_most_renown_wins() -> None:
    assert winners(castle("a1", gold=3), castle("b1", gold=9), castle("c1", gold=5)) == (1,)


@pytest.mark.rule("KV-125")
def test_among_equals_the_higher_influence_wins() -> None:
    assert winners(castle("a1", gold=5), castle("b1", gold=0, up="Q"), castle("c1", gold=1, up="D")) == (1,)


@pytest.mark.rule("KV-126", "KV-R-48")
def test_if_that_is_equal_too_the_victory_is_shared() -> None:
    assert winners(
        castle("a1", gold=2, up="C"), castle("b1", gold=0, up="Q"), castle("c1", gold=0, up="Q")
    ) == (1, 2)


@pytest.mark.rule("KV-126")
def test_nobody_has_won_before_the_end() -> None:
    assert table(ANY, castle("a1", gold=9), castle("e5")).winners() == ()


@pytest.mark.rule("KV-127")
def test_gold_is_spent_on_the_hill_and_on_monks_only() -> None:
    """Of all that can be done from a rich table, only these two make the purse lighter."""
    mine = castle("a1", gold=9, up="QDCLPPP")
    for at in ("recruit", "summon", "claim"):
        rows = ["? m 2 s ?", *ANY[1:]]
        state = table(rows, mine, castle("e5"), at=at, holes=[])
        for text in legal(state):
            after = state.clone()
            after.play(0, state.game.parse(text))
            spends = text.startswith("recruit ") and text != "recruit nobody"
            spends = spends or text.endswith(" monk")
            paid = after.dump()["table"]["castles"][0]["gold"] < 9
            assert paid is spends, text


def test_the_values_are_data() -> None:
    assert CARDS["values"]["order"] == {"three": 3, "four": 5, "five": 8, "source": "rulebook"}
    assert CARDS["values"]["couple"]["renown"] == 2
