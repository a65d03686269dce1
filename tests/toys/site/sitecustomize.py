"""Puts the toy game on the shelf of a process that a test started."""

import os
from pathlib import Path

if "DUCHY_TOYS" in os.environ:
    from toys import put_up

    put_up(Path(os.environ["DUCHY_TOYS"]))
