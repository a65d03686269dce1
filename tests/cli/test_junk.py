"""Files that are not what they should be: one sentence, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Duchy
from duchy.core.record import Record
from duchy.games import game as find_game

JUNK: dict[str, bytes] = {
    "empty": b"",
    "binary": bytes(range(256)),
    "not-json": b"{",
    "null": b"null",
    "number": b"7",
    "huge-number": b"9" * 5000,
    "infinite": b'{"seats": Infinity, "duchy": NaN}',
    "text": b'"record"',
    "list": b"[[], {}]",
    "no-fields": b"{}",
    "deep-list": b"[" * 100_000,
    "deep-table": b'{"a":' * 100_000,
    "surrogate": b'{"duchy": 1, "game": "\\ud800"}',
    "twice": b'{"duchy": 1, "duchy": "x", "game": ["pebbles"]}',
}

USES = [
    ("verify",),
    ("replay",),
    ("play", "pebbles", "--position"),
    ("play", "pebbles", "--resume"),
    ("sim", "pebbles", "--cards"),
]


def refused(answer: tuple[int, str, str]) -> bool:
    code, out, err = answer
    return code == 2 and out == "" and err.startswith("duchy: ") and err.count("\n") == 1


@pytest.mark.parametrize("use", USES, ids="-".join)
@pytest.mark.parametrize("junk", [junk for junk in JUNK if not junk.startswith(("empty", "deep"))])
def test_junk_is_refused(duchy: Duchy, tmp_path: Path, use: tuple[str, ...], junk: str) -> None:
    file = tmp_path / "junk"
    file.write_bytes(JUNK[junk])
    assert refused(duchy(*use, file))


@pytest.mark.parametrize("use", USES[:4], ids="-".join)
@pytest.mark.parametrize("junk", ["empty", "deep-list", "deep-table"])
def test_empty_and_deep_files_are_refused(
    duchy: Duchy, tmp_path: Path, use: tuple[str, ...], junk: str
) -> None:
    file = tmp_path / "junk"
    file.write_bytes(JUNK[junk])
    assert refused(duchy(*use, file))


@pytest.mark.parametrize("use", USES, ids="-".join)
def test_a_process_refuses_junk_without_a_traceback(
    start: Duchy, tmp_path: Path, use: tuple[str, ...]
) -> None:
    file = tmp_path / "junk"
    file.write_bytes(JUNK["binary"])
    assert start(*use, file) == (2, "", f"duchy: {file}: is not a text file in UTF-8\n")


WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    7,
    1e9,
    "x",
    "",
    [],
    {},
    ["x"],
    {"x": 1},
    [[[]]],
    "² dig",
    "9" * 99,
)


def spoilt(data: Any) -> Iterator[Any]:
    """The data with one part at a time missing or replaced by something wrong."""
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    for place, part in list(parts):
        for wrong in WRONG:
            copy = data.copy()
            copy[place] = wrong
            yield copy
        copy = data.copy()
        del copy[place]
        yield copy
        if isinstance(part, dict | list):
            for worse in spoilt(part):
                copy = data.copy()
                copy[place] = worse
                yield copy


@pytest.mark.slow
def test_a_spoilt_record_is_replayed_or_refused(duchy: Duchy, tmp_path: Path) -> None:
    state = find_game("pebbles").new(2, 5)
    record = Record.of(state)
    record.players = ["me", "greedy"]
    for _ in range(4):
        seat = state.deciders[0]
        record.moves.append((seat, state.legal(seat)[0]))
        state.play(*record.moves[-1])
    file = tmp_path / "record.json"
    for data in spoilt(record.as_data()):
        file.write_text(json.dumps(data))
        answer = duchy("verify", file)
        assert answer[0] == 0 or refused(answer), data


@pytest.mark.slow
def test_a_spoilt_position_is_played_or_refused(duchy: Duchy, tmp_path: Path) -> None:
    state = find_game("pebbles").new(2, 5)
    file = tmp_path / "position.json"
    for data in spoilt(state.dump()):
        file.write_text(json.dumps(data))
        answer = duchy("play", "pebbles", "--position", file, "--players", "me,random", typed="quit\n")
        assert answer[0] == 0 or refused(answer), data
