"""The agenda of King of the Valley: what each kind of step does, in the order of `steps.py`."""

from __future__ import annotations

from duchy.core.agenda import StepKind, acts, asks
from duchy.games.king_of_the_valley.rules import effects, realm, refill, setup, summon, turn

STEPS: list[StepKind] = [
    acts("first-player", setup.find_first_player),
    asks("place-king", setup.offer_squares, setup.place_king, setup.prompt_king),
    acts("turn", turn.begin_turn),
    asks("recruit", turn.offer_recruits, turn.recruit, turn.prompt_recruit),
    acts("summon-phase", summon.begin_summoning),
    asks("summon", summon.offer_summons, summon.summon, summon.prompt_summon),
    asks("jester", effects.offer_columns, effects.place_jester, effects.prompt_jester),
    asks("tax", effects.offer_taxes, effects.tax, effects.prompt_tax),
    asks("turn-tiles", effects.offer_tiles, effects.choose_tile, effects.prompt_tiles),
    asks("sorcerer", effects.offer_exchanges, effects.choose_exchange, effects.prompt_exchange),
    asks("give", effects.offer_gifts, effects.exchange, effects.prompt_gift),
    asks("claim", realm.offer_claims, realm.claim, realm.prompt_claim),
    asks("fill", refill.offer_slopes, refill.fill_valley, refill.prompt_fill),
    acts("refill-hill", refill.refill_hill),
    acts("end-turn", turn.end_turn),
]
