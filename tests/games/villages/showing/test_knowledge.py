"""What a seat may know: `imagine` keeps what was seen, and nothing of it is printed."""

from __future__ import annotations

from typing import cast

import pytest

import duchy
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games.villages.state import Villages
from duchy.testing import Case, check_games
from games.villages.table import GAME, ask, hand, lay, legal, own, play, village

THIEVES = {"buildings": {name: {"power": [{"when": when, "steal_cards": n}]} for name, when, n in (
    ("tannery", "harvest", 1), ("hideout", "tax", 2), ("shrine", "develop", 1), ("watch_post", "harvest", 3),
    ("chapel", "tax", 1), ("windmill", "harvest", 2), ("herb_garden", "develop", 2), ("barracks", "tax", 9),
)}}  # fmt: skip
"""A village full of thieves, so that knowledge gets as confused as it can."""


TAKE_ONE = (
    "build keep",
    "coin stone",
    "coin food",
    "coin magic",
    "confirm",
    "draw deck",
    "use keep",
    "rob 1",
)


def imagined(state: State, seat: int, times: int = 40) -> list[State]:
    rng = Stream(key_from_seed("imagine"))
    return [state.imagine(seat, rng) for _ in range(times)]


def test_looking_back_at_a_game_every_hand_lies_open() -> None:
    state = GAME.new(3, 5)
    for owner, shown in enumerate(state.open_view()["table"]["villages"]):
        own_hand = state.view(owner)["table"]["hand"]
        assert shown["cards"] == {card["card"]: card["count"] for card in own_hand}


def test_a_card_taken_from_an_open_pile_stays_in_that_hand() -> None:
    state = lay(village(3), village(4, "keep farm"))
    play(state, "harvest", "draw 1", "draw deck", "draw deck")
    for other in imagined(state, 1):
        assert own(other, 0)["hand"].get("brewery", 0) >= 1
        assert hand(other, 0) == 3
        assert own(other, 1)["hand"] == {"keep": 1, "farm": 1}
    hands = {tuple(own(other, 0)["hand"]) for other in imagined(state, 1)}
    assert len(hands) > 10


def test_it_is_forgotten_when_it_is_played() -> None:
    state = lay(village(3, "farm"), village(4, "keep farm"))
    play(state, "harvest", "draw 1", "draw deck", "draw deck", "1: decline", "1: tax", "draw 2", "0: decline")
    play(state, "develop", "discard brewery 3")
    assert any("brewery" not in own(other, 0)["hand"] for other in imagined(state, 1))
    assert own(state, 0)["seen"] == {}


def test_what_was_seen_is_not_printed() -> None:
    state = lay(village(3), village(4, "keep farm"))
    play(state, "harvest", "draw 1", "draw deck", "draw deck")
    for viewer in (1, None):
        view = state.view(viewer)["table"]
        assert "seen" not in view["villages"][0]
        assert view["villages"][0]["hand"] == 3
        assert "brewery" not in str(view)


def test_others_are_imagined_to_hold_anything_unseen() -> None:
    state = GAME.new(2, 5)
    kinds = {card for other in imagined(state, 0, 200) for card in own(other, 1)["hand"]}
    assert len(kinds) > 30


def theft(seen: str = "brewery") -> State:
    """Seat 0 robs seat 1 of one card with the Keep's power, while seat 2 looks on."""
    state = lay(
        village(3, "keep", "tannery windmill herb_garden"),
        village(4, f"{seen} farm", seen={seen: 1}),
        village(4, "shrine"),
    )
    play(state, *TAKE_ONE)
    return state


def test_after_a_theft_a_seen_card_is_in_one_hand_or_the_other() -> None:
    state = theft()
    places = set()
    for other in imagined(state, 2, 60):
        holders = [seat for seat in (0, 1) if own(other, seat)["hand"].get("brewery", 0)]
        assert holders
        places.update(holders)
    assert places == {0, 1}


def test_thief_and_victim_know_which_card_moved() -> None:
    state = theft()
    before = own(state, 1)["hand"]
    stolen = "farm" if "brewery" in before else "brewery"
    for other in imagined(state, 1):
        assert own(other, 0)["hand"].get(stolen, 0) >= 1
    for other in imagined(state, 0):
        assert ("brewery" in own(other, 1)["hand"]) or stolen == "brewery"


def test_no_more_seen_cards_moved_than_were_taken() -> None:
    cards = {"brewery": 1, "farm": 1, "shrine": 1, "chapel": 1}
    state = lay(
        village(3, "keep", "tannery windmill herb_garden"),
        village(4, " ".join(cards), seen=dict(cards)),
        village(4, "oracle"),
    )
    play(state, *TAKE_ONE)
    moved = set()
    for other in imagined(state, 2, 80):
        kept = [card for card in cards if own(other, 1)["hand"].get(card, 0)]
        assert len(kept) == 3
        moved.update(set(cards) - set(kept))
    assert moved == set(cards)


def test_a_whole_hand_taken_is_known_to_be_there() -> None:
    state = lay(
        village(3, "", "", "hideout tannery"),
        village(4, "brewery farm", seen={"brewery": 1}),
        village(4, "oracle"),
        row=["rogue"],
    )
    play(state, "recruit rogue", "use rogue", "rob 1")
    for other in imagined(state, 2):
        assert own(other, 0)["hand"].get("brewery", 0) >= 1
        assert hand(other, 1) == 0


def test_an_unconfirmed_payment_of_another_is_imagined_away() -> None:
    state = lay(village(3, "armory", "watch_post"), village(4, developed="tannery tannery"))
    play(state, "build armory", "coin castle")
    assert ask(state) == "pay"
    for other in imagined(state, 1, 5):
        assert ask(other) == "lead"
        assert "harvest" in legal(other)
    assert ask(state.imagine(0, Stream(key_from_seed(1)))) == "pay"


def test_being_asked_to_follow_build_tells_nothing() -> None:
    """Whoever has a card and a coin is asked, even if there is nothing to build."""
    state = lay(village(3, "hideout"), village(4, "farm", buildings="farm"))
    play(state, "build hideout", "draw 1")
    assert state.deciders == (1,)
    assert legal(state) == ["decline"]


@pytest.mark.parametrize("seats", [3, 4])
def test_knowledge_is_always_true(seats: int) -> None:
    """However often cards are stolen, what anybody believes to know fits the true hands."""
    game = duchy.game("villages", THIEVES)
    chance = Stream(key_from_seed("truth"))
    confused = 0
    for number in range(3):
        state = cast(Villages, game.new(seats, f"truth {number}"))
        while not state.over:
            legal_moves = state.legal(state.deciders[0])
            state.play(state.deciders[0], legal_moves[chance.below(len(legal_moves))])
            if state.rumours:
                confused += 1
                check_truth(state)
    assert confused > 50


def check_truth(s: Villages) -> None:
    kinds = {rumour[1] for rumour in s.rumours}
    for knower in range(s.seats):
        for kind in kinds:
            for group in range(1 << s.seats):
                seats = [seat for seat in range(s.seats) if group >> seat & 1]
                known = sum(s.seen[seat * s.kinds + kind] for seat in seats)
                known += sum(r[0] == knower and r[1] == kind and not r[2] & ~group for r in s.rumours)
                assert sum(s.hand[seat * s.kinds + kind] for seat in seats) >= known


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_village_of_thieves_keeps_the_contract(seats: int) -> None:
    check_games(Case(duchy.game("villages", THIEVES), seats, {}), games=2)
