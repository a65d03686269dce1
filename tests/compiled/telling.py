"""Tells, as plain data, all that must be the same compiled or not. It runs in a process of its own:
`python telling.py FOLDER_OF_RECORDS` prints a line of JSON for each record and each game.
"""

from __future__ import annotations

import json
import pickle
import sys
from copy import deepcopy
from hashlib import blake2b
from pathlib import Path
from typing import Any

from duchy.bots.search import Budget, SearchBot
from duchy.bots.specs import make_bot
from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.record import read_record, result_of
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.envs.batch import Batch
from duchy.envs.batch.seating import Seating
from duchy.envs.batch.stepping import Stepper
from duchy.games import game as find_game
from duchy.games import game_ids

MOVES = 40
LOOK_EVERY = 8
ITERATIONS = 25
GAMES = 5


def digest(data: object) -> str:
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=12).hexdigest()


def told_record(path: Path) -> dict[str, Any]:
    """How a golden game ends, and everything that was told on the way."""
    events: list[Event] = []
    record = read_record(json.loads(path.read_text("utf-8")), find_game)
    state = record.replay(listener=events.append)
    faces = [[event.name, event.facts, event.seat, event.private] for event in events]
    return {"record": path.stem, "events": len(events), "told": digest(faces), "result": result_of(state)}


def told_game(game: Game, seats: int) -> dict[str, Any]:
    """Views, imagined states, evaluations and what the bots make of them, along a game."""
    state = game.new(seats, "compiled")
    chance = Stream(key_from_seed("compiled"))
    looks = []
    for number in range(MOVES):
        if state.over:
            break
        seat = state.deciders[0]
        if number % LOOK_EVERY == 0:
            looks.append(look(state, seat))
        moves = state.legal(seat)
        state.play(seat, moves[chance.below(len(moves))])
    return {"game": game.id, "seats": seats, "looks": looks, "end": state.digest()}


def look(state: State, seat: int) -> dict[str, Any]:
    handle = SeatHandle(state, seat)
    hints = SearchBot(Stream(key_from_seed("look")), Budget(ITERATIONS)).hints(handle)
    return {
        "view": digest(state.view(seat)),
        "sent": pickle.loads(pickle.dumps(state)).digest(),
        "copied": deepcopy(state).digest(),
        "move": pickle.loads(pickle.dumps(state.legal(seat)[0])) is state.legal(seat)[0],
        "imagined": state.imagine(seat, Stream(key_from_seed("look"))).digest(),
        "worth": [state.game.evaluate(state, other).hex() for other in range(state.seats)],
        "hints": [[entry.move.text, entry.visits, entry.value.hex()] for entry in hints],
        "greedy": make_bot("greedy", Stream(key_from_seed("look"))).choose(handle).text,
    }


def told_batch(game: Game, seats: int) -> dict[str, Any]:
    """What is written of many games stepped together, and that a batch can be sent."""
    batch = Batch(game, GAMES, seats, shaping="points", rivals=Seating("random", seats, None))
    batch.reset("compiled")
    rows = blake2b(digest_size=12)
    for number in range(MOVES):
        if number == LOOK_EVERY:
            batch = pickle.loads(pickle.dumps(batch))
        batch.step(batch.masks.argmax(axis=1))
        for array in (batch.observations, batch.masks, batch.asked, batch.rewards, batch.ended):
            rows.update(array.tobytes())
    return {"batch": game.id, "seats": seats, "rows": rows.hexdigest()}


def is_compiled(kind: type) -> bool:
    return not str(sys.modules[kind.__module__].__file__).endswith(".py")


def main(records: Path) -> None:
    print(json.dumps({"compiled": all(map(is_compiled, (State, SearchBot, Stepper)))}))
    for path in sorted(records.glob("*.json")):
        print(json.dumps(told_record(path)))
    for id in game_ids():
        game = find_game(id)
        for seats in range(game.min_seats, game.max_seats + 1):
            print(json.dumps(told_game(game, seats)))
            print(json.dumps(told_batch(game, seats)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
