"""`duchy backup` and `duchy restore`: a whole server in one file, and back again."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from duchy.cli.arguments import add_command
from duchy.cli.screen import Screen
from duchy.core.errors import DuchyError

DATABASE = "an SQLite file, or postgresql://user@host/name"


def add_to(commands: Any) -> None:
    parser = add_command(
        commands,
        "backup",
        "Writes all of a server's database into one new file, whichever store it is; the server may run"
        " meanwhile. The file holds secrets: keep it as you keep a password.",
    )
    parser.add_argument("database", metavar="DATABASE", help=DATABASE)
    parser.add_argument("file", metavar="FILE", type=Path, help="the new file")
    parser.set_defaults(run=run_backup)
    parser = add_command(
        commands,
        "restore",
        "Brings a backup into a database in which there is nothing yet, of the same store or of the other.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="what 'duchy backup' wrote")
    parser.add_argument("database", metavar="DATABASE", help=DATABASE)
    parser.set_defaults(run=run_restore)


def run_backup(args: Namespace) -> int:
    back_up, _ = needed()
    count = back_up(args.database, args.file)
    Screen("server").say("backup-made", file=str(args.file), n=count)
    return 0


def run_restore(args: Namespace) -> int:
    _, restore = needed()
    count = restore(args.file, args.database)
    Screen("server").say("backup-restored", n=count)
    return 0


def needed() -> tuple[Any, Any]:
    try:
        from duchy.server.backup import back_up, restore
    except ModuleNotFoundError as missing:
        raise DuchyError(
            f"backups need the package {missing.name}: install duchy with its extra 'server'"
        ) from None
    return back_up, restore
