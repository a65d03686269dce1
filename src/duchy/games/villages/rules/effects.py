"""The interpreter of powers: what cards do after the basic action.

Every effect is one step on the agenda (`steps_of`); whether a power can be used and what using it does
both follow from these steps. VV-072..VV-084, VV-122, VV-123, VV-127..VV-144.

Resource powers are part of a payment: see `paying.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.agenda import Step
from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.villages.components.layout import NOTHING
from duchy.games.villages.components.vocabulary import (
    ADVENTURERS,
    ALL,
    DRAW,
    GOLD,
    INSTANT,
    STEAL_CARDS,
    STEAL_GOLD,
    Effect,
    Power,
)
from duchy.games.villages.moves import FROM_POWERS
from duchy.games.villages.rules import steps, turn
from duchy.games.villages.showing import knowledge

if TYPE_CHECKING:
    from duchy.games.villages.state import Villages


# -- Which powers work now -----------------------------------------------------------------------


def usable(s: Villages, seat: int) -> int:
    """The bits of the powers that apply to this action and were not used in it (VV-073..VV-075).

    Of the card that arrived in this action only the instant powers do (VV-072, VV-074, VV-RU-10).
    """
    bits = s.powers[seat] & s.box.moment_bits[s.action] & ~s.arrived
    return (bits | s.arrived & s.box.moment_bits[INSTANT]) & ~s.used


def has_effect(s: Villages, seat: int, power: Power) -> bool:
    """Whether using a power would change anything; its cost must be payable (VV-078, VV-RU-30)."""
    if power.discard:
        return power.discard <= s.hand_size[seat]
    return any(can_happen(s, step) for step in steps_of(s, seat, power.effect))


# -- Using them ----------------------------------------------------------------------------------


def offer_powers(s: Villages, seat: int, _a: int, _b: int) -> list[Move]:
    """Each of them once, in any order, or none (VV-076, VV-077, VV-083)."""
    bits = usable(s, seat)
    offered: list[Move] = []
    number = 0
    while bits:
        if bits & 1 and has_effect(s, seat, s.box.powers[number]):
            offered.append(s.moves.use[number])
        bits >>= 1
        number += 1
    if offered:
        offered.append(s.moves.done)
    return offered


def use_power(s: Villages, seat: int, _a: int, _b: int, move: Move) -> None:
    """The cost comes first, then what the power gives (VV-078)."""
    if move is s.moves.done:
        return
    power = s.box.powers[move.a - FROM_POWERS]
    s.used |= 1 << power.number
    if s.listener is not None:
        s.tell("use", seat=seat, card=power.card)
    s.push(steps.POWERS, seat)
    for kind, owner, a, b in reversed(steps_of(s, seat, power.effect)):
        s.push(kind, owner, a, b)
    if power.discard:
        s.push(turn.discard_step(s, steps.FOR_POWER), seat, power.discard, steps.FOR_POWER)


def prompt_powers(s: Villages, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "VV-083"}


# -- Effects -------------------------------------------------------------------------------------


AMONG_OTHERS: Final = {
    GOLD: steps.GAIN,
    STEAL_GOLD: steps.ROB,
    DRAW: steps.DRAW,
    STEAL_CARDS: steps.ROB,
}
ALONE: Final = {
    GOLD: steps.GAIN,
    STEAL_GOLD: steps.GAIN,
    DRAW: steps.DRAW,
    STEAL_CARDS: steps.DRAW,
}
"""The kind of step that carries out an effect. Alone there is nobody to take from (VV-122, VV-123)."""


def steps_of(s: Villages, seat: int, effect: Effect) -> list[Step]:
    """What an effect puts on the agenda, in the order in which it happens."""
    if effect.op == ALL:
        return [step for part in effect.parts for step in steps_of(s, seat, part)]
    cards_or_coins = amount(s, seat, effect)
    if cards_or_coins == 0:
        return []
    kind = ALONE[effect.op] if s.seats == 1 else AMONG_OTHERS[effect.op]
    if kind == steps.DRAW:
        return [(kind, seat, cards_or_coins, 0)]
    if kind == steps.GAIN:
        return [(kind, seat, effect.number, 0)]
    return [(kind, seat, effect.number, steps.CARDS if effect.op == STEAL_CARDS else steps.GOLD)]


def can_happen(s: Villages, step: Step) -> bool:
    """Whether a step would change anything: there is a coin, or the agenda has a move to offer."""
    kind, seat, a, b = step
    offer = s.steps[kind].offer
    return s.bank > 0 if offer is None else bool(offer(s, seat, a, b))


def amount(s: Villages, seat: int, effect: Effect) -> int:
    """How much an effect brings: its number, for each thing counted."""
    if effect.per == NOTHING:
        return effect.amount
    return effect.amount * count(s, seat, effect.per)


def count(s: Villages, seat: int, counted: int) -> int:
    """Buildings of a type, or Adventurers, in the own village (VV-127, VV-129, VV-136, VV-RU-37)."""
    if counted == ADVENTURERS:
        return s.joined[seat].bit_count()
    return s.types[seat * 4 + counted]


def gain(s: Villages, seat: int, number: int, _b: int) -> None:
    """Coins come from the bank and are limited by it; alone also stolen ones (VV-084, VV-123)."""
    effect = s.box.effects[number]
    taken = s.take_gold(seat, amount(s, seat, effect))
    if s.listener is not None:
        s.tell("gain", seat=seat, gold=taken, card=effect.card)


# -- Taking from others --------------------------------------------------------------------------


def offer_rob(s: Villages, seat: int, _number: int, what: int) -> list[Move]:
    """One opponent who has something to take (VV-128, VV-131, VV-132, VV-RU-35, VV-RU-36)."""
    owned = s.hand_size if what == steps.CARDS else s.gold
    return [s.moves.rob[other] for other in range(s.seats) if other != seat and owned[other] > 0]


def rob(s: Villages, seat: int, number: int, what: int, move: Move) -> None:
    effect = s.box.effects[number]
    wanted = amount(s, seat, effect)
    if what == steps.CARDS:
        steal_cards(s, seat, move.a, wanted)
    else:
        steal_gold(s, seat, move.a, wanted, effect.card)


def steal_gold(s: Villages, seat: int, victim: int, wanted: int, card: str) -> None:
    """Never from a resource or Castle (VV-131)."""
    taken = min(wanted, s.gold[victim])
    s.idle = 0
    s.gold[victim] -= taken
    s.gold[seat] += taken
    if s.listener is not None:
        s.tell("steal-gold", seat=seat, victim=victim, gold=taken, card=card)


def steal_cards(s: Villages, seat: int, victim: int, wanted: int) -> None:
    """At random and unseen by the others, all from one hand (VV-128, VV-132, VV-RU-35)."""
    taken: list[int] = []
    start = victim * s.kinds
    for _ in range(min(wanted, s.hand_size[victim])):
        kind = s.stream.draw(s.hand, start, start + s.kinds) - start
        s.hand_size[victim] -= 1
        s.give(seat, kind)
        taken.append(kind)
        if s.listener is not None:
            name = s.box.buildings[kind].id
            s.tell_seat(seat, {"card": name}, "steal-card", seat=seat, victim=victim)
            s.tell_seat(victim, {"card": name}, "lose-card", seat=victim, thief=seat)
    knowledge.note_theft(s, seat, victim, taken)


def prompt_rob(s: Villages, _seat: int, number: int, what: int) -> Facts:
    return {
        "card": s.box.effects[number].card,
        "what": "cards" if what == steps.CARDS else "gold",
        "rule": "VV-132" if what == steps.CARDS else "VV-131",
    }
