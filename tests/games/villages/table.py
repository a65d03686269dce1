"""A table laid out by hand: a position from a compact description, and moves by their text."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import duchy
from duchy.core.errors import IllegalMove
from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.state import State
from duchy.games.villages.components.vocabulary import ACTIONS

GAME = duchy.game("villages")
PILES = (("brewery",), ("citadel",), ("gatehouse",), ("temple",), ("training_grounds",))
ROW = ("bard", "champion", "cleric", "archmage", "inquisitor")


def cards(text: str) -> dict[str, int]:
    """`farm tannery tannery` as counts."""
    return dict(Counter(text.split()))


def village(
    gold: int = 3,
    hand: str = "",
    developed: str = "",
    buildings: str = "",
    adventurers: str = "",
    coins: dict[str, int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    return {
        "gold": gold,
        "hand": cards(hand),
        "developed": cards(developed),
        "buildings": buildings.split(),
        "adventurers": adventurers.split(),
        "coins": coins or {},
        **more,
    }


def position(
    *villages: dict[str, Any], at: str = "lead", seat: int = 0, active: int | None = None, **table: Any
) -> dict[str, Any]:
    """A position in which `seat` is asked to lead, or to follow the action given."""
    seats = len(villages)
    leader = (seat if at == "lead" else (seat - 1) % seats) if active is None else active
    agenda: list[list[object]] = [[at, seat]]
    after = (seat + 1) % seats
    while after != leader and seats > 1:
        agenda.append(["follow", after])
        after = (after + 1) % seats
    agenda.append(["end-turn", leader])
    laid: dict[str, Any] = {
        "active": leader,
        "piles": [list(pile) for pile in PILES],
        "row": list(ROW),
        "villages": list(villages),
        **table,
    }
    return {"seats": seats, "agenda": agenda, "table": laid}


def lay(*villages: dict[str, Any], game: Game = GAME, options: Any = None, **table: Any) -> State:
    data = position(*villages, **table)
    if options:
        data["options"] = options
    return game.load(data)


def follows(action: str, *villages: dict[str, Any], seat: int = 1, **table: Any) -> State:
    """The table at which `seat` may follow this action."""
    assert action in ACTIONS
    return lay(*villages, at="follow", seat=seat, action=action, **table)


def legal(state: State, seat: int | None = None) -> list[str]:
    if state.over:
        return []
    return [move.text for move in state.legal(state.deciders[0] if seat is None else seat)]


def offered(state: State, verb: str) -> list[str]:
    return [text for text in legal(state) if text.split()[0] == verb]


def play(state: State, *texts: str) -> State:
    """Moves of whoever is asked; `1: decline` also says who that must be."""
    for text in texts:
        who, _, plain = text.rpartition(": ")
        if who:
            assert state.deciders == (int(who),), f"{text}: the game waits for {state.deciders}"
        state.play(state.deciders[0], state.game.parse(plain))
    return state


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The reason why a move is refused."""
    before = state.digest()
    try:
        state.play(state.deciders[0] if seat is None else seat, state.game.parse(text))
    except IllegalMove as problem:
        assert state.digest() == before
        return str(problem)
    raise AssertionError(f"{text} was not refused")


def heard(state: State, *texts: str) -> list[Event]:
    """The events of some moves."""
    events: list[Event] = []
    state.listener = events.append
    play(state, *texts)
    state.listener = None
    return events


def table(state: State) -> dict[str, Any]:
    return cast(dict[str, Any], state.dump()["table"])


def own(state: State, seat: int) -> dict[str, Any]:
    """A village with its hand, all of it."""
    return cast(dict[str, Any], table(state)["villages"][seat])


def hand(state: State, seat: int = 0) -> int:
    return sum(own(state, seat)["hand"].values())


def gold(state: State, seat: int = 0) -> int:
    return cast(int, own(state, seat)["gold"])


def bank(state: State) -> int:
    return cast(int, table(state)["bank"])


def ask(state: State) -> str:
    return "" if state.over else state.ask(state.deciders[0])
