"""The agenda of Dice Kingdoms: what each kind of step does, in the order of `steps.py`."""

from __future__ import annotations

from duchy.core.agenda import StepKind, acts, asks
from duchy.games.dice_kingdoms.rules import actions, effects, harvest, solo, turn

STEPS: list[StepKind] = [
    acts("first-player", turn.find_first_player),
    acts("turn", turn.begin_turn),
    asks("roll", turn.offer_roll, turn.roll, turn.prompt_roll, waits=True),
    acts("event", solo.event),
    acts("instruction", solo.instruct),
    asks("strike", solo.offer_strike, solo.strike, solo.prompt_strike),
    acts("harvest", harvest.harvest),
    acts("harvest-seat", harvest.harvest_seat),
    asks("track-order", harvest.offer_order, harvest.choose_track, harvest.prompt_order),
    acts("fill-track", harvest.fill_track),
    asks("consolation", harvest.offer_consolation, harvest.console, harvest.prompt_consolation),
    acts("after-harvest", harvest.after_harvest),
    acts("serve-statues", harvest.serve_statues),
    asks("statue", effects.offer_statues, effects.take_statue, effects.prompt_statue),
    acts("refill", harvest.refill),
    asks("action", actions.offer_action, actions.act, actions.prompt_action),
    asks("build-on", actions.offer_on, actions.build_on, actions.prompt_on),
    acts("gold", effects.gain_gold),
    asks("recruit", effects.offer_recruit, effects.take_citizen, effects.prompt_recruit),
    asks("road", effects.offer_road, effects.build_road, effects.prompt_road),
    asks("combat", effects.offer_combat, effects.combat, effects.prompt_combat),
    asks("citizen-joins", effects.offer_joining, effects.take_citizen, effects.prompt_joining),
    asks("second-roll", turn.offer_second_roll, turn.second_roll, turn.prompt_second_roll, waits=True),
    acts("end-turn", turn.end_turn),
]
