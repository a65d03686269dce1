"""Golden records: whole games that replay to the end written in them."""

from __future__ import annotations

from pathlib import Path

import pytest

import duchy
from dice_kingdoms.tables import GAME
from duchy.core.record import load_record, verify
from duchy.testing import cases, golden_records

RECORDS = Path(__file__).parent.parent / "records"


def test_every_case_has_a_record() -> None:
    assert len(golden_records(RECORDS, GAME.id)) == len(cases(GAME))


@pytest.mark.parametrize("path", golden_records(RECORDS, GAME.id), ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    record, result = load_record(path, duchy.game)
    assert result is not None
    assert verify(record, result).over
