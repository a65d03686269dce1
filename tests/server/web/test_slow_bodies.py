"""Who sends a body byte by byte is told once, and sent away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from duchy.server.web import guard
from server.house import config_for, house, run


def test_a_slow_body_gets_its_408_and_the_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "LONGEST_REQUEST", 0.3)

    async def story() -> None:
        async with house(config_for(tmp_path)) as place:
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            head = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: 60000\r\n\r\n{{".encode())
            answer = await reader.read()  # up to the end: the server closed
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b"connection: close" in answer.lower()
            assert b"too-slow" in answer
            writer.close()

    run(story(), 30)
