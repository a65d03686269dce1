"""What is written before a game: the table is laid, persons sit down and are ready."""

from __future__ import annotations

from duchy.core.errors import UnknownRules
from duchy.table.game import entries as e
from duchy.table.game.applying.course import Deeds, start_if_ready
from duchy.table.game.boxes import game_with
from duchy.table.game.change import Change
from duchy.table.game.clock import Clock
from duchy.table.game.laid_table import LaidTable
from duchy.table.game.seats import ARMS, FREE, SeatAt

UNPINNED = 1
"""The version of the rules that games were played by before journals named it."""


def created(table: LaidTable, entry: e.Created, change: Change) -> None:
    settings = entry.settings
    table.settings = settings
    table.created = entry.at
    table.owner = entry.player
    table.invitation = entry.invitation
    table.previous = entry.previous
    table.beginning = entry.beginning
    table.guide = entry.guide
    table.deal = entry.deal
    table.secret = bytes.fromhex(entry.secret)
    table.household = entry.household
    _take_rules(table, entry)
    table.seats = [SeatAt() for _ in settings.seats]
    for seat, word, person in zip(table.seats, settings.seats, entry.persons, strict=True):
        if word.startswith("bot:"):
            seat.give_bot(word[4:])
        elif person is not None:
            is_owner = person.player == entry.player
            seat.give(person.player, person.name, entry.household if is_owner else "")
            if entry.deal is not None:
                seat.be_ready("", "")
    wanted = [-1 if person is None else person.arms for person in entry.persons]
    for number in sorted(range(len(table.seats)), key=lambda number: wanted[number] < 0):
        if table.seats[number].kind != FREE:
            _arm(table, number, wanted[number])
    table.clock = Clock(settings.clock, settings.time, settings.add, len(table.seats))
    change.facts = True
    start_if_ready(table, entry.at, change)


def _take_rules(table: LaidTable, entry: e.Created) -> None:
    """The box with the rules of that time. Before they were named, a table without hints was rated."""
    settings = table.settings
    table.rules = entry.rules or UNPINNED
    if not entry.rules:
        settings.rated = not settings.hints
    try:
        table.game = game_with(settings.game, entry.cards, table.rules)
    except UnknownRules:
        table.game = game_with(settings.game, entry.cards)
        table.has_old_rules = True
        table.kept_back = None


def _arm(table: LaidTable, number: int, wanted: int = -1) -> None:
    """Give a seat the arms that are wanted for it, or others that nobody wears: its own first of all."""
    worn = {seat.arms for other, seat in enumerate(table.seats) if other != number}
    choice = (wanted, number, *range(ARMS))
    table.seats[number].arms = next(arms for arms in choice if arms >= 0 and arms not in worn)


def sat(table: LaidTable, entry: e.Sat, change: Change) -> None:
    seat = table.seats[entry.seat]
    seat.give(entry.player, entry.name, entry.household)
    _arm(table, entry.seat, entry.arms)
    _seal_anew(table)
    seat.be_ready(entry.contribution, entry.seal)
    change.facts = True
    start_if_ready(table, entry.at, change)


def called(table: LaidTable, entry: e.Called, change: Change) -> None:
    table.seats[entry.seat].name = entry.name
    _arm(table, entry.seat, entry.arms)
    change.facts = True


def unreadied(table: LaidTable, entry: e.Unreadied, change: Change) -> None:
    for number in table.seats_of(table.seats[entry.seat].player):
        table.seats[number].be_unready()
    _seal_anew(table)
    change.facts = True


def readied(table: LaidTable, entry: e.Readied, change: Change) -> None:
    _seal_anew(table)
    for number in table.seats_of(entry.player):
        table.seats[number].be_ready(entry.contribution, entry.seal)
        table.seats[number].household = entry.household
    change.facts = True
    start_if_ready(table, entry.at, change)


def unsealed(table: LaidTable, entry: e.Unsealed, change: Change) -> None:
    for number in table.seats_of(entry.player):
        table.seats[number].contribution = entry.contribution
        table.seats[number].is_told = True
    change.facts = True
    start_if_ready(table, entry.at, change)


def _seal_anew(table: LaidTable) -> None:
    """Whoever told a contribution needs a new one if another can still be chosen after it."""
    for seat in table.seats:
        if seat.is_told:
            seat.be_unready()


def freed(table: LaidTable, entry: e.Freed, change: Change) -> None:
    """Whoever kept the seat from others does not get it again, nor by another name from there."""
    seat = table.seats[entry.seat]
    if entry.barred:
        table.barred.add(seat.player)
        if seat.household and seat.household != table.household:
            table.barred.add(seat.household)
    seat.free()
    _seal_anew(table)
    change.facts = True


def botted(table: LaidTable, entry: e.Botted, change: Change) -> None:
    seat = table.seats[entry.seat]
    if entry.level:
        seat.give_bot(entry.level)
        _arm(table, entry.seat)
    else:
        seat.free()
    _seal_anew(table)
    change.facts = True
    start_if_ready(table, entry.at, change)


GATHERING: Deeds = {
    e.Created: created,
    e.Sat: sat,
    e.Called: called,
    e.Readied: readied,
    e.Unreadied: unreadied,
    e.Unsealed: unsealed,
    e.Freed: freed,
    e.Botted: botted,
}
