"""The solo game (DK-160..DK-172, DK-R-36..DK-R-42)."""

from __future__ import annotations

import pytest

import duchy
from duchy.core.record import Record
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from games.dice_kingdoms.tables import (
    BOXES,
    CARDS,
    GAME,
    alone,
    event_table,
    legal,
    lordship,
    on_table,
    play,
    points,
    road,
    sheets,
    told,
    why,
)


def solo(state: State) -> dict[str, object]:
    found: dict[str, object] = on_table(state)["solo"]
    return found


def finished(seed: int) -> tuple[State, list[dict[str, object]]]:
    """A random solo game and all that was told."""
    state = GAME.new(1, seed)
    record = Record.of(state)
    chance = Stream(key_from_seed(f"solo {seed}"))
    while not state.over:
        moves = state.legal(0)
        move = moves[chance.below(len(moves))]
        state.play(0, move)
        record.moves.append((0, move))
    heard: list[dict[str, object]] = []
    record.replay(listener=lambda event: heard.append(dict(event.seen_by(None))))
    return state, heard


@pytest.mark.rule("DK-160")
def test_the_ordinary_rules_hold_alone() -> None:
    state = alone(lordship({"4": 1}), at="harvest", black=(4, 5), yellow=2, blue=6)
    assert sheets(state)["tracks"] == {"holy": 0, "worker": 1, "shadow": 0, "soldier": 1}
    assert legal(state, verb="recruit") == ["recruit 2", "recruit 8"]


@pytest.mark.rule("DK-161")
def test_ten_events_lie_ready_and_come_in_any_order() -> None:
    assert solo(GAME.new(1, 1))["events"] == []
    drawn: set[str] = set()
    for seed in range(120):
        state = alone(at="event", black=(1, 1), seed=seed)
        drawn.update(on_table(state)["solo"]["events"])
    assert drawn == set(CARDS["events"])


@pytest.mark.rule("DK-162", "DK-163", "DK-164", "DK-R-40", "DK-165", "DK-166", "DK-167", "DK-170")
def test_a_solo_game_goes_as_the_rules_say() -> None:
    for seed in range(8):
        state, heard = finished(seed)
        assert state.turn == 20
        assert solo(state)["trees"] == 20
        turns = [number for number, facts in enumerate(heard) if facts["event"] == "turn"]
        assert len(turns) == 20
        boats = 0
        for begin, end in zip(turns, [*turns[1:], len(heard)], strict=True):
            turn = [facts for facts in heard[begin:end] if facts["event"] != "ending"]
            names = [facts["event"] for facts in turn]
            assert names[:2] == ["turn", "roll"]
            double = turn[1]["first"] == turn[1]["second"]
            assert names.count("event") == int(double and boats < 6)
            boats += names.count("event")
            if "event" in names:
                assert names.index("event") < names.index("check")
            card = next((facts["card"] for facts in turn if facts["event"] == "event"), "")
            assert names.count("roll-black") == (0 if card == "impassable_roads" else 1)
        assert solo(state)["boats"] == boats
        assert heard[-1]["event"] == "game-over"


@pytest.mark.rule("DK-163")
def test_a_tree_is_checked_when_the_turn_begins() -> None:
    state = GAME.new(1, 1)
    assert (solo(state)["trees"], state.ask(0)) == (1, "roll")


@pytest.mark.rule("DK-164", "DK-R-40", "DK-169")
def test_turn_twenty_is_played_in_full_and_is_the_last() -> None:
    state = alone(turn=20, yellow=4)
    play(state, "recruit 4")
    assert state.ask(0) == "second-roll"
    heard = play(state, "roll black")
    while not state.over:
        heard += play(state, legal(state)[0])
    assert told(heard, "check")
    assert state.turn == 20


@pytest.mark.rule("DK-165")
def test_a_double_checks_a_boat_and_turns_up_an_event_before_the_harvest() -> None:
    state = event_table("usurper", lordship(roads=road(r01=2, r04=4)))
    assert solo(state)["boats"] == 1
    assert state.ask(0) == "strike"
    assert set(sheets(state)["tracks"].values()) == {0}


@pytest.mark.rule("DK-166")
def test_without_a_double_there_is_no_event() -> None:
    for seed in range(10):
        assert solo(alone(at="event", black=(2, 3), seed=seed))["boats"] == 0


@pytest.mark.rule("DK-167")
def test_after_the_sixth_boat_doubles_bring_no_event() -> None:
    six = list(CARDS["events"])[:6]
    state = alone(at="event", black=(2, 2), solo={"events": six})
    assert solo(state)["boats"] == 6
    five = alone(at="event", black=(2, 2), solo={"events": six[:5]})
    assert solo(five)["boats"] == 6


@pytest.mark.rule("DK-R-38")
def test_after_the_sixth_boat_a_double_still_activates_twice() -> None:
    six = list(CARDS["events"])[:6]
    state = alone(lordship({"3": 1}), at="harvest", black=(3, 3), solo={"events": six})
    assert sheets(state)["tracks"]["shadow"] == 2
    for seed in range(200):
        second = alone(
            lordship({str(n): 1 for n in range(1, 7)}),
            agenda=[["second-roll", 0], ["end-turn", 0]],
            solo={"events": six},
            seed=seed,
        )
        heard = play(second, "roll black")
        (dice,) = told(heard, "roll-black")
        if dice["first"] == dice["second"] == 3:
            checks = [facts["card"] for facts in told(heard, "check")]
            assert checks.count("shadow") == 2
            return
    raise AssertionError("no double three was rolled")


@pytest.mark.rule("DK-R-42")
def test_used_events_do_not_come_back() -> None:
    used = list(CARDS["events"])[:5]
    for seed in range(40):
        state = alone(at="event", black=(2, 2), solo={"events": used}, seed=seed)
        events = solo(state)["events"]
        assert isinstance(events, list)
        assert events[-1] not in used


@pytest.mark.rule("DK-169", "DK-170")
def test_the_second_harvest_rolls_the_black_dice_alone() -> None:
    doubles = 0
    for seed in range(40):
        state = alone(
            agenda=[["second-roll", 0], ["end-turn", 0]], yellow=2, red=3, green=4, blue=5, seed=seed
        )
        assert legal(state) == ["roll black"]
        heard = play(state, "roll black")
        (dice,) = told(heard, "roll-black")
        doubles += dice["first"] == dice["second"]
        view = on_table(state)
        assert [view["dice"][colour] for colour in ("yellow", "red", "green", "blue")] == [2, 3, 4, 5]
        assert solo(state)["boats"] == 0
    assert doubles > 2


@pytest.mark.rule("DK-R-39")
def test_each_harvest_is_judged_on_its_own_for_the_consolation() -> None:
    for seed in range(100):
        own = lordship({"5": 0, "6": 0, "1": 1})
        state = alone(own, at="harvest", black=(1, 3), yellow=4, seed=seed)
        assert sheets(state)["tracks"]["holy"] == 1
        play(state, "recruit 4", "roll black")
        dice = on_table(state)["dice"]
        values = {*dice["black"], dice["sum"]}
        if not values & {1, 4}:
            assert state.ask(0) == "consolation"
            return
    raise AssertionError("the second harvest always brought something")


@pytest.mark.rule("DK-R-36")
def test_three_complete_tracks_do_not_end_a_solo_game() -> None:
    own = lordship(tracks={"holy": 24, "shadow": 24, "worker": 23})
    state = alone(own, at="harvest", black=(5, 3), yellow=4)
    assert on_table(state)["lordships"][0]["complete_tracks"] == 3
    assert not on_table(state)["last_round"]
    play(state, "recruit 4", "roll black")
    while state.ask(0) != "roll":
        play(state, legal(state)[0])
    assert state.turn == 2


@pytest.mark.rule("DK-R-37")
def test_alone_one_is_always_first() -> None:
    state = alone(lordship(lairs={"lair_3": [2, 2, 2]}), red=4, blue=6)
    play(state, "fight lair_3 3")
    assert points(state)["lairs"] == 9


# -- What is struck ------------------------------------------------------------------------------


@pytest.mark.rule("DK-168", "DK-R-41", "DK-171")
def test_the_usurper_takes_the_power_and_the_point_of_a_domain() -> None:
    state = event_table("usurper", lordship(roads=road(r01=2, r04=4), statues=[2]), yellow=3)
    assert points(state) == {"stars": 0, "domains": 2, "lairs": 0, "statues": 2}
    assert legal(state) == ["strike domain yellow_step", "strike domain green_step"]
    play(state, "strike domain yellow_step")
    assert points(state) == {"stars": 0, "domains": 1, "lairs": 0, "statues": 1}
    while state.ask(0) != "action":
        play(state, legal(state)[0])
    assert "yellow +1" not in legal(state)
    assert "was struck by an event" in why(state, "yellow +1")
    # A struck domain is no place to leave from: r03 begins there.
    assert "build r03.1" not in legal(state)


@pytest.mark.rule("DK-168")
def test_without_such_a_domain_the_usurper_takes_two_that_are_not_rallied() -> None:
    state = event_table("usurper")
    assert len(legal(state)) == 13
    play(state, "strike domain yellow_step", "strike domain green_step")
    assert state.ask(0) != "strike"
    reached = alone(lordship(roads=road(r01=1)), green=5, solo={"struck_domains": ["yellow_step"]})
    play(reached, "build r01.2")
    assert sheets(reached)["domains"] == []
    assert points(reached)["domains"] == 0


@pytest.mark.rule("DK-168", "DK-R-41")
def test_a_flood_closes_two_bridges_to_every_road() -> None:
    state = event_table("flood", lordship(roads=road(r10=6)), green=6, blue=6)
    assert "strike bridge bridge_1" not in legal(state)
    play(state, "strike bridge bridge_2", "strike bridge bridge_3")
    while state.ask(0) != "action":
        play(state, legal(state)[0])
    closed = alone(lordship(roads=road(r11=1, r03=5, r01=2)), green=6, solo={"struck_bridges": ["bridge_2"]})
    play(closed, "build r11.2")
    assert sheets(closed)["roads"]["r11"] == [1, 2]
    other = alone(lordship(roads=road(r11=2, r03=5, r01=2)), green=6, solo={"struck_bridges": ["bridge_2"]})
    assert "build r11.3" not in legal(other)
    assert "was struck by an event" in why(other, "build r11.3")


@pytest.mark.rule("DK-R-41", "DK-171")
def test_a_flood_with_no_other_bridge_takes_a_complete_one_and_its_points() -> None:
    whole = road(r10=6, r11=5, r12=6, r13=5, r15=5, r18=5)
    own = lordship(roads=whole, domains=[], statues=[1])
    state = event_table("flood", own)
    assert points(state)["statues"] == 12
    assert len(legal(state)) == 6
    play(state, "strike bridge bridge_1")
    assert points(state)["statues"] == 10


@pytest.mark.rule("DK-R-37", "DK-168")
def test_emboldened_monsters_strike_the_first_value_of_two_lairs() -> None:
    state = event_table("emboldened_monsters")
    play(state, "strike lair lair_1", "strike lair lair_3")
    weak = alone(lordship(lairs={"lair_1": [2, 2]}), red=4, blue=6, solo={"struck_lairs": ["lair_1"]})
    play(weak, "fight lair_1 2")
    assert points(weak)["lairs"] == 3


@pytest.mark.rule("DK-R-41", "DK-171")
def test_desertion_takes_a_checked_box_of_the_largest_guild() -> None:
    own = lordship({"4": 2, "6": 1, "8": 2}, statues=[10])
    state = event_table("desertion", own)
    assert legal(state) == ["strike citizen 4", "strike citizen 6", "strike citizen 8"]
    before = points(state)
    play(state, "strike citizen 8")
    # Two points of statue 10 and the Star of the struck box are gone.
    assert points(state) == {**before, "stars": before["stars"] - 1, "statues": before["statues"] - 2}
    struck = alone(lordship({"8": 2}), at="harvest", black=(6, 2), solo={"struck_boxes": {"citizen_8": [2]}})
    assert sheets(struck)["tracks"]["soldier"] == 1 + 1


@pytest.mark.rule("DK-168", "DK-R-41")
def test_a_hiring_freeze_closes_boxes_in_three_guilds() -> None:
    state = event_table("hiring_freeze")
    assert len(legal(state)) == 10
    play(state, "strike citizen 1")
    assert "strike citizen 9/10" not in legal(state)
    play(state, "strike citizen 4", "strike citizen 5")
    assert state.ask(0) != "strike"
    frozen = alone(yellow=5, blue=1, solo={"struck_boxes": {"citizen_5": [2], "citizen_6": [2]}})
    assert legal(frozen, verb="recruit") == []
    first = alone(yellow=4, solo={"struck_boxes": {"citizen_4": [2]}})
    play(first, "recruit 4")
    assert on_table(first)["lordships"][0]["citizens"]["4"]["checked"] == 1
    assert on_table(first)["lordships"][0]["citizens"]["4"]["next"] is None


@pytest.mark.rule("DK-R-41")
def test_embezzlement_strikes_the_last_pedestal() -> None:
    state = event_table("embezzlement", lordship(treasury=31))
    assert solo(state)["struck"]["boxes"] == {"treasury": [32]}  # type: ignore[index]
    # The struck box is passed over: 31 and one more Gold is box 33.
    assert sheets(state)["treasury"] == 32
    gold = alone(
        lordship(treasury=31, statues=[7]),
        agenda=[["gold", 0], ["roll", 0]],
        solo={"struck_boxes": {"treasury": [32]}},
    )
    assert sheets(gold)["treasury"] == 33
    assert on_table(gold)["lordships"][0]["treasury"]["checked"] == 32
    assert points(gold)["statues"] == 9


@pytest.mark.rule("DK-R-41", "DK-171")
def test_an_undermined_wall_loses_its_last_two_stars() -> None:
    state = event_table("undermined_wall", lordship(wall_walk=9))
    assert solo(state)["struck"]["boxes"] == {"wall_walk": [13, 16]}  # type: ignore[index]
    done = alone(lordship(wall_walk=16, statues=[4]), solo={"struck_boxes": {"wall_walk": [13, 16]}})
    assert points(done) == {"stars": 2, "domains": 0, "lairs": 0, "statues": 6}


@pytest.mark.rule("DK-168")
def test_iconoclasts_leave_a_river_of_four() -> None:
    state = event_table("iconoclasts", river=[1, 2, 3, 4, 5, 6])
    numbers = [card["number"] for card in on_table(state)["river"]]
    assert len(numbers) == 4
    assert not set(numbers) & {1, 2, 3, 4, 5, 6}
    assert state.dump()["table"]["solo"]["under"] == [f"{n} day" for n in range(1, 7)]
    assert on_table(state)["deck"] == {"day": 10, "night": 14}, "those of the river lie under the night cards"
    assert state.conserved()["statues"] == 28


@pytest.mark.rule("DK-R-41")
def test_a_guild_strike_takes_four_rewards_of_the_longest_track() -> None:
    state = event_table("guild_strike", lordship({"5": 0, "6": 0}, tracks={"soldier": 12, "holy": 3}))
    struck = solo(state)["struck"]["boxes"]  # type: ignore[index]
    assert struck == {"soldier": [13, 14, 16, 18]}
    # The next box is now the fifteenth, and the track is complete without the struck ones.
    play(state, "track soldier")
    assert on_table(state)["lordships"][0]["tracks"]["soldier"]["checked"] == 13
    assert sheets(state)["tracks"]["soldier"] == 16
    assert BOXES["soldier.15"]["reward"] == "-"
    last = alone(
        lordship({"5": 0, "6": 0}, tracks={"soldier": 20}),
        at="harvest",
        black=(1, 2),
        solo={"struck_boxes": {"soldier": [22, 23, 24]}},
    )
    play(last, "track soldier")
    if last.ask(0) == "combat":
        play(last, "combat lair_1")
    assert on_table(last)["lordships"][0]["complete_tracks"] == 1


@pytest.mark.rule("DK-168")
def test_impassable_roads_bar_blue_powers_and_the_second_harvest_for_a_turn() -> None:
    state = event_table("impassable_roads", lordship(roads=road(r01=2)), yellow=2, red=3, green=2, blue=5)
    while state.ask(0) != "action":
        play(state, legal(state)[0])
    assert legal(state, verb="recruit") == ["recruit 2"]
    assert not [text for text in legal(state) if text.endswith("blue")]
    assert "yellow +1" not in legal(state)
    assert "no power this turn" in why(state, "yellow +1")
    assert "cannot be used this turn" in why(state, "build r10.1 blue")
    play(state, "recruit 2")
    while state.ask(0) not in ("roll", "second-roll"):
        play(state, legal(state)[0])
    assert (state.ask(0), state.turn) == ("roll", 2)
    assert state.dump()["table"]["solo"]["bans"] == []


@pytest.mark.rule("DK-172")
@pytest.mark.parametrize(
    ("total", "verdict", "won"),
    [(59, "lost", False), (60, "watched", False), (69, "watched", False), (70, "chamberlain", False),
     (79, "chamberlain", False), (80, "capital", True), (93, "capital", True)],
)  # fmt: skip
def test_the_ranks_of_a_solo_score(total: int, verdict: str, won: bool) -> None:
    # Three lairs of a user's own, with the Star in each, are all the points there are.
    half = (total - 33) // 2
    values = {"lair_2": 30, "lair_3": half, "lair_4": total - 33 - half}
    game = duchy.game("dice-kingdoms", {"lairs": {id: {"first": value} for id, value in values.items()}})
    own = lordship(
        lairs={"lair_2": [2, 4], "lair_3": [2, 2, 3], "lair_4": [2, 3, 3]},
        circled=dict.fromkeys(values, "first"),
    )
    state = alone(own, agenda=[["end-turn", 0]], turn=20, game=game)
    assert state.scores()[0].total == total
    assert state.over
    assert state.verdict() == verdict
    assert state.winners() == ((0,) if won else ())
    scale = {rank["verdict"]: rank for rank in state.view(0)["ranks"]}
    assert [rank["least"] for rank in scale.values()] == [80, 70, 60, None]
    assert scale[verdict]["won"] is won


@pytest.mark.rule("DK-168")
def test_bans_of_an_event_stand_in_the_prompt_and_in_the_view() -> None:
    state = alone(lordship(), solo={"bans": ["no-blue", "no-powers"]})
    prompt = state.prompt(0)
    assert prompt is not None
    assert (prompt["no_blue"], prompt["no_powers"]) == (1, 1)
    assert solo(state)["bans"] == ["no-blue", "no-powers"]
    free = alone(lordship()).prompt(0)
    assert free is not None
    assert (free["no_blue"], free["no_powers"]) == (0, 0)


def test_cards_under_the_deck_are_counted_as_what_they_are() -> None:
    state = event_table("iconoclasts")
    river = on_table(state)["river"]
    assert len(river) == 4
    assert on_table(state)["deck"]["day"] + sum(not card["night"] for card in river) == 14
    assert on_table(state)["deck"]["night"] + sum(card["night"] for card in river) == 14
