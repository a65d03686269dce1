"""Writes `storage.py` of each game: what follows from its `fields.py` and from its table of steps.

    python -m duchy.testing.storage [--check] FOLDER...

A folder is that of a game, such as `src/duchy/games/villages`: in it `fields.py` declares FIELDS, and
`rules/agenda.py` the table STEPS. With `--check` nothing is written, and what would change is told.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from duchy.core.agenda import StepKind
from duchy.core.declaring.fields import COPIED, FIXED, REPLACED, Declared, Field, Given

HEADER = '''"""What follows from `fields.py`, slots, types and clones, and from `agenda.py`: steps by number.

Written by `python -m duchy.testing.storage`: change those files instead.
"""

from __future__ import annotations
'''
STUB = """from duchy.core.state import State


class Storage(State):
    __slots__ = ()
"""


def package_of(folder: Path) -> str:
    """The name under which a folder is imported."""
    parts: list[str] = []
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def written(package: str, state: str) -> str:
    """The whole file for a game whose states are of this class."""
    declared: Declared = import_module(f"{package}.fields").FIELDS
    steps: list[StepKind] = import_module(f"{package}.rules.agenda").STEPS
    every: list[Given | Field] = [*declared.given, *declared.laid]
    lines = [HEADER, *imports(package, state, every, steps), "", ""]
    lines += ["class Storage(State):", '    """What a state of this game holds."""', "", "    __slots__ = ("]
    lines += [f'        "{name}",' for name in sorted(each.name for each in every)]
    lines += ["    )", ""]
    lines += [f"    {each.name}: {short(each.type)}" for each in every]
    lines += ["", "    def copy_table(self, other: Storage) -> None:"]
    lines += [f"        other.{each.name} = {clone_of(each)}" for each in every]
    for method, result, more in (
        ("act", "None", False),
        ("offer", "list[Move]", False),
        ("answer", "None", True),
    ):
        move, passed = (", move: Move", ", move") if more else ("", "")
        lines += ["", f"    def {method}_step(self, kind: int, seat: int, a: int, b: int{move}) -> {result}:"]
        lines += [f'        s = cast("{state}", self)']
        lines += branches(steps, method, f"(s, seat, a, b{passed})", "return " if method == "offer" else "")
    return "\n".join(lines) + "\n"


def has(step: StepKind, method: str) -> bool:
    return getattr(step, method) is not None


def name_of(function: object) -> str:
    """A function of the rules as it is called: `harvest.choose`."""
    module = str(getattr(function, "__module__", "")).rpartition(".")[2]
    return f"{module}.{getattr(function, '__name__', '')}"


def branches(steps: list[StepKind], method: str, call: str, begin: str) -> list[str]:
    """One branch for each kind of step, which a C compiler makes a jump of."""
    lines: list[str] = []
    for kind, step in enumerate(steps):
        if has(step, method):
            word = "elif" if lines and not begin else "if"
            lines.append(f"        {word} kind == {kind}:  # {step.name}")
            lines.append(f"            {begin}{name_of(getattr(step, method))}{call}")
    return [*lines, '        raise AssertionError("this step asks nothing")'] if begin else lines


def clone_of(each: Given | Field) -> str:
    own = f"self.{each.name}"
    if isinstance(each, Given) or each.kept in (FIXED, REPLACED):
        return own
    return f"{own}.copy()" if each.kept == COPIED else f"{own}.copy() if {each.kept} else {own}"


def short(type: str) -> str:
    """A type by its last name: it is imported."""
    outer, _, inner = type.rstrip("]").partition("[")
    return f"{outer}[{short(inner)}]" if inner else type.rpartition(".")[2]


def imports(package: str, state: str, every: list[Given | Field], steps: list[StepKind]) -> list[str]:
    found = {
        "duchy.core.moves": {"Move"},
        "duchy.core.state": {"State"},
        "typing": {"TYPE_CHECKING", "cast"},
    }
    for each in every:
        module, _, name = each.type.rpartition("[")[2].rstrip("]").rpartition(".")
        if module:
            found.setdefault(module, set()).add(name)
    for step in steps:
        for method in ("act", "offer", "answer"):
            if has(step, method):
                found.setdefault(f"{package}.rules", set()).add(name_of(getattr(step, method)).split(".")[0])
    lines = [f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(found.items())]
    typing = [line for line in lines if line.startswith("from typing")]
    lines = [*typing, "", *[line for line in lines if line not in typing]]
    return [*lines, "", "if TYPE_CHECKING:", f"    from {package}.state import {state}"]


def class_of(folder: Path) -> str:
    """The class of a game's states: the one in `state.py` that is a Storage."""
    for line in (folder / "state.py").read_text("utf-8").splitlines():
        if line.startswith("class ") and line.endswith("(Storage):"):
            return line.removeprefix("class ").removesuffix("(Storage):")
    raise SystemExit(f"{folder / 'state.py'} has no class of the kind: class Name(Storage)")


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes what follows from a game's fields and steps.")
    parser.add_argument("--check", action="store_true", help="only tell what would change")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    stale: list[Path] = []
    for folder in given.folders:
        file = folder / "storage.py"
        if not file.exists() and not given.check:
            file.write_text(STUB, "utf-8")
        text = written(package_of(folder.resolve()), class_of(folder))
        if not file.exists() or file.read_text("utf-8") != text:
            stale.append(file)
            if not given.check:
                file.write_text(text, "utf-8")
    for file in stale:
        print(f"{file}: {'is not what fields.py and agenda.py say' if given.check else 'written'}")
    return 1 if given.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
