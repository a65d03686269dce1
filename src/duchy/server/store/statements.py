"""How a statement is run: SQLite and PostgreSQL each say it, all else is shared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from duchy.server.store.schema import Statement


class Statements(ABC):
    @abstractmethod
    async def read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def change(self, statement: str, *values: Any) -> None: ...

    @abstractmethod
    async def change_and_read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """For a statement that tells what it has changed."""

    @abstractmethod
    async def change_all(self, statements: Sequence[Statement]) -> None:
        """All of them or none."""
