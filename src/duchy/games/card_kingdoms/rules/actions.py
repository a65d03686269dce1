"""The Actions phase: slay, recruit, take a resource, build (CK-083..CK-127)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.card_kingdoms.components.cards import (
    ACTIONS_BEGIN,
    ACTIONS_END,
    BUILT,
    CITIZEN_GAINED,
    MONSTER_SLAIN,
)
from duchy.games.card_kingdoms.components.layout import CITIZEN_STACKS, CITIZENS, COLUMNS, DOMAINS
from duchy.games.card_kingdoms.components.vocabulary import GOLD, MAGIC, STRENGTH
from duchy.games.card_kingdoms.rules import effects, solo, steps

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.state import Kingdoms


# -- The phase -----------------------------------------------------------------------------------


def begin_actions(s: Kingdoms, seat: int, _a: int, _b: int) -> None:
    forget_harvest(s)
    effects.use_powers(s, seat, ACTIONS_BEGIN)


def end_actions(s: Kingdoms, seat: int, _a: int, _b: int) -> None:
    effects.use_powers(s, seat, ACTIONS_END)


def forget_harvest(s: Kingdoms) -> None:
    """Exchanges that were declined or could not be paid are over with the Harvest."""
    if s.pending.count(0) < len(s.pending):
        s.pending = [0] * len(s.pending)


def offer_order(s: Kingdoms, _seat: int, domains: int, _b: int) -> list[Move]:
    return [move for move in s.moves.use_first if domains >> move.a & 1]


def use_first(s: Kingdoms, seat: int, domains: int, _b: int, move: Move) -> None:
    left = domains ^ 1 << move.a
    if left:
        s.push(steps.WHICH_FIRST, seat, left)
    s.push(steps.EFFECT, seat, s.box.domains[move.a].effect.number)


def prompt_order(s: Kingdoms, _seat: int, _domains: int, _b: int) -> Facts:
    return {"rule": "CK-120"}


# -- One action ----------------------------------------------------------------------------------


def offer_action(s: Kingdoms, seat: int, _left: int, _b: int) -> list[Move]:
    """Taking a resource is always possible, so both actions always are (CK-084, CK-RU-11)."""
    own = seat * 4
    gold, magic = s.tokens[own + GOLD], s.tokens[own + MAGIC]
    offered = s.moves.take.copy()
    offer_slaying(s, seat, offered)
    offer_recruits(s, seat, gold, magic, offered)
    offer_buildings(s, seat, gold, magic, offered)
    return offered


def offer_slaying(s: Kingdoms, seat: int, offered: list[Move]) -> None:
    """Strength S and Magic M cost s + m with s >= 1, m >= M and s + m = S + M (CK-091)."""
    strength, magic = s.tokens[seat * 4 + STRENGTH], s.tokens[seat * 4 + MAGIC]
    tops = s.tops
    monsters = s.box.monsters
    for column in range(COLUMNS):
        card = tops[column]
        if card >= 0:
            monster = monsters[card]
            least = monster.strength - strength
            spare = magic - monster.magic
            if least <= spare >= 0:
                offer_payments(offered, s.moves.slay[column], monster.strength, least, spare)


def offer_recruits(s: Kingdoms, seat: int, gold: int, magic: int, offered: list[Move]) -> None:
    """Gold cost C is paid g + m with g >= 1 and g + m = C (CK-093)."""
    start = seat * s.kinds
    funds = gold + magic
    tops = s.tops
    prices = s.price
    families = s.moves.recruit
    for slot in range(CITIZEN_STACKS):
        kind = tops[CITIZENS + slot]
        if kind >= 0:
            cost = prices[start + kind]
            if cost <= funds:
                offer_payments(offered, families[slot], cost, cost - gold, magic)


def offer_buildings(s: Kingdoms, seat: int, gold: int, magic: int, offered: list[Move]) -> None:
    tops = s.tops
    for column in range(COLUMNS):
        domain = tops[DOMAINS + column]
        if domain >= 0:
            cost = s.build_cost(seat, domain)
            if cost <= gold + magic and s.has_roles(seat, domain):
                offer_payments(offered, s.moves.build[column], cost, cost - gold, magic)


def offer_payments(offered: list[Move], family: list[Move], cost: int, least: int, most: int) -> None:
    """The moves of a family that replace `least` to `most` of the cost by Magic, but not all of it
    (CK-088); a cost of nothing needs no token (CK-RU-09)."""
    if cost == 0:
        offered.append(family[0])
        return
    stop = most + 1 if most < cost else cost  # compared, not min and max: this is called for every card
    if stop > len(family):
        stop = len(family)
    for replaced in range(least if least > 0 else 0, stop):
        offered.append(family[replaced])


def act(s: Kingdoms, seat: int, left: int, _b: int, move: Move) -> None:
    s.push(steps.AFTER_ACTION, seat, left - 1)
    verb = move.verb
    if verb == "recruit":
        recruit(s, seat, move)
    elif verb == "take":
        take_resource(s, seat, move)
    elif verb == "build":
        build(s, seat, move)
    else:
        slay(s, seat, move)


def prompt_action(s: Kingdoms, _seat: int, left: int, _b: int) -> Facts:
    return {"left": left, "rule": "CK-083"}


def after_action(s: Kingdoms, seat: int, left: int, _b: int) -> None:
    """Exhausted cards are placed once the whole action is done, then the next may begin (CK-086)."""
    s.mark_exhausted()
    if s.seats == 1 and solo.ended_by_action(s):
        return
    if left:
        s.push(steps.ACTION, seat, left)


# -- The four actions ----------------------------------------------------------------------------


def take_resource(s: Kingdoms, seat: int, move: Move) -> None:
    s.gain(seat, move.a, 1)
    if s.listener is not None:
        s.tell("take", seat=seat, resource=effects.token_name(move.a))


def slay(s: Kingdoms, seat: int, move: Move) -> None:
    """Pay, put the Monster on the victory pile, then receive its reward (CK-094..CK-098)."""
    column, replaced = move.a, move.b
    card = s.lift(column)
    monster = s.box.monsters[card]
    own = seat * 4
    s.tokens[own + STRENGTH] -= monster.strength - replaced
    s.tokens[own + MAGIC] -= monster.magic + replaced
    s.monsters[seat * len(s.box.monsters) + card] += 1
    if s.listener is not None:
        s.tell(
            "slay",
            seat=seat,
            card=monster.id,
            column=column + 1,
            strength=monster.strength - replaced,
            magic=monster.magic + replaced,
        )
    effects.use_powers(s, seat, MONSTER_SLAIN)
    s.push(steps.EFFECT, seat, monster.reward.number)


def recruit(s: Kingdoms, seat: int, move: Move) -> None:
    """Pay and take the Citizen on top (CK-101..CK-104)."""
    stack, replaced = CITIZENS + move.a, move.b
    kind = s.tops[stack]
    gold = s.recruit_cost(seat, kind) - replaced
    s.tokens[seat * 4 + GOLD] -= gold
    s.tokens[seat * 4 + MAGIC] -= replaced
    if s.listener is not None:
        s.tell(
            "recruit", seat=seat, card=s.box.citizens[kind].id, stack=move.a + 1, gold=gold, magic=replaced
        )
    join(s, seat, stack)


def join(s: Kingdoms, seat: int, stack: int) -> None:
    """The top Citizen of a stack joins a realm, bought or free."""
    s.add_citizens(seat, s.lift(stack), 1)
    s.uncover(stack)
    effects.use_powers(s, seat, CITIZEN_GAINED)


def build(s: Kingdoms, seat: int, move: Move) -> None:
    """Pay, place, receive the reward, then uncover the next Domain (CK-108..CK-122, CK-RU-28)."""
    column, replaced = move.a, move.b
    stack = DOMAINS + column
    domain = s.lift(stack)
    card = s.box.domains[domain]
    gold = s.build_cost(seat, domain) - replaced
    s.tokens[seat * 4 + GOLD] -= gold
    s.tokens[seat * 4 + MAGIC] -= replaced
    s.add_domain(seat, domain)
    if s.listener is not None:
        s.tell("build", seat=seat, card=card.id, column=column + 1, gold=gold, magic=replaced)
    s.push(steps.UNCOVER, seat, stack)
    if card.when == BUILT:
        s.push(steps.EFFECT, seat, card.effect.number)


def uncover(s: Kingdoms, _seat: int, stack: int, _b: int) -> None:
    s.uncover(stack)
