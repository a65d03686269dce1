"""What a seat may know: everything but the other hands, the decks, and payments not yet confirmed.

What everybody saw being taken from the piles is not printed: remembering it is part of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.games.villages.components.layout import CASTLE, NOTHING, PILES, PLACES, TARGET
from duchy.games.villages.components.vocabulary import ACTIONS, RESOURCES, SUPPLIES, TYPES
from duchy.games.villages.moves import FROM_POWERS
from duchy.games.villages.rules import actions, paying, scoring, steps

if TYPE_CHECKING:
    from duchy.games.villages.showing import shown
    from duchy.games.villages.state import Villages


def view_table(s: Villages, seat: int | None) -> shown.Table:
    table: shown.Table = {
        "first": s.first,
        "active": s.active if s.turn else None,
        "action": ACTIONS[s.action] if s.action != NOTHING else None,
        "building": s.box.buildings[s.building].id if s.building != NOTHING else None,
        "bank": s.bank,
        "target": TARGET[s.seats] or None,
        "deck": s.deck_size,
        "adventurer_deck": s.adventurer_deck.bit_count(),
        "piles": piles(s),
        "row": row(s),
        "villages": [village(s, owner) for owner in range(s.seats)],
        "reconstructed": reconstructed(s, None),
    }
    if s.seats == 1:
        table["removed"] = counted(s.removed, 0, [b.id for b in s.box.buildings])
    return table if seat is None else {**table, **own_parts(s, seat, table)}


def own_parts(s: Villages, seat: int, table: shown.Table) -> shown.OwnParts:
    """The hand of a seat, what it pays just now, and whom its village would welcome."""
    parts: shown.OwnParts = {
        "row": [own_row_place(s, seat, place, card) for place, card in enumerate(table["row"])],
        "hand": [hand_card(s, seat, kind) for kind in range(s.kinds) if in_hand(s, seat, kind)],
        "reconstructed": reconstructed(s, seat),
    }
    paid = payment(s, seat)
    if paid:
        parts["paying"] = paid
    return parts


def piles(s: Villages) -> list[shown.Pile]:
    made_of = s.piles.copy()
    views: list[shown.Pile] | None = s.parts.known("piles", 0, made_of)
    if views is None:
        views = [pile(s, number) for number in range(PILES)]
        s.parts.keep("piles", 0, made_of, views)
    return views


def pile(s: Villages, number: int) -> shown.Pile:
    """All cards of a pile are open, only the top one can be taken (VV-RU-33)."""
    cards = [s.box.buildings[kind].id for kind in reversed(s.piles[number])]
    if not cards:
        return {"pile": number + 1, "card": None, "count": 0, "below": []}
    return {
        "pile": number + 1,
        "card": cards[0],
        **building_facts(s, s.piles[number][-1]),
        "count": len(cards),
        "below": cards[1:],
    }


def building_facts(s: Villages, kind: int) -> shown.BuildingFacts:
    building = s.box.buildings[kind]
    return {
        "type": TYPES[building.type],
        "cost": {name: building.cost[r] for r, name in enumerate(RESOURCES) if building.cost[r]},
        "vp": building.vp,
        "resource": RESOURCES[building.resource],
        "reconstructed": list(building.reconstructed),
    }


def row(s: Villages) -> list[shown.RowPlace]:
    views: list[shown.RowPlace] | None = s.parts.known("row", 0, s.row)
    if views is None:
        views = [row_place(s, place) for place in range(len(s.row))]
        s.parts.keep("row", 0, s.row, views)
    return views


def row_place(s: Villages, place: int) -> shown.RowPlace:
    number = s.row[place]
    view: shown.RowPlace = {"place": place + 1, "card": None}
    if number == NOTHING:
        return view
    adventurer = s.box.adventurers[number]
    view["card"] = adventurer.id
    view["vp"] = adventurer.vp
    view["requirement"] = {
        name: adventurer.requirement[t] for t, name in enumerate(TYPES) if adventurer.requirement[t]
    }
    view["reconstructed"] = list(adventurer.reconstructed)
    return view


def own_row_place(s: Villages, seat: int, place: int, open_to_all: shown.RowPlace) -> shown.RowPlace:
    number = s.row[place]
    if number == NOTHING:
        return open_to_all
    return {
        **open_to_all,
        "welcome": actions.is_welcome(s, seat, number),
        "gold": actions.recruit_price(s, seat),
    }


def village(s: Villages, owner: int) -> shown.Village:
    """A village with its resources: how many of each kind there are, and on how many a coin lies.

    The points are those it would score now: all that counts lies open.
    """
    places, four = slice(owner * PLACES, (owner + 1) * PLACES), slice(owner * 4, owner * 4 + 4)
    cards = (s.built[owner], s.joined[owner], s.hand_size[owner], s.slid.copy() if s.seats == 1 else None)
    counts = (s.gold[owner], s.resources[four], s.coins[places], s.types[four])
    made_of = (cards, counts, scoring.total_points(s, owner))
    view: shown.Village | None = s.parts.known("village", owner, made_of)
    if view is None:
        view = village_anew(s, owner)
        s.parts.keep("village", owner, made_of, view)
    return view


def village_anew(s: Villages, owner: int) -> shown.Village:
    coins = s.coins[owner * PLACES : owner * PLACES + PLACES]
    view: shown.Village = {
        "seat": owner,
        "castle": s.box.castles[owner].id,
        "gold": s.gold[owner],
        "hand": s.hand_size[owner],
        "resources": {name: s.resources[owner * 4 + r] for r, name in enumerate(RESOURCES)},
        "coins": named(coins),
        "buildings": [b.id for kind, b in enumerate(s.box.buildings) if s.built[owner] >> kind & 1],
        "adventurers": [a.id for n, a in enumerate(s.box.adventurers) if s.joined[owner] >> n & 1],
        "types": {name: s.types[owner * 4 + t] for t, name in enumerate(TYPES)},
        "size": s.village_size(owner),
        "vp": scoring.score(s, owner).total,
    }
    if s.seats == 1:
        view["slid"] = named(s.slid)
    return view


def named(coins: list[int]) -> dict[str, int]:
    places = (*RESOURCES, "castle")
    return {name: coins[place] for place, name in enumerate(places) if coins[place]}


def counted(counts: list[int], start: int, names: list[str]) -> dict[str, int]:
    return {name: counts[start + i] for i, name in enumerate(names) if counts[start + i]}


def in_hand(s: Villages, seat: int, kind: int) -> int:
    return s.hand[seat * s.kinds + kind]


def hand_card(s: Villages, seat: int, kind: int) -> shown.HandCard:
    """A card of the own hand, and whether it could be built with what there is."""
    is_new = not s.built[seat] >> kind & 1
    return {
        "card": s.box.buildings[kind].id,
        "count": in_hand(s, seat, kind),
        **building_facts(s, kind),
        "buildable": is_new and paying.Payment(s, seat, kind).is_possible(0),
    }


def lay_open(s: Villages, table: shown.Table) -> None:
    for owner, view in enumerate(table["villages"]):
        view["cards"] = counted(s.hand, owner * s.kinds, [building.id for building in s.box.buildings])


def payment(s: Villages, seat: int) -> shown.Paying | None:
    """The payment that this seat is choosing, for its own eyes only."""
    if seat not in s.deciders or s.step_of(seat)[0] != steps.PAY:
        return None
    kind = s.step_of(seat)[2]
    sources = [paying.chosen_source(pick) for pick in s.picks]
    return {
        "card": s.box.buildings[kind].id,
        "cost": building_facts(s, kind)["cost"],
        "placed": [s.moves.source[code].text for code in sources],
        "supplied": [SUPPLIES[supply(s, code)] for code in sources],
        "left": s.box.buildings[kind].total - len(sources),
    }


def supply(s: Villages, code: int) -> int:
    """What a source supplies: a resource, or a wild one."""
    if code >= FROM_POWERS:
        return s.box.powers[code - FROM_POWERS].effect.resource
    return code if code <= CASTLE else (code - CASTLE - 1) % 4


def reconstructed(s: Villages, seat: int | None) -> list[str]:
    """The cards in sight of which at least one value is our own reconstruction."""
    kinds = s.kinds
    in_sight = [False] * kinds
    for cards in s.piles:
        for kind in cards:
            in_sight[kind] = True
    if s.building != NOTHING:
        in_sight[s.building] = True
    open_bits = 0
    joined = 0
    for owner in range(s.seats):
        open_bits |= s.built[owner]
        joined |= s.joined[owner]
    for number in s.row:
        if number != NOTHING:
            joined |= 1 << number
    for place, count in enumerate(s.developed):
        if count:
            in_sight[place % kinds] = True
    seen: dict[str, bool] = {}
    for kind, building in enumerate(s.box.buildings):
        known = in_sight[kind] or open_bits >> kind & 1 or (seat is not None and in_hand(s, seat, kind))
        if building.reconstructed and known:
            seen[building.id] = True
    for number, adventurer in enumerate(s.box.adventurers):
        if adventurer.reconstructed and joined >> number & 1:
            seen[adventurer.id] = True
    return list(seen)
