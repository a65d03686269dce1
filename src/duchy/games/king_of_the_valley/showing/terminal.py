"""King of the Valley in the terminal: the valley with its kings, the hill with its prices, the castles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.box import SQUARE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Rows
from rich.text import Text

from duchy.core.showing.look import YES, Look
from duchy.games.king_of_the_valley.showing.shown import (
    Castle,
    CastleColumn,
    HillRow,
    Square,
    Table,
    TileView,
)

KING = "♔"
COIN = "¤"


def draw(look: Look, table: Table) -> RenderableType:
    land: list[RenderableType] = [valley(look, table["valley"]), hill(look, table["hill"])]
    return Group(
        heading(look, table),
        Columns(land, padding=(0, 4)) if look.is_wide else Group(*land),
        castles(look, table["castles"]),
        *(
            pile_line(look, place, pile["count"], pile["tiles"])
            for place, pile in enumerate(table["piles"], 2)
        ),
    )


def heading(look: Look, table: Table) -> Text:
    return look.line(
        ("round", look.number(table["round"])),
        ("phase", look.say(f"board-phase-{table['phase']}") if table["phase"] else ""),
        ("holes", look.joined(table["holes"])),
    )


# -- The land -------------------------------------------------------------------------------------


def valley(look: Look, rows: list[list[Square]]) -> Rows:
    """Five rows of five, with the letters and numbers by which moves call the squares."""
    grid = Rows(
        title=look.name("valley"), title_justify="left", title_style="bold", show_lines=True, box=SQUARE
    )
    grid.add_column("", style="dim")
    for square in rows[0]:
        grid.add_column(square["square"][0], header_style="dim", min_width=11)
    for row in rows:
        grid.add_row(row[0]["square"][1:], *(cell(look, square) for square in row))
    return grid


def cell(look: Look, square: Square) -> Text:
    text = Text(look.name(square["card"]) if square["card"] else "")
    told = terms(look, square.get("needs"), square.get("gives"), square.get("price"))
    if told:
        text.append(f"\n{told}", "dim")
    if "gold" in square:
        text.append(f"\n{COIN} {look.number(square['gold'])}", "yellow")
    for seat in square.get("kings", []):
        style = "bold cyan" if seat == look.viewer else "bold"
        text.append(f"\n{KING} {look.player(seat)}", style)
    return text


def terms(look: Look, needs: int | None, gives: int | None, price: int | None) -> str:
    """What a specialist asks and gives."""
    if gives is not None:
        return look.say("board-kv-tax", needs=needs or 0, gold=gives)
    return look.say("board-kv-monk", gold=price) if price is not None else ""


def hill(look: Look, rows: list[HillRow]) -> Rows:
    table = look.table(look.name("hill"), ["row#", "price#", "", "left", "right"])
    for row in rows:
        can = YES if row.get("can_pay") else ""
        table.add_row(
            look.number(row["row"]),
            look.number(row["price"]),
            can,
            tile(look, row["left"]),
            tile(look, row["right"]),
        )
    return table


def tile(look: Look, tile: TileView | None) -> str:
    if tile is None:
        return "–"
    told = terms(look, tile.get("needs"), tile.get("gives"), tile.get("price"))
    return f"{look.name(tile['card'])} ({told})" if told else look.name(tile["card"])


def pile_line(look: Look, place: int, count: int, tiles: Mapping[str, int]) -> Text:
    """What a pile still holds. The first one lies in the valley from the beginning."""
    return Text(f"{look.name(f'pile_{place}')} ({look.number(count)})  {look.counts(tiles)}", "dim")


# -- Castles --------------------------------------------------------------------------------------


def castles(look: Look, castles: list[Castle]) -> Rows:
    """The castles beside each other: a row for each column of theirs, and what they have gathered."""
    table = look.table(look.name("castles"), [""])
    for castle in castles:
        own = castle["seat"] == look.viewer
        table.add_column(look.seat(castle["seat"]), style="cyan" if own else "", overflow="fold")
    for place, column in enumerate(castles[0]["columns"]):
        table.add_row(
            look.name(column["column"]), *(standing(look, castle["columns"][place]) for castle in castles)
        )
    for name, values in {
        "influence": [look.number(castle["influence"]) for castle in castles],
        "orders": [look.counts(castle["orders"]) for castle in castles],
        "gold": [look.number(castle["gold"]) for castle in castles],
        "kingdom_tokens": [look.number(castle["kingdom_tokens"]) for castle in castles],
        "king": [castle["king"] or "–" for castle in castles],
        "missing_for_realm": [look.joined(map(look.name, castle["missing_for_realm"])) for castle in castles],
    }.items():
        table.add_row(look.name(name), *(value or "–" for value in values))
    return table


def standing(look: Look, column: CastleColumn) -> str:
    """How many stand in a column, how many of them are turned down, and whether they were taxed."""
    up, down = Counter(column["face_up"]), len(column["face_down"])
    jesters = up.pop("jester", 0) if column["column"] != "jester" else 0
    return look.say(
        "board-kv-column",
        up=sum(up.values()),
        jesters=jesters,
        down=down,
        taxed="yes" if column["taxed"] else "no",
    )
