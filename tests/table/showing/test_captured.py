"""Whole games over real sockets, played twice: once as they are, once with other hidden facts.

Two servers play the same game in step. Before each move the second one's position is exchanged for another
that looks the same to one seat: other cards in the other hands, other Dukes, other dice to come wherever
none are thrown now. Everything that this seat and a spectator receive, from the first byte to the last, must
be the same in both.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.table.game.table import Table
from duchy.table.messages import RUNNING
from server.house import House, Mate, config_for, house, open_limits, playable, run

SEATS = 3
WATCHED = 1
TRIES = 40


@pytest.fixture(autouse=True)
def _no_chance_but_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers make up the same ids, secrets and invitations."""
    monkeypatch.setattr("duchy.table.ports.token_hex", lambda size: "5a" * size)


class World:
    """One of the two servers, with all persons at its table and a spectator."""

    def __init__(self, place: House) -> None:
        self.place = place
        self.id = ""
        self.mates: list[Mate] = []
        self.watchers: list[Mate] = []

    async def begin(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        names = [f"{number:016x}" for number in range(SEATS + 1)]
        ids = iter(names)
        monkeypatch.setattr("duchy.server.web.guests.new_person_id", lambda: next(ids))
        guests = [await self.place.guest(name) for name in ("Ada", "Bob", "Eve", "Zoe")]
        self.id = await guests[0].make("me", *["open"] * (SEATS - 1), game=game, clock="game", time=900)
        for guest in guests[:SEATS]:
            self.mates.append(await guest.sit_at(self.id, warnings="true"))
            await self.settle()
        self.watchers.append(await guests[SEATS].sit_at(self.id))
        await self.settle()
        await self.mates[0].done("ready", contribution="00", id="ready")
        for seat in range(1, SEATS):
            await self.settle()
            await self.mates[seat].done("sit", seat=seat, contribution="00", id="sit")
        await self.settle()

    @property
    def table(self) -> Table:
        table = self.place.hall.awake[self.id].table
        assert table is not None
        return table

    async def settle(self) -> None:
        """Until everybody has read all that was sent."""
        await asyncio.gather(*(mate.ask("ping", id="ping") for mate in (*self.mates, *self.watchers)))

    async def play(self, seat: int, move: Move) -> None:
        answers = self.mates[seat].asked["answers"]
        await self.mates[seat].done("move", seat=seat, move=move.id, answers=answers, id=f"move-{answers}")
        await self.settle()

    def captured(self) -> list[list[str]]:
        return [self.mates[WATCHED].raw, self.watchers[0].raw]


def compare_and_forget(real: World, twin: World) -> int:
    """Nothing differs in what was received since; how many letters it was."""
    letters = 0
    for heard, other_heard in zip(real.captured(), twin.captured(), strict=True):
        assert len(heard) == len(other_heard)
        for text, other_text in zip(heard, other_heard, strict=True):
            assert text == other_text
            letters += len(text)
        heard.clear()
        other_heard.clear()
    return letters


def other_position(state: State, seat: int, move: Move, chance: Random) -> State | None:
    """A position that looks the same to the watched seat, now and after the move; None if none is found."""
    wanted = state.clone()
    wanted.play(seat, move)
    for _ in range(TRIES):
        key = key_from_seed(chance.getrandbits(64))
        other = state.imagine(WATCHED, Stream(key))
        if wanted.news != state.news:
            other.stream = state.stream.clone()
        else:
            other.stream = Stream(key, state.stream.drawn)
        if move not in other.offers[seat] or other.deciders != state.deciders:
            continue
        after = other.clone()
        after.play(seat, move)
        if after.over == wanted.over and looks(after) == looks(wanted):
            return other
    return None


def looks(state: State) -> Any:
    return (state.view(WATCHED), state.view(None), None if not state.over else state.dump())


@pytest.mark.slow
@pytest.mark.parametrize("game", playable())
def test_what_a_seat_receives_never_depends_on_what_it_may_not_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> tuple[int, int, int]:
        settings = {"now": lambda: 10**12, "tick_seconds": 60.0, "flicker_seconds": 0.0}
        for folder in ("as-it-is", "exchanged"):
            (tmp_path / folder).mkdir()
        async with (
            house(open_limits(config_for(tmp_path / "as-it-is", **settings))) as here,
            house(open_limits(config_for(tmp_path / "exchanged", **settings))) as there,
        ):
            real, twin = World(here), World(there)
            await real.begin(game, monkeypatch)
            await twin.begin(game, monkeypatch)
            chance = Random(f"captured {game}")
            moves = hidden = letters = 0
            while real.table.status == RUNNING:
                state = real.table.state
                seat = chance.choice(state.deciders)
                move = chance.choice(state.legal(seat))
                other = other_position(state, seat, move, chance)
                assert twin.table.play is not None
                twin.table.play.state = state.clone() if other is None else other
                hidden += other is not None and other.dump() != state.dump()
                target = chance.choice(real.table.game.moves.all).target
                for world in (real, twin):
                    if moves % 10 == 0:
                        await world.mates[WATCHED].ask("why", seat=WATCHED, target=target, id="why")
                        await world.mates[WATCHED].send("look", seat=WATCHED, id="look")
                    await world.play(seat, move)
                letters += compare_and_forget(real, twin)
                moves += 1
            assert compare_and_forget(real, twin) == 0
            assert real.watchers[0].table["result"] is not None
            return moves, hidden, letters

    moves, hidden, letters = run(story(), seconds=240)
    assert moves > 40
    assert hidden > moves / 2
    assert letters > 50_000
