"""Scoring and tie-breaks (VV-092..VV-101)."""

from __future__ import annotations

from typing import Any

import pytest

from duchy.core.state import State
from games.villages.table import lay, village


def ended(*villages: Any) -> State:
    """A game that is over with these villages."""
    state = lay(*villages)
    assert state.winners() == (), "nobody has won a game that goes on"
    state.end()
    state.run()
    return state


@pytest.mark.rule("VV-092")
def test_printed_points_of_buildings_and_adventurers() -> None:
    state = lay(
        village(0, buildings="citadel temple farm tannery", adventurers="champion ranger"), village(4), row=[]
    )
    parts = state.scores()[0].parts
    assert parts["buildings"] == 3 + 3 + 2 + 1
    assert parts["adventurers"] == 6 + 3
    assert state.scores()[0].total == 18


@pytest.mark.rule("VV-093")
def test_resources_and_hand_score_nothing() -> None:
    state = lay(village(0, "citadel temple", "farm cathedral"), village(4))
    assert state.scores()[0].total == 0


@pytest.mark.rule("VV-094", "VV-EX-10", "VV-127")
def test_the_knight_adds_a_point_for_each_soldier_building() -> None:
    state = lay(
        village(0, buildings="keep watch_post armory shrine", adventurers="knight"), village(4), row=[]
    )
    parts = state.scores()[0].parts
    assert parts["powers"] == 3
    assert parts["adventurers"] == 2


@pytest.mark.rule("VV-095")
def test_a_point_for_each_coin_owned_on_cards_too() -> None:
    mine = village(2, developed="windmill windmill watch_post", coins={"food": 2, "wood": 1, "castle": 1})
    state = lay(mine, village(4))
    assert state.scores()[0].parts["gold"] == 6


@pytest.mark.rule("VV-096", "VV-RU-28")
def test_a_coin_on_anothers_resource_counts_for_its_owner_and_nobody_can_spend_it() -> None:
    payer = village(1, "tannery", coins={"castle": 1})
    owner = village(0, "hideout", developed="windmill")
    state = lay(payer, owner, village(3, "farm"))
    state.play(0, state.game.parse("build tannery"))
    assert [score.parts["gold"] for score in state.scores()] == [1, 1, 3]
    state.play(0, state.game.parse("draw 1"))
    assert state.view(None)["table"]["villages"][1]["gold"] == 0
    assert state.deciders == (2,)  # without a coin at hand the owner is not even asked to follow


@pytest.mark.rule("VV-097")
def test_most_points_win() -> None:
    assert ended(village(0, buildings="citadel"), village(4)).winners() == (1,)
    assert ended(village(3, buildings="citadel"), village(4)).winners() == (0,)


@pytest.mark.rule("VV-098")
def test_first_tie_break_cards_in_the_village() -> None:
    state = ended(village(1, buildings="citadel"), village(2, buildings="tannery shrine"))
    assert [score.total for score in state.scores()] == [4, 4]
    assert state.winners() == (1,)
    state = ended(
        village(1, buildings="citadel watch_post"), village(1, buildings="tannery", adventurers="ranger")
    )
    assert [score.total for score in state.scores()] == [5, 5]
    assert state.winners() == (0, 1)


@pytest.mark.rule("VV-099", "VV-RU-40")
def test_second_tie_break_gold_with_the_coins_on_cards() -> None:
    one = village(1, buildings="citadel tannery", coins={"castle": 1})
    other = village(3, buildings="farm tannery")
    state = ended(one, other)
    assert [score.total for score in state.scores()] == [6, 6]
    assert state.winners() == (1,)
    one = village(1, developed="windmill", buildings="farm tannery", coins={"castle": 1, "food": 1})
    other = village(3, developed="shrine", buildings="farm shrine")
    assert ended(one, other).winners() == (0, 1)


@pytest.mark.rule("VV-100", "VV-RU-41")
def test_third_tie_break_developed_resources_without_the_castle() -> None:
    one = village(3, developed="windmill", buildings="tannery")
    other = village(3, developed="hideout watch_post", buildings="shrine")
    assert ended(one, other).winners() == (1,)
    # The free first resource counts like any other.
    assert ended(village(3), village(3, developed="windmill")).winners() == (1,)


@pytest.mark.rule("VV-101")
def test_still_tied_win_together() -> None:
    same = [village(3, developed="windmill", buildings=card) for card in ("tannery", "shrine")]
    assert ended(*same, village(2, developed="watch_post watch_post")).winners() == (0, 1)


@pytest.mark.rule("VV-RU-37")
def test_adventurers_and_resources_have_no_type() -> None:
    mine = village(
        3, developed="hideout hideout", buildings="harbor catacombs", adventurers="necromancer rogue"
    )
    state = lay(mine, village(4))
    assert state.view(0)["table"]["villages"][0]["types"]["shadow"] == 2
    assert state.scores()[0].parts["powers"] == 2


def test_the_view_tells_the_points_of_each_village_so_far() -> None:
    mine = village(1, "citadel", "farm", "keep watch_post", "knight", coins={"food": 1})
    state = lay(mine, village(4), row=[])
    told = [village["vp"] for village in state.view(None)["table"]["villages"]]
    assert told == [score.total for score in state.scores()]
    assert told[0] == (2 + 1) + 2 + 2 + (1 + 1)
