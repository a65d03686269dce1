"""Bots that begin with plain rules and go on with compiled ones: the rules are compiled beside the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

from duchy.compiling import compiler, is_checkout, is_compiled

log = logging.getLogger("duchy.bots")
WORK = ("-m", "duchy.compiling")
NICENESS = 10
"""People who play meanwhile come first."""


@contextlib.asynccontextmanager
async def compiling(take_up: Callable[[Path], None]) -> AsyncIterator[None]:
    """While the server runs, the rules are compiled if that helps and can be done here."""
    if is_compiled():
        yield
        return
    if not is_checkout() or compiler() is None:
        why = "there is no C compiler" if is_checkout() else "this is no checkout to compile from"
        log.warning("bots think with interpreted rules, several times slower: %s", why)
        yield
        return
    task = asyncio.create_task(compile_rules(take_up))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def compile_rules(take_up: Callable[[Path], None], work: Sequence[str] = WORK) -> None:
    """Let a process do the work; the last thing that it says is where the compiled package lies."""
    log.info("compiling the rules; until that is done bots think with interpreted ones, several times slower")
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        *work,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: os.nice(NICENESS) and None,
    )
    try:
        told, problem = await running.communicate()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        await running.wait()
        raise
    package = told.decode().strip()
    if running.returncode or not package:
        log.warning("the rules stay interpreted: %s", problem.decode().strip()[-2000:])
        return
    take_up(Path(package))
    log.info("the rules are compiled: bots think with them from now on")
