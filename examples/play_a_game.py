"""A whole game against a bot, over the table server's protocol: docs/protocol.md explains it.

duchy serve
python examples/play_a_game.py http://127.0.0.1:8000 card-kingdoms
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from http.cookies import SimpleCookie
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def post(url: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """Send JSON; the answer, and the cookie that it sets."""
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json", "Cookie": cookie})
    with urlopen(request) as answer:
        set_cookie = SimpleCookie(answer.headers.get("Set-Cookie", ""))
        return json.load(answer), "; ".join(f"{name}={part.value}" for name, part in set_cookie.items())


async def play(server: str, game: str) -> dict[str, Any]:
    """Sit down with a bot and make any legal move until the game is over; the result."""
    _, cookie = post(f"{server}/api/guest", {"name": "Example"})
    made, _ = post(f"{server}/api/tables", {"game": game, "seats": ["me", "bot:easy"]}, cookie)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        # Our share of the dice's key: the server has shown the hash of its own share before.
        contribution = f"{random.getrandbits(128):032x}"
        await socket.send(json.dumps({"type": "ready", "id": "ready", "contribution": contribution}))
        count = answered = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(message["reason"])
            table = message.get("table")
            if table and table["status"] == "over":
                result: dict[str, Any] = table["result"]
                return result
            asked = message.get("asked")
            if asked and asked["moves"] and asked["answers"] > answered:  # a question we have not answered
                answered = asked["answers"]
                count += 1
                move = random.choice(asked["moves"])
                print(f"{count:4} {move['text']}")
                wish = {"seat": 0, "move": move["id"], "answers": asked["answers"]}
                await socket.send(json.dumps({"type": "move", "id": str(count), **wish}))
    raise SystemExit("the server has closed the connection")


if __name__ == "__main__":
    result = asyncio.run(play(*(sys.argv[1:] or ["http://127.0.0.1:8000", "card-kingdoms"])))
    print("scores:", [score["total"] for score in result["scores"]], "winners:", result["winners"])
