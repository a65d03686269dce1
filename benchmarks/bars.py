"""All bars of the server on this machine, in one command; run it where nothing else runs.

    python benchmarks/bars.py [--seconds 20] [--open 10000] [--postgres postgresql://user@host/name] [--plain]

Prints each figure beside its bar, and ends with 1 if one is missed. Rules are compiled, as they are shipped,
unless `--plain` is said or there is no compiler. Without a PostgreSQL (an empty database) the one of the
tests is started. To compare two processes with one says something only on four cores or more: two servers,
PostgreSQL, and who plays.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]
GAME, TABLES, SEATS = "card-kingdoms", 40, 2


def tell(what: str, found: float, bar: float, unit: str, at_least: bool = False) -> bool:
    is_met = found >= bar if at_least else found <= bar
    sign = "at least" if at_least else "at most"
    print(f"{'met   ' if is_met else 'MISSED'}  {what}: {found:,.1f} {unit} ({sign} {bar:,g})", flush=True)
    return is_met


def as_shipped() -> None:
    """Go on with the compiled package, if it can be had."""
    from duchy.compiling import compiled_package, compiler, is_checkout, is_compiled

    if not is_compiled() and is_checkout() and compiler() is not None:
        print("building the package as it is shipped", flush=True)
        path = {"PYTHONPATH": str(compiled_package())}
        os.execve(sys.executable, [sys.executable, *sys.argv, "--plain"], {**os.environ, **path})


def done(work: Coroutine[Any, Any, Any]) -> Any:
    """On the loop that the server has too: who measures should take little of the machine."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


@contextmanager
def databases(named: str) -> Iterator[list[str]]:
    """Two empty PostgreSQL databases, or twice the one that is named; none where there is no PostgreSQL."""
    if named:
        yield [named, named]
        return
    from server.store.postgres import start_postgres

    try:
        postgres = start_postgres()
    except OSError:
        yield []
        return
    try:
        yield [postgres.fresh("one"), postgres.fresh("two")]
    finally:
        postgres.remove()


def measure_all(args: argparse.Namespace) -> list[bool]:
    from starving import measure, share

    from duchy.server.bench import measure_moves, measure_open

    met = []
    with tempfile.TemporaryDirectory(prefix="duchy-bars-") as folder:
        moved = done(measure_moves(str(Path(folder) / "a.db"), GAME, TABLES, SEATS, args.seconds))
        stored = moved["moves_per_second"]
        met.append(tell("moves stored on SQLite", stored, 3_000, "a second", at_least=True))
        met.append(tell("99 of 100 moves within", moved["p99_ms"], 25, "ms"))
        met.append(tell("a pushed move", moved["bytes_per_push"], 3_072, "bytes"))
        cost, count = moved["cpu_us_per_move"], moved["moves"]
        print(f"        processor a move: {cost:,.0f} us over {count:,} moves", flush=True)
        opened = done(measure_open(str(Path(folder) / "b.db"), GAME, args.open))
        rest = opened["kb_per_table"] / 1024 * (10_000 - args.open)
        said = "10,000 open tables" + (f" (reckoned from {args.open:,})" if rest else "")
        met.append(tell(said, opened["server_mb"] + rest, 600, "MB"))
    took, _ = done(measure(GAME, 1, args.moves))
    met.append(tell("an easy bot beside fifty masters, 99 of 100", share(took, 0.99), 500, "ms"))
    with databases(args.postgres) as found:
        if found:
            one, two = (
                done(measure_moves(database, GAME, TABLES, SEATS, args.seconds, processes))
                for processes, database in enumerate(found, 1)
            )
            times = two["moves_per_second"] / max(1.0, one["moves_per_second"])
            met.append(tell("two processes on PostgreSQL", times, 1.7, "times one", at_least=True))
            print(f"        one process: {one['moves_per_second']:,.0f} moves a second", flush=True)
        else:
            print("        not measured: two processes on PostgreSQL (there is none: --postgres)")
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--open", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=200, help="moves of the easy bot")
    parser.add_argument("--postgres", default="")
    parser.add_argument(
        "--plain", action="store_true", help="measure the rules as they lie here, not compiled"
    )
    args = parser.parse_args()
    if not args.plain:
        as_shipped()
    from duchy.compiling import is_compiled

    rules = "compiled" if is_compiled() else "plain"
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start, {rules} rules", flush=True)
    met = measure_all(args)
    print(f"load {os.getloadavg()[0]:.1f} at the end")
    return 0 if all(met) else 1


if __name__ == "__main__":
    raise SystemExit(main())
