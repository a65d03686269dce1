"""The agenda of Card Kingdoms: what each kind of step does, in the order of `steps.py`."""

from __future__ import annotations

from duchy.core.agenda import StepKind, acts, asks
from duchy.games.card_kingdoms.rules import actions, effects, harvest, solo, turn

STEPS: list[StepKind] = [
    asks("keep-duke", turn.offer_dukes, turn.keep_duke, turn.prompt_duke),
    acts("first-player", turn.find_first_player),
    acts("turn", turn.begin_turn),
    asks("roll", turn.offer_roll, turn.roll, turn.prompt_roll, waits=True),
    asks("change-dice", turn.offer_changes, turn.change, turn.prompt_change),
    acts("thieves", harvest.thieves),
    acts("harvest", harvest.harvest),
    asks("harvest-choice", harvest.offer_choice, harvest.choose, harvest.prompt_choice),
    asks("harvest-exchange", harvest.offer_exchange, harvest.exchange, harvest.prompt_exchange),
    asks("consolation", harvest.offer_consolation, harvest.console, harvest.prompt_consolation),
    acts("begin-actions", actions.begin_actions),
    asks("action", actions.offer_action, actions.act, actions.prompt_action),
    acts("after-action", actions.after_action),
    acts("end-actions", actions.end_actions),
    acts("monsters", solo.monsters_phase),
    asks("attack", solo.offer_attack, solo.attack, solo.prompt_attack),
    acts("end-turn", turn.end_turn),
    acts("effect", effects.resolve),
    asks("choose", effects.offer_sides, effects.choose_side, effects.prompt_card("CK-021")),
    asks("exchange", effects.offer_trade, effects.trade_once, effects.prompt_card("CK-025")),
    asks("free-citizen", effects.offer_free, effects.take_free, effects.prompt_card("CK-024")),
    asks("rob", effects.offer_rob, effects.rob, effects.prompt_card("CK-164")),
    asks("raid", effects.offer_raid, effects.raid, effects.prompt_card("CK-161")),
    asks("give-back", effects.offer_give_back, effects.give_back, effects.prompt_card("CK-155")),
    asks("extra-slay", effects.offer_extra_slay, effects.extra_slay, effects.prompt_card("CK-119")),
    asks("which-first", actions.offer_order, actions.use_first, actions.prompt_order),
    acts("uncover", actions.uncover),
]
