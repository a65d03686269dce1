"""A record: all that is needed to play a game again.

Saving, loading, replaying, undoing, recovering after a crash and checking that the dice were fair are
all the same operation: play the record again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from duchy.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    DuchyError,
    IllegalMove,
    UnknownRules,
)
from duchy.core.events import Listener
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.reading.fields import Fields, show
from duchy.core.reading.files import read_json, write_json
from duchy.core.reading.options import Value
from duchy.core.state import State
from duchy.core.stream import KEY_SIZE, stream_for

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1
GameFinder = Callable[..., Game]
"""Gives the game for an id, a card overlay and, if those of today are not meant, a version of the rules."""


class Record:
    """`(game, rules version, options, seats, key, moves)`: the whole game.

    A game that began at a position instead of the set-up has that `position` in place of the key.
    """

    __slots__ = ("game", "key", "moves", "options", "players", "position", "rules", "seats")

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value], key: bytes) -> None:
        self.game = game
        self.rules = game.rules_version
        self.seats = seats
        self.options = dict(options)
        self.key = key
        self.moves: list[tuple[int, Move]] = []
        self.players: list[str] = []
        self.position: dict[str, Any] | None = None

    @classmethod
    def of(cls, state: State) -> Record:
        """An empty record of a game that was just set up."""
        return cls(state.game, state.seats, state.options, state.stream.key)

    @classmethod
    def onward(cls, state: State) -> Record:
        """An empty record of a game that goes on from this state, as if it had begun there."""
        record = cls.of(state)
        record.position = state.dump()
        return record

    def start(self, listener: Listener | None = None) -> State:
        """The game at its first decision."""
        if self.position is not None:
            loaded = self.game.load(self.position)
            loaded.listener = listener
            return loaded
        state = self.game.blank(self.seats, dict(self.options), stream_for(self.options, self.key))
        state.listener = listener
        state.set_up()
        state.run()
        return state

    def replay(self, upto: int | None = None, listener: Listener | None = None) -> State:
        """The state after the first `upto` moves (all of them if not given)."""
        state = self.start(listener)
        for number, (seat, move) in enumerate(self.moves[:upto]):
            try:
                state.play(seat, move)
            except IllegalMove as problem:
                raise BadRecord(f"move {number + 1} (seat {seat}) cannot be replayed: {problem}") from None
        return state

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "duchy": FORMAT,
            "game": self.game.id,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "key": self.key.hex(),
            "moves": [f"{seat} {move.text}" for seat, move in self.moves],
        }
        if self.position is not None:
            data["position"] = self.position
        if self.players:
            data["players"] = self.players
        if self.game.card_file.overlay:
            data["cards"] = self.game.card_file.overlay
        return data

    def save(self, path: str | Path) -> None:
        data = self.as_data()
        data["result"] = result_of(self.replay())
        write_json(path, data, BadRecord)


def result_of(state: State) -> dict[str, Any]:
    """The end as it is written into a record, to be checked by whoever replays it."""
    return {
        "over": state.over,
        "scores": [score.as_data() for score in state.scores()],
        "winners": list(state.winners()) if state.over else [],
        "digest": state.digest(),
    }


def read_record(data: object, find_game: GameFinder, where: str = "") -> Record:
    """The record in plain data. `find_game` gives the game for an id and a card overlay."""
    fields = Fields(data, where, BadRecord)
    if fields.number("duchy", low=1) != FORMAT:
        fields.fail("duchy", f"this is format {fields.number('duchy')}; here format {FORMAT} is read")
    overlay = fields.value("cards") if fields.has("cards") else None
    if overlay is not None and not isinstance(overlay, dict):
        fields.fail("cards", f"must be a table of card sections, not {show(overlay)}")
    version = fields.number("rules")
    try:
        game = find_game(fields.text("game"), overlay)
        if version != game.rules_version:
            game = find_game(fields.text("game"), overlay, version)
        seats = fields.number("seats", low=game.min_seats, high=game.max_seats)
        table = fields.table("options", optional=True)
        options = game.kept_options(seats, {name: table.value(name) for name in table.names()})
    except UnknownRules:
        fields.fail("rules", f"was played by version {version}; here version {game.rules_version} is played")
    except (BadOption, BadSeats) as problem:
        fields.fail("options", str(problem))
    key = fields.text("key")
    if len(key) != 2 * KEY_SIZE or any(digit not in "0123456789abcdef" for digit in key):
        fields.fail("key", f"must be {2 * KEY_SIZE} hexadecimal digits, not {show(key)}")
    record = Record(game, seats, options, bytes.fromhex(key))
    if fields.has("position"):
        record.position = read_start(game, seats, fields)
    for number, entry in enumerate(fields.listed("moves")):
        seat, _, text = str(entry).partition(" ")
        if seat not in [str(known) for known in range(seats)]:
            fields.fail(f"moves[{number}]", f"must be a seat and a move like '0 roll', not {show(entry)}")
        try:
            record.moves.append((int(seat), game.parse(text)))
        except DuchyError as problem:
            fields.fail(f"moves[{number}]", str(problem))
    if fields.has("players"):
        record.players = [str(player) for player in fields.listed("players")]
    # For `verify`, for the table's `fairness`, and to be told.
    for beside in ("result", "fairness", "ended"):
        if fields.has(beside):
            fields.value(beside)
    fields.done()
    return record


def read_start(game: Game, seats: int, fields: Fields) -> dict[str, Any]:
    """The position that a record begins at."""
    try:
        state = game.load(fields.value("position"))
    except BadPosition as problem:
        fields.fail("position", str(problem))
    if state.seats != seats:
        fields.fail("position", f"has {state.seats} seats, but the record has {seats}")
    return state.dump()


def load_record(path: str | Path, find_game: GameFinder) -> tuple[Record, object]:
    """The record in a file, and the result written there (None if there is none)."""
    data = read_json(path, BadRecord)
    try:
        return read_record(data, find_game), data.get("result")
    except DuchyError as problem:
        raise BadRecord(f"{path}: {problem}") from None


def verify(record: Record, result: object) -> State:
    """Replay a record and compare its end with the result that was written down."""
    state = record.replay()
    import json

    if result is not None and judged_alone(state, result) != json.loads(json.dumps(result_of(state))):
        raise BadRecord("the record replays to another end than the one written in it")
    return state


def judged_alone(state: State, result: object) -> object:
    """The written result; of a game alone, with the winner as it is judged today: which score is a victory
    was once judged too mildly, and the score itself is compared all the same."""
    if state.seats > 1 or not isinstance(result, dict) or "winners" not in result:
        return result
    return {**result, "winners": list(state.winners()) if state.over else []}
