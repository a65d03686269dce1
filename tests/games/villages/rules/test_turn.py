"""The turn, and what all actions share (VV-036..VV-044)."""

from __future__ import annotations

import pytest

from games.villages.table import (
    ask,
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
    table,
    village,
)


@pytest.mark.rule("VV-036")
def test_replenish_comes_before_the_action() -> None:
    state = lay(village(3), village(4, developed="windmill", coins={"food": 1, "castle": 1}))
    events = heard(state, "0: tax", "draw 1", "1: decline")
    assert [event.name for event in events][-3:] == ["decline", "turn", "replenish"]
    assert ask(state) == "lead"
    assert gold(state, 1) == 6


@pytest.mark.rule("VV-037")
def test_only_the_active_player_replenishes_whoever_put_the_coins_there() -> None:
    coins = {"food": 1, "wood": 1, "castle": 1}
    other = village(1, developed="windmill hideout watch_post", coins=dict(coins))
    third = village(0, developed="shrine", coins={"food": 1})
    state = lay(village(3), other, third)
    play(state, "tax", "draw 1", "1: decline", "2: decline")
    assert gold(state, 1) == 4
    assert own(state, 1)["coins"] == {}
    assert gold(state, 2) == 0
    assert own(state, 2)["coins"] == {"food": 1}


@pytest.mark.rule("VV-038", "VV-041")
def test_the_active_player_leads_exactly_one_of_five_actions() -> None:
    state = lay(village(5, "tannery hideout", "windmill", "farm watch_post"), village(4), row=["ranger"])
    assert {text.split()[0] for text in legal(state)} == {"harvest", "develop", "build", "recruit", "tax"}
    play(state, "tax", "draw 1", "1: decline")
    assert state.deciders == (1,)
    assert state.ask(1) == "lead"


@pytest.mark.rule("VV-039")
def test_the_others_follow_the_same_action_once_clockwise() -> None:
    state = lay(*[village(3, "farm keep shrine") for _ in range(2)], *[village(3) for _ in range(2)], seat=2)
    play(state, "2: harvest", "draw 1", "draw 2", "draw 3")
    assert state.deciders == (3,)
    assert legal(state) == ["harvest", "decline"]
    play(state, "3: harvest", "draw 4")
    play(state, "0: decline", "1: harvest", "draw 5")
    assert state.deciders == (3,)
    assert ask(state) == "lead"


@pytest.mark.rule("VV-040")
def test_then_the_player_to_the_left_is_active() -> None:
    state = lay(village(), village(), village(), seat=2)
    play(state, "2: tax", "draw 1", "0: decline", "1: tax", "draw 1")
    assert table(state)["active"] == 0
    assert state.deciders == (0,)
    assert state.view(None)["table"]["action"] is None


@pytest.mark.rule("VV-042")
def test_a_cost_is_paid_at_the_beginning() -> None:
    state = lay(village(3, "farm keep shrine", buildings="barracks"), village(4))
    play(state, "develop")
    assert ask(state) == "discard"
    events = heard(state, "discard farm 1", "develop keep")
    assert [event.name for event in events] == ["discard", "develop"]
    state = lay(village(3, "tannery keep", "windmill"), village(4))
    events = heard(state, "build tannery", "coin food", "confirm")
    assert [event.name for event in events][:4] == ["lead", "pay", "coin", "build"]


@pytest.mark.rule("VV-043")
def test_who_cannot_pay_can_neither_lead_nor_follow() -> None:
    state = lay(village(0, "tannery", "windmill", "farm watch_post"), village(4), row=["ranger"])
    assert legal(state) == ["harvest", "tax", "build tannery"]
    state = lay(village(0, "tannery", "windmill", "keep watch_post"), village(4), row=["ranger"])
    assert legal(state) == ["harvest", "tax"]
    assert "you have 0" in refused(state, "build tannery")
    assert "asks for" in refused(state, "recruit ranger")
    assert "takes 2 cards" in refused(state, "develop")
    state = lay(
        village(5, buildings="farm watch_post"),
        village(1, buildings="farm watch_post"),
        row=["ranger", "thief"],
    )
    play(state, "recruit ranger")
    assert state.deciders == (1,)
    assert ask(state) == "lead"


@pytest.mark.rule("VV-044")
def test_nothing_gained_by_an_action_pays_for_it() -> None:
    """The card a leader draws for Build cannot be discarded for the Fountain, nor a new coin be spent."""
    state = lay(village(0, "tannery", "windmill", "wizards_tower"), village(4))
    assert offered(state, "build") == []
    state = lay(village(0, "tannery keep", "", "fountain"), village(4))
    assert offered(state, "build") == []
    state = lay(village(0, "tannery keep keep", "", "fountain"), village(4))
    assert "build tannery" in legal(state)


@pytest.mark.rule("VV-RU-14")
def test_an_active_player_must_lead_something() -> None:
    state = lay(village(0), village(0))
    assert legal(state) == ["harvest", "tax"]
    assert "offered now" in refused(state, "decline")
    assert "offered now" in refused(state, "done")


@pytest.mark.rule("VV-RU-15")
def test_the_same_action_may_be_led_again_and_again() -> None:
    state = lay(village(), village(), piles=[["keep"], ["farm"], ["farm"], ["shrine"], ["shrine"]])
    for leader, follower in ((0, 1), (1, 0), (0, 1)):
        play(state, f"{leader}: tax", "draw deck", f"{follower}: decline")
    assert state.deciders == (1,)
    assert "tax" in legal(state)


@pytest.mark.rule("VV-RU-16")
def test_an_action_without_an_aim_is_neither_led_nor_followed() -> None:
    state = lay(village(8, "farm", buildings="farm"), village(4))
    assert legal(state) == ["harvest", "tax"]
    assert gold(state) == 8
    state = lay(
        village(5, buildings="farm watch_post"), village(5), row=["ranger"], adventurers_out=["thief"]
    )
    play(state, "recruit ranger")
    assert ask(state) == "lead"
    assert gold(state, 1) == 5


@pytest.mark.rule("VV-RU-17")
def test_who_declined_is_not_asked_again() -> None:
    state = lay(village(), village(), village())
    play(state, "tax", "draw 1", "1: decline")
    assert "not your turn" in refused(state, "tax", seat=1)
    play(state, "2: tax", "draw 1")
    assert ask(state) == "lead"


@pytest.mark.rule("VV-RU-18")
def test_followers_find_the_table_as_the_others_left_it() -> None:
    state = lay(
        village(3, "farm shrine"), village(4, "hideout hideout hideout"), village(4, "chapel chapel chapel")
    )
    play(state, "develop", "discard farm 1", "1: develop", "discard hideout 1", "discard hideout 2")
    piles = state.view(2)["table"]["piles"]
    assert (piles[0]["card"], piles[1]["card"]) == ("hideout", "hideout")
    state = lay(
        village(3, "", "", "farm watch_post"),
        village(9, "", "", "keep workshop hideout"),
        row=["ranger", "bard"],
        adventurers_out=[
            "champion",
            "cleric",
            "archmage",
            "inquisitor",
            "paladin",
            "rogue",
            "enchantress",
            "knight",
            "necromancer",
            "guildmaster",
            "high_priestess",
            "warlord",
            "merchant_prince",
        ],
    )
    play(state, "recruit ranger")
    assert offered(state, "recruit") == ["recruit thief"]


@pytest.mark.rule("VV-RU-26")
def test_own_coins_placed_while_following_stay_until_the_own_replenish() -> None:
    state = follows("build", village(3), village(2, "tannery", "windmill"), village(3, "farm"))
    play(state, "1: build tannery", "coin food", "confirm")
    assert own(state, 1)["coins"] == {"food": 1}
    assert gold(state, 1) == 1
    play(state, "2: decline")
    assert ask(state) == "lead"
    assert own(state, 1)["coins"] == {}
    assert gold(state, 1) == 2


@pytest.mark.rule("VV-RU-27")
def test_a_rivals_coin_blocks_me_between_my_turns_only() -> None:
    blocked = village(2, "tannery", "windmill", coins={"food": 1, "castle": 1})
    state = follows("build", village(3), village(2), blocked, seat=2, active=0)
    assert legal(state) == ["decline"]
    play(state, "2: decline", "1: tax", "draw 1", "2: decline", "0: decline")
    assert state.deciders == (2,)
    assert own(state, 2)["coins"] == {}
    assert "build tannery" in legal(state)


@pytest.mark.rule("VV-EX-08")
@pytest.mark.parametrize(("at", "cards"), [("lead", "farm"), ("follow", "farm keep")])
def test_the_barracks_cannot_pay_for_their_own_action(at: str, cards: str) -> None:
    rick = village(3, cards, buildings="barracks")
    state = lay(village(4), rick, at=at, seat=1, action="develop" if at == "follow" else "")
    if at == "lead":
        assert "takes 2 cards" in refused(state, "develop")
    else:
        assert ask(state) == "lead"
    rick = village(3, cards + " shrine", buildings="barracks")
    state = lay(village(4), rick, at=at, seat=1, action="develop" if at == "follow" else "")
    play(state, "develop", "discard farm 1")
    if at == "follow":
        play(state, "discard keep 1")
    before = hand(state, 1)
    play(state, "use barracks", "draw deck")
    assert hand(state, 1) == before + 1
