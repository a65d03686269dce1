"""Golden records: whole games that must always end as they did. `make records` plays them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import duchy
from duchy.core.record import load_record, verify
from duchy.games import game_ids
from duchy.testing import cases, golden_records
from places import RECORDS


@pytest.mark.parametrize("id", game_ids())
def test_there_is_a_record_of_every_case(id: str) -> None:
    assert len(golden_records(RECORDS, id)) == len(cases(duchy.game(id)))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    record, result = load_record(path, duchy.game)
    assert result is not None
    assert verify(record, result).over
