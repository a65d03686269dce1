"""Golden records: whole games kept as fixtures.

`python -c "import duchy, pathlib; from duchy.testing import write_golden; write_golden(duchy.game(
'king-of-the-valley'), pathlib.Path('tests/records'))"` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import duchy
from duchy.core.record import load_record, verify
from duchy.testing import cases, golden_records

from .tables import GAME

RECORDS = golden_records(Path(__file__).parent.parent / "records", GAME.id)


def test_there_is_a_record_of_every_case() -> None:
    assert len(RECORDS) == len(cases(GAME))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    record, result = load_record(path, duchy.game)
    assert result is not None
    assert verify(record, result).over
