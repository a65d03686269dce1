"""Reward boxes, chains and statue cards (DK-112..DK-140, DK-R-27..DK-R-32)."""

from __future__ import annotations

import pytest

from games.dice_kingdoms.tables import (
    legal,
    lordship,
    on_table,
    play,
    points,
    road,
    sheets,
    statue_points,
    table,
    told,
    why,
)

FULL_CITIZENS = {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 2, "8": 2, "9/10": 2, "11/12": 2}
FULL_LAIRS = {"lair_1": [2, 3], "lair_2": [2, 4], "lair_3": [2, 2, 3], "lair_4": [2, 3, 3]}


@pytest.mark.rule("DK-112")
def test_a_box_pays_when_it_is_checked_and_only_then() -> None:
    state = table(lordship({"7": 0}), yellow=6, blue=1)
    play(state, "recruit 7")
    assert sheets(state)["treasury"] == 1
    # The second box of citizen 7 is another box; the first does not pay again.
    state = table(lordship({"7": 1}), yellow=6, blue=1)
    play(state, "recruit 7")
    assert sheets(state)["treasury"] == 0


@pytest.mark.rule("DK-113", "DK-R-27")
def test_a_recruit_reward_checks_any_citizen_and_cannot_be_refused() -> None:
    state = table(lordship({"4": 2}), agenda=[["recruit", 0]], yellow=1)
    free = ["1", "2", "3", "5", "6", "7", "8", "9/10", "11/12"]
    assert legal(state) == [f"citizen {section}" for section in free]
    assert "both boxes" in why(state, "citizen 4")
    play(state, "citizen 11/12")
    assert sheets(state)["citizens"]["11/12"] == 1


@pytest.mark.rule("DK-R-27")
def test_a_reward_without_a_target_is_lost() -> None:
    state = table(
        lordship(FULL_CITIZENS, lairs=FULL_LAIRS), agenda=[["recruit", 0], ["combat", 0], ["roll", 0]]
    )
    assert state.ask(0) == "roll"


@pytest.mark.rule("DK-119", "DK-122", "DK-123", "DK-R-29")
def test_in_the_action_phase_a_pedestal_is_paid_at_once_and_the_river_refilled() -> None:
    state = table(lordship(treasury=5), red=4, river=[1, 2, 3, 4, 5, 12])
    play(state, "fight lair_1 1")
    assert state.ask(0) == "statue"
    assert legal(state) == ["statue 1", "statue 2", "statue 3", "statue 4", "statue 5", "statue 12"]
    heard = play(state, "statue 12")
    # The river is full again before the first of the three Recruits is made.
    assert len(on_table(state)["river"]) == 6
    assert [event.name for event in heard] == ["statue", "river"]
    assert state.ask(0) == "recruit"


@pytest.mark.rule("DK-120")
def test_a_star_does_nothing_now_and_is_worth_a_point_at_the_end() -> None:
    state = table(lordship({"7": 1}), yellow=6, blue=1)
    before = state.scores()[0].total
    heard = play(state, "recruit 7")
    assert [facts["reward"] for facts in told(heard, "check")] == ["star"]
    assert state.ask(1) == "roll"
    assert state.scores()[0].total == before + 1


@pytest.mark.rule("DK-121")
def test_a_chain_is_resolved_to_its_end_before_what_it_interrupted() -> None:
    # Sentinel, third box of the wall: Combat; second box of the lair: Gold; ninth of the treasury: Road.
    own = lordship({"1": 1}, wall_walk=2, lairs={"lair_2": [1, 0]}, treasury=8, roads=road(r06=1))
    state = table(own, yellow=1, green=3)
    heard = play(state, "recruit 1", "combat lair_2", "road r06.2", "road r06.3")
    checked = [facts["card"] for facts in told(heard, "check")]
    assert checked == ["citizen_1", "wall_walk", "lair_2", "treasury"]
    assert [facts["box"] for facts in told(heard, "road")] == ["r06.2", "r06.3"]
    # Inside a Build: the Combat of r08.3 is settled before r08.4 is checked.
    state = table(green=5)
    play(state, "build r08.1")
    assert (state.ask(0), sheets(state)["roads"]) == ("combat", road(r08=3))
    play(state, "combat lair_1")
    assert sheets(state)["roads"] == road(r08=5)


# -- Statues -------------------------------------------------------------------------------------


@pytest.mark.rule("DK-124")
def test_nobody_owns_a_number_twice_by_day_or_by_night() -> None:
    state = table(lordship(statues=["3 day"]), agenda=[["statue", 0]], river=["3 night", "4 day", "5 day"])
    assert legal(state) == ["statue 4", "statue 5"]
    assert "you own Statue 3 already" in why(state, "statue 3")
    state = table(lordship(statues=["3 night"]), agenda=[["statue", 0]], river=["3 day", "4 day", "5 day"])
    assert legal(state) == ["statue 4", "statue 5"]
    agenda = [["statue", 0], ["statue", 0], ["roll", 0]]
    both = table(agenda=agenda, river=["3 day", "3 night"], moment="serving")
    assert (sheets(both)["statues"], both.ask(0)) == (["3 day"], "roll")


@pytest.mark.rule("DK-125", "DK-126")
def test_four_statues_are_the_most_and_immediate_ones_count() -> None:
    four = lordship(statues=[12, 13, 14, 1])
    state = table(four, agenda=[["statue", 0], ["roll", 0]], river=[2, 3, 4])
    assert state.ask(0) == "roll"
    assert len(sheets(state)["statues"]) == 4
    three = table(lordship(statues=[12, 13, 14]), agenda=[["statue", 0]], river=[2, 3, 4])
    assert three.ask(0) == "statue"
    taken = table(agenda=[["statue", 0], ["roll", 0]], river=[14])
    assert sheets(taken)["statues"] == ["14 day"]


@pytest.mark.rule("DK-R-28")
def test_a_pedestal_without_an_available_statue_gives_nothing_now_or_later() -> None:
    four = lordship(statues=[1, 2, 3, 7], treasury=5)
    state = table(four, red=4, river=[4, 5, 6, 8, 9, 10])
    play(state, "fight lair_1 1")
    assert state.ask(1) == "roll"
    assert sheets(state)["treasury"] == 6
    assert "owed_statues" not in sheets(state)
    assert on_table(state)["lordships"][0]["statues"][3]["points"] == 3
    for own, river in ((lordship(statues=["4 day"]), ["4 night"]), (lordship(), [])):
        nothing = table(own, agenda=[["statue", 0], ["roll", 0]], river=river, moment="serving")
        assert nothing.ask(0) == "roll"


@pytest.mark.rule("DK-123", "DK-R-29")
def test_a_statue_cannot_be_refused_or_postponed() -> None:
    state = table(agenda=[["statue", 0], ["roll", 0]], river=[4, 5])
    assert legal(state) == ["statue 4", "statue 5"]
    assert why(state, "pass")
    assert why(state, "roll")
    assert "not in the river" in why(state, "statue 6")


@pytest.mark.rule("DK-R-30")
def test_with_the_deck_used_up_the_river_shrinks() -> None:
    state = table(lordship(treasury=5), red=4, river=[1, 2, 3, 4, 5, 6])
    state.deck = 0  # type: ignore[attr-defined]  # sixteen statues at most are taken, so by hand
    play(state, "fight lair_1 1", "statue 1")
    assert [card["number"] for card in on_table(state)["river"]] == [2, 3, 4, 5, 6]
    assert state.ask(1) == "roll"


STATUES = [
    pytest.param(2, lordship(domains=["red_step", "any_step"]), 2, marks=pytest.mark.rule("DK-128")),
    pytest.param(3, lordship(treasury=8), 2, marks=pytest.mark.rule("DK-129")),
    pytest.param(3, lordship(treasury=9), 3, marks=pytest.mark.rule("DK-129")),
    pytest.param(4, lordship({"7": 2}, wall_walk=10), 6, marks=pytest.mark.rule("DK-130")),
    pytest.param(6, lordship({"7": 2, "11/12": 2}), 1, marks=pytest.mark.rule("DK-132")),
    pytest.param(6, lordship({"7": 2, "8": 2, "11/12": 2}), 2, marks=pytest.mark.rule("DK-132")),
    pytest.param(7, lordship(treasury=14), 3, marks=pytest.mark.rule("DK-133")),
    pytest.param(7, lordship(treasury=15), 6, marks=pytest.mark.rule("DK-133")),
    pytest.param(8, lordship({"1": 2, "9/10": 1}), 9, marks=pytest.mark.rule("DK-134")),
    pytest.param(9, lordship({"3": 2, "7": 2}), 12, marks=pytest.mark.rule("DK-135")),
    pytest.param(10, lordship(), 2, marks=pytest.mark.rule("DK-136")),
    pytest.param(10, lordship({"4": 2, "6": 2, "8": 1}), 10, marks=pytest.mark.rule("DK-136")),
    pytest.param(11, lordship(), 2, marks=pytest.mark.rule("DK-137")),
    pytest.param(11, lordship({"2": 1, "5": 2, "11/12": 2}), 10, marks=pytest.mark.rule("DK-137")),
    pytest.param(12, lordship({"1": 2}), 0, marks=pytest.mark.rule("DK-138")),
    pytest.param(13, lordship(lairs={"lair_1": [2, 2]}), 0, marks=pytest.mark.rule("DK-139")),
    pytest.param(14, lordship(treasury=20), 0, marks=pytest.mark.rule("DK-140")),
]  # fmt: skip


@pytest.mark.parametrize(("number", "own", "worth"), STATUES)
def test_what_a_statue_is_worth(number: int, own: dict[str, object], worth: int) -> None:
    assert statue_points(number, own) == worth


@pytest.mark.rule("DK-131")
def test_statue_5_counts_complete_lairs_first_or_not() -> None:
    own = lordship(
        lairs={"lair_1": [2, 3], "lair_2": [2, 4], "lair_3": [2, 2, 2]},
        circled={"lair_1": "first", "lair_2": "later"},
    )
    assert statue_points(5, own) == 8


@pytest.mark.rule("DK-138", "DK-R-32")
def test_statue_12_gives_three_recruits_one_after_the_other() -> None:
    state = table(agenda=[["statue", 0], ["roll", 0]], river=[12])
    # Citizen 7 pays Gold, citizen 8 a Combat: that is settled before the third Recruit.
    play(state, "citizen 7")
    assert sheets(state)["treasury"] == 1
    play(state, "citizen 8")
    assert state.ask(0) == "combat"
    play(state, "combat lair_1")
    assert state.ask(0) == "recruit"
    play(state, "citizen 1")
    assert state.ask(0) == "roll"
    assert sheets(state)["citizens"] == {"1": 1, "5": 1, "6": 1, "7": 1, "8": 1}


@pytest.mark.rule("DK-139", "DK-R-32")
def test_statue_13_gives_three_combats_without_gold() -> None:
    state = table(agenda=[["statue", 0], ["roll", 0]], river=[13])
    play(state, "combat lair_1", "combat lair_4", "combat lair_3")
    assert state.ask(0) == "roll"
    assert sheets(state)["lairs"] == {
        "lair_1": [1, 0],
        "lair_2": [0, 0],
        "lair_3": [1, 0, 0],
        "lair_4": [1, 0, 0],
    }
    assert sheets(state)["treasury"] == 0


@pytest.mark.rule("DK-140", "DK-R-31", "DK-R-32", "DK-EX-17")
def test_statue_14_gives_three_gold_and_counts_as_three_stars() -> None:
    state = table(agenda=[["statue", 0], ["roll", 0]], river=[14])
    assert sheets(state)["treasury"] == 3
    assert points(state) == {"stars": 3, "domains": 0, "lairs": 0, "statues": 0}
    seven = lordship({"7": 2, "8": 2, "9/10": 2, "11/12": 2}, tracks={"holy": 16}, statues=[6, 14])
    assert points(table(seven)) == {"stars": 10, "domains": 0, "lairs": 0, "statues": 5}
    # The three Stars of the card are not on the wall walk.
    assert points(table(lordship(wall_walk=6, statues=[4, 14])))["statues"] == 3
