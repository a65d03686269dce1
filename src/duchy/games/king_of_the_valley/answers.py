"""Where King of the Valley answers what core asks.

Nothing that is decided is hidden: all but the order of the piles is open (KV-R-08).
"""

from __future__ import annotations

from typing import Final

from duchy.core.declaring.answers import Answers
from duchy.games.king_of_the_valley import position
from duchy.games.king_of_the_valley.rules import scoring, setup, turn
from duchy.games.king_of_the_valley.showing import reckoning, texts, view

ANSWERS: Final = Answers(
    set_up=setup.set_up,
    view_table=view.view_table,
    own_parts=view.own_parts,
    dump_table=position.dump_table,
    load_table=position.load_table,
    score=scoring.score,
    winners=scoring.winners,
    reckoning=reckoning.reckoning,
    tie_breaks=scoring.tie_breaks,
    end_in_sight=turn.end_in_sight,
    reason=texts.reason,
    label=texts.label,
    tally=scoring.tally,
    touched=view.touched,
    conserved=scoring.in_the_box,
)
