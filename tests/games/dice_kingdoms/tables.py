"""Dice Kingdoms tables, arranged in a line.

`table(lordship(treasury=5), at="action", red=4, blue=6)` is a table for two at which seat 0 is about to act.
What a lordship does not mention is as on new sheets; dice that are not mentioned show 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import duchy
from duchy.core.errors import IllegalMove
from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.state import State
from duchy.core.stream import key_from_seed
from duchy.games.dice_kingdoms.game import DiceKingdoms

GAME = duchy.game("dice-kingdoms")
CARDS = GAME.card_file.sections
"""The data as it stands in the file, by section and id."""

LAYOUT = cast(DiceKingdoms, GAME).layout()
BOXES: dict[str, dict[str, Any]] = {box["id"]: box for box in LAYOUT["boxes"]}
"""Every box of both sheets by its id, as a board draws it."""

GUILDS = ("holy", "worker", "shadow", "soldier")
TURN = ["roll", "harvest", "action", "end-turn"]
SOLO_TURN = ["roll", "event", "harvest", "action", "second-roll", "end-turn"]

Lordship = dict[str, Any]


def lordship(citizens: Mapping[str, int] | None = None, **sheets: Any) -> Lordship:
    """One seat's sheets: `lordship({"4": 1}, tracks={"holy": 3}, roads={"r01": [1]}, statues=[5])`."""
    return {"citizens": {"5": 1, "6": 1, **(citizens or {})}, **sheets}


def road(**lengths: int) -> dict[str, list[int]]:
    """The first so many boxes of each road: `road(r01=2)` is r01.1 and r01.2."""
    return {name: list(range(1, length + 1)) for name, length in lengths.items()}


def position(
    *lordships: Lordship,
    seats: int = 0,
    at: str = "action",
    active: int = 0,
    first: int = 0,
    turn: int = 1,
    black: tuple[int, int] = (1, 1),
    yellow: int = 1,
    red: int = 1,
    green: int = 1,
    blue: int = 1,
    agenda: Sequence[Sequence[object]] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    **rest: Any,
) -> dict[str, Any]:
    """A position as plain data. `at` is the step of the turn to begin with; `rest` goes on the table."""
    seats = seats or max(2, len(lordships))
    steps = SOLO_TURN if seats == 1 else TURN
    return {
        "seats": seats,
        "options": dict(options or {}),
        "stream": {"key": key_from_seed(seed).hex()},
        "turn": turn,
        "agenda": agenda if agenda is not None else [[step, active] for step in steps[steps.index(at) :]],
        "table": {
            "first": first,
            "active": active,
            "dice": {"black": list(black), "yellow": yellow, "red": red, "green": green, "blue": blue},
            "lordships": [*lordships, *(lordship() for _ in range(seats - len(lordships)))],
            **rest,
        },
    }


def table(*lordships: Lordship, **arranged: Any) -> State:
    """The state at this position; `game` may be one with a user's own sheets."""
    game: Game = arranged.pop("game", GAME)
    return game.load(position(*lordships, **arranged))


def alone(sheets: Lordship | None = None, **arranged: Any) -> State:
    return table(sheets or lordship(), seats=1, **arranged)


def play(state: State, *moves: str, seat: int | None = None) -> list[Event]:
    """Make these moves, each by who must decide first (or by `seat`), and hear what happens."""
    heard: list[Event] = []
    state.listener = heard.append
    for text in moves:
        who = state.deciders[0] if seat is None else seat
        state.play(who, state.game.parse(text))
    state.listener = None
    return heard


def legal(state: State, seat: int | None = None, verb: str = "") -> list[str]:
    """The moves on offer as texts, those that begin with `verb`."""
    who = state.deciders[0] if seat is None else seat
    return [move.text for move in state.legal(who) if move.text.startswith(verb)]


def sheets(state: State, seat: int = 0) -> dict[str, Any]:
    """The sheets of a seat as they stand in a position."""
    found: dict[str, Any] = state.dump()["table"]["lordships"][seat]
    return found


def on_table(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["table"]
    return found


def told(events: Sequence[Event], name: str) -> list[dict[str, Any]]:
    return [dict(event.facts) for event in events if event.name == name]


def points(state: State, seat: int = 0) -> dict[str, int]:
    return state.scores()[seat].parts


def why(state: State, text: str, seat: int | None = None) -> str:
    """The sentence with which a move is refused; '' if it is possible."""
    who = state.deciders[0] if seat is None else seat
    try:
        state.clone().play(who, state.game.parse(text))
    except IllegalMove as problem:
        return str(problem)
    return ""


def statue_points(number: int, sheets: Lordship, seats: int = 2) -> int:
    """What one statue is worth on these sheets."""
    return points(table({**sheets, "statues": [number]}, seats=seats))["statues"]


def rewards(section: str, id: str) -> list[str]:
    """What the boxes of an entry of the data pay."""
    found: list[str] = CARDS[section][id]["boxes"]
    return found


def event_table(event: str, own: Lordship | None = None, **arranged: Any) -> State:
    """Alone, just after a double has turned up this event."""
    for seed in range(300):
        state = alone(own, at="event", black=(2, 2), seed=seed, **arranged)
        if on_table(state)["solo"]["events"] == [event]:
            return state
    raise AssertionError(f"{event} never comes")
