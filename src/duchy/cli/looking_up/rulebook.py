"""The rulebook: the checklists of `docs/rules/`, read entry by entry.

An entry is a line `- **CK-042** — text`, or a heading `### CK-EX-01 — title` with the lines below it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from duchy.core.reading.files import rules_file

ID = r"[A-Z]{2}-(?:[A-Z]+-)?[0-9]+"
LINE = re.compile(rf"- \*\*({ID})\*\* — (.+)")
TITLE = re.compile(rf"#+ ({ID}) — (.+)")
HEADING = re.compile(r"(#+) (.+)")


class RuleEntry(NamedTuple):
    """A rule, a worked example or a ruling, with the headings it stands under."""

    id: str
    section: str
    text: str


def read_rules(game_id: str) -> list[RuleEntry]:
    """The entries of a game's checklist in their order; none if the game has no checklist."""
    file = rules_file(game_id)
    return parse_rules(file.read_text("utf-8")) if file.exists() else []


def parse_rules(text: str) -> list[RuleEntry]:
    entries: list[RuleEntry] = []
    chapter = section = ""
    example: list[str] | None = None
    for line in text.splitlines():
        if title := TITLE.match(line):
            example = [title[2]]
            entries.append(RuleEntry(title[1], section, title[2]))
        elif heading := HEADING.match(line):
            example = None
            name = heading[2]
            chapter = name if len(heading[1]) <= 2 else chapter
            section = name if name == chapter else f"{chapter} — {name}"
        elif rule := LINE.match(line):
            example = None
            entries.append(RuleEntry(rule[1], section, rule[2]))
        elif example is not None and line.startswith("- "):
            example.append(line[2:])
            entries[-1] = entries[-1]._replace(text="\n".join(example))
    return entries
