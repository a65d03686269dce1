"""Dice Kingdoms in the terminal: the sheets box by box, lairs, statues with their effects, and the forest."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Rows
from rich.text import Text

from duchy.core.showing.look import YES, Look
from duchy.games.dice_kingdoms.components.cards import Sheets
from duchy.games.dice_kingdoms.components.layout import (
    BLOCKS,
    COLOURS,
    GUILDS,
    LABELS,
    REWARDS,
    TRACKS,
    TREASURY,
    WALL,
)
from duchy.games.dice_kingdoms.game import DiceKingdoms
from duchy.games.dice_kingdoms.showing.shown import Dice, Lordship, Solo, Statue, Struck, Table
from duchy.games.dice_kingdoms.showing.terminal_map import CHECKED, SIGNS, STRUCK, Forest

GROUP_OF = 8
"""Boxes that stand together in a row."""
IN_A_LINE = 5
"""Citizens beside each other."""
MOST_BLOCKS = 3
NOTHING_STRUCK: Struck = {"boxes": {}, "roads": {}, "domains": [], "lairs": []}


def draw(look: Look, table: Table) -> RenderableType:
    assert isinstance(look.game, DiceKingdoms)
    sheets = look.game.sheets[str(look.options["pedestals"])]
    solo = table.get("solo")
    struck = solo["struck"] if solo else NOTHING_STRUCK
    parts: list[RenderableType] = [heading(look, table)]
    if table["dice"]:
        parts.append(dice_line(look, table["dice"]))
    if solo:
        parts += alone(look, solo)
    parts.append(river(look, table["river"]))
    parts += [
        lordship(look, sheets, table, seat, owner, struck) for seat, owner in enumerate(table["lordships"])
    ]
    parts.append(legend(look))
    return Group(*parts)


def heading(look: Look, table: Table) -> Text:
    deck = table["deck"]
    return look.line(
        ("round", look.number(table["round"]) if table["round"] else ""),
        ("statues_left", look.say("board-dk-deck", day=deck["day"], night=deck["night"])),
    )


def dice_line(look: Look, dice: Dice) -> Text:
    """The dice as they lie; a coloured one that was changed says what it was."""
    first, second = dice["black"]
    return look.line(
        ("black", look.say("board-ck-dice", first=first, second=second, sum=dice["sum"])),
        *(
            (colour, changed(look, rolled, now))
            for colour, rolled, now in zip(
                COLOURS,
                dice["rolled"],
                (dice["yellow"], dice["red"], dice["green"], dice["blue"]),
                strict=True,
            )
        ),
        ("used", look.joined(map(look.name, dice["used"]))),
    )


def changed(look: Look, rolled: int, now: int) -> str:
    return look.number(now) if rolled == now else f"{look.number(rolled)} → {look.number(now)}"


def alone(look: Look, solo: Solo) -> list[RenderableType]:
    """The clock of a game alone, what its events forbid in this turn, and what they do."""
    told: list[RenderableType] = [
        look.line(
            ("trees", look.number(solo["trees"])),
            ("boats", look.number(solo["boats"])),
            ("rank", look.say(f"verdict-{solo['rank']}")),
        )
    ]
    if solo["bans"]:
        bans = look.joined(look.say(f"bans-{ban}") for ban in solo["bans"])
        told.append(Text(look.say("text-this-turn", bans=bans), "bold red"))
    for event in solo["events"]:
        told.append(Text.assemble((look.name(event), "bold"), f"  {' '.join(look.texts('events', event))}"))
    lost = look.joined(map(look.name, [*solo["struck"]["domains"], *solo["struck"]["lairs"]]))
    told.append(look.line(("struck", lost)))
    return told


def river(look: Look, river: list[Statue]) -> Rows:
    rows = look.table(look.name("river"), ["card", "power", ""])
    for statue in river:
        time = look.name("night" if statue["night"] else "day")
        rows.add_row(look.name(statue["card"]), " ".join(look.texts("statues", statue["card"])), time)
    return rows


# -- Sheets ---------------------------------------------------------------------------------------


def lordship(
    look: Look, sheets: Sheets, table: Table, seat: int, owner: Lordship, struck: Struck
) -> RenderableType:
    own = seat == look.viewer
    score = owner["score"]
    parts = look.joined(
        f"{look.say(f'score-{part}')} {look.number(points)}"
        for part, points in score["parts"].items()
        if points
    )
    things: list[RenderableType] = [
        look.line(
            ("in_sight", look.number(score["total"]) + (f" ({parts})" if parts else "")),
            ("complete_tracks", look.number(owner["complete_tracks"])),
            ("bridges", look.number(owner["bridges"])),
            ("owed_statues", look.number(owner["owed_statues"]) if owner["owed_statues"] else ""),
        ),
        citizens(look, sheets, owner, struck),
        tracks(look, sheets, owner, struck),
        lairs(look, sheets, table, owner),
    ]
    things += [domain(look, id, id in owner["powers"]) for id in owner["domains"]]
    things += [
        Text.assemble(
            look.name(statue["card"]),
            (f"  {' '.join(look.texts('statues', statue['card']))}", "dim"),
            f" = {look.number(statue['points'])}",
        )
        for statue in owner["statues"]
    ]
    if own or (look.viewer is None and len(table["lordships"]) == 1):
        forest = Forest(look, sheets, owner["roads"], struck["roads"])
        things.append(Text(look.name("roads"), "bold"))
        things += forest.draw(owner["next_to_roads"], owner["domains"], struck["domains"])
    else:
        boxes = sum(len(checked) for checked in owner["roads"].values())
        things.append(look.line(("roads", look.say("board-dk-boxes", n=boxes))))
    return look.panel(seat, *things)


def boxes(rewards: list[int], checked: int, struck: list[int]) -> Text:
    """A section in its order: checked boxes, struck ones, and what the others pay."""
    text = Text()
    left = checked
    for number, reward in enumerate(rewards, 1):
        if number > 1 and number % GROUP_OF == 1:
            text.append(" ")
        if number in struck:
            text.append(STRUCK, "dim")
        elif left:
            text.append(CHECKED, "cyan")
            left -= 1
        else:
            text.append(SIGNS[REWARDS[reward]])
    return text


def citizens(look: Look, sheets: Sheets, owner: Lordship, struck: Struck) -> Rows:
    grid = Rows.grid(padding=(0, 2))
    cells = []
    for section, label in enumerate(LABELS):
        guild = look.name(GUILDS[sheets.guild_of[section]], "guild")
        lost = struck["boxes"].get(sheets.sections[section].id, [])
        value = "/".join(look.number(int(part)) for part in label.split("/"))
        name = Text.assemble((value, "bold"), (f" {guild} ", "dim"))
        cells.append(
            name.append_text(boxes(sheets.rewards[section], owner["citizens"][label]["checked"], lost))
        )
    for place in range(0, len(cells), IN_A_LINE):
        grid.add_row(*cells[place : place + IN_A_LINE])
    return grid


def tracks(look: Look, sheets: Sheets, owner: Lordship, struck: Struck) -> Rows:
    grid = Rows.grid(padding=(0, 2))
    sections = [
        *((TRACKS + guild, owner["tracks"][name]) for guild, name in enumerate(GUILDS)),
        (TREASURY, owner["treasury"]),
        (WALL, owner["wall_walk"]),
    ]
    for section, shown in sections:
        id = sheets.sections[section].id
        count = look.say("board-of", n=look.number(shown["checked"]), of=look.number(shown["of"]))
        line = boxes(sheets.rewards[section], shown["checked"], struck["boxes"].get(id, []))
        grid.add_row(Text(look.name(id), "dim"), line, Text(count, "dim"))
    return grid


def lairs(look: Look, sheets: Sheets, table: Table, owner: Lordship) -> Rows:
    """Each lair with its blocks: the values they accept and their boxes, and what it is worth."""
    grid = Rows.grid(padding=(0, 2))
    for place, lair in zip(sheets.lairs, table["lairs"], strict=True):
        own = owner["lairs"][lair["card"]]
        row = [Text(look.name(lair["card"]), "dim")]
        for number in range(place.start, place.stop):
            values = "·".join(look.number(value) for value in sheets.accepts[number])
            checked = own["blocks"][number - place.start]
            row.append(Text(f"{values} ").append_text(boxes(sheets.rewards[BLOCKS + number], checked, [])))
        row += [Text()] * (MOST_BLOCKS + 1 - len(row))
        row.append(Text(worth(look, place.first, place.later, lair["first_taken"], own["circled"])))
        grid.add_row(*row)
    return grid


def worth(look: Look, first: int, later: int, taken: bool, circled: str | None) -> str:
    """What completing a lair brings now, or what it has brought."""
    if circled in ("first", "later"):
        return f"{YES} {look.number(first if circled == 'first' else later)}"
    return look.say("board-dk-lair", first=first, later=later, taken="yes" if taken else "no")


def domain(look: Look, id: str, ready: bool) -> Text:
    text = Text(look.name(id))
    if ready:
        text.append(f"  {' '.join(look.texts('domains', id))}", "dim")
    return text


def legend(look: Look) -> Text:
    named = [f"{sign} {look.say(f'reward-{reward}')}" for reward, sign in SIGNS.items() if reward != "-"]
    return Text(f"{CHECKED} {look.say('board-checked')}   " + "   ".join(named), "dim")
