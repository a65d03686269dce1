"""The turn: replenish, lead, follow, hand limit and the end of the game.

VV-016, VV-032..VV-044, VV-086..VV-091, VV-106, VV-124, VV-RU-14..VV-RU-19.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.villages.components.layout import HAND_LIMIT, NOTHING, PLACES, TARGET
from duchy.games.villages.components.vocabulary import ACTIONS, BUILD, DEVELOP, HARVEST, RECRUIT, TAX
from duchy.games.villages.rules import actions, paying, solo, steps

if TYPE_CHECKING:
    from duchy.core.showing.shown import Ending
    from duchy.games.villages.state import Villages


# -- The turn ------------------------------------------------------------------------------------


def begin_turn(s: Villages, seat: int, _a: int, _b: int) -> None:
    """Replenish, then one action, which each other player may follow in order (VV-036..VV-040)."""
    s.next_turn()
    s.active = seat
    s.action = NOTHING
    s.idle = s.idle + 1 if s.deck_size == 0 and not any(s.piles) else 0
    if s.listener is not None:
        s.tell("turn", turn=s.turn, seat=seat)
    if s.seats == 1:
        solo.replenish(s)
    else:
        replenish(s, seat)
    s.push(steps.END_TURN, seat)
    for offset in range(s.seats - 1, 0, -1):
        s.push(steps.FOLLOW, (seat + offset) % s.seats)
    s.push(steps.LEAD, seat)


def replenish(s: Villages, seat: int) -> None:
    """All coins on the own Castle and resources come back, whoever put them there (VV-037)."""
    start = seat * PLACES
    total = 0
    for place in range(PLACES):
        coins = s.coins[start + place]
        if coins:
            total += coins
            s.coins[start + place] = 0
            if place < 4:
                s.free[place] += coins
    if total:
        s.idle = 0
        s.gold[seat] += total
        if s.listener is not None:
            s.tell("replenish", seat=seat, gold=total)


# -- Leading and following -----------------------------------------------------------------------


def offer_lead(s: Villages, seat: int, _a: int, _b: int) -> list[Move]:
    """Whatever can be paid and has an aim; Harvest always can (VV-043, VV-RU-14, VV-RU-16)."""
    offered = [s.moves.harvest]
    if s.seats > 1 or s.hand_size[seat]:
        offered.append(s.moves.tax)
    if s.hand_size[seat] >= 2:
        offered.append(s.moves.develop_action)
    paying.offer_builds(s, seat, offered)
    actions.offer_recruits(s, seat, offered)
    return offered


def lead(s: Villages, seat: int, _a: int, _b: int, move: Move) -> None:
    act(s, seat, move)


def prompt_lead(s: Villages, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "VV-038"}


def offer_follow(s: Villages, seat: int, _a: int, _b: int) -> list[Move]:
    """The same action once, or not at all (VV-039).

    Who cannot follow is passed over. In Build that depends on a hidden hand, so there a seat is asked
    even if all it can do is decline: being asked must not tell the others anything.
    """
    offered: list[Move] = []
    action = s.action
    if action == HARVEST:
        offered.append(s.moves.harvest)
    elif action == TAX:
        offered.append(s.moves.tax)
    elif action == DEVELOP:
        if s.hand_size[seat] >= 3:
            offered.append(s.moves.develop_action)
    elif action == RECRUIT:
        actions.offer_recruits(s, seat, offered)
    elif paying.may_build(s, seat):
        paying.offer_builds(s, seat, offered)
        offered.append(s.moves.decline)
        return offered
    if offered:
        offered.append(s.moves.decline)
    return offered


def follow(s: Villages, seat: int, _a: int, _b: int, move: Move) -> None:
    if move is s.moves.decline:
        if s.listener is not None:
            s.tell("decline", seat=seat, action=ACTIONS[s.action])
        return
    act(s, seat, move)


def prompt_follow(s: Villages, _seat: int, _a: int, _b: int) -> Facts:
    return {"action": ACTIONS[s.action], "leader": s.active, "rule": "VV-039"}


def act(s: Villages, seat: int, move: Move) -> None:
    if move.c == BUILD:
        paying.build(s, seat, move)
    else:
        begin_action(s, seat, move.c)
        actions.ACTIONS[move.c](s, seat, move)


def begin_action(s: Villages, seat: int, action: int) -> None:
    """The basic action comes first, then powers, then the hand limit (VV-082, VV-RU-12, VV-RU-19)."""
    s.action = action
    s.used = 0
    s.arrived = 0
    if s.listener is not None:
        name = "lead" if seat == s.active else "follow"
        s.tell(name, seat=seat, action=ACTIONS[action])
    if s.seats > 1:
        s.push(steps.HAND_LIMIT_CHECK, seat)
    s.push(steps.POWERS, seat)


def discard_step(s: Villages, why: int) -> int:
    """Cards go onto a pile; alone, those that an action costs leave the game (VV-107, VV-RU-42)."""
    if s.seats > 1:
        return steps.DISCARD
    if why == steps.FOR_POWER and s.options["solo_power_cost"] == "discard":
        return steps.DISCARD
    return steps.REMOVE


def check_hand(s: Villages, seat: int, _a: int, _b: int) -> None:
    """At most eight cards after an action with its powers (VV-032..VV-035)."""
    surplus = s.hand_size[seat] - HAND_LIMIT
    if surplus > 0:
        s.push(steps.DISCARD, seat, surplus, steps.FOR_LIMIT)


# -- The end -------------------------------------------------------------------------------------


def announce_end(s: Villages, seat: int) -> None:
    """Tell that this is the last turn, when the first village reaches the target (VV-089, VV-090)."""
    if s.listener is not None and s.seats > 1:
        sizes = [s.village_size(owner) for owner in range(s.seats)]
        if sizes[seat] == TARGET[s.seats] == max(sizes) and sizes.count(TARGET[s.seats]) == 1:
            s.tell("ending", seat=seat, cause="target", left=0)


def end_in_sight(s: Villages) -> Ending | None:
    """The turn in which the end was brought about is the last; others may only follow in it (VV-090)."""
    if s.seats == 1:
        cause = "deck" if s.deck_size == 0 else ""
    elif max(s.village_size(seat) for seat in range(s.seats)) >= TARGET[s.seats]:
        cause = "target"
    else:
        cause = "idle" if s.over else ""
    return {"cause": cause, "playing": None if s.over else s.active, "left": []} if cause else None


def end_turn(s: Villages, seat: int, _a: int, _b: int) -> None:
    """The game ends with the turn in which somebody reached the target (VV-086..VV-091, VV-RU-38).

    It also ends when no card is left to draw and nothing was done for two rounds (VV-RU-51).
    """
    if s.seats == 1:
        over = s.deck_size == 0
    else:
        over = s.idle >= 2 * s.seats
        target = TARGET[s.seats]
        for owner in range(s.seats):
            if s.built[owner].bit_count() + s.joined[owner].bit_count() >= target:
                over = True
    if over:
        if s.seats > 1 and s.idle >= 2 * s.seats:
            s.tell("idle")
        s.tell("game-over")
    else:
        s.push(steps.TURN, (seat + 1) % s.seats)
