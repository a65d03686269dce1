"""A lead in points as a chance to win, as real games have borne it out."""

from __future__ import annotations

import math
from typing import Final

from duchy.core.game import Game

EVEN: Final = {2: 0.0, 3: -0.3, 4: -0.65, 5: -0.9}
"""The logarithm of the odds of who is level with the best rival: with more seats there are more who may still
pass. Fitted, with each game's `lead_tells`, to 4196 decisions of 492 games between greedy bots (two to four
seats; for five the row is continued). `docs/bots.md` tells how well they fit."""
FOUR_OF_FIVE: Final = 1.2816
"""So many standard errors to each side hold four of five cases."""
OWN_ERROR: Final = 0.1
"""The standard error of the evaluation itself, as a part of a clear advantage."""
FURTHEST: Final = 30.0


def chance_to_win(game: Game, seats: int, margin: float, error: float) -> tuple[float, float, float]:
    """The chance of who expects this lead over the best rival, and between what it lies in four of five
    cases: the lead has a standard error, and so has the evaluation that it comes from."""
    spread = FOUR_OF_FIVE * math.hypot(error / game.margin_scale, OWN_ERROR)
    lead = margin / game.margin_scale
    even, tells = EVEN[min(seats, max(EVEN))], game.lead_tells
    return (
        logistic(even + tells * lead),
        logistic(even + tells * (lead - spread)),
        logistic(even + tells * (lead + spread)),
    )


def logistic(worth: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-FURTHEST, min(FURTHEST, worth))))
