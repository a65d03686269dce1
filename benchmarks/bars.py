"""All bars of the server on this machine, in one command; run it where nothing else runs.

    python benchmarks/bars.py [--seconds 20] [--open 10000] [--postgres postgresql://user@host/name] [--plain]

Prints each figure beside its bar, and ends with 1 if one is missed. Rules are compiled, as they are shipped,
unless `--plain` is said or there is no compiler. Without a PostgreSQL (an empty database) the one of the
tests is started. Two processes can be as fast as two only where two servers, PostgreSQL and who plays have
cores of their own. On fewer than four the bar is reckoned from what a move takes of each server's processor:
if that is the same beside a second server as alone, they share nothing that would slow them down, and two
make twice as many moves. What was seen is told too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]
GAME, TABLES, SEATS = "card-kingdoms", 40, 2
CORES_FOR_TWO = 4
"""Two servers, PostgreSQL, and who plays."""


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
def databases(named: str) -> Iterator[tuple[list[str], Callable[[], float]]]:
    """Two empty PostgreSQL databases, or twice the one that is named; none where there is no PostgreSQL. And
    how many seconds it has worked, if it is ours."""
    if named:
        yield [named, named], lambda: 0.0
        return
    from server.store.postgres import start_postgres

    try:
        postgres = start_postgres()
    except OSError:
        yield [], lambda: 0.0
        return
    first = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    try:
        yield [postgres.fresh("one"), postgres.fresh("two")], lambda: family_seconds(first)
    finally:
        postgres.remove()


def family_seconds(first: int) -> float:
    """How much a process and all its children have worked, those that are gone too."""
    import psutil

    process = psutil.Process(first)
    own = process.cpu_times()
    total = own.user + own.system + own.children_user + own.children_system
    for child in process.children():
        with suppress(psutil.NoSuchProcess):
            times = child.cpu_times()
            total += times.user + times.system
    return total


def tell_parts(measured: dict[str, Any]) -> None:
    server, players, beside = (measured[f"{who}_us_per_move"] for who in ("cpu", "player", "beside"))
    also = f", PostgreSQL {beside:,.0f}" if beside else ""
    print(
        f"        processor a move: server {server:,.0f} us, who plays {players:,.0f}{also};"
        f" {measured['moves_per_second']:,.0f} moves a second, {measured['moves']:,} in all",
        flush=True,
    )


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
        tell_parts(moved)
        opened = done(measure_open(str(Path(folder) / "b.db"), GAME, args.open))
        rest = opened["kb_per_table"] / 1024 * (10_000 - args.open)
        said = "10,000 open tables" + (f" (reckoned from {args.open:,})" if rest else "")
        met.append(tell(said, opened["server_mb"] + rest, 600, "MB"))
    took, _ = done(measure(GAME, 1, args.moves))
    met.append(tell("an easy bot beside fifty masters, 99 of 100", share(took, 0.99), 500, "ms"))
    with databases(args.postgres) as (found, worked):
        if found:
            one, two = (
                done(measure_moves(database, GAME, TABLES, SEATS, args.seconds, processes, worked))
                for processes, database in enumerate(found, 1)
            )
            times = two["moves_per_second"] / max(1.0, one["moves_per_second"])
            reckoned = 2 * one["cpu_us_per_move"] / max(1.0, two["cpu_us_per_move"])
            few = (os.cpu_count() or 1) < CORES_FOR_TWO
            what = "two processes on PostgreSQL" + (", reckoned" if few else "")
            met.append(tell(what, reckoned if few else times, 1.7, "times one", at_least=True))
            print(f"        seen: {times:.2f} times one on {os.cpu_count()} cores", flush=True)
            for measured in (one, two):
                tell_parts(measured)
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
