"""What commands print as plain data has the shapes that `docs/json.md` tells."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from duchy.cli.main import main
from duchy.cli.screen import Screen
from places import ROOT

PAGE = (ROOT / "docs" / "json.md").read_text("utf-8")
SCHEMA: dict[str, Any] = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
VALLEY = "king-of-the-valley"

PRINTED = [
    ("games", ["games"]),
    ("cards", ["cards", "villages"]),
    ("cards", ["cards", "card-kingdoms", "archer"]),
    ("sim", ["sim", VALLEY, "--games", "2"]),
    ("match", ["match", "random", "greedy", "--game", VALLEY, "--games", "2", "--jobs", "1"]),
    ("ladder", ["ladder", "--bots", "random,greedy", "--game", VALLEY, "--games", "2", "--jobs", "1"]),
    ("report", ["report", VALLEY, "--bots", "random", "--games", "2", "--jobs", "1"]),
    ("bench", ["bench", VALLEY, "--seconds", "0.01"]),
]


@pytest.mark.parametrize(("shape", "arguments"), PRINTED, ids=[" ".join(words) for _, words in PRINTED])
def test_what_is_printed_has_the_shape_of_the_page(
    shape: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    jsonschema.validate(printed, {**SCHEMA, **SCHEMA["$defs"][shape]})
    assert printed


def test_every_shape_is_tried_and_strict() -> None:
    assert {shape for shape, _ in PRINTED} | {"options", "spread", "played"} == set(SCHEMA["$defs"])
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate([{"id": "x"}], {**SCHEMA, **SCHEMA["$defs"]["games"]})


def test_a_dash_is_standard_output(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = ["report", VALLEY, "--bots", "random", "--games", "2", "--jobs", "1"]
    assert main([*report, "--json", "-"]) == 0
    printed = json.loads(capsys.readouterr().out)
    file, page = tmp_path / "numbers.json", tmp_path / "report.html"
    assert main([*report, "--json", str(file), "-o", str(page)]) == 0
    assert json.loads(file.read_text("utf-8")) == printed
    assert page.exists()
    assert not Path("-").exists()


def test_games_are_listed_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert main(["--language", "fr", "games", "--json"]) == 0
        titles = {game["id"]: game["title"] for game in json.loads(capsys.readouterr().out)}
        assert titles["card-kingdoms"] == "Le Royaume"
    finally:
        Screen.language = "en"
