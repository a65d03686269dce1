"""Each of the 24 Domains: what it asks for, what it is worth and what it does."""

from __future__ import annotations

import pytest

from duchy.core.state import State
from games.card_kingdoms.tables import (
    CARDS,
    asked,
    centre,
    citizens,
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
    until,
)

OF_ROLE = {"worker": "merchant", "soldier": "archer", "shadow": "rogue", "holy": "cleric"}

# Roles, cost in gold, VP.
PRINTED = {
    "foxgrove_palisade": ({"soldier": 1, "shadow": 1}, 9, 3),
    "the_desert_orchid": ({"holy": 1, "shadow": 1}, 9, 3),
    "emerald_stronghold": ({"worker": 1, "soldier": 1, "holy": 1}, 12, 5),
    "pratchetts_plateau": ({"worker": 1, "holy": 1}, 8, 3),
    "cathedral_of_st_aquila": ({"holy": 2}, 8, 3),
    "darktide_harbour": ({"shadow": 1, "worker": 1, "soldier": 1}, 6, 2),
    "cloudriders_camp": ({"soldier": 1, "holy": 1}, 8, 2),
    "the_orb_of_urdr": ({"shadow": 1, "holy": 1}, 6, 1),
    "rogues_landing": ({"worker": 1, "shadow": 1}, 7, 3),
    "blood_crow_army": ({"soldier": 3}, 5, 2),
    "eye_of_asteraten": ({"holy": 1, "soldier": 1}, 8, 1),
    "cutthroats_truce": ({"shadow": 1, "holy": 1}, 5, 1),
    "halfpenny_hill": ({"worker": 3}, 6, 2),
    "shattered_hand": ({"holy": 1, "worker": 1}, 7, 3),
    "forgotten_sorrows": ({"worker": 1, "shadow": 1}, 9, 3),
    "watcher_on_the_water": ({"soldier": 2}, 6, 3),
    "gargans_embrace": ({"soldier": 2}, 7, 2),
    "nest_of_the_weaver_witch": ({"worker": 2}, 6, 3),
    "palace_of_the_dawn": ({"worker": 1, "soldier": 2}, 11, 4),
    "grimmwater_keep": ({"worker": 2, "shadow": 1}, 10, 4),
    "the_violet_thorn": ({"soldier": 1, "holy": 1}, 7, 3),
    "purloiners_perch": ({"shadow": 2}, 10, 2),
    "golden_obelisk_of_nae": ({"worker": 1, "holy": 1}, 6, 3),
    "monolith_of_ostendaar": ({"worker": 1, "soldier": 1}, 9, 3),
}


def builders(name: str) -> dict[str, int]:
    """Just the Citizens that a Domain asks for."""
    return {OF_ROLE[role]: number for role, number in PRINTED[name][0].items()}


def built(name: str, *rivals: dict[str, object], **owned: object) -> State:
    """The table at the moment after a Domain was built for exactly its price."""
    owner = realm(gold=PRINTED[name][1], citizens=builders(name)) | owned
    return play(table(owner, *rivals, domains=[name]), "build 1")


@pytest.mark.rule("CK-001")
def test_every_domain_is_as_printed() -> None:
    cards = CARDS["domains"]
    assert {name: (card["roles"], card["cost"], card["vp"]) for name, card in cards.items()} == PRINTED


@pytest.mark.rule("CK-109", "CK-110", "CK-114", "CK-115")
@pytest.mark.parametrize("name", PRINTED)
def test_a_domain_is_built_with_its_roles_and_its_price_and_nothing_less(name: str) -> None:
    roles, cost, _vp = PRINTED[name]
    assert offered(table(realm(gold=cost, citizens=builders(name)), domains=[name]), "build 1") == ["build 1"]
    assert offered(table(realm(gold=cost - 1, citizens=builders(name)), domains=[name]), "build 1") == []
    for role in roles:
        fewer = builders(name)
        fewer[OF_ROLE[role]] -= 1
        assert offered(table(realm(gold=cost, citizens=fewer), domains=[name]), "build 1") == []
    assert owns(built(name))["domains"] == [name]


@pytest.mark.rule("CK-137")
@pytest.mark.parametrize("name", PRINTED)
def test_the_printed_vp_of_each_domain_count_at_the_end(name: str) -> None:
    assert table(realm(domains=[name])).scores()[0].parts["domains"] == PRINTED[name][2]


# -- When it is built -----------------------------------------------------------------------------


@pytest.mark.rule("CK-117")
@pytest.mark.parametrize(
    ("name", "fitting"),
    [
        ("darktide_harbour", [3, 7]),  # Mercenary, Rogue
        ("rogues_landing", [2, 5, 10]),  # Merchant, Peasant, Butcher
        ("shattered_hand", [1, 9]),  # Cleric, Paladin
        ("grimmwater_keep", [1, 2, 3, 5, 6, 7, 8, 9, 10]),  # all but the Archer, who costs 4
    ],
)
def test_domains_that_bring_a_citizen(name: str, fitting: list[int]) -> None:
    state = built(name)
    assert legal(state) == [*(f"free {stack}" for stack in fitting), "decline"]
    card = centre(state, "citizens", fitting[-1])["card"]
    play(state, f"free {fitting[-1]}")
    assert citizens(state)[card] == builders(name).get(card, 0) + 1
    assert tokens(state) == {}


@pytest.mark.rule("CK-117", "CK-020")
def test_cloudriders_camp_gives_3_strength_and_a_cheap_soldier() -> None:
    state = built("cloudriders_camp")
    assert tokens(state) == {"strength": 3}
    # Knight and Champion; the Archer costs 4.
    assert legal(state) == ["free 6", "free 8", "decline"]
    play(state, "free 8")
    assert citizens(state)["champion"] == 1


@pytest.mark.rule("CK-119")
def test_eye_of_asteraten_gives_5_strength_and_a_slaying_at_its_normal_cost() -> None:
    state = built("eye_of_asteraten")
    assert tokens(state) == {"strength": 5}
    play(state, "slay 4")
    assert tokens(state) == {"strength": 1, "magic": 2}


@pytest.mark.rule("CK-117", "CK-026")
def test_cutthroats_truce_takes_3_gold_from_one_opponent() -> None:
    state = built("cutthroats_truce", realm(gold=5), realm(gold=2), realm())
    assert legal(state) == ["rob 1 gold 3", "rob 2 gold 2"]
    play(state, "rob 1 gold 3")
    assert [tokens(state, seat) for seat in range(4)] == [{"gold": 3}, {"gold": 2}, {"gold": 2}, {}]


@pytest.mark.rule("CK-RU-36", "CK-166")
def test_watcher_on_the_water_returns_a_monster_for_3_vp_once() -> None:
    state = built("watcher_on_the_water", monsters={"goblin": 1, "troll": 1})
    assert legal(state) == ["return goblin", "return troll", "decline"]
    play(state, "return troll")
    assert owns(state)["monsters"] == {"goblin": 1}
    assert centre(state, "monsters", 4)["cards"][0] == "troll"
    assert tokens(state) == {"vp": 3}


@pytest.mark.rule("CK-166", "CK-RU-36")
def test_watcher_on_the_water_need_not_return_anything() -> None:
    state = play(built("watcher_on_the_water", monsters={"goblin": 1}), "decline")
    assert owns(state)["monsters"] == {"goblin": 1}
    assert tokens(state) == {}
    assert asked(built("watcher_on_the_water")) == "action"


@pytest.mark.rule("CK-155", "CK-RU-35")
def test_nest_of_the_weaver_witch_returns_any_citizen_but_a_starter_for_3_vp() -> None:
    state = built("nest_of_the_weaver_witch", citizens={"merchant": 2, "archer": 1})
    assert legal(state) == ["return merchant", "return archer", "decline"]
    before = centre(state, "citizens", 4)["count"]
    play(state, "return archer")
    assert citizens(state) == {"merchant": 2}
    assert centre(state, "citizens", 4)["count"] == before + 1
    assert tokens(state) == {"vp": 3}


@pytest.mark.rule("CK-155")
def test_a_returned_citizen_no_longer_counts_for_price_role_or_harvest() -> None:
    state = built("nest_of_the_weaver_witch", gold=20, citizens={"merchant": 2, "archer": 1})
    play(state, "return archer")
    assert owns(state)["roles"]["soldier"] == 0
    assert centre(state, "citizens", 4, 0)["cost"] == 4


@pytest.mark.rule("CK-161", "CK-RU-37")
def test_purloiners_perch_takes_a_monster_at_random_without_its_reward() -> None:
    rival = realm(monsters={"goblin": 1, "treant": 1})
    state = built("purloiners_perch", realm(), rival, realm(monsters={"owlbear": 1}))
    assert legal(state) == ["raid 2", "raid 3"]
    play(state, "raid 2")
    assert sum(owns(state, 0)["monsters"].values()) == 1
    assert sum(owns(state, 2)["monsters"].values()) == 1
    assert tokens(state, 0) == {}


@pytest.mark.rule("CK-RU-37")
def test_purloiners_perch_draws_each_monster_card_alike() -> None:
    drawn = {"goblin": 0, "treant": 0}
    for number in range(400):
        owner = realm(gold=10, citizens={"rogue": 2})
        rival = realm(monsters={"goblin": 3, "treant": 1})
        state = table(owner, rival, domains=["purloiners_perch"], key=number.to_bytes(32, "big"))
        taken = owns(play(state, "build 1"))["monsters"]
        drawn[next(iter(taken))] += 1
    # Three goblins to one treant: 300 expected, with a deviation of 8.7.
    assert 265 <= drawn["goblin"] <= 335


@pytest.mark.rule("CK-RU-37")
def test_purloiners_perch_does_nothing_when_nobody_else_has_a_monster() -> None:
    state = built("purloiners_perch", realm(), monsters={"goblin": 1})
    assert asked(state) == "action"
    assert owns(state)["monsters"] == {"goblin": 1}


@pytest.mark.rule("CK-117", "CK-025")
def test_golden_obelisk_of_nae_gives_3_vp_for_3_magic() -> None:
    state = built("golden_obelisk_of_nae", magic=4)
    assert legal(state) == ["exchange", "decline"]
    play(state, "exchange")
    assert tokens(state) == {"magic": 1, "vp": 3}


@pytest.mark.rule("CK-RU-08", "CK-RU-16")
def test_golden_obelisk_of_nae_may_be_declined_and_needs_3_magic() -> None:
    assert tokens(play(built("golden_obelisk_of_nae", magic=3), "decline")) == {"magic": 3}
    state = built("golden_obelisk_of_nae", gold=30, strength=9, magic=2)
    assert asked(state) == "action"


# -- For good -------------------------------------------------------------------------------------


@pytest.mark.rule("CK-118", "CK-150", "CK-158", "CK-162")
@pytest.mark.parametrize("name", ["foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn"])
def test_a_domain_that_changes_dice_does_so_from_the_owners_next_roll(name: str) -> None:
    state = built(name, gold=20, magic=5)
    finish_turn(state)
    assert state.deciders == (1,)
    finish_turn(until(play(state, "roll"), "action"))
    assert state.deciders == (0,)
    play(state, "roll")
    assert offered(state, f"change {name}")


@pytest.mark.rule("CK-118", "CK-151")
def test_gargans_embrace_watches_from_the_next_roll_of_anybody() -> None:
    owner = realm(gold=7, citizens={"archer": 2})
    state = table(owner, domains=["gargans_embrace"], actions=1, key=bytes(32))
    told = listen(state)
    play(state, "build 1")
    for _ in range(20):
        finish_turn(until(state, "action"))
    doubles = [roll for roll in heard(told, "roll") if roll["first"] == roll["second"]]
    assert tokens(state).get("vp", 0) == len(doubles)
    assert doubles


@pytest.mark.rule("CK-118", "CK-121")
def test_emerald_stronghold_lifts_the_surcharge() -> None:
    state = table(realm(gold=20, citizens={"archer": 2}, domains=["emerald_stronghold"]))
    assert centre(state, "citizens", 4, 0)["cost"] == 4
    assert centre(state, "citizens", 5, 0)["cost"] == 2
    assert centre(state, "citizens", 5, 1)["cost"] == 3
    play(state, "recruit 5")
    assert tokens(state) == {"gold": 18}


@pytest.mark.rule("CK-118")
def test_pratchetts_plateau_makes_domains_1_gold_cheaper() -> None:
    owner = realm(gold=10, citizens={"merchant": 1, "archer": 2}, domains=["pratchetts_plateau"])
    state = table(owner, domains=["palace_of_the_dawn"])
    assert centre(state, "domains", 1, 0)["cost"] == 10
    assert centre(state, "domains", 1, 1)["cost"] == 11
    play(state, "build 1")
    assert tokens(state) == {}


@pytest.mark.rule("CK-118", "CK-026")
@pytest.mark.parametrize(
    ("name", "token"), [("cathedral_of_st_aquila", "gold"), ("the_orb_of_urdr", "magic")]
)
def test_domains_that_take_from_an_opponent_at_the_end_of_actions(name: str, token: str) -> None:
    rich = realm() | {token: 4}
    state = table(realm(domains=[name]), rich, rich, actions=1)
    play(state, "take strength")
    assert legal(state) == [f"rob 1 {token} 1", f"rob 2 {token} 1"]
    play(state, f"rob 1 {token} 1")
    assert [tokens(state, seat).get(token, 0) for seat in range(3)] == [1, 3, 4]
    assert asked(state) == "roll"


@pytest.mark.rule("CK-118", "CK-055")
def test_cathedral_and_orb_work_only_at_the_end_of_the_owners_actions() -> None:
    owner = realm(domains=["cathedral_of_st_aquila", "the_orb_of_urdr"])
    state = table(owner, realm(gold=9, magic=9), active=1, rolls=[(3, 1)])
    told = listen(state)
    finish_turn(state)
    play(state, "roll", "0: decline", "1: decline")
    assert heard(told, "rob") == []
    play(state, "take strength", "take strength")
    assert [rob["resource"] for rob in heard(told, "rob")] == ["gold", "magic"]


@pytest.mark.rule("CK-118", "CK-055")
@pytest.mark.parametrize(
    ("name", "token"),
    [("blood_crow_army", "strength"), ("halfpenny_hill", "gold"), ("monolith_of_ostendaar", "magic")],
)
def test_domains_that_give_at_the_start_of_actions(name: str, token: str) -> None:
    state = table(realm(domains=[name]), at="thieves", dice=(5, 2))
    before = {"gold": 1}
    assert asked(state) == "action"
    assert tokens(state) == {**before, token: before.get(token, 0) + 1}
    assert tokens(state, 1) == before


@pytest.mark.rule("CK-118")
def test_forgotten_sorrows_gives_1_magic_for_each_citizen_recruited() -> None:
    state = table(realm(gold=9, domains=["forgotten_sorrows"]), realm(gold=9))
    play(state, "recruit 2", "recruit 2")
    assert tokens(state) == {"gold": 9 - 2 - 3, "magic": 2}


@pytest.mark.rule("CK-118")
def test_forgotten_sorrows_gives_1_magic_for_a_free_citizen_too() -> None:
    owner = realm(strength=9, domains=["forgotten_sorrows"])
    state = table(owner, left={"mountains": 3})
    play(state, "slay 5", "free 1")
    assert tokens(state) == {"magic": 1}


@pytest.mark.rule("CK-118", "CK-080")
def test_forgotten_sorrows_does_not_watch_the_others() -> None:
    state = table(
        realm(domains=["forgotten_sorrows", "the_violet_thorn"]), realm(gold=9, strength=9), active=1
    )
    play(state, "recruit 2", "slay 1")
    assert tokens(state, 0) == {}


@pytest.mark.rule("CK-118")
def test_the_violet_thorn_gives_1_magic_for_each_monster_slain() -> None:
    state = table(realm(strength=3, domains=["the_violet_thorn"]))
    play(state, "slay 1", "slay 2")
    assert tokens(state) == {"gold": 2, "magic": 2}


@pytest.mark.rule("CK-118", "CK-119")
def test_the_violet_thorn_counts_an_extra_slaying() -> None:
    owner = realm(gold=8, citizens={"cleric": 1, "archer": 1}, domains=["the_violet_thorn"])
    state = table(owner, domains=["eye_of_asteraten"])
    play(state, "build 1", "slay 2")
    assert tokens(state) == {"gold": 1, "strength": 3, "magic": 1}


@pytest.mark.rule("CK-118", "CK-161")
def test_the_violet_thorn_does_not_count_a_monster_taken_from_a_player() -> None:
    owner = realm(gold=10, citizens={"rogue": 2}, domains=["the_violet_thorn"])
    state = table(owner, realm(monsters={"goblin": 1}), domains=["purloiners_perch"])
    play(state, "build 1")
    assert owns(state)["monsters"] == {"goblin": 1}
    assert tokens(state) == {}


@pytest.mark.rule("CK-160")
def test_palace_of_the_dawn_costs_11_gold_and_asks_for_a_worker_and_two_soldiers() -> None:
    owner = realm(gold=11, citizens={"peasant": 1, "archer": 2})
    state = play(table(owner, domains=["palace_of_the_dawn"]), "build 1")
    assert tokens(state) == {}
    assert owns(state)["domains"] == ["palace_of_the_dawn"]
