"""The schema, version by version: each step leads from one to the next, is made once and never changed.

There is no way back: a database that a newer Duchy has opened is refused by an older one with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from duchy.core.errors import DuchyError

Row = tuple[Any, ...]
Statement = tuple[str, Row]
"""A statement and its values."""


class Step(NamedTuple):
    """Statements, and if what is there has to be rewritten: what is read for it, and what is made of it."""

    statements: tuple[str, ...]
    reads: str = ""
    fills: Callable[[Sequence[Row]], Iterable[Statement]] | None = None


def sitters_of(rows: Sequence[Row]) -> Iterable[Statement]:
    """The first tables were listed for nobody: their summaries say who sits there."""
    put = "INSERT INTO sitters (player, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
    for id, owner, summary in rows:
        try:
            seats = msgspec.json.decode(bytes(summary)).get("seats", ())
        except (msgspec.MsgspecError, AttributeError):
            seats = ()
        for player in dict.fromkeys([owner, *(str(seat.get("player", "")) for seat in seats)]):
            if player:
                yield put, (player, id)


FIRST = Step(
    (
        """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, public INTEGER NOT NULL,
        created BIGINT NOT NULL, changed BIGINT NOT NULL, status TEXT NOT NULL, wake_at BIGINT,
        to_rate INTEGER NOT NULL, summary {bytes} NOT NULL, checkpoint {bytes})""",
        "CREATE INDEX IF NOT EXISTS tables_listed ON tables (status, public, changed)",
        "CREATE INDEX IF NOT EXISTS tables_owned ON tables (owner, status)",
        "CREATE INDEX IF NOT EXISTS tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL",
        "CREATE INDEX IF NOT EXISTS tables_to_rate ON tables (id) WHERE to_rate = 1",
        """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, body {bytes} NOT NULL,
        PRIMARY KEY (table_id, number)){without_rowid}""",
        """CREATE TABLE IF NOT EXISTS sitters (
        player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id)){without_rowid}""",
        "CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, name TEXT NOT NULL, seen BIGINT NOT NULL)",
        "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, secret {bytes} NOT NULL)",
        """CREATE TABLE IF NOT EXISTS ratings (
        game TEXT NOT NULL, player TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT
        NULL, rating DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (game, player))""",
        "CREATE INDEX IF NOT EXISTS ratings_best ON ratings (game, rating)",
        "CREATE TABLE IF NOT EXISTS curves (table_id TEXT PRIMARY KEY, curve {bytes} NOT NULL)",
        """CREATE TABLE IF NOT EXISTS records (
        id TEXT PRIMARY KEY, body {bytes} NOT NULL, opened BIGINT NOT NULL, wanted BIGINT NOT NULL)""",
        "CREATE INDEX IF NOT EXISTS records_wanted ON records (wanted)",
    ),
    "SELECT id, owner, summary FROM tables WHERE id NOT IN (SELECT table_id FROM sitters)",
    sitters_of,
)
"""As it grew before versions were counted: what an older Duchy has left out is added."""

SECOND = Step(
    (
        "ALTER TABLE tables ADD COLUMN household TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_household ON tables (household, status) WHERE household <> ''",
        "CREATE INDEX tables_ended ON tables (status, changed)",
        """CREATE TABLE chats (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at BIGINT NOT NULL, player TEXT NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, request TEXT NOT NULL,
        PRIMARY KEY (table_id, number)){without_rowid}""",
        "CREATE UNIQUE INDEX chats_once ON chats (table_id, player, request)",
        "CREATE INDEX chats_said ON chats (player)",
        "CREATE INDEX chats_at ON chats (at)",
        """CREATE TABLE blocks (
        player TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (player, other)){without_rowid}""",
        "CREATE TABLE pulse (name TEXT PRIMARY KEY, at BIGINT NOT NULL)",
        "CREATE TABLE outages (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL)",
        "UPDATE tables SET wake_at = changed WHERE status = 'open' AND wake_at IS NULL",
    ),
)
"""Chat apart from the journals, persons who want nothing of each other, when nobody served; and tables that
wait are looked at, whether somebody waits with them."""

THIRD = Step(
    (
        """CREATE TABLE tries (
        deal TEXT NOT NULL, player TEXT NOT NULL, table_id TEXT NOT NULL, household TEXT NOT NULL,
        began BIGINT NOT NULL, counts INTEGER NOT NULL, ended BIGINT NOT NULL, points INTEGER NOT NULL,
        resigned INTEGER NOT NULL, PRIMARY KEY (deal, player)){without_rowid}""",
        "CREATE UNIQUE INDEX tries_household ON tries (deal, household) WHERE counts = 1 AND household <> ''",
        "CREATE INDEX tries_table ON tries (table_id)",
        "CREATE INDEX tries_player ON tries (player, began)",
        "CREATE INDEX tries_kept ON tries (began) WHERE household <> ''",
        """CREATE TABLE tournaments (
        id TEXT PRIMARY KEY, owner TEXT NOT NULL, household TEXT NOT NULL, status TEXT NOT NULL,
        created BIGINT NOT NULL, changed BIGINT NOT NULL, wake_at BIGINT, version INTEGER NOT NULL,
        body {bytes} NOT NULL)""",
        "CREATE INDEX tournaments_due ON tournaments (wake_at) WHERE wake_at IS NOT NULL",
        "CREATE INDEX tournaments_owned ON tournaments (owner, status)",
        "CREATE INDEX tournaments_household ON tournaments (household, status)",
        """CREATE TABLE entrants (
        player TEXT NOT NULL, tournament TEXT NOT NULL, PRIMARY KEY (player, tournament)){without_rowid}""",
        "CREATE INDEX entrants_of ON entrants (tournament)",
    ),
)
"""Deals that everybody plays with the same luck, and tournaments of them."""

STEPS = (FIRST, SECOND, THIRD)
VERSION = len(STEPS)
COUNT = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
COUNTED = "SELECT version FROM schema_version"


def steps_from(found: Sequence[Row]) -> list[Step]:
    """The steps that a database lacks, whose version was read."""
    version = int(found[0][0]) if found else 0
    if version > VERSION:
        raise DuchyError(
            f"the database was opened by a newer Duchy (schema {version}); this one knows schemas up to"
            f" {VERSION}: use the newer one, or a backup from before"
        )
    return list(STEPS[version:])


def written(step: Step, kind: str) -> Iterable[str]:
    """The statements of a step as `sqlite` or `postgresql` wants them."""
    sqlite = kind == "sqlite"
    for statement in step.statements:
        yield statement.format(
            bytes="BLOB" if sqlite else "BYTEA", without_rowid=" WITHOUT ROWID" if sqlite else ""
        )


def counted_anew() -> Iterable[Statement]:
    return (("DELETE FROM schema_version", ()), ("INSERT INTO schema_version VALUES (?)", (VERSION,)))
