"""Write the positions that the screenshots show: real games, played by bots up to a moment worth drawing.

    python web/scripts/positions.py     write tests/web/positions/*.json

Each file is the snapshot that the server would send for seat 0, with the answers to "why not?".
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from laid import LAID, Moves

import duchy
from duchy.bots.specs import make_bot
from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import Stream
from duchy.server.foresight import revealing
from duchy.server.reasons import why_not_target
from duchy.server.shelf import shelf_of

OUT = Path(__file__).parent.parent.parent / "tests" / "web" / "positions"
NAMES = ("Ravenmoor", "Ysolde", "Bertrand", "Odo", "Maud")
KEPT = 60
"""Steps of the chronicle that a snapshot tells."""

Wanted = Callable[[State], bool]


def asks(name: str, turn: int, several: bool = False, least: int = 1) -> Wanted:
    """Seat 0 is asked this, from that turn on; `several`: some part of the board has several moves."""

    def wanted(state: State) -> bool:
        if state.turn < turn or state.ask(0) != name or len(state.legal(0)) < least:
            return False
        targets = [move.target for move in state.legal(0) if move.target]
        return not several or len(set(targets)) < len(targets)

    return wanted


def waits(turn: int) -> Wanted:
    return lambda state: state.turn >= turn and 0 not in state.deciders


def over(state: State) -> bool:
    return state.over


def coins_return(state: State) -> bool:
    """Villages alone: some coins come back next turn, others the turn after."""
    village = state.view(0)["table"]["villages"][0]
    return asks("draw", 5)(state) and sum(village["slid"].values()) < sum(village["coins"].values())


POSITIONS: dict[str, tuple[str, int, int, str, Wanted]] = {
    "card-kingdoms-action": ("card-kingdoms", 3, 4, "greedy", asks("action", 9, several=True)),
    "card-kingdoms-dukes": ("card-kingdoms", 3, 1, "greedy", asks("keep-duke", 0)),
    "card-kingdoms-roll": ("card-kingdoms", 2, 2, "greedy", asks("roll", 6)),
    "card-kingdoms-waits": ("card-kingdoms", 3, 3, "greedy", waits(8)),
    "card-kingdoms-five": ("card-kingdoms", 5, 5, "greedy", asks("action", 22)),
    "card-kingdoms-solo": ("card-kingdoms", 1, 6, "greedy", asks("action", 5)),
    "card-kingdoms-exchange": ("card-kingdoms", 4, 8, "greedy", asks("harvest-exchange", 8)),
    "card-kingdoms-end": ("card-kingdoms", 3, 11, "greedy", over),
    "villages-lead": ("villages", 3, 5, "greedy", asks("lead", 13)),
    "villages-draw": ("villages", 3, 1, "greedy", asks("draw", 6)),
    "villages-discard": ("villages", 4, 2, "greedy", asks("discard", 8)),
    "villages-powers": ("villages", 2, 3, "greedy", asks("powers", 8, least=2)),
    "villages-first": ("villages", 3, 1, "greedy", asks("resource", 0)),
    "villages-five": ("villages", 5, 4, "greedy", asks("lead", 16)),
    "villages-late": ("villages", 2, 6, "greedy", asks("lead", 20)),
    "villages-solo": ("villages", 1, 7, "greedy", coins_return),
    "villages-end": ("villages", 4, 3, "greedy", over),
    "dice-kingdoms-roll": ("dice-kingdoms", 2, 2, "greedy", asks("roll", 3)),
    "dice-kingdoms-action": ("dice-kingdoms", 3, 4, "greedy", asks("action", 22, several=True)),
    "dice-kingdoms-powers": ("dice-kingdoms", 2, 6, "greedy", asks("action", 26, several=True)),
    "dice-kingdoms-track": ("dice-kingdoms", 3, 2, "greedy", asks("track-order", 9)),
    "dice-kingdoms-statue": ("dice-kingdoms", 3, 3, "greedy", asks("statue", 6)),
    "dice-kingdoms-combat": ("dice-kingdoms", 2, 5, "greedy", asks("combat", 8)),
    "dice-kingdoms-waits": ("dice-kingdoms", 3, 5, "greedy", waits(14)),
    "dice-kingdoms-four": ("dice-kingdoms", 4, 7, "greedy", asks("action", 29, several=True)),
    "dice-kingdoms-solo": ("dice-kingdoms", 1, 6, "greedy", asks("action", 12)),
    "dice-kingdoms-strike": ("dice-kingdoms", 1, 8, "greedy", asks("strike", 3)),
    "dice-kingdoms-end": ("dice-kingdoms", 3, 4, "greedy", over),
    "king-of-the-valley-walk": ("king-of-the-valley", 4, 2, "greedy", asks("summon", 28, several=True)),
    "king-of-the-valley-recruit": ("king-of-the-valley", 3, 5, "greedy", asks("recruit", 14)),
    "king-of-the-valley-give": ("king-of-the-valley", 2, 9, "random", asks("give", 0, least=6)),
    "king-of-the-valley-end": ("king-of-the-valley", 3, 4, "greedy", over),
}


Told = list[dict[str, Any]]


def play(game: str, seats: int, seed: int, level: str, wanted: Wanted) -> tuple[State, Told]:
    state = duchy.game(game).new(seats=seats, seed=seed)
    bots = [make_bot(level, Stream(bytes([seat + 1]) * 32)) for seat in range(seats)]

    def moves() -> Iterator[tuple[int, Move]]:
        while not state.over and not wanted(state):
            seat = state.deciders[0]
            yield seat, bots[seat].choose(duchy.SeatHandle(state, seat))

    return state, told_of(state, moves())


def lay(game: str, position: dict[str, Any], moves: Moves) -> tuple[State, Told]:
    state = duchy.game(game).load(position)
    return state, told_of(state, ((seat, state.game.parse(text)) for seat, text in moves))


def told_of(state: State, moves: Iterator[tuple[int, Move]]) -> Told:
    """Make the moves; what seat 0 is told of the last ones."""
    told: Told = []
    events: list[dict[str, Any]] = []
    state.listener = lambda event: events.append(event.face(0))
    for seat, move in moves:
        state.play(seat, move)
        told.append({"number": len(told) + 1, "events": events.copy()})
        events.clear()
    return told[-KEPT:]


def asked(state: State, number: int) -> dict[str, Any] | None:
    if 0 not in state.deciders:
        return None
    legal = state.legal(0)
    reveals = revealing(state, 0, legal)
    moves = [
        {
            "id": move.id,
            "text": move.text,
            "target": move.target,
            "label": state.label(0, move),
            "reveals": move.id in reveals,
        }
        for move in legal
    ]
    return {"answers": number, "prompt": state.prompt(0), "moves": moves, "undo": 1}


def reasons(state: State) -> dict[str, Any]:
    """The answer to "why not?" for each target of a move."""
    targets = {move.target for move in state.game.moves.all if move.target}
    found = {target: why_not_target(state, 0, target) for target in sorted(targets)}
    return {target: reason for target, reason in found.items() if reason}


def table(name: str, game: str, seats: int, state: State) -> dict[str, Any]:
    kinds = [
        {"kind": "person", "name": NAMES[seat], "player": f"p{seat}", "level": "", "ready": True, "away": ""}
        if seat < 2
        else {"kind": "bot", "name": "greedy", "player": "", "level": "greedy", "ready": True, "away": ""}
        for seat in range(seats)
    ]
    settings = {
        "game": game,
        "seats": ["me"] + ["bot:greedy"] * (seats - 1),
        "hints": True,
        "undo": "free",
        "clock": "none",
    }
    result = None
    if state.over:
        rival = state.rival()
        result = {
            "scores": [score.as_data() for score in state.scores()],
            "winners": list(state.winners()),
            "rival": rival.as_data() if rival else None,
            "verdict": state.verdict(),
        }
    return {
        "id": name,
        "status": "over" if state.over else "running",
        "owner": "p0",
        "settings": settings,
        "seats": kinds,
        "created": 0,
        "commitment": "",
        "key_hash": "7f3a91c0e44d0b6e" * 4,
        "wish": None,
        "rematch": "",
        "previous": "",
        "result": result,
        "fairness": None,
        "beginning": None,
        "presence": {"here": [True] * seats, "gone": [0] * seats, "watchers": 0, "patience": 180_000},
    }


def write(name: str, what: object) -> None:
    (OUT / f"{name}.json").write_text(json.dumps(what, ensure_ascii=False) + "\n", "utf-8")


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    write("shelf", msgspec.to_builtins(shelf_of({})))
    makers: dict[str, Callable[[], tuple[State, Told]]] = {
        name: partial(play, *how) for name, how in POSITIONS.items()
    }
    makers |= {name: partial(lay, *how) for name, how in LAID.items()}
    for name, make in makers.items():
        if sys.argv[1:] and not any(part in name for part in sys.argv[1:]):
            continue
        state, told = make()
        number = told[-1]["number"] if told else 0
        snapshot = {
            "type": "snapshot",
            "number": number,
            "seat": 0,
            "mine": [0],
            "table": table(name, state.game.id, state.seats, state),
            "view": state.view(0),
            "asked": asked(state, number),
            "clock": None,
            "chat": [],
            "missed": told,
        }
        position = {"snapshot": snapshot, "why": reasons(state)}
        write(name, position)
        print(name, "turn", state.turn)
    return 0


if __name__ == "__main__":
    sys.exit(main())
