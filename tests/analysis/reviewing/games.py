"""Games to be reviewed, and budgets that are quick."""

from __future__ import annotations

import json
from functools import cache

from duchy.analysis.reviewing.analyst import Budget
from duchy.analysis.reviewing.findings import Review
from duchy.analysis.reviewing.reviewer import review
from duchy.core.record import Record, read_record
from duchy.games import game as find_game
from places import RECORDS

SMALL = Budget(1, redraws=2, glances=1, looks=1, last_looks=2)


def golden(name: str) -> Record:
    return read_record(json.loads((RECORDS / f"{name}.json").read_text("utf-8")), find_game)


@cache
def reviewed(name: str) -> Review:
    return review(golden(name), SMALL)
