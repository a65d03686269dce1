"""A queue in which nobody waits for all that somebody else has asked for: persons take turns, and so do the
tables of each."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._persons: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, person: str, table: str, job: T) -> None:
        tables = self._persons.setdefault(person, OrderedDict())
        tables.setdefault(table, deque()).append(job)

    def take(self) -> T:
        """The next job. Its person, and its table among those of the person, have their next turn last."""
        person, tables = next(iter(self._persons.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        self._persons.move_to_end(person)
        self._tidy(person, table)
        return job

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
