"""A record that somebody opened, shown as if it had been played here."""

from __future__ import annotations

from typing import Any

from duchy.bots.specs import BOTS
from duchy.core.record import Record, read_record
from duchy.games import game as find_game
from duchy.table import messages as m
from duchy.table.game.fairness import hash_of_key
from duchy.table.game.results import result_facts
from duchy.table.plain_text import plain_line
from duchy.table.showing.games import own_cards

ID_BYTES = 16
LONGEST_NAME = 30


class OpenedRecord:
    """An opened record."""

    __slots__ = ("data", "id", "opened", "record")

    def __init__(self, id: str, data: dict[str, Any], opened: int) -> None:
        self.id = id
        self.data = data
        self.opened = opened
        self.record: Record = read_record(data, find_game)


def is_record_id(id: str) -> bool:
    return len(id) == 2 * ID_BYTES and all(letter in "0123456789abcdef" for letter in id)


def facts_of_opened(opened: OpenedRecord) -> m.TableFacts:
    """An opened record as if it had been played here."""
    record = opened.record
    state = record.replay()
    seats = [seat_of(record, seat) for seat in range(record.seats)]
    words = [f"bot:{seat.level}" if seat.kind == "bot" else "open" for seat in seats]
    return m.TableFacts(
        id=opened.id,
        status=m.OVER if state.over else m.RUNNING,
        owner="",
        settings=m.Settings(game=record.game.id, seats=words, options=dict(state.options)),
        seats=seats,
        created=opened.opened,
        commitment="",
        key_hash=hash_of_key(record.key),
        wish=None,
        rematch="",
        previous="",
        beginning=None,
        guide=None,
        presence=everybody(record.seats),
        result=result_facts(state),
        fairness=opened.data.get("fairness"),
        cards=own_cards(record.game),
        secrets=record.game.has_secrets(record.seats),
    )


def everybody(seats: int) -> m.Presence:
    """Everybody is at the table of a replay, as they were when it was played."""
    return m.Presence(here=[True] * seats, gone=[0] * seats, watchers=0, patience=0)


def seat_of(record: Record, seat: int) -> m.SeatFacts:
    """Who played a seat, as the record says."""
    name = plain_line(record.players[seat])[:LONGEST_NAME] if seat < len(record.players) else ""
    is_bot = name.partition(":")[0] in (*BOTS, "mcts")
    return m.SeatFacts(
        kind="bot" if is_bot else "person",
        name=name,
        player="" if is_bot else str(seat),  # each a person of its own, though nobody here
        level=name if is_bot else "",
        ready=True,
        away="",
    )
