"""Card Kingdoms in the terminal: what each card costs, is worth and does, and every kingdom."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Rows
from rich.text import Text

from duchy.core.showing.look import YES, Look, boxed
from duchy.games.card_kingdoms.showing.shown import Centre, DarkLord, Kingdom, Table

ROLES = ("worker", "soldier", "shadow", "holy")
LASTING = "built"
"""Domains that act when they are built have nothing more to tell."""


def draw(look: Look, table: Table) -> RenderableType:
    parts: list[RenderableType] = [heading(look, table), *centre(look, table["centre"])]
    parts += [kingdom(look, table, owner) for owner in table["kingdoms"]]
    if "dark_lord" in table:
        parts.append(dark_lord(look, table["dark_lord"]))
    return Group(*parts)


def heading(look: Look, table: Table) -> Text:
    dice = table["dice"]
    limit = look.number(table["exhausted_limit"])
    exhausted = look.say("board-of", n=look.number(table["exhausted"]), of=limit)
    resting = table["resting"]
    return look.line(
        ("dice", look.say("board-ck-dice", first=dice[0], second=dice[1], sum=sum(dice)) if dice else ""),
        ("exhausted", exhausted),
        ("resting", "" if resting is None else look.player(resting)),
    )


# -- The centre -----------------------------------------------------------------------------------


def centre(look: Look, centre: Centre) -> list[Rows]:
    monsters = look.table(
        look.name("monsters"), ["#", "card", "area", "price", "points#", "reward", "remaining#"]
    )
    for column, stack in enumerate(centre["monsters"], 1):
        if stack["cards"]:
            id = stack["cards"][0]
            card = look.card("monsters", id)
            price = {token: card[token] for token in ("strength", "magic")}
            cells = [
                monster(look, stack["cards"]),
                look.name(stack["area"], "area"),
                tokens(look, price),
                look.number(card["vp"]),
                look.joined(look.effects("monsters", id)),
            ]
        else:
            cells = ["–", look.name(stack["area"], "area"), "", "", ""]
        monsters.add_row(look.number(column), *cells, look.number(stack["count"]))
    citizens = look.table(
        look.name("citizens"),
        ["#", "card", "values", "role", "price#", "own_roll", "others_roll", "remaining#"],
    )
    for place, pile in enumerate(centre["citizens"], 1):
        values = numbers(look, pile["values"])
        open_card = pile["card"]
        row = [look.number(place), "–", values, "", "", "", "", look.number(pile["count"])]
        if open_card is not None:
            role = look.card("citizens", open_card).get("role")
            row[1] = look.name(open_card)
            row[3] = look.name(role, "role") if role else ""
            row[4] = look.number(pile["cost"])
            row[5:7] = look.effects("citizens", open_card)
        citizens.add_row(*row)
    domains = look.table(
        look.name("domains"), ["#", "card", "price#", "roles", "points#", "power", "remaining#"]
    )
    for column, deed in enumerate(centre["domains"], 1):
        top = deed["card"]
        if top is None:
            domains.add_row(look.number(column), "–", "", "", "", "", look.number(deed["count"]))
            continue
        met = f" {YES}" if deed.get("roles_met") else ""
        card = look.card("domains", top)
        domains.add_row(
            look.number(column),
            look.name(top),
            look.number(deed["cost"]),
            roles(look, card["roles"]) + met,
            look.number(card["vp"]),
            " ".join(look.texts("domains", top)),
            look.number(deed["count"]),
        )
    return [monsters, citizens, domains]


def monster(look: Look, cards: list[str]) -> str:
    """The monster on top and, where there is room, who waits below it."""
    below = list(dict.fromkeys(card for card in cards if card != cards[0]))
    if not below or not look.is_wide:
        return look.name(cards[0])
    return look.say("board-then", card=look.name(cards[0]), below=[look.name(card) for card in below])


def tokens(look: Look, amounts: Mapping[str, int]) -> str:
    return look.joined(look.say(f"token-{token}", n=amount) for token, amount in amounts.items() if amount)


def roles(look: Look, counts: Mapping[str, int]) -> str:
    return look.joined(look.say(f"role-{role}", n=counts[role]) for role in ROLES if counts.get(role))


def numbers(look: Look, values: list[int]) -> str:
    return "/".join(look.number(value) for value in values)


# -- Kingdoms -------------------------------------------------------------------------------------


def kingdom(look: Look, table: Table, owner: Kingdom) -> RenderableType:
    seat = owner["seat"]
    own = seat == look.viewer
    purse = look.line(
        *((token, look.number(owner[token])) for token in ("gold", "strength", "magic")),
        ("in_sight", look.number(points(look, owner))),
        ("roles", roles(look, owner["roles"])),
    )
    things: list[RenderableType] = [purse]
    if own:
        things.append(court(look, owner["citizens"]))
    else:
        named = [
            f"{numbers(look, citizen(look, id)['values'])} {look.counts({id: number})}"
            for id, number in owner["citizens"].items()
        ]
        things.append(look.line(("citizens", look.joined(named))))
    things.append(look.line(("monsters", look.counts(owner["monsters"]))))
    things += [domain(look, id, own) for id in owner["domains"]]
    things += duke(look, owner)
    return look.panel(seat, *things)


def points(look: Look, owner: Kingdom) -> int:
    """What everybody can count: tokens, monsters and domains."""
    slain = sum(look.card("monsters", id)["vp"] * number for id, number in owner["monsters"].items())
    built: int = sum(look.card("domains", id)["vp"] for id in owner["domains"])
    return owner["vp"] + int(slain) + built


def citizen(look: Look, id: str) -> Mapping[str, list[int]]:
    return look.card("starters" if id.startswith("starter_") else "citizens", id)


def court(look: Look, citizens: Mapping[str, int]) -> Rows:
    """One's own citizens, in the order of their numbers, with what each brings."""
    rows = look.table("", ["values", "citizens", "own_roll", "others_roll"])
    for id in sorted(citizens, key=lambda id: citizen(look, id)["values"]):
        section = "starters" if id.startswith("starter_") else "citizens"
        values = numbers(look, citizen(look, id)["values"])
        rows.add_row(values, look.counts({id: citizens[id]}), *look.effects(section, id))
    return rows


def domain(look: Look, id: str, own: bool) -> Text:
    lasts = own and look.card("domains", id)["when"] != LASTING
    told = look.tells(id, look.texts("domains", id)) if lasts else look.name(id)
    return Text.assemble((f"{look.name('domains')} ", "dim"), told)


def duke(look: Look, owner: Kingdom) -> list[RenderableType]:
    """The duke as far as it is known; while one is chosen, both."""
    known = [owner["duke"]] if owner["duke"] else owner.get("dukes_dealt", [])
    return [
        Text.assemble((f"{look.name('duke')} ", "dim"), look.tells(id, look.texts("dukes", id)))
        for id in known
    ]


def dark_lord(look: Look, lord: DarkLord) -> RenderableType:
    things: list[RenderableType] = [
        look.line(("citizens", look.counts(lord["citizens"]))),
        look.line(("domains", look.joined(map(look.name, lord["domains"])))),
    ]
    if lord["duke"]:
        things.append(look.line(("duke", look.name(lord["duke"]))))
    if not lord["citizens"] and not lord["domains"]:
        things.append(look.line(("captured", look.say("cli-nothing"))))
    return boxed(look.say("rival-name"), False, *things)
