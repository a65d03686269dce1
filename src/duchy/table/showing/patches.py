"""What changed between two views: a list of `[path, value]`, or `[path]` for what is gone."""

from __future__ import annotations

from typing import Any

Path = list[str | int]


def difference(old: Any, new: Any) -> list[Any]:
    """The patch that leads from `old` to `new`."""
    patch: list[Any] = []
    is_view = isinstance(old, dict) and isinstance(new, dict)  # compared in parts, not as a whole before
    if is_view or old != new or type(old) is not type(new):
        _compare(old, new, [], patch)
    return patch


def _compare(old: Any, new: Any, path: Path, patch: list[Any]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for name in old:
            if name not in new:
                patch.append([[*path, name]])
        for name, value in new.items():
            if name not in old:
                patch.append([[*path, name], value])
            elif old[name] != value or type(old[name]) is not type(value):
                _compare(old[name], value, [*path, name], patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, value in enumerate(new):
            if old[place] != value or type(old[place]) is not type(value):
                _compare(old[place], value, [*path, place], patch)
    else:
        patch.append([path, new])


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
