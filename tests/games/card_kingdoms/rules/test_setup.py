"""Set-up for two to four players, which solo inherits (chapter 4)."""

from __future__ import annotations

from typing import Any

import pytest

import duchy
from duchy.core.errors import BadOption
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.testing.checks import choose
from games.card_kingdoms.tables import (
    CARDS,
    FIRST_AREAS,
    FIRST_CITIZENS,
    GAME,
    begin,
    centre,
    finish_turn,
    first_turn,
    heard,
    legal,
    listen,
    owns,
    play,
    tokens,
    until,
)

FEW = [1, 2, 3, 4]
ALL = [1, 2, 3, 4, 5]


def rows(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["table"]["centre"]
    return found


def areas(state: State) -> list[str]:
    return [stack["area"] for stack in rows(state)["monsters"]]


def names(state: State) -> list[str]:
    return [stack["card"] for stack in rows(state)["citizens"]]


def strengths(cards: list[str]) -> list[int]:
    return [CARDS["monsters"][card]["strength"] for card in cards]


def custom(**chosen: object) -> dict[str, object]:
    return {"setup": "custom", **chosen}


# -- The centre -----------------------------------------------------------------------------------


@pytest.mark.rule("CK-027")
@pytest.mark.parametrize("seats", ALL)
def test_the_centre_is_a_monster_row_two_citizen_rows_and_a_domain_row_of_five(seats: int) -> None:
    assert [(row, len(stacks)) for row, stacks in rows(first_turn(seats)).items()] == [
        ("monsters", 5), ("citizens", 10), ("domains", 5),
    ]  # fmt: skip


@pytest.mark.rule("CK-028")
@pytest.mark.parametrize("seats", FEW)
def test_monsters_with_the_five_player_icon_are_left_out(seats: int) -> None:
    for setup in ("first-game", "glittering-gold", "monster-blood"):
        for stack in rows(first_turn(seats, options={"setup": setup}))["monsters"]:
            for name in dict.fromkeys(stack["cards"]):
                assert stack["cards"].count(name) == CARDS["monsters"][name]["copies"]


@pytest.mark.rule("CK-029")
def test_each_monster_stack_is_one_of_five_different_areas() -> None:
    for seed in range(8):
        state = first_turn(2, seed, {"setup": "random"})
        assert len(dict.fromkeys(areas(state))) == 5
        for stack in rows(state)["monsters"]:
            assert {CARDS["monsters"][card]["area"] for card in stack["cards"]} == {stack["area"]}


@pytest.mark.rule("CK-030")
@pytest.mark.parametrize("seats", ALL)
def test_monsters_lie_face_up_in_rising_strength_from_the_top(seats: int) -> None:
    for seed in range(4):
        for stack in rows(first_turn(seats, seed, {"setup": "random"}))["monsters"]:
            assert strengths(stack["cards"]) == sorted(strengths(stack["cards"]))
            assert len(stack["cards"]) == stack["count"]


@pytest.mark.rule("CK-030")
def test_magic_is_ignored_in_the_sorting() -> None:
    state = first_turn(2, options={"setup": "monster-blood"})
    barrens = rows(state)["monsters"][areas(state).index("barrens")]
    assert barrens["cards"] == ["gargoyle"] * 3 + ["wraith", "witch_queen"]


@pytest.mark.rule("CK-031")
def test_each_area_has_three_different_strengths() -> None:
    found: dict[str, list[int]] = {}
    for card in CARDS["monsters"].values():
        found.setdefault(card["area"], []).append(card["strength"])
    assert [len(dict.fromkeys(list_)) for list_ in found.values()] == [3] * 8


@pytest.mark.rule("CK-032")
def test_stacks_stand_from_left_to_right_by_the_strength_of_their_top_monster() -> None:
    for seed in range(12):
        tops = [stack["cards"][0] for stack in rows(first_turn(2, seed, {"setup": "random"}))["monsters"]]
        assert strengths(tops) == sorted(strengths(tops))


@pytest.mark.rule("CK-033")
@pytest.mark.parametrize("seats", FEW)
def test_each_monster_stack_starts_with_five_cards(seats: int) -> None:
    state = first_turn(seats, options={"setup": "random"})
    assert [stack["count"] for stack in rows(state)["monsters"]] == [5] * 5


@pytest.mark.rule("CK-034")
def test_one_name_is_chosen_for_each_of_ten_activation_values() -> None:
    for seed in range(8):
        found = rows(first_turn(2, seed, {"setup": "random"}))["citizens"]
        assert [stack["values"] for stack in found] == [
            [1], [2], [3], [4], [5], [6], [7], [8], [9, 10], [11, 12],
        ]  # fmt: skip
        for stack in found:
            assert CARDS["citizens"][stack["kind"]]["values"] == stack["values"]


@pytest.mark.rule("CK-034")
def test_a_stack_holds_one_name_to_its_last_card() -> None:
    state = first_turn(2, options={"first_player": "0"})
    for _ in range(5):
        assert centre(state, "citizens", 10)["card"] == "butcher"
        until(state, "action")
        while "recruit 10" not in legal(state):
            play(state, "take gold")
            until(state, "action")
        play(state, "recruit 10")
    assert centre(state, "citizens", 10)["card"] is None


@pytest.mark.rule("CK-034")
def test_two_names_for_one_value_are_refused() -> None:
    both = [*FIRST_CITIZENS[:1], "monk", *FIRST_CITIZENS[2:]]
    with pytest.raises(
        BadOption, match="option citizens: it names ten Citizens, one for each activation value"
    ):
        GAME.new(2, options=custom(citizens=both))


@pytest.mark.rule("CK-035")
@pytest.mark.parametrize("seats", FEW)
def test_each_citizen_stack_has_five_cards(seats: int) -> None:
    assert [stack["count"] for stack in rows(first_turn(seats))["citizens"]] == [5] * 10


@pytest.mark.rule("CK-036")
def test_citizen_stacks_stand_in_rising_activation_value() -> None:
    for seed in range(4):
        values = [stack["values"][0] for stack in rows(first_turn(2, seed, {"setup": "random"}))["citizens"]]
        assert values == sorted(values)


@pytest.mark.rule("CK-037", "CK-123")
def test_what_went_back_to_the_box_never_comes_into_play() -> None:
    state = first_turn(2, "box", {"setup": "glittering-gold"})
    chance = Stream(key_from_seed("box"))
    chosen = [stack["kind"] for stack in rows(state)["citizens"]]
    in_play = areas(state)
    told = listen(state)
    while not state.over:
        seat = state.deciders[0]
        state.play(seat, choose(state, seat, chance))
    gone = CARDS["setups"]["glittering-gold"]["without"]
    assert all(facts["card"] in chosen for facts in heard(told, "recruit"))
    assert all(facts["card"] not in gone for facts in heard(told, "uncover"))
    assert all(CARDS["monsters"][facts["card"]]["area"] in in_play for facts in heard(told, "slay"))
    assert state.conserved() == {"monsters": 25, "citizens": 54, "domains": 15, "debts": 0}


@pytest.mark.rule("CK-038")
def test_any_domain_may_lie_on_any_place() -> None:
    seen: list[dict[str, int]] = [{}, {}, {}, {}, {}]
    for seed in range(200):
        for place, stack in enumerate(rows(GAME.new(2, seed))["domains"]):
            seen[place][stack["card"]] = seen[place].get(stack["card"], 0) + 1
    assert [len(cards) for cards in seen] == [24] * 5


@pytest.mark.rule("CK-039")
@pytest.mark.parametrize("seats", FEW)
def test_each_domain_place_has_two_cards_face_down_and_one_face_up(seats: int) -> None:
    state = first_turn(seats)
    assert [stack["face_down"] for stack in state.dump()["table"]["domains"]] == [2] * 5
    assert [stack["count"] for stack in rows(state)["domains"]] == [3] * 5
    assert len({stack["card"] for stack in rows(state)["domains"]}) == 5
    assert state.conserved()["domains"] == 15


@pytest.mark.rule("CK-040")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_two_exhausted_cards_for_each_player(seats: int) -> None:
    assert first_turn(seats).view(None)["table"]["exhausted_limit"] == 2 * seats


# -- The players ----------------------------------------------------------------------------------


@pytest.mark.rule("CK-041")
@pytest.mark.parametrize("seats", ALL)
def test_each_player_starts_with_a_peasant_and_a_knight(seats: int) -> None:
    state = first_turn(seats)
    for seat in range(seats):
        assert owns(state, seat)["citizens"] == {"starter_peasant": 1, "starter_knight": 1}


@pytest.mark.rule("CK-042")
@pytest.mark.parametrize("seats", ALL)
def test_each_player_starts_with_2_gold_and_1_magic(seats: int) -> None:
    state = first_turn(seats)
    assert [tokens(state, seat) for seat in range(seats)] == [{"gold": 2, "magic": 1}] * seats


@pytest.mark.rule("CK-043")
@pytest.mark.parametrize("seats", ALL)
def test_each_player_keeps_one_of_two_dukes(seats: int) -> None:
    state = GAME.new(seats, 5)
    dealt = [owns(state, seat)["dukes_dealt"] for seat in range(seats)]
    assert len({duke for pair in dealt for duke in pair}) == 2 * seats
    assert state.deciders == tuple(range(seats))
    for seat in range(seats):
        assert sorted(legal(state, seat)) == sorted(f"keep {duke}" for duke in dealt[seat])
        play(state, f"{seat}: keep {dealt[seat][1]}")
    assert [owns(state, seat)["duke"] for seat in range(seats)] == [pair[1] for pair in dealt]


@pytest.mark.rule("CK-043")
def test_dukes_are_shuffled() -> None:
    seen = {duke for seed in range(60) for duke in owns(GAME.new(2, seed))["dukes_dealt"]}
    assert len(seen) == 10


@pytest.mark.rule("CK-044")
def test_the_highest_roll_begins() -> None:
    for seed in range(12):
        state, told = begin(3, seed)
        while state.turn == 0:
            play(state, legal(state)[0])
        rolled = heard(told, "roll-off")
        totals = {roll["seat"]: roll["first"] + roll["second"] for roll in rolled[:3]}
        best = [seat for seat in totals if totals[seat] == max(totals.values())]
        if len(best) == 1:
            assert len(rolled) == 3
            assert state.view(None)["table"]["first"] == best[0] == state.deciders[0]
        else:
            assert state.view(None)["table"]["first"] in best


@pytest.mark.rule("CK-044")
def test_the_table_may_name_the_first_player_itself() -> None:
    assert first_turn(3, options={"first_player": "2"}).deciders == (2,)


@pytest.mark.rule("CK-RU-05")
def test_players_who_tie_for_the_highest_roll_roll_again() -> None:
    again = 0
    for seed in range(60):
        state, told = begin(2, seed)
        while state.turn == 0:
            play(state, legal(state)[0])
        rolled = [(roll["seat"], roll["first"] + roll["second"]) for roll in heard(told, "roll-off")]
        rounds = [rolled[i : i + 2] for i in range(0, len(rolled), 2)]
        assert all(one[1] == other[1] for one, other in rounds[:-1])
        assert rounds[-1][0][1] != rounds[-1][1][1]
        assert state.view(None)["table"]["first"] == max(rounds[-1], key=lambda roll: roll[1])[0]
        again += len(rounds) > 1
    assert again > 0


@pytest.mark.rule("CK-RU-05")
def test_only_those_who_tie_roll_again() -> None:
    for seed in range(200):
        state, told = begin(3, seed)
        while state.turn == 0:
            play(state, legal(state)[0])
        rolled = heard(told, "roll-off")
        if len(rolled) == 5:
            totals = [roll["first"] + roll["second"] for roll in rolled[:3]]
            assert [roll["seat"] for roll in rolled[3:]] == [s for s in range(3) if totals[s] == max(totals)]
            return
    raise AssertionError("no seed had two of three tied")


@pytest.mark.rule("CK-045")
def test_the_first_player_marker_does_not_move() -> None:
    state = first_turn(3, options={"first_player": "1"})
    for _ in range(7):
        assert state.view(None)["table"]["first"] == 1
        finish_turn(until(state, "action"))


# -- Recommended set-ups --------------------------------------------------------------------------


@pytest.mark.rule("CK-046")
def test_first_game_monsters_from_left_to_right() -> None:
    assert areas(first_turn(2)) == ["hills", "ruins", "forest", "valley", "mountains"]


@pytest.mark.rule("CK-047")
def test_first_game_stacks_from_top_to_bottom() -> None:
    assert [stack["cards"] for stack in rows(first_turn(4))["monsters"]] == [
        ["goblin", "goblin", "goblin", "goblin_mage", "goblin_king"],
        ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"],
        ["treant", "treant", "bane_spider", "bane_spider", "spider_queen"],
        ["owlbear", "owlbear", "owlbear", "giant", "troll"],
        ["dire_bear", "dire_bear", "orc_warrior", "orc_warrior", "orc_chieftain"],
    ]


@pytest.mark.rule("CK-048")
def test_first_game_citizens_from_left_to_right() -> None:
    assert names(first_turn(2)) == [
        "cleric", "merchant", "mercenary", "archer", "peasant",
        "knight", "rogue", "champion", "paladin", "butcher",
    ]  # fmt: skip


@pytest.mark.rule("CK-049")
def test_other_selections_remain_possible() -> None:
    state = first_turn(
        2,
        options=custom(
            areas=["caverns", "swamp", "barrens", "ruins", "hills"],
            citizens=["monk", "blacksmith", "alchemist", "wizard", "peasant",
                      "knight", "thief", "warlord", "priestess", "miner"],
            without=["gargans_embrace"],
        ),
    )  # fmt: skip
    assert sorted(areas(state)) == ["barrens", "caverns", "hills", "ruins", "swamp"]
    assert names(state)[6] == "thief"
    assert state.dump()["table"]["domains_out"] == ["gargans_embrace"]


@pytest.mark.rule("CK-050", "CK-RU-02")
def test_glittering_gold() -> None:
    state = first_turn(2, options={"setup": "glittering-gold"})
    assert sorted(areas(state)) == sorted(["hills", "ruins", "forest", "swamp", "caverns"])
    assert names(state) == [
        "monk", "merchant", "alchemist", "archer", "peasant",
        "knight", "rogue", "champion", "paladin", "butcher",
    ]  # fmt: skip
    assert sorted(state.dump()["table"]["domains_out"]) == sorted(
        ["forgotten_sorrows", "the_violet_thorn", "golden_obelisk_of_nae", "monolith_of_ostendaar"]
    )


@pytest.mark.rule("CK-051", "CK-RU-02")
def test_mastery_over_magic() -> None:
    state = first_turn(2, options={"setup": "mastery-over-magic"})
    assert sorted(areas(state)) == sorted(["barrens", "ruins", "forest", "valley", "mountains"])
    assert names(state) == [
        "cleric", "merchant", "alchemist", "wizard", "peasant",
        "knight", "thief", "champion", "paladin", "butcher",
    ]  # fmt: skip
    assert sorted(state.dump()["table"]["domains_out"]) == sorted(
        ["eye_of_asteraten", "blood_crow_army", "foxgrove_palisade", "gargans_embrace"]
    )


@pytest.mark.rule("CK-052", "CK-RU-02")
def test_monster_blood() -> None:
    state = first_turn(2, options={"setup": "monster-blood"})
    assert sorted(areas(state)) == sorted(["barrens", "ruins", "forest", "swamp", "mountains"])
    assert names(state) == [
        "cleric", "blacksmith", "mercenary", "archer", "peasant",
        "knight", "rogue", "warlord", "priestess", "miner",
    ]  # fmt: skip
    assert sorted(state.dump()["table"]["domains_out"]) == sorted(
        ["forgotten_sorrows", "nest_of_the_weaver_witch", "cathedral_of_st_aquila", "cutthroats_truce"]
    )


@pytest.mark.rule("CK-050", "CK-051", "CK-052")
@pytest.mark.parametrize("setup", ["glittering-gold", "mastery-over-magic", "monster-blood"])
def test_domains_taken_out_are_never_turned_up(setup: str) -> None:
    without = CARDS["setups"][setup]["without"]
    for seed in range(30):
        shown = [stack["card"] for stack in rows(GAME.new(5, seed, {"setup": setup}))["domains"]]
        assert not [card for card in shown if card in without]


# -- Rulings on set-up ----------------------------------------------------------------------------


@pytest.mark.rule("CK-RU-01")
def test_the_activation_values_of_all_citizens() -> None:
    values = {name: tuple(card["values"]) for name, card in (CARDS["starters"] | CARDS["citizens"]).items()}
    assert values == {
        "starter_peasant": (5,), "starter_knight": (6,),
        "cleric": (1,), "monk": (1,), "merchant": (2,), "blacksmith": (2,),
        "mercenary": (3,), "alchemist": (3,),
        "archer": (4,), "wizard": (4,), "peasant": (5,), "knight": (6,), "rogue": (7,), "thief": (7,),
        "champion": (8,), "warlord": (8,), "paladin": (9, 10), "priestess": (9, 10),
        "butcher": (11, 12), "miner": (11, 12),
    }  # fmt: skip


@pytest.mark.rule("CK-RU-02")
def test_peasant_and_knight_are_the_only_names_of_their_values() -> None:
    for seed in range(20):
        assert names(GAME.new(2, seed, {"setup": "random"}))[4:6] == ["peasant", "knight"]


@pytest.mark.rule("CK-RU-03")
def test_the_areas_of_a_set_up_are_sorted_whatever_their_order_in_the_list() -> None:
    listed = ["mountains", "valley", "forest", "ruins", "hills"]
    assert areas(first_turn(2, options=custom(areas=listed))) == FIRST_AREAS


@pytest.mark.rule("CK-RU-04")
def test_equal_top_monsters_are_told_apart_by_the_next_cards_downward() -> None:
    state = first_turn(2, options=custom(areas=["barrens", "caverns", "hills", "mountains", "ruins"]))
    # Hills 1 1 1 3 6 before Barrens 1 1 1 4 5; Mountains 5 5 9 after Caverns 5 5 5.
    assert areas(state) == ["hills", "barrens", "ruins", "caverns", "mountains"]


@pytest.mark.rule("CK-RU-04")
def test_valley_and_swamp_are_told_apart_by_their_fourth_card() -> None:
    state = first_turn(2, options=custom(areas=["valley", "swamp", "forest", "hills", "ruins"]))
    # Valley 4 4 4 8, Swamp 4 4 4 6.
    assert areas(state) == ["hills", "ruins", "forest", "swamp", "valley"]


@pytest.mark.rule("CK-RU-04")
def test_stacks_of_equal_strengths_throughout_stand_in_the_order_of_areas() -> None:
    like_hills = {
        "gargoyle": {"strength": 1, "extra_copies": 0},
        "wraith": {"strength": 3},
        "witch_queen": {"strength": 6},
    }
    game = duchy.game("card-kingdoms", cards={"monsters": like_hills})
    state = game.new(2, options=custom(areas=["barrens", "hills", "ruins", "forest", "valley"]))
    assert areas(state)[:2] == ["hills", "barrens"]
