"""Positions written by hand: what is wrong with one is told in one sentence that names the field."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duchy.core.errors import BadPosition, DuchyError
from duchy.core.events import Event, Fact
from duchy.core.showing.words import words
from duchy.core.state import State
from duchy.core.stream import Stream
from games.dice_kingdoms.tables import GAME, lordship, play, position, road, table


@pytest.mark.parametrize(
    ("own", "complaint"),
    [
        ({"citizens": {"5": 3}}, r"lordships\[0\].citizens.5: must be a number from 0 to 2, not 3"),
        ({"citizens": {"13": 1}}, "there is no citizen '13'"),
        ({"tracks": {"holy": 25}}, "tracks.holy: must be a number from 0 to 24, not 25"),
        ({"tracks": {"saint": 1}}, "there is no track 'saint'"),
        ({"treasury": 37}, "treasury: must be a number from 0 to 36, not 37"),
        ({"treasury": -1}, "treasury: must be a number of at least 0, not -1"),
        ({"wall_walk": "all"}, "wall_walk: must be a whole number"),
        ({"lairs": {"lair_9": [1]}}, "lairs.lair_9: there is no such lair"),
        ({"lairs": {"lair_1": [1]}}, "lairs.lair_1: must have 2 entries, not 1"),
        ({"lairs": {"lair_1": [3, 0]}}, r"lairs.lair_1\[0\]: must be a number from 0 to 2, not 3"),
        ({"circled": {"lair_1": "first"}}, "circled.lair_1: this lair is not complete"),
        ({"circled": {"lair_7": "first"}}, "circled.lair_7: there is no such lair"),
        ({"roads": {"r01": [3]}}, "roads.r01: this road has 2 boxes, not 3"),
        ({"roads": {"r99": [1]}}, "roads.r99: there is no such road"),
        ({"domains": ["camelot"]}, "there is no domain 'camelot'"),
        ({"statues": [15]}, 'statues: must be statues like "7 day"'),
        ({"statues": ["7 day", "7 night"]}, "the statue 7 is there twice"),
        ({"statues": [1, 2, 3, 4, 5]}, "a seat owns at most 4 statues"),
        ({"harvest": {"holy": 30}}, "harvest.holy: the track has fewer free boxes"),
        ({"gold": 3}, "gold: there is no such field"),
    ],
)
def test_what_is_wrong_with_a_lordship(own: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        table(own)


@pytest.mark.parametrize(
    ("rest", "complaint"),
    [
        ({"river": [1, 2, 3, 4, 5, 6, 7]}, "river: has at most 6 cards, not 7"),
        ({"river": ["1 dusk"]}, "river: must be statues"),
        ({"used": ["soldier_joins"]}, "used: only a domain that changes a die can be used"),
        ({"ahead": ["r77.1"]}, "there is no road box 'r77.1'"),
        ({"moment": "later"}, "there is no moment 'later'"),
        ({"first": 5}, "first: must be a number from 0 to 1, not 5"),
        ({"solo": {}}, "solo: there is no such field"),
        ({"agenda": [["event", 0]]}, "the step 'event' belongs to the solo game"),
        ({"agenda": [["build-on", 0, 999, 1]]}, "the step 'build-on' cannot have the numbers 999 and 1"),
        ({"agenda": [["fill-track", 0, 4]]}, "the step 'fill-track' cannot have the numbers 4 and 0"),
        ({"yellow": 0}, "dice: the coloured dice must show 1 to 6 for the step 'action'"),
        ({"at": "harvest", "black": (0, 3)}, "dice: the black dice must show 1 to 6 for the step 'harvest'"),
    ],
)
def test_what_is_wrong_with_a_table(rest: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        table(**rest)


def test_two_seats_cannot_both_be_first() -> None:
    done = lordship(lairs={"lair_1": [2, 3]}, circled={"lair_1": "first"})
    with pytest.raises(BadPosition, match="two seats have circled the first value of lair_1"):
        table(done, done)


@pytest.mark.parametrize(
    ("solo", "complaint"),
    [
        ({"events": ["storm"]}, "there is no event 'storm'"),
        ({"events": ["flood", "flood"]}, "at most 6 different events"),
        ({"river_size": 7}, "river_size: must be a number from 1 to 6, not 7"),
        ({"struck_boxes": {"lair_1": [1]}}, "only boxes of citizens, tracks"),
        ({"struck_boxes": {"holy": [25]}}, "must be a number from 1 to 24, not 25"),
        ({"struck_bridges": ["bridge_9"]}, "there is no bridge 'bridge_9'"),
        ({"struck_lairs": ["lair_9"]}, "there is no lair 'lair_9'"),
        ({"bans": ["no-fun"]}, "there is no ban 'no-fun'"),
    ],
)
def test_what_is_wrong_with_a_solo_table(solo: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        table(lordship(), seats=1, solo=solo)


def test_domains_follow_from_roads_where_they_are_not_named() -> None:
    state = table(lordship(roads=road(r01=2)))
    assert state.dump()["table"]["lordships"][0]["domains"] == ["yellow_step"]


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["holy", "r01", "first", ""]),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["5", "holy", "lair_1", "r01"]), inner)
        ),
        max_leaves=6,
    ),
    st.sampled_from(
        ["citizens", "tracks", "treasury", "wall_walk", "lairs", "circled", "roads", "domains", "statues"]
    ),
)
def test_junk_is_refused_or_played_but_never_breaks(junk: object, field: str) -> None:
    state = loaded(position({**lordship(), field: junk}))
    if state is not None:
        assert GAME.load(state.dump()).dump() == state.dump()


def loaded(data: dict[str, Any]) -> State | None:
    try:
        return GAME.load(data)
    except DuchyError:
        return None


def test_labels_tell_what_a_move_brings() -> None:
    say = words("en", "dice-kingdoms")
    state = table(lordship(domains=["green_step"], roads=road(r04=4)), yellow=6, red=4, green=3, blue=4)

    def label(text: str) -> str:
        return say.phrase(state.label(0, GAME.parse(text)))

    assert label("recruit 9/10") == "Recruit citizen 9/10 (Holy): the box pays a sentinel"
    assert label("fight lair_1 1").startswith("Fight in Lair 1, block 1 (4 · 5 · 6): the box pays nothing")
    assert label("build r01.1") == (
        "Build from box 1 of the road Start 1 – Yellow ±1 with 3: "
        "2 boxes, paying nothing, up to the domain Yellow ±1"
    )
    assert label("build r10.1 blue").endswith(
        "with 7 (green and blue): 7 boxes, paying gold, up to the domain A Worker citizen joins"
    )
    assert label("build r05.1").endswith("3 boxes, paying nothing")
    assert label("build r05.1 blue").endswith("3 boxes to a fork, paying nothing")
    assert label("green +1") == "Green ±1: the green 3 becomes 4"
    assert label("statue 5") == "Statue 5: 4 points at the end for each lair you completed"
    play(state, "green +1")
    assert label("reset") == "Put the dice back as rolled (yellow 6, red 4, green 3, blue 4)"


def test_a_road_label_names_no_domain_that_is_rallied_already() -> None:
    say = words("en", "dice-kingdoms")

    def label(*domains: str) -> str:
        state = table(lordship(domains=list(domains), roads=road(r01=1)), agenda=[["road", 0]])
        return say.phrase(state.label(0, GAME.parse("road r01.2")))

    assert "Yellow ±1" in label().partition(":")[2]
    assert "Yellow ±1" not in label("yellow_step").partition(":")[2]


def test_a_move_tells_which_boxes_it_will_check() -> None:
    state = table(
        lordship(domains=["green_step"], roads=road(r04=4), treasury=2), yellow=6, red=4, green=3, blue=4
    )

    def checks(text: str) -> list[str]:
        return state.touched(0, GAME.parse(text))

    assert checks("recruit 9/10") == ["citizen_9_10.1", "wall_walk.1"]
    assert checks("fight lair_1 1") == ["lair_1.1.1", "treasury.3", "wall_walk.1"]
    assert checks("build r01.1") == ["r01.1", "r01.2"]
    assert checks("build r10.1 blue")[:5] == ["r10.1", "r10.2", "r10.3", "r10.4", "r10.5"]
    assert checks("green +1") == []


def test_the_boxes_that_are_told_are_checked() -> None:
    state = GAME.new(seats=2, seed=5)
    stream = Stream(bytes(32))
    told: list[tuple[Fact, str]] = []

    def listen(event: Event) -> None:
        facts = event.facts
        if event.name in ("check", "road"):
            section = [str(facts[name]) for name in ("card", "block") if name in facts]
            told.append((facts["seat"], ".".join([*section, str(facts["box"])])))

    state.listener = listen
    compared = 0
    while not state.over:
        seat = state.deciders[0]
        legal = state.legal(seat)
        move = legal[stream.below(len(legal))]
        foretold = state.touched(seat, move)
        told.clear()
        state.play(seat, move)
        checked = [box for who, box in told if who == seat]
        both = min(len(checked), len(foretold))
        assert checked[:both] == foretold[:both]
        compared += both
    assert compared > 100


@pytest.mark.parametrize("section", ["statues", "domains", "lairs", "events"])
def test_every_card_has_words(section: str) -> None:
    say = words("en", "dice-kingdoms")
    for id in GAME.card_file.ids(section):
        assert say.has(f"card-{id.replace('_', '-')}"), id
        texts = [say.phrase(phrase) for phrase in GAME.card_texts(section, id)]
        assert texts
        assert not [text for text in texts if "[" in text or "{" in text]
