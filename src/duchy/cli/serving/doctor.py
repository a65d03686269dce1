"""`duchy doctor`: what ails the database of a server, in words."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import Any

from duchy.cli.arguments import add_command
from duchy.cli.screen import Screen, indented
from duchy.core.reading.extras import needs_extra

ILL = 1


def add_to(commands: Any) -> None:
    parser = add_command(
        commands,
        "doctor",
        "Looks whether a database can be read and written, has all that this version needs, and whether each"
        " of its tables can be read. The server may run meanwhile. Ends with 1 if anything is wrong.",
    )
    parser.add_argument("database", metavar="DATABASE", help="an SQLite file, or postgresql://user@host/name")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    with needs_extra("the doctor", "server"):
        from duchy.server.doctor import examine
    screen = Screen("server")

    async def look() -> bool:
        is_well = True
        async for finding in examine(args.database):
            is_well = is_well and finding.is_fine
            screen.say("doctor-fine" if finding.is_fine else "doctor-wrong", what=finding.phrase)
            for message, arguments in finding.parts:
                screen.show(indented(screen.text(message, **arguments)))
        return is_well

    if not asyncio.run(look()):
        raise SystemExit(ILL)
    return 0
