"""The Harvest (CK-065..CK-082, CK-180, CK-189, CK-190, CK-202).

Gains never hurt and never depend on resources, so they come first; then a seat chooses between gains,
and last it exchanges. Every result that some order of activations allows can be reached this way, so
nothing is asked about an order that cannot matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.state import replaced
from duchy.games.card_kingdoms.components.vocabulary import CHOOSE, EXCHANGE, ROB, Effect
from duchy.games.card_kingdoms.rules import effects, steps
from duchy.games.card_kingdoms.rules.turn import resting_seat

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.state import Kingdoms


def powers(s: Kingdoms, seat: int, second: int) -> list[Effect]:
    """The left powers for the active player, the right ones for all others (CK-068, CK-069)."""
    return s.box.powers[0 if seat == s.active and not second else 1]


def power(s: Kingdoms, seat: int, kind: int, second: int) -> Effect:
    return powers(s, seat, second)[kind]


def activations(s: Kingdoms) -> list[tuple[int, int]]:
    """The kinds of Citizens that the dice activate, with how often each card is."""
    return s.box.activated[(s.die1 - 1) * 6 + s.die2 - 1]


def in_turn_order(s: Kingdoms) -> list[int]:
    """Those who harvest: the active player first, then clockwise, without the one who rests."""
    resting = resting_seat(s)
    order = [(s.active + i) % s.seats for i in range(s.seats)]
    return [seat for seat in order if seat != resting]


def thieves(s: Kingdoms, _seat: int, second: int, _b: int) -> None:
    """Whoever takes from others does so before any other Citizen acts (CK-074, CK-RU-17)."""
    active = s.box.thieves[(s.die1 - 1) * 6 + s.die2 - 1]
    if not active:
        return
    for seat in reversed(in_turn_order(s)):
        for kind, times in active:
            owned = s.citizens[seat * s.kinds + kind]
            if owned:
                effect = power(s, seat, kind, second)
                if effect.op == ROB:
                    for _ in range(owned * times):
                        s.push(steps.ROB, seat, effect.number)


def harvest(s: Kingdoms, _seat: int, second: int, _b: int) -> None:
    """Everybody harvests at the same time: after the thieves nothing concerns two seats."""
    active = activations(s)
    resting = resting_seat(s)
    for offset in range(s.seats):
        seat = (s.active + offset) % s.seats
        if seat != resting:
            harvest_seat(s, seat, active, second)


def harvest_seat(s: Kingdoms, seat: int, active: list[tuple[int, int]], second: int) -> None:
    start = seat * s.kinds
    own_powers = powers(s, seat, second)
    idle = True
    trades = False
    choices: list[tuple[int, int]] = []
    for kind, times in active:
        owned = s.citizens[start + kind]
        if owned == 0:
            continue
        idle = False
        effect = own_powers[kind]
        op = effect.op
        if op == EXCHANGE:
            s.pending = replaced(s.pending, start + kind, owned * times)
            trades = True
        elif op == CHOOSE:
            choices.append((kind, owned * times))
        elif op != ROB:
            effects.give(s, seat, effect, owned * times)
    if idle:
        s.push_lane(steps.CONSOLATION, seat)
    if trades:
        s.push_lane(steps.HARVEST_EXCHANGE, seat, second)
    for kind, times in choices:
        s.push_lane(steps.HARVEST_CHOICE, seat, kind, times * 2 + second)


# -- Choosing between gains ----------------------------------------------------------------------


def offer_choice(s: Kingdoms, seat: int, kind: int, b: int) -> list[Move]:
    """One side for some or all of the activations still open (CK-021)."""
    times = b >> 1
    options = power(s, seat, kind, b & 1).parts
    offered: list[Move] = []
    for option in range(len(options)):
        offered += s.moves.choose[option][:times]
    return offered


def choose(s: Kingdoms, seat: int, kind: int, b: int, move: Move) -> None:
    effect = power(s, seat, kind, b & 1)
    effects.give(s, seat, effect.parts[move.a], move.b)
    if (b >> 1) > move.b:
        s.push(steps.HARVEST_CHOICE, seat, kind, b - 2 * move.b)


def prompt_choice(s: Kingdoms, _seat: int, kind: int, b: int) -> Facts:
    return {"card": s.box.citizens[kind].id, "times": b >> 1, "rule": "CK-021"}


# -- Exchanges -----------------------------------------------------------------------------------


def offer_exchange(s: Kingdoms, seat: int, second: int, _b: int) -> list[Move]:
    """Each open exchange as often as it can be paid; what comes in may pay the next (CK-076)."""
    offered: list[Move] = []
    start = seat * s.kinds
    own = seat * 4
    for kind, _times in activations(s):
        times = s.pending[start + kind]
        if times:
            pay = power(s, seat, kind, second).pay
            for resource in range(3):
                if pay[resource]:
                    affordable = s.tokens[own + resource] // pay[resource]
                    if affordable < times:
                        times = affordable
            offered += s.moves.exchange[kind][:times]
    if offered:
        offered.append(s.moves.decline)
    return offered


def exchange(s: Kingdoms, seat: int, second: int, _b: int, move: Move) -> None:
    if move is s.moves.decline:
        return
    place = seat * s.kinds + move.a
    s.pending = replaced(s.pending, place, s.pending[place] - move.b)
    effects.trade(s, seat, power(s, seat, move.a, second), move.b)
    s.push(steps.HARVEST_EXCHANGE, seat, second)


def prompt_exchange(s: Kingdoms, _seat: int, _second: int, _b: int) -> Facts:
    return {"rule": "CK-076"}


# -- Nothing activated ---------------------------------------------------------------------------


def offer_consolation(s: Kingdoms, _seat: int, _a: int, _b: int) -> list[Move]:
    """One resource of their choice, if they want it (CK-077, CK-078, CK-RU-14)."""
    return [*s.moves.take, s.moves.decline]


def console(s: Kingdoms, seat: int, _a: int, _b: int, move: Move) -> None:
    if move is s.moves.decline:
        return
    s.gain(seat, move.a, 1)
    s.tell("consolation", seat=seat, resource=effects.token_name(move.a))


def prompt_consolation(s: Kingdoms, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "CK-077"}


# -- Harvesting the usual way ----------------------------------------------------------------------


def recurring(s: Kingdoms, seat: int) -> str:
    """Every question of the harvest comes again with the same Citizens: by their names and the side that
    counts."""
    if seat not in s.deciders:
        return ""
    kind, _seat, a, b = s.step_of(seat)
    if kind == steps.CONSOLATION:
        return "consolation"
    if kind == steps.HARVEST_CHOICE:
        cards = [a]
        second = b & 1
    elif kind == steps.HARVEST_EXCHANGE:
        cards = [move.a for move in s.offers[seat] if move.b == 1]
        second = a
    else:
        return ""
    side = "left" if seat == s.active and not second else "right"
    return " ".join([side, *[s.box.citizens[card].id for card in cards]])
