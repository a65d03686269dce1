"""What is hidden and from whom (CK-012, CK-124, CK-186, CK-215, CK-RU-06)."""

from __future__ import annotations

import json

import pytest

from duchy.core.stream import KEY_SIZE, Stream, key_from_seed
from games.card_kingdoms.tables import (
    CARDS,
    GAME,
    begin,
    centre,
    finish_turn,
    first_turn,
    legal,
    owns,
    play,
    realm,
    table,
    until,
)


@pytest.mark.rule("CK-012", "CK-043")
def test_a_duke_is_hidden_from_the_others() -> None:
    state = first_turn(3)
    for viewer in (0, 1, 2, None):
        for owner in range(3):
            seen = state.view(viewer)["table"]["kingdoms"][owner]
            assert (seen["duke"] is not None) == (viewer == owner)
            assert ("dukes_dealt" in seen) == (viewer == owner)


def test_looking_back_at_a_game_every_duke_lies_open() -> None:
    state = first_turn(3)
    shown = state.open_view()
    assert shown["seat"] is None
    for owner in range(3):
        assert shown["table"]["kingdoms"][owner] == owns(state, owner)


@pytest.mark.rule("CK-012", "CK-RU-06")
def test_no_name_of_another_duke_stands_anywhere_in_a_view() -> None:
    state = GAME.new(4, 9)
    for _ in range(5):
        for viewer in range(4):
            text = json.dumps(state.view(viewer)) + json.dumps(state.prompt(viewer))
            own = owns(state, viewer)["dukes_dealt"]
            assert [duke for duke in CARDS["dukes"] if f'"{duke}"' in text] == sorted(own)
        assert not [duke for duke in CARDS["dukes"] if f'"{duke}"' in json.dumps(state.view(None))]
        play(state, legal(state)[0])


@pytest.mark.rule("CK-012")
def test_all_dukes_are_shown_at_the_end() -> None:
    left = dict.fromkeys(["forest", "valley", "merchant", "champion"], 0)
    state = table(realm(duke="waryn"), realm(duke="simon"), active=1, left=left)
    finish_turn(state)
    for viewer in (0, 1, None):
        seen = state.view(viewer)["table"]["kingdoms"]
        assert [kingdom["duke"] for kingdom in seen] == ["waryn", "simon"]


@pytest.mark.rule("CK-012", "CK-043")
def test_dealing_and_keeping_dukes_are_told_to_their_owner_alone() -> None:
    state, told = begin(2, 3)
    for seat in range(2):
        play(state, f"{seat}: {legal(state, seat)[0]}")
    for event in told:
        if event.name in ("dukes-dealt", "duke-kept"):
            assert not any(str(fact) in CARDS["dukes"] for fact in event.seen_by(None).values())
            assert not any(str(fact) in CARDS["dukes"] for fact in event.seen_by(1 - event.seat).values())
            assert any(str(fact) in CARDS["dukes"] for fact in event.seen_by(event.seat).values())
    assert [event.name for event in told].count("duke-kept") == 2


@pytest.mark.rule("CK-RU-06")
def test_the_rejected_duke_stays_hidden_even_at_the_end() -> None:
    left = dict.fromkeys(["forest", "valley", "merchant", "champion"], 0)
    state = finish_turn(table(realm(duke="waryn"), realm(duke="simon"), active=1, left=left))
    rejected = [duke for duke in owns(state, 0)["dukes_dealt"] if duke != "waryn"]
    assert f'"{rejected[0]}"' not in json.dumps(state.view(1))


@pytest.mark.rule("CK-RU-06")
def test_resources_vp_and_cards_are_public() -> None:
    owner = realm(gold=3, strength=4, magic=5, vp=6, citizens={"rogue": 1}, monsters={"goblin": 1})
    state = table(owner, realm())
    for viewer in (1, None):
        seen = state.view(viewer)["table"]["kingdoms"][0]
        assert [seen[token] for token in ("gold", "strength", "magic", "vp")] == [3, 4, 5, 6]
        assert seen["citizens"]["rogue"] == 1
        assert seen["monsters"] == {"goblin": 1}


@pytest.mark.rule("CK-124")
def test_face_down_domains_are_shown_to_nobody() -> None:
    state = first_turn(2)
    shown = {stack["card"] for stack in state.view(None)["table"]["centre"]["domains"]}
    for viewer in (0, 1, None):
        text = json.dumps(state.view(viewer)["table"])
        assert {name for name in CARDS["domains"] if f'"{name}"' in text} == shown


@pytest.mark.rule("CK-124")
def test_which_domain_comes_next_is_decided_when_it_is_turned() -> None:
    """The same position with another stream uncovers other Domains: any that is not on the table."""
    names = set()
    for number in range(150):
        owner = realm(gold=11, citizens={"peasant": 1, "archer": 2})
        state = table(owner, domains=["palace_of_the_dawn"], key=number.to_bytes(KEY_SIZE, "big"))
        shown = [stack["card"] for stack in state.view(None)["table"]["centre"]["domains"]]
        names.add(centre(play(state, "build 1"), "domains", 1)["card"])
    assert sorted(names) == sorted(name for name in CARDS["domains"] if name not in shown)


@pytest.mark.rule("CK-012", "CK-RU-06")
def test_an_imagined_state_deals_only_the_other_dukes_anew() -> None:
    state = first_turn(3, 8)
    own = owns(state, 0)
    dealt = set()
    for number in range(40):
        other = state.imagine(0, Stream(key_from_seed(number)))
        assert owns(other, 0) == own
        assert other.view(0) == state.view(0)
        dukes = [owns(other, seat)["duke"] for seat in range(3)]
        assert len(set(dukes)) == 3
        dealt.add(dukes[1])
    assert len(dealt) == 8


@pytest.mark.rule("CK-186")
def test_alone_no_view_names_a_duke_that_was_not_dealt() -> None:
    state = first_turn(1, 2)
    until(state, "action")
    text = json.dumps(state.view(0))
    own = owns(state)["dukes_dealt"]
    assert [duke for duke in CARDS["dukes"] if f'"{duke}"' in text] == sorted(own)
