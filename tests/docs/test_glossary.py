"""The words that `docs/glossary.md` retires are in no source any more."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from places import ROOT

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ROOMS = (ROOT / "src" / "duchy", ROOT / "web" / "src")
LONGEST = 80
"""Lines: the glossary is a page."""


def retired() -> list[str]:
    rows = GLOSSARY.partition("## Retired")[2].splitlines()
    return [
        name for row in rows if row.startswith("| `") for name in re.findall("`([^`]+)`", row.split("|")[1])
    ]


def sources(*endings: str) -> list[Path]:
    found = [path for room in ROOMS for path in sorted(room.rglob("*")) if path.suffix in endings]
    return [path for path in found if "generated" not in path.parts]


@cache
def names_in(path: Path) -> set[str]:
    """The identifiers of a file, and its own name; what is only said in a comment or a sentence is free."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        return {token.string for token in tokens if token.type == tokenize.NAME} | {path.stem}
    code = re.sub(r"<!--.*?-->|/\*.*?\*/|//[^\n]*|'[^'\n]*'", " ", text, flags=re.DOTALL)
    return set(re.findall(r"[A-Za-z_$][\w$]*", code)) | {path.stem}


def members(tree: ast.Module, name: str) -> Iterator[str]:
    """What the class of this name has: methods, fields, and what it gives itself."""
    for made in ast.walk(tree):
        if isinstance(made, ast.ClassDef) and made.name == name:
            for node in ast.walk(made):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield node.name
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    yield node.target.id
                elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                    yield node.attr


def test_the_glossary_is_a_page_and_retires_something() -> None:
    assert len(GLOSSARY.splitlines()) <= LONGEST
    assert {"State.asked", "foresight"} <= set(retired())


@pytest.mark.parametrize("name", [name for name in retired() if "." not in name])
def test_a_retired_name_is_gone(name: str) -> None:
    users = [path for path in sources(".py", ".ts", ".svelte") if name in names_in(path)]
    assert not users, f"{name} is retired (docs/glossary.md), but used in {users[0].relative_to(ROOT)}"


@pytest.mark.parametrize("name", [name for name in retired() if "." in name])
def test_a_retired_member_is_gone(name: str) -> None:
    owner, _, member = name.partition(".")
    for path in sources(".py"):
        found = members(ast.parse(path.read_text("utf-8")), owner)
        assert member not in found, (
            f"{name} is retired (docs/glossary.md), but {path.relative_to(ROOT)} has it"
        )
