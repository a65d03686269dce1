"""A queue in which nobody waits for all that somebody else has asked for: who has had the least so far is
next, and the tables of each person take turns."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._persons: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._had: dict[str, float] = {}
        """How much each person has had, as far as it matters: who comes anew begins with those who wait."""

    def put(self, person: str, table: str, job: T) -> None:
        if not self._persons:
            self._had.clear()
        if person not in self._persons:
            least = min((self._had[other] for other in self._persons), default=0.0)
            self._had[person] = max(self._had.get(person, 0.0), least)
            self._persons[person] = OrderedDict()
            if 0 < least == self._had[person]:  # who comes anew goes before those who have had something
                self._persons.move_to_end(person, last=False)
        tables = self._persons[person]
        tables.setdefault(table, deque()).append(job)

    def take(self) -> T:
        """The next job. Its person, and its table among those of the person, have their next turn last."""
        person = min(self._persons, key=self._had.__getitem__)
        tables = self._persons[person]
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        self._persons.move_to_end(person)
        self._tidy(person, table)
        return job

    def charge(self, person: str, amount: float) -> None:
        """This person has had so much more."""
        if self._persons:
            self._had[person] = self._had.get(person, 0.0) + amount

    def remove(self, person: str, table: str, job: T) -> bool:
        """Take a job out before its turn; False if it is not here."""
        tables = self._persons.get(person)
        if tables is None or job not in tables.get(table, ()):
            return False
        tables[table].remove(job)
        self._tidy(person, table)
        return True

    def _tidy(self, person: str, table: str) -> None:
        tables = self._persons[person]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._persons[person]

    def __bool__(self) -> bool:
        return bool(self._persons)

    def persons(self) -> set[str]:
        return set(self._persons)

    def count(self, person: str) -> int:
        return sum(map(len, self._persons.get(person, {}).values()))
