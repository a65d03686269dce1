"""Where Villages answers what core asks."""

from __future__ import annotations

from typing import Final

from duchy.core.declaring.answers import Answers
from duchy.games.villages import position
from duchy.games.villages.rules import actions, scoring, setup, solo, turn
from duchy.games.villages.showing import knowledge, reckoning, texts, view

ANSWERS: Final = Answers(
    set_up=setup.set_up,
    redeal=knowledge.redeal,
    view_table=view.view_table,
    own_parts=view.own_parts,
    lay_open=view.lay_open,
    dump_table=position.dump_table,
    load_table=position.load_table,
    score=scoring.score,
    winners=scoring.winners,
    reckoning=reckoning.reckoning,
    tie_breaks=scoring.tie_breaks,
    end_in_sight=turn.end_in_sight,
    verdict=scoring.verdict,
    ranks=solo.ranks,
    reason=texts.reason,
    label=texts.label,
    tally=scoring.tally,
    surely=actions.surely,
    conserved=scoring.all_there,
)
