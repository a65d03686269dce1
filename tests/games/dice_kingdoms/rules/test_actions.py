"""The Action phase, its dice and the powers over them (DK-091..DK-099, DK-141..DK-151, DK-R-13..DK-R-20)."""

from __future__ import annotations

import pytest

from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.state import State
from games.dice_kingdoms.tables import (
    GAME,
    alone,
    legal,
    lordship,
    on_table,
    play,
    road,
    sheets,
    table,
    told,
    why,
)

COLOURS = ("yellow", "red", "green", "blue")
EVERY_DOMAIN = [
    "yellow_step", "red_step", "green_step", "blue_step",
    "yellow_flip", "red_flip", "green_flip", "blue_flip", "any_step",
]  # fmt: skip
FULL_LAIRS = {"lair_1": [2, 3], "lair_2": [2, 4], "lair_3": [2, 2, 3], "lair_4": [2, 3, 3]}
FULL_CITIZENS = {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 2, "8": 2, "9/10": 2, "11/12": 2}
FULL_ROADS = {
    road_id: list(range(1, len(entry["boxes"]) + 1))
    for road_id, entry in GAME.card_file.sections["roads"].items()
}


def changes(state: State) -> list[str]:
    """The powers on offer."""
    return [text for text in legal(state) if "+1" in text or "-1" in text or "flip" in text]


@pytest.mark.rule("DK-091")
def test_only_the_active_player_acts() -> None:
    state = table(seats=4, active=2, yellow=4)
    assert state.deciders == (2,)
    for seat in (0, 1, 3):
        assert state.legal(seat) == []
    play(state, "recruit 4")
    assert "4" not in sheets(state, 0)["citizens"]
    assert state.ask(3) == "roll"


@pytest.mark.rule("DK-092")
@pytest.mark.parametrize("move", ["recruit 4", "fight lair_4 1", "build r10.1"])
def test_one_colour_is_chosen_and_its_action_made_once(move: str) -> None:
    state = table(yellow=4, red=3, green=2)
    play(state, move)
    assert state.deciders == (1,)
    own = sheets(state)
    done = ["4" in own["citizens"], own["lairs"]["lair_4"] == [1, 0, 0], own["roads"] == road(r10=2)]
    assert done.count(True) == 1


@pytest.mark.rule("DK-093", "DK-096")
def test_neither_blue_nor_black_dice_are_action_dice() -> None:
    state = table(yellow=1, red=1, green=1, blue=6, black=(4, 4))
    assert legal(state, verb="recruit") == ["recruit 1", "recruit 7"]
    assert "recruit 6" not in legal(state)
    assert "recruit 4" not in legal(state)
    other = table(yellow=1, red=1, green=1, blue=6, black=(2, 5))
    assert legal(state) == legal(other)


@pytest.mark.rule("DK-094", "DK-095")
def test_blue_is_added_whole_or_not_at_all_and_beyond_six() -> None:
    state = table(yellow=6, red=6, green=6, blue=6)
    assert legal(state, verb="recruit") == ["recruit 6", "recruit 11/12"]
    assert "fight lair_4 3" in legal(state)
    play(state, "build r10.1 blue")
    assert sheets(state)["roads"]["r10"] == [1, 2, 3, 4, 5, 6, 7]
    assert set(legal(table(green=2, blue=5), verb="build r10")) == {
        "build r10.1",
        "build r10.1 blue",
    }


@pytest.mark.rule("DK-097", "DK-098", "DK-EX-03")
def test_helene_may_recruit_two_or_eight_and_nothing_else() -> None:
    state = table(yellow=2, blue=6)
    assert legal(state, verb="recruit") == ["recruit 2", "recruit 8"]
    assert "yellow die stands for 2 or, with blue, 8; this takes 6" in why(state, "recruit 6")
    assert why(state, "recruit 1")
    play(state, "recruit 2")
    assert sheets(state)["citizens"] == {"2": 1, "5": 1, "6": 1}


@pytest.mark.rule("DK-099")
def test_recruiting_checks_one_box_even_where_two_are_free() -> None:
    state = table(yellow=3)
    play(state, "recruit 3")
    assert sheets(state)["citizens"]["3"] == 1


@pytest.mark.rule("DK-R-20")
def test_a_full_citizen_is_not_offered() -> None:
    state = table(lordship({"4": 2}), yellow=4, blue=1)
    assert legal(state, verb="recruit") == ["recruit 5"]
    assert "both boxes of citizen 4 are checked" in why(state, "recruit 4")


# -- Must act, may pass --------------------------------------------------------------------------


@pytest.mark.rule("DK-R-13")
def test_who_can_act_must_act_and_only_where_a_box_is_checked() -> None:
    state = table(lordship(FULL_CITIZENS, lairs=FULL_LAIRS), green=1, blue=1)
    assert all(text.startswith("build") for text in legal(state))
    assert "must be made" in why(state, "pass")
    rallied = table(lordship(roads=road(r01=2)), yellow=3)
    assert "pass" not in legal(rallied)
    play(rallied, "yellow +1")
    assert "pass" not in legal(rallied)


@pytest.mark.rule("DK-R-14")
def test_with_no_action_at_all_the_phase_is_skipped_without_gold() -> None:
    done = lordship(FULL_CITIZENS, lairs=FULL_LAIRS, roads=FULL_ROADS, domains=[])
    state = table(done, yellow=4)
    assert state.ask(1) == "roll"
    assert sheets(state)["treasury"] == 0


@pytest.mark.rule("DK-R-14")
def test_powers_may_create_an_action_or_the_player_passes() -> None:
    almost = lordship({**FULL_CITIZENS, "4": 1}, lairs=FULL_LAIRS, roads=FULL_ROADS, domains=["yellow_step"])
    state = table(almost, yellow=5, blue=6)
    assert legal(state) == ["yellow +1", "yellow -1", "pass"]
    play(state, "yellow -1")
    assert legal(state) == ["recruit 4", "reset"]
    play(state, "reset", "pass")
    assert state.ask(1) == "roll"
    assert sheets(state)["citizens"]["4"] == 1
    # Where the dice as rolled allow an action and powers spoil it, the dice go back: there is no passing.
    state = table(almost, yellow=4, blue=6)
    heard = play(state, "yellow +1")
    assert [event.name for event in heard] == ["die", "reset"]
    assert legal(state) == ["recruit 4", "yellow +1", "yellow -1"]


# -- Powers --------------------------------------------------------------------------------------


@pytest.mark.rule("DK-142", "DK-143", "DK-EX-09")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_a_step_and_a_flip(colour: str) -> None:
    state = table(lordship(domains=[f"{colour}_step"]), **{colour: 3})
    assert changes(state) == [f"{colour} +1", f"{colour} -1"]
    for change, value in (("+1", 4), ("-1", 2)):
        after = table(lordship(domains=[f"{colour}_step"]), **{colour: 3})
        play(after, f"{colour} {change}")
        assert on_table(after)["dice"][colour] == value
    for value in range(1, 7):
        state = table(lordship(domains=[f"{colour}_flip"]), **{colour: value})
        assert changes(state) == [f"{colour} flip"]
        play(state, f"{colour} flip")
        assert on_table(state)["dice"][colour] == 7 - value


@pytest.mark.rule("DK-144", "DK-R-16")
def test_one_power_steps_any_coloured_die_blue_too() -> None:
    state = table(lordship(domains=["any_step"]), yellow=2, red=3, green=4, blue=5)
    assert changes(state) == [f"any {colour} {sign}1" for colour in COLOURS for sign in "+-"]
    play(state, "any blue +1")
    assert on_table(state)["dice"]["blue"] == 6
    assert changes(state) == []
    assert "recruit 8" in legal(state)


@pytest.mark.rule("DK-R-16")
def test_blue_can_be_changed_and_matters_if_it_is_added() -> None:
    state = table(lordship(domains=["blue_step", "blue_flip"]), yellow=2, blue=2)
    play(state, "blue flip", "blue +1")
    assert legal(state, verb="recruit") == ["recruit 2", "recruit 8"]


@pytest.mark.rule("DK-145", "DK-R-18")
@pytest.mark.parametrize(("value", "possible"), [(1, ["+1"]), (6, ["-1"]), (3, ["+1", "-1"])])
def test_a_die_never_leaves_one_to_six_and_a_useless_step_is_refused(value: int, possible: list[str]) -> None:
    state = table(lordship(domains=["red_step"]), red=value)
    assert changes(state) == [f"red {change}" for change in possible]
    if value == 6:
        assert "never goes above 6" in why(state, "red +1")
        assert on_table(state)["dice"]["used"] == []
        play(state, "red -1")
        assert on_table(state)["dice"]["used"] == ["red_step"]


@pytest.mark.rule("DK-146")
def test_each_power_is_used_once_a_phase_and_is_back_in_the_next() -> None:
    state = table(lordship(domains=["green_flip"]), green=2, yellow=4)
    play(state, "green flip")
    assert "already used" in why(state, "green flip")
    play(state, "recruit 4")
    again = GAME.load({**state.dump(), "agenda": [["turn", 0]]})
    play(again, "roll")
    while again.ask(0) != "action":
        seat = again.deciders[0]
        again.play(seat, again.legal(seat)[0])
    assert "green flip" in legal(again)


@pytest.mark.rule("DK-147", "DK-R-17", "DK-EX-16")
def test_powers_add_up_on_one_die_in_any_order() -> None:
    own = lordship(domains=["yellow_step", "yellow_flip"])
    state = table(own, yellow=3)
    play(state, "yellow flip", "yellow +1")
    assert on_table(state)["dice"]["yellow"] == 5
    state = table(own, yellow=3)
    play(state, "yellow +1", "yellow flip")
    assert on_table(state)["dice"]["yellow"] == 3
    capped = table(own, yellow=6)
    assert why(capped, "yellow +1")
    assert on_table(capped)["dice"]["yellow"] == 6
    play(capped, "yellow flip")
    assert on_table(capped)["dice"]["yellow"] == 1
    assert "yellow +1" in legal(capped)


@pytest.mark.rule("DK-148")
def test_powers_are_optional() -> None:
    state = table(lordship(domains=EVERY_DOMAIN), yellow=4)
    play(state, "recruit 4")
    assert state.ask(1) == "roll"


def test_a_power_can_be_taken_back_until_the_action() -> None:
    state = table(lordship(domains=EVERY_DOMAIN), yellow=4, green=2)
    assert "reset" not in legal(state)
    assert "as they were rolled" in why(state, "reset")
    before = legal(state)
    play(state, "yellow flip", "green +1", "any blue +1")
    heard = play(state, "reset")
    assert told(heard, "reset") == [{"seat": 0}]
    assert legal(state) == before
    assert on_table(state)["dice"]["used"] == []


def test_an_action_can_be_taken_back_as_nothing_was_revealed() -> None:
    state = GAME.new(2, 1, {"first_player": "0"})
    game = Playthrough(Record.of(state))
    game.play(0, GAME.parse("roll"))
    while game.state.ask(0) != "action":
        seat = game.state.deciders[0]
        game.play(seat, game.state.legal(seat)[0])
    before = game.state.digest()
    action = next(move for move in game.state.legal(0) if move.verb == "recruit")
    game.play(0, action)
    game.undo(0)
    assert game.state.digest() == before


@pytest.mark.rule("DK-141")
def test_powers_belong_to_their_owners_own_action() -> None:
    state = table(lordship(domains=EVERY_DOMAIN), lordship(), active=1, yellow=4)
    assert changes(state) == []
    assert state.legal(0) == []
    while state.ask(1) == "action":
        play(state, "recruit 4")
    assert state.ask(0) == "roll"
    assert legal(state, 0) == ["roll"]


@pytest.mark.rule("DK-R-19")
def test_a_domain_rallied_in_the_harvest_works_in_the_same_turn_one_just_built_in_the_next() -> None:
    # The second Worker box pays a Road, which rallies the domain yellow_step.
    own = lordship(tracks={"worker": 1}, roads=road(r01=1))
    state = table(own, at="harvest", black=(5, 3), yellow=3)
    play(state, "road r01.2", seat=0)
    assert "yellow +1" in legal(state)
    state = table(lordship(roads=road(r01=1)), green=1, yellow=3)
    play(state, "build r01.2")
    assert state.deciders == (1,)


# -- Citizens who join ---------------------------------------------------------------------------


@pytest.mark.rule("DK-EX-07", "DK-147", "DK-149")
def test_anastasiya_stacks_powers_and_a_soldier_joins() -> None:
    own = lordship({"6": 1}, domains=["green_step", "green_flip"], roads=road(r05=5))
    state = table(own, green=3, blue=1)
    play(state, "green flip", "green +1", "build r09.1 blue")
    assert sheets(state)["roads"]["r09"] == [1, 2, 3, 4, 5, 6]
    assert "soldier_joins" in sheets(state)["domains"]
    assert legal(state) == ["citizen 4", "citizen 6", "citizen 8"]
    play(state, "citizen 4")
    assert sheets(state)["citizens"]["4"] == 1
    assert state.ask(1) == "roll"


JOINING = {"holy": ("r11", 7, ["1", "9/10"]), "worker": ("r10", 7, ["2", "5", "11/12"]),
           "soldier": ("r08", 5, ["4", "6", "8"]), "shadow": ("r17", 7, ["3", "7"])}  # fmt: skip


@pytest.mark.rule("DK-149", "DK-150", "DK-R-33")
@pytest.mark.parametrize("guild", list(JOINING))
def test_a_citizen_of_the_guild_joins_at_once_and_cannot_be_refused(guild: str) -> None:
    way, length, sections = JOINING[guild]
    state = table(lordship(roads={way: list(range(1, length))}), green=1)
    play(state, f"build {way}.{length}")
    assert state.ask(0) == "citizen-joins"
    assert legal(state) == [f"citizen {section}" for section in sections]
    if guild != "soldier":
        assert "does not belong" in why(state, "citizen 4")
    play(state, f"citizen {sections[-1]}")
    assert sheets(state)["citizens"][sections[-1]] == 1
    assert f"{guild}_joins" not in str(on_table(state)["lordships"][0]["powers"])


@pytest.mark.rule("DK-150")
def test_a_citizen_joins_in_the_harvest_too_and_only_once() -> None:
    own = lordship(tracks={"worker": 1}, roads=road(r08=4))
    state = table(own, at="harvest", black=(5, 3))
    play(state, "road r08.5", seat=0)
    assert state.ask(0) == "citizen-joins"
    play(state, "citizen 8", seat=0)
    # Reaching the domain again on another road brings nobody.
    again = table(lordship(roads={"r08": [1, 2, 3, 4, 5], "r09": [1, 2, 3, 4, 5]}), green=1)
    play(again, "build r09.6")
    assert again.ask(1) == "roll"


@pytest.mark.rule("DK-R-33")
def test_the_box_of_who_joins_is_the_leftmost_free_one_and_pays() -> None:
    state = table(lordship({"4": 1}, roads=road(r08=4)), green=1)
    play(state, "build r08.5", "citizen 4")
    assert sheets(state)["citizens"]["4"] == 2
    assert state.ask(0) == "combat"
    leftmost = table(lordship(roads=road(r08=4)), green=1, options={"joining_citizen": "leftmost"})
    play(leftmost, "build r08.5")
    assert sheets(leftmost)["citizens"]["4"] == 1


@pytest.mark.rule("DK-151")
def test_with_the_guild_full_the_power_is_lost() -> None:
    state = table(lordship({"4": 2, "6": 2, "8": 2}, roads=road(r08=4)), green=1)
    play(state, "build r08.5")
    assert "soldier_joins" in sheets(state)["domains"]
    assert state.ask(1) == "roll"
    assert alone().deciders == (0,)
