"""The Harvest phase (DK-073..DK-090, DK-R-07..DK-R-12)."""

from __future__ import annotations

from typing import Any

import pytest

from duchy.core.state import State
from games.dice_kingdoms.tables import (
    GUILDS,
    legal,
    lordship,
    on_table,
    play,
    position,
    road,
    sheets,
    table,
    told,
    why,
)

NOBODY = {"5": 0, "6": 0}


def tracks(state: State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = sheets(state, seat)["tracks"]
    return {guild: number for guild, number in found.items() if number}


@pytest.mark.rule("DK-073", "DK-EX-10")
def test_all_harvest_from_the_same_black_dice() -> None:
    state = table(seats=4, at="harvest", black=(5, 1), active=2)
    for seat in range(4):
        assert tracks(state, seat) == {"worker": 1, "soldier": 1}


@pytest.mark.rule("DK-074", "DK-075")
def test_each_die_and_their_sum_activate_as_many_checks_as_boxes() -> None:
    state = table(lordship({"3": 1, "4": 1, "7": 1}), at="harvest", black=(3, 4))
    assert tracks(state) == {"shadow": 2, "soldier": 1}
    state = table(lordship({"3": 0, "4": 0, "7": 2}), at="harvest", black=(3, 4))
    assert tracks(state) == {"shadow": 2}
    state = table(lordship({"1": 2, "9/10": 0}), at="harvest", black=(1, 1))
    assert tracks(state)["holy"] == 4


@pytest.mark.rule("DK-076", "DK-EX-01")
def test_david_harvests_without_the_inactive_sum() -> None:
    own = lordship({"4": 1, "5": 2, "9/10": 0}, tracks={"soldier": 2, "worker": 5})
    state = table(own, at="harvest", black=(4, 5))
    assert tracks(state) == {"soldier": 3, "worker": 7}


@pytest.mark.rule("DK-077", "DK-078")
@pytest.mark.parametrize(("boxes", "checks"), [(1, 2), (2, 4)])
def test_doubles_activate_twice_but_the_sum_once(boxes: int, checks: int) -> None:
    own = lordship({"3": boxes, "5": 0, "6": 2}, tracks={"soldier": 2})
    state = table(own, at="harvest", black=(3, 3))
    assert tracks(state) == {"shadow": checks, "soldier": 4}


@pytest.mark.rule("DK-EX-12", "DK-078")
def test_double_three_at_the_start() -> None:
    state = table(at="harvest", black=(3, 3))
    assert tracks(state) == {"soldier": 1}
    assert state.ask(0) == "action"


@pytest.mark.rule("DK-079")
def test_citizens_of_one_guild_add_their_checks() -> None:
    state = table(lordship({"4": 1, "8": 1, **NOBODY}, tracks={"soldier": 5}), at="harvest", black=(4, 4))
    assert tracks(state) == {"soldier": 8}


@pytest.mark.rule("DK-080", "DK-141")
def test_domain_powers_never_touch_the_black_dice_or_the_harvest() -> None:
    everything = road(r01=2, r02=5, r03=5, r05=5, r06=4, r11=7, r12=7)
    state = table(lordship(roads=everything), at="harvest", black=(1, 2))
    assert legal(state, 0) == [f"track {guild}" for guild in GUILDS]
    play(state, "track holy", seat=0)
    play(state, "track holy", seat=1)
    changes = [text for text in legal(state, 0) if "+1" in text or "-1" in text or "flip" in text]
    assert changes
    assert not [text for text in changes if "black" in text]


@pytest.mark.rule("DK-081")
def test_coloured_dice_play_no_part_in_the_harvest() -> None:
    results = set()
    for value in range(1, 7):
        state = table(at="harvest", black=(5, 3), yellow=value, red=value, green=value, blue=7 - value)
        results.add(str(sheets(state)))
    assert len(results) == 1


@pytest.mark.rule("DK-082", "DK-083", "DK-EX-11", "DK-087")
def test_who_checks_nothing_checks_one_box_of_their_choice() -> None:
    state = table(lordship(), lordship({"1": 1}), lordship(), at="harvest", black=(1, 2), active=1)
    assert state.deciders == (0, 2)
    assert legal(state, 0) == [f"track {guild}" for guild in GUILDS]
    play(state, "track shadow", seat=2)
    play(state, "track holy", seat=0)
    assert [tracks(state, seat) for seat in range(3)] == [{"holy": 1}, {"holy": 1}, {"shadow": 1}]


@pytest.mark.rule("DK-084", "DK-086", "DK-EX-02")
def test_oleksander_is_consoled_when_all_his_checks_fall_on_complete_tracks() -> None:
    own = lordship({"3": 2, "5": 1, "6": 2}, tracks={"shadow": 24, "soldier": 24})
    state = table(own, at="harvest", black=(3, 3))
    assert state.deciders == (0,)
    assert legal(state, 0) == ["track holy", "track worker"]
    assert "Shadow track is complete" in why(state, "track shadow", 0)
    play(state, "track worker", seat=0)
    assert tracks(state) == {"worker": 1, "shadow": 24, "soldier": 24}
    assert state.ask(0) == "action"


@pytest.mark.rule("DK-085")
def test_one_checked_box_is_enough_to_get_no_consolation() -> None:
    own = lordship({"3": 2, "5": 0, "6": 1}, tracks={"shadow": 24})
    state = table(own, at="harvest", black=(3, 3))
    assert tracks(state) == {"shadow": 24, "soldier": 1}
    assert state.ask(0) == "action"


@pytest.mark.rule("DK-086")
def test_the_box_of_the_consolation_pays() -> None:
    state = table(lordship(NOBODY, tracks={"shadow": 1}), at="harvest", black=(1, 2))
    play(state, "track shadow", seat=0)
    assert (tracks(state), sheets(state)["treasury"]) == ({"shadow": 2}, 1)


@pytest.mark.rule("DK-R-09")
def test_with_all_tracks_complete_there_is_no_consolation() -> None:
    full = dict.fromkeys(GUILDS, 24)
    state = table(lordship(NOBODY, tracks=full), lordship({"1": 1}), at="harvest", black=(1, 2))
    assert state.ask(0) == "action"
    assert tracks(state) == full
    last = table(lordship(NOBODY, tracks={**full, "holy": 20}), at="harvest", black=(1, 2))
    assert tracks(last)["holy"] == 21


@pytest.mark.rule("DK-R-07")
def test_citizens_gained_in_a_harvest_wait_for_the_next() -> None:
    # The twelfth Holy box pays a Recruit; citizen 2 is activated by the same dice.
    own = lordship({"1": 1, **NOBODY}, tracks={"holy": 11})
    state = table(own, at="harvest", black=(1, 2))
    assert state.ask(0) == "recruit"
    play(state, "citizen 2", seat=0)
    assert sheets(state)["citizens"]["2"] == 1
    assert tracks(state) == {"holy": 12}


@pytest.mark.rule("DK-R-08")
def test_the_player_chooses_which_activated_track_is_filled_first() -> None:
    # Worker 2 pays a Road, Soldier 2 a Combat.
    own = lordship(tracks={"worker": 1, "soldier": 1})
    for first, ask in (("worker", "road"), ("soldier", "combat")):
        state = table(own, at="harvest", black=(5, 1))
        assert state.ask(0) == "track-order"
        assert legal(state, 0) == ["track worker", "track soldier"]
        assert "gives nothing on the Holy track" in why(state, "track holy", 0)
        play(state, f"track {first}", seat=0)
        assert state.ask(0) == ask
        assert sum(tracks(state).values()) == 3


@pytest.mark.rule("DK-R-08")
def test_without_a_choice_tracks_are_filled_in_their_order() -> None:
    own = lordship(tracks={"worker": 1, "soldier": 1})
    state = table(own, at="harvest", black=(5, 1), options={"harvest_order": "fixed"})
    assert state.ask(0) == "road"
    # Where no reward lets the player choose, nothing is asked: Shadow 2 and Worker 4 both pay Gold.
    own = lordship({"3": 1, "5": 1}, tracks={"worker": 3, "shadow": 1})
    state = table(own, at="harvest", black=(5, 3))
    assert tracks(state) == {"worker": 4, "shadow": 2}
    assert sheets(state)["treasury"] == 2


@pytest.mark.rule("DK-R-08", "DK-121")
def test_a_track_is_finished_with_its_chains_before_the_next() -> None:
    # Two Soldier checks: the first pays a Combat, and only then is the second made.
    own = lordship({"6": 2}, tracks={"soldier": 1})
    state = table(own, at="harvest", black=(6, 1))
    assert state.ask(0) == "combat"
    assert tracks(state)["soldier"] == 2
    play(state, "combat lair_2", seat=0)
    assert tracks(state)["soldier"] == 3


@pytest.mark.rule("DK-R-10")
def test_harvests_are_answered_in_any_order_with_one_result() -> None:
    own = lordship(tracks={"worker": 1, "soldier": 1})
    digests = set()
    for order in ((0, 1), (1, 0)):
        state = table(own, own, at="harvest", black=(5, 1))
        assert state.deciders == (0, 1)
        for seat in order:
            play(state, "track soldier", f"combat lair_{seat + 1}", "road r01.1", seat=seat)
        digests.add(state.digest())
    assert len(digests) == 1


# -- Pedestals in the harvest --------------------------------------------------------------------

PEDESTAL: dict[str, Any] = {"tracks": {"shadow": 1}, "treasury": 5}
"""One Shadow check pays Gold, and that Gold reaches the first Pedestal."""


def at_pedestals(*owners: int, seats: int = 3, active: int = 1, **rest: object) -> State:
    own = [
        lordship({"3": 1, **NOBODY}, **PEDESTAL) if seat in owners else lordship({"4": 1})
        for seat in range(seats)
    ]
    return table(*own, active=active, at="harvest", black=(3, 4), river=[1, 2, 3, 4, 5, 6], **rest)


@pytest.mark.rule("DK-088", "DK-089", "DK-090", "DK-EX-14")
def test_pedestals_of_a_harvest_are_served_in_turn_order_from_one_river() -> None:
    state = at_pedestals(0, 1, 2)
    river: list[int] = [1, 2, 3, 4, 5, 6]
    for seat, number in ((1, 3), (2, 1), (0, 6)):
        assert state.deciders == (seat,)
        assert legal(state) == [f"statue {left}" for left in river]
        heard = play(state, f"statue {number}")
        river.remove(number)
        assert len(told(heard, "river")) == (3 if seat == 0 else 0)
    assert len(on_table(state)["river"]) == 6
    assert "statue 3" not in legal(table(lordship(statues=[3]), agenda=[["statue", 0]], river=[3, 4, 5]))


@pytest.mark.rule("DK-088")
def test_pedestals_wait_until_all_have_harvested() -> None:
    own = [lordship({"3": 1, **NOBODY}, **PEDESTAL), lordship(NOBODY)]
    state = table(*own, at="harvest", black=(3, 4), river=[1, 2, 3, 4, 5, 6])
    assert state.deciders == (1,)
    assert state.ask(1) == "consolation"
    assert sheets(state)["owed_statues"] == 1
    play(state, "track holy", seat=1)
    assert state.ask(0) == "statue"


@pytest.mark.rule("DK-R-11")
def test_two_pedestals_in_one_harvest_are_served_in_two_passes() -> None:
    state = table(
        lordship(owed_statues=2),
        lordship(owed_statues=1),
        agenda=[["serve-statues", 0], ["action", 0], ["end-turn", 0]],
        moment="serving",
        river=[1, 2, 3, 4, 5, 6],
    )
    play(state, "statue 1")
    assert state.deciders == (1,)
    assert len(told(play(state, "statue 2"), "river")) == 2
    assert state.deciders == (0,)
    assert state.ask(0) == "statue"
    assert len(told(play(state, legal(state)[0]), "river")) == 1
    assert state.ask(0) == "action"
    assert len(sheets(state)["statues"]) == 2


@pytest.mark.rule("DK-R-12")
def test_a_pedestal_from_a_statue_waits_for_the_next_pass() -> None:
    def arranged(chain: str) -> State:
        return table(
            lordship(owed_statues=1, treasury=13),
            lordship(owed_statues=1),
            agenda=[["serve-statues", 0], ["action", 0], ["end-turn", 0]],
            moment="serving",
            river=[1, 2, 3, 4, 5, 14],
            options={"statue_chain": chain},
        )

    state = arranged("next-pass")
    play(state, "statue 14")
    assert sheets(state)["treasury"] == 16
    assert state.deciders == (1,)
    play(state, "statue 1")
    assert state.deciders == (0,)
    assert state.ask(0) == "statue"
    at_once = arranged("at-once")
    play(at_once, "statue 14")
    assert at_once.deciders == (0,)
    assert at_once.ask(0) == "statue"


@pytest.mark.rule("DK-R-12", "DK-063")
def test_a_lair_completed_by_a_statue_comes_after_those_of_the_harvest() -> None:
    # Seat 0 is active and takes statue 13; seat 1 completed the lair in the harvest itself.
    own = lordship({"3": 1, **NOBODY}, lairs={"lair_1": [2, 2]}, **PEDESTAL)
    rival = lordship({"4": 1, **NOBODY}, tracks={"soldier": 1}, lairs={"lair_1": [2, 2]})
    state = table(own, rival, at="harvest", black=(3, 4), river=[1, 2, 3, 4, 5, 13])
    play(state, "combat lair_1", seat=1)
    assert sheets(state, 1)["circled"] == {"lair_1": "first"}
    play(state, "statue 13", "combat lair_1", seat=0)
    assert sheets(state, 0)["circled"] == {"lair_1": "later"}


def test_lanes_are_written_and_read() -> None:
    own = lordship(tracks={"worker": 1, "soldier": 1})
    state = table(own, own, at="harvest", black=(5, 1))
    written = state.dump()
    assert written["lanes"]
    assert position()["table"]["lordships"]
