"""What changed between two views: a list of `[path, value]`, or `[path]` for what is gone."""

from __future__ import annotations

from typing import Any

Path = list[str | int]
TABLE = "table"
Known = dict[tuple[str, int, int], list[Any]]
"""What changed in parts of the table that several views share: by name, and by which objects they were and
are."""

_NOTHING = object()


def difference(old: Any, new: Any, known: Known | None = None) -> list[Any]:
    """The patch that leads from `old` to `new`. Whoever compares several views of one table, all of which
    stay in memory meanwhile, gives each time the same `known`: a part that they share is compared once."""
    patch: list[Any] = []
    if not isinstance(old, dict) or not isinstance(new, dict):
        if old != new or type(old) is not type(new):
            _compare(old, new, [], patch)
        return patch
    before, now = old.get(TABLE), new.get(TABLE)
    if known is None or not isinstance(before, dict) or not isinstance(now, dict):
        _compare(old, new, [], patch)
        return patch
    _compare_names(old, new, [], patch, but=TABLE)
    _tell_gone(before, now, [TABLE], patch)
    for name, value in now.items():
        part = before.get(name, _NOTHING)
        if part is value:
            continue
        key = (name, id(part), id(value))
        found = known.get(key)
        if found is None:
            found = known[key] = []
            if part != value or type(part) is not type(value):
                _compare(part, value, [TABLE, name], found)
        patch += found
    return patch


def _compare(old: Any, new: Any, path: Path, patch: list[Any]) -> None:
    """Compare what differs, part by part. The path is one list, which grows and shrinks on the way."""
    if isinstance(new, dict) and isinstance(old, dict):
        _compare_names(old, new, path, patch)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for place, value in enumerate(new):
            part = old[place]
            if part is not value and (part != value or type(part) is not type(value)):
                path.append(place)
                _compare(part, value, path, patch)
                path.pop()
    else:
        patch.append([path.copy(), new])


def _compare_names(
    old: dict[str, Any], new: dict[str, Any], path: Path, patch: list[Any], but: str = ""
) -> None:
    _tell_gone(old, new, path, patch)
    for name, value in new.items():
        part = old.get(name, _NOTHING)
        if part is value or name == but:
            continue
        if part != value or type(part) is not type(value):
            path.append(name)
            _compare(part, value, path, patch)
            path.pop()


def _tell_gone(old: dict[str, Any], new: dict[str, Any], path: Path, patch: list[Any]) -> None:
    for name in old:
        if name not in new:
            patch.append([[*path, name]])


def patched(view: Any, patch: list[Any]) -> Any:
    """The view after a patch; changes `view` where it can. What a client does, here for tests and clients
    in Python."""
    for path, *value in patch:
        if not path:
            view = value[0]
            continue
        part = view
        for name in path[:-1]:
            part = part[name]
        if value:
            part[path[-1]] = value[0]
        else:
            del part[path[-1]]
    return view
