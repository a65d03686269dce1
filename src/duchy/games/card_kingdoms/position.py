"""Positions of Card Kingdoms, written and read; `docs/positions.md` explains the fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from duchy.core.agenda import Step
from duchy.core.errors import BadPosition
from duchy.core.reading.fields import Fields
from duchy.games.card_kingdoms.components.cards import SLOTS
from duchy.games.card_kingdoms.components.layout import (
    CAPTURED,
    CITIZENS,
    COLUMNS,
    DOMAINS,
    IN_CENTRE,
    OUT,
    OUTCOMES,
    STACKS,
    UNSEEN,
)
from duchy.games.card_kingdoms.components.vocabulary import (
    AREAS,
    CHOOSE,
    EXCHANGE,
    EXTRA_ACTION,
    FREE_CITIZEN,
    GIVE_BACK,
    RAID,
    RESOLVED,
    ROB,
    TOKENS,
)
from duchy.games.card_kingdoms.rules import steps
from duchy.games.card_kingdoms.rules.harvest import power
from duchy.games.card_kingdoms.showing.view import counted

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.state import Kingdoms


# -- Writing -------------------------------------------------------------------------------------


def dump_table(s: Kingdoms) -> dict[str, Any]:
    table: dict[str, Any] = {
        "first": s.first,
        "active": s.active,
        "dice": [s.die1, s.die2],
        "used": [domain.id for number, domain in enumerate(s.box.domains) if s.used >> number & 1],
        "ending": s.ending,
        "monsters": [dump_monsters(s, column) for column in range(COLUMNS)],
        "citizens": [dump_citizens(s, slot) for slot in range(len(SLOTS))],
        "domains": [dump_domains(s, column) for column in range(COLUMNS)],
        "domains_out": domains_at(s, OUT),
        "exhausted": [stack for stack in range(STACKS) if s.exhausted >> stack & 1],
        "kingdoms": [dump_kingdom(s, seat) for seat in range(s.seats)],
    }
    if s.seats == 1:
        table["dark_lord"] = {
            "citizens": counted(s.captured, 0, citizen_ids(s)),
            "domains": domains_at(s, CAPTURED),
            "duke": s.box.dukes[s.dark_lord].id if s.dark_lord >= 0 else "",
            "outcome": OUTCOMES[s.outcome],
        }
    return table


def dump_monsters(s: Kingdoms, column: int) -> dict[str, Any]:
    return {"area": AREAS[s.areas[column]], "cards": face_up(s, column, s.box.monsters)}


def dump_citizens(s: Kingdoms, slot: int) -> dict[str, Any]:
    stack = CITIZENS + slot
    if s.mixed:
        return {"cards": face_up(s, stack, s.box.citizens), "face_down": s.down[stack]}
    return {"card": s.box.citizens[s.lineup[slot]].id, "count": s.up[stack]}


def dump_domains(s: Kingdoms, column: int) -> dict[str, Any]:
    stack = DOMAINS + column
    domain = s.tops[stack]
    return {"card": s.box.domains[domain].id if domain >= 0 else "", "face_down": s.down[stack]}


def dump_kingdom(s: Kingdoms, seat: int) -> dict[str, Any]:
    kingdom: dict[str, Any] = {token: s.tokens[seat * 4 + t] for t, token in enumerate(TOKENS)}
    citizens = counted(s.citizens, seat * s.kinds, citizen_ids(s))
    for starter in s.box.citizens[: s.box.starters]:
        del citizens[starter.id]
    kingdom["citizens"] = citizens
    kingdom["monsters"] = counted(s.monsters, seat * len(s.box.monsters), [m.id for m in s.box.monsters])
    kingdom["domains"] = domains_at(s, seat)
    kingdom["duke"] = s.box.dukes[s.duke[seat]].id
    kingdom["spare_duke"] = s.box.dukes[s.spare[seat]].id
    pending = counted(s.pending, seat * s.kinds, citizen_ids(s))
    if pending:
        kingdom["pending"] = pending
    return kingdom


def face_up(s: Kingdoms, stack: int, cards: Sequence[Any]) -> list[str]:
    """The ids of a stack's face-up cards, top first."""
    start = stack * s.height
    return [cards[card].id for card in reversed(s.cards[start : start + s.up[stack]])]


def domains_at(s: Kingdoms, place: int) -> list[str]:
    return [s.box.domains[d].id for d, where in enumerate(s.domain_place) if where == place]


def citizen_ids(s: Kingdoms) -> list[str]:
    return [citizen.id for citizen in s.box.citizens]


# -- Reading -------------------------------------------------------------------------------------


def load_table(s: Kingdoms, fields: Fields) -> None:
    s.clear()
    domains = {domain.id: number for number, domain in enumerate(s.box.domains)}
    s.first = fields.number("first", default=0, high=s.seats - 1)
    s.active = fields.number("active", default=s.first, high=s.seats - 1)
    if fields.has("dice"):
        s.die1, s.die2 = fields.numbers("dice", length=2, high=6)
        if (s.die1 == 0) != (s.die2 == 0):
            fields.fail("dice", "must be two dice from 1 to 6, or [0, 0] before the first roll")
    for name in fields.texts("used", domains, "domain", optional=True):
        s.used |= 1 << domains[name]
    s.ending = fields.flag("ending", default=False)
    load_monsters(s, fields)
    load_citizens(s, fields)
    for column, stack in enumerate(fields.tables("domains", length=COLUMNS)):
        load_domains(s, stack, DOMAINS + column, domains)
    place_domains(s, fields, "domains_out", OUT, domains)
    for seat, kingdom in enumerate(fields.tables("kingdoms", length=s.seats)):
        load_kingdom(s, kingdom, seat, domains)
    if s.seats == 1:
        load_dark_lord(s, fields.table("dark_lord", optional=True), domains)
    deal_missing_dukes(s)
    load_exhausted(s, fields)
    check_amounts(s, fields)
    check_steps(s)


def load_monsters(s: Kingdoms, fields: Fields) -> None:
    names = {monster.id: number for number, monster in enumerate(s.box.monsters)}
    for column, stack in enumerate(fields.tables("monsters", length=COLUMNS)):
        area = AREAS.index(stack.text("area", among=AREAS, what="area"))
        if area in s.areas:
            stack.fail("area", "another stack has this area already")
        s.areas.append(area)
        for name in reversed(stack.texts("cards", names, "monster")):
            if s.box.monsters[names[name]].area != area:
                stack.fail("cards", f"{name} does not belong to the area {AREAS[area]}")
            put(s, stack, column, names[name])
        stack.done()


def load_citizens(s: Kingdoms, fields: Fields) -> None:
    kinds = {citizen.id: kind for kind, citizen in enumerate(s.box.citizens) if kind >= s.box.starters}
    for slot, stack in enumerate(fields.tables("citizens", length=len(SLOTS))):
        place = CITIZENS + slot
        if s.mixed:
            names = stack.texts("cards", kinds, "citizen")
            s.lineup.append(-1)
            s.down[place] = stack.number("face_down", default=0, high=s.height)
        else:
            name = stack.text("card", among=kinds, what="citizen")
            names = [name] * stack.number("count", high=s.height)
            s.lineup.append(kinds[name])
            if s.box.citizens[kinds[name]].slot != slot:
                stack.fail("card", f"{name} does not have the activation value {SLOTS[slot][0]}")
        for name in reversed(names):
            if s.box.citizens[kinds[name]].slot != slot:
                stack.fail("cards", f"{name} does not have the activation value {SLOTS[slot][0]}")
            put(s, stack, place, kinds[name])
        stack.done()


def load_domains(s: Kingdoms, fields: Fields, stack: int, domains: dict[str, int]) -> None:
    name = fields.text("card", default="", among=["", *domains], what="domain")
    s.down[stack] = fields.number("face_down", default=0, high=s.height)
    if name:
        if s.domain_place[domains[name]] != UNSEEN:
            fields.fail("card", f"{name} is in another place already")
        s.domain_place[domains[name]] = IN_CENTRE
        put(s, fields, stack, domains[name])
    fields.done()


def put(s: Kingdoms, fields: Fields, stack: int, card: int) -> None:
    if s.up[stack] + s.down[stack] >= s.height:
        fields.fail("cards", f"a stack has at most {s.height} cards")
    s.lay(stack, card)


def place_domains(s: Kingdoms, fields: Fields, field: str, place: int, domains: dict[str, int]) -> None:
    for name in fields.texts(field, domains, "domain", optional=True):
        if s.domain_place[domains[name]] != UNSEEN:
            fields.fail(field, f"{name} is in another place already")
        if place >= 0:
            s.add_domain(place, domains[name])
        else:
            s.domain_place[domains[name]] = place


def load_kingdom(s: Kingdoms, fields: Fields, seat: int, domains: dict[str, int]) -> None:
    for token, name in enumerate(TOKENS):
        s.tokens[seat * 4 + token] = fields.number(name, default=0, high=10_000)
    for starter in range(s.box.starters):
        s.add_citizens(seat, starter, 1)
    kinds = {citizen.id: kind for kind, citizen in enumerate(s.box.citizens)}
    recruitable = [id for id, kind in kinds.items() if kind >= s.box.starters]
    for name, number in fields.counts("citizens", recruitable, "citizen").items():
        if number > s.box.citizens[kinds[name]].copies:
            fields.fail(f"citizens.{name}", f"there are only {s.box.citizens[kinds[name]].copies} of them")
        if number and not s.mixed and kinds[name] not in s.lineup:
            fields.fail(f"citizens.{name}", "no stack of the centre is theirs")
        s.add_citizens(seat, kinds[name], number)
    numbers = {monster.id: number for number, monster in enumerate(s.box.monsters)}
    for name, number in fields.counts("monsters", numbers, "monster").items():
        area = s.box.monsters[numbers[name]].area
        if number and area not in s.areas:
            fields.fail(f"monsters.{name}", f"the area {AREAS[area]} is not in play")
        s.monsters[seat * len(s.box.monsters) + numbers[name]] = number
    place_domains(s, fields, "domains", seat, domains)
    for name, number in fields.counts("pending", kinds, "citizen").items():
        s.pending[seat * s.kinds + kinds[name]] = min(number, 24)
    dukes = [duke.id for duke in s.box.dukes]
    for field, held in (("duke", s.duke), ("spare_duke", s.spare)):
        if fields.has(field):
            number = dukes.index(fields.text(field, among=dukes, what="duke"))
            if number in s.duke or number in s.spare:
                fields.fail(field, f"{dukes[number]} is in another place already")
            held[seat] = number
    fields.done()


def load_dark_lord(s: Kingdoms, fields: Fields, domains: dict[str, int]) -> None:
    kinds = {citizen.id: kind for kind, citizen in enumerate(s.box.citizens) if kind >= s.box.starters}
    for name, number in fields.counts("citizens", kinds, "citizen").items():
        s.captured[kinds[name]] = number
    place_domains(s, fields, "domains", CAPTURED, domains)
    dukes = [duke.id for duke in s.box.dukes]
    duke = fields.text("duke", default="", among=["", *dukes], what="duke")
    s.dark_lord = dukes.index(duke) if duke else -1
    if duke and s.dark_lord in s.duke + s.spare:
        fields.fail("duke", f"{duke} is in another place already")
    s.outcome = OUTCOMES.index(fields.text("outcome", default="running", among=OUTCOMES, what="outcome"))
    fields.done()


def deal_missing_dukes(s: Kingdoms) -> None:
    """Where a position names no Duke, one that it names nowhere."""
    taken = (*s.duke, *s.spare, s.dark_lord)
    free = [duke for duke in range(len(s.box.dukes)) if duke not in taken]
    for held in (s.duke, s.spare):
        for seat in range(s.seats):
            if held[seat] < 0:
                held[seat] = free.pop(0)


def load_exhausted(s: Kingdoms, fields: Fields) -> None:
    """The stacks with an Exhausted card; without the field, all that are empty."""
    empty = [stack for stack in range(STACKS) if s.is_empty(stack)]
    listed = fields.numbers("exhausted", high=STACKS - 1) if fields.has("exhausted") else empty
    for stack in listed:
        if stack not in empty:
            fields.fail("exhausted", f"the stack {stack} is not empty")
        s.exhausted |= 1 << stack


def check_amounts(s: Kingdoms, fields: Fields) -> None:
    """No more cards than the box holds; what is left of the mixed Citizens and Domains is unseen."""
    for number, monster in enumerate(s.box.monsters):
        owned = sum(s.monsters[seat * len(s.box.monsters) + number] for seat in range(s.seats))
        there = owned + seen_in_centre(s, 0, COLUMNS, number)
        if there > monster.copies + monster.extra_copies:
            fields.fail("monsters", too_many(monster.id, monster.copies + monster.extra_copies, there))
    for kind in range(s.box.starters, s.kinds):
        citizen = s.box.citizens[kind]
        owned = s.captured[kind] + sum(s.citizens[seat * s.kinds + kind] for seat in range(s.seats))
        there = owned + seen_in_centre(s, CITIZENS, DOMAINS, kind)
        if there > citizen.copies:
            fields.fail("citizens", too_many(citizen.id, citizen.copies, there))
        if s.mixed:
            s.unseen_citizens[kind] = citizen.copies - there
    for slot in range(len(SLOTS)):
        start, stop = s.box.slot_start[slot], s.box.slot_start[slot + 1]
        owned = sum(s.captured[start:stop])
        for seat in range(s.seats):
            owned += sum(s.citizens[seat * s.kinds + start : seat * s.kinds + stop])
        if s.up[CITIZENS + slot] + s.down[CITIZENS + slot] + owned > s.height:
            fields.fail(f"citizens[{slot}]", f"more than {s.height} cards of this value are in play")
        if s.mixed and s.down[CITIZENS + slot] > sum(s.unseen_citizens[start:stop]):
            fields.fail(f"citizens[{slot}].face_down", "there are not that many cards left in the box")
    if sum(s.down[DOMAINS:]) > s.domain_place.count(UNSEEN):
        fields.fail("domains", "there are not that many face-down Domains left in the box")


def seen_in_centre(s: Kingdoms, start: int, stop: int, card: int) -> int:
    total = 0
    for stack in range(start, stop):
        first = stack * s.height
        total += s.cards[first : first + s.up[stack]].count(card)
    return total


def too_many(card: str, copies: int, there: int) -> str:
    return f"there are {there} of {card}, but the box has only {copies}"


# -- What is still to be done ----------------------------------------------------------------------


def check_steps(s: Kingdoms) -> None:
    """The numbers of the steps on the agenda name what is there."""
    rolled = s.die1 > 0
    for seat, lane in enumerate(s.lanes):
        for place, step in enumerate(reversed(lane)):
            where = f"lanes[{seat}][{place}]"
            if step[0] not in SIMULTANEOUS:
                raise BadPosition(f"{where}: the step {s.steps[step[0]].name} cannot be in a lane")
            check_step(s, where, step, rolled)
    for place, step in enumerate(reversed(s.trunk)):
        rolled = rolled or step[0] == steps.ROLL_DICE
        check_step(s, f"agenda[{place}]", step, rolled)


def check_step(s: Kingdoms, where: str, step: Step, rolled: bool) -> None:
    kind, seat, a, b = step
    name = s.steps[kind].name
    if kind in NEEDS_DICE and not rolled:
        raise BadPosition(f"{where}: the step {name} needs dice, and table.dice has none")
    if kind in (steps.MONSTERS_PHASE, steps.ATTACK) and s.seats > 1:
        raise BadPosition(f"{where}: the step {name} belongs to a game alone")
    if kind in OPERATIONS:
        fits = 0 <= a < len(s.box.effects) and s.box.effects[a].op in OPERATIONS[kind] and b in (0, 1)
    elif kind == steps.HARVEST_CHOICE:
        fits = 0 <= a < s.kinds and 2 <= b < 50 and power(s, seat, a, b & 1).op == CHOOSE
    elif kind == steps.WHICH_FIRST:
        asking = [d for d, domain in enumerate(s.box.domains) if domain.effect.op in OPERATIONS[steps.EFFECT]]
        fits = a > 0 and all(d in asking for d in range(a.bit_length()) if a >> d & 1)
    else:
        low_a, high_a, low_b, high_b = NUMBERS.get(kind, (0, 0, 0, 0))
        fits = low_a <= a <= high_a and low_b <= b <= high_b
    if not fits:
        raise BadPosition(f"{where}: the step {name} cannot have the numbers {a} and {b}")


SIMULTANEOUS = (steps.KEEP_DUKE, steps.HARVEST_CHOICE, steps.HARVEST_EXCHANGE, steps.CONSOLATION)
NEEDS_DICE = (
    steps.CHANGE_DICE,
    steps.THIEVES,
    steps.HARVEST,
    steps.HARVEST_CHOICE,
    steps.HARVEST_EXCHANGE,
    steps.MONSTERS_PHASE,
    steps.ATTACK,
)
NUMBERS = {
    steps.THIEVES: (0, 1, 0, 0),
    steps.HARVEST: (0, 1, 0, 0),
    steps.HARVEST_EXCHANGE: (0, 1, 0, 0),
    steps.ACTION: (1, 9, 0, 0),
    steps.AFTER_ACTION: (0, 8, 0, 0),
    steps.MONSTERS_PHASE: (0, 1, 0, 1),
    steps.ATTACK: (1, 6, 0, 6),
    steps.UNCOVER: (CITIZENS, STACKS - 1, 0, 0),
}
"""The lowest and highest of a step's two numbers, where they are not 0."""

OPERATIONS: dict[int, tuple[int, ...]] = {
    steps.EFFECT: RESOLVED,
    steps.CHOOSE_ONE: (CHOOSE,),
    steps.EXCHANGE_ONCE: (EXCHANGE,),
    steps.FREE_CITIZEN: (FREE_CITIZEN,),
    steps.ROB: (ROB,),
    steps.RAID: (RAID,),
    steps.GIVE_BACK: (GIVE_BACK,),
    steps.EXTRA_SLAY: (EXTRA_ACTION,),
}
"""The effects that a step can resolve: its first number is that of an effect."""
