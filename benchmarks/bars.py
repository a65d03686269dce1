"""All bars of the server on this machine, in one command; run it where nothing else runs.

    python benchmarks/bars.py [--seconds 20] [--open 10000] [--postgres postgresql://user@host/name]

Prints each figure beside its bar. Two processes are compared with one only where a PostgreSQL is named (an
empty database), and say something only on four cores or more: two servers, PostgreSQL, and who plays.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path

from starving import measure, share

from duchy.server.bench import measure_moves, measure_open

GAME, TABLES, SEATS = "card-kingdoms", 40, 2


def tell(what: str, found: float, bar: float, unit: str, at_least: bool = False) -> bool:
    is_met = found >= bar if at_least else found <= bar
    sign = "at least" if at_least else "at most"
    print(f"{'met ' if is_met else 'MISSED'}  {what}: {found:,.1f} {unit} ({sign} {bar:,g})", flush=True)
    return is_met


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--open", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=200, help="moves of the easy bot")
    parser.add_argument("--postgres", default="")
    args = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start")
    met = []
    with tempfile.TemporaryDirectory(prefix="duchy-bars-") as folder:
        moved = asyncio.run(measure_moves(str(Path(folder) / "a.db"), GAME, TABLES, SEATS, args.seconds))
        met.append(
            tell("moves stored on SQLite", moved["moves_per_second"], 3_000, "a second", at_least=True)
        )
        met.append(tell("99 of 100 moves within", moved["p99_ms"], 25, "ms"))
        met.append(tell("a pushed move", moved["bytes_per_push"], 3_072, "bytes"))
        print(f"        processor a move: {moved['cpu_us_per_move']:,.0f} us over {moved['moves']:,} moves")
        opened = asyncio.run(measure_open(str(Path(folder) / "b.db"), GAME, args.open))
        rest = opened["kb_per_table"] / 1024 * (10_000 - args.open)
        said = "10,000 open tables" + (f" (reckoned from {args.open:,})" if rest else "")
        met.append(tell(said, opened["server_mb"] + rest, 600, "MB"))
    took, _ = asyncio.run(measure(GAME, 1, args.moves))
    met.append(tell("an easy bot beside fifty masters, 99 of 100", share(took, 0.99), 500, "ms"))
    if args.postgres:
        one, two = (
            asyncio.run(measure_moves(args.postgres, GAME, TABLES, SEATS, args.seconds, processes))
            for processes in (1, 2)
        )
        times = two["moves_per_second"] / max(1.0, one["moves_per_second"])
        met.append(tell("two processes on PostgreSQL", times, 1.7, "times one", at_least=True))
    else:
        print("        not measured: two processes on PostgreSQL (--postgres)")
    print(f"load {os.getloadavg()[0]:.1f} at the end")
    return 0 if all(met) else 1


if __name__ == "__main__":
    raise SystemExit(main())
