"""How long the proofs are. `DUCHY_PROOF` says it: `quick` for the working day, `usual` in `make test`, where
nothing is said, and `nightly`.

What is played, sent and killed comes from numbered seeds: a longer proof begins with the shorter one.
"""

from __future__ import annotations

import os
from typing import Final

LENGTHS: Final = ("quick", "usual", "nightly")
LENGTH: Final = os.environ.get("DUCHY_PROOF") or "usual"
if LENGTH not in LENGTHS:
    raise ValueError(f"DUCHY_PROOF={LENGTH}: a proof is one of {', '.join(LENGTHS)}")

NIGHTLY_GAMES: Final = 2_500
"""Random games of each of the four games in a night: ten thousand."""

SLOW_ROOMS: Final = ("compiled", "envs", "server")
"""Rooms that start servers, compilers and other people's libraries: the working day goes without them."""


def proof(usual: int, *, nightly: int, quick: int | None = None) -> int:
    """How many examples this run tries; the working day tries as many as usual where it names no number."""
    if LENGTH == "nightly":
        return nightly
    return usual if quick is None or LENGTH == "usual" else quick


def random_games(cases: int) -> int:
    """How many random games are played of each of so many cases of a game."""
    return proof(60, quick=1, nightly=NIGHTLY_GAMES) // cases + 1
