"""Where things lie, from wherever a test is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent
ROOT: Final = TESTS.parent
RECORDS: Final = TESTS / "records"
"""The golden records: whole games that must always end as they did."""
