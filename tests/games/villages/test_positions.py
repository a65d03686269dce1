"""Positions by hand: every mistake is one sentence that names its field."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from duchy.core.errors import BadPosition
from games.villages.table import GAME, position, village

GOOD = position(village(3, "farm keep", "windmill", "hideout", "ranger", {"food": 1}), village(4, "shrine"))


def changed(path: str, value: object) -> dict[str, Any]:
    data = deepcopy(GOOD)
    *way, last = path.split(".")
    place: Any = data
    for step in way:
        place = place[int(step)] if step.isdigit() else place[step]
    place[int(last) if last.isdigit() else last] = value
    return data


def test_a_good_position_is_read_and_written() -> None:
    state = GAME.load(GOOD)
    again = GAME.load(state.dump())
    assert again.dump() == state.dump()
    assert again.legal(0) == state.legal(0)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("seats", 6, "seats: must be a number from 1 to 5"),
        ("table.first", 2, "table.first: must be a number from 0 to 1"),
        ("table.action", "sleep", "table.action: there is no action 'sleep'"),
        ("table.used", ["farn"], "table.used[0]: there is no power 'farn'; did you mean 'farm'?"),
        ("table.building", "farn", "table.building: there is no building 'farn'"),
        ("table.piles", [], "table.piles: must have 5 entries, not 0"),
        ("table.piles.0", "keep", "table.piles[0]: must be a list of buildings"),
        ("table.piles.0", ["kepe"], "table.piles[0]: there is no building 'kepe'"),
        ("table.piles.0", [], "table.piles: no pile is empty while the deck has cards"),
        ("table.piles.0", ["farm", "farm"], "there are only 2 cards farm in the game"),
        ("table.row", ["bard"] * 2, "table.row: bard is in another place already"),
        ("table.row", [""] * 6, "table.row: has 5 places, not 6"),
        ("table.adventurers_out", ["ranger"], "villages[0].adventurers: ranger is in another place already"),
        ("table.deck", 84, "table.deck: must be a number from 0 to"),
        ("table.bank", 3, "table.bank: must be 6: 14 gold are in play with 2 seats"),
        ("table.villages.0.gold", 15, "villages[0].gold: must be a number from 0 to 14"),
        ("table.villages.0.gold", 14, "table.bank: only 14 gold are in play with 2 seats, here are 19"),
        ("table.villages.0.hand", {"farm": 3}, "villages[0].hand.farm: there are only 2 cards farm"),
        ("table.villages.0.seen", {"farm": 2}, "villages[0].seen.farm: the hand has only 1 of them"),
        ("table.villages.0.coins", {"food": 2}, "villages[0].coins.food: there is room for 1 coins"),
        (
            "table.villages.0.coins",
            {"gold": 1},
            "coins.gold: there is no place for a coin 'gold'",
        ),
        ("table.villages.0.buildings", ["keep", "keep"], "no two buildings of the same name, here keep"),
        ("table.villages.0.slid", {"food": 1}, "villages[0].slid: there is no such field"),
        ("table.villages", [], "table.villages: must have 2 entries"),
        ("table.picks", ["coin food"], "table.picks: sources are chosen at the step pay only"),
        ("table.rumours", [{"knower": 0, "card": "farm", "holders": [0]}], "no rumour of its own hand"),
        ("table.idle", "much", "table.idle: must be a whole number"),
        ("table.weather", "fine", "table.weather: there is no such field"),
        ("agenda", [["pay", 0, 99]], "table.agenda: the step pay names the building 99; there are 36"),
        ("agenda", [["pay", 0, 1]], "table.agenda: the step pay: tannery is not in the hand"),
        ("agenda", [["rob", 0, 99]], "table.agenda: the step rob names the effect 99"),
        ("agenda", [["rob", 0, 0, 1]], "table.agenda: the step rob names the effect 0 of farm: resource"),
        ("agenda", [["complete", 0, 0]], "the field building must name the same card"),
        ("agenda", [["discard", 0, 1, 9]], "the step discard has no reason 9"),
        ("agenda", [["follow", 1]], "table.action: must be given at the step follow"),
        ("agenda", [["sleep", 1]], "agenda[0]: there is no step 'sleep'"),
    ],
)
def test_mistakes_are_named(path: str, value: object, complaint: str) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.load(changed(path, value))
    assert complaint in str(problem.value)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize(
    ("picks", "complaint"),
    [
        (["coin fod"], "table.picks[0]: there is no source 'coin fod'; did you mean 'coin food'?"),
        (["coin magic"], "table.picks[0]: 'coin magic' cannot pay for tannery here"),
        (["coin food", "coin castle"], "table.picks[1]: 'coin castle' cannot pay for tannery here"),
        (["coin food *"], "table.picks[0]: the first source is a choice"),
    ],
)
def test_mistakes_in_a_payment_are_named(picks: list[str], complaint: str) -> None:
    data = position(village(3, "tannery", "windmill"), village(4), picks=picks)
    data["agenda"][0] = ["pay", 0, 1]
    with pytest.raises(BadPosition) as problem:
        GAME.load(data)
    assert complaint in str(problem.value)


def test_a_payment_under_way_is_read_and_written() -> None:
    data = position(village(3, "tannery", "windmill"), village(4), picks=["coin food"])
    data["agenda"][0] = ["pay", 0, 1]
    state = GAME.load(data)
    assert [move.text for move in state.legal(0)] == ["confirm", "back"]
    assert GAME.load(state.dump()).dump() == state.dump()
