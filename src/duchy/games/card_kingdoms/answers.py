"""Where Card Kingdoms answers what core asks."""

from __future__ import annotations

from typing import Final

from duchy.core.declaring.answers import Answers
from duchy.games.card_kingdoms import position
from duchy.games.card_kingdoms.rules import harvest, scoring, setup, turn
from duchy.games.card_kingdoms.showing import reckoning, texts, view

ANSWERS: Final = Answers(
    set_up=setup.set_up,
    redeal=setup.redeal,
    view_table=view.view_table,
    own_parts=view.own_parts,
    lay_open=view.lay_open,
    dump_table=position.dump_table,
    load_table=position.load_table,
    score=scoring.score,
    winners=scoring.winners,
    rival=scoring.rival,
    reckoning=reckoning.reckoning,
    rival_reckoning=reckoning.rival_reckoning,
    tie_breaks=scoring.tie_breaks,
    end_in_sight=turn.end_in_sight,
    verdict=scoring.verdict,
    ranks=scoring.ranks,
    reason=texts.reason,
    recurring=harvest.recurring,
    label=texts.label,
    tally=scoring.tally,
    outlook=texts.outlook,
    conserved=scoring.cards_in_play,
)
