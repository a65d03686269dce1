"""Writes the results in `benchmarks/tasks` into the table of `docs/benchmark.md`.

python benchmarks/tasks_page.py

A result is what `duchy benchmark TASK AGENT --json` prints, in a file of any name.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "benchmark.md"
START, END = "<!-- results -->\n", "<!-- end of results -->\n"
RIVALS = ("greedy", "hard", "master")


def results(folder: Path = HERE / "tasks") -> list[dict[str, Any]]:
    return [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))]


def table(found: list[dict[str, Any]]) -> str:
    """A line for each task and agent: the win rate with its interval, and how many games that were."""
    lines = [
        f"| task | agent | {' | '.join(f'against {rival}' for rival in RIVALS)} |",
        "|---|---|" + "--:|" * len(RIVALS),
    ]
    for result in sorted(found, key=lambda result: (result["task"], result["agent"])):
        met = {line["rival"]: line for line in result["rivals"]}
        cells = [cell(met[rival]) if rival in met else "" for rival in RIVALS]
        lines.append(f"| {result['task']} | {result.get('name', result['agent'])} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def cell(line: dict[str, Any]) -> str:
    low, high = round(100 * line["win_low"]), round(100 * line["win_high"])
    return f"{100 * line['win_rate']:.1f} % ({low}–{high}, n = {line['games']})"


def written(page: str, found: list[dict[str, Any]]) -> str:
    before, rest = page.split(START)
    _, after = rest.split(END)
    return f"{before}{START}{table(found)}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8"), results()), "utf-8")
