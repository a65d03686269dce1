"""Whole games kept as fixtures: a change of the rules is seen in review.

`python -c "import duchy, pathlib; from duchy.testing import write_golden;
write_golden(duchy.game('card-kingdoms'), pathlib.Path('tests/records'))"` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import duchy
from card_kingdoms.tables import GAME
from duchy.core.record import load_record, verify
from duchy.testing import cases, golden_records

RECORDS = golden_records(Path(__file__).parents[1] / "records", GAME.id)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_written_result(path: Path) -> None:
    record, result = load_record(path, duchy.game)
    assert result is not None
    assert verify(record, result).over


def test_there_is_a_record_for_every_case() -> None:
    assert len(RECORDS) == len(cases(GAME))
