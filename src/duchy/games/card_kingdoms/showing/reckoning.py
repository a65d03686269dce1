"""The final count card by card, for people who want to know where their points came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from duchy.core.score import counted
from duchy.games.card_kingdoms.components.cards import Line
from duchy.games.card_kingdoms.components.layout import CAPTURED
from duchy.games.card_kingdoms.components.vocabulary import AREAS, OF_NAMED, OF_RESOURCES, VP
from duchy.games.card_kingdoms.rules import effects, scoring
from duchy.games.card_kingdoms.showing.texts import card_name

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted
    from duchy.core.showing.words import Phrase
    from duchy.games.card_kingdoms.state import Kingdoms


def reckoning(s: Kingdoms, seat: int) -> list[Counted]:
    lines: list[Counted] = []
    tokens = s.tokens[seat * 4 + VP]
    if tokens and (s.seats > 1 or s.options["solo_vp_tokens"]):
        lines.append(counted("tokens", ("tally-tokens", {"n": tokens}), tokens, tokens))
    width = len(s.box.monsters)
    lines += monster_lines(s, s.monsters[seat * width : (seat + 1) * width])
    lines += domain_lines(s, seat)
    return lines + duke_lines(
        s,
        s.duke[seat],
        lambda way: effects.count(s, seat, way.count),
        sum(s.tokens[seat * 4 : seat * 4 + 3]),
    )


def rival_reckoning(s: Kingdoms) -> list[Counted]:
    """The Dark Lord's score, alone."""
    if s.seats > 1:
        return []
    survivors = scoring.surviving_monsters(s)
    lines = monster_lines(s, [survivors.count(monster) for monster in range(len(s.box.monsters))])
    lines += domain_lines(s, CAPTURED)
    if s.dark_lord < 0:
        return lines
    return lines + duke_lines(s, s.dark_lord, lambda way: scoring.dark_lord_count(s, way.count), 0)


def monster_lines(s: Kingdoms, owned: list[int]) -> list[Counted]:
    return [
        counted("monsters", card_name(monster.id), number, number * monster.vp)
        for monster, number in zip(s.box.monsters, owned, strict=True)
        if number
    ]


def domain_lines(s: Kingdoms, place: int) -> list[Counted]:
    return [
        counted("domains", card_name(domain.id), 1, domain.vp)
        for domain, where in zip(s.box.domains, s.domain_place, strict=True)
        if where == place
    ]


def duke_lines(s: Kingdoms, duke: int, count: Callable[[Line], int], resources: int) -> list[Counted]:
    """Every line of a Duke, with all resources where he counts them in groups."""
    card = s.box.dukes[duke]
    lines: list[Counted] = []
    for ways in card.lines:
        name, points = scoring.best_way(ways, count)
        way = next(way for way in ways if way.name == name)
        number = resources if way.count.of == OF_RESOURCES else count(way)
        lines.append(counted(name, what_counted(way, number), number, points, by=card_name(card.id)))
    return lines


def what_counted(way: Line, number: int) -> Phrase:
    if way.count.of == OF_NAMED:
        return card_name(way.count.name)
    if way.count.area >= 0:
        return (f"area-{AREAS[way.count.area]}", {})
    return (f"tally-{way.name}", {"n": number, "group": way.count.group})
