"""The options of a game: what may be chosen before it starts, with its default.

A ruling that the rulebook leaves open is an option too; it names the ruling it stands for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from duchy.core.errors import BadOption
from duchy.core.reading.fields import list_of, show, unknown, unknown_name
from duchy.core.showing.words import Phrase

Value = str | bool | list[str]


class Option:
    """One option: a choice among names, a flag, or a list of names.

    `formerly` is the default of old: what the option means where a game was kept without naming it. One that
    is `unsaid` is named only where it differs from its default: it is younger than games that were kept.
    """

    __slots__ = ("choices", "default", "formerly", "name", "rule", "unsaid")

    def __init__(
        self,
        name: str,
        default: Value,
        choices: Sequence[str] = (),
        rule: str = "",
        formerly: Value | None = None,
        unsaid: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.rule = rule
        self.formerly = formerly
        self.unsaid = unsaid

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "list" if isinstance(self.default, list) else "choice"

    def read(self, given: object) -> Value:
        """The value that `given` stands for: a Python value, or a text from the command line."""
        if self.kind == "flag":
            return self._flag(given)
        if self.kind == "list":
            return self._list(given)
        if isinstance(given, str) and given in self.choices:
            return given
        raise BadOption(
            f"option {self.name}: it can be {list_of(self.choices)}, not {show(given)}",
            self._phrase(given, self.choices),
        )

    def _phrase(self, given: object, choices: Sequence[str]) -> Phrase:
        known = ", ".join(choices)
        return ("error-option", {"option": self.name, "known": known, "given": str(given)})

    def _flag(self, given: object) -> bool:
        if isinstance(given, bool):
            return given
        if isinstance(given, str) and given.lower() in ("true", "yes", "on", "1"):
            return True
        if isinstance(given, str) and given.lower() in ("false", "no", "off", "0"):
            return False
        raise BadOption(
            f"option {self.name}: it can be true or false, not {show(given)}",
            self._phrase(given, ("true", "false")),
        )

    def _list(self, given: object) -> list[str]:
        if isinstance(given, str):
            given = [part.strip() for part in given.split(",") if part.strip()]
        if not isinstance(given, list | tuple):
            raise BadOption(f"option {self.name}: it is a list of names, not {show(given)}")
        for name in given:
            if name not in self.choices:
                raise BadOption(
                    f"option {self.name}: {unknown('choice', str(name), self.choices)}",
                    self._phrase(name, self.choices),
                )
        return list(given)


DUPLICATE: Final = Option("duplicate", False, unsaid=True)
"""An option of every game: the luck of all who play with the same key."""


def first_player(by_chance: str, most_seats: int, rule: str) -> Option:
    """Who begins: found out by chance, or a seat that is chosen before the game."""
    return Option("first_player", by_chance, [by_chance, *map(str, range(most_seats))], rule)


def read_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values: those given, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(*unknown_name("option", str(name), known))
    chosen = {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in options
    }
    for option in options:
        if option.unsaid and chosen[option.name] == option.default:
            del chosen[option.name]
    return chosen
