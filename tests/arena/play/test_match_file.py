"""A match that is kept on file goes on where it was stopped, and ends as if it had not been."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duchy.arena.play import match as arena
from duchy.arena.play.match import match, match_plan
from duchy.cli.main import main
from duchy.core.errors import DuchyError
from duchy.games import game as find_game


def planned(games: int, **arguments: Any) -> arena.MatchPlan:
    return match_plan(find_game("pebbles"), ["greedy", "random"], games=games, **arguments)


def test_a_stopped_match_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    keep = str(tmp_path / "match.json")
    assert match(planned(8), keep=keep) == match(planned(8))
    seen: list[int] = []
    assert match(planned(20), progress=seen.append, keep=keep) == match(planned(20))
    assert seen[0] == 8
    assert sum(seen) == 20


def test_what_was_played_is_on_file_after_every_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = tmp_path / "match.json"
    whole = arena.play_rotation

    def stopped(*arguments: Any) -> Any:
        if arguments[2] == 3:
            raise KeyboardInterrupt
        return whole(*arguments)

    monkeypatch.setattr(arena, "play_rotation", stopped)
    with pytest.raises(KeyboardInterrupt):
        match(planned(20), keep=str(keep))
    assert json.loads(keep.read_text())["meetings"][0]["blocks"] == 3
    monkeypatch.setattr(arena, "play_rotation", whole)
    assert match(planned(20), keep=str(keep)) == match(planned(20))


def test_a_match_that_is_all_there_plays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = str(tmp_path / "match.json")
    result = match(planned(8), keep=keep)
    monkeypatch.delattr(arena, "play_rotation")
    assert match(planned(8), keep=keep) == result


@pytest.mark.parametrize(
    ("content", "part"),
    [
        ("", "is not valid JSON"),
        ("[1]", "is not a match that --keep has begun"),
        ("{}", "is not a match"),
    ],
)
def test_a_file_that_is_no_match_gets_one_sentence(tmp_path: Path, content: str, part: str) -> None:
    keep = tmp_path / "match.json"
    keep.write_text(content)
    with pytest.raises(DuchyError, match=part):
        match(planned(4), keep=str(keep))


def test_another_match_and_a_damaged_one_are_refused(tmp_path: Path) -> None:
    keep = tmp_path / "match.json"
    match(planned(4), keep=str(keep))
    with pytest.raises(DuchyError, match="holds another match \\(its seed differs\\)"):
        match(planned(4, seed=9), keep=str(keep))
    data = json.loads(keep.read_text())
    damages: list[list[Any]] = [[], [{}], [{**data["meetings"][0], "wins": ["1/0", "x"]}]]
    for damaged in damages:
        keep.write_text(json.dumps({**data, "meetings": damaged}))
        with pytest.raises(DuchyError, match="is damaged"):
            match(planned(4), keep=str(keep))


@pytest.mark.parametrize(
    ("keep", "sentence"),
    [
        ("nowhere/match.json", "nowhere/match.json: cannot be written (there is no folder nowhere)"),
        ("taken.json", "taken.json: is not a match that --keep has begun"),
    ],
)
def test_a_file_that_cannot_be_used_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    keep: str,
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken.json").write_text("[]")
    assert main(["match", "easy", "medium", "--game", "pebbles", "--games", "2", "--keep", keep]) == 2
    assert capsys.readouterr().err.strip() == f"duchy: {sentence}"
