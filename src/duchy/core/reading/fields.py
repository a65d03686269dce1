"""Reading plain data that a person may have written: positions, records, card files, options.

Every complaint is one sentence that names the field by its path (`kingdoms[1].gold`) and says what
would do. Fields that nobody asked for are complaints too: a misspelt name must not pass unseen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NoReturn

from duchy.core.errors import NO_GUESS, DuchyError, nearest
from duchy.core.showing.words import Phrase


def show(value: object) -> str:
    """A value as it stands in a sentence, short."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def list_of(names: Collection[str]) -> str:
    """Names as a phrase: 'a, b or c'."""
    listed = list(names)
    if len(listed) <= 1:
        return "".join(listed)
    return ", ".join(listed[:-1]) + " or " + listed[-1]


def unknown(what: str, name: str, known: Collection[str]) -> str:
    """The end of a sentence about a name that is not known."""
    near = nearest(name, known)
    if near:
        return f"there is no {what} '{name}'; did you mean '{near}'?"
    return f"there is no {what} '{name}'; it can be {list_of(known)}"


def unknown_name(what: str, name: str, known: Collection[str]) -> tuple[str, Phrase]:
    """A sentence about a name that is not known, and its phrase: what an error is made of."""
    guess = nearest(name, known) or NO_GUESS
    phrase = ("error-unknown", {"what": what, "name": name, "guess": guess, "known": ", ".join(known)})
    return unknown(what, name, known), phrase


class Fields:
    """A table of named values, read field by field."""

    __slots__ = ("_data", "_error", "_read", "_where")

    def __init__(self, data: object, where: str, error: type[DuchyError]) -> None:
        self._where = where
        self._error = error
        self._read: dict[str, bool] = {}
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise error(f"{where or 'the data'}: must be a table of named fields, not {show(data)}")
        self._data: dict[str, object] = data

    def path(self, name: str) -> str:
        """Where a field stands; '' is the table itself."""
        return ".".join(part for part in (self._where, name) if part)

    def fail(self, name: str, why: str) -> NoReturn:
        raise self._error(f"{self.path(name)}: {why}")

    def has(self, name: str) -> bool:
        return name in self._data

    def names(self) -> list[str]:
        return list(self._data)

    def left_out(self, name: str) -> bool:
        """True if the field is not there. Either way it is one that can be: `done` suggests it."""
        self._read[name] = True
        return name not in self._data

    def value(self, name: str) -> object:
        if self.left_out(name):
            self.fail(name, "this field is missing")
        return self._data[name]

    def number(self, name: str, default: int | None = None, low: int = 0, high: int | None = None) -> int:
        if self.left_out(name) and default is not None:
            return default
        value = self.value(name)
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(name, f"must be a whole number, not {show(value)}")
        if value < low or (high is not None and value > high):
            limits = f"from {low} to {high}" if high is not None else f"of at least {low}"
            self.fail(name, f"must be a number {limits}, not {value}")
        return value

    def flag(self, name: str, default: bool | None = None) -> bool:
        if self.left_out(name) and default is not None:
            return default
        value = self.value(name)
        if not isinstance(value, bool):
            self.fail(name, f"must be true or false, not {show(value)}")
        return value

    def text(
        self, name: str, default: str | None = None, among: Collection[str] = (), what: str = "value"
    ) -> str:
        if self.left_out(name) and default is not None:
            return default
        value = self.value(name)
        if not isinstance(value, str):
            self.fail(name, f"must be a text, not {show(value)}")
        if among and value not in among:
            self.fail(name, unknown(what, value, among))
        return value

    def place(self, name: str, among: Sequence[str], what: str, optional: bool = False) -> int:
        """Where a known name stands among them all; -1 if it can be left out, and is."""
        if self.left_out(name) and optional:
            return -1
        return among.index(self.text(name, among=among, what=what))

    def word(self, words: Collection[str], what: str) -> str:
        """The one of these words that the table has: it says what the table is about."""
        found = [word for word in words if word in self._data]
        if len(found) > 1:
            self.fail("", f"must have only one of the words {list_of(found)}")
        if not found:
            for name in self._data:
                if name not in self._read and nearest(name, words):
                    self.fail(name, unknown(what, name, words))
            self.fail("", f"must have one of the words {list_of(words)}")
        return found[0]

    def listed(self, name: str, optional: bool = False, length: int | None = None) -> list[object]:
        if self.left_out(name) and optional:
            return []
        value = self.value(name)
        if not isinstance(value, list):
            self.fail(name, f"must be a list, not {show(value)}")
        if length is not None and len(value) != length:
            self.fail(name, f"must have {length} entries, not {len(value)}")
        return value

    def texts(self, name: str, among: Collection[str], what: str, optional: bool = False) -> list[str]:
        """A list of known names."""
        found: list[str] = []
        for index, value in enumerate(self.listed(name, optional)):
            if not isinstance(value, str) or value not in among:
                self.fail(f"{name}[{index}]", unknown(what, str(value), among))
            found.append(value)
        return found

    def numbers(
        self, name: str, length: int | None = None, low: int = 0, high: int | None = None
    ) -> list[int]:
        """A list of whole numbers."""
        found: list[int] = []
        for index, value in enumerate(self.listed(name, length=length)):
            if isinstance(value, bool) or not isinstance(value, int):
                self.fail(f"{name}[{index}]", f"must be a whole number, not {show(value)}")
            if value < low or (high is not None and value > high):
                limits = f"from {low} to {high}" if high is not None else f"of at least {low}"
                self.fail(f"{name}[{index}]", f"must be a number {limits}, not {value}")
            found.append(value)
        return found

    def table(self, name: str, optional: bool = False) -> Fields:
        if self.left_out(name) and optional:
            return Fields({}, self.path(name), self._error)
        return Fields(self.value(name), self.path(name), self._error)

    def tables(self, name: str, optional: bool = False, length: int | None = None) -> list[Fields]:
        entries = self.listed(name, optional, length)
        return [Fields(entry, f"{self.path(name)}[{i}]", self._error) for i, entry in enumerate(entries)]

    def counts(self, name: str, among: Collection[str], what: str) -> dict[str, int]:
        """A table of how many of each: {"archer": 2}. Missing means none."""
        table = self.table(name, optional=True)
        for key in table.names():
            if key not in among:
                table.fail(key, unknown(what, key, among))
        return {key: table.number(key) for key in table.names()}

    def done(self) -> None:
        """Complain about the first field that was not read."""
        for name in self._data:
            if name not in self._read:
                near = nearest(name, self._read)
                guess = f"; did you mean '{near}'?" if near else ""
                self.fail(name, f"there is no such field{guess}")
