"""Villages in the terminal: what can be drawn, recruited and built, with every power, and all villages."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Rows
from rich.text import Text

from duchy.core.showing.look import YES, Look, boxed
from duchy.games.villages.showing.shown import HandCard, Paying, Pile, RowPlace, Table, Village

FACES = ["card", "type", "price", "points#", "resource", "power"]


def draw(look: Look, table: Table) -> RenderableType:
    parts: list[RenderableType] = [heading(look, table), piles(look, table["piles"])]
    parts.append(row(look, table["row"]))
    parts += [village(look, table, owner) for owner in table["villages"]]
    if "hand" in table:
        parts.append(hand(look, table["hand"]))
    if "paying" in table:
        parts.append(paying(look, table["paying"]))
    return Group(*parts)


def heading(look: Look, table: Table) -> Text:
    return look.line(
        ("action", look.name(table["action"]) if table["action"] else ""),
        ("bank", look.number(table["bank"])),
        ("deck", look.number(table["deck"])),
        ("adventurer_deck", look.number(table["adventurer_deck"])),
        ("removed", look.counts(table.get("removed", {}))),
    )


# -- What can be had ------------------------------------------------------------------------------


def piles(look: Look, piles: list[Pile]) -> Rows:
    below = ["below"] if look.is_wide else []
    rows = look.table(look.name("piles"), ["#", *FACES, *below, "count#"])
    for pile in piles:
        id = pile["card"]
        face = faces(look, id) if id else ["–", *[""] * (len(FACES) - 1)]
        under = [look.joined(map(look.name, pile["below"]))] if look.is_wide else []
        rows.add_row(look.number(pile["pile"]), *face, *under, look.number(pile["count"]))
    return rows


def faces(look: Look, id: str) -> list[str]:
    """A building as it would stand in a village, and the resource it would be."""
    card = look.card("buildings", id)
    return [
        look.name(id),
        look.name(card["type"]),
        look.numbered(card["cost"]),
        look.number(card["vp"]),
        look.name(card["resource"]),
        " ".join(look.texts("buildings", id)),
    ]


def row(look: Look, row: list[RowPlace]) -> Rows:
    rows = look.table(look.name("adventurers"), ["#", "card", "requirement", "gold#", "points#", "power"])
    for place in row:
        id = place["card"]
        if not id:
            rows.add_row(look.number(place["place"]), "–")
            continue
        met = f" {YES}" if place.get("welcome") else ""
        gold = look.number(place["gold"]) if "gold" in place else ""
        rows.add_row(
            look.number(place["place"]),
            look.name(id),
            needs(look, place["requirement"]) + met,
            gold,
            look.number(place["vp"]),
            " ".join(look.texts("adventurers", id)),
        )
    return rows


def needs(look: Look, types: Mapping[str, int]) -> str:
    return look.joined(look.say(f"types-{type}", n=number) for type, number in types.items() if number)


def hand(look: Look, hand: list[HandCard]) -> RenderableType:
    if not hand:
        return look.line(("hand", look.say("cli-nothing")))
    rows = look.table(look.say("board-vv-hand", mark=YES), ["", *FACES])
    for card in hand:
        name, *rest = faces(look, card["card"])
        several = look.counts({card["card"]: card["count"]}) if card["count"] > 1 else name
        rows.add_row(YES if card["buildable"] else "", several, *rest)
    return rows


# -- Villages -------------------------------------------------------------------------------------


def village(look: Look, table: Table, owner: Village) -> RenderableType:
    size = look.number(owner["size"])
    target = table["target"]
    things: list[RenderableType] = [
        look.line(
            ("gold", look.number(owner["gold"])),
            ("hand", look.number(owner["hand"])),
            ("size", size if target is None else look.say("board-of", n=size, of=look.number(target))),
            ("in_sight", look.number(owner["vp"])),
            ("types", look.numbered(owner["types"])),
        ),
        look.line(("resources", resources(look, owner))),
    ]
    things += [house(look, "buildings", id) for id in owner["buildings"]]
    things += [house(look, "adventurers", id) for id in owner["adventurers"]]
    if "cards" in owner:
        things.append(look.line(("hand", look.counts(owner["cards"]))))
    return look.panel(owner["seat"], *things)


def resources(look: Look, owner: Village) -> str:
    """What can pay: each kind with how many there are, and how many of them hold a coin already."""
    held = {"castle": 1, **owner["resources"]}
    slid = owner.get("slid", {})
    return look.joined(
        look.say(
            "board-vv-resource",
            resource=look.name(kind),
            n=number,
            coins=owner["coins"].get(kind, 0),
            slid=slid.get(kind, 0),
        )
        for kind, number in held.items()
        if number
    )


def house(look: Look, section: str, id: str) -> Text:
    """A card of a village: its type, if it has one, and what it does."""
    card = look.card(section, id)
    text = Text(look.name(id))
    if "type" in card:
        text.append(f" ({look.name(card['type'])})", "dim")
    powers = " ".join(look.texts(section, id))
    return text.append(f"  {powers}", "dim") if powers else text


def paying(look: Look, paying: Paying) -> RenderableType:
    supplied = [
        look.say("board-vv-supplied", source=look.move(source), resource=look.name(resource))
        for source, resource in zip(paying["placed"], paying["supplied"], strict=True)
    ]
    return boxed(
        look.name("paying"),
        True,
        look.line(("card", look.name(paying["card"])), ("price", look.numbered(paying["cost"]))),
        look.line(("placed", look.joined(supplied)), ("still_to_pay", look.number(paying["left"]))),
    )
