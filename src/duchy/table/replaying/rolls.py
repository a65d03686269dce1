"""The dice of a game, and where in the stream of its key each roll lies: so that a client can work them out
again without knowing the rules."""

from __future__ import annotations

from collections.abc import Sequence

from duchy.core.events import Event
from duchy.core.record import Record
from duchy.core.state import State
from duchy.core.stream import Stream
from duchy.table import messages as m


def rolls_of(record: Record, numbers: Sequence[int]) -> list[m.Roll]:
    """All rolls of a game. `numbers` say how its start and its moves were numbered where it was played. Luck
    that is shared runs in lanes, where no roll has a place: whoever doubts it plays the record again."""
    if record.options.get("duplicate"):
        return []
    found: list[m.Roll] = []
    known = record.game.rolls
    state: State
    now = numbers[0]

    def listen(event: Event) -> None:
        if event.name in known:
            dice = {name: int(str(event.facts[name])) for name in known[event.name]}
            found.append(m.Roll(now, state.stream.drawn, event.name, dice))

    if record.position is None:
        state = record.game.blank(record.seats, dict(record.options), Stream(record.key))
        state.listener = listen
        state.set_up()
        state.run()
    else:
        state = record.start(listen)
    for number, (seat, move) in zip(numbers[1:], record.moves, strict=True):
        now = number
        state.play(seat, move)
    return found
