"""`duchy replay` and `duchy verify`, and what they say to files that are no records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Duchy
from duchy.core.record import Record
from duchy.games import game as find_game
from duchy.table.game.fairness import commitment_of, hash_of_key, key_from_parts, parts_as_data


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a finished game."""
    state = find_game("pebbles").new(2, 5)
    record = Record.of(state)
    record.players = ["me", "greedy"]
    while not state.over:
        seat = state.deciders[0]
        move = state.legal(seat)[-1]
        state.play(seat, move)
        record.moves.append((seat, move))
    path = tmp_path / "game.json"
    record.save(path)
    return path


def changed(file: Path, **changes: Any) -> Path:
    data = json.loads(file.read_text())
    file.write_text(json.dumps({**data, **changes}))
    return file


def test_a_record_is_told_move_by_move(duchy: Duchy, file: Path) -> None:
    code, out, err = duchy("replay", file)
    assert (code, err) == (0, "")
    assert "Pebbles: Seat 0 (me), Seat 1 (greedy)" in out
    assert "   1 Seat 0 (me): Be bold" in out
    assert "digs and rolls" in out
    assert "Scores" in out


def test_an_unfinished_record_says_so(duchy: Duchy, file: Path) -> None:
    moves = json.loads(file.read_text())["moves"]
    out = duchy("replay", changed(file, moves=moves[:3]))[1]
    assert "the game was not finished" in out
    assert "Scores" not in out


def test_the_table_after_some_moves(duchy: Duchy, file: Path) -> None:
    code, out, _ = duchy("replay", file, "--at", 0)
    assert code == 0
    assert "pile 12" in out
    assert "Be bold" not in out


def test_the_position_after_some_moves_can_be_played_on(duchy: Duchy, file: Path, tmp_path: Path) -> None:
    code, out, _ = duchy("replay", file, "--at", 3, "--json")
    assert code == 0
    (tmp_path / "position.json").write_text(out)
    code, out, _ = duchy("play", "pebbles", "--position", tmp_path / "position.json", typed="quit\n")
    assert code == 0
    assert "turn 3" in out


def test_more_moves_than_there_are(duchy: Duchy, file: Path) -> None:
    code, _, err = duchy("replay", file, "--at", 999)
    assert code == 2
    assert "moves, not 999" in err


def test_a_record_that_gives_its_result_is_verified(duchy: Duchy, file: Path) -> None:
    code, out, err = duchy("verify", file)
    assert (code, err) == (0, "")
    assert "result written in the record." in " ".join(out.split())


def test_a_record_without_a_result_is_replayed(duchy: Duchy, file: Path) -> None:
    code, out, _ = duchy("verify", changed(file, result=None))
    assert code == 0
    assert "no result is written in the record" in " ".join(out.split())


def test_a_result_that_was_changed_is_found_out(duchy: Duchy, file: Path) -> None:
    result = json.loads(file.read_text())["result"]
    code, out, err = duchy("verify", changed(file, result={**result, "digest": "0" * 32}))
    assert (code, out) == (2, "")
    assert err == f"duchy: {file}: the record replays to another end than the one written in it\n"


def test_a_move_that_was_not_possible_is_named(duchy: Duchy, file: Path) -> None:
    moves = json.loads(file.read_text())["moves"]
    for command in ("verify", "replay"):
        code, _, err = duchy(command, changed(file, moves=["1 dig", *moves]))
        assert code == 2
        assert f"{file}: move 1 (seat 1) cannot be replayed: dig: " in err


def test_verifying_checks_the_fairness_of_a_servers_record(duchy: Duchy, tmp_path: Path) -> None:
    secret, parts = bytes(range(32)), ["aa" * 16, "bb" * 16]
    key = key_from_parts("table-1", secret, parts)
    data = Record.of(find_game("pebbles").new(2, key=key)).as_data()
    data["fairness"] = {
        "table": "table-1",
        "secret": secret.hex(),
        "contributions": parts,
        "commitment": commitment_of(secret),
        "key_hash": hash_of_key(key),
    }
    path = tmp_path / "fair.json"
    path.write_text(json.dumps(data))
    code, out, _ = duchy("verify", path)
    assert code == 0
    assert "Chance was fair" in out
    data["fairness"]["contributions"][0] = "cc" * 16
    path.write_text(json.dumps(data))
    code, _, err = duchy("verify", path)
    assert code == 2
    assert "the parts do not give the key" in err


def test_verifying_compares_a_record_with_what_a_player_kept(duchy: Duchy, tmp_path: Path) -> None:
    """A server could make up a record that fits itself; the promise that a player kept it cannot change."""
    secret, parts = bytes(range(32)), ["aa" * 16, "bb" * 16]
    key = key_from_parts("table-1", secret, parts)
    data = Record.of(find_game("pebbles").new(2, key=key)).as_data()
    data["fairness"] = parts_as_data("table-1", secret, parts)
    path = tmp_path / "fair.json"
    path.write_text(json.dumps(data))
    kept = commitment_of(secret)
    code, out, _ = duchy("verify", path, "--commitment", kept.upper(), "--contribution", parts[1])
    assert code == 0
    assert "the one that you kept" in out
    code, _, err = duchy("verify", path, "--commitment", commitment_of(bytes(32)))
    assert code == 2
    assert "is not the one that you kept" in err
    code, _, err = duchy("verify", path, "--contribution", "cc" * 16)
    assert code == 2
    assert "yours is not among them" in err
    code, _, err = duchy("verify", path, "--commitment", "what I saw")
    assert code == 2
    assert "'what I saw' is not a number of hexadecimal digits" in err
    del data["fairness"]
    path.write_text(json.dumps(data))
    code, _, err = duchy("verify", path, "--commitment", kept)
    assert code == 2
    assert "nothing can be compared with yours" in err
