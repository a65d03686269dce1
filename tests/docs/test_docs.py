"""The pages say what the code does: their examples are loaded, and their sentences come out as printed."""

from __future__ import annotations

import doctest
import json
import re
from collections.abc import Mapping
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from core.toy import Toy
from duchy.core.errors import DuchyError, UnknownRules
from duchy.core.game import Game
from duchy.core.record import load_record, read_record, verify
from places import ROOT

DOCS = ROOT / "docs"
EXAMPLES = sorted(
    ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for file in (ROOT / "src" / "duchy").rglob("*.py")
    if ">>> " in file.read_text("utf-8")
)


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def find_toy(id: str, cards: Mapping[str, Any] | None, rules: int | None = None) -> Game:
    if rules is not None:
        raise UnknownRules(f"version {rules} is not played here")
    return Toy(cards)


def refusal(data: Any, load: Any) -> str:
    with pytest.raises(DuchyError) as problem:
        load(data)
    return str(problem.value)


@pytest.mark.parametrize("module", EXAMPLES)
def test_examples_in_docstrings_run(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


def test_the_positions_on_the_page_can_be_loaded() -> None:
    whole, short = (json.loads(block) for block in blocks("positions.md", "json"))
    state = Toy().load(whole)
    assert state.deciders == (0,)
    assert {**state.dump(), "agenda": whole["agenda"], "lanes": whole["lanes"]} == whole
    assert Toy().load(short).ask(1) == "roll"


def test_the_complaints_about_positions_read_as_on_the_page() -> None:
    whole = json.loads(blocks("positions.md", "json")[0])

    def changed(*way: Any) -> dict[str, Any]:
        *path, last, value = way
        position: dict[str, Any] = deepcopy(whole)
        at: Any = position
        for part in path:
            at = at[part]
        at[last] = value
        return position

    without_agenda = {name: value for name, value in whole.items() if name != "agenda"}
    spoilt = [
        changed("seats", 7),
        changed("turn", "two"),
        without_agenda,
        changed("agenda", 0, ["rol", 0]),
        changed("agenda", 0, "roll"),
        changed("lanes", [[]]),
        changed("options", "length", "huge"),
        changed("stream", "key", "abc"),
        changed("table", "coins", 1, -2),
        changed("table", "guests", 0, "quen"),
        changed("table", "banks", 12),
    ]
    assert [refusal(position, Toy().load) for position in spoilt] == blocks("positions.md", "text")[
        0
    ].splitlines()


def test_the_record_on_the_page_replays() -> None:
    (block,) = blocks("records.md", "json")
    data = json.loads(block)
    record = read_record(data, find_toy)
    verify(record, data["result"])
    assert {**record.as_data(), "result": data["result"]} == data


def test_the_complaints_about_records_read_as_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    data = json.loads(blocks("records.md", "json")[0])

    def check(changes: dict[str, Any]) -> None:
        verify(read_record({**data, **changes}, find_toy), data["result"])

    said = [refusal("game.json", lambda path: load_record(path, find_toy))]
    Path("game.json").touch()
    said += [refusal("game.json", lambda path: load_record(path, find_toy))]
    said += [
        refusal(changes, check)
        for changes in (
            {"rules": 9},
            {"moves": ["1 bid 0", "0 rol"]},
            {"moves": ["1 bid 0", "roll"]},
            {"moves": ["1 bid 0", "0 roll"]},
            {"moves": ["1 bid 0"]},
        )
    ]
    assert said == blocks("records.md", "text")[0].splitlines()
