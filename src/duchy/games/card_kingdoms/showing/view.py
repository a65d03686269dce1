"""What a seat may know: everything but the other seats' Dukes and what lies face down (CK-RU-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.games.card_kingdoms.components.cards import SLOTS
from duchy.games.card_kingdoms.components.layout import CAPTURED, CITIZENS, COLUMNS, DOMAINS, OUTCOMES
from duchy.games.card_kingdoms.components.vocabulary import AREAS, ROLES
from duchy.games.card_kingdoms.rules.turn import exhausted_limit, resting_seat

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.showing import shown
    from duchy.games.card_kingdoms.state import Kingdoms


def view_table(s: Kingdoms, seat: int | None) -> shown.Table:
    resting = resting_seat(s)
    table: shown.Table = {
        "first": s.first if s.turn else None,
        "active": s.active if s.turn else None,
        "resting": resting if resting >= 0 and s.turn else None,
        "dice": [s.die1, s.die2] if s.die1 else None,
        "exhausted": s.exhausted.bit_count(),
        "exhausted_limit": exhausted_limit(s.seats),
        "centre": {"monsters": monsters(s), "citizens": citizens(s), "domains": domains(s)},
        "kingdoms": [kingdom(s, owner) for owner in range(s.seats)],
    }
    if s.seats == 1:
        table["dark_lord"] = dark_lord(s)
    return table if seat is None else {**table, **own_parts(s, seat, table)}


def own_parts(s: Kingdoms, seat: int, table: shown.Table) -> shown.OwnParts:
    """What cards cost a seat, and what it alone knows of its kingdom."""
    centre = table["centre"]
    kingdoms = table["kingdoms"].copy()
    kingdoms[seat] = own_kingdom(s, seat, kingdoms[seat])
    return {
        "centre": {
            "monsters": centre["monsters"],
            "citizens": own_citizens(s, seat, centre["citizens"]),
            "domains": own_domains(s, seat, centre["domains"]),
        },
        "kingdoms": kingdoms,
    }


# -- The centre: each part with all that it is made of ----------------------------------------------


def monsters(s: Kingdoms) -> list[shown.MonsterStack]:
    made_of = (s.exhausted, s.up[:COLUMNS], s.cards[: COLUMNS * s.height])
    stacks: list[shown.MonsterStack] | None = s.parts.known("monsters", 0, made_of)
    if stacks is None:
        stacks = [monster_stack(s, column) for column in range(COLUMNS)]
        s.parts.keep("monsters", 0, made_of, stacks)
    return stacks


def citizens(s: Kingdoms) -> list[shown.CitizenStack]:
    faces = s.cards[CITIZENS * s.height : DOMAINS * s.height] if s.mixed else None
    tops, up, down = s.tops[CITIZENS:DOMAINS], s.up[CITIZENS:DOMAINS], s.down[CITIZENS:DOMAINS]
    made_of = (s.exhausted, tops, up, down, faces)
    stacks: list[shown.CitizenStack] | None = s.parts.known("citizens", 0, made_of)
    if stacks is None:
        stacks = [citizen_stack(s, slot) for slot in range(len(SLOTS))]
        s.parts.keep("citizens", 0, made_of, stacks)
    return stacks


def domains(s: Kingdoms) -> list[shown.DomainStack]:
    made_of = (s.exhausted, s.tops[DOMAINS:], s.up[DOMAINS:], s.down[DOMAINS:])
    stacks: list[shown.DomainStack] | None = s.parts.known("domains", 0, made_of)
    if stacks is None:
        stacks = [domain_stack(s, column) for column in range(COLUMNS)]
        s.parts.keep("domains", 0, made_of, stacks)
    return stacks


def own_citizens(s: Kingdoms, seat: int, stacks: list[shown.CitizenStack]) -> list[shown.CitizenStack]:
    """The Citizens with what they cost this seat."""
    made_of = (stacks, s.price[seat * s.kinds : seat * s.kinds + s.kinds])
    own: list[shown.CitizenStack] | None = s.parts.known("own-citizens", seat, made_of)
    if own is None:
        own = [own_citizen(s, seat, slot, stack) for slot, stack in enumerate(stacks)]
        s.parts.keep("own-citizens", seat, made_of, own)
    return own


def own_domains(s: Kingdoms, seat: int, stacks: list[shown.DomainStack]) -> list[shown.DomainStack]:
    """The Domains with what they cost this seat, and whether it has their roles."""
    made_of = (stacks, s.discount[seat], s.roles[seat * 4 : seat * 4 + 4])
    own: list[shown.DomainStack] | None = s.parts.known("own-domains", seat, made_of)
    if own is None:
        own = [own_domain(s, seat, column, stack) for column, stack in enumerate(stacks)]
        s.parts.keep("own-domains", seat, made_of, own)
    return own


def monster_stack(s: Kingdoms, column: int) -> shown.MonsterStack:
    start = column * s.height
    return {
        "area": AREAS[s.areas[column]],
        "cards": [s.box.monsters[card].id for card in reversed(s.cards[start : start + s.up[column]])],
        "count": s.up[column],
        "exhausted": bool(s.exhausted >> column & 1),
    }


def citizen_stack(s: Kingdoms, slot: int) -> shown.CitizenStack:
    stack = CITIZENS + slot
    kind = s.tops[stack]
    view: shown.CitizenStack = {
        "values": list(SLOTS[slot]),
        "card": s.box.citizens[kind].id if kind >= 0 else None,
        "kind": s.box.citizens[s.lineup[slot]].id if s.lineup[slot] >= 0 else None,
        "count": s.up[stack] + s.down[stack],
        "exhausted": bool(s.exhausted >> stack & 1),
    }
    if s.mixed:
        start = stack * s.height
        view["face_up"] = [s.box.citizens[k].id for k in reversed(s.cards[start : start + s.up[stack]])]
    if kind >= 0:
        view["cost"] = s.box.citizens[kind].cost
    return view


def own_citizen(s: Kingdoms, seat: int, slot: int, stack: shown.CitizenStack) -> shown.CitizenStack:
    kind = s.tops[CITIZENS + slot]
    if kind < 0:
        return stack
    cost = s.recruit_cost(seat, kind)
    return stack if cost == stack["cost"] else {**stack, "cost": cost}


def domain_stack(s: Kingdoms, column: int) -> shown.DomainStack:
    stack = DOMAINS + column
    domain = s.tops[stack]
    view: shown.DomainStack = {
        "card": s.box.domains[domain].id if domain >= 0 else None,
        "count": s.up[stack] + s.down[stack],
        "exhausted": bool(s.exhausted >> stack & 1),
    }
    if domain >= 0:
        view["cost"] = s.box.domains[domain].cost
    return view


def own_domain(s: Kingdoms, seat: int, column: int, stack: shown.DomainStack) -> shown.DomainStack:
    domain = s.tops[DOMAINS + column]
    if domain < 0:
        return stack
    return {**stack, "cost": s.build_cost(seat, domain), "roles_met": s.has_roles(seat, domain)}


# -- The kingdoms ------------------------------------------------------------------------------------


def kingdom(s: Kingdoms, owner: int) -> shown.Kingdom:
    kinds, monsters = s.kinds, len(s.box.monsters)
    held = (s.citizens[owner * kinds : owner * kinds + kinds], s.domain_place)
    slain = s.monsters[owner * monsters : owner * monsters + monsters]
    made_of = (s.over, s.tokens[owner * 4 : owner * 4 + 4], held, slain, s.roles[owner * 4 : owner * 4 + 4])
    view: shown.Kingdom | None = s.parts.known("kingdom", owner, made_of)
    if view is None:
        view = kingdom_anew(s, owner)
        s.parts.keep("kingdom", owner, made_of, view)
    return view


def kingdom_anew(s: Kingdoms, owner: int) -> shown.Kingdom:
    gold, strength, magic, vp = s.tokens[owner * 4 : owner * 4 + 4]
    return {
        "seat": owner,
        "gold": gold,
        "strength": strength,
        "magic": magic,
        "vp": vp,
        "citizens": counted(s.citizens, owner * s.kinds, s.box.citizen_ids),
        "monsters": counted(s.monsters, owner * len(s.box.monsters), s.box.monster_ids),
        "domains": [s.box.domains[d].id for d, place in enumerate(s.domain_place) if place == owner],
        "roles": {role: s.roles[owner * 4 + r] for r, role in enumerate(ROLES)},
        "duke": s.box.dukes[s.duke[owner]].id if s.over else None,
    }


def own_kingdom(s: Kingdoms, seat: int, open_to_all: shown.Kingdom) -> shown.Kingdom:
    """A kingdom as its owner knows it: with its Duke, and those it was dealt."""
    made_of = (open_to_all, is_choosing(s, seat), s.duke[seat], s.spare[seat])
    view: shown.Kingdom | None = s.parts.known("own-kingdom", seat, made_of)
    if view is None:
        view = {
            **open_to_all,
            "duke": None if is_choosing(s, seat) else s.box.dukes[s.duke[seat]].id,
            "dukes_dealt": [s.box.dukes[duke].id for duke in sorted((s.duke[seat], s.spare[seat]))],
        }
        s.parts.keep("own-kingdom", seat, made_of, view)
    return view


def lay_open(s: Kingdoms, table: shown.Table) -> None:
    table["kingdoms"] = [own_kingdom(s, owner, kingdom(s, owner)) for owner in range(s.seats)]


def is_choosing(s: Kingdoms, owner: int) -> bool:
    """Whether this seat has not chosen its Duke yet."""
    return s.turn == 0 and owner in s.deciders


def counted(counts: list[int], start: int, names: list[str]) -> dict[str, int]:
    held = zip(names, counts[start : start + len(names)], strict=True)
    return {name: count for name, count in held if count}


def dark_lord(s: Kingdoms) -> shown.DarkLord:
    return {
        "citizens": counted(s.captured, 0, s.box.citizen_ids),
        "domains": [s.box.domains[d].id for d, place in enumerate(s.domain_place) if place == CAPTURED],
        "duke": s.box.dukes[s.dark_lord].id if s.dark_lord >= 0 else None,
        "outcome": OUTCOMES[s.outcome],
    }
