"""Boxes and sections, citizens, tracks, treasury, wall walk (DK-015..DK-040)."""

from __future__ import annotations

import pytest

from games.dice_kingdoms.tables import (
    BOXES,
    CARDS,
    GAME,
    GUILDS,
    legal,
    lordship,
    on_table,
    play,
    rewards,
    road,
    sheets,
    statue_points,
    table,
    told,
)

ALL_CITIZENS = {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 2, "8": 2, "9/10": 2, "11/12": 2}


@pytest.mark.rule("DK-015")
def test_every_space_that_can_be_checked_is_a_box_whatever_its_shape() -> None:
    boxes = BOXES
    assert boxes["citizen_5.1"]["checked_at_start"]
    assert boxes["r10.4"]["bridge"] == "bridge_1"
    sections = {box["section"] for box in boxes.values()}
    assert {"citizen_1", "holy", "treasury", "wall_walk", "lair_4.3", "r01", "e03"} <= sections
    # A ringed box of a bridge and a plain box are checked by the same reward.
    state = table(lordship(roads=road(r10=3)), agenda=[["road", 0]])
    assert {"road r10.4", "road r01.1"} <= set(legal(state))


@pytest.mark.rule("DK-016")
def test_checks_and_circles_are_kept_apart() -> None:
    state = table(lordship(roads=road(r01=1)), green=1, blue=1)
    play(state, "build r01.2")
    assert sheets(state)["roads"] == {"r01": [1, 2]}
    assert sheets(state)["domains"] == ["yellow_step"]
    state = table(lordship(lairs={"lair_1": [2, 2]}), red=4, blue=6)
    play(state, "fight lair_1 2")
    assert sheets(state)["lairs"]["lair_1"] == [2, 3]
    assert sheets(state)["circled"] == {"lair_1": "first"}


@pytest.mark.rule("DK-017", "DK-028")
@pytest.mark.parametrize("checked", [0, 7, 8, 15, 16, 23])
def test_a_check_goes_to_the_next_box_also_in_the_next_row(checked: int) -> None:
    state = table(lordship({"5": 0, "6": 0}, tracks={"shadow": checked}), at="harvest", black=(1, 2))
    heard = play(state, "track shadow", seat=0)
    assert told(heard, "check")[0] == {
        "seat": 0,
        "card": "shadow",
        "box": checked + 1,
        "reward": rewards("tracks", "shadow")[checked].replace("-", "none"),
    }
    rows = [box["y"] for box in BOXES.values() if box["section"] == "shadow"]
    assert rows == sorted(rows)
    assert len(set(rows)) == 3


@pytest.mark.rule("DK-018")
def test_no_move_names_a_box_inside_a_section() -> None:
    named = [move.text for move in GAME.moves.all if move.verb in ("track", "citizen", "recruit", "combat")]
    assert len(named) == 4 + 10 + 10 + 4
    treasury_or_wall = [
        move.text for move in GAME.moves.all if "treasury" in move.text or "wall" in move.text
    ]
    assert treasury_or_wall == []
    blocks = sum(len(lair["blocks"]) for lair in CARDS["lairs"].values())
    assert len([move for move in GAME.moves.all if move.verb == "fight"]) == blocks


@pytest.mark.rule("DK-019")
def test_a_check_owed_to_a_complete_section_is_lost() -> None:
    state = table(lordship(treasury=36), red=4, blue=1)
    before = sheets(state)
    heard = play(state, "fight lair_1 1")
    after = sheets(state)
    assert told(heard, "lost") == [{"seat": 0, "card": "treasury"}]
    assert after.pop("lairs") != before.pop("lairs")
    assert after == before


@pytest.mark.rule("DK-020", "DK-023", "DK-R-02", "DK-R-03", "DK-021", "DK-022")
def test_the_citizen_table_has_ten_sections_of_two_boxes_in_four_guilds() -> None:
    table_of = {tuple(citizen["values"]): citizen["guild"] for citizen in CARDS["citizens"].values()}
    assert table_of == {
        (1,): "holy",
        (2,): "worker",
        (3,): "shadow",
        (4,): "soldier",
        (5,): "worker",
        (6,): "soldier",
        (7,): "shadow",
        (8,): "soldier",
        (9, 10): "holy",
        (11, 12): "worker",
    }
    assert all(len(citizen["boxes"]) == 2 for citizen in CARDS["citizens"].values())
    proved = [id for id, citizen in CARDS["citizens"].items() if citizen["guild_source"] == "rulebook"]
    assert proved == ["citizen_3", "citizen_4", "citizen_5", "citizen_6"]


@pytest.mark.rule("DK-023")
def test_the_left_box_of_a_citizen_comes_first() -> None:
    state = table(yellow=4)
    assert told(play(state, "recruit 4"), "check")[0]["box"] == 1
    state = table(lordship({"4": 1}), yellow=4)
    assert told(play(state, "recruit 4"), "check")[0]["box"] == 2


@pytest.mark.rule("DK-R-02")
@pytest.mark.parametrize(
    ("yellow", "blue", "section"), [(4, 5, "9/10"), (5, 5, "9/10"), (5, 6, "11/12"), (6, 6, "11/12")]
)
def test_the_last_two_sections_answer_to_two_values_each(yellow: int, blue: int, section: str) -> None:
    assert f"recruit {section}" in legal(table(yellow=yellow, blue=blue))
    harvested = table(lordship({section: 2, "5": 0, "6": 0}), at="harvest", black=(yellow, blue))
    track = "holy" if section == "9/10" else "worker"
    assert sheets(harvested)["tracks"][track] == 2


@pytest.mark.rule("DK-024")
def test_citizens_come_only_from_recruiting_rewards_and_joining_domains() -> None:
    kinds = {"recruit", "citizen"}
    assert {move.verb for move in GAME.moves.all if move.target.startswith("citizen/")} - {"strike"} == kinds
    before = {"4": 1, "5": 1, "6": 1}
    assert sheets(table(lordship({"4": 1}), at="harvest", black=(4, 5)))["citizens"] == before
    for move in ("fight lair_1 1", "build r04.1"):
        state = table(lordship({"4": 1}), red=4, green=2)
        play(state, move)
        assert sheets(state)["citizens"] == before


@pytest.mark.rule("DK-025")
@pytest.mark.parametrize("source", ["action", "reward", "joins"])
def test_a_reward_box_of_a_citizen_pays_whatever_checked_it(source: str) -> None:
    agenda = {"action": None, "reward": [["recruit", 0]], "joins": [["citizen-joins", 0, 2]]}[source]
    state = table(yellow=6, blue=1, agenda=agenda)
    play(state, "recruit 7" if source == "action" else "citizen 7")
    assert sheets(state)["citizens"]["7"] == 1
    assert sheets(state)["treasury"] == 1


@pytest.mark.rule("DK-026", "DK-027")
def test_each_of_four_tracks_is_complete_with_its_own_24th_box() -> None:
    assert all(len(rewards("tracks", guild)) == 24 for guild in GUILDS)
    almost = {"holy": 23, "worker": 22, "shadow": 22, "soldier": 22}
    state = table(lordship({"5": 0, "6": 0}, tracks=almost), at="harvest", black=(1, 2))
    assert on_table(state)["lordships"][0]["complete_tracks"] == 0
    play(state, "track holy", seat=0)
    assert on_table(state)["lordships"][0]["complete_tracks"] == 1
    assert sheets(state)["tracks"] == {**almost, "holy": 24}


@pytest.mark.rule("DK-029")
def test_tracks_are_checked_in_the_harvest_alone() -> None:
    for moves in (["recruit 4"], ["fight lair_1 1"], ["build r10.1"]):
        state = table(yellow=4, red=4, green=6)
        play(state, *moves)
        assert set(sheets(state)["tracks"].values()) == {0}
    for step in ("recruit", "road", "combat", "gold", "statue"):
        state = table(agenda=[[step, 0]], river=[12, 13, 14])
        while not state.over:
            play(state, legal(state)[0])
        assert set(sheets(state)["tracks"].values()) == {0}


@pytest.mark.rule("DK-030")
def test_a_reward_box_of_a_track_pays() -> None:
    state = table(lordship({"3": 1}, tracks={"shadow": 1}), at="harvest", black=(3, 4))
    assert (sheets(state)["tracks"]["shadow"], sheets(state)["treasury"]) == (2, 1)


@pytest.mark.rule("DK-031")
def test_what_a_track_cannot_take_is_lost_and_goes_nowhere_else() -> None:
    state = table(lordship({"3": 2, "6": 0}, tracks={"shadow": 23}), at="harvest", black=(3, 3))
    assert sheets(state)["tracks"] == {"holy": 0, "worker": 0, "shadow": 24, "soldier": 0}


@pytest.mark.rule("DK-032", "DK-034", "DK-114")
@pytest.mark.parametrize("checked", [0, 11, 12, 23, 24])
def test_gold_checks_the_next_box_of_the_treasury(checked: int) -> None:
    state = table(lordship(treasury=checked), agenda=[["gold", 0], ["roll", 0]], river=[1])
    while state.ask(0) != "roll":
        play(state, legal(state)[0])
    assert sheets(state)["treasury"] == checked + 1
    rows = [box["y"] for box in BOXES.values() if box["section"] == "treasury"]
    assert rows == sorted(rows)
    assert len(set(rows)) == 3
    # Gold pays for nothing: no move has a price, and the treasury never goes down.
    assert not [move.text for move in GAME.moves.all if "gold" in move.text]


@pytest.mark.rule("DK-033")
def test_gold_comes_from_gold_rewards_and_fights_alone() -> None:
    for moves, gold in (
        (["recruit 4"], 0),
        (["build r06.1"], 0),
        (["fight lair_1 1"], 1),
        (["recruit 7"], 1),
    ):
        state = table(yellow=4, blue=3, red=4, green=1)
        play(state, *moves)
        assert sheets(state)["treasury"] == gold


@pytest.mark.rule("DK-035")
def test_a_reward_box_of_the_treasury_pays() -> None:
    state = table(lordship(treasury=2), red=4)
    play(state, "fight lair_1 1")
    assert (sheets(state)["treasury"], sheets(state)["wall_walk"]) == (3, 1)


@pytest.mark.rule("DK-036")
def test_only_pedestals_give_statues_and_only_the_treasury_has_pedestals() -> None:
    boxes = list(BOXES.values())
    assert {box["section"] for box in boxes if box["reward"] == "pedestal"} == {"treasury"}
    asked = []
    for reward in ("recruit", "road", "combat"):
        state = table(agenda=[[reward, 0]])
        play(state, legal(state)[0])
        asked.append(state.over)
    assert asked == [True, True, True]
    state = table(lordship(treasury=5), red=4)
    play(state, "fight lair_1 1")
    assert state.ask(0) == "statue"


@pytest.mark.rule("DK-037", "DK-117")
def test_a_sentinel_checks_the_next_box_of_the_wall_walk_and_nothing_else_does() -> None:
    state = table(lordship({"1": 1}, wall_walk=3), yellow=1)
    play(state, "recruit 1")
    assert sheets(state)["wall_walk"] == 4
    for moves in (["recruit 4"], ["fight lair_1 1"], ["build r05.1"]):
        state = table(yellow=4, red=4, green=5)
        play(state, *moves)
        assert sheets(state)["wall_walk"] == 0


@pytest.mark.rule("DK-038", "DK-039")
def test_the_wall_walk_goes_right_then_up_past_the_gate() -> None:
    wall = [box for box in BOXES.values() if box["section"] == "wall_walk"]
    across = [box for box in wall if box["y"] == wall[0]["y"]]
    up = wall[len(across) :]
    assert [box["x"] for box in across] == sorted(box["x"] for box in across)
    assert [box["y"] for box in up] == sorted((box["y"] for box in up), reverse=True)
    assert len({box["x"] for box in up}) == 1
    gate = CARDS["tracks"]["wall_walk"]["gate_after"]
    assert 0 < gate < len(across)
    state = table(lordship({"1": 1}, wall_walk=gate), yellow=1)
    assert told(play(state, "recruit 1"), "check")[1] == {
        "seat": 0,
        "card": "wall_walk",
        "box": gate + 1,
        "reward": "none",
    }


@pytest.mark.rule("DK-040")
def test_wall_walk_boxes_pay_and_stars_are_among_them() -> None:
    assert "star" in rewards("tracks", "wall_walk")
    state = table(lordship({"1": 1}, wall_walk=2), yellow=1)
    play(state, "recruit 1")
    assert state.ask(0) == "combat"
    state = table(lordship({"1": 1}, wall_walk=5), yellow=1)
    before = state.scores()[0].parts["stars"]
    play(state, "recruit 1")
    assert state.scores()[0].parts["stars"] == before + 1
    assert statue_points(4, lordship(wall_walk=6)) == 3
