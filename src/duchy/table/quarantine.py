"""Tables that cannot be gone on with: each is set aside by itself, so that all others go on.

Nothing of it is stored. A server that is started anew tries them again, and `duchy doctor` names those that
a database holds.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from duchy.table.ports import StoreAway
from duchy.table.refusal import Refusal

log = logging.getLogger("duchy.quarantine")
SET_ASIDE = "set-aside"


def is_set_aside() -> Refusal:
    return Refusal(
        SET_ASIDE,
        "this table cannot be gone on with and was set aside: what was played is kept, and the server's log"
        " names it",
    )


class Quarantine:
    """`why` has the tables that are set aside, each with what went wrong."""

    def __init__(self) -> None:
        self.why: dict[str, str] = {}

    def put(self, id: str, problem: Exception) -> None:
        """Set a table aside; it is logged once."""
        if id not in self.why:
            self.why[id] = f"{type(problem).__name__}: {problem}"
            log.error("table %s is set aside: %s", id, self.why[id], exc_info=problem)

    @contextmanager
    def guard(self, id: str) -> Iterator[None]:
        """Whatever goes wrong here sets the table aside; one that is set aside is refused at once."""
        if id in self.why:
            raise is_set_aside()
        try:
            yield
        except (Refusal, StoreAway):
            raise
        except Exception as problem:
            self.put(id, problem)
            raise is_set_aside() from None
