"""Parts of a view that are shown again, and not made again, for as long as what they are made of is the same.

Most of a table lies still while one thing on it moves. Who looks at the same table again and again brings the
parts from last time: a game asks for one with all that it is made of, and makes it only if that has changed.
What stayed the same is then the same object, so that to compare two views costs little too.
"""

from __future__ import annotations

from typing import Any, Final


class Parts:
    """The parts made last, by name and number. Nobody changes what is kept here."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], tuple[object, Any]] = {}

    def known(self, name: str, number: int, made_of: object) -> Any:
        """The part, if it was made of the very same; else None."""
        found = self._kept.get((name, number))
        return found[1] if found is not None and found[0] == made_of else None

    def keep(self, name: str, number: int, made_of: object, part: Any) -> None:
        self._kept[name, number] = (made_of, part)


class NoParts(Parts):
    """Everything is made anew, for whoever may change it."""

    __slots__ = ()

    def known(self, name: str, number: int, made_of: object) -> Any:
        return None

    def keep(self, name: str, number: int, made_of: object, part: Any) -> None:
        pass


ANEW: Final = NoParts()
