"""A person who wants to be forgotten: the journals tell the same games, of somebody without a name."""

from __future__ import annotations

from duchy.table.game import entries as e
from duchy.table.game.entries import AnyEntry


def without(entry: AnyEntry, player: str, other: str) -> bool:
    """Take a person's name, words and household out of an entry, and put another id in place of theirs; True
    if that changed anything."""
    changed = False
    if isinstance(entry, e.Created):
        for person in entry.persons:
            if person is not None and person.player == player:
                person.player, person.name, changed = other, "", True
    if entry.player != player:
        return changed
    entry.player = other
    if isinstance(entry, e.Created | e.Sat | e.Called | e.Said):
        entry.name = ""
    if isinstance(entry, e.Created | e.Sat | e.Readied):
        entry.household = ""
    if isinstance(entry, e.Said):
        entry.text = ""
    return True
