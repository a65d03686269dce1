"""Set-up (KV-017..KV-029) and the first player (KV-R-04)."""

from __future__ import annotations

import pytest

from duchy.core.errors import BadOption
from games.king_of_the_valley.tables import (
    CARDS,
    GAME,
    SQUARES,
    all_tiles,
    ask,
    gold,
    hill,
    legal,
    looks,
    play,
    refused,
)


def mix(pile: int) -> dict[str, int]:
    return {id: entry["piles"][pile] for id, entry in CARDS["mix"].items() if entry["piles"][pile]}


def counts(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}


@pytest.mark.rule("KV-017", "KV-030")
@pytest.mark.parametrize("first", ["0", "1", "2"])
def test_the_first_player_begins_and_stays_first(first: str) -> None:
    state = GAME.new(3, 5, {"first_player": first})
    play(state, "king a1", "king b1", "king c1")
    order: list[int] = []
    for _ in range(60):
        if not state.over:
            if state.view(None)["table"]["active"] not in order[-1:]:
                order.append(state.view(None)["table"]["active"])
            assert looks(state)["first"] == int(first)
            play(state, legal(state)[0])
    clockwise = [(int(first) + number) % 3 for number in range(len(order))]
    assert order == clockwise


@pytest.mark.rule("KV-R-04")
def test_the_first_player_is_drawn_or_chosen() -> None:
    drawn = {looks(GAME.new(3, seed))["first"] for seed in range(40)}
    assert drawn == {0, 1, 2}
    assert {looks(GAME.new(3, seed, {"first_player": "2"}))["first"] for seed in range(9)} == {2}
    with pytest.raises(BadOption, match="there is no seat 3 with 3 seats"):
        GAME.new(3, options={"first_player": "3"})


@pytest.mark.rule("KV-018", "KV-019")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_two_gold_and_no_token(seats: int) -> None:
    state = GAME.new(seats)
    for seat in range(seats):
        assert gold(state, seat) == 2
        assert looks(state)["castles"][seat]["kingdom_tokens"] == 0
        assert looks(state)["castles"][seat]["taxed"] == []
        assert looks(state)["castles"][seat]["face_up"] == {}
    assert looks(state)["gold_on"] == {}


@pytest.mark.rule("KV-020", "KV-021", "KV-022")
@pytest.mark.parametrize("seed", range(10))
def test_pile_one_fills_the_valley_and_the_two_lowest_rows(seed: int) -> None:
    state = GAME.new(2, seed)
    valley = [name for row in looks(state)["valley"] for name in row]
    assert len(valley) == 25
    assert "-" not in valley
    low = hill(state, "left")[:2] + hill(state, "right")[:2]
    assert counts(valley + low) == mix(0)


@pytest.mark.rule("KV-021")
def test_the_valley_is_laid_at_random() -> None:
    layouts = {str(looks(GAME.new(2, seed))["valley"]) for seed in range(10)}
    assert len(layouts) == 10


@pytest.mark.rule("KV-023", "KV-025")
@pytest.mark.parametrize("seed", range(10))
def test_the_rest_of_the_hill_comes_from_pile_two(seed: int) -> None:
    state = GAME.new(4, seed)
    high = hill(state, "left")[2:] + hill(state, "right")[2:]
    assert len(high) == 8
    left = looks(state)["piles"]["II"]
    together = counts(high + [name for name, number in left.items() for _ in range(number)])
    assert together == mix(1)
    assert sum(left.values()) == 22
    assert looks(state)["piles"]["III"] == mix(2)
    assert sum(mix(2).values()) == 31


@pytest.mark.rule("KV-024")
def test_a_complete_hill_has_six_rows_of_two() -> None:
    state = GAME.new(2)
    assert len(hill(state, "left")) == len(hill(state, "right")) == 6
    rows = state.view(None)["table"]["hill"]
    assert [row["row"] for row in rows] == [6, 5, 4, 3, 2, 1]
    assert all(row["left"] and row["right"] for row in rows)


@pytest.mark.rule("KV-027")
def test_kings_are_placed_in_turn_from_the_first_player_on() -> None:
    state = GAME.new(3, 1, {"first_player": "1"})
    asked = []
    for square in ("c3", "a1", "e5"):
        asked.append(state.deciders[0])
        assert ask(state) == "place-king"
        play(state, f"king {square}")
    assert asked == [1, 2, 0]
    assert [castle["king"] for castle in looks(state)["castles"]] == ["e5", "c3", "a1"]


@pytest.mark.rule("KV-027", "KV-028")
def test_any_tile_but_those_with_a_king() -> None:
    state = GAME.new(3, 1, {"first_player": "0"})
    assert legal(state) == [f"king {square}" for square in SQUARES]
    play(state, "king c3")
    assert legal(state) == [f"king {square}" for square in SQUARES if square != "c3"]
    assert "another king stands on c3" in refused(state, "king c3")


def test_setting_up_uses_every_tile_once() -> None:
    assert all_tiles(GAME.new(2)) == {
        id: card["tiles"] for section in ("subjects", "specialists") for id, card in CARDS[section].items()
    }
