"""The Monk (KV-072..KV-079, KV-R-19..KV-R-23)."""

from __future__ import annotations

import pytest

from games.king_of_the_valley.tables import (
    ANY,
    ask,
    castle,
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

MONK_ON_C1 = ["? ? m ? ?", *ANY[1:]]
BARE = ". . . . ."


@pytest.mark.rule("KV-072", "KV-R-20")
def test_a_monk_costs_one_gold() -> None:
    state = table(MONK_ON_C1, castle("a1", gold=1), castle("e5"))
    play(state, "summon c1 monk")
    assert gold(state) == 0
    poor = table(MONK_ON_C1, castle("a1", gold=0), castle("e5"))
    assert not legal_of(poor, "summon c1")
    assert "the Monk asks for 1 gold, you have 0" in refused(poor, "summon c1 monk")


@pytest.mark.rule("KV-R-20")
def test_a_monk_that_cannot_be_paid_may_be_passed() -> None:
    state = table(MONK_ON_C1, castle("a1", gold=0), castle("e5"))
    assert "summon d1 duke" in legal(state)


@pytest.mark.rule("KV-073", "KV-075")
def test_after_paying_the_king_moves_again_in_any_direction_from_the_monks_space() -> None:
    state = table(MONK_ON_C1, castle("a1", gold=1), castle("e5"))
    play(state, "summon c1 monk")
    assert ask(state) == "summon"
    assert own(state)["king"] == "c1"
    landings = {text.split()[1] for text in legal(state)}
    assert landings == {"a1", "b1", "d1", "e1", "b2", "a3", "c2", "c3", "c4", "c5", "d2", "e3"}


@pytest.mark.rule("KV-074")
def test_the_way_to_a_monk_takes_nothing_but_the_monk() -> None:
    """Two Farmers lie on the way to the Monk: they stay."""
    state = table(["? P P m ?", *ANY[1:]], castle("a1", gold=1), castle("e5"))
    play(state, "summon d1 monk")
    assert up(state) == {}
    assert [tile(state, square) for square in ("b1", "c1", "d1")] == ["peasant", "peasant", "-"]
    assert looks(state)["gone"] == {"monk": 1}
    play(state, "summon e1 knight")
    assert up(state) == {"knight_lily": 1}


@pytest.mark.rule("KV-076", "KV-054")
def test_the_king_may_come_back_and_summon_the_tile_where_the_turn_began() -> None:
    state = table(["Q ? m ? ?", *ANY[1:]], castle("a1", gold=1), castle("e5"))
    play(state, "summon c1 monk", "summon a1 queen")
    assert up(state) == {"queen": 1}
    assert looks(state)["holes"] == ["c1", "a1"]


@pytest.mark.rule("KV-R-19")
def test_the_tile_of_the_start_may_be_part_of_a_group_after_a_monk() -> None:
    rows = ["? ? ? ? ?", "? ? ? ? ?", "C P P m ?", "? ? ? ? ?", "? ? ? ? ?"]
    state = table(rows, castle("b3", gold=1), castle("e5"))
    play(state, "summon d3 monk", "summon a3 group peasant")
    assert up(state) == {"peasant": 2}
    shared = table(rows, castle("b3", gold=1), castle("b3"))
    play(shared, "summon d3 monk")
    assert "summon a3 group peasant" not in legal(shared)


@pytest.mark.rule("KV-077")
def test_monks_may_be_used_one_after_the_other_each_for_one_gold() -> None:
    rows = ["? m ? ? ?", "? ? ? ? ?", "? m ? m Q", "? ? ? ? ?", "? ? ? ? ?"]
    state = table(rows, castle("a1", gold=3), castle("e5"))
    play(state, "summon b1 monk", "summon b3 monk", "summon d3 monk", "summon e3 queen")
    assert gold(state) == 0
    assert up(state) == {"queen": 1}
    assert looks(state)["gone"] == {"monk": 3}
    assert looks(state)["gold_on"] == {"b1": 1, "b3": 1, "d3": 1}


@pytest.mark.rule("KV-077")
def test_the_second_monk_needs_a_gold_of_its_own() -> None:
    state = table(["? m ? ? ?", "? ? ? ? ?", "? m ? ? ?", *ANY[3:]], castle("a1", gold=1), castle("e5"))
    play(state, "summon b1 monk")
    assert "summon b3 monk" not in legal(state)


@pytest.mark.rule("KV-078")
def test_the_gold_stays_on_the_space_and_not_in_the_supply() -> None:
    state = table(MONK_ON_C1, castle("a1", gold=2), castle("e5"))
    before = state.conserved()["gold"]
    play(state, "summon c1 monk")
    assert looks(state)["gold_on"] == {"c1": 1}
    assert state.conserved()["gold"] == before


@pytest.mark.rule("KV-079")
def test_the_gold_lies_on_the_new_tile_and_goes_to_whoever_summons_it() -> None:
    state = table(MONK_ON_C1, castle("a1", gold=1), castle("c5", gold=0), left="QPPPPP")
    play(state, "summon c1 monk", "summon d1 duke", "fill left")
    assert tile(state, "c1") == "queen"
    assert looks(state)["gold_on"] == {"c1": 1}
    assert state.view(1)["table"]["valley"][0][2] == {"square": "c1", "card": "queen", "gold": 1}
    play(state, "summon c1 queen")
    assert gold(state, 1) == 1
    assert looks(state)["gold_on"] == {}


@pytest.mark.rule("KV-R-21")
def test_gold_on_the_monks_tile_does_not_pay_for_him_but_is_received() -> None:
    poor = table(MONK_ON_C1, castle("a1", gold=0), castle("e5"), gold_on={"c1": 1})
    assert "summon c1 monk" not in legal(poor)
    state = table(MONK_ON_C1, castle("a1", gold=1), castle("e5"), gold_on={"c1": 2})
    play(state, "summon c1 monk")
    assert gold(state) == 2
    assert looks(state)["gold_on"] == {"c1": 1}


@pytest.mark.rule("KV-R-21")
def test_gold_received_from_one_monks_tile_pays_the_next() -> None:
    rows = ["? m ? ? ?", "? ? ? ? ?", "? m ? ? ?", *ANY[3:]]
    state = table(rows, castle("a1", gold=1), castle("e5"), gold_on={"b1": 1})
    play(state, "summon b1 monk", "summon b3 monk")
    assert gold(state) == 0


@pytest.mark.rule("KV-R-22")
def test_a_monk_after_whom_nobody_could_be_summoned_may_not_be_summoned() -> None:
    rows = ["? m . . .", "P . . . .", BARE, BARE, BARE]
    lonely = table(rows, castle("a1", gold=1), castle("a2"), agenda=[["summon", 0]])
    assert lonely.over, "there was no legal summons"
    assert own(lonely)["king"] == "a1"
    # Without the other King the tile on a2 could be summoned from b1, so the Monk may be.
    state = table(rows, castle("a1", gold=1), castle("e5"))
    assert "summon b1 monk" in legal(state)


@pytest.mark.rule("KV-R-22")
def test_the_reason_is_given() -> None:
    rows = ["8 m . . .", "P . . . .", ". . C . .", "D . . . .", BARE]
    state = table(rows, castle("a1", gold=1), castle("a2"), castle("a1"))
    assert legal(state) == ["summon c3 countess", "summon a4 duke"]
    assert "could not summon anybody after this Monk" in refused(state, "summon b1 monk")


@pytest.mark.rule("KV-R-22")
def test_a_chain_of_monks_counts_as_a_whole() -> None:
    """From the first Monk only the second can be reached, and from him only the Queen."""
    rows = ["8 m . . .", BARE, ". m . . Q", BARE, BARE]
    for amount, first_step in ((2, True), (1, False)):
        state = table(rows, castle("a1", gold=amount), castle("a1"), agenda=[["summon", 0], ["fill", 0]])
        taken = up(state) == {"queen": 1}
        assert taken is first_step, "with one Gold the chain cannot be finished"


@pytest.mark.rule("KV-R-21", "KV-R-22")
def test_gold_on_the_first_monks_tile_may_finish_the_chain() -> None:
    rows = ["8 m . . .", BARE, ". m . . Q", BARE, BARE]
    agenda = [["summon", 0], ["fill", 0]]
    state = table(rows, castle("a1", gold=1), castle("a1"), agenda=agenda, gold_on={"b1": 1})
    assert up(state) == {"queen": 1}


@pytest.mark.rule("KV-R-23")
def test_the_space_of_a_used_monk_is_passed_but_not_landed_on() -> None:
    rows = ["? ? ? ? ?", "? ? ? ? ?", "Q m m W ?", "? ? ? ? ?", "? ? ? ? ?"]
    state = table(rows, castle("b1", gold=2), castle("e5"))
    play(state, "summon b3 monk", "summon c3 monk")
    assert not legal_of(state, "summon b3")
    assert "there is no tile on b3" in refused(state, "summon b3 monk")
    play(state, "summon a3 queen")
    assert up(state) == {"queen": 1}


@pytest.mark.rule("KV-R-23")
def test_a_group_may_be_taken_across_the_space_of_a_used_monk() -> None:
    rows = ["? ? ? ? ?", "? ? ? ? ?", "m P m P Q", "? ? ? ? ?", "? ? ? ? ?"]
    state = table(rows, castle("c1", gold=2), castle("e1"))
    play(state, "summon c3 monk", "summon a3 monk", "summon e3 group peasant")
    assert up(state) == {"peasant": 2}
    assert looks(state)["holes"] == ["c3", "a3", "b3", "d3"]


@pytest.mark.rule("KV-R-36")
def test_holes_are_filled_in_the_order_of_the_way_monks_first() -> None:
    state = table(["? P P m ?", "? ? ? ? ?", "? ? ? ? ?", "C P P D ?", "? ? ? ? ?"],
                  castle("d2", gold=1), castle("e5"), left="QJCLMT", pile2="PPPP", pile3="")  # fmt: skip
    play(state, "summon d1 monk", "summon a1 group peasant")
    assert looks(state)["holes"] == ["d1", "c1", "b1"]
    play(state, "fill left")
    assert [tile(state, square) for square in ("d1", "c1", "b1")] == ["queen", "jester", "countess"]
