"""`docs/research.md` tells the truth: its tables are those of the games, its lines of Python run."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from duchy.core.game import Game
from duchy.envs.figures import batch_steps, blind_moves, layout_table, sizes_table, steps_a_second
from duchy.envs.observation import versioned_name
from envs.tables import GAMES
from places import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
WHEN_WRONG = (
    "raise VERSION in the game's bots/observation.py, and copy what `python -m duchy.envs.figures` prints"
)


def test_the_sizes_are_right() -> None:
    assert "\n".join(sizes_table()) in PAGE, WHEN_WRONG


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_layouts_are_right(game: Game) -> None:
    chapter = PAGE.split(f"### `{versioned_name(game)}`")[1].split("\n### ")[0]
    assert "\n".join(layout_table(game)) in chapter, WHEN_WRONG


def test_the_speed_can_be_measured() -> None:
    assert steps_a_second(GAMES[0], 2, 0.05, observed=True) > 0.0
    assert batch_steps(GAMES[0], 2, 0.01, games=4) > 0.0
    assert blind_moves(GAMES[0], 2, 0.01) > 0.0


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_lines_of_python_run(code: str) -> None:
    names: dict[str, Any] = {"row": np.zeros(903, np.float32)}
    exec(code, names)
    for line, told in re.findall(r"^(env\.layout.*?)\s+# (\d+|slice.*)$", code, re.MULTILINE):
        assert str(eval(line, names)) == told
