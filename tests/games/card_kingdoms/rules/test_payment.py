"""The Actions phase in general, paying and Magic in place of something else (chapters 8 and 9)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duchy.core.errors import IllegalMove
from games.card_kingdoms.tables import (
    CARDS,
    asked,
    centre,
    finish_turn,
    heard,
    legal,
    listen,
    offered,
    owns,
    play,
    realm,
    table,
    tokens,
    verbs,
)


def paid(texts: list[str]) -> list[int]:
    """How much Magic stands in for something else in each of these purchases."""
    return [int(text.partition("magic=")[2] or 0) for text in texts]


# -- Two actions ----------------------------------------------------------------------------------


@pytest.mark.rule("CK-083")
def test_the_active_player_carries_out_two_actions() -> None:
    state = table(seats=3, active=1)
    for left in (2, 1):
        assert state.deciders == (1,)
        prompt = state.prompt(1)
        assert prompt is not None
        assert prompt["left"] == left
        play(state, "take gold")
    assert asked(state) == "roll"
    assert state.deciders == (2,)


@pytest.mark.rule("CK-083")
def test_nobody_else_may_act() -> None:
    state = table(realm(gold=9), realm(gold=9))
    with pytest.raises(IllegalMove, match="it is not your turn"):
        play(state, "1: take gold")


@pytest.mark.rule("CK-084")
def test_there_are_four_kinds_of_action() -> None:
    rich = realm(gold=20, strength=20, magic=5, citizens={"peasant": 1, "archer": 2})
    state = table(rich, domains=["palace_of_the_dawn"])
    assert sorted(verbs(state)) == ["build", "recruit", "slay", "take"]


@pytest.mark.rule("CK-084")
@pytest.mark.parametrize(
    "twice",
    [["slay 1", "slay 1"], ["recruit 1", "recruit 1"], ["take gold", "take gold"], ["build 1", "build 2"]],
)
def test_the_same_kind_may_be_done_twice(twice: list[str]) -> None:
    owner = realm(gold=20, strength=9, citizens={"peasant": 2, "archer": 2, "rogue": 1})
    state = table(owner, domains=["palace_of_the_dawn", "foxgrove_palisade"])
    play(state, *twice)
    assert asked(state) == "roll"


@pytest.mark.rule("CK-085")
def test_the_turn_does_not_end_before_both_actions_are_done() -> None:
    state = table(realm(gold=9))
    for _ in range(2):
        assert "decline" not in legal(state)
        assert state.turn == 1
        play(state, "take gold")
    assert state.turn == 2


@pytest.mark.rule("CK-086")
def test_the_first_action_is_finished_before_the_second_begins() -> None:
    state = table(realm(strength=10), left={"mountains": 4, "hills": 1})
    told = listen(state)
    play(state, "slay 1")
    assert [event.name for event in told] == ["slay", "gain", "exhausted"]
    play(state, "take gold")
    assert [event.name for event in told][3:] == ["take", "turn"]


@pytest.mark.rule("CK-086")
def test_no_second_action_is_offered_while_a_reward_is_open() -> None:
    state = table(realm(strength=5))
    play(state, "slay 5")
    assert legal(state) == ["choose 1", "choose 2"]


@pytest.mark.rule("CK-RU-11")
def test_gaining_a_resource_is_always_allowed_and_passing_never() -> None:
    for owner in (realm(), realm(gold=30, strength=30, magic=30)):
        state = table(owner)
        for _ in range(2):
            assert legal(state)[:3] == ["take gold", "take strength", "take magic"]
            assert not [text for text in legal(state) if text.split()[0] not in ("take", "slay", "recruit")]
            play(state, "take magic")


@pytest.mark.rule("CK-RU-12")
def test_an_action_without_target_cannot_be_chosen_and_costs_nothing() -> None:
    state = table(realm(gold=5, strength=5), left={"hills": 0, "archer": 0, "domain 2": 0})
    for move in ("slay 1", "recruit 4", "build 2"):
        assert offered(state, move) == []
        with pytest.raises(IllegalMove, match="that stack is empty"):
            play(state, move)
    assert tokens(state) == {"gold": 5, "strength": 5}


@pytest.mark.rule("CK-RU-12")
def test_an_action_that_cannot_be_paid_cannot_be_chosen() -> None:
    state = table(realm(gold=2, strength=2, magic=1))
    for move in ("slay 5", "recruit 4"):
        assert offered(state, move) == []
        with pytest.raises(IllegalMove, match="costs"):
            play(state, move)
    assert tokens(state) == {"gold": 2, "strength": 2, "magic": 1}


@pytest.mark.rule("CK-107")
@pytest.mark.parametrize("name", ["gold", "strength", "magic"])
def test_the_resource_action_gives_exactly_one_token(name: str) -> None:
    state = table(realm(gold=1, strength=1, magic=1))
    play(state, f"take {name}")
    expected = {"gold": 1, "strength": 1, "magic": 1}
    assert tokens(state) == expected | {name: 2}


# -- Magic in place of Strength or Gold -----------------------------------------------------------


@pytest.mark.rule("CK-087")
def test_magic_stands_in_for_strength_and_for_gold_any_number_of_times() -> None:
    state = table(realm(gold=1, strength=1, magic=12))
    play(state, "slay 5 magic=4", "choose 1", "recruit 4 magic=3")
    assert tokens(state) == {"gold": 1 + 2 - 1, "magic": 12 - 4 - 3}
    assert owns(state)["monsters"] == {"dire_bear": 1}


@pytest.mark.rule("CK-088")
def test_at_least_one_token_must_be_real() -> None:
    rich = realm(gold=9, strength=9, magic=20, citizens={"peasant": 1, "archer": 2})
    state = table(rich, domains=["palace_of_the_dawn"])
    assert max(paid(offered(state, "slay 5"))) == 4
    assert max(paid(offered(state, "recruit 4"))) == 5
    assert max(paid(offered(state, "build 1"))) == 10
    with pytest.raises(IllegalMove, match="at least 1 strength of the price of Dire Bear must be real"):
        play(state, "slay 5 magic=5")


@pytest.mark.rule("CK-089")
def test_without_strength_nothing_is_slain() -> None:
    assert verbs(table(realm(magic=30))) == ["take"]
    with pytest.raises(IllegalMove, match="at least 1 strength must be real; you have none"):
        play(table(realm(magic=30)), "slay 1")


@pytest.mark.rule("CK-089")
def test_without_gold_nobody_is_recruited_and_nothing_built() -> None:
    owner = realm(magic=30, strength=0, citizens={"peasant": 1, "archer": 2})
    state = table(owner, domains=["palace_of_the_dawn"])
    assert verbs(state) == ["take"]
    for move in ("recruit 10 magic=1", "build 1 magic=10"):
        with pytest.raises(IllegalMove, match="at least 1 gold must be real; you have none"):
            play(state, move)


@pytest.mark.rule("CK-090")
def test_gold_and_strength_replace_neither_magic_nor_each_other() -> None:
    swamp = ["hills", "ruins", "forest", "swamp", "mountains"]
    assert offered(table(realm(gold=30, strength=30), areas=swamp), "slay 4") == []
    assert verbs(table(realm(strength=30))) == ["take", "slay"]
    assert verbs(table(realm(gold=30))) == ["take", "recruit"]


@pytest.mark.rule("CK-RU-10")
def test_gold_never_pays_for_a_monster() -> None:
    state = table(realm(gold=30, strength=1))
    assert offered(state, "slay") == ["slay 1"]
    play(state, "slay 1")
    assert tokens(state) == {"gold": 31}


@pytest.mark.rule("CK-RU-07")
def test_payments_are_exact() -> None:
    state = table(realm(gold=9, magic=9))
    told = listen(state)
    play(state, "recruit 4 magic=2")
    assert heard(told, "recruit")[0]["gold"] == 2
    assert heard(told, "recruit")[0]["magic"] == 2
    assert tokens(state) == {"gold": 7, "magic": 7}
    with pytest.raises(IllegalMove):
        play(state, "recruit 2 magic=2")


@pytest.mark.rule("CK-092")
def test_a_monsters_own_magic_is_paid_besides() -> None:
    caverns = ["hills", "ruins", "forest", "valley", "caverns"]
    state = table(realm(strength=4, magic=3), areas=caverns)
    # Kobolds: 5 Strength and 1 Magic; 1 or 2 more Magic in place of Strength.
    assert offered(state, "slay 5") == ["slay 5 magic=1", "slay 5 magic=2"]
    play(state, "slay 5 magic=2")
    assert tokens(state) == {"strength": 1, "gold": 2, "magic": 1}


@pytest.mark.rule("CK-091", "CK-RU-07")
@given(
    top=st.sampled_from(sorted(CARDS["monsters"])),
    strength=st.integers(0, 16),
    magic=st.integers(0, 20),
)
def test_the_payments_for_a_monster_are_those_of_the_rule(top: str, strength: int, magic: int) -> None:
    """Every s and m with s >= 1, m >= M and s + m = S + M, out of what the player has."""
    monster = CARDS["monsters"][top]
    areas = [
        *(area for area in ("hills", "ruins", "forest", "valley") if area != monster["area"]),
        "mountains",
        "swamp",
    ]
    areas = [monster["area"], *(area for area in areas if area != monster["area"])][:5]
    weaker = [
        name
        for name, card in CARDS["monsters"].items()
        if card["area"] == monster["area"] and card["strength"] < monster["strength"]
    ]
    slain = {name: CARDS["monsters"][name]["copies"] for name in weaker}
    state = table(realm(strength=strength, magic=magic, monsters=slain), areas=areas)
    assert centre(state, "monsters", 1)["cards"][0] == top
    by_rule = {
        (s, m)
        for s in range(1, strength + 1)
        for m in range(monster["magic"], magic + 1)
        if s + m == monster["strength"] + monster["magic"]
    }
    spent = set()
    for text in offered(state, "slay 1"):
        told = listen(other := state.clone())
        play(other, text)
        slaying = heard(told, "slay")[0]
        spent.add((slaying["strength"], slaying["magic"]))
    assert spent == by_rule


@pytest.mark.rule("CK-093", "CK-102", "CK-RU-07")
@given(place=st.integers(1, 10), copies=st.integers(0, 5), gold=st.integers(0, 12), magic=st.integers(0, 12))
def test_the_payments_for_a_citizen_are_those_of_the_rule(
    place: int, copies: int, gold: int, magic: int
) -> None:
    """Every g and m with g >= 1 and g + m = C, out of what the player has."""
    name = centre(table(), "citizens", place)["card"]
    owner = realm(gold=gold, magic=magic, citizens={name: copies})
    state = table(owner)
    cost = CARDS["citizens"][name]["cost"] + copies + (1 if name in ("peasant", "knight") else 0)
    by_rule = {(g, m) for g in range(1, gold + 1) for m in range(magic + 1) if g + m == cost}
    spent = set()
    for text in offered(state, f"recruit {place}"):
        told = listen(other := state.clone())
        play(other, text)
        recruiting = heard(told, "recruit")[0]
        spent.add((recruiting["gold"], recruiting["magic"]))
    assert spent == by_rule


@pytest.mark.rule("CK-093", "CK-114")
@given(gold=st.integers(0, 13), magic=st.integers(0, 13))
def test_the_payments_for_a_domain_are_those_of_the_rule(gold: int, magic: int) -> None:
    owner = realm(gold=gold, magic=magic, citizens={"peasant": 1, "archer": 2})
    state = table(owner, domains=["palace_of_the_dawn"])
    by_rule = {m for g in range(1, gold + 1) for m in range(magic + 1) if g + m == 11}
    assert set(paid(offered(state, "build 1"))) == by_rule


@pytest.mark.rule("CK-083")
def test_extra_resources_do_not_bring_extra_actions() -> None:
    state = table(realm(gold=30, strength=30))
    finish_turn(state)
    assert state.deciders == (1,)
