"""Positions: a state as plain JSON data that a person can read and write.

`docs/positions.md` explains the fields. What is common to all games is here; what lies on the table is
each game's own `dump_table` and `load_table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duchy.core.agenda import Step
from duchy.core.reading.fields import Fields, show, unknown
from duchy.core.stream import KEY_SIZE, DuplicateStream, Stream

if TYPE_CHECKING:
    from duchy.core.state import State


def dump_position(state: State) -> dict[str, Any]:
    position: dict[str, Any] = {
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "options": dict(state.options),
        "stream": dump_stream(state.stream),
        "turn": state.turn,
        "agenda": dump_steps(state, state.trunk),
    }
    if state.revealed:
        position["revealed"] = state.revealed
    if state.lanes:
        position["choosers"] = state.choosers
        position["lanes"] = [dump_steps(state, lane) for lane in state.lanes]
    position["table"] = state.dump_table()
    return position


def load_position(state: State, fields: Fields) -> None:
    """Fill a blank state from a position, up to the decision it waits for."""
    state.turn = fields.number("turn", default=1)
    state.stream = load_stream(state, fields.table("stream", optional=True))
    state.revealed = fields.number("revealed", default=0)
    state.trunk = state.current = load_steps(state, fields, "agenda", fields.listed("agenda"))
    if fields.has("lanes"):
        state.choosers = fields.number("choosers", default=0, high=state.seats)
        lanes = fields.listed("lanes", length=state.seats)
        state.lanes = [load_steps(state, fields, f"lanes[{i}]", lane) for i, lane in enumerate(lanes)]
        for seat, lane in enumerate(state.lanes):
            for _, owner, _, _ in lane:
                if owner != seat:
                    fields.fail(
                        f"lanes[{seat}]", f"a lane has steps of its own seat {seat} only, not of {owner}"
                    )
    table = fields.table("table")
    state.load_table(table)
    table.done()
    fields.done()
    state.offer_again()


def dump_stream(stream: Stream) -> dict[str, Any]:
    data: dict[str, Any] = {"key": stream.key.hex(), "drawn": stream.drawn}
    if isinstance(stream, DuplicateStream):
        data["spent"] = stream.spent.copy()
    return data


def load_stream(state: State, fields: Fields) -> Stream:
    key = fields.text("key", default="00" * KEY_SIZE)
    drawn = fields.number("drawn", default=0, high=2**63 - 1)
    spent: list[int] | None = None
    is_duplicate = isinstance(state.stream, DuplicateStream)
    if is_duplicate and fields.has("spent"):
        spent = fields.numbers("spent")
    fields.done()
    if len(key) != 2 * KEY_SIZE or any(digit not in "0123456789abcdef" for digit in key):
        fields.fail("key", f"must be {2 * KEY_SIZE} hexadecimal digits, not {show(key)}")
    if is_duplicate:
        return DuplicateStream(bytes.fromhex(key), drawn, state.turn, spent)
    return Stream(bytes.fromhex(key), drawn)


def dump_steps(state: State, agenda: list[Step]) -> list[list[object]]:
    """The steps by name, the next one first."""
    return [[state.steps[kind].name, seat, a, b] for kind, seat, a, b in reversed(agenda)]


def load_steps(state: State, fields: Fields, where: str, listed: object) -> list[Step]:
    if not isinstance(listed, list):
        fields.fail(where, f"must be a list of steps, not {show(listed)}")
    kinds = {kind.name: index for index, kind in enumerate(state.steps)}
    agenda: list[Step] = []
    for place, entry in enumerate(listed):
        at = f"{where}[{place}]"
        if not isinstance(entry, list) or not 2 <= len(entry) <= 4 or not isinstance(entry[0], str):
            fields.fail(at, f'must be a step like ["roll", 0], its name and its seat, not {show(entry)}')
        if entry[0] not in kinds:
            fields.fail(at, unknown("step", entry[0], kinds))
        numbers: list[int] = []
        for number in [*entry[1:], 0, 0][:3]:
            if isinstance(number, bool) or not isinstance(number, int):
                fields.fail(at, f"after its name a step has whole numbers, not {show(number)}")
            numbers.append(number)
        if not 0 <= numbers[0] < state.seats:
            fields.fail(at, f"there is no seat {numbers[0]} with {state.seats} seats")
        agenda.append((kinds[entry[0]], numbers[0], numbers[1], numbers[2]))
    agenda.reverse()
    return agenda
