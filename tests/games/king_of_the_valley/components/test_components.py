"""What is in the box (KV-001..KV-016), and the numbers it does not print (KV-R-01..KV-R-07)."""

from __future__ import annotations

import re

import pytest

import duchy
from duchy.core.errors import BadSeats
from games.king_of_the_valley.tables import CARDS, GAME, all_tiles, by_type, castle, gold, looks, play, table

PILE_SIZES = (29, 30, 31)


def stages(*types: str) -> list[int]:
    """Tiles of these types in piles I, II and III."""
    found = [0, 0, 0]
    for id, mix in CARDS["mix"].items():
        section = "subjects" if id in CARDS["subjects"] else "specialists"
        if CARDS[section][id]["type"] in types:
            found = [a + b for a, b in zip(found, mix["piles"], strict=True)]
    return found


@pytest.mark.rule("KV-001")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert GAME.new(seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.new(seats)


@pytest.mark.rule("KV-002")
def test_each_player_has_a_castle_and_a_king_of_their_own() -> None:
    state = play(GAME.new(4, options={"first_player": "0"}), "king a1", "king b2", "king c3", "king d4")
    castles = state.view(None)["table"]["castles"]
    assert [castle["seat"] for castle in castles] == [0, 1, 2, 3]
    assert [castle["king"] for castle in castles] == ["a1", "b2", "c3", "d4"]


@pytest.mark.rule("KV-003")
def test_tokens_of_the_box() -> None:
    assert CARDS["values"]["tokens"]["kingdom"] == 6
    assert CARDS["values"]["tokens"]["tax"] == 6
    assert isinstance(GAME.new(3).view(None)["table"]["first"], int)


@pytest.mark.rule("KV-004")
def test_the_bank_has_45_coins_worth_175() -> None:
    coins = CARDS["values"]["coins"]
    assert (coins["ones"], coins["fives"], coins["tens"]) == (25, 10, 10)
    assert GAME.new(2).conserved()["gold"] == 25 + 50 + 100


@pytest.mark.rule("KV-005", "KV-026")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_90_tiles_are_used_77_subjects_and_13_specialists(seats: int) -> None:
    tiles = all_tiles(GAME.new(seats))
    assert sum(tiles.values()) == 90
    assert sum(number for id, number in tiles.items() if id in CARDS["subjects"]) == 77
    assert sum(number for id, number in tiles.items() if id in CARDS["specialists"]) == 13


@pytest.mark.rule("KV-006", "KV-R-03")
def test_the_backs_split_into_29_30_and_31() -> None:
    sums = [sum(mix["piles"][pile] for mix in CARDS["mix"].values()) for pile in range(3)]
    assert tuple(sums) == PILE_SIZES
    assert [CARDS["piles"][f"pile_{n}"]["tiles"] for n in (1, 2, 3)] == sums


@pytest.mark.parametrize(
    ("type", "count", "influence"),
    [
        pytest.param("queen", 3, 5, marks=pytest.mark.rule("KV-007")),
        pytest.param("duke", 6, 4, marks=pytest.mark.rule("KV-008")),
        pytest.param("countess", 9, 3, marks=pytest.mark.rule("KV-009")),
        pytest.param("knight", 20, 2, marks=pytest.mark.rule("KV-010")),
        pytest.param("peasant", 24, 1, marks=pytest.mark.rule("KV-011")),
        pytest.param("peasant_woman", 12, 1, marks=pytest.mark.rule("KV-012")),
        pytest.param("jester", 3, 0, marks=pytest.mark.rule("KV-013")),
    ],
)
def test_subjects_by_number_and_influence(type: str, count: int, influence: int) -> None:
    assert by_type(all_tiles(GAME.new(2)))[type] == count
    assert {card["influence"] for card in CARDS["subjects"].values() if card["type"] == type} == {influence}


@pytest.mark.rule("KV-010")
def test_four_orders_of_five_knights() -> None:
    tiles = all_tiles(GAME.new(2))
    assert [tiles[f"knight_{order}"] for order in ("lily", "moon", "tower", "acorn")] == [5, 5, 5, 5]


@pytest.mark.rule("KV-014")
def test_a_monk_in_each_pile() -> None:
    assert by_type(all_tiles(GAME.new(2)))["monk"] == 3
    assert stages("monk") == [1, 1, 1]


@pytest.mark.rule("KV-015")
def test_sorcerers_in_piles_two_and_three() -> None:
    assert by_type(all_tiles(GAME.new(2)))["sorcerer"] == 2
    assert stages("sorcerer") == [0, 1, 1]


@pytest.mark.rule("KV-016")
def test_eight_tax_collectors_in_all_piles() -> None:
    assert by_type(all_tiles(GAME.new(2)))["tax_collector"] == 8
    assert sum(stages("tax_collector")) == 8
    assert all(number > 0 for number in stages("tax_collector"))


@pytest.mark.rule("KV-R-03")
def test_the_mix_of_the_piles() -> None:
    assert stages("queen") == [1, 1, 1]
    assert stages("duke") == [2, 2, 2]
    assert stages("countess") == [3, 3, 3]
    assert stages("knight") == [7, 6, 7]
    assert stages("peasant") == [8, 8, 8]
    assert stages("peasant_woman") == [4, 4, 4]
    assert stages("jester") == [1, 1, 1]
    assert stages("tax_collector") == [2, 3, 3]


@pytest.mark.rule("KV-R-01")
def test_prices_rise_from_2_to_10_and_the_middle_ones_are_marked() -> None:
    rows = [CARDS["hill"][f"row_{row}"] for row in range(1, 7)]
    prices = [row["price"] for row in rows]
    assert (prices[0], prices[-1]) == (2, 10)
    assert prices == sorted(set(prices))
    assert [row["source"] for row in rows] == ["public", *["reconstructed"] * 4, "public"]


@pytest.mark.rule("KV-R-01", "KV-035")
@pytest.mark.parametrize("row", range(1, 7))
def test_the_rules_read_the_table_of_prices(row: int) -> None:
    game = duchy.game("king-of-the-valley", {"hill": {f"row_{row}": {"price": 7}}})
    state = table(["? ? ? ? ?"] * 5, castle("c3", gold=7), at="recruit", game=game)
    play(state, f"recruit left {row}")
    assert gold(state) == 0


@pytest.mark.rule("KV-R-02", "KV-086", "KV-087")
def test_the_eight_tax_collectors() -> None:
    cards = [card for card in CARDS["specialists"].values() if card["type"] == "tax_collector"]
    terms = sorted((card["needs"], card["gold"]) for card in cards)
    assert terms == [(0, 3), (0, 4), (3, 5), (3, 6), (4, 7), (4, 8), (5, 9), (5, 10)]
    assert {card["source"] for card in cards} == {"reconstructed"}


@pytest.mark.rule("KV-R-05")
def test_gold_never_runs_out() -> None:
    rich = castle("a1", gold=9000)
    state = table(["? 1 ? ? ?", *["? ? ? ? ?"] * 4], rich, castle("e5"))
    play(state, "summon b1 tax_collector")
    assert gold(state) == 9003


@pytest.mark.rule("KV-R-06")
def test_there_are_as_many_kingdom_tokens_as_realms_can_ever_be() -> None:
    """Each realm needs a Queen, or a Jester in her column, and turns that tile down for good."""
    tiles = by_type(all_tiles(GAME.new(4)))
    assert tiles["queen"] + tiles["jester"] == CARDS["values"]["tokens"]["kingdom"]


@pytest.mark.rule("KV-R-07")
def test_there_are_as_many_tax_tokens_as_taxes_can_ever_be() -> None:
    cards = [card for card in CARDS["specialists"].values() if card["type"] == "tax_collector"]
    conditional = sum(card["tiles"] for card in cards if card["needs"])
    assert conditional == CARDS["values"]["tokens"]["tax"]


def test_every_tile_says_where_its_values_come_from() -> None:
    for section in CARDS.values():
        for card in section.values():
            assert card["source"] in ("rulebook", "public", "reconstructed")


def test_every_id_of_the_data_has_a_name() -> None:
    from duchy.core.showing.words import words

    english = words("en", GAME.id)
    for section, cards in CARDS.items():
        for id in cards:
            assert english.has(f"card-{id.replace('_', '-')}"), id
            for phrase in GAME.card_texts(section, id):
                text = english.phrase(phrase)
                assert not re.search(r"[\[{]", text), text


def test_a_new_game_hides_nothing_in_pile_one() -> None:
    assert list(looks(GAME.new(2))["piles"]) == ["II", "III"]
