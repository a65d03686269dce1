"""Every rule of `docs/rules/` is proven by a test that names it, and no test names a rule that is not there.

A rule is defined where its line begins (`- **XX-001** — ...`, `### XX-EX-01 — ...`). A test names the rules
it proves with `@pytest.mark.rule("XX-001", "XX-RU-04")`: on itself, on its class, on one of its parameters
(`pytest.param(..., marks=pytest.mark.rule("XX-002"))`) or for its whole file (`pytestmark = ...`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from places import ROOT

CHECKLISTS = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

DEFINITION = re.compile(r"^(?:- \*\*|#+ )([A-Z]{2}-(?:EX-|RU-|R-)?\d+)(?:\*\*)? —", re.MULTILINE)

Named = list[tuple[str, str]]
"""Rule ids, each with the place `file:line` where a test names it."""


def defined(checklist: Path) -> list[str]:
    """The ids that a checklist defines, in its order."""
    return DEFINITION.findall(checklist.read_text("utf-8"))


def rule_marks(tree: ast.AST) -> list[ast.Call]:
    """Every `pytest.mark.rule(...)` in a piece of code."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"]
    return [call for call in named if ast.unparse(call.func) == "pytest.mark.rule"]


def marked_places(tree: ast.AST) -> list[ast.expr]:
    """The places where pytest takes notice of a mark."""
    places: list[ast.expr] = []
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) if name.startswith("test"):
                places += node.decorator_list
            case ast.ClassDef(name=name) if name.startswith("Test"):
                places += node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                places.append(node.value)
            case ast.Call(func=ast.Attribute(attr="param")):
                places += [keyword.value for keyword in node.keywords if keyword.arg == "marks"]
    return places


def named(code: str, file: str) -> tuple[Named, list[str]]:
    """The rule ids that the tests of a file name, and the places of marks that are on no test."""
    tree = ast.parse(code, file)
    marks = list(dict.fromkeys(mark for place in marked_places(tree) for mark in rule_marks(place)))
    found: Named = []
    for mark in marks:
        for argument in mark.args:
            id = argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)
            found.append((str(id), f"{file}:{mark.lineno}"))
    return found, [f"{file}:{mark.lineno}" for mark in rule_marks(tree) if mark not in marks]


@cache
def named_by_all() -> tuple[Named, list[str]]:
    found: Named = []
    lost: list[str] = []
    for test in TESTS:
        here, lost_here = named(test.read_text("utf-8"), test.relative_to(ROOT).as_posix())
        found += here
        lost += lost_here
    return found, lost


def missing(ids: Iterable[str], found: Named) -> list[str]:
    proven = {id for id, _ in found}
    return [id for id in ids if id not in proven]


@pytest.mark.parametrize("checklist", CHECKLISTS, ids=lambda path: path.stem)
def test_every_rule_is_named_by_a_test(checklist: Path) -> None:
    ids = defined(checklist)
    unproven = missing(ids, named_by_all()[0])
    assert not unproven, (
        f"{checklist.name}: no test names {len(unproven)} of {len(ids)}: {' '.join(unproven)}"
    )


@pytest.mark.parametrize("checklist", CHECKLISTS, ids=lambda path: path.stem)
def test_no_rule_is_defined_twice(checklist: Path) -> None:
    ids = defined(checklist)
    twice = sorted({id for id in ids if ids.count(id) > 1})
    assert not twice, f"{checklist.name} defines these more than once: {' '.join(twice)}"


def test_no_test_names_a_rule_that_is_not_there() -> None:
    known = {id for checklist in CHECKLISTS for id in defined(checklist)}
    wrong = [f"{place}: docs/rules defines no {id}" for id, place in named_by_all()[0] if id not in known]
    assert not wrong, "\n".join(wrong)


def test_every_mark_is_on_a_test() -> None:
    lost = named_by_all()[1]
    assert not lost, "rules named where pytest does not look: " + ", ".join(lost)


def test_a_rule_is_defined_where_its_line_begins(tmp_path: Path) -> None:
    checklist = tmp_path / "rules.md"
    checklist.write_text(
        "# Rules\n"
        "see ruling XX-RU-09, and **XX-099** — not here\n"
        "- **XX-001** — One rule, as in XX-098. — (mode: all)\n"
        "- **XX-RU-01** — *Open point*\n"
        "- **DK-R-12** — A ruling\n"
        "### XX-EX-01 — An example\n"
        "- Then it is so (covers XX-097)\n"
        "| XX-096 | a table |\n",
        "utf-8",
    )
    assert defined(checklist) == ["XX-001", "XX-RU-01", "DK-R-12", "XX-EX-01"]


MARKED = """
import pytest

pytestmark = [pytest.mark.rule("XX-001"), pytest.mark.slow]

@pytest.mark.rule("XX-002", "XX-003")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("XX-004")), 2])
def test_one(x): ...

@pytest.mark.rule("XX-005")
class TestMany:
    @pytest.mark.rule("XX-006")
    def test_two(self): "XX-097"

@pytest.mark.rule("XX-098")
def helper(): ...

OTHER = pytest.mark.rule("XX-099")

@pytest.mark.rule(SOME_ID)
def test_three(): ...
"""


def test_rules_are_found_wherever_a_test_can_be_marked() -> None:
    found, lost = named(MARKED, "test_x.py")
    assert sorted(found) == [
        ("SOME_ID", "test_x.py:20"),
        ("XX-001", "test_x.py:4"),
        ("XX-002", "test_x.py:6"),
        ("XX-003", "test_x.py:6"),
        ("XX-004", "test_x.py:7"),
        ("XX-005", "test_x.py:10"),
        ("XX-006", "test_x.py:12"),
    ]
    assert sorted(lost) == ["test_x.py:15", "test_x.py:18"]


def test_what_no_test_names_is_listed() -> None:
    found, _ = named(MARKED, "test_x.py")
    assert missing(["XX-001", "XX-007", "XX-097", "XX-098"], found) == ["XX-007", "XX-097", "XX-098"]
