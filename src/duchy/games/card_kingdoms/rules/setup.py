"""Setting the table (CK-027..CK-052, CK-176..CK-179, CK-184, CK-185, CK-212..CK-216)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.games.card_kingdoms.components.cards import SLOTS
from duchy.games.card_kingdoms.components.layout import CITIZENS, COLUMNS, DOMAINS, OUT
from duchy.games.card_kingdoms.components.vocabulary import AREAS, GOLD, MAGIC
from duchy.games.card_kingdoms.rules import steps

if TYPE_CHECKING:
    from duchy.core.stream import Stream
    from duchy.games.card_kingdoms.state import Kingdoms

START_GOLD = 2
START_MAGIC = 1


def set_up(s: Kingdoms) -> None:
    areas, lineup, without = chosen_cards(s)
    lay_monsters(s, areas)
    lay_citizens(s, lineup)
    lay_domains(s, without)
    for seat in range(s.seats):
        s.tokens[seat * 4 + GOLD] = START_GOLD
        s.tokens[seat * 4 + MAGIC] = START_MAGIC
        for starter in range(s.box.starters):
            s.add_citizens(seat, starter, 1)
    deal_dukes(s)
    s.trunk.append((steps.FIRST_PLAYER, 0, 0, 0))


def chosen_cards(s: Kingdoms) -> tuple[list[int], list[int], list[int]]:
    """The five areas, the ten kinds of Citizens and the Domains taken out, by the set-up chosen."""
    name = s.options["setup"]
    box = s.box
    if name == "random":
        areas = list(range(len(AREAS)))
        s.stream.shuffle(areas)
        starts = box.slot_start
        lineup = [
            starts[slot] + s.stream.below(starts[slot + 1] - starts[slot]) for slot in range(len(SLOTS))
        ]
        return areas[:COLUMNS], lineup, []
    if name == "custom":
        kinds = {citizen.id: kind for kind, citizen in enumerate(box.citizens)}
        lineup = sorted((kinds[id] for id in listed(s, "citizens")), key=lambda kind: box.citizens[kind].slot)
        domains = {domain.id: number for number, domain in enumerate(box.domains)}
        without = [domains[id] for id in listed(s, "without")]
        return [AREAS.index(area) for area in listed(s, "areas")], lineup, without
    setup = box.setups[str(name)]
    return setup.areas, setup.citizens, setup.without


def listed(s: Kingdoms, option: str) -> list[str]:
    value = s.options[option]
    assert isinstance(value, list)
    return value


def lay_monsters(s: Kingdoms, areas: list[int]) -> None:
    """Each stack weakest on top; stacks from left to right by their top Monster (CK-030, CK-032)."""
    stacks = [area_stack(s, area) for area in areas]
    order = sorted(range(COLUMNS), key=lambda i: ([strength(s, card) for card in stacks[i]], areas[i]))
    s.areas = [areas[i] for i in order]
    for column, i in enumerate(order):
        pile(s, column, stacks[i][::-1])


def area_stack(s: Kingdoms, area: int) -> list[int]:
    """The Monsters of an area, the one to lie on top first."""
    cards: list[int] = []
    for number, monster in enumerate(s.box.monsters):
        if monster.area == area:
            copies = monster.copies + (monster.extra_copies if s.seats == 5 else 0)
            cards += [number] * copies
    return sorted(cards, key=lambda card: strength(s, card))


def strength(s: Kingdoms, card: int) -> int:
    return s.box.monsters[card].strength


def lay_citizens(s: Kingdoms, lineup: list[int]) -> None:
    """Five cards a stack, six with five players; mixed stacks lie face down under one (CK-213)."""
    size = 6 if s.seats == 5 else 5
    s.lineup = [-1] * len(SLOTS) if s.mixed else lineup
    for slot in range(len(SLOTS)):
        stack = CITIZENS + slot
        if s.mixed:
            for kind in range(s.box.slot_start[slot], s.box.slot_start[slot + 1]):
                s.unseen_citizens[kind] = s.box.citizens[kind].copies
            s.down[stack] = size
            s.uncover(stack)
        else:
            pile(s, stack, [lineup[slot]] * size)


def pile(s: Kingdoms, stack: int, cards: list[int]) -> None:
    """Face-up cards on a place, the last on top. No clone shares the lists of a table that is being laid."""
    start = stack * s.height
    s.cards[start : start + len(cards)] = cards
    s.up[stack] = len(cards)
    s.tops[stack] = cards[-1]


def lay_domains(s: Kingdoms, without: list[int]) -> None:
    for domain in without:
        s.domain_place[domain] = OUT
    for column in range(COLUMNS):
        stack = DOMAINS + column
        s.down[stack] = 4 if s.seats == 5 else 3
        s.uncover(stack)


def deal_dukes(s: Kingdoms) -> None:
    """Two Dukes for each player, of which one is kept in secret (CK-043)."""
    deck = [1] * len(s.box.dukes)
    for seat in range(s.seats):
        duke = s.stream.draw(deck, 0, len(deck))
        s.deal(seat, duke, s.stream.draw(deck, 0, len(deck)))
        if s.listener is not None:
            private = {"one": s.box.dukes[s.duke[seat]].id, "other": s.box.dukes[s.spare[seat]].id}
            s.tell_seat(seat, dict(private), "dukes-dealt", seat=seat)
        s.push_lane(steps.KEEP_DUKE, seat)


def redeal(s: Kingdoms, seat: int, rng: Stream) -> bool:
    """Deal the other seats' Dukes anew: nothing else is hidden and decided (CK-012, CK-RU-06)."""
    if s.over or s.seats == 1:
        return False
    own = (s.duke[seat], s.spare[seat])
    unknown = [duke for duke in range(len(s.box.dukes)) if duke not in own]
    rng.shuffle(unknown)
    for other in range(s.seats):
        if other != seat:
            duke = unknown.pop()
            s.deal(other, duke, unknown.pop())
    return bool(s.lanes)
