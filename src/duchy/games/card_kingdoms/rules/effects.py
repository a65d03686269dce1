"""The interpreter of card effects: one function for each word of the vocabulary.

What only gives is given at once (`give`); what asks puts a step on the agenda. CK-019..CK-026,
CK-097..CK-100, CK-116..CK-120, CK-148..CK-170, CK-190..CK-192.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.agenda import Prompt
from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.card_kingdoms.components.layout import CITIZEN_STACKS, CITIZENS
from duchy.games.card_kingdoms.components.vocabulary import (
    ALL,
    CHOOSE,
    EXCHANGE,
    EXTRA_ACTION,
    FREE_CITIZEN,
    GAIN,
    GIVE_BACK,
    OF_CITIZENS,
    OF_DOMAINS,
    OF_MONSTERS,
    OF_NAMED,
    OF_RESOURCES,
    PER,
    RAID,
    ROB,
    TOKENS,
    Count,
    Effect,
)
from duchy.games.card_kingdoms.rules import actions, solo, steps

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.state import Kingdoms

COMPULSORY: Final = 1


def token_name(token: int) -> str:
    return TOKENS[token]


# -- Gains ---------------------------------------------------------------------------------------


def give(s: Kingdoms, seat: int, effect: Effect, times: int) -> None:
    """Give what an automatic effect brings, `times` over."""
    if effect.op == ALL:
        for part in effect.parts:
            give(s, seat, part, times)
        return
    counted = effect.count
    if counted is not None:
        times *= count(s, seat, counted)
    own = seat * 4
    for token, amount in effect.gains:
        s.tokens[own + token] += amount * times
    if s.listener is not None:
        tell_gain(s, seat, effect, times)


def tell_gain(s: Kingdoms, seat: int, effect: Effect, times: int) -> None:
    gold, strength, magic, vp = [amount * times for amount in effect.gain]
    s.tell("gain", seat=seat, card=effect.card, gold=gold, strength=strength, magic=magic, vp=vp)


def trade(s: Kingdoms, seat: int, effect: Effect, times: int) -> None:
    """Pay, then gain, `times` over (CK-025)."""
    own = seat * 4
    for resource in range(3):
        s.tokens[own + resource] -= effect.pay[resource] * times
    for token in range(4):
        s.tokens[own + token] += effect.gain[token] * times
    if s.listener is not None:
        paid = {f"paid_{TOKENS[r]}": effect.pay[r] * times for r in range(3)}
        gained: Facts = {TOKENS[t]: effect.gain[t] * times for t in range(4)}
        s.tell("exchange", seat=seat, card=effect.card, times=times, **paid, **gained)


def count(s: Kingdoms, seat: int, counted: Count) -> int:
    """How many of what a card counts, among the owner's own cards only (CK-080..CK-082, CK-100)."""
    of = counted.of
    if of == OF_CITIZENS:
        return count_citizens(s, seat, counted)
    if of == OF_DOMAINS:
        return s.domain_place.count(seat)
    if of == OF_MONSTERS:
        return count_monsters(s, seat, counted)
    if of == OF_NAMED:
        start = seat * s.kinds
        total = 0
        for kind in counted.kinds:
            total += s.citizens[start + kind]
        return total
    if of == OF_RESOURCES:
        own = seat * 4
        return (s.tokens[own] + s.tokens[own + 1] + s.tokens[own + 2]) // counted.group
    return count_symbols(s, seat, counted)


def count_citizens(s: Kingdoms, seat: int, counted: Count) -> int:
    """Citizens of a role, or all of them; Starters have no role and are not counted."""
    if counted.role >= 0:
        return s.roles[seat * 4 + counted.role]
    start = seat * s.kinds
    total = 0
    for kind in range(s.box.starters, s.kinds):
        total += s.citizens[start + kind]
    return total


def count_monsters(s: Kingdoms, seat: int, counted: Count) -> int:
    start = seat * len(s.box.monsters)
    total = 0
    for number, monster in enumerate(s.box.monsters):
        fits = counted.area in (-1, monster.area) and counted.type in (-1, monster.type)
        if fits:
            total += s.monsters[start + number]
    return total


def count_symbols(s: Kingdoms, seat: int, counted: Count) -> int:
    """Role symbols on Citizens and on Domains, each of them (CK-143, CK-144)."""
    total = 0
    for role in counted.roles:
        total += s.roles[seat * 4 + role]
        for domain, place in enumerate(s.domain_place):
            if place == seat:
                total += s.box.domains[domain].roles[role]
    return total


def use_powers(s: Kingdoms, seat: int, moment: int) -> None:
    """The seat's Domains of this moment. Gains come at once; of the others the owner chooses the
    order, unless they have nothing in common and it cannot matter (CK-118, CK-120)."""
    asking: list[int] = []
    for domain in s.box.by_moment[moment]:
        if s.domain_place[domain] == seat:
            effect = s.box.domains[domain].effect
            if effect.is_automatic():
                give(s, seat, effect, 1)
            else:
                asking.append(domain)
    if asking:
        s.push(steps.AFTER_ACTION, seat)
    if len(asking) < 2 or independent(s, asking):
        for domain in reversed(asking):
            s.push(steps.EFFECT, seat, s.box.domains[domain].effect.number)
    else:
        s.push(steps.WHICH_FIRST, seat, sum(1 << domain for domain in asking))


def independent(s: Kingdoms, domains: list[int]) -> bool:
    seen = 0
    for domain in domains:
        touches = s.box.domains[domain].effect.touches
        if seen & touches:
            return False
        seen |= touches
    return True


# -- Effects that may ask ------------------------------------------------------------------------


def resolve(s: Kingdoms, seat: int, number: int, compulsory: int) -> None:
    effect = s.box.effects[number]
    op = effect.op
    if op in (GAIN, PER):
        give(s, seat, effect, 1)
    elif op == ALL:
        for part in reversed(effect.parts):
            s.push(steps.EFFECT, seat, part.number, compulsory)
    elif op == RAID and s.seats == 1:
        solo.raid_centre(s, seat, effect)
    else:
        s.push(ASKING[op], seat, number, compulsory)


def is_possible(s: Kingdoms, seat: int, effect: Effect) -> bool:
    """Whether this side of an "or" can be chosen (CK-149, CK-RU-25)."""
    if effect.op == ALL:
        return all(is_possible(s, seat, part) for part in effect.parts)
    if effect.op == FREE_CITIZEN:
        return bool(fitting_stacks(s, effect))
    if effect.op == EXCHANGE:
        return can_trade(s, seat, effect)
    if effect.op == RAID:
        return s.seats == 1 or bool(offer_raid(s, seat, effect.number, 0))
    return True


def offer_sides(s: Kingdoms, seat: int, number: int, _b: int) -> list[Move]:
    parts = s.box.effects[number].parts
    return [s.moves.choose[i][0] for i, part in enumerate(parts) if is_possible(s, seat, part)]


def choose_side(s: Kingdoms, seat: int, number: int, _b: int, move: Move) -> None:
    s.push(steps.EFFECT, seat, s.box.effects[number].parts[move.a].number, COMPULSORY)


def prompt_card(rule: str) -> Prompt:
    """A prompt that names the card that asks."""

    def prompt(s: Kingdoms, _seat: int, number: int, _b: int) -> Facts:
        return {"card": s.box.effects[number].card, "rule": rule}

    return prompt


# -- Exchange once -------------------------------------------------------------------------------


def can_trade(s: Kingdoms, seat: int, effect: Effect) -> bool:
    return all(s.tokens[seat * 4 + r] >= effect.pay[r] for r in range(3))


def offer_trade(s: Kingdoms, seat: int, number: int, compulsory: int) -> list[Move]:
    """All or nothing, and never paid with Magic in place of something else (CK-RU-08, CK-RU-16)."""
    if not can_trade(s, seat, s.box.effects[number]):
        return []
    return [s.moves.exchange_once] if compulsory else [s.moves.exchange_once, s.moves.decline]


def trade_once(s: Kingdoms, seat: int, number: int, _b: int, move: Move) -> None:
    if move is s.moves.exchange_once:
        trade(s, seat, s.box.effects[number], 1)


# -- Free Citizens -------------------------------------------------------------------------------


def fitting_stacks(s: Kingdoms, effect: Effect) -> list[int]:
    """Stacks whose top Citizen fits; the limit is compared with the base cost alone (CK-024)."""
    fitting: list[int] = []
    for slot in range(CITIZEN_STACKS):
        kind = s.tops[CITIZENS + slot]
        if kind < 0:
            continue
        citizen = s.box.citizens[kind]
        if (
            (effect.cost_up_to < 0 or citizen.cost <= effect.cost_up_to)
            and effect.role in (-1, citizen.role)
            and (not effect.kinds or kind in effect.kinds)
        ):
            fitting.append(slot)
    return fitting


def offer_free(s: Kingdoms, _seat: int, number: int, compulsory: int) -> list[Move]:
    """Without an alternative it may be refused (CK-RU-26)."""
    offered = [s.moves.free[slot] for slot in fitting_stacks(s, s.box.effects[number])]
    if offered and not compulsory:
        offered.append(s.moves.decline)
    return offered


def take_free(s: Kingdoms, seat: int, number: int, _b: int, move: Move) -> None:
    if move is s.moves.decline:
        return
    stack = CITIZENS + move.a
    if s.listener is not None:
        taken = s.box.citizens[s.tops[stack]].id
        s.tell("free-citizen", seat=seat, card=taken, by=s.box.effects[number].card, stack=move.a + 1)
    actions.join(s, seat, stack)


# -- Taking from others --------------------------------------------------------------------------


def offer_rob(s: Kingdoms, seat: int, number: int, _b: int) -> list[Move]:
    """One opponent, one kind of resource, never more than is there (CK-164, CK-165, CK-RU-19)."""
    effect = s.box.effects[number]
    if s.seats == 1:
        return [s.moves.rob_reserve[resource] for resource, _ in effect.robs]
    offered: list[Move] = []
    for victim in range(s.seats):
        if victim != seat:
            for resource, amount in effect.robs:
                most = min(amount, s.tokens[victim * 4 + resource])
                least = 1 if effect.or_less else most
                if most:
                    offered += s.moves.rob[victim][resource][least - 1 : most]
    if offered and effect.or_less:
        offered.append(s.moves.decline)
    return offered


def rob(s: Kingdoms, seat: int, number: int, _b: int, move: Move) -> None:
    if move is s.moves.decline:
        return
    victim, resource, amount = move.a, move.b, move.c
    effect = s.box.effects[number]
    if victim < 0:
        amount = solo.robbed_from_reserve(effect, resource)
    else:
        s.tokens[victim * 4 + resource] -= amount
    s.tokens[seat * 4 + resource] += amount
    if s.listener is not None:
        from_seat = None if victim < 0 else victim
        s.tell("rob", seat=seat, victim=from_seat, card=effect.card, resource=TOKENS[resource], amount=amount)


def offer_raid(s: Kingdoms, seat: int, _number: int, _b: int) -> list[Move]:
    """An opponent with at least one Monster (CK-161, CK-RU-37)."""
    width = len(s.box.monsters)
    return [
        s.moves.raid[victim]
        for victim in range(s.seats)
        if victim != seat and any(s.monsters[victim * width : (victim + 1) * width])
    ]


def raid(s: Kingdoms, seat: int, number: int, _b: int, move: Move) -> None:
    """Take a Monster at random, without its reward."""
    victim = move.a
    width = len(s.box.monsters)
    taken = s.stream.draw(s.monsters, victim * width, (victim + 1) * width) - victim * width
    s.monsters[seat * width + taken] += 1
    if s.listener is not None:
        by = s.box.effects[number].card
        s.tell("raid", seat=seat, victim=victim, card=s.box.monsters[taken].id, by=by)


# -- Giving back ---------------------------------------------------------------------------------


def offer_give_back(s: Kingdoms, seat: int, number: int, _b: int) -> list[Move]:
    """Any own Citizen but the Starters, or any own Monster; or none (CK-155, CK-166, CK-RU-35)."""
    if s.box.effects[number].what == "citizen":
        start = seat * s.kinds
        offered = [s.moves.give_citizen[k] for k in range(s.box.starters, s.kinds) if s.citizens[start + k]]
    else:
        width = len(s.box.monsters)
        offered = [s.moves.give_monster[m] for m in range(width) if s.monsters[seat * width + m]]
    if offered:
        offered.append(s.moves.decline)
    return offered


def give_back(s: Kingdoms, seat: int, number: int, _b: int, move: Move) -> None:
    if move is s.moves.decline:
        return
    effect = s.box.effects[number]
    if effect.what == "citizen":
        citizen = s.box.citizens[move.a]
        s.add_citizens(seat, move.a, -1)
        s.lay(CITIZENS + citizen.slot, move.a)
        returned = citizen.id
    else:
        s.monsters[seat * len(s.box.monsters) + move.a] -= 1
        return_monster(s, move.a)
        returned = s.box.monsters[move.a].id
    s.tell("return", seat=seat, card=returned, by=effect.card)
    give(s, seat, effect, 1)


def return_monster(s: Kingdoms, card: int) -> None:
    """On top of its area's stack, or where its Strength belongs, by option (CK-RU-33)."""
    column = s.areas.index(s.box.monsters[card].area)
    s.lay(column, card)
    if s.options["returned_card"] == "sorted":
        start = column * s.height
        stop = start + s.up[column]
        strongest_first = sorted(s.cards[start:stop], key=lambda c: -s.box.monsters[c].strength)
        s.cards = s.cards[:start] + strongest_first + s.cards[stop:]
        s.tops[column] = strongest_first[-1]


# -- Extra action --------------------------------------------------------------------------------


def offer_extra_slay(s: Kingdoms, seat: int, _number: int, _b: int) -> list[Move]:
    """At its normal cost, now or never (CK-119, CK-RU-27)."""
    offered: list[Move] = []
    actions.offer_slaying(s, seat, offered)
    if offered:
        offered.append(s.moves.decline)
    return offered


def extra_slay(s: Kingdoms, seat: int, _number: int, _b: int, move: Move) -> None:
    if move is not s.moves.decline:
        actions.slay(s, seat, move)


ASKING: Final = {
    CHOOSE: steps.CHOOSE_ONE,
    EXCHANGE: steps.EXCHANGE_ONCE,
    FREE_CITIZEN: steps.FREE_CITIZEN,
    ROB: steps.ROB,
    RAID: steps.RAID,
    GIVE_BACK: steps.GIVE_BACK,
    EXTRA_ACTION: steps.EXTRA_SLAY,
}
