"""Monster lairs and the Fight action (DK-051..DK-063, DK-100..DK-104)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dice_kingdoms.tables import (
    CARDS,
    GAME,
    legal,
    lordship,
    on_table,
    play,
    points,
    road,
    sheets,
    table,
    told,
    why,
)


@pytest.mark.rule("DK-051")
def test_four_lairs_of_two_or_three_blocks() -> None:
    assert [len(lair["blocks"]) for lair in CARDS["lairs"].values()] == [2, 2, 3, 3]
    # Each is a section of its own: a check in one leaves the others alone.
    state = table(agenda=[["combat", 0]])
    play(state, "combat lair_3")
    assert sheets(state)["lairs"] == {
        "lair_1": [0, 0],
        "lair_2": [0, 0],
        "lair_3": [1, 0, 0],
        "lair_4": [0, 0, 0],
    }


@pytest.mark.rule("DK-052")
def test_lair_boxes_come_from_fights_and_combat_rewards_alone() -> None:
    assert {move.verb for move in GAME.moves.all if move.target.startswith("lair/")} == {
        "fight",
        "combat",
        "strike",
    }
    for move in ("recruit 4", "build r05.1"):
        state = table(yellow=4, green=5)
        before = sheets(state)["lairs"]
        play(state, move)
        assert sheets(state)["lairs"] == before


@pytest.mark.rule("DK-053", "DK-118")
def test_a_combat_reward_checks_the_leftmost_incomplete_block_whatever_the_dice_show() -> None:
    blocks = {"lair_1": [2, 1], "lair_2": [1, 2], "lair_3": [2, 2, 0]}
    for lair, after in (("lair_1", [2, 2]), ("lair_2", [2, 2]), ("lair_3", [2, 2, 1])):
        state = table(lordship(lairs=blocks), agenda=[["combat", 0]], red=1)
        assert legal(state) == ["combat lair_1", "combat lair_2", "combat lair_3", "combat lair_4"]
        play(state, f"combat {lair}")
        assert sheets(state)["lairs"][lair] == after


@pytest.mark.rule("DK-054", "DK-100", "DK-R-04")
def test_a_fight_checks_a_block_that_accepts_red_or_red_and_blue() -> None:
    state = table(red=3, blue=6)
    assert legal(state, verb="fight") == [
        "fight lair_1 2",
        "fight lair_2 1",
        "fight lair_2 2",
        "fight lair_3 1",
        "fight lair_3 3",
        "fight lair_4 1",
        "fight lair_4 2",
    ]
    assert "red die stands for 3 or, with blue, 9; this takes 4 · 5 · 6" in why(state, "fight lair_1 1")
    play(state, "fight lair_4 2")
    assert sheets(state)["lairs"]["lair_4"] == [0, 1, 0]


@pytest.mark.rule("DK-R-04")
def test_a_block_accepts_every_value_of_its_set_and_no_other() -> None:
    accepted = CARDS["lairs"]["lair_4"]["blocks"][0]["accepts"]
    for red in range(1, 7):
        state = table(red=red, blue=6)
        assert ("fight lair_4 1" in legal(state)) == (red in accepted)


@pytest.mark.rule("DK-055")
def test_a_fight_may_fill_a_block_right_of_an_incomplete_one() -> None:
    state = table(lordship(lairs={"lair_3": [0, 1, 0]}), red=5, blue=3)
    play(state, "fight lair_3 2")
    assert sheets(state)["lairs"]["lair_3"] == [0, 2, 0]


@pytest.mark.rule("DK-056")
@pytest.mark.parametrize("by", ["fight", "combat"])
def test_a_lair_box_pays_however_it_was_checked(by: str) -> None:
    agenda = None if by == "fight" else [["combat", 0]]
    state = table(lordship(lairs={"lair_1": [1, 0]}), red=4, agenda=agenda)
    play(state, "fight lair_1 1" if by == "fight" else "combat lair_1")
    assert sheets(state)["wall_walk"] == 1


@pytest.mark.rule("DK-057", "DK-062")
def test_a_lair_is_complete_with_all_boxes_of_all_blocks_and_worth_nothing_before() -> None:
    for blocks in ([2, 2], [1, 3], [0, 3]):
        state = table(lordship(lairs={"lair_1": blocks}), agenda=[["combat", 0], ["roll", 0]])
        assert points(state)["lairs"] == 0
        play(state, "combat lair_1")
        complete = sum(blocks) == 4
        assert points(state)["lairs"] == (5 if complete else 0)
    done = lordship(lairs={"lair_1": [2, 3]}, circled={"lair_1": "first"})
    assert "combat lair_1" not in legal(table(done, agenda=[["combat", 0]]))
    assert "is complete" in why(table(done, agenda=[["combat", 0]]), "combat lair_1")


@pytest.mark.rule("DK-058", "DK-059", "DK-060", "DK-061", "DK-154")
def test_the_first_circles_the_higher_value_and_all_others_score_the_lower() -> None:
    almost = lordship(lairs={"lair_4": [1, 3, 3]})
    state = table(almost, almost, seats=3, red=4)
    assert not on_table(state)["lairs"][3]["first_taken"]
    heard = play(state, "fight lair_4 1")
    assert told(heard, "lair") == [{"seat": 0, "card": "lair_4", "circled": "first", "points": 10}]
    assert points(state, 0)["lairs"] == 10
    assert on_table(state)["lairs"][3]["first_taken"]
    done = lordship(lairs={"lair_4": [2, 3, 3]}, circled={"lair_4": "first"})
    state = table(done, almost, seats=3, active=1, red=4)
    play(state, "fight lair_4 1")
    assert (points(state, 0)["lairs"], points(state, 1)["lairs"], points(state, 2)["lairs"]) == (10, 7, 0)


HARVEST_COMBAT: dict[str, Any] = {"tracks": {"soldier": 1}, "lairs": {"lair_1": [2, 2]}}
"""One Soldier check pays a Combat, which can complete the first lair."""


@pytest.mark.rule("DK-063", "DK-R-10", "DK-EX-13")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)])
@pytest.mark.parametrize(
    ("active", "completing", "winner"), [(2, (1, 3), 3), (2, (1, 2), 2), (0, (1, 2), 1), (3, (2, 1), 1)]
)
def test_in_a_harvest_lairs_go_by_seat_and_not_by_speed(
    active: int, completing: tuple[int, int], winner: int, order: tuple[int, ...]
) -> None:
    own = [lordship(**HARVEST_COMBAT) if seat in completing else lordship() for seat in range(4)]
    state = table(*own, active=active, at="harvest", black=(5, 1))
    for seat in order:
        if seat in completing:
            assert sheets(state, seat)["circled"] == {}
            play(state, "combat lair_1", seat=seat)
    loser = next(seat for seat in completing if seat != winner)
    assert (points(state, winner)["lairs"], points(state, loser)["lairs"]) == (5, 3)


# -- The Fight action ----------------------------------------------------------------------------


@pytest.mark.rule("DK-101", "DK-102", "DK-EX-04")
def test_a_fight_on_a_gold_box_gives_two_gold() -> None:
    state = table(lordship(lairs={"lair_1": [0, 1]}), red=4, blue=6)
    assert {"fight lair_1 1", "fight lair_1 2"} <= set(legal(state))
    heard = play(state, "fight lair_1 2")
    assert sheets(state)["lairs"]["lair_1"] == [0, 2]
    assert sheets(state)["treasury"] == 2
    assert [facts["card"] for facts in told(heard, "check")] == ["lair_1", "treasury", "treasury"]
    state = table(lordship(lairs={"lair_1": [0, 1]}), red=4, blue=6)
    play(state, "fight lair_1 1")
    assert (sheets(state)["lairs"]["lair_1"], sheets(state)["treasury"]) == ([1, 1], 1)


@pytest.mark.rule("DK-101")
def test_the_reward_of_the_box_comes_before_the_gold_of_the_fight() -> None:
    # The box's Sentinel pays a Combat; only when that is settled does the treasury get its Gold.
    state = table(lordship(lairs={"lair_1": [1, 0]}, wall_walk=2), red=4)
    play(state, "fight lair_1 1")
    assert state.ask(0) == "combat"
    assert sheets(state)["treasury"] == 0
    play(state, "combat lair_1")
    assert sheets(state)["treasury"] == 1


@pytest.mark.rule("DK-103")
def test_a_combat_reward_gives_no_gold_of_its_own() -> None:
    state = table(agenda=[["combat", 0]])
    play(state, "combat lair_1")
    assert sheets(state)["treasury"] == 0


@pytest.mark.rule("DK-104")
def test_the_gold_of_a_fight_can_hit_a_reward_box() -> None:
    state = table(lordship(treasury=8), red=4)
    play(state, "fight lair_1 1")
    assert state.ask(0) == "road"
    play(state, "road r01.1")
    assert sheets(state)["roads"] == road(r01=1)


@pytest.mark.rule("DK-R-15")
def test_without_a_free_box_there_is_no_fight_and_no_gold() -> None:
    full = {"lair_1": [2, 3], "lair_2": [2, 4], "lair_3": [2, 2, 3], "lair_4": [2, 3, 3]}
    state = table(lordship(lairs=full), red=4, blue=6)
    assert legal(state, verb="fight") == []
    assert "every box of this block is checked" in why(state, "fight lair_1 1")
    assert sheets(state)["treasury"] == 0


@pytest.mark.rule("DK-EX-05")
@pytest.mark.parametrize(("blocks", "block"), [([2, 2], 2), ([1, 3], 1)])
def test_levi_completes_the_first_lair(blocks: list[int], block: int) -> None:
    state = table(lordship(lairs={"lair_1": blocks}, treasury=6), red=6, blue=2)
    play(state, f"fight lair_1 {block}")
    assert sheets(state)["circled"] == {"lair_1": "first"}
    assert points(state)["lairs"] == 5
    assert sheets(state)["treasury"] == 7
    assert on_table(state)["lairs"][0]["first_taken"]
