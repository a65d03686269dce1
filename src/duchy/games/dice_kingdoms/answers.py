"""Where Dice Kingdoms answers what core asks.

Nothing is hidden: sheets and river are open, and the deck is not decided yet.
"""

from __future__ import annotations

from typing import Final

from duchy.core.declaring.answers import Answers, alike
from duchy.games.dice_kingdoms import position
from duchy.games.dice_kingdoms.rules import harvest, scoring, setup, turn
from duchy.games.dice_kingdoms.showing import preview, reckoning, texts, view

ANSWERS: Final = Answers(
    set_up=setup.set_up,
    view_table=view.view_table,
    own_parts=alike,
    dump_table=position.dump_table,
    load_table=position.load_table,
    score=scoring.score,
    winners=scoring.winners,
    reckoning=reckoning.reckoning,
    tie_breaks=scoring.tie_breaks,
    end_in_sight=turn.end_in_sight,
    verdict=scoring.verdict,
    ranks=scoring.ranks,
    reason=texts.reason,
    recurring=harvest.recurring,
    label=texts.label,
    tally=scoring.tally,
    touched=preview.checks,
    outlook=texts.outlook,
    conserved=scoring.conserved,
)
