"""Views agree with their declared types: `View` of the core, and the `table_type` of the game.

The types are declared once, in files named `shown.py`. The type checker holds the code that makes a view to
them; here real views are held to them, and the types of the browser are written from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from duchy.core.showing.shown import View
from duchy.core.state import State


def check_shown(state: State, at: str) -> None:
    """What the seats, a spectator and a replay with all laid open are shown is what is declared."""
    views = {f"the view of seat {seat}": state.view(seat) for seat in range(state.seats)}
    views |= {"the view of a spectator": state.view(None), "the open view": state.open_view()}
    declared = state.game.table_type or Any
    for whose, view in views.items():
        wrong = mismatch(view, View, "view") or mismatch(view["table"], declared, "table")
        assert not wrong, f"{at}: {whose}: {wrong}"


def mismatch(value: object, declared: Any, path: str) -> str:
    """Where a value does not agree with its declared type, in words; '' if it does."""
    if declared is Any:
        return ""
    if is_typeddict(declared) and isinstance(value, dict):
        return wrong_field(value, declared, path)
    kind, parts = get_origin(declared), get_args(declared)
    if kind in (Union, UnionType):
        found = [mismatch(value, part, path) for part in parts if (part is NoneType) == (value is None)]
        if "" in found or len(found) == 1:
            return min(found)
    elif kind is list and isinstance(value, list):
        return first(mismatch(item, parts[0], f"{path}[{place}]") for place, item in enumerate(value))
    elif kind is dict and isinstance(value, dict):
        return first(
            mismatch(name, parts[0], f"a name in {path}") or mismatch(item, parts[1], f"{path}.{name}")
            for name, item in value.items()
        )
    elif value in parts if kind is Literal else type(value) is declared:
        return ""
    return f"{path} is {value!r}, not {declared.__name__ if isinstance(declared, type) else declared}"


def wrong_field(value: dict[str, object], declared: Any, path: str) -> str:
    fields = fields_of(declared)
    for name in value:
        if name not in fields:
            return f"{path}.{name} is not declared in {declared.__name__}"
    for name, (kind, required) in fields.items():
        if name in value:
            wrong = mismatch(value[name], kind, f"{path}.{name}")
            if wrong:
                return wrong
        elif required:
            return f"{path}.{name} is missing, which {declared.__name__} always has"
    return ""


@cache
def fields_of(declared: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict, those it inherits first: their types, and whether they are always there."""
    fields: dict[str, tuple[Any, bool]] = {}
    for name, kind in get_type_hints(declared, include_extras=True).items():
        if get_origin(kind) is NotRequired:
            fields[name] = (get_args(kind)[0], False)
        else:
            fields[name] = (kind, name in declared.__required_keys__)
    return fields


def first(words: Iterable[str]) -> str:
    return next(filter(None, words), "")
