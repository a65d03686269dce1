"""A queue in which nobody waits for all that somebody else has asked for: the household that has had the
least so far is next, its persons take turns, and so do the tables of each. Many guests of one address are
one."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
Persons = OrderedDict[str, OrderedDict[str, deque[T]]]
"""What the persons of a household wait for, by person and table."""
Whose = tuple[str, str, str]
"""The household, person and table on whose behalf something is done."""


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._waiting: OrderedDict[str, Persons[T]] = OrderedDict()
        self._had: dict[str, float] = {}
        """How much each household has had, as far as it matters: who comes anew begins with who waits."""

    def put(self, whose: Whose, job: T) -> None:
        household, person, table = whose
        if not self._waiting:
            self._had.clear()
        if household not in self._waiting:
            least = min((self._had[other] for other in self._waiting), default=0.0)
            self._had[household] = max(self._had.get(household, 0.0), least)
            self._waiting[household] = OrderedDict()
            if 0 < least == self._had[household]:  # who comes anew goes before those who have had something
                self._waiting.move_to_end(household, last=False)
        tables = self._waiting[household].setdefault(person, OrderedDict())
        tables.setdefault(table, deque()).append(job)

    def take(self) -> T:
        """The next job. Its household, person and table have their next turn after all others."""
        household = min(self._waiting, key=self._had.__getitem__)
        persons = self._waiting[household]
        person, tables = next(iter(persons.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        persons.move_to_end(person)
        self._waiting.move_to_end(household)
        self._tidy((household, person, table))
        return job

    def charge(self, household: str, amount: float) -> None:
        """This household has had so much more."""
        if self._waiting:
            self._had[household] = self._had.get(household, 0.0) + amount

    def remove(self, whose: Whose, job: T) -> bool:
        """Take a job out before its turn; False if it is not here."""
        household, person, table = whose
        jobs = self._tables(household, person).get(table)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        self._tidy(whose)
        return True

    def _tables(self, household: str, person: str) -> OrderedDict[str, deque[T]]:
        persons = self._waiting.get(household)
        return persons.get(person, OrderedDict()) if persons is not None else OrderedDict()

    def _tidy(self, whose: Whose) -> None:
        household, person, table = whose
        persons = self._waiting[household]
        if not persons[person][table]:
            del persons[person][table]
        if not persons[person]:
            del persons[person]
        if not persons:
            del self._waiting[household]

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def households(self) -> set[str]:
        return set(self._waiting)

    def count(self, household: str, person: str | None = None) -> int:
        """How many jobs of a household wait, or of one person in it."""
        persons = list(self._waiting.get(household, ())) if person is None else [person]
        return sum(len(jobs) for each in persons for jobs in self._tables(household, each).values())
