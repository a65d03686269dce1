"""Records: a game is saved, read, replayed and verified; what was tampered with is noticed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import duchy
from core.refused import refused
from core.toy import BIDS, KEEP, ROLL, SWAP, Toy
from duchy.core.errors import BadRecord, UnknownRules
from duchy.core.game import Game
from duchy.core.record import Record, load_record, read_record, verify
from duchy.core.stream import Stream, key_from_seed
from duchy.testing.checks import choose

TOY = Toy()
POSITION = {
    "seats": 2,
    "agenda": [["roll", 1], ["roll", 0]],
    "table": {"bank": 3, "coins": [0, 1], "guests": ["beggar", "queen"]},
}


def find_game(id: str, cards: Mapping[str, Any] | None, rules: int | None = None) -> Game:
    if rules is not None:
        raise UnknownRules(f"version {rules} is not played here")
    if id != TOY.id:
        return duchy.game(id, cards)
    return Toy(cards, "the cards") if cards else TOY


def played(seats: int = 3, seed: int = 5, game: Game = TOY) -> Record:
    """A whole game by players who do not think."""
    state = game.new(seats, seed)
    record = Record.of(state)
    chance = Stream(key_from_seed("records"))
    while not state.over:
        seat = state.deciders[-1]
        move = choose(state, seat, chance)
        state.play(seat, move)
        record.moves.append((seat, move))
    return record


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    played().save(path)
    return path


def edit(path: Path, **changes: Any) -> Path:
    """The file with some fields replaced, or (value `...`) taken away."""
    data = {**json.loads(path.read_text("utf-8")), **changes}
    path.write_text(json.dumps({name: value for name, value in data.items() if value is not ...}), "utf-8")
    return path


def check(path: Path) -> None:
    verify(*load_record(path, find_game))


# -- Round trips ---------------------------------------------------------------------------------------


def test_a_record_holds_the_whole_game_and_nothing_else() -> None:
    record = Record.of(TOY.new(2, seed=3, options={"length": "long"}))
    record.moves += [(1, BIDS[2]), (0, BIDS[0]), (1, ROLL)]
    assert record.as_data() == {
        "duchy": 1,
        "game": "toy",
        "rules": 1,
        "seats": 2,
        "options": {"length": "long"},
        "key": key_from_seed(3).hex(),
        "moves": ["1 bid 2", "0 bid 0", "1 roll"],
    }


def test_a_saved_game_replays_to_the_same_end(saved: Path) -> None:
    record, result = load_record(saved, find_game)
    assert record.moves == played().moves
    assert verify(record, result).digest() == played().replay().digest()


def test_the_result_is_written_for_people_and_checked_by_whoever_replays(saved: Path) -> None:
    result = json.loads(saved.read_text("utf-8"))["result"]
    state = played().replay()
    assert result == {
        "over": True,
        "scores": [score.as_data() for score in state.scores()],
        "winners": list(state.winners()),
        "digest": state.digest(),
    }


def test_an_unfinished_game_can_be_saved_and_goes_on(tmp_path: Path) -> None:
    record = Record.of(TOY.new(2, seed=3))
    record.moves.append((1, BIDS[2]))
    record.save(tmp_path / "half.json")
    read, result = load_record(tmp_path / "half.json", find_game)
    state = verify(read, result)
    assert state.deciders == (0,)
    assert isinstance(result, dict)
    assert (result["over"], result["winners"]) == (False, [])


def test_players_are_remembered(tmp_path: Path) -> None:
    record = played()
    record.players = ["Ada", "greedy", "زهرا"]
    record.save(tmp_path / "game.json")
    assert "زهرا" in (tmp_path / "game.json").read_text("utf-8")
    assert load_record(tmp_path / "game.json", find_game)[0].players == record.players


def test_a_users_cards_travel_with_the_record(tmp_path: Path) -> None:
    """The receiver has no card file, and still the game replays: every guest counts as it did."""
    mine = {"guests": {guest.id: {"worth": 50} for guest in TOY.guests}}
    record = played(game=Toy(mine, "mine.toml"))
    record.save(tmp_path / "game.json")
    data = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert data["cards"] == mine
    check(tmp_path / "game.json")
    with refused(BadRecord, "the record replays to another end than the one written in it"):
        check(edit(tmp_path / "game.json", cards=...))


def test_a_game_that_began_at_a_position_has_its_record_too(tmp_path: Path) -> None:
    state = TOY.load(POSITION)
    record = Record.onward(state)
    state.play(1, ROLL)
    record.moves.append((1, ROLL))
    assert record.replay().digest() == state.digest()
    record.save(tmp_path / "game.json")
    read, result = load_record(tmp_path / "game.json", find_game)
    assert verify(read, result).digest() == state.digest()
    assert read.position == record.position == TOY.load(POSITION).dump()


def test_where_a_record_begins_stays_as_it_was() -> None:
    record = Record.onward(TOY.load(POSITION))
    record.start().play(1, ROLL)
    assert record.position == TOY.load(POSITION).dump()


def test_any_move_can_be_replayed_to() -> None:
    record = played()
    state = record.start()
    for number, (seat, move) in enumerate(record.moves):
        assert record.replay(upto=number).digest() == state.digest()
        state.play(seat, move)
    assert record.replay(0).digest() == record.start().digest()


def test_what_happened_is_told_again() -> None:
    """A replay tells the set-up too, which nobody could hear when the game was made."""
    told: list[str] = []
    played().replay(listener=lambda event: told.append(event.name))
    assert told[:4] == ["guest", "guest", "guest", "round"]
    assert "roll" in told


def test_a_replay_has_a_life_of_its_own() -> None:
    record = Record.of(TOY.new(2, seed=3))
    digest = record.replay().digest()
    record.replay().play(0, BIDS[1])
    assert record.replay().digest() == digest


def test_a_result_that_is_missing_is_not_checked(saved: Path) -> None:
    record, result = load_record(edit(saved, result=...), find_game)
    assert result is None
    assert verify(record, result).over


# -- Tampering -----------------------------------------------------------------------------------------


def test_another_key_is_noticed(saved: Path) -> None:
    edit(saved, key="00" * 32)
    with pytest.raises(BadRecord, match=r"replays to another end|cannot be replayed"):
        check(saved)


def test_a_move_that_was_not_possible_is_noticed(saved: Path) -> None:
    moves = json.loads(saved.read_text("utf-8"))["moves"]
    with refused(BadRecord, "move 2 (seat 0) cannot be replayed: roll: ..."):
        check(edit(saved, moves=[moves[0], "0 roll", *moves[1:]]))


def test_a_move_left_out_is_noticed(saved: Path) -> None:
    moves = json.loads(saved.read_text("utf-8"))["moves"]
    with refused(BadRecord, "the record replays to another end than the one written in it"):
        check(edit(saved, moves=moves[:-1]))


@pytest.mark.parametrize("field", ["over", "scores", "winners", "digest"])
def test_a_changed_result_is_noticed(saved: Path, field: str) -> None:
    result = json.loads(saved.read_text("utf-8"))["result"]
    with refused(BadRecord, "the record replays to another end than the one written in it"):
        check(edit(saved, result={**result, field: "better"}))


# -- Records that cannot be read -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"duchy": 2}, "duchy: this is format 2; here format 1 is read"),
        ({"duchy": ...}, "duchy: this field is missing"),
        ({"game": 7}, "game: must be a text, not 7"),
        ({"rules": 9}, "rules: was played by version 9; here version 1 is played"),
        ({"rules": ...}, "rules: this field is missing"),
        ({"seats": 7}, "seats: must be a number from 2 to 4, not 7"),
        ({"seats": "3"}, "seats: must be a whole number, not '3'"),
        ({"options": {"length": 3}}, "options: option length: it can be short or long, not 3"),
        ({"options": 3}, "options: must be a table of named fields, not 3"),
        ({"key": ...}, "key: this field is missing"),
        ({"key": "abc"}, "key: must be 64 hexadecimal digits, not 'abc'"),
        ({"key": "é" * 64}, "key: must be 64 hexadecimal digits, not 'éé..."),
        ({"moves": ...}, "moves: this field is missing"),
        ({"moves": "0 roll"}, "moves: must be a list, not '0 roll'"),
        ({"moves": ["0 rol"]}, "moves[0]: there is no move 'rol'; did you mean 'roll'?"),
        *[
            (
                {"moves": ["0 bid 0", entry]},
                f"moves[1]: must be a seat and a move like '0 roll', not {entry!r}",
            )
            for entry in ("3 roll", "-1 roll", "roll", "² roll", "", ["0", "roll"], None)
        ],
        ({"position": {}}, "position: seats: this field is missing"),
        ({"position": POSITION}, "position: has 2 seats, but the record has 3"),
        ({"position": None}, "position: the data: must be a table of named fields, not None"),
        ({"cards": ["queen"]}, "cards: must be a table of card sections, not ['queen']"),
        ({"players": "Ada"}, "players: must be a list, not 'Ada'"),
        ({"player": ["Ada"]}, "player: there is no such field"),
    ],
)
def test_a_bad_field_is_named(changes: dict[str, Any], sentence: str) -> None:
    data = {**played().as_data(), **changes}
    with refused(BadRecord, sentence):
        read_record({name: value for name, value in data.items() if value is not ...}, find_game)


def test_the_file_is_named_too(saved: Path) -> None:
    edit(saved, rules=9)
    with refused(BadRecord, f"{saved}: rules: was played by version 9; here version 1 is played"):
        check(saved)


def test_an_unknown_game(saved: Path) -> None:
    with refused(BadRecord, f"{saved}: there is no game 'chess'; ..."):
        check(edit(saved, game="chess"))


def test_bad_cards_in_a_record(saved: Path) -> None:
    with refused(BadRecord, f"{saved}: the cards: guests.queen.worth: must be a whole number, not 'lots'"):
        check(edit(saved, cards={"guests": {"queen": {"worth": "lots"}}}))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not valid JSON (..."),
        (b'{"duchy": 1,', "is not valid JSON (..."),
        (b"[" * 100_000, "is nested too deeply"),
        (b'{"duchy": ' + b"9" * 5000 + b"}", "is not valid JSON (..."),
        (b"[]", "the data: must be a table of named fields, not []"),
        (b"null", "the data: must be a table of named fields, not None"),
        (b'"\xff"', "is not a text file in UTF-8"),
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with refused(BadRecord, f"{path}: {sentence}"):
        load_record(path, find_game)


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.json"
    with refused(BadRecord, f"{path}: cannot be read (no such file or directory)"):
        load_record(path, find_game)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with refused(BadRecord, f"{tmp_path}: cannot be read (is a directory)"):
        load_record(tmp_path, find_game)


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "game.json"
    with refused(BadRecord, f"{path}: cannot be written (no such file or directory)"):
        played().save(path)


def test_a_record_that_does_not_replay_is_not_saved(tmp_path: Path) -> None:
    record = Record.of(TOY.new(2))
    record.moves += [(0, BIDS[0]), (0, SWAP), (0, KEEP)]
    with refused(BadRecord, "move 2 (seat 0) cannot be replayed: swap: ..."):
        record.save(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_goes_on_from_a_position_has_a_record() -> None:
    state = TOY.new(2, "onward")
    state.play(0, state.legal(0)[0])
    record = Record.onward(state)
    seat = state.deciders[0]
    move = state.legal(seat)[0]
    state.play(seat, move)
    record.moves.append((seat, move))
    read = read_record(json.loads(json.dumps(record.as_data())), find_game)
    assert read.replay().digest() == state.digest()


def test_a_record_with_a_broken_position_names_its_field() -> None:
    data = Record.onward(TOY.new(2, "onward")).as_data()
    data["position"]["turn"] = "two"
    with pytest.raises(BadRecord, match="position: turn: must be a whole number"):
        read_record(data, find_game)
