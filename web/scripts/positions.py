"""Write the positions that the screenshots show: moments that games name in `positions.py` of their folders.

    python web/scripts/positions.py [name-part ...]     write tests/web/positions/<game>/*.json

Each file is the snapshot that the server would send for seat 0, with the answers to "why not?" and to
"what would it bring?".
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from moments import Laid, Moment, Played, told_by_games

import duchy
from duchy.analysis.preview import previews
from duchy.bots.specs import make_bot
from duchy.core.moves import Move
from duchy.core.record import Record
from duchy.core.state import State
from duchy.core.stream import Stream
from duchy.table.game.results import result_facts
from duchy.table.showing.games import shelf_of
from duchy.table.showing.reasons import why_not_target
from duchy.table.showing.revealing import revealing
from duchy.table.thinking.errands import review

OUT = Path(__file__).parent.parent.parent / "tests" / "web" / "positions"
NAMES = ("Ravenmoor", "Ysolde", "Bertrand", "Odo", "Maud")
KEPT = 60
"""Steps of the chronicle that a snapshot tells."""

Chronicle = list[dict[str, Any]]
Reached = tuple[State, Chronicle, Record]


def reach(game: str, moment: Moment) -> Reached:
    """The state at that moment, what seat 0 was told on the way to it, and the way itself."""
    return lay(game, moment) if isinstance(moment, Laid) else play(game, moment)


def play(game: str, moment: Played) -> Reached:
    state = duchy.game(game).new(seats=moment.seats, seed=moment.seed)
    bots = [make_bot(moment.bots, Stream(bytes([seat + 1]) * 32)) for seat in range(moment.seats)]

    def moves() -> Iterator[tuple[int, Move]]:
        while not state.over and not moment.wanted(state):
            seat = state.deciders[0]
            yield seat, bots[seat].choose(duchy.SeatHandle(state, seat))

    record = Record.of(state)
    return state, told_of(state, moves(), record), record


def lay(game: str, moment: Laid) -> Reached:
    state = duchy.game(game).load(moment.position)
    record = Record.onward(state)
    moves = ((seat, state.game.parse(text)) for seat, text in moment.moves)
    return state, told_of(state, moves, record), record


def told_of(state: State, moves: Iterator[tuple[int, Move]], record: Record) -> Chronicle:
    """Make the moves and write them down; what seat 0 is told of the last ones."""
    told: Chronicle = []
    events: list[dict[str, Any]] = []
    state.listener = lambda event: events.append(event.seen_by(0))
    for seat, move in moves:
        state.play(seat, move)
        record.moves.append((seat, move))
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
    return {
        "answers": number,
        "prompt": state.prompt(0),
        "moves": moves,
        "undo": 1,
        "lesson": None,
        "back": None,
    }


def reasons(state: State) -> dict[str, Any]:
    """The answer to "why not?" for each target of a move."""
    targets = {move.target for move in state.game.moves.all if move.target}
    found = {target: why_not_target(state, 0, target) for target in sorted(targets)}
    return {target: reason for target, reason in found.items() if reason}


def previewed(state: State) -> list[dict[str, Any]]:
    """What each move offered would bring."""
    legal = state.legal(0)
    return [
        {"move": move.id, **told._asdict(), "changes": [change._asdict() for change in told.changes]}
        for move, told in zip(legal, previews(state, 0, legal), strict=True)
    ]


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
        "result": result_facts(state) if state.over else None,
        "fairness": None,
        "beginning": None,
        "willing": list(range(2, seats)) if state.over else [],
        "presence": {"here": [True] * seats, "gone": [0] * seats, "watchers": 0, "patience": 180_000},
    }


def snapshot(name: str, state: State, told: Chronicle) -> dict[str, Any]:
    number = told[-1]["number"] if told else 0
    return {
        "type": "snapshot",
        "number": number,
        "seat": 0,
        "mine": [0],
        "table": table(name, state.game.id, state.seats, state),
        "view": state.view(0),
        "asked": asked(state, number),
        "clock": None,
        "chat": [],
        "missed": [],
        "chronicle": {"chapters": told, "earlier": False},
    }


def write(name: str, what: object) -> None:
    file = OUT / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(what, ensure_ascii=False) + "\n", "utf-8")


def main() -> int:
    write("shelf", msgspec.to_builtins(shelf_of({})))
    for game, moments in told_by_games("MOMENTS"):
        for moment, how in moments.items():
            name = f"{game}-{moment}"
            if sys.argv[1:] and not any(part in name for part in sys.argv[1:]):
                continue
            state, told, record = reach(game, how)
            laid = {
                "snapshot": snapshot(name, state, told),
                "why": reasons(state),
                "preview": previewed(state),
            }
            if state.over:
                laid["curve"] = msgspec.to_builtins(review(record.as_data(), lambda part: None))
            write(f"{game}/{moment}", laid)
            print(name, "turn", state.turn)
    return 0


if __name__ == "__main__":
    sys.exit(main())
