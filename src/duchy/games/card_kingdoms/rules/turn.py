"""The turn: choosing Dukes, the first player, the Roll phase and the end of a turn.

CK-043..CK-045, CK-053..CK-064, CK-128..CK-135, CK-150..CK-154, CK-158..CK-163, CK-179..CK-182.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.agenda import Step
from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.showing.ending import last_round, turns_left
from duchy.games.card_kingdoms.components.cards import DOUBLES, ROLL
from duchy.games.card_kingdoms.components.layout import COLUMNS, COUNT, DEFEAT, DOMAINS, RUNNING, VICTORY
from duchy.games.card_kingdoms.components.vocabulary import GOLD, MAGIC, SET_DIE, STRENGTH
from duchy.games.card_kingdoms.rules import actions, effects, solo, steps

if TYPE_CHECKING:
    from duchy.core.showing.shown import Ending
    from duchy.games.card_kingdoms.state import Kingdoms

SOLO_CAUSES: Final = {RUNNING: "", VICTORY: "monsters", DEFEAT: "overrun", COUNT: "exhausted"}

# -- Before the first turn -----------------------------------------------------------------------


def offer_dukes(s: Kingdoms, seat: int, _a: int, _b: int) -> list[Move]:
    one, other = s.duke[seat], s.spare[seat]
    return [s.moves.keep_duke[one], s.moves.keep_duke[other]]


def keep_duke(s: Kingdoms, seat: int, _a: int, _b: int, move: Move) -> None:
    if move.a != s.duke[seat]:
        s.deal(seat, move.a, s.duke[seat])
    if s.listener is not None:
        s.tell_seat(seat, {"card": s.box.dukes[move.a].id}, "duke-kept", seat=seat)


def prompt_duke(s: Kingdoms, seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "CK-043"}


def find_first_player(s: Kingdoms, _seat: int, _a: int, _b: int) -> None:
    """The highest roll begins; those who tie roll again (CK-044, CK-RU-05)."""
    choice = str(s.options["first_player"])
    if s.seats == 1:
        s.first = 0
    elif choice != "roll-off":
        s.first = int(choice)
    else:
        s.first = roll_off(s)
    if s.seats > 1:
        s.tell("first-player", seat=s.first)
    s.push(steps.TURN, s.first)


def roll_off(s: Kingdoms) -> int:
    contenders = list(range(s.seats))
    while len(contenders) > 1:
        totals = [0] * s.seats
        for seat in contenders:
            die1, die2 = s.stream.die(), s.stream.die()
            totals[seat] = die1 + die2
            s.tell("roll-off", seat=seat, first=die1, second=die2)
        best = max(totals)
        contenders = [seat for seat in contenders if totals[seat] == best]
    return contenders[0]


# -- The turn ------------------------------------------------------------------------------------


def phases(seat: int) -> list[Step]:
    """Roll, Harvest and Actions, the first to come last, as they lie on the agenda."""
    return [
        (steps.END_ACTIONS, seat, 0, 0),
        (steps.ACTION, seat, 2, 0),
        (steps.BEGIN_ACTIONS, seat, 0, 0),
        (steps.HARVEST, seat, 0, 0),
        (steps.THIEVES, seat, 0, 0),
        (steps.CHANGE_DICE, seat, 0, 0),
        (steps.ROLL_DICE, seat, 0, 0),
    ]


PHASES: Final = [phases(seat) for seat in range(5)]
SOLO_PHASES: Final[list[Step]] = [
    (steps.HARVEST, 0, solo.SECOND_HARVEST, 0),
    (steps.THIEVES, 0, solo.SECOND_HARVEST, 0),
    (steps.MONSTERS_PHASE, 0, 1, 1),
]


def begin_turn(s: Kingdoms, seat: int, _a: int, _b: int) -> None:
    """Roll, Harvest, Actions, (alone: Monsters, Second Harvest,) End of turn (CK-053, CK-187)."""
    s.next_turn()
    s.active = seat
    if s.listener is not None:
        s.tell("turn", turn=s.turn, seat=seat)
    s.push(steps.END_TURN, seat)
    if s.seats == 1:
        s.trunk += SOLO_PHASES
    s.trunk += PHASES[seat]


def resting_seat(s: Kingdoms) -> int:
    """With five players the one to the right of the active player rests (CK-179..CK-182)."""
    return (s.active + 4) % 5 if s.seats == 5 else -1


# -- Roll phase ----------------------------------------------------------------------------------


def offer_roll(s: Kingdoms, _seat: int, _a: int, _b: int) -> list[Move]:
    return [s.moves.roll]


def roll(s: Kingdoms, seat: int, _a: int, _b: int, _move: Move) -> None:
    s.die1 = s.stream.die()
    s.die2 = s.stream.die()
    s.used = 0
    if s.listener is not None:
        s.tell("roll", seat=seat, first=s.die1, second=s.die2)
    pay_for_doubles(s)


def prompt_roll(s: Kingdoms, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "CK-056"}


def pay_for_doubles(s: Kingdoms) -> None:
    """Domains that watch for doubles, on anybody's turn (CK-151..CK-154, CK-RU-23)."""
    if s.die1 != s.die2:
        return
    for domain in s.box.by_moment[DOUBLES]:
        owner = s.domain_place[domain]
        if owner >= 0:
            effects.give(s, owner, s.box.domains[domain].effect, 1)


def offer_changes(s: Kingdoms, seat: int, _a: int, _b: int) -> list[Move]:
    """Each Domain once a roll, on either die, if that changes it and can be paid (CK-058..CK-062)."""
    offered: list[Move] = []
    for domain in s.box.by_moment[ROLL]:
        if s.domain_place[domain] == seat and not s.used >> domain & 1 and can_pay_change(s, seat, domain):
            if changed(s, domain, s.die1) != s.die1:
                offered.append(s.moves.change_die[domain][0])
            if changed(s, domain, s.die2) != s.die2:
                offered.append(s.moves.change_die[domain][1])
    if offered:
        offered.append(s.moves.keep_dice)
    return offered


def changed(s: Kingdoms, domain: int, value: int) -> int:
    """What a die becomes; never below 1 (CK-159)."""
    effect = s.box.domains[domain].effect
    if effect.op == SET_DIE:
        return effect.value
    lowered = value - effect.value
    return lowered if lowered > 1 else 1


def change_price(s: Kingdoms, seat: int, domain: int) -> list[int]:
    """Gold, Strength and Magic to be paid for a change (CK-150, CK-162, CK-163)."""
    effect = s.box.domains[domain].effect
    times = 1 if effect.count is None else effects.count(s, seat, effect.count)
    return [amount * times for amount in effect.pay]


def can_pay_change(s: Kingdoms, seat: int, domain: int) -> bool:
    price = change_price(s, seat, domain)
    own = seat * 4
    return (
        s.tokens[own + GOLD] >= price[GOLD]
        and s.tokens[own + STRENGTH] >= price[STRENGTH]
        and s.tokens[own + MAGIC] >= price[MAGIC]
    )


def change(s: Kingdoms, seat: int, _a: int, _b: int, move: Move) -> None:
    if move is s.moves.keep_dice:
        return
    domain = move.a
    price = change_price(s, seat, domain)
    for resource in range(3):
        s.tokens[seat * 4 + resource] -= price[resource]
    before = s.die1 if move.b == 0 else s.die2
    after = changed(s, domain, before)
    if move.b == 0:
        s.die1 = after
    else:
        s.die2 = after
    s.used |= 1 << domain
    if s.listener is not None:
        card = s.box.domains[domain].id
        s.tell("die-changed", seat=seat, card=card, before=before, after=after, gold=price[GOLD])
    pay_for_doubles(s)
    s.push(steps.CHANGE_DICE, seat)


def prompt_change(s: Kingdoms, _seat: int, _a: int, _b: int) -> Facts:
    return {"first": s.die1, "second": s.die2, "sum": s.die1 + s.die2, "rule": "CK-058"}


# -- End of turn ---------------------------------------------------------------------------------


def end_turn(s: Kingdoms, seat: int, _a: int, _b: int) -> None:
    """The game ends when a condition holds and everybody has rolled equally often (CK-128..CK-134)."""
    if s.seats == 1:
        actions.forget_harvest(s)
        s.push(steps.TURN, seat)
        return
    following = (seat + 1) % s.seats
    met = end_cause(s) != ""
    if met and s.options["end_trigger"] == "locked":
        s.ending = True
    if following == s.first and (met or s.ending):
        s.tell("game-over")
        return
    s.push(steps.TURN, following)


def end_cause(s: Kingdoms) -> str:
    """All Monsters gone, all Domains gone, or enough stacks exhausted (CK-129..CK-131); '' if none holds."""
    exhausted = s.exhausted
    all_monsters = (1 << COLUMNS) - 1
    all_domains = all_monsters << DOMAINS
    if exhausted & all_monsters == all_monsters:
        return "monsters"
    if exhausted & all_domains == all_domains:
        return "domains"
    return "exhausted" if exhausted.bit_count() >= exhausted_limit(s.seats) else ""


def tell_end(s: Kingdoms, before: str) -> None:
    """Tell that an end condition holds now, or no longer does (CK-RU-30); `before` is the one that held."""
    cause = end_cause(s)
    if s.seats == 1 or s.ending or bool(cause) == bool(before):
        return
    if cause:
        s.tell("ending", seat=s.active, cause=cause, left=len(turns_left(s.seats, s.active, s.first)))
    else:
        s.tell("ending-averted", seat=s.active)


def end_in_sight(s: Kingdoms) -> Ending | None:
    """Alone the game ends at once (CK-205..CK-207): there is no last round."""
    locked = "triggered" if s.ending else ""
    cause = SOLO_CAUSES[s.outcome] if s.seats == 1 else end_cause(s) or locked
    return last_round(cause, s.seats, s.active, s.first, s.over) if cause else None


def exhausted_limit(seats: int) -> int:
    """Exhausted stacks that end the game (CK-040, CK-131, CK-207)."""
    return 5 if seats == 1 else 2 * seats
