"""Whether a record is sound. It may come from anywhere, and checking it plays the whole game again."""

from __future__ import annotations

from typing import Any

from duchy.core.errors import DuchyError
from duchy.core.record import read_record, verify
from duchy.games import game as find_game
from duchy.table.game.fairness import check_fairness


def fault_in(data: dict[str, Any]) -> str:
    """One sentence on what is wrong with a record; '' if it can be replayed here."""
    try:
        record = read_record(data, find_game)
        verify(record, data.get("result"))
        if "fairness" in data:
            check_fairness(data["fairness"], record.key)
    except DuchyError as problem:
        return str(problem)
    except Exception as problem:  # a position made by hand may lead where no game gets
        return f"position: the rules cannot go on from here ({type(problem).__name__})"
    return ""
