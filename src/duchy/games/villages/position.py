"""Positions of Villages, written and read; `docs/positions.md` explains the fields.

What is not on the table is unseen: cards that a position does not name are in the deck (or, if `deck` gives
a smaller number, in the box), Adventurers likewise unless `adventurers_out` names them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duchy.core.reading.fields import Fields, unknown
from duchy.games.villages.components.layout import GOLD_IN_PLAY, NOTHING, PILES, PLACES, ROW
from duchy.games.villages.components.vocabulary import (
    ACTIONS,
    EFFECTS,
    GOLD,
    RESOURCES,
    STEAL_CARDS,
    STEAL_GOLD,
)
from duchy.games.villages.rules import paying, steps
from duchy.games.villages.showing.view import counted, named

if TYPE_CHECKING:
    from duchy.games.villages.state import Villages

COIN_PLACES = (*RESOURCES, "castle")


# -- Writing -------------------------------------------------------------------------------------


def dump_table(s: Villages) -> dict[str, Any]:
    ids = building_ids(s)
    uses = [move.text.split(" ", 1)[1] for move in s.moves.use]
    table: dict[str, Any] = {
        "first": s.first,
        "active": s.active,
        "action": ACTIONS[s.action] if s.action != NOTHING else "",
        "used": [name for number, name in enumerate(uses) if s.used >> number & 1],
        "arrived": [name for number, name in enumerate(uses) if s.arrived >> number & 1],
        "building": ids[s.building] if s.building != NOTHING else "",
        "picks": [dump_pick(s, pick) for pick in s.picks],
        "bank": s.bank,
        "deck": s.deck_size,
        "piles": [[ids[kind] for kind in reversed(pile)] for pile in s.piles],
        "row": [s.box.adventurers[n].id if n != NOTHING else "" for n in s.row],
        "adventurers_out": adventurers_out(s),
        "villages": [dump_village(s, seat) for seat in range(s.seats)],
        "removed": counted(s.removed, 0, ids),
        "thefts": s.thefts,
        "idle": s.idle,
    }
    if s.rumours:
        table["rumours"] = [dump_rumour(s, rumour) for rumour in s.rumours]
    return table


def dump_pick(s: Villages, pick: int) -> str:
    """A source of a payment; one that followed by itself has a mark."""
    text = s.moves.source[paying.chosen_source(pick)].text
    return text if pick >= 0 else f"{text} *"


def adventurers_out(s: Villages) -> list[str]:
    placed = s.adventurer_deck
    for bits in s.joined:
        placed |= bits
    for number in s.row:
        if number != NOTHING:
            placed |= 1 << number
    return [card.id for number, card in enumerate(s.box.adventurers) if not placed >> number & 1]


def dump_village(s: Villages, seat: int) -> dict[str, Any]:
    ids = building_ids(s)
    village: dict[str, Any] = {
        "gold": s.gold[seat],
        "hand": counted(s.hand, seat * s.kinds, ids),
        "seen": counted(s.seen, seat * s.kinds, ids),
        "developed": counted(s.developed, seat * s.kinds, ids),
        "coins": named(s.coins[seat * PLACES : seat * PLACES + PLACES]),
        "buildings": [id for kind, id in enumerate(ids) if s.built[seat] >> kind & 1],
        "adventurers": [a.id for n, a in enumerate(s.box.adventurers) if s.joined[seat] >> n & 1],
    }
    if s.seats == 1:
        village["slid"] = named(s.slid)
    return village


def dump_rumour(s: Villages, rumour: tuple[int, int, int, int, int, int]) -> dict[str, Any]:
    knower, kind, holders, theft, thief, limit = rumour
    return {
        "knower": knower,
        "card": s.box.buildings[kind].id,
        "holders": [seat for seat in range(s.seats) if holders >> seat & 1],
        "theft": theft,
        "thief": thief,
        "limit": limit,
    }


def building_ids(s: Villages) -> list[str]:
    return [building.id for building in s.box.buildings]


# -- Reading -------------------------------------------------------------------------------------


def load_table(s: Villages, fields: Fields) -> None:
    s.clear()
    ids = building_ids(s)
    s.first = fields.number("first", default=0, high=s.seats - 1)
    s.active = fields.number("active", default=s.first, high=s.seats - 1)
    action = fields.text("action", default="", among=["", *ACTIONS], what="action")
    s.action = ACTIONS.index(action) if action else NOTHING
    s.used = load_uses(s, fields, "used")
    s.arrived = load_uses(s, fields, "arrived")
    building = fields.text("building", default="", among=["", *ids], what="building")
    if building:
        s.building = ids.index(building)
        take(s, fields, "building", s.building, 1)
    load_piles(s, fields, ids)
    load_row(s, fields)
    for seat, village in enumerate(fields.tables("villages", length=s.seats)):
        load_village(s, village, seat, ids)
    for name, number in fields.counts("removed", ids, "building").items():
        take(s, fields, f"removed.{name}", ids.index(name), number)
        s.removed[ids.index(name)] = number
    s.deck_size = fields.number("deck", default=s.unseen_size, high=s.unseen_size)
    if s.deck_size and not all(s.piles):
        fields.fail("piles", "no pile is empty while the deck has cards; give five piles, or a deck of 0")
    s.idle = fields.number("idle", default=0)
    load_bank(s, fields)
    load_rumours(s, fields, ids)
    check_agenda(s, fields)
    load_picks(s, fields)


def load_uses(s: Villages, fields: Fields, name: str) -> int:
    uses = [move.text.split(" ", 1)[1] for move in s.moves.use]
    bits = 0
    for use in fields.texts(name, uses, "power", optional=True):
        bits |= 1 << uses.index(use)
    return bits


def take(s: Villages, fields: Fields, where: str, kind: int, number: int) -> None:
    """Cards of a kind lie somewhere, so they are no longer unseen."""
    if number > s.unseen[kind]:
        building = s.box.buildings[kind]
        fields.fail(where, f"there are only {building.copies} cards {building.id} in the game")
    s.unseen[kind] -= number
    s.unseen_size -= number


def load_piles(s: Villages, fields: Fields, ids: list[str]) -> None:
    for number, pile in enumerate(fields.listed("piles", length=PILES)):
        where = f"piles[{number}]"
        if not isinstance(pile, list):
            fields.fail(where, "must be a list of buildings, the top one first")
        for name in reversed(pile):
            if not isinstance(name, str) or name not in ids:
                fields.fail(where, unknown("building", str(name), ids))
            take(s, fields, where, ids.index(name), 1)
            s.piles[number].append(ids.index(name))


def load_row(s: Villages, fields: Fields) -> None:
    names = [adventurer.id for adventurer in s.box.adventurers]
    listed = fields.texts("row", ["", *names], "adventurer", optional=True)
    if len(listed) > ROW:
        fields.fail("row", f"has {ROW} places, not {len(listed)}")
    for place, name in enumerate(listed):
        if name:
            s.row[place] = fetch(s, fields, "row", name)
    for name in fields.texts("adventurers_out", names, "adventurer", optional=True):
        fetch(s, fields, "adventurers_out", name)


def fetch(s: Villages, fields: Fields, where: str, name: str) -> int:
    """Take an Adventurer of this name out of the deck."""
    number = 0
    while number < len(s.box.adventurers):
        if s.box.adventurers[number].id == name and s.adventurer_deck >> number & 1:
            break
        number += 1
    else:
        fields.fail(where, f"{name} is in another place already")
    s.adventurer_deck ^= 1 << number
    return number


def load_village(s: Villages, fields: Fields, seat: int, ids: list[str]) -> None:
    s.gold[seat] = fields.number("gold", default=0, high=GOLD_IN_PLAY[s.seats])
    for name, number in fields.counts("hand", ids, "building").items():
        take(s, fields, f"hand.{name}", ids.index(name), number)
        s.hand[seat * s.kinds + ids.index(name)] = number
        s.hand_size[seat] += number
    for name, number in fields.counts("seen", ids, "building").items():
        place = seat * s.kinds + ids.index(name)
        if number > s.hand[place]:
            fields.fail(f"seen.{name}", f"the hand has only {s.hand[place]} of them")
        s.seen[place] = number
    for name, number in fields.counts("developed", ids, "building").items():
        take(s, fields, f"developed.{name}", ids.index(name), number)
        for _ in range(number):
            s.add_resource(seat, ids.index(name))
    for name in fields.texts("buildings", ids, "building", optional=True):
        if s.built[seat] >> ids.index(name) & 1:
            fields.fail("buildings", f"a village has no two buildings of the same name, here {name}")
        take(s, fields, "buildings", ids.index(name), 1)
        s.add_building(seat, ids.index(name))
    names = [adventurer.id for adventurer in s.box.adventurers]
    for name in fields.texts("adventurers", names, "adventurer", optional=True):
        s.add_adventurer(seat, fetch(s, fields, "adventurers", name))
    load_coins(s, fields, seat)
    fields.done()


def load_coins(s: Villages, fields: Fields, seat: int) -> None:
    places = [*s.resources[seat * 4 : seat * 4 + 4], 1]
    for name, number in fields.counts("coins", COIN_PLACES, "place for a coin").items():
        place = COIN_PLACES.index(name)
        if number > places[place]:
            fields.fail(f"coins.{name}", f"there is room for {places[place]} coins, one on each card")
        s.coins[seat * PLACES + place] = number
        if place < 4:
            s.free[place] -= number
    if s.seats == 1:
        for name, number in fields.counts("slid", COIN_PLACES, "place for a coin").items():
            place = COIN_PLACES.index(name)
            if number > s.coins[place]:
                fields.fail(f"slid.{name}", f"only {s.coins[place]} coins lie there")
            s.slid[place] = number


def load_bank(s: Villages, fields: Fields) -> None:
    """The bank holds whatever is left of the gold in play (VV-085)."""
    in_play = GOLD_IN_PLAY[s.seats]
    left = in_play - sum(s.gold) - sum(s.coins)
    if left < 0:
        fields.fail(
            "bank", f"only {in_play} gold are in play with {s.seats} seats, here are {in_play - left}"
        )
    s.bank = fields.number("bank", default=left)
    if s.bank != left:
        fields.fail("bank", f"must be {left}: {in_play} gold are in play with {s.seats} seats")


def load_rumours(s: Villages, fields: Fields, ids: list[str]) -> None:
    s.thefts = fields.number("thefts", default=0)
    for rumour in fields.tables("rumours", optional=True):
        knower = rumour.number("knower", high=s.seats - 1)
        kind = ids.index(rumour.text("card", among=ids, what="building"))
        holders = 0
        for holder in rumour.numbers("holders", high=s.seats - 1):
            if holder == knower:
                rumour.fail("holders", "a seat needs no rumour of its own hand")
            holders |= 1 << holder
        theft = rumour.number("theft", default=0)
        thief = rumour.number("thief", default=0, high=s.seats - 1)
        s.rumours.append((knower, kind, holders, theft, thief, rumour.number("limit", default=99)))
        rumour.done()


def check_agenda(s: Villages, fields: Fields) -> None:
    """The numbers of steps lead to cards and powers: they must exist."""
    for kind, seat, a, _b in s.trunk:
        name = s.steps[kind].name
        if kind in (steps.PAY, steps.COMPLETE) and not 0 <= a < s.kinds:
            fields.fail("agenda", f"the step {name} names the building {a}; there are {s.kinds}")
        if kind in (steps.GAIN, steps.ROB):
            check_effect(s, fields, name, a)
        if kind == steps.PAY and not s.hand[seat * s.kinds + a]:
            fields.fail("agenda", f"the step {name}: {s.box.buildings[a].id} is not in the hand")
        if kind in (steps.PAY, steps.COMPLETE) and s.built[seat] >> a & 1:
            fields.fail("agenda", f"the step {name}: {s.box.buildings[a].id} is in the village already")
        if kind == steps.COMPLETE and s.building != a:
            fields.fail("agenda", f"the step {name}: the field building must name the same card")
        if kind == steps.DISCARD and not steps.FOR_ACTION <= _b <= steps.FOR_LIMIT:
            fields.fail("agenda", f"the step {name} has no reason {_b}")
        if kind in (steps.FOLLOW, steps.POWERS) and s.action == NOTHING and s.trunk[-1][0] == kind:
            fields.fail("action", f"must be given at the step {name}")


def check_effect(s: Villages, fields: Fields, step: str, number: int) -> None:
    effects = s.box.effects
    if not 0 <= number < len(effects):
        fields.fail("agenda", f"the step {step} names the effect {number}; there are {len(effects)}")
    fitting = (GOLD, STEAL_GOLD) if step == "gain" else (STEAL_GOLD, STEAL_CARDS)
    if effects[number].op not in fitting:
        word = EFFECTS[effects[number].op]
        fields.fail("agenda", f"the step {step} names the effect {number} of {effects[number].card}: {word}")


def load_picks(s: Villages, fields: Fields) -> None:
    """The sources chosen so far, if a payment is being made."""
    texts = [str(text) for text in fields.listed("picks", optional=True)]
    if not texts:
        return
    if not s.trunk or s.trunk[-1][0] != steps.PAY:
        fields.fail("picks", "sources are chosen at the step pay only")
    _, seat, kind, _ = s.trunk[-1]
    payment = paying.Payment(s, seat, kind)
    codes = {move.text: code for code, move in enumerate(s.moves.source)}
    for index, text in enumerate(texts):
        plain = text.removesuffix(" *")
        if plain not in codes:
            fields.fail(f"picks[{index}]", unknown("source", plain, codes))
        code = codes[plain]
        place = payment.codes.index(code) if code in payment.codes else -1
        if place < 0 or not payment.can_take(place):
            fields.fail(f"picks[{index}]", f"'{plain}' cannot pay for {s.box.buildings[kind].id} here")
        payment.take(place, 1)
        s.picks.append(code if plain == text else ~code)
    if s.picks[0] < 0:
        fields.fail("picks[0]", "the first source is a choice, without a mark")
