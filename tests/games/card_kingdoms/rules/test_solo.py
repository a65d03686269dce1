"""Alone against the Dark Lord (chapter 19)."""

from __future__ import annotations

from typing import Any

import pytest

from duchy.core.state import State
from games.card_kingdoms.tables import (
    CARDS,
    GAME,
    Realm,
    asked,
    centre,
    citizens,
    dark_lord,
    dice,
    first_turn,
    heard,
    legal,
    listen,
    owns,
    play,
    realm,
    table,
    tokens,
    until,
)

AREAS = ["hills", "ruins", "forest", "valley", "mountains"]
CITIZENS = [
    "cleric", "merchant", "mercenary", "archer", "peasant",
    "knight", "rogue", "champion", "paladin", "butcher",
]  # fmt: skip


def alone(owner: Realm | None = None, **arranged: Any) -> State:
    return table(owner or realm(), seats=1, **{"dice": (1, 2), **arranged})


def attacked(*rolled: int, left: dict[str, int] | None = None, **arranged: Any) -> State:
    """The Monsters phase after these dice."""
    return alone(at="monsters", dice=rolled, left=left, **arranged)


def column_without(column: int, *rows: str) -> dict[str, int]:
    """A column (from 1) in which these rows are empty."""
    stacks = {
        "monsters": AREAS[column - 1],
        "upper": CITIZENS[column - 1],
        "lower": CITIZENS[column + 4],
        "domain": f"domain {column}",
    }
    return {stacks[row]: 0 for row in rows}


def counted(owner: Realm, duke: str = "cornelius", **arranged: Any) -> State:
    """A solo game that was just counted."""
    held = {"duke": duke, "outcome": "count", **arranged.pop("dark_lord", {})}
    return alone(owner, agenda=[], dark_lord=held, **arranged)


def monsters(state: State) -> list[list[str]]:
    return [stack["cards"] for stack in state.view(0)["table"]["centre"]["monsters"]]


# -- Set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("CK-184", "CK-RU-42")
def test_set_up_is_that_of_two_to_four_players() -> None:
    one, two = first_turn(1, 4).view(None)["table"], first_turn(2, 4).view(None)["table"]
    for row in ("monsters", "citizens"):
        assert one["centre"][row] == two["centre"][row]
    assert [stack["count"] for stack in one["centre"]["domains"]] == [3] * 5
    for token in ("gold", "strength", "magic", "vp"):
        assert one["kingdoms"][0][token] == two["kingdoms"][0][token]


@pytest.mark.rule("CK-RU-42")
def test_five_exhausted_cards_are_used_alone() -> None:
    assert first_turn(1).view(None)["table"]["exhausted_limit"] == 5


@pytest.mark.rule("CK-185", "CK-RU-55")
def test_the_dark_lord_is_one_of_the_eight_dukes_never_dealt() -> None:
    left = dict.fromkeys(["cleric", "merchant", "archer", "rogue"], 0) | {"butcher": 1}
    seen = []
    for number in range(80):
        state = alone(realm(gold=1, duke="waryn"), left=left, key=number.to_bytes(32, "big"))
        play(state, "recruit 10")
        seen.append(dark_lord(state)["duke"])
    own = owns(alone(realm(gold=1, duke="waryn"), left=left))["dukes_dealt"]
    assert sorted(dict.fromkeys(seen)) == sorted(duke for duke in CARDS["dukes"] if duke not in own)


@pytest.mark.rule("CK-186")
def test_the_dark_lord_is_unknown_until_the_count() -> None:
    left = dict.fromkeys(["cleric", "merchant", "archer", "rogue"], 0) | {"butcher": 1}
    state = alone(realm(gold=1), left=left)
    rival = state.rival()
    assert rival is not None
    assert dark_lord(state)["duke"] is None
    assert list(rival.parts) == ["monsters", "domains"]
    told = listen(state)
    play(state, "recruit 10")
    assert [event.name for event in told][-2:] == ["dark-lord", "game-over"]
    assert heard(told, "dark-lord") == [{"card": dark_lord(state)["duke"]}]


# -- The turn -------------------------------------------------------------------------------------


@pytest.mark.rule("CK-187")
def test_the_phases_of_a_solo_turn() -> None:
    state = alone(realm(citizens={"archer": 1}), at="roll", rolls=[(4, 3)])
    told = listen(state)
    play(state, "roll", "take gold", "take gold", "attack 4 upper", "attack 3 upper")
    assert [(event.name, event.facts.get("strength")) for event in told] == [
        ("roll", None),
        ("gain", 2),
        ("take", None),
        ("take", None),
        ("capture", None),
        ("capture", None),
        ("gain", 1),
        ("turn", None),
    ]


@pytest.mark.rule("CK-188")
def test_the_player_rolls_every_turn_and_domains_change_dice() -> None:
    state = alone(realm(domains=["palace_of_the_dawn"]), at="roll", rolls=[(5, 2)])
    play(state, "roll", "change palace_of_the_dawn 1")
    assert dice(state) == [4, 2]
    until(play(state, "take gold"), "roll")
    assert state.turn == 2


@pytest.mark.rule("CK-189")
def test_the_first_harvest_uses_left_powers() -> None:
    state = alone(realm(citizens={"cleric": 1}), at="thieves", dice=(1, 2))
    assert tokens(state) == {"magic": 3}
    assert asked(state) == "action"


@pytest.mark.rule("CK-190", "CK-RU-51")
@pytest.mark.parametrize("token", ["gold", "magic"])
def test_the_thief_takes_the_full_amount_of_one_kind_from_the_reserve(token: str) -> None:
    state = alone(realm(citizens={"thief": 1}), at="thieves", dice=(4, 3))
    assert legal(state) == ["rob reserve gold", "rob reserve magic"]
    play(state, f"rob reserve {token}")
    assert tokens(state) == {token: 3}


@pytest.mark.rule("CK-190", "CK-202")
def test_the_right_power_of_the_thief_in_the_second_harvest() -> None:
    state = alone(realm(citizens={"thief": 1}), at="second-thieves", dice=(4, 3))
    play(state, "choose 1")
    assert tokens(state) == {"gold": 2}


@pytest.mark.rule("CK-191")
def test_domains_that_take_from_a_player_take_from_the_reserve() -> None:
    owner = realm(domains=["cathedral_of_st_aquila", "the_orb_of_urdr"])
    state = alone(owner, actions=1, dice=(6, 6))
    play(state, "take strength")
    assert tokens(state) == {"gold": 1, "magic": 1, "strength": 1}


@pytest.mark.rule("CK-191")
def test_cutthroats_truce_takes_3_gold_from_the_reserve() -> None:
    owner = realm(gold=5, citizens={"rogue": 1, "cleric": 1})
    state = alone(owner, domains=["cutthroats_truce"])
    play(state, "build 1")
    assert tokens(state) == {"gold": 3}


@pytest.mark.rule("CK-191")
def test_two_actions_as_usual() -> None:
    state = alone(dice=(6, 6))
    play(state, "take gold", "take gold")
    assert asked(state) == "attack"


@pytest.mark.rule("CK-192")
def test_a_monster_that_would_come_from_a_player_is_the_top_card_of_the_leftmost_stack() -> None:
    owner = realm(gold=10, citizens={"rogue": 2})
    state = alone(owner, domains=["purloiners_perch"])
    play(state, "build 1")
    assert owns(state)["monsters"] == {"goblin": 1}
    assert centre(state, "monsters", 1)["count"] == 4


@pytest.mark.rule("CK-RU-52")
def test_the_leftmost_stack_with_a_monster_is_used_and_its_reward_is_not_received() -> None:
    owner = realm(gold=10, citizens={"rogue": 2})
    state = alone(owner, domains=["purloiners_perch"], left={"hills": 0, "ruins": 0})
    play(state, "build 1")
    assert owns(state)["monsters"] == {"treant": 1}
    assert tokens(state) == {}


@pytest.mark.rule("CK-RU-52")
def test_a_monster_so_taken_may_complete_the_victory() -> None:
    owner = realm(gold=10, citizens={"rogue": 2})
    left = dict.fromkeys(AREAS, 0) | {"mountains": 1}
    state = alone(owner, domains=["purloiners_perch"], left=left)
    play(state, "build 1")
    assert state.verdict() == "victory"


# -- Monsters phase -------------------------------------------------------------------------------


@pytest.mark.rule("CK-193")
def test_each_die_activates_the_stack_of_its_rank() -> None:
    state = attacked(2, 5)
    assert legal(state) == ["attack 2 upper", "attack 2 lower", "attack 5 upper", "attack 5 lower"]
    play(state, "attack 2 upper")
    assert legal(state) == ["attack 5 upper", "attack 5 lower"]
    play(state, "attack 5 lower")
    assert dark_lord(state)["citizens"] == {"merchant": 1, "butcher": 1}


@pytest.mark.rule("CK-194")
def test_the_sum_activates_no_stack() -> None:
    state = attacked(1, 2)
    told = listen(state)
    play(state, "attack 1 upper", "attack 2 upper")
    assert [capture["column"] for capture in heard(told, "capture")] == [1, 2]
    assert asked(state) != "attack"


@pytest.mark.rule("CK-195")
def test_a_double_activates_the_stack_twice() -> None:
    state = attacked(3, 3)
    play(state, "attack 3 upper")
    assert legal(state) == ["attack 3 upper", "attack 3 lower"]
    play(state, "attack 3 lower")
    assert asked(state) != "attack"
    assert dark_lord(state)["citizens"] == {"mercenary": 1, "champion": 1}


@pytest.mark.rule("CK-196")
def test_a_6_activates_a_stack_of_the_players_choice_but_no_exhausted_one() -> None:
    state = attacked(6, 2, left=column_without(2, "monsters") | column_without(4, "monsters"))
    assert legal(state) == [f"attack {column} {row}" for column in (1, 3, 5) for row in ("upper", "lower")]
    play(state, "attack 3 lower")
    assert dark_lord(state)["citizens"] == {"champion": 1}
    assert asked(state) != "attack"


@pytest.mark.rule("CK-197")
def test_an_exhausted_stack_activates_nothing() -> None:
    state = attacked(2, 4, left=column_without(2, "monsters"))
    assert legal(state) == ["attack 4 upper", "attack 4 lower"]
    state = attacked(2, 2, left=column_without(2, "monsters"))
    assert asked(state) != "attack"
    assert dark_lord(state)["citizens"] == {}


@pytest.mark.rule("CK-198")
def test_an_activation_removes_one_citizen_of_the_column_for_good() -> None:
    state = attacked(4, 2, left=column_without(2, "monsters"))
    play(state, "attack 4 upper")
    assert centre(state, "citizens", 4)["count"] == 4
    assert centre(state, "citizens", 9)["count"] == 5
    assert dark_lord(state)["citizens"] == {"archer": 1}
    assert citizens(state) == {}


@pytest.mark.rule("CK-199")
def test_without_citizens_a_domain_of_the_column_is_captured() -> None:
    left = column_without(4, "upper", "lower") | column_without(2, "monsters")
    domains = ["emerald_stronghold", "grimmwater_keep", "darktide_harbour", "palace_of_the_dawn"]
    state = attacked(4, 2, left=left, domains=domains)
    assert dark_lord(state)["domains"] == ["palace_of_the_dawn"]
    assert centre(state, "domains", 4)["count"] == 2


@pytest.mark.rule("CK-199")
def test_no_domain_is_captured_while_a_citizen_is_left() -> None:
    left = column_without(4, "upper") | column_without(2, "monsters")
    state = attacked(4, 2, left=left)
    assert dark_lord(state)["citizens"] == {"paladin": 1}
    assert dark_lord(state)["domains"] == []


@pytest.mark.rule("CK-200")
@pytest.mark.parametrize(
    ("column", "values"), [(1, [1, 6]), (2, [2, 7]), (3, [3, 8]), (4, [4, 9]), (5, [5, 11])]
)
def test_a_column_has_one_citizen_stack_of_each_row(column: int, values: list[int]) -> None:
    state = attacked(column, column)
    play(state, f"attack {column} upper", f"attack {column} lower")
    taken = dark_lord(state)["citizens"]
    assert [CARDS["citizens"][name]["values"][0] for name in taken] == values


@pytest.mark.rule("CK-201")
def test_the_monsters_phase_takes_no_monster() -> None:
    state = attacked(3, 5)
    before = monsters(state)
    play(state, "attack 3 upper", "attack 5 upper")
    assert monsters(state) == before


@pytest.mark.rule("CK-202")
def test_the_second_harvest_uses_the_same_dice_and_right_powers() -> None:
    state = alone(realm(citizens={"archer": 1, "rogue": 1}), at="second-thieves", dice=(4, 3))
    assert tokens(state) == {"strength": 1 + 1, "gold": 1}


@pytest.mark.rule("CK-203")
def test_citizens_recruited_this_turn_take_part_in_the_second_harvest() -> None:
    state = alone(realm(gold=4), dice=(4, 2), actions=1)
    play(state, "recruit 4", "attack 4 upper", "attack 2 upper")
    assert tokens(state) == {"strength": 1 + 1}


@pytest.mark.rule("CK-204")
def test_without_an_end_the_next_turn_begins() -> None:
    state = alone(at="end-turn")
    assert legal(state) == ["roll"]
    assert state.deciders == (0,)


@pytest.mark.rule("CK-RU-50")
def test_the_consolation_is_tested_in_both_harvests() -> None:
    state = alone(at="thieves", dice=(2, 2), left=column_without(2, "monsters"))
    play(state, "take magic", "take gold", "take gold")
    assert asked(state) == "consolation"
    play(state, "take strength")
    assert tokens(state) == {"gold": 2, "magic": 1, "strength": 1}


@pytest.mark.rule("CK-RU-50", "CK-203")
def test_a_citizen_recruited_meanwhile_cancels_the_second_consolation() -> None:
    state = alone(realm(gold=2), at="thieves", dice=(2, 2), left=column_without(2, "monsters"))
    play(state, "decline", "recruit 2", "take magic")
    assert legal(state) == ["roll"]
    assert tokens(state) == {"gold": 2, "magic": 1}


@pytest.mark.rule("CK-070", "CK-RU-16")
def test_an_exchange_left_open_in_the_second_harvest_is_gone_in_the_next_turn() -> None:
    """The Champion's right power could not be paid; next turn it must not be offered for nothing."""
    owner = realm(citizens={"champion": 1, "alchemist": 1})
    state = alone(owner, at="second-thieves", dice=(4, 4), rolls=[(3, 5)])
    play(state, "roll")
    # 8: the Champion's left power; 3: the Alchemist may exchange the gold of the Starting Peasant.
    assert tokens(state) == {"strength": 4, "gold": 1}
    assert legal(state) == ["exchange alchemist", "decline"]


# -- Choices of the Monsters phase ----------------------------------------------------------------


@pytest.mark.rule("CK-RU-45")
def test_capturing_the_last_card_of_a_column_is_no_defeat_but_the_next_activation_is() -> None:
    left = column_without(4, "upper", "lower") | {"domain 4": 1}
    state = attacked(4, 2, left=left | column_without(2, "monsters"))
    assert not state.over
    assert centre(state, "domains", 4)["exhausted"]
    state = attacked(4, 4, left=left)
    assert state.verdict() == "defeat"


@pytest.mark.rule("CK-RU-46")
def test_the_player_chooses_the_stack_and_a_new_domain_is_turned_up() -> None:
    assert legal(attacked(1, 1)) == ["attack 1 upper", "attack 1 lower"]
    left = column_without(1, "upper", "lower") | column_without(2, "monsters")
    state = attacked(1, 2, left=left, domains=["palace_of_the_dawn"])
    assert dark_lord(state)["domains"] == ["palace_of_the_dawn"]
    assert centre(state, "domains", 1)["card"] not in (None, "palace_of_the_dawn")


@pytest.mark.rule("CK-RU-47")
def test_the_monsters_phase_uses_the_final_dice() -> None:
    state = alone(realm(domains=["palace_of_the_dawn"]), at="change-dice", dice=(5, 5))
    play(state, "change palace_of_the_dawn 1", "take gold", "take gold")
    assert legal(state) == ["attack 4 upper", "attack 4 lower", "attack 5 upper", "attack 5 lower"]


@pytest.mark.rule("CK-RU-48")
def test_a_6_must_choose_the_only_stack_left_even_if_that_loses() -> None:
    left = dict.fromkeys(AREAS, 0) | {"mountains": 1} | column_without(5, "upper", "lower", "domain")
    state = attacked(6, 1, left=left)
    assert state.verdict() == "defeat"


@pytest.mark.rule("CK-RU-48")
def test_a_double_6_is_two_separate_choices() -> None:
    state = attacked(6, 6)
    assert len(legal(state)) == 10
    play(state, "attack 1 upper")
    assert len(legal(state)) == 10
    play(state, "attack 5 lower")
    assert asked(state) != "attack"
    assert dark_lord(state)["citizens"] == {"cleric": 1, "butcher": 1}


@pytest.mark.rule("CK-RU-48", "CK-196")
def test_a_6_may_follow_or_precede_the_other_die_on_any_column() -> None:
    state = attacked(2, 6)
    assert len(legal(state)) == 10
    play(state, "attack 4 upper")
    assert legal(state) == ["attack 2 upper", "attack 2 lower"]
    state = play(attacked(2, 6), "attack 2 upper")
    assert len(legal(state)) == 10


@pytest.mark.rule("CK-RU-49")
def test_the_player_chooses_which_die_comes_first() -> None:
    """Column 1 has nothing left; column 2 would exhaust the fifth stack: count or defeat."""
    left = column_without(1, "upper", "lower", "domain") | {"rogue": 0, "merchant": 1}
    state = attacked(1, 2, left=left)
    assert legal(state) == ["attack 1 nothing", "attack 2 upper"]
    assert play(state.clone(), "attack 1 nothing").verdict() == "defeat"
    assert play(state.clone(), "attack 2 upper").verdict().startswith("count")


@pytest.mark.rule("CK-RU-49", "CK-RU-44")
def test_an_attack_that_ends_the_game_may_come_before_one_that_costs_a_domain() -> None:
    """Four stacks are exhausted. Column 2 can be emptied into a count, before column 1 loses a Domain."""
    left = column_without(1, "upper", "lower") | {"hills": 5, "rogue": 0, "merchant": 1, "archer": 0}
    state = attacked(1, 2, left=left)
    assert sorted(legal(state)) == ["attack 1 domain", "attack 2 upper"]
    play(state, "attack 2 upper")
    assert state.over
    assert dark_lord(state)["domains"] == []


@pytest.mark.rule("CK-RU-57", "CK-RU-46")
def test_alone_with_mixed_citizens_a_capture_reveals_the_next_card() -> None:
    state = alone(at="monsters", dice=(1, 2), mixed={1: ["monk"]}, left=column_without(2, "monsters"))
    assert centre(state, "citizens", 1)["count"] == 5
    play(state, "attack 1 upper")
    assert dark_lord(state)["citizens"] == {"monk": 1}
    assert centre(state, "citizens", 1)["count"] == 4
    assert centre(state, "citizens", 1)["card"] in ("monk", "cleric")


@pytest.mark.rule("CK-RU-57")
def test_mixed_set_up_alone_is_four_face_down_and_one_face_up() -> None:
    found = first_turn(1, options={"mixed_citizens": True}).dump()["table"]["citizens"]
    assert [(len(stack["cards"]), stack["face_down"]) for stack in found] == [(1, 4)] * 10


# -- Endings --------------------------------------------------------------------------------------


@pytest.mark.rule("CK-205", "CK-RU-44")
def test_slaying_the_last_monster_is_a_victory_at_once() -> None:
    left = dict.fromkeys(AREAS, 0) | {"hills": 1}
    state = alone(realm(strength=6), left=left)
    play(state, "slay 1")
    assert state.over
    assert state.verdict() == "victory"
    assert state.winners() == (0,)


@pytest.mark.rule("CK-RU-43")
def test_victory_is_tested_before_the_count_of_five() -> None:
    left = dict.fromkeys(AREAS, 0) | {"hills": 1}
    state = alone(realm(strength=6), left=left)
    assert state.view(0)["table"]["exhausted"] == 4
    play(state, "slay 1")
    assert state.view(0)["table"]["exhausted"] == 5
    assert state.verdict() == "victory"


@pytest.mark.rule("CK-206")
def test_an_attack_on_an_empty_column_is_a_defeat_at_once() -> None:
    state = attacked(1, 2, left=column_without(1, "upper", "lower", "domain"))
    play(state, "attack 1 nothing")
    assert state.over
    assert state.verdict() == "defeat"
    assert state.winners() == ()


@pytest.mark.rule("CK-207", "CK-RU-44")
def test_five_exhausted_stacks_end_the_game_at_once_with_a_count() -> None:
    left = dict.fromkeys(["cleric", "merchant", "archer", "hills"], 0) | {"butcher": 1}
    state = alone(realm(gold=9), left=left)
    play(state, "recruit 10")
    # The second action, the Monsters and the Second Harvest are dropped.
    assert state.over
    assert state.verdict() in ("count-won", "count-lost")


@pytest.mark.rule("CK-207")
def test_four_exhausted_stacks_do_not_end_the_game() -> None:
    left = dict.fromkeys(["cleric", "merchant", "archer"], 0) | {"butcher": 1}
    state = alone(realm(gold=9), left=left)
    play(state, "recruit 10")
    assert not state.over


@pytest.mark.rule("CK-RU-44", "CK-207")
def test_a_capture_that_exhausts_the_fifth_stack_ends_the_game_before_the_second_die() -> None:
    left = dict.fromkeys(["hills", "merchant", "archer", "rogue"], 0) | {"mercenary": 1}
    state = attacked(3, 4, left=left)
    play(state, "attack 3 upper")
    assert state.over
    assert dark_lord(state)["citizens"] == {"mercenary": 1}


@pytest.mark.rule("CK-RU-44")
def test_the_end_is_tested_after_the_reward_of_an_action() -> None:
    """The last Knight is taken as the reward of a Bane Spider: fifth exhausted stack."""
    left = dict.fromkeys(["cleric", "merchant", "archer", "rogue"], 0) | {"forest": 3, "knight": 1}
    state = alone(realm(strength=6), left=left)
    play(state, "slay 3", "choose 2")
    assert state.over
    assert citizens(state) == {"knight": 1}


@pytest.mark.rule("CK-208", "CK-RU-53")
def test_the_player_counts_monsters_domains_and_duke_but_no_vp_tokens() -> None:
    owner = realm(gold=3, vp=9, monsters={"goblin": 2}, domains=["palace_of_the_dawn"], duke="waryn")
    scored = counted(owner).scores()[0]
    assert scored.parts == {
        "monsters": 2, "domains": 4, "duke-worker": 1, "duke-shadow": 0, "duke-resources": 1,
    }  # fmt: skip
    assert scored.total == 8


@pytest.mark.rule("CK-RU-53")
def test_by_option_vp_tokens_count_alone() -> None:
    state = counted(realm(vp=9, duke="waryn"), options={"solo_vp_tokens": True})
    assert state.scores()[0].total == 9


@pytest.mark.rule("CK-209")
def test_the_dark_lord_counts_surviving_monsters_and_captured_domains() -> None:
    left = {"hills": 2, "ruins": 0, "forest": 1, "valley": 0, "mountains": 0}
    held = {"domains": ["palace_of_the_dawn", "eye_of_asteraten"]}
    rival = counted(realm(), "waryn", left=left, dark_lord=held).rival()
    assert rival is not None
    # Goblin Mage 2, Goblin King 4, Spider Queen 5; Domains 4 and 1; Waryn: a Worker.
    assert rival.parts == {
        "monsters": 11, "domains": 5, "duke-worker": 1, "duke-shadow": 0, "duke-resources": 0,
    }  # fmt: skip


@pytest.mark.rule("CK-210")
@pytest.mark.parametrize(
    ("duke", "lines"),
    [
        ("hrothgar", {"duke-monsters": 2 * 3, "duke-titan": 1}),
        ("reese", {"duke-citizens": 5, "duke-monsters": 3, "duke-domains": 1}),
        ("cornelius", {"duke-domains": 3}),
        ("isabella", {"duke-soldier": 2 + 2, "duke-holy": 2 * 2}),
        ("elisium", {"duke-symbols": 5 + 3}),
        ("waryn", {"duke-worker": 1 + 1, "duke-shadow": 0}),
    ],
)
def test_the_dark_lords_duke_counts_what_he_holds(duke: str, lines: dict[str, int]) -> None:
    left = {"hills": 2, "ruins": 0, "forest": 1, "valley": 0, "mountains": 0}
    held = {"citizens": {"archer": 2, "cleric": 2, "peasant": 1}, "domains": ["palace_of_the_dawn"]}
    owner = realm(gold=12, citizens={"rogue": 3}, monsters={"goblin": 2}, duke="simon")
    rival = counted(owner, duke, left=left, dark_lord=held).rival()
    assert rival is not None
    assert {name: n for name, n in rival.parts.items() if name.startswith("duke-")} == {
        **lines, "duke-resources": 0,
    }  # fmt: skip


@pytest.mark.rule("CK-RU-56")
@pytest.mark.parametrize("duke", CARDS["dukes"])
def test_a_duke_that_rewards_resources_gives_the_dark_lord_nothing_for_them(duke: str) -> None:
    other = "waryn" if duke != "waryn" else "simon"
    rival = counted(realm(gold=30, strength=30, magic=30, duke=other), duke).rival()
    assert rival is not None
    assert rival.parts["duke-resources"] == 0


@pytest.mark.rule("CK-211", "CK-RU-54")
@pytest.mark.parametrize(
    ("gold", "verdict", "winners"), [(12, "count-won", (0,)), (9, "count-lost", ()), (6, "count-lost", ())]
)
def test_only_a_higher_total_wins_the_count(gold: int, verdict: str, winners: tuple[int, ...]) -> None:
    """One Skeleton King of 4 VP survives; Waryn gives the player 1 VP for 3 gold, a Goblin 1."""
    left = {"hills": 0, "ruins": 1, "forest": 0, "valley": 0, "mountains": 0}
    state = counted(realm(gold=gold, monsters={"goblin": 1}, duke="waryn"), "cornelius", left=left)
    rival = state.rival()
    assert rival is not None
    assert (state.scores()[0].total, rival.total) == (gold // 3 + 1, 4)
    assert (state.verdict(), state.winners()) == (verdict, winners)


@pytest.mark.rule("CK-204")
def test_a_whole_solo_game_comes_to_a_verdict() -> None:
    state = GAME.new(1, "whole")
    for _ in range(5000):
        if state.over:
            break
        play(state, legal(state)[-1])
    assert state.verdict() in ("victory", "defeat", "count-won", "count-lost")
