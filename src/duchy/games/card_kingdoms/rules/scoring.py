"""The final count (CK-136..CK-147, CK-208..CK-211)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.score import Score, first_by, tie_break
from duchy.games.card_kingdoms.components.cards import Line
from duchy.games.card_kingdoms.components.layout import CAPTURED, CITIZENS, COLUMNS, COUNT, STACKS, VICTORY
from duchy.games.card_kingdoms.components.vocabulary import (
    OF_CITIZENS,
    OF_DOMAINS,
    OF_MONSTERS,
    OF_NAMED,
    OF_RESOURCES,
    OF_SYMBOLS,
    VP,
    Count,
)
from duchy.games.card_kingdoms.rules import effects

if TYPE_CHECKING:
    from duchy.core.showing.shown import Rank, TieBreak
    from duchy.games.card_kingdoms.state import Kingdoms


def score(s: Kingdoms, seat: int) -> Score:
    """Tokens, Monsters, Domains, and the Duke line by line."""
    parts: dict[str, int] = {}
    if s.seats > 1 or s.options["solo_vp_tokens"]:
        parts["tokens"] = s.tokens[seat * 4 + VP]
    parts["monsters"] = monster_points(s, seat)
    parts["domains"] = domain_points(s, seat)
    for line in s.box.dukes[s.duke[seat]].lines:
        name, points = best_way(line, lambda way: effects.count(s, seat, way.count))
        parts[name] = parts.get(name, 0) + points
    return Score(parts)


def best_way(ways: list[Line], counted: object) -> tuple[str, int]:
    """Where a Duke offers several ways to score, the one worth most (CK-146, CK-RU-40)."""
    assert callable(counted)
    best, points = ways[0].name, -1
    for way in ways:
        value = way.vp * counted(way)
        if value > points:
            best, points = way.name, value
    return best, points


def tally(s: Kingdoms, seat: int) -> dict[str, int]:
    """The purse, and the points that everybody sees; the Duke's come at the end."""
    gold, strength, magic, vp = s.tokens[seat * 4 : seat * 4 + 4]
    points = vp + monster_points(s, seat) + domain_points(s, seat)
    return {"gold": gold, "strength": strength, "magic": magic, "vp": points}


def monster_points(s: Kingdoms, seat: int) -> int:
    monsters = s.box.monsters
    start = seat * len(monsters)
    total = 0
    for number in range(len(monsters)):
        if s.monsters[start + number]:
            total += s.monsters[start + number] * monsters[number].vp
    return total


def domain_points(s: Kingdoms, seat: int) -> int:
    total = 0
    for domain, place in enumerate(s.domain_place):
        if place == seat:
            total += s.box.domains[domain].vp
    return total


def winners(s: Kingdoms) -> tuple[int, ...]:
    """The highest total; of those tied, the fewest cards; else shared (CK-141, CK-142, CK-RU-38)."""
    if not s.over:
        return ()
    if s.seats == 1:
        return (0,) if verdict(s) in ("victory", "count-won") else ()
    return first_by([score(s, seat).total for seat in range(s.seats)], tie_breaks(s))


def tie_breaks(s: Kingdoms) -> list[TieBreak]:
    return [tie_break("cards", [cards_owned(s, seat) for seat in range(s.seats)], least=True)]


def cards_owned(s: Kingdoms, seat: int) -> int:
    """Citizens, Domains and Monsters; Starters are equal for all."""
    citizens = sum(s.citizens[seat * s.kinds + s.box.starters : (seat + 1) * s.kinds])
    width = len(s.box.monsters)
    monsters = sum(s.monsters[seat * width : (seat + 1) * width])
    return citizens + monsters + s.domain_place.count(seat)


# -- The Dark Lord -------------------------------------------------------------------------------


def rival(s: Kingdoms) -> Score | None:
    return dark_lord_score(s) if s.seats == 1 else None


def dark_lord_score(s: Kingdoms) -> Score:
    """Monsters still in their stacks, captured Domains, and his Duke on all he holds (CK-209)."""
    survivors = surviving_monsters(s)
    parts = {
        "monsters": sum(s.box.monsters[card].vp for card in survivors),
        "domains": sum(s.box.domains[d].vp for d, place in enumerate(s.domain_place) if place == CAPTURED),
    }
    if s.dark_lord >= 0:
        for line in s.box.dukes[s.dark_lord].lines:
            name, points = best_way(line, lambda way: dark_lord_count(s, way.count))
            parts[name] = parts.get(name, 0) + points
    return Score(parts)


def surviving_monsters(s: Kingdoms) -> list[int]:
    return [s.cards[column * s.height + i] for column in range(COLUMNS) for i in range(s.up[column])]


def dark_lord_count(s: Kingdoms, counted: Count) -> int:
    """Surviving Monsters, captured Citizens and Domains; he has no resources (CK-210, CK-RU-56)."""
    if counted.of == OF_RESOURCES:
        return 0
    if counted.of == OF_DOMAINS:
        return s.domain_place.count(CAPTURED)
    if counted.of == OF_MONSTERS:
        monsters = [s.box.monsters[card] for card in surviving_monsters(s)]
        return sum(counted.area in (-1, m.area) and counted.type in (-1, m.type) for m in monsters)
    if counted.of == OF_CITIZENS:
        wanted = (-1, counted.role) if counted.role < 0 else (counted.role,)
        roles = (citizen.role for citizen in s.box.citizens)
        return sum(n for n, role in zip(s.captured, roles, strict=True) if counted.role < 0 or role in wanted)
    if counted.of == OF_NAMED:
        return sum(s.captured[kind] for kind in counted.kinds)
    assert counted.of == OF_SYMBOLS
    total = 0
    for role in counted.roles:
        total += sum(s.captured[k] for k, citizen in enumerate(s.box.citizens) if citizen.role == role)
        total += sum(s.box.domains[d].roles[role] for d, p in enumerate(s.domain_place) if p == CAPTURED)
    return total


def ranks(s: Kingdoms) -> list[Rank]:
    """When the game alone ends with a count, more than the Dark Lord has is a victory (CK-208)."""
    if s.outcome != COUNT:
        return []
    return [
        {"verdict": "count-won", "least": dark_lord_score(s).total + 1, "won": True},
        {"verdict": "count-lost", "least": None, "won": False},
    ]


def verdict(s: Kingdoms) -> str:
    """How a solo game ended; only a higher total wins the count (CK-211, CK-RU-54)."""
    if s.seats > 1 or not s.over:
        return ""
    if s.outcome == COUNT:
        return "count-won" if score(s, 0).total > dark_lord_score(s).total else "count-lost"
    return "victory" if s.outcome == VICTORY else "defeat"


# -- Nothing created, nothing lost ---------------------------------------------------------------


def cards_in_play(s: Kingdoms) -> dict[str, int]:
    """The cards of the centre and of all realms, by kind (CK-123)."""
    citizens = sum(s.up[k] + s.down[k] for k in range(CITIZENS, CITIZENS + 2 * COLUMNS))
    domains = sum(s.up[k] + s.down[k] for k in range(CITIZENS + 2 * COLUMNS, STACKS))
    owned = sum(place >= 0 or place == CAPTURED for place in s.domain_place)
    in_stock = min(s.tokens)
    return {
        "monsters": sum(s.up[:COLUMNS]) + sum(s.monsters),
        "citizens": citizens + sum(s.citizens) + sum(s.captured),
        "domains": domains + owned,
        "debts": min(in_stock, 0),
    }
