"""What the browser is built from agrees with the server and the games."""

from __future__ import annotations

import subprocess
import sys

from places import ROOT

GENERATE = ROOT / "web" / "scripts" / "generate.py"


def test_the_generated_types_and_cards_are_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, str(GENERATE), "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
