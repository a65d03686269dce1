"""What a table itself works for one move: no sockets, no disk, no other process.

    python benchmarks/move_cost.py [--game card-kingdoms] [--seats 2] [--moves 600] [--profile]

All seats are persons who look on. Games and moves are the same each time, so that two versions can be
compared, also on a busy machine by instructions (`valgrind --tool=callgrind`). Prints the processor time a
move in the best of five rounds, or where it went.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack
from cProfile import Profile
from pstats import Stats
from random import Random
from time import process_time

import msgspec

from duchy.server.bench import Heard
from duchy.table.game.seats import Person
from duchy.table.hosting import caretaker
from duchy.table.hosting.audience import Connection
from duchy.table.hosting.conversation import Knock
from duchy.table.hosting.hall import Hall
from duchy.table.limits import Limits
from duchy.table.memory import MemoryStore
from duchy.table.messages import OVER, Settings
from duchy.table.thinking.errands import ThinkHere

ROUNDS = 5
MANY = 10**9
_decoder = msgspec.json.Decoder(Heard)


class Numbered:
    """Chance that is the same each time."""

    def __init__(self) -> None:
        self.chance = Random(7)

    def token(self, size: int) -> str:
        return self.chance.randbytes(size).hex()

    def below(self, limit: int) -> int:
        return self.chance.randrange(limit)


class Round:
    """So many moves at tables without limits; what they cost."""

    def __init__(self, game: str, seats: int, moves: int, profile: Profile | None = None) -> None:
        self.game = game
        self.persons = [Person(f"p{seat}", f"Person {seat}") for seat in range(seats)]
        self.left = moves
        self.profile = profile
        self.spent = 0.0
        self.pushed = 0

    async def play(self) -> None:
        limits = Limits(messages=MANY, messages_burst=MANY, visits=MANY, visits_burst=MANY)
        hall = Hall(MemoryStore(), ThinkHere(), limits=limits, randomness=Numbered())
        await hall.open()
        while self.left:
            await self._play_one(hall)
        await hall.close()

    async def _play_one(self, hall: Hall) -> None:
        """A game to its end, or until there were moves enough."""
        settings = Settings(game=self.game, seats=["me", *["open"] * (len(self.persons) - 1)])
        made = await hall.create(settings, self.persons[0])
        knock = Knock(made.invitation, None, 0, False)
        chance = Random(self.left)
        async with AsyncExitStack() as visits:
            at = [Connection(person, MANY) for person in self.persons]
            talks = [
                await visits.enter_async_context(hall.conversation(made.id, each, each.person.id, knock))
                for each in at
            ]
            await talks[0].hear('{"type":"ready","id":"r"}')
            for seat in range(1, len(talks)):
                await talks[seat].hear(f'{{"type":"sit","id":"s","seat":{seat}}}')
            while self.left:
                heard = [self._heard(connection) for connection in at]
                if any(last.table is not None and last.table.status == OVER for last in heard):
                    return
                for seat, last in enumerate(heard):
                    asked = last.asked
                    if asked is not None and asked.moves and self.left:
                        move = asked.moves[chance.randrange(len(asked.moves))].id
                        text = f'"id":"{self.left}","seat":{seat},"move":{move},"answers":{asked.answers}'
                        await self._timed(talks[seat].hear, f'{{"type":"move",{text}}}')
                await asyncio.sleep(0)

    def _heard(self, connection: Connection) -> Heard:
        """What was told last of the game, and of the table if it was."""
        last = Heard("")
        for text in connection.outbox:
            heard = _decoder.decode(text)
            last.table = heard.table or last.table
            if heard.type in ("update", "snapshot"):
                last.asked = heard.asked
                self.pushed += len(text)
        connection.outbox = []
        return last

    async def _timed(self, hear: object, text: str) -> None:
        assert callable(hear)
        self.left -= 1
        if self.profile is not None:
            self.profile.enable()
        began = process_time()
        await hear(text)
        self.spent += process_time() - began
        if self.profile is not None:
            self.profile.disable()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="card-kingdoms")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--profile", action="store_true")
    args = parser.parse_args()
    caretaker.HESITATION = (0.0, 1)  # nobody has to be deceived here about who had a choice
    profile = Profile() if args.profile else None
    rounds = [Round(args.game, args.seats, args.moves, profile) for _ in range(args.rounds)]
    for each in rounds:
        asyncio.run(each.play())
    if profile is not None:
        Stats(profile).sort_stats("tottime").print_stats(40)
    best = min(each.spent for each in rounds) / args.moves * 1e6
    pushed = rounds[0].pushed / args.moves
    print(f"{args.game}, {args.seats} seats: {best:.0f} us a move, {pushed:,.0f} bytes pushed to all")


if __name__ == "__main__":
    main()
