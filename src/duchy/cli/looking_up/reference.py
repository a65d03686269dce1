"""The rules to learn from, as `docs/reference/` tells them in every language: sections of passages.

A passage ends with the ids of the rules it tells: `... [CK-042, CK-044–CK-046]`. Signs stand in braces,
such as `{gold:2}` or `{card:archer}`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from duchy.core.reading.files import folder
from duchy.core.showing.words import Words

RULE = r"[A-Z]{2}-(?:[A-Z]+-)?[0-9]+"
RULES = re.compile(rf"\s*\[({RULE}(?:–{RULE})?(?:, {RULE}(?:–{RULE})?)*)\]$")
HEADING = re.compile(r"(#+) (.+?)(?: \{#[a-z]+\})?$")
SIGN = re.compile(r"\{(\w+)(?::(\w+))?\}")
LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")


class Passage(NamedTuple):
    """A paragraph, an entry of a list or a row of a table, with the rules that it tells."""

    section: str
    text: str
    rules: str
    cells: tuple[str, ...] = ()
    """Of a row."""

    def tells(self, rule: str) -> bool:
        """Whether a rule is among those named, alone or within a range."""
        return any(is_within(rule, part) for part in self.rules.split(", ") if part)


def is_within(rule: str, part: str) -> bool:
    first, _, last = part.partition("–")
    if not last:
        return rule == first
    prefix, _, number = rule.rpartition("-")
    ends = [end.rpartition("-") for end in (first, last)]
    return all(end[0] == prefix for end in ends) and int(ends[0][2]) <= int(number) <= int(ends[1][2])


def read_reference(language: str, game_id: str, words: Words) -> list[Passage]:
    """The passages in their order; none if the rules are not told in this language."""
    file = folder("reference") / language / f"{game_id.replace('-', '_')}.md"
    if not file.exists():
        return []
    passages: list[Passage] = []
    chapter = section = ""
    for line in file.read_text("utf-8").splitlines():
        if heading := HEADING.match(line):
            chapter = heading[2] if len(heading[1]) <= 2 else chapter
            section = heading[2] if heading[2] == chapter else f"{chapter} — {heading[2]}"
        elif line and not line.startswith("|--"):
            found = RULES.search(line)
            text = line[: found.start()] if found else line
            rules = found[1] if found else ""
            cells = tuple(plain(cell.strip(), words) for cell in row_of(text))
            shown = "  ".join(cells) if cells else plain(text, words)
            passages.append(Passage(section, shown, rules, cells))
    return passages


def row_of(text: str) -> list[str]:
    """The cells of a row; none if it is not one."""
    return text.strip("|").split("|") if text.startswith("|") else []


def plain(text: str, words: Words) -> str:
    """A passage as one reads it in a terminal: signs in words, pictures by what they show."""
    text = PICTURE.sub(lambda picture: picture[1], text)
    text = LINK.sub(lambda link: link[1], text)
    text = re.sub(r"^> ?", "", text)
    return SIGN.sub(lambda sign: said(sign[1], sign[2] or "", words), text)


def said(kind: str, value: str, words: Words) -> str:
    """A sign of the reference in words."""
    if kind in ("card", "name", "role"):
        return words.name(value, "role")
    for message in (f"token-{kind}", f"reward-{kind}"):
        if value.isdecimal() and words.has(message):
            return words.say(message, n=int(value))
    name = words.name(kind, "resource")
    return f"{words.number(int(value))} {name}" if value.isdecimal() else name
