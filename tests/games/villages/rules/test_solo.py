"""One player alone (VV-102..VV-126)."""

from __future__ import annotations

from typing import Any

import pytest

import duchy
from duchy.core.state import State
from games.villages.table import (
    GAME,
    ask,
    bank,
    gold,
    hand,
    lay,
    legal,
    offered,
    own,
    play,
    refused,
    table,
    village,
)

SIX = "farm keep shrine chapel temple windmill"
EIGHT = SIX + " oracle harbor"


def alone(*args: Any, deck: int = 10, options: Any = None, **table: Any) -> State:
    fields = {
        name: table.pop(name) for name in list(table) if name in ("coins", "slid", "buildings", "adventurers")
    }
    return lay(village(*args, **fields), deck=deck, options=options, **table)


@pytest.mark.rule("VV-102", "VV-RU-43")
def test_seven_gold_of_which_four_are_the_bank() -> None:
    state = GAME.new(1)
    assert state.conserved()["gold"] == 7
    assert (gold(state), bank(state)) == (3, 4)


@pytest.mark.rule("VV-103", "VV-RU-44")
def test_35_random_buildings_hand_and_piles_included() -> None:
    state = GAME.new(1)
    view = state.view(0)["table"]
    assert (hand(state), sum(pile["count"] for pile in view["piles"]), view["deck"]) == (6, 5, 24)
    assert state.conserved()["buildings"] == 35
    seen = {tuple(sorted(own(GAME.new(1, seed), 0)["hand"])) for seed in range(10)}
    assert len(seen) > 5


@pytest.mark.rule("VV-104")
def test_the_rest_of_the_set_up_is_as_usual() -> None:
    state = GAME.new(1)
    assert {text.split()[0] for text in legal(state)} == {"develop"}
    view = state.view(0)["table"]
    assert len([place for place in view["row"] if place["card"]]) == 5
    assert view["adventurer_deck"] == 11
    play(state, legal(state)[0])
    assert (hand(state), gold(state), sum(state.view(0)["table"]["villages"][0]["resources"].values())) == (
        5,
        3,
        1,
    )


@pytest.mark.rule("VV-105")
def test_drawing_stops_at_eight() -> None:
    state = alone(3, SIX, buildings="guard_tower")
    play(state, "harvest", "draw 1", "draw 2")
    assert hand(state) == 8
    assert ask(state) == "lead"


@pytest.mark.rule("VV-106")
def test_nobody_follows() -> None:
    state = alone(3, "farm")
    play(state, "harvest", "draw 1", "draw 2", "draw 3")
    assert state.turn == 2
    assert ask(state) == "lead"


@pytest.mark.rule("VV-107")
def test_a_removed_card_is_out_of_the_game() -> None:
    state = alone(3, "farm keep")
    piles = table(state)["piles"]
    play(state, "tax", "remove farm")
    assert table(state)["removed"] == {"farm": 1}
    assert table(state)["piles"] == piles
    assert own(state, 0)["hand"] == {"keep": 1}


@pytest.mark.rule("VV-108")
def test_exactly_as_many_cards_are_removed_as_the_rule_demands() -> None:
    state = alone(3, "farm keep shrine")
    play(state, "develop")
    assert {text.split()[0] for text in legal(state)} == {"remove"}
    play(state, "remove keep", "develop farm")
    assert table(state)["removed"] == {"keep": 1}
    assert ask(state) == "lead"
    assert offered(state, "remove") == []
    play(state, "harvest", "draw 1", "draw 2", "draw 3")
    assert table(state)["removed"] == {"keep": 1}


@pytest.mark.rule("VV-109")
def test_a_spent_coin_lies_on_the_left() -> None:
    state = alone(3, "hideout", "watch_post", coins={"castle": 1})
    play(state, "build hideout")
    assert own(state, 0)["coins"] == {"wood": 1, "castle": 1}
    assert own(state, 0)["slid"] == {}


@pytest.mark.rule("VV-110")
def test_coins_on_the_right_come_back_first() -> None:
    state = alone(0, "farm", "watch_post", coins={"wood": 1, "castle": 1}, slid={"wood": 1})
    play(state, "tax")
    assert gold(state) == 1 + 1  # the coin of the tax, and the one from the right
    assert own(state, 0)["coins"] == {"castle": 1}


@pytest.mark.rule("VV-111")
def test_then_the_others_slide_to_the_right_and_are_not_available() -> None:
    state = alone(2, "farm hideout", "watch_post", coins={"wood": 1, "castle": 1})
    play(state, "tax", "remove farm")
    assert own(state, 0)["coins"] == own(state, 0)["slid"] == {"wood": 1, "castle": 1}
    assert offered(state, "build") == []


@pytest.mark.rule("VV-112", "VV-EX-16")
def test_a_coin_spent_on_turn_one_is_back_on_turn_three() -> None:
    state = alone(1, "hideout watch_post watch_post", "blacksmith", coins={"castle": 1}, slid={"castle": 1})
    play(state, "build hideout", "draw deck")
    assert state.turn == 2
    assert (own(state, 0)["coins"], own(state, 0)["slid"]) == ({"wood": 1}, {"wood": 1})
    assert gold(state) == 1
    play(state, "harvest", "draw deck", "draw deck", "draw deck")
    assert state.turn == 3
    assert (own(state, 0)["coins"], own(state, 0)["slid"]) == ({}, {})
    assert gold(state) == 2


@pytest.mark.rule("VV-113")
def test_one_coin_on_a_card_wherever_it_lies() -> None:
    state = alone(
        2, "hideout farm", "watch_post", coins={"wood": 1, "castle": 1}, slid={"wood": 1, "castle": 1}
    )
    assert offered(state, "build") == []


@pytest.mark.rule("VV-114")
@pytest.mark.parametrize(("held", "drawn"), [("farm", 3), (SIX, 2), (EIGHT, 0)])
def test_harvest_draws_three_up_to_eight(held: str, drawn: int) -> None:
    state = alone(3, held)
    before = hand(state)
    play(state, "harvest", *["draw deck"] * drawn)
    assert hand(state) == before + drawn
    assert state.turn == 2


@pytest.mark.rule("VV-115")
def test_develop_removes_one_card_and_develops_another() -> None:
    state = alone(3, "farm keep")
    play(state, "develop", "remove farm")
    assert own(state, 0)["developed"] == {"keep": 1}
    assert table(state)["removed"] == {"farm": 1}


@pytest.mark.rule("VV-116", "VV-EX-13")
def test_develop_needs_a_card_to_remove() -> None:
    assert "takes 2 cards" in refused(alone(3, "farm"), "develop")


@pytest.mark.rule("VV-117", "VV-118", "VV-EX-15")
def test_the_draw_after_build_is_compulsory_the_armorys_is_not() -> None:
    state = alone(3, "hideout", buildings="armory")
    play(state, "build hideout")
    assert {text.split()[0] for text in legal(state)} == {"draw"}
    play(state, "draw 1")
    assert legal(state) == ["use armory", "done"]
    play(state, "done")
    assert hand(state) == 1


@pytest.mark.rule("VV-119")
def test_recruit_costs_two_gold() -> None:
    state = alone(3, "", buildings="farm watch_post", row=["ranger"])
    play(state, "recruit ranger")
    assert (gold(state), bank(state)) == (1, 6)
    assert "costs 2 gold" in refused(
        alone(1, "keep", buildings="farm watch_post", row=["ranger"]), "recruit ranger"
    )


@pytest.mark.rule("VV-120")
def test_tax_removes_a_card_for_a_coin() -> None:
    state = alone(3, "farm keep")
    play(state, "tax", "remove keep")
    assert (gold(state), bank(state), hand(state)) == (4, 3, 1)


@pytest.mark.rule("VV-121", "VV-EX-14")
def test_tax_needs_a_card() -> None:
    state = alone(3, "", buildings="farm watch_post", row=["ranger"])
    assert "your hand is empty" in refused(state, "tax")


@pytest.mark.rule("VV-122")
def test_stealing_a_card_becomes_drawing_one() -> None:
    state = alone(3, "keep", "tannery windmill herb_garden")
    play(
        state,
        "build keep",
        "coin stone",
        "coin food",
        "coin magic",
        "confirm",
        "draw 1",
        "use keep",
        "draw 2",
    )
    assert hand(state) == 2
    state = alone(3, "", buildings="hideout tannery", row=["rogue"])
    play(state, "recruit rogue", "use rogue", "draw 1", "draw 2")
    assert hand(state) == 2


@pytest.mark.rule("VV-123")
def test_stealing_gold_becomes_taking_it_from_the_bank() -> None:
    state = alone(3, "", buildings="hideout watch_post", row=["thief"])
    play(state, "recruit thief", "use thief")
    assert (gold(state), bank(state)) == (2, 5)


@pytest.mark.rule("VV-124", "VV-RU-48")
def test_the_game_ends_with_the_turn_in_which_the_deck_runs_out() -> None:
    state = alone(3, "farm", deck=1, buildings="windmill")
    play(state, "harvest", "draw deck")
    assert not state.over
    play(state, "draw 1", "draw 2")
    assert legal(state) == ["use windmill", "done"]
    play(state, "use windmill", "draw 3")
    assert state.over
    many = (
        "farm tannery workshop windmill tavern blacksmith trading_post market_square watch_post barracks keep"
    )
    state = alone(3, "hideout", buildings=many)
    play(state, "build hideout")
    while ask(state) == "pay":
        play(state, legal(state)[0])
    play(state, "draw 1")
    assert len(own(state, 0)["buildings"]) == 12
    assert not state.over


@pytest.mark.rule("VV-125")
def test_an_empty_deck_refills_nothing() -> None:
    state = alone(3, "farm", deck=1)
    play(state, "harvest", "draw 1")
    assert table(state)["deck"] == 0
    play(state, "draw 2")
    assert table(state)["piles"][1] == []
    assert legal(state) == ["draw 1", "draw 3", "draw 4", "draw 5"]


@pytest.mark.rule("VV-126")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(60, "imperator"), (59, "architect"), (50, "architect"), (49, "boastful-mayor"), (40, "boastful-mayor"),
     (39, "backwater"), (30, "backwater"), (29, "pothole"), (3, "pothole")],
)  # fmt: skip
def test_the_rank_by_points(points: int, rank: str) -> None:
    nines = ["chapel", "citadel", "oracle", "keep", "brewery", "temple", "workshop"]
    ones = ["shrine", "tannery", "watch_post", "monastery", "gatehouse", "windmill", "barracks", "bastion"]
    overlay = {name: {"vp": 9} for name in nines} | {name: {"vp": 1} for name in ones}
    built = nines[: (points - 3) // 9] + ones[: (points - 3) % 9]
    game = duchy.game("villages", {"buildings": overlay})
    piles: list[list[str]] = [["farm"], [], [], [], []]
    state = lay(village(3, "hideout", buildings=" ".join(built)), deck=0, game=game, piles=piles)
    play(state, "harvest")
    if not state.over:
        play(state, "done")
    assert state.over
    assert state.scores()[0].total == points
    assert state.verdict() == rank
    assert state.winners() == (0,)


@pytest.mark.rule("VV-RU-42")
def test_cards_paid_for_powers_are_discarded_unless_the_table_removes_them() -> None:
    state = alone(0, "tannery keep farm", buildings="fountain")
    play(state, "build tannery")
    assert offered(state, "remove") == []
    play(state, "discard keep 1", "discard farm 1")
    assert table(state)["removed"] == {}
    assert table(state)["piles"][0][:2] == ["farm", "keep"]
    state = alone(0, "tannery keep farm", buildings="fountain", options={"solo_power_cost": "remove"})
    play(state, "build tannery", "remove keep")
    assert table(state)["removed"] == {"keep": 1, "farm": 1}


@pytest.mark.rule("VV-RU-45")
def test_harvest_may_be_led_with_eight_cards_and_powers_that_draw_are_void() -> None:
    state = alone(3, EIGHT, buildings="guard_tower")
    play(state, "harvest")
    assert (hand(state), state.turn) == (8, 2)
    game = duchy.game("villages", {"buildings": {"guard_tower": {"power": [{"when": "harvest", "gold": 1}]}}})
    state = alone(3, EIGHT, buildings="guard_tower", game=game)
    play(state, "harvest", "use guard_tower")
    assert gold(state) == 4


@pytest.mark.rule("VV-RU-46")
def test_tax_draws_nothing_and_works_with_an_empty_bank() -> None:
    state = alone(7, "farm keep")
    assert bank(state) == 0
    play(state, "tax", "remove farm")
    assert (gold(state), hand(state), state.turn) == (7, 1, 2)


@pytest.mark.rule("VV-RU-47")
def test_the_castle_has_the_same_cycle() -> None:
    state = alone(1, "hideout keep keep")
    play(state, "build hideout", "draw deck")
    assert own(state, 0)["slid"] == {"castle": 1}
    play(state, "harvest", "draw deck", "draw deck", "draw deck")
    assert own(state, 0)["coins"] == {}
    assert gold(state) == 1


@pytest.mark.rule("VV-RU-49")
def test_all_coins_score_left_or_right() -> None:
    state = alone(2, "", "watch_post", coins={"wood": 1, "castle": 1}, slid={"castle": 1})
    assert state.scores()[0].parts["gold"] == 4


@pytest.mark.rule("VV-RU-50")
def test_powers_that_draw_stop_at_eight() -> None:
    state = alone(3, SIX, buildings="hideout catacombs harbor", row=["necromancer"])
    play(state, "recruit necromancer", "use necromancer", "draw 1", "draw 2")
    assert (hand(state), state.turn) == (8, 2)
    state = alone(3, SIX + " oracle", buildings="hideout tannery", row=["rogue"])
    play(state, "recruit rogue", "use rogue", "draw 1")
    assert (hand(state), state.turn) == (8, 2)
