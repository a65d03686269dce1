"""Roads, bridges and domains; the Build action and Road rewards (DK-041..DK-050, DK-105..DK-111)."""

from __future__ import annotations

import pytest

import duchy
from games.dice_kingdoms.tables import (
    BOXES,
    CARDS,
    GAME,
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


@pytest.mark.rule("DK-041")
def test_thirteen_domains_nine_change_dice_and_four_let_citizens_join() -> None:
    powers = [
        (domain.get("die"), domain.get("change")) for domain in CARDS["domains"].values() if "die" in domain
    ]
    colours = ("yellow", "red", "green", "blue")
    expected = [(die, change) for die in colours for change in ("flip", "step")] + [("any", "step")]
    assert sorted(map(str, powers)) == sorted(map(str, expected))
    guilds = [domain["guild"] for domain in CARDS["domains"].values() if "guild" in domain]
    assert sorted(guilds) == ["holy", "shadow", "soldier", "worker"]
    assert len(CARDS["domains"]) == 13


@pytest.mark.rule("DK-042", "DK-012")
def test_the_first_road_begins_next_to_a_start() -> None:
    begins = {text.split()[1] for text in legal(table(green=3), verb="build")}
    assert begins == {"r01.1", "r02.1", "r04.1", "r05.1", "r06.1", "r08.1", "r10.1"}
    assert "not next to your roads" in why(table(), "build r03.1")


@pytest.mark.rule("DK-043", "DK-106", "DK-110")
def test_a_road_goes_on_from_a_checked_box_or_from_a_rallied_domain() -> None:
    state = table(lordship(roads=road(r01=2, r10=3)), green=2)
    begins = {text.split()[1] for text in legal(state, verb="build")}
    assert {"r10.4", "r03.1", "r02.1"} <= begins
    assert "r10.5" not in begins
    play(state, "build r10.4")
    assert sheets(state)["roads"]["r10"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("DK-044")
def test_road_boxes_come_from_building_and_road_rewards_alone() -> None:
    assert {move.verb for move in GAME.moves.all if move.target.startswith("road/")} == {"build", "road"}
    for moves in (["recruit 4"], ["fight lair_1 1"]):
        state = table(yellow=4, red=4)
        play(state, *moves)
        assert sheets(state)["roads"] == {}


@pytest.mark.rule("DK-045")
def test_a_reward_box_of_a_road_pays() -> None:
    state = table(lordship(roads=road(r04=1)), green=1)
    play(state, "build r04.2")
    assert sheets(state)["wall_walk"] == 1


@pytest.mark.rule("DK-046")
def test_a_domain_is_rallied_when_the_box_touching_it_is_checked() -> None:
    state = table(lordship(roads=road(r04=2)), green=1)
    play(state, "build r04.3")
    assert sheets(state)["domains"] == []
    state = table(lordship(roads=road(r04=3)), green=1)
    heard = play(state, "build r04.4")
    assert sheets(state)["domains"] == ["green_step"]
    assert told(heard, "rally") == [{"seat": 0, "card": "green_step"}]


@pytest.mark.rule("DK-047")
def test_networks_are_independent_and_several_may_rally_the_same_domain() -> None:
    state = table(lordship(roads=road(r01=2)), lordship(roads=road(r01=1)), active=1, green=1, yellow=3)
    assert not [text for text in legal(state) if text.startswith("yellow")]
    play(state, "build r01.2")
    assert sheets(state, 0)["domains"] == sheets(state, 1)["domains"] == ["yellow_step"]
    again = table(lordship(), lordship(roads=road(r01=2)), active=1, yellow=3)
    assert "yellow +1" in legal(again)
    assert "have not rallied" in why(table(lordship(), lordship(roads=road(r01=2)), yellow=3), "yellow +1")


@pytest.mark.rule("DK-048")
def test_six_bridges_whose_boxes_are_ordinary_road_boxes() -> None:
    assert len(CARDS["bridges"]) == 6
    state = table(lordship(roads=road(r10=3)), green=4)
    play(state, "build r10.4")
    assert sheets(state)["roads"]["r10"] == [1, 2, 3, 4, 5, 6, 7]
    assert sheets(state)["treasury"] == 1


@pytest.mark.rule("DK-049", "DK-050", "DK-127")
def test_a_bridge_is_complete_with_three_boxes_and_scores_through_statue_1_alone() -> None:
    for bridge in CARDS["bridges"].values():
        kinds = [BOXES[id]["reward"] for id in bridge["boxes"]]
        assert sorted(kinds) == ["-", "-", "gold"]
    two_boxes = lordship(roads=road(r10=5))
    complete = lordship(roads=road(r10=6))
    assert on_table(table(two_boxes))["lordships"][0]["bridges"] == 0
    assert on_table(table(complete))["lordships"][0]["bridges"] == 1
    assert sum(points(table(complete)).values()) == 0
    assert statue_points(1, two_boxes) == 0
    assert statue_points(1, complete) == 2
    assert statue_points(1, lordship(roads=road(r10=6, r11=5))) == 4


# -- Building ------------------------------------------------------------------------------------


@pytest.mark.rule("DK-105")
def test_build_checks_as_many_boxes_as_green_shows_or_green_and_blue() -> None:
    state = table(green=2, blue=3)
    play(state, "build r10.1")
    assert sheets(state)["roads"] == road(r10=2)
    state = table(green=2, blue=3)
    play(state, "build r10.1 blue")
    assert sheets(state)["roads"] == road(r10=5)


@pytest.mark.rule("DK-107", "DK-109", "DK-EX-06")
def test_building_stops_at_a_domain_and_the_rest_is_lost() -> None:
    state = table(green=5, blue=2)
    assert "build r01.1 blue" not in legal(state)
    play(state, "build r01.1")
    assert sheets(state)["roads"] == road(r01=2)
    assert sheets(state)["domains"] == ["yellow_step"]


@pytest.mark.rule("DK-107")
def test_a_domain_stops_a_road_even_where_boxes_go_on_beyond_it() -> None:
    spur = {"from": "r01.2", "to": "", "boxes": ["-", "-"], "places": [[13, 2], [13, 4]]}
    state = table(green=5, game=duchy.game("dice-kingdoms", {"roads": {"spur": spur}}))
    assert "build r01.1 blue" not in legal(state)
    play(state, "build r01.1")
    assert sheets(state)["roads"] == road(r01=2)
    assert state.ask(1) == "roll"


@pytest.mark.rule("DK-108", "DK-109", "DK-R-24")
def test_building_stops_at_a_dead_end() -> None:
    state = table(lordship(roads=road(r05=5)), green=6, blue=6)
    play(state, "build e02.1")
    assert sheets(state)["roads"] == road(r05=5, e02=3)
    assert state.ask(1) == "roll"


@pytest.mark.rule("DK-R-24")
def test_boxes_checked_earlier_make_a_dead_end() -> None:
    met = {"r07": [4, 5], "r05": [1, 2, 3, 4, 5], "r06": [1, 2, 3, 4]}
    state = table(lordship(roads=met), green=6)
    play(state, "build r07.1")
    assert sheets(state)["roads"]["r07"] == [1, 2, 3, 4, 5]
    assert sum(len(boxes) for boxes in sheets(state)["roads"].values()) == 14


@pytest.mark.rule("DK-111", "DK-R-23")
def test_one_build_is_one_continuous_path_and_never_stops_early() -> None:
    state = table(green=4)
    play(state, "build r10.1")
    assert sheets(state)["roads"] == road(r10=4)
    assert state.ask(1) == "roll"


@pytest.mark.rule("DK-R-23")
@pytest.mark.parametrize(
    ("way", "built"), [("r05.4", {"r05": [1, 2, 3, 4, 5]}), ("e02.1", {"r05": [1, 2, 3], "e02": [1, 2]})]
)
def test_at_a_fork_the_player_picks_one_branch(way: str, built: dict[str, list[int]]) -> None:
    state = table(green=5)
    play(state, "build r05.1")
    assert state.ask(0) == "build-on"
    assert legal(state) == ["road r05.4", "road e02.1"]
    assert "does not continue this road" in why(state, "road r01.1")
    play(state, f"road {way}")
    assert sheets(state)["roads"] == built


@pytest.mark.rule("DK-R-21")
def test_boxes_are_next_to_each_other_by_the_graph_not_by_the_picture() -> None:
    boxes = BOXES
    near, far = boxes["r01.1"], boxes["r02.1"]
    assert abs(near["x"] - far["x"]) + abs(near["y"] - far["y"]) < 4
    assert "r02.1" not in near["next_to"]
    for id, box in boxes.items():
        for other in box.get("next_to", []):
            assert id in boxes[other]["next_to"]
    state = table(lordship(roads=road(r01=1)), green=6)
    assert "build r01.2" in legal(state)
    assert "r02.2" not in " ".join(legal(state))


@pytest.mark.rule("DK-R-22")
def test_one_may_branch_off_in_the_middle_of_a_finished_road() -> None:
    state = table(lordship(roads=road(r05=5)), green=1)
    assert sheets(state)["domains"] == ["green_flip"]
    assert "build e02.1" in legal(state)


@pytest.mark.rule("DK-R-25")
def test_a_domain_already_rallied_stops_a_road_but_not_the_one_that_leaves_it() -> None:
    # r02 and r04 both lead to the domain green_step.
    state = table(lordship(roads=road(r04=4)), green=6, blue=6)
    play(state, "build r02.1")
    assert sheets(state)["roads"]["r02"] == [1, 2, 3, 4, 5]
    assert sheets(state)["domains"] == ["green_step"]
    assert points(state)["domains"] == 1
    state = table(lordship(roads=road(r04=4)), green=6)
    play(state, "build r12.1")
    assert sheets(state)["roads"]["r12"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("DK-R-26", "DK-115")
def test_a_road_reward_inside_a_build_is_free_and_the_build_goes_on() -> None:
    state = table(green=3)
    play(state, "build r06.1")
    assert state.ask(0) == "road"
    play(state, "road r01.1")
    assert sheets(state)["roads"] == road(r06=3, r01=1)


@pytest.mark.rule("DK-R-26")
def test_a_build_passes_over_the_box_that_a_reward_checked_ahead_of_it() -> None:
    state = table(green=3)
    play(state, "build r06.1", "road r06.3")
    assert sheets(state)["roads"] == road(r06=4)
    assert sheets(state)["domains"] == ["blue_step"]


@pytest.mark.rule("DK-R-26")
def test_a_build_ends_when_the_reward_has_taken_its_path_to_a_domain() -> None:
    # The Gold box of the bridge pays the ninth box of the treasury, a Road: r10.6 is checked ahead.
    state = table(lordship(treasury=8, roads=road(r10=4)), green=3)
    play(state, "build r10.5", "road r10.6")
    assert sheets(state)["roads"] == road(r10=7)
    # From r06.2 the Road reward checks the last box before the domain, beyond a box checked earlier.
    state = table(lordship(roads={"r06": [1, 3]}), green=6)
    play(state, "build r06.2", "road r06.4")
    assert sheets(state)["roads"] == road(r06=4)
    assert sheets(state)["domains"] == ["blue_step"]
    assert state.ask(1) == "roll"
    # Where the box just ahead touches the domain, the rest of the value is lost.
    # Here a spur goes on beyond that domain, and is not built.
    spur = {"from": "r06.4", "to": "", "boxes": ["-", "-"], "places": [[22, 72], [22, 75]]}
    roads = {"r06": {"boxes": ["-", "-", "road", "-"]}, "spur": spur}
    game = duchy.game("dice-kingdoms", {"roads": roads})
    state = table(green=6, game=game)
    play(state, "build r06.1", "road r06.4")
    assert sheets(state)["roads"] == road(r06=4)
    assert state.ask(1) == "roll"


@pytest.mark.rule("DK-115", "DK-116", "DK-R-27")
def test_a_road_reward_checks_any_next_box_and_rallies_like_a_build() -> None:
    state = table(lordship(roads=road(r01=1, r08=4)), agenda=[["road", 0]])
    assert {"road r01.2", "road r02.1", "road r08.5"} <= set(legal(state))
    assert "road r08.2" not in legal(state)
    play(state, "road r01.2")
    assert sheets(state)["domains"] == ["yellow_step"]
    state = table(lordship(roads=road(r08=4)), agenda=[["road", 0]])
    play(state, "road r08.5")
    assert state.ask(0) == "citizen-joins"


def test_a_road_box_is_called_after_the_ends_of_its_road() -> None:
    ends = {id: box["ends"] for id, box in BOXES.items() if box["sheet"] == "forest"}
    assert ends["r08.5"] == ["s4", "soldier_joins"]
    assert ends["r19.1"] == ["any_step", "shadow_joins"]
    assert ends["e01.2"] == ["holy_joins", "none"], "a branch begins at what is nearest, and leads nowhere"
    assert ends["e03.1"] == ["shadow_joins", "none"]
    assert "none" not in [origin for origin, _ in ends.values()]
