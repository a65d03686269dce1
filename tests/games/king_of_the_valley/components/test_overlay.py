"""A user's own file laid over the tiles: to correct what is reconstructed, or to try an idea."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.core.errors import BadCards
from duchy.testing import Case
from duchy.testing.checks import check_game
from games.king_of_the_valley.tables import ANY, GAME, all_tiles, castle, gold, play, table


def complaint(overlay: dict[str, Any]) -> str:
    with pytest.raises(BadCards) as problem:
        duchy.game("king-of-the-valley", overlay)
    return str(problem.value)


@pytest.mark.rule("KV-R-01")
def test_a_price_can_be_corrected_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[hill.row_2]\nprice = 5\nsource = "public"\n', "utf-8")
    game = duchy.game("king-of-the-valley", file)
    state = table(ANY, castle("a1", gold=9), castle("e5"), at="recruit", game=game)
    assert state.view(0)["table"]["hill"][4]["price"] == 5
    assert state.view(0)["table"]["hill"][4]["reconstructed"] is False
    play(state, "recruit left 2")
    assert gold(state) == 4
    assert GAME.card_file.sections["hill"]["row_2"]["price"] == 3, "the standard game is as it was"


@pytest.mark.rule("KV-R-02")
def test_a_tax_collector_can_be_corrected() -> None:
    game = duchy.game("king-of-the-valley", {"specialists": {"tax_collector_2": {"needs": 4, "gold": 9}}})
    rows = ["? 2 ? ? ?", *ANY[1:]]
    three = table(rows, castle("a1", gold=0, up="PPP"), castle("e5"), game=game)
    assert "summon b1 tax_collector" not in [move.text for move in three.legal(0)]
    four = table(rows, castle("a1", gold=0, up="PPPP"), castle("e5"), game=game)
    play(four, "summon b1 tax_collector")
    assert gold(four) == 9
    assert "reconstructed" not in three.view(0)["table"]["valley"][0][1]


@pytest.mark.rule("KV-R-07")
def test_with_other_data_tax_tokens_are_unlimited() -> None:
    """Six tokens lie with the other seat already; three more are given out."""
    terms = {"needs": 1, "gold": 1}
    collectors = {f"tax_collector_{number}": terms for number in range(1, 9)}
    game = duchy.game("king-of-the-valley", {"specialists": collectors})
    columns = ["queen", "duke", "countess", "knight", "peasant", "peasant_woman"]
    mine, other = castle("a1", gold=0, up="QDC"), castle("e5", taxed=columns)
    state = table(["? 1 2 3 ?", *ANY[1:]], mine, other, game=game)
    play(state, "summon e1 group tax_collector", "tax queen", "tax duke")
    assert state.dump()["table"]["castles"][0]["taxed"] == ["queen", "duke", "countess"]
    assert gold(state) == 3


@pytest.mark.rule("KV-R-03")
def test_the_mix_can_be_corrected_as_long_as_the_sums_hold() -> None:
    moved = {"mix": {"peasant": {"piles": [7, 9, 8]}, "countess": {"piles": [4, 2, 3]}}}
    game = duchy.game("king-of-the-valley", moved)
    state = game.new(2)
    assert sum(all_tiles(state).values()) == 90


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        (
            {"mix": {"queen": {"piles": [2, 1, 1]}}},
            "mix.queen.piles: must add up to 3, the tiles there are, not 4",
        ),
        (
            {"mix": {"queen": {"piles": [2, 0, 1]}}},
            "piles.pile_1.tiles: pile I holds 29, but the mix puts 30 into it",
        ),
        ({"mix": {"king": {"piles": [1, 0, 0]}}}, "mix.king.piles: there is no tile 'king'"),
        ({"mix": {"queen": {"piles": [3]}}}, "mix.queen.piles: must have 3 entries, not 1"),
        ({"hill": {"row_7": {"price": 12}}}, "hill.row_7: only row_1, row_2, row_3, row_4, row_5 or row_6"),
        ({"hill": {"row_1": {"price": -2}}}, "hill.row_1.price: must be a number from 0 to 30"),
        ({"hill": {"row_1": {"cost": 2}}}, "hill.row_1.cost: there is no such field"),
        ({"subjects": {"queen": {"influence": "5"}}}, "subjects.queen.influence: must be a whole number"),
        (
            {"subjects": {"empress": {"type": "queen", "influence": 6, "tiles": 1}}},
            "subjects.empress.type: there is a queen already",
        ),
        (
            {"subjects": {"rose": {"type": "knight", "influence": 2, "tiles": 1}}},
            "mix.rose: this entry is missing",
        ),
        ({"specialists": {"monk": {"type": "queen"}}}, "specialists.monk.type: there is no type 'queen'"),
        (
            {"specialists": {"tax_collector_1": {"needs": 12}}},
            "tax_collector_1.needs: must be a number from 0 to 9",
        ),
        ({"specialists": {"sorcerer": {"gold": 3}}}, "specialists.sorcerer.gold: there is no such field"),
        (
            {"specialists": {"queen": {"type": "sorcerer", "tiles": 0}}},
            "there is a Subject with this id already",
        ),
        ({"subjects": {"queen": {"type": "duke"}}}, "subjects.duke.type: there is a duke already"),
        ({"subjects": {"jester": {"type": "knight"}}}, "subjects: there is no tile of the type jester"),
        ({"values": {"luck": {"gold": 1}}}, "values.luck: only start, realm"),
        ({"piles": {"pile_4": {"tiles": 1}}}, "piles.pile_4: only pile_1, pile_2 or pile_3"),
        ({"pile": {}}, "there is no section 'pile'; did you mean 'piles'?"),
        (
            {
                "piles": {"pile_1": {"tiles": 24}, "pile_2": {"tiles": 35}},
                "mix": {"peasant": {"piles": [3, 13, 8]}},
            },
            "piles.pile_1.tiles: pile I must hold 25 to 37 tiles",
        ),
    ],
)
def test_a_bad_entry_is_named_in_one_sentence(overlay: dict[str, Any], sentence: str) -> None:
    found = complaint(overlay)
    assert sentence in found
    assert "\n" not in found


def test_a_fifth_order_can_be_tried() -> None:
    overlay = {
        "subjects": {
            "knight_rose": {"type": "knight", "influence": 2, "tiles": 5},
            "peasant": {"tiles": 19},
        },
        "mix": {"knight_rose": {"piles": [2, 2, 1]}, "peasant": {"piles": [6, 6, 7]}},
    }
    game = duchy.game("king-of-the-valley", overlay)
    assert game.parse("give knight_rose").target == "castle/knight_rose"
    for id in range(len(GAME.moves) - 3 * 15):
        assert game.moves[id].text == GAME.moves[id].text
    check_game(Case(game, 3, {}), "rose")


def test_an_own_tile_is_marked_as_ones_own() -> None:
    game = duchy.game("king-of-the-valley", {"hill": {"row_3": {"price": 5}}})
    assert game.card_file.sections["hill"]["row_3"]["source"] == "user"
