"""The agenda of Villages: what each kind of step does, in the order of `steps.py`."""

from __future__ import annotations

from duchy.core.agenda import StepKind, acts, asks
from duchy.games.villages.rules import actions, effects, paying, turn

STEPS: list[StepKind] = [
    acts("turn", turn.begin_turn),
    asks("lead", turn.offer_lead, turn.lead, turn.prompt_lead),
    asks("follow", turn.offer_follow, turn.follow, turn.prompt_follow, covers=True),
    asks("draw", actions.offer_draw, actions.draw, actions.prompt_draw),
    asks("discard", actions.offer_discard, actions.discard, actions.prompt_discard),
    asks("remove", actions.offer_remove, actions.remove, actions.prompt_remove),
    acts("develop", actions.develop_card),
    asks("resource", actions.offer_resources, actions.choose_resource, actions.prompt_resource, covers=True),
    asks("pay", paying.offer_sources, paying.choose_source, paying.prompt_sources),
    acts("complete", paying.complete),
    acts("tax-coin", actions.tax_coin),
    asks("powers", effects.offer_powers, effects.use_power, effects.prompt_powers),
    acts("gain", effects.gain),
    asks("rob", effects.offer_rob, effects.rob, effects.prompt_rob),
    acts("hand-limit", turn.check_hand),
    acts("end-turn", turn.end_turn),
]
