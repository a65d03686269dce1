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
        "exhausted_limit": exhausted_limit(s),
        "centre": {
            "monsters": [monster_stack(s, column) for column in range(COLUMNS)],
            "citizens": [citizen_stack(s, slot, seat) for slot in range(len(SLOTS))],
            "domains": [domain_stack(s, column, seat) for column in range(COLUMNS)],
        },
        "kingdoms": [kingdom(s, owner, seat) for owner in range(s.seats)],
    }
    if s.seats == 1:
        table["dark_lord"] = dark_lord(s)
    return table


def monster_stack(s: Kingdoms, column: int) -> shown.MonsterStack:
    start = column * s.height
    return {
        "area": AREAS[s.areas[column]],
        "cards": [s.box.monsters[card].id for card in reversed(s.cards[start : start + s.up[column]])],
        "count": s.up[column],
        "exhausted": bool(s.exhausted >> column & 1),
    }


def citizen_stack(s: Kingdoms, slot: int, seat: int | None) -> shown.CitizenStack:
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
        view["cost"] = s.box.citizens[kind].cost if seat is None else s.recruit_cost(seat, kind)
    return view


def domain_stack(s: Kingdoms, column: int, seat: int | None) -> shown.DomainStack:
    stack = DOMAINS + column
    domain = s.tops[stack]
    view: shown.DomainStack = {
        "card": s.box.domains[domain].id if domain >= 0 else None,
        "count": s.up[stack] + s.down[stack],
        "exhausted": bool(s.exhausted >> stack & 1),
    }
    if domain >= 0:
        view["cost"] = s.box.domains[domain].cost if seat is None else s.build_cost(seat, domain)
        if seat is not None:
            view["roles_met"] = s.has_roles(seat, domain)
    return view


def kingdom(s: Kingdoms, owner: int, seat: int | None) -> shown.Kingdom:
    known = owner == seat or s.over
    gold, strength, magic, vp = s.tokens[owner * 4 : owner * 4 + 4]
    view: shown.Kingdom = {
        "seat": owner,
        "gold": gold,
        "strength": strength,
        "magic": magic,
        "vp": vp,
        "citizens": counted(s.citizens, owner * s.kinds, s.box.citizen_ids),
        "monsters": counted(s.monsters, owner * len(s.box.monsters), s.box.monster_ids),
        "domains": [s.box.domains[d].id for d, place in enumerate(s.domain_place) if place == owner],
        "roles": {role: s.roles[owner * 4 + r] for r, role in enumerate(ROLES)},
        "duke": s.box.dukes[s.duke[owner]].id if known and not is_choosing(s, owner) else None,
    }
    if owner == seat:
        dealt = [s.box.dukes[duke].id for duke in sorted((s.duke[owner], s.spare[owner]))]
        view["dukes_dealt"] = dealt
    return view


def lay_open(s: Kingdoms, table: shown.Table) -> None:
    table["kingdoms"] = [kingdom(s, owner, owner) for owner in range(s.seats)]


def is_choosing(s: Kingdoms, owner: int) -> bool:
    """Whether this seat has not chosen its Duke yet."""
    return s.turn == 0 and owner in s.deciders


def counted(counts: list[int], start: int, names: list[str]) -> dict[str, int]:
    return {names[i]: count for i, count in enumerate(counts[start : start + len(names)]) if count}


def dark_lord(s: Kingdoms) -> shown.DarkLord:
    return {
        "citizens": counted(s.captured, 0, s.box.citizen_ids),
        "domains": [s.box.domains[d].id for d, place in enumerate(s.domain_place) if place == CAPTURED],
        "duke": s.box.dukes[s.dark_lord].id if s.dark_lord >= 0 else None,
        "outcome": OUTCOMES[s.outcome],
    }
