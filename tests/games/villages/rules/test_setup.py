"""Set-up (VV-008..VV-017)."""

from __future__ import annotations

import pytest

from duchy.core.state import State
from games.villages.table import GAME, heard, legal, own, play, table

SEATS = [2, 3, 4, 5]
ALL = [1, *SEATS]


def started(seats: int, seed: int = 1) -> State:
    """A game in which everybody has developed the free resource."""
    state = GAME.new(seats, seed)
    while state.turn == 0:
        play(state, legal(state)[0])
    return state


@pytest.mark.rule("VV-008")
@pytest.mark.parametrize("seats", ALL)
def test_everybody_has_a_castle_of_their_own(seats: int) -> None:
    castles = [village["castle"] for village in GAME.new(seats).view(None)["table"]["villages"]]
    assert len(set(castles)) == seats
    assert set(castles) <= set(GAME.card_file.sections["castles"])


@pytest.mark.rule("VV-009")
def test_the_first_player_is_found_at_random_or_named() -> None:
    found = {GAME.new(3, seed).view(None)["table"]["first"] for seed in range(30)}
    assert found == {0, 1, 2}
    state = GAME.new(4, 1, {"first_player": "2"})
    assert state.deciders == (2,)
    while state.turn == 0:
        play(state, legal(state)[0])
    assert state.view(None)["table"]["active"] == 2


@pytest.mark.rule("VV-010", "VV-RU-04")
@pytest.mark.parametrize(("seats", "gold"), [(2, 14), (3, 20), (4, 25), (5, 30)])
def test_gold_in_play(seats: int, gold: int) -> None:
    assert GAME.new(seats).conserved()["gold"] == gold


@pytest.mark.rule("VV-011")
@pytest.mark.parametrize(("seats", "bank"), [(1, 4), (2, 8), (3, 11), (4, 13), (5, 15)])
def test_three_gold_each_and_the_rest_is_the_bank(seats: int, bank: int) -> None:
    view = GAME.new(seats).view(None)["table"]
    assert view["bank"] == bank
    assert [village["gold"] for village in view["villages"]] == [3] * seats


@pytest.mark.rule("VV-012")
def test_two_decks_are_shuffled() -> None:
    tops = {tuple(pile["card"] for pile in GAME.new(2, n).view(None)["table"]["piles"]) for n in range(8)}
    rows = {tuple(place["card"] for place in GAME.new(2, n).view(None)["table"]["row"]) for n in range(8)}
    assert len(tops) == len(rows) == 8
    buildings, adventurers = GAME.card_file.sections["buildings"], GAME.card_file.sections["adventurers"]
    assert all(card in buildings for top in tops for card in top)
    assert all(card in adventurers for row in rows for card in row)


@pytest.mark.rule("VV-013")
@pytest.mark.parametrize("seats", ALL)
def test_six_hidden_cards_each(seats: int) -> None:
    state = GAME.new(seats)
    for seat in range(seats):
        view = state.view(seat)["table"]
        assert [village["hand"] for village in view["villages"]] == [6] * seats
        assert sum(card["count"] for card in view["hand"]) == 6
        assert {card["card"]: card["count"] for card in view["hand"]} == own(state, seat)["hand"]
    assert "hand" not in state.view(None)["table"]


@pytest.mark.rule("VV-014")
@pytest.mark.parametrize(("seats", "deck"), [(1, 24), (2, 67), (3, 61), (4, 55), (5, 49)])
def test_five_piles_of_one_card_and_the_deck(seats: int, deck: int) -> None:
    view = GAME.new(seats).view(None)["table"]
    assert [pile["count"] for pile in view["piles"]] == [1] * 5
    assert view["deck"] == deck


@pytest.mark.rule("VV-015")
@pytest.mark.parametrize("seats", ALL)
def test_five_adventurers_and_eleven_in_their_deck(seats: int) -> None:
    view = GAME.new(seats).view(None)["table"]
    assert len({place["card"] for place in view["row"]} - {None}) == 5
    assert view["adventurer_deck"] == 11


@pytest.mark.rule("VV-016")
def test_in_turn_order_each_develops_one_card_free_of_charge_and_only_once() -> None:
    state = GAME.new(3, 1, {"first_player": "1"})
    asked = []
    while state.turn == 0:
        asked.append(state.deciders[0])
        assert {text.split()[0] for text in legal(state)} == {"develop"}
        events = heard(state, legal(state)[0])
        assert not [event for event in events if event.name in ("discard", "coin")]
    assert asked == [1, 2, 0]
    assert [pile["count"] for pile in state.view(None)["table"]["piles"]] == [1] * 5
    assert state.ask(1) == "lead"


@pytest.mark.rule("VV-017", "VV-EX-12")
@pytest.mark.parametrize("seats", ALL)
def test_after_set_up_five_cards_three_gold_a_castle_and_a_resource(seats: int) -> None:
    state = GAME.new(seats)
    chosen = {}
    while state.turn == 0:
        seat, text = state.deciders[0], legal(state)[-1]
        chosen[seat] = text.split()[1]
        play(state, text)
    for seat, village in enumerate(state.view(None)["table"]["villages"]):
        assert village["hand"] == 5
        assert village["gold"] == 3
        assert village["coins"] == {}
        assert sum(village["resources"].values()) == 1
        kind = GAME.card_file.sections["buildings"][chosen[seat]]["resource"]
        assert village["resources"][kind] == 1


@pytest.mark.rule("VV-085")
@pytest.mark.parametrize("seats", ALL)
def test_coins_and_cards_always_add_up(seats: int) -> None:
    state = started(seats)
    cards = 35 if seats == 1 else 84
    for number in range(400):
        if state.over:
            break
        moves = legal(state)
        play(state, moves[number * 7 % len(moves)])
        laid = table(state)
        gold = laid["bank"] + sum(v["gold"] + sum(v["coins"].values()) for v in laid["villages"])
        assert gold == [7, 14, 20, 25, 30][seats - 1]
        found = laid["deck"] + sum(len(pile) for pile in laid["piles"]) + sum(laid["removed"].values())
        found += bool(laid["building"])
        for village in laid["villages"]:
            found += sum(village["hand"].values()) + sum(village["developed"].values())
            found += len(village["buildings"])
        assert found == cards
