"""The variant Mixed Citizens (chapter 20)."""

from __future__ import annotations

import pytest

from duchy.core.stream import KEY_SIZE
from games.card_kingdoms.tables import (
    CARDS,
    GAME,
    centre,
    citizens,
    first_turn,
    heard,
    listen,
    offered,
    play,
    realm,
    table,
    tokens,
)

MIXED = {"mixed_citizens": True}


@pytest.mark.rule("CK-212")
def test_each_stack_mixes_all_citizens_of_its_value() -> None:
    seen: list[dict[str, int]] = [{} for _ in range(10)]
    for seed in range(60):
        for place, stack in enumerate(GAME.new(2, seed, MIXED).view(None)["table"]["centre"]["citizens"]):
            seen[place][stack["card"]] = seen[place].get(stack["card"], 0) + 1
            assert CARDS["citizens"][stack["card"]]["values"] == stack["values"]
    assert sorted(name for names in seen for name in names) == sorted(CARDS["citizens"])
    # Two names of six copies each come up about equally often.
    assert all(15 <= min(names.values()) <= 30 for names in seen if len(names) == 2)


@pytest.mark.rule("CK-212")
def test_a_mixed_stack_never_holds_more_copies_than_the_box() -> None:
    """A stack of five out of six Monks and six Clerics: five of a name happen, more never."""
    seen = set()
    for number in range(300):
        state = table(realm(gold=60), mixed={1: ["monk"]}, actions=5, key=number.to_bytes(KEY_SIZE, "big"))
        play(state, *["recruit 1"] * 5)
        seen.add(citizens(state).get("monk", 0))
    assert seen == {1, 2, 3, 4, 5}


@pytest.mark.rule("CK-213")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cards_lie_face_down_under_one_face_up(seats: int) -> None:
    found = first_turn(seats, options=MIXED).dump()["table"]["citizens"]
    assert [(len(stack["cards"]), stack["face_down"]) for stack in found] == [(1, 4)] * 10


@pytest.mark.rule("CK-214")
def test_with_five_players_five_cards_lie_face_down_under_one() -> None:
    found = first_turn(5, options=MIXED).dump()["table"]["citizens"]
    assert [(len(stack["cards"]), stack["face_down"]) for stack in found] == [(1, 5)] * 10


@pytest.mark.rule("CK-215")
def test_face_down_citizens_are_known_to_nobody() -> None:
    state = first_turn(2, options=MIXED)
    for viewer in (0, 1, None):
        for stack in state.view(viewer)["table"]["centre"]["citizens"]:
            assert stack["count"] == 5
            assert len(stack["face_up"]) == 1
            assert stack["kind"] is None


@pytest.mark.rule("CK-215")
def test_which_citizen_comes_next_is_decided_when_it_is_turned() -> None:
    """The same position with another stream uncovers other cards: nothing lies there in advance."""
    names = set()
    for number in range(20):
        state = table(realm(gold=9), mixed={1: ["monk"]}, key=number.to_bytes(KEY_SIZE, "big"))
        play(state, "recruit 1")
        names.add(centre(state, "citizens", 1)["card"])
    assert names == {"monk", "cleric"}


@pytest.mark.rule("CK-216")
def test_the_next_citizen_is_revealed_after_the_top_one_was_recruited() -> None:
    state = table(realm(gold=9), mixed={1: ["monk"]})
    told = listen(state)
    play(state, "recruit 2")
    assert [uncovered["stack"] for uncovered in heard(told, "uncover")] == [5 + 1]
    play(state, "recruit 1")
    assert [event.name for event in told][-3:] == ["recruit", "uncover", "turn"]
    assert centre(state, "citizens", 1)["count"] == 4


@pytest.mark.rule("CK-216")
def test_a_free_citizen_reveals_the_next_one_too() -> None:
    state = table(realm(strength=9), mixed={7: ["thief"]}, left={"mountains": 3})
    play(state, "slay 5", "free 7")
    assert citizens(state) == {"thief": 1}
    assert centre(state, "citizens", 7)["count"] == 4
    assert centre(state, "citizens", 7)["card"] in ("rogue", "thief")


@pytest.mark.rule("CK-102", "CK-212")
def test_the_price_is_that_of_the_card_on_top() -> None:
    state = table(realm(gold=9, citizens={"monk": 2}), mixed={1: ["cleric", "monk"]}, face_down=2)
    assert centre(state, "citizens", 1, 0)["cost"] == 3
    play(state, "recruit 1")
    assert centre(state, "citizens", 1, 0)["cost"] == 3 + 2


@pytest.mark.rule("CK-RU-34", "CK-RU-33")
def test_a_returned_citizen_lies_on_top_of_the_stack_of_its_value() -> None:
    owner = realm(gold=6, citizens={"peasant": 2, "monk": 1})
    state = table(owner, mixed={1: ["cleric"]}, face_down=3, domains=["nest_of_the_weaver_witch"])
    play(state, "build 1", "return monk")
    assert centre(state, "citizens", 1)["face_up"] == ["monk", "cleric"]
    assert tokens(state) == {"vp": 3}


@pytest.mark.rule("CK-RU-34")
def test_under_a_returned_citizen_the_former_top_card_is_still_face_up() -> None:
    owner = realm(gold=12, citizens={"peasant": 2, "monk": 1})
    state = table(owner, mixed={1: ["cleric"]}, face_down=3, domains=["nest_of_the_weaver_witch"])
    play(state, "build 1", "return monk")
    told = listen(state)
    play(state, offered(state, "recruit 1")[0])
    assert heard(told, "uncover") == []
    assert centre(state, "citizens", 1)["face_up"] == ["cleric"]
