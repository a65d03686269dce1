"""Paying is comfortable: one way is taken, several are chosen source by source, and there is a way back."""

from __future__ import annotations

from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from games.villages.table import ask, follows, gold, heard, lay, legal, offered, own, play, refused, village


def test_where_only_one_way_exists_it_is_taken() -> None:
    state = lay(village(4, "farm", "watch_post watch_post tannery"), village(4))
    play(state, "build farm")
    assert own(state, 0)["buildings"] == ["farm"]
    assert own(state, 0)["coins"] == {"wood": 2, "stone": 1, "castle": 1}


def test_cards_alike_make_no_second_way() -> None:
    state = lay(village(4, "hideout", "watch_post watch_post", coins={"castle": 1}), village(4))
    play(state, "build hideout")
    assert own(state, 0)["coins"] == {"wood": 1, "castle": 1}


def test_a_free_power_and_a_coin_are_two_ways() -> None:
    state = lay(village(4, "tannery", "windmill", "farm", coins={"castle": 1}), village(4))
    play(state, "build tannery")
    assert legal(state) == ["use farm", "coin food", "back"]


def test_sources_are_chosen_in_any_order_and_only_those_that_leave_the_rest_payable() -> None:
    state = lay(village(3, "armory", "watch_post"), village(4, developed="tannery tannery"))
    play(state, "build armory")
    assert set(legal(state)) == {"coin castle", "coin wood", "coin stone from 1", "back"}
    other = state.clone()
    play(state, "coin stone from 1", "coin stone from 1", "coin wood", "confirm")
    play(other, "coin wood", "coin stone from 1", "coin stone from 1", "confirm")
    assert own(state, 0) == own(other, 0)
    assert own(state, 1)["coins"] == own(other, 1)["coins"] == {"stone": 2}


def test_what_follows_from_a_choice_is_placed_by_itself_and_then_confirmed() -> None:
    state = lay(village(3, "armory", "watch_post"), village(4, developed="tannery tannery"))
    play(state, "build armory", "coin castle", "coin wood")
    assert legal(state) == ["confirm", "back"]
    paying = state.view(0)["table"]["paying"]
    assert paying["placed"] == ["coin castle", "coin wood", "coin stone from 1"]
    assert paying["left"] == 0
    assert own(state, 0)["buildings"] == []
    play(state, "confirm")
    assert own(state, 0)["buildings"] == ["armory"]


def test_back_takes_back_the_last_choice_and_what_followed_from_it() -> None:
    state = lay(village(3, "armory", "watch_post"), village(4, developed="tannery tannery"))
    play(state, "build armory", "coin castle", "coin wood", "back")
    assert state.view(0)["table"]["paying"]["placed"] == ["coin castle"]
    play(state, "back")
    assert state.view(0)["table"]["paying"]["placed"] == []
    play(state, "back")
    assert ask(state) == "lead"
    assert gold(state) == 3
    assert "harvest" in legal(state)


def test_back_while_following_asks_again_whether_to_follow() -> None:
    state = follows("build", village(3, developed="windmill"), village(3, "tannery"))
    play(state, "1: build tannery", "back")
    assert ask(state) == "follow"
    assert legal(state) == ["build tannery", "decline"]


def test_nobody_else_sees_a_payment_before_it_is_confirmed() -> None:
    state = lay(village(3, "armory", "watch_post"), village(4, developed="tannery tannery"))
    before = state.view(1)
    events = heard(state, "build armory", "coin castle")
    assert events == []
    assert state.view(1) == before
    assert "paying" not in state.view(None)["table"]


def test_choosing_sources_reveals_nothing_so_it_can_also_be_undone() -> None:
    state = lay(village(3, "armory", "watch_post"), village(4, developed="tannery tannery"))
    game = Playthrough(Record.onward(state))
    for text in ("build armory", "coin castle", "coin wood"):
        game.play(0, state.game.parse(text))
    assert game.free_undo(0) == 3
    game.undo(0)
    assert game.state.view(0)["table"]["paying"]["placed"] == ["coin castle"]


def test_refused_sources_say_why() -> None:
    mine = village(3, "armory", "watch_post", "fountain farm keep monastery")
    state = lay(mine, village(4, developed="tannery tannery hideout"), village(3))
    play(state, "build armory")
    assert "needs no more food" in refused(state, "coin food from 1")
    assert "no stone without a coin" in refused(state, "coin stone")
    assert "costs 2 cards from your hand" in refused(state, "use fountain")
    assert "only to build a Holy building" in refused(state, "use monastery")
    assert "works only after the action" in refused(state, "use keep")
    assert "is not in your village" in refused(state, "use oracle")
    assert "there is no seat 4" in refused(state, "coin food from 4")
    assert "your own seat" in refused(state, "coin wood from 0")


def test_costly_powers_are_found_when_nothing_else_pays() -> None:
    """The Archmage (one card) and the Fountain (two) supply two wild resources for three cards."""
    mine = village(0, "chapel keep keep farm", buildings="fountain", adventurers="archmage")
    state = lay(mine, village(4), row=[])
    assert offered(state, "build") == ["build chapel"]
    play(state, "build chapel")
    assert state.prompt(0) == {"ask": "discard", "left": 3, "why": 1, "rule": "VV-026"}
    fewer = village(0, "chapel keep keep", buildings="fountain", adventurers="archmage")
    assert offered(lay(fewer, village(4), row=[]), "build") == []
