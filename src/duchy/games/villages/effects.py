"""Powers: what cards do after the basic action (VV-072..VV-084, VV-122, VV-123, VV-127..VV-144).

Resource powers are part of a payment: see `paying.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.villages import actions, knowledge, steps, turn
from duchy.games.villages.cards import ADVENTURERS, INSTANT, Power
from duchy.games.villages.moves import FROM_POWERS

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
    if (power.draw or (power.draw_per >= 0 and count(s, seat, power.draw_per))) and actions.can_draw(s, seat):
        return True
    if power.gold and s.bank:
        return True
    if s.seats == 1:
        return (power.steal_gold > 0 and s.bank > 0) or (power.steal_cards > 0 and actions.can_draw(s, seat))
    return (power.steal_gold > 0 and bool(victims(s, seat, s.gold))) or (
        power.steal_cards > 0 and bool(victims(s, seat, s.hand_size))
    )


def count(s: Villages, seat: int, counted: int) -> int:
    """Buildings of a type, or Adventurers, in the own village (VV-127, VV-129, VV-136, VV-RU-37)."""
    if counted == ADVENTURERS:
        return s.joined[seat].bit_count()
    return s.types[seat * 4 + counted]


def victims(s: Villages, seat: int, owned: list[int]) -> list[Move]:
    return [s.moves.rob[other] for other in range(s.seats) if other != seat and owned[other] > 0]


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
    cards = power.draw
    if power.draw_per >= 0:
        cards += count(s, seat, power.draw_per)
    if power.steal_cards:
        if s.seats == 1:
            cards += power.steal_cards
        else:
            s.push(steps.ROB, seat, power.number, steps.CARDS)
    if cards:
        s.push(steps.DRAW, seat, cards)
    if power.steal_gold and s.seats > 1:
        s.push(steps.ROB, seat, power.number, steps.GOLD)
    if power.gold or (power.steal_gold and s.seats == 1):
        s.push(steps.GAIN, seat, power.number)
    if power.discard:
        s.push(turn.discard_step(s, steps.FOR_POWER), seat, power.discard, steps.FOR_POWER)


def prompt_powers(s: Villages, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "VV-083"}


def gain(s: Villages, seat: int, number: int, _b: int) -> None:
    """Coins come from the bank and are limited by it; alone also stolen ones (VV-084, VV-123)."""
    power = s.box.powers[number]
    taken = s.take_gold(seat, power.gold + (power.steal_gold if s.seats == 1 else 0))
    if s.listener is not None:
        s.tell("gain", seat=seat, gold=taken, card=power.card)


# -- Taking from others --------------------------------------------------------------------------


def offer_rob(s: Villages, seat: int, _number: int, what: int) -> list[Move]:
    """One opponent who has something to take (VV-128, VV-131, VV-132, VV-RU-35, VV-RU-36)."""
    return victims(s, seat, s.hand_size if what == steps.CARDS else s.gold)


def rob(s: Villages, seat: int, number: int, what: int, move: Move) -> None:
    power = s.box.powers[number]
    victim = move.a
    if what == steps.CARDS:
        steal_cards(s, seat, victim, power)
        return
    amount = min(power.steal_gold, s.gold[victim])
    s.idle = 0
    s.gold[victim] -= amount
    s.gold[seat] += amount
    if s.listener is not None:
        s.tell("steal-gold", seat=seat, victim=victim, gold=amount, card=power.card)


def steal_cards(s: Villages, seat: int, victim: int, power: Power) -> None:
    """At random and unseen by the others, all from one hand (VV-128, VV-132, VV-RU-35)."""
    taken: list[int] = []
    start = victim * s.kinds
    for _ in range(min(power.steal_cards, s.hand_size[victim])):
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
    power = s.box.powers[number]
    return {
        "card": power.card,
        "what": "cards" if what == steps.CARDS else "gold",
        "rule": "VV-132" if what == steps.CARDS else "VV-131",
    }
