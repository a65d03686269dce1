"""Golden records: whole games that must always end as they did.

`python -c "import duchy, pathlib; from duchy.testing import write_golden;
write_golden(duchy.game('villages'), pathlib.Path('tests/records'))"` regenerates them.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import duchy
from duchy.core.record import read_record, result_of
from duchy.testing import cases, golden_records

RECORDS = golden_records(Path(__file__).parent.parent / "records", "villages")


def test_every_case_has_a_record() -> None:
    assert len(RECORDS) == len(cases(duchy.game("villages")))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    data = json.loads(path.read_text("utf-8"))
    record = read_record(data, duchy.game)
    assert result_of(record.replay()) == data["result"]
