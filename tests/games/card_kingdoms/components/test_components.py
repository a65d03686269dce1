"""Components, cards, ownership, resources and symbols (chapters 1 to 3)."""

from __future__ import annotations

import pytest

from duchy.core.stream import KEY_SIZE, Stream, key_from_seed
from duchy.testing.checks import choose
from games.card_kingdoms.tables import (
    CARDS,
    GAME,
    TOKENS,
    asked,
    centre,
    citizens,
    dice,
    first_turn,
    legal,
    offered,
    owns,
    play,
    realm,
    table,
    tokens,
    verbs,
)

# -- The box --------------------------------------------------------------------------------------


@pytest.mark.rule("CK-001")
def test_the_box_holds_215_cards() -> None:
    citizens = sum(card["copies"] for card in CARDS["citizens"].values())
    monsters = sum(card["copies"] + card["extra_copies"] for card in CARDS["monsters"].values())
    starters = len(CARDS["starters"]) * GAME.max_seats
    exhausted = first_turn(5).view(None)["table"]["exhausted_limit"]
    reference = GAME.max_seats
    assert (citizens, monsters) == (108, 48)
    assert (len(CARDS["domains"]), len(CARDS["dukes"])) == (24, 10)
    assert (starters, exhausted, reference) == (10, 10, 5)
    assert citizens + monsters + 24 + 10 + starters + exhausted + reference == 215


@pytest.mark.rule("CK-002")
def test_there_are_18_citizens_with_6_copies_each() -> None:
    assert [card["copies"] for card in CARDS["citizens"].values()] == [6] * 18


@pytest.mark.rule("CK-003")
def test_there_are_8_areas_of_6_monsters_one_of_which_is_for_five_players() -> None:
    areas: dict[str, list[int]] = {}
    for card in CARDS["monsters"].values():
        total = areas.setdefault(card["area"], [0, 0])
        total[0] += card["copies"]
        total[1] += card["extra_copies"]
    assert sorted(areas) == [
        "barrens", "caverns", "forest", "hills", "mountains", "ruins", "swamp", "valley",
    ]  # fmt: skip
    assert list(areas.values()) == [[5, 1]] * 8


@pytest.mark.rule("CK-004")
def test_five_players_use_all_five_starting_peasants_and_knights() -> None:
    state = first_turn(5)
    held = [owns(state, seat)["citizens"] for seat in range(5)]
    assert held == [{"starter_peasant": 1, "starter_knight": 1}] * 5


@pytest.mark.rule("CK-005")
def test_each_of_the_two_dice_shows_1_to_6() -> None:
    seen: list[list[int]] = [[], []]
    for number in range(150):
        rolled = dice(play(table(at="roll", key=number.to_bytes(KEY_SIZE, "big")), "roll"))
        seen[0].append(rolled[0])
        seen[1].append(rolled[1])
    assert [sorted(dict.fromkeys(faces)) for faces in seen] == [[1, 2, 3, 4, 5, 6]] * 2


@pytest.mark.rule("CK-006")
def test_the_tokens_are_four_kinds_and_two_markers() -> None:
    seen = first_turn(5).view(None)["table"]
    counted = [name for name, held in seen["kingdoms"][0].items() if isinstance(held, int) and name != "seat"]
    assert counted == list(TOKENS)
    assert seen["first"] in range(5)
    assert seen["resting"] in range(5)


@pytest.mark.rule("CK-007")
@pytest.mark.parametrize("name", ["gold", "strength", "magic"])
def test_a_resource_is_gained_beyond_the_50_tokens_of_the_box(name: str) -> None:
    state = table(realm() | {name: 50}, realm() | {name: 50})
    play(state, f"take {name}")
    assert tokens(state) == {name: 51}


@pytest.mark.rule("CK-007")
def test_vp_are_gained_beyond_the_25_tokens_of_the_box() -> None:
    state = table(realm(vp=25, domains=["gargans_embrace"]), at="roll", rolls=[(3, 3)])
    play(state, "roll")
    assert tokens(state)["vp"] == 26


@pytest.mark.rule("CK-008")
def test_aids_are_no_cards_in_play_and_tokens_simply_count() -> None:
    assert first_turn(2).conserved() == {"monsters": 25, "citizens": 50 + 4, "domains": 15, "debts": 0}
    state = table(realm(strength=5))
    play(state, "slay 1")
    assert tokens(state)["strength"] == 4


# -- Cards and ownership --------------------------------------------------------------------------


@pytest.mark.rule("CK-009")
def test_each_card_is_a_duke_a_citizen_a_monster_or_a_domain() -> None:
    assert list(CARDS) == ["starters", "citizens", "monsters", "domains", "dukes", "setups"]
    ids = [id for section in CARDS if section != "setups" for id in CARDS[section]]
    assert len(ids) == len(dict.fromkeys(ids)) == 2 + 18 + 24 + 24 + 10


@pytest.mark.rule("CK-010")
def test_a_player_may_own_all_six_citizens_of_a_name() -> None:
    state = table(realm(gold=9, citizens={"archer": 5}))
    play(state, "recruit 4")
    assert citizens(state) == {"archer": 6}


@pytest.mark.rule("CK-010")
def test_a_player_may_own_every_monster_and_any_number_of_domains() -> None:
    everything = {
        name: card["copies"] for name, card in CARDS["monsters"].items() if card["area"] in ("hills", "ruins")
    }
    many = [name for name in CARDS["domains"] if name != "palace_of_the_dawn"][:13]
    owner = realm(
        gold=20, strength=20, citizens={"peasant": 1, "archer": 2}, monsters=everything, domains=many
    )
    left = {f"domain {column}": 1 for column in range(2, 6)}
    state = table(owner, domains=["palace_of_the_dawn"], left=left | {"domain 1": 1})
    play(state, "build 1", "slay 3")
    assert len(owns(state)["domains"]) == 14
    assert sum(owns(state)["monsters"].values()) == 11


@pytest.mark.rule("CK-011")
def test_nobody_ever_has_another_starter_or_duke_than_the_one_of_set_up() -> None:
    state = first_turn(3, "one of each", {"setup": "random"})
    dukes = [owns(state, seat)["duke"] for seat in range(3)]
    chance = Stream(key_from_seed("one of each"))
    while not state.over:
        seat = state.deciders[0]
        state.play(seat, choose(state, seat, chance))
        for seat in range(3):
            held = owns(state, seat)
            assert (held["citizens"]["starter_peasant"], held["citizens"]["starter_knight"]) == (1, 1)
            assert held["duke"] == dukes[seat]


@pytest.mark.rule("CK-013", "CK-104", "CK-115")
def test_recruited_citizens_and_built_domains_lie_face_up_in_the_realm() -> None:
    owner = realm(gold=20, citizens={"peasant": 1, "archer": 2})
    state = table(owner, domains=["palace_of_the_dawn"])
    play(state, "recruit 1", "build 1")
    for viewer in (0, 1, None):
        seen = state.view(viewer)["table"]["kingdoms"][0]
        assert seen["citizens"]["cleric"] == 1
        assert seen["domains"] == ["palace_of_the_dawn"]


@pytest.mark.rule("CK-014", "CK-096")
def test_slain_monsters_lie_face_up_in_the_victory_pile() -> None:
    state = table(realm(strength=4))
    play(state, "slay 4")
    for viewer in (0, 1, None):
        assert state.view(viewer)["table"]["kingdoms"][0]["monsters"] == {"owlbear": 1}


@pytest.mark.rule("CK-015")
def test_starter_cards_have_no_role() -> None:
    assert owns(first_turn(2))["roles"] == {"worker": 0, "soldier": 0, "shadow": 0, "holy": 0}
    assert owns(table(realm(citizens={"peasant": 1, "knight": 1})))["roles"] == {
        "worker": 1, "soldier": 1, "shadow": 0, "holy": 0,
    }  # fmt: skip


@pytest.mark.rule("CK-016")
def test_starter_cards_count_as_copies_of_their_name_for_the_price() -> None:
    state = first_turn(2)
    assert centre(state, "citizens", 5, 0)["cost"] == 3
    assert centre(state, "citizens", 6, 0)["cost"] == 3


@pytest.mark.rule("CK-016", "CK-081")
def test_a_power_that_counts_knights_counts_the_starting_knight() -> None:
    warlord = realm(citizens={"warlord": 1, "knight": 2})
    state = table(realm(), warlord, at="thieves", dice=(3, 5))
    assert tokens(state, 1)["strength"] == 3


# -- Resources and symbols ------------------------------------------------------------------------


@pytest.mark.rule("CK-017")
def test_gold_strength_and_magic_are_the_only_resources() -> None:
    assert [move.text for move in GAME.moves.all if move.verb == "take"] == [
        "take gold", "take strength", "take magic",
    ]  # fmt: skip


@pytest.mark.rule("CK-018")
def test_a_resource_is_never_taken_as_vp() -> None:
    state = table(at="thieves", dice=(2, 2))
    assert legal(state, 0) == ["take gold", "take strength", "take magic", "decline"]


@pytest.mark.rule("CK-018")
def test_vp_tokens_pay_no_cost() -> None:
    state = table(realm(vp=20, citizens={"peasant": 1, "archer": 2}), domains=["palace_of_the_dawn"])
    assert verbs(state) == ["take"]


@pytest.mark.rule("CK-019")
def test_gains_come_from_the_reserve_and_payments_go_back_to_it() -> None:
    state = table(realm(gold=4, strength=1), realm(gold=4, strength=1))
    play(state, "recruit 4", "slay 1")
    assert tokens(state, 0) == {"gold": 1}
    assert tokens(state, 1) == {"gold": 4, "strength": 1}


@pytest.mark.rule("CK-020")
def test_plus_gives_both_sides() -> None:
    state = table(realm(strength=3))
    play(state, "slay 3")
    assert tokens(state) == {"gold": 1, "magic": 1}


@pytest.mark.rule("CK-021")
@pytest.mark.parametrize(("side", "gained"), [("choose 1", {"gold": 2}), ("choose 2", {"magic": 2})])
def test_or_obliges_to_pick_exactly_one_side(side: str, gained: dict[str, int]) -> None:
    state = table(realm(strength=5))
    play(state, "slay 5")
    assert legal(state) == ["choose 1", "choose 2"]
    play(state, side)
    assert tokens(state) == gained


@pytest.mark.rule("CK-021")
def test_or_is_chosen_for_each_activation_apart() -> None:
    state = table(realm(citizens={"merchant": 2}), at="thieves", dice=(2, 6))
    assert legal(state) == ["choose 1", "choose 1 x2", "choose 2", "choose 2 x2"]
    play(state, "choose 1", "choose 2")
    assert tokens(state) == {"gold": 2, "magic": 2, "strength": 1}


@pytest.mark.rule("CK-022")
def test_times_multiplies_by_the_count() -> None:
    state = table(realm(citizens={"butcher": 1, "peasant": 2}), at="thieves", dice=(6, 5))
    assert tokens(state)["gold"] == 2 * 3 + 3


@pytest.mark.rule("CK-023")
def test_at_most_takes_within_the_limit() -> None:
    state = table(realm(strength=9), left={"mountains": 3})
    play(state, "slay 5")
    assert legal(state) == [*(f"free {stack}" for stack in (1, 2, 3, 5, 6, 7, 8, 9, 10)), "decline"]


@pytest.mark.rule("CK-024")
def test_a_limit_is_compared_with_the_base_cost_alone() -> None:
    state = table(realm(strength=9, citizens={"cleric": 4, "peasant": 3}), left={"mountains": 3})
    play(state, "slay 5")
    play(state, "free 1")
    assert citizens(state)["cleric"] == 5


@pytest.mark.rule("CK-025")
def test_paid_for_gives_the_left_and_receives_the_right() -> None:
    state = table(realm(), realm(gold=1, citizens={"monk": 1}), at="thieves", dice=(1, 3))
    play(state, "1: exchange monk")
    assert tokens(state, 1) == {"magic": 2}


@pytest.mark.rule("CK-025")
def test_taken_from_leaves_the_other_player() -> None:
    state = table(realm(domains=["the_orb_of_urdr"]), realm(magic=4), at="end-actions")
    assert tokens(state, 0) == {"magic": 1}
    assert tokens(state, 1) == {"magic": 3}


@pytest.mark.rule("CK-026")
def test_the_active_player_designates_the_opponent() -> None:
    owner = realm(domains=["cathedral_of_st_aquila"])
    state = table(owner, realm(gold=2), realm(gold=5), at="end-actions")
    assert legal(state) == ["rob 1 gold 1", "rob 2 gold 1"]
    play(state, "rob 2 gold 1")
    assert [tokens(state, seat) for seat in range(3)] == [{"gold": 1}, {"gold": 2}, {"gold": 4}]


@pytest.mark.rule("CK-026")
def test_the_active_player_designates_the_die() -> None:
    state = table(realm(domains=["palace_of_the_dawn"]), at="change-dice", dice=(3, 5))
    assert offered(state, "change") == ["change palace_of_the_dawn 1", "change palace_of_the_dawn 2"]
    play(state, "change palace_of_the_dawn 2")
    assert dice(state) == [3, 4]
    assert asked(state) != "change-dice"
