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
        "centre": {
            "monsters": [monster_stack(s, column) for column in range(COLUMNS)],
            "citizens": [citizen_stack(s, slot) for slot in range(len(SLOTS))],
            "domains": [domain_stack(s, column) for column in range(COLUMNS)],
        },
        "kingdoms": [kingdom(s, owner) for owner in range(s.seats)],
    }
    if s.seats == 1:
        table["dark_lord"] = dark_lord(s)
    return table if seat is None else {**table, **own_parts(s, seat, table)}


def own_parts(s: Kingdoms, seat: int, table: shown.Table) -> shown.OwnParts:
    """What cards cost a seat, and what it alone knows of its kingdom."""
    centre = table["centre"]
    citizens, domains = enumerate(centre["citizens"]), enumerate(centre["domains"])
    kingdoms = table["kingdoms"].copy()
    kingdoms[seat] = own_kingdom(s, seat, kingdoms[seat])
    return {
        "centre": {
            "monsters": centre["monsters"],
            "citizens": [own_citizens(s, seat, slot, stack) for slot, stack in citizens],
            "domains": [own_domains(s, seat, column, stack) for column, stack in domains],
        },
        "kingdoms": kingdoms,
    }


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


def own_citizens(s: Kingdoms, seat: int, slot: int, stack: shown.CitizenStack) -> shown.CitizenStack:
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


def own_domains(s: Kingdoms, seat: int, column: int, stack: shown.DomainStack) -> shown.DomainStack:
    domain = s.tops[DOMAINS + column]
    if domain < 0:
        return stack
    return {**stack, "cost": s.build_cost(seat, domain), "roles_met": s.has_roles(seat, domain)}


def kingdom(s: Kingdoms, owner: int) -> shown.Kingdom:
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
    return {
        **open_to_all,
        "duke": None if is_choosing(s, seat) else s.box.dukes[s.duke[seat]].id,
        "dukes_dealt": [s.box.dukes[duke].id for duke in sorted((s.duke[seat], s.spare[seat]))],
    }


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
