"""`duchy serve`: run the table server."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from argparse import Namespace
from pathlib import Path
from typing import Any

from duchy.cli.arguments import add_command, seconds, whole
from duchy.cli.screen import Screen
from duchy.core.errors import DuchyError
from duchy.core.reading.extras import needs_extra


def add_to(commands: Any) -> None:
    parser = add_command(commands, "serve")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=whole, default=8000, help="the port to listen on (8000)")
    parser.add_argument(
        "--database",
        default="duchy.db",
        metavar="WHERE",
        help="an SQLite file, or postgresql://user@host/name (duchy.db)",
    )
    parser.add_argument(
        "--workers",
        type=whole,
        default=max(1, (os.cpu_count() or 2) - 1),
        metavar="N",
        help="processes for the bots (one less than there are cores)",
    )
    parser.add_argument(
        "--compile",
        action="store_true",
        help="in a checkout: compile the rules beside the game, for faster bots",
    )
    parser.add_argument(
        "--absence",
        type=seconds,
        default=180.0,
        metavar="SECONDS",
        help="how long a person is waited for before a bot may play for them (180)",
    )
    parser.add_argument(
        "--metrics",
        metavar="HOST:PORT",
        help="where the numbers for Prometheus are told, or 'none' (127.0.0.1, and the port plus 1000)",
    )
    parser.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="WHAT=DAYS",
        help="for how many days 'games' that are over (0: for ever), 'guests' who do not come any more (365)"
        " and 'chats' (90) are kept; may be named several times, and people are told",
    )
    parser.add_argument("--public-url", default="", metavar="URL", help="the address that browsers use")
    parser.add_argument(
        "--web",
        type=Path,
        metavar="FOLDER",
        help="the built browser client, if it lies elsewhere",
    )
    parser.add_argument(
        "--cards",
        action="append",
        default=[],
        metavar="FILE",
        help="a TOML file of your own cards, laid over those of its game; may be named several times, and as"
        " GAME=FILE where several games have such cards",
    )
    parser.set_defaults(run=run)


add_parser = add_to


def run(args: Namespace) -> int:
    with needs_extra("the server", "server"):
        from duchy.server.config import Config
        from duchy.server.own_cards import read_own_cards
        from duchy.server.run import serve
        from duchy.server.web.pages import built_client
    if args.web is not None and not args.web.is_dir():
        raise DuchyError(f"--web {args.web}: there is no such folder")
    config = Config(
        database=args.database,
        public_url=args.public_url.rstrip("/"),
        workers=args.workers,
        compile=args.compile,
        absence_seconds=args.absence,
        metrics=metrics_address(args.metrics, args.port),
        keep=read_keep(args.keep),
        web=args.web or built_client(),
        cards=read_own_cards(args.cards),
    )
    check_database(args.database)
    check_port(args.host, args.port)
    if args.metrics is not None and config.metrics:
        host, _, port = config.metrics.rpartition(":")
        check_port(host.strip("[]"), int(port), "--metrics")
    Screen().say("cli-serving", address=config.public_url or f"http://{args.host}:{args.port}")
    code = serve(config, args.host, args.port)
    if code:
        raise SystemExit(code)
    return code


def metrics_address(wanted: str | None, port: int) -> str:
    """Where the metrics are told: nowhere that players come to, if nothing else is said."""
    if wanted == "none":
        return ""
    address = wanted or f"127.0.0.1:{port + 1000}"
    if not address.rpartition(":")[0] or not address.rpartition(":")[2].isdigit():
        raise DuchyError(f"--metrics {address}: must be HOST:PORT, such as 127.0.0.1:9000, or 'none'")
    return address


def read_keep(given: list[str]) -> Any:
    """For how long things are kept, as it was said."""
    from duchy.table.messages import Keep

    days: dict[str, int] = {}
    for text in given:
        what, _, number = text.partition("=")
        if what not in Keep.__struct_fields__ or not number.isdecimal():
            known = ", ".join(Keep.__struct_fields__)
            raise DuchyError(f"--keep {text}: it is one of {known} with a number of days, like games=365")
        days[what] = int(number)
    return Keep(**days)


def check_database(database: str) -> None:
    """Say in a sentence that the database cannot be used, before anything is served: another server has the
    file, a newer Duchy has opened it, nobody answers. What an older Duchy made is brought up to date."""
    from duchy.server.store import open_store
    from duchy.table.ports import StoreAway

    async def look() -> None:
        store = open_store(database)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(look())
    except (StoreAway, OSError) as problem:
        cause = problem.__cause__ or problem
        why = str(getattr(cause, "strerror", None) or cause).splitlines()[0]
        raise DuchyError(
            f"--database {named(database)}: cannot be used ({why[:1].lower()}{why[1:]})"
        ) from None


def named(database: str) -> str:
    """The address of a database without the password in it."""
    return re.sub(r"(//[^/:@]*):[^/@]*@", r"\1@", database)


def check_port(host: str, port: int, option: str = "--port") -> None:
    """Say in a sentence that nobody can listen there, before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as problem:
            why = getattr(problem, "strerror", None) or "there is no such port"
            raise DuchyError(
                f"{option} {port}: cannot listen on {host} ({why.lower()}); choose another"
            ) from None
