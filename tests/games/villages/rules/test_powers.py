"""Special powers (VV-072..VV-084)."""

from __future__ import annotations

import pytest

from games.villages.table import (
    ask,
    bank,
    follows,
    gold,
    hand,
    heard,
    lay,
    legal,
    offered,
    own,
    play,
    refused,
    village,
)


@pytest.mark.rule("VV-072")
def test_an_instant_power_works_once_when_its_card_arrives() -> None:
    state = lay(village(3, "blacksmith hideout", "tannery herb_garden", coins={"castle": 1}), village(4))
    play(state, "build blacksmith", "draw 1")
    assert legal(state) == ["use blacksmith", "done"]
    play(state, "use blacksmith")
    assert gold(state) == 2
    state = lay(village(3, "hideout", buildings="blacksmith"), village(4))
    play(state, "build hideout", "draw 1")
    assert ask(state) == "lead"


@pytest.mark.rule("VV-RU-10")
def test_an_instant_power_not_used_is_lost() -> None:
    state = lay(village(3, "blacksmith hideout", "tannery herb_garden", coins={"castle": 1}), village(4))
    play(
        state,
        "build blacksmith",
        "draw 1",
        "done",
        "1: tax",
        "draw 1",
        "0: decline",
        "0: build hideout",
        "draw 1",
    )
    assert "use blacksmith" not in legal(state)
    assert state.deciders == (1,)


@pytest.mark.rule("VV-073")
def test_an_action_power_works_in_every_such_action_led_or_followed() -> None:
    state = lay(village(3, buildings="windmill"), village(4))
    for _ in range(2):
        play(state, "0: harvest", "draw deck", "draw deck", "draw deck", "use windmill", "draw deck")
        while ask(state) == "discard":
            play(state, legal(state)[0])
        play(
            state,
            "1: decline",
            "1: harvest",
            "draw deck",
            "draw deck",
            "draw deck",
            "0: harvest",
            "draw deck",
        )
        assert legal(state) == ["use windmill", "done"]
        play(state, "0: use windmill", "draw deck")
        while ask(state) == "discard":
            play(state, legal(state)[0])
    play(state, "0: tax", "draw deck")
    assert "use windmill" not in legal(state)


@pytest.mark.rule("VV-074", "VV-EX-04", "VV-138")
def test_the_wizards_tower_waits_for_the_next_build() -> None:
    rick = village(4, "wizards_tower hideout", "tannery herb_garden herb_garden", coins={"castle": 1})
    state = lay(rick, village(4, "farm"))
    play(state, "build wizards_tower")
    before = bank(state)
    play(state, "draw 1")
    assert bank(state) == before
    assert state.deciders == (1,)
    play(state, "1: decline", "1: tax", "draw 1", "0: decline", "0: build hideout")
    play(state, "draw 1", "use wizards_tower")
    assert bank(state) == before - 2
    state = follows("build", village(3), village(4, "hideout", buildings="wizards_tower"))
    play(state, "1: build hideout", "use wizards_tower")
    assert gold(state, 1) == 5  # 4, less one on the Castle, plus one; the Castle's came back on the turn


@pytest.mark.rule("VV-RU-09")
def test_a_resource_power_cannot_pay_for_its_own_card() -> None:
    """The Workshop gives a wild resource for Worker buildings, and is one itself."""
    mine = village(3, "workshop", "windmill watch_post", coins={"castle": 1})
    assert offered(lay(mine, village(4)), "build") == []
    helped = village(3, "tavern", "windmill watch_post", "workshop", coins={"castle": 1})
    assert offered(lay(helped, village(4)), "build") == ["build tavern"]


@pytest.mark.rule("VV-075")
def test_each_power_at_most_once_in_an_action() -> None:
    state = lay(village(3, buildings="windmill guard_tower"), village(4))
    play(state, "harvest", "draw deck", "draw deck", "draw deck", "use windmill", "draw deck")
    assert legal(state) == ["use guard_tower", "done"]
    assert "already used" in refused(state, "use windmill")
    state = lay(village(0, "windmill", buildings="farm arcane_library"), village(4))
    assert offered(state, "build") == []
    state = lay(village(1, "tavern", "watch_post", "farm"), village(4))
    assert offered(state, "build") == []


@pytest.mark.rule("VV-076")
def test_every_power_is_optional() -> None:
    state = lay(village(3, buildings="oracle cathedral"), village(4))
    play(state, "tax", "draw 1", "done")
    assert (gold(state), hand(state)) == (4, 1)
    state = lay(village(3, "tannery", "windmill", "farm"), village(4))
    play(state, "build tannery", "coin food", "confirm")
    assert gold(state) == 2


@pytest.mark.rule("VV-077", "VV-EX-05", "VV-144", "VV-RU-11")
def test_tom_leads_tax_with_cathedral_and_oracle() -> None:
    state = lay(village(3, buildings="cathedral oracle"), village(4))
    play(state, "tax", "draw 1", "use cathedral", "draw deck", "draw deck", "use oracle")
    assert hand(state) == 3
    assert gold(state) == 5


@pytest.mark.rule("VV-EX-06")
def test_helen_follows_with_the_same_cards() -> None:
    state = follows("tax", village(3, buildings="cathedral oracle"), village(4, buildings="cathedral oracle"))
    play(state, "1: tax", "draw 1", "use oracle", "use cathedral", "draw deck", "draw deck")
    assert hand(state, 1) == 3
    assert gold(state, 1) == 5


@pytest.mark.rule("VV-078")
def test_the_cost_of_a_power_is_paid_first() -> None:
    hut = village(2, "witchs_hut farm", "watch_post herb_garden", coins={"castle": 1})
    state = follows("build", village(3), hut)
    play(state, "1: build witchs_hut", "use witchs_hut")
    assert ask(state) == "discard"
    assert gold(state, 1) == 0
    events = heard(state, "discard farm 1")
    assert [event.name for event in events][:2] == ["discard", "gain"]
    poor = village(2, "witchs_hut", "watch_post herb_garden", coins={"castle": 1})
    state = follows("build", village(3), poor)
    play(state, "1: build witchs_hut")
    assert ask(state) == "lead"


@pytest.mark.rule("VV-079", "VV-081", "VV-EX-07", "VV-143")
@pytest.mark.parametrize("at", ["lead", "follow"])
def test_helen_pays_the_tannery_with_the_farm_and_no_coin(at: str) -> None:
    helen = village(0, "tannery", buildings="farm")
    state = lay(village(4), helen, at=at, seat=1, action="build" if at == "follow" else "")
    play(state, "1: build tannery")
    assert own(state, 1)["buildings"] == ["farm", "tannery"]
    assert own(state, 1)["coins"] == {}


@pytest.mark.rule("VV-080")
def test_resource_powers_pay_all_or_part_and_only_in_build() -> None:
    state = lay(village(1, "tavern gatehouse", "", "farm workshop"), village(4, developed="windmill"))
    play(state, "build tavern")  # 2 food, 1 wood: Farm, Workshop (a Worker building) and one coin
    assert offered(state, "use") == ["use farm", "use workshop"]
    play(state, "use farm", "use workshop", "coin castle", "confirm", "draw 1")
    assert own(state, 0)["buildings"] == ["farm", "workshop", "tavern"]
    state = lay(village(3, "keep shrine", buildings="farm"), village(4))
    for action in (
        ["harvest", "draw 1", "draw 2", "draw 3"],
        ["tax", "draw 1"],
        ["develop", "discard keep 1"],
    ):
        other = state.clone()
        play(other, *action)
        assert "use farm" not in legal(other)


@pytest.mark.rule("VV-082")
def test_other_powers_come_after_the_basic_action() -> None:
    state = lay(village(3, "farm keep", buildings="barracks"), village(4))
    play(state, "develop")
    assert offered(state, "use") == []
    play(state, "discard farm 1")
    assert legal(state) == ["use barracks", "done"]
    state = lay(village(3, buildings="windmill"), village(4))
    play(state, "harvest")
    assert offered(state, "use") == []


@pytest.mark.rule("VV-083")
@pytest.mark.parametrize("order", [("windmill", "guard_tower"), ("guard_tower", "windmill")])
def test_the_owner_chooses_the_order(order: tuple[str, str]) -> None:
    state = follows("harvest", village(), village(4, buildings="windmill guard_tower"))
    play(state, "1: harvest", "draw 1")
    assert legal(state) == ["use windmill", "use guard_tower", "done"]
    events = heard(state, f"use {order[0]}", "draw 2", f"use {order[1]}", "draw 3")
    assert [event.facts["card"] for event in events if event.name == "use"] == list(order)


@pytest.mark.rule("VV-EX-09", "VV-142")
def test_helen_draws_with_the_armory_and_sells_the_card_in_the_witchs_hut() -> None:
    helen = village(2, "witchs_hut", "watch_post herb_garden", "armory", coins={"castle": 1})
    state = follows("build", village(3), helen)
    play(state, "1: build witchs_hut")
    assert legal(state) == ["use armory", "done"]
    play(state, "use armory", "draw 1")
    assert legal(state) == ["use witchs_hut", "done"]
    play(state, "use witchs_hut", "discard brewery 2")
    assert hand(state, 1) == 0
    assert gold(state, 1) == 2 - 2 + 1 + 3  # her turn has begun: the three coins on her cards came back


@pytest.mark.rule("VV-RU-12")
def test_a_leader_draws_before_using_powers() -> None:
    leader = village(2, "witchs_hut", "watch_post herb_garden", "armory", coins={"castle": 1})
    state = lay(leader, village(4))
    play(state, "build witchs_hut")
    assert {text.split()[0] for text in legal(state)} == {"draw"}
    play(state, "draw 1")
    assert legal(state) == ["use armory", "use witchs_hut", "done"]


@pytest.mark.rule("VV-084", "VV-RU-29")
def test_gold_from_powers_is_limited_by_the_bank_in_following_order() -> None:
    state = lay(
        village(7, buildings="farm watch_post hideout shrine"), village(7, "farm"), row=["merchant_prince"]
    )
    assert bank(state) == 0
    play(state, "recruit merchant_prince", "use merchant_prince")
    assert gold(state) == 7  # one paid, only that one came back
    assert bank(state) == 0
    state = lay(village(7, buildings="oracle"), village(6, buildings="oracle"))
    assert bank(state) == 1
    play(state, "tax", "draw 1", "1: tax", "draw 1")  # nobody is asked about an empty bank
    assert (gold(state), gold(state, 1)) == (8, 6)


@pytest.mark.rule("VV-RU-30")
def test_the_witchs_hut_may_be_used_with_an_empty_bank() -> None:
    hut = village(2, "witchs_hut farm", "watch_post herb_garden", coins={"castle": 1})
    state = follows("build", village(11), hut)
    assert bank(state) == 0
    play(state, "1: build witchs_hut")
    assert legal(state) == ["use witchs_hut", "done"]
    play(state, "use witchs_hut", "discard farm 1")
    assert hand(state, 1) == 0
    assert bank(state) == 0


@pytest.mark.rule("VV-RU-35")
def test_a_victim_with_fewer_cards_gives_what_is_there() -> None:
    state = lay(
        village(3, buildings="hideout tannery"),
        village(4, "keep"),
        village(4),
        village(3, "farm"),
        row=["rogue"],
    )
    play(state, "recruit rogue", "use rogue")
    assert legal(state) == ["rob 1", "rob 3"]
    assert "nothing to take" in refused(state, "rob 2")
    play(state, "rob 1")
    assert own(state, 0)["hand"] == {"keep": 1}
    assert (hand(state, 1), hand(state, 3)) == (0, 1)


@pytest.mark.rule("VV-RU-36")
def test_coins_on_cards_are_safe_from_thieves() -> None:
    rival = village(0, developed="windmill", coins={"food": 1, "castle": 1})
    state = lay(village(3, buildings="hideout watch_post"), rival, row=["thief"])
    play(state, "recruit thief")
    assert "use thief" not in legal(state)
    assert gold(state) == 2
    assert gold(state, 1) == 2  # replenished on the rival's own turn, untouched
