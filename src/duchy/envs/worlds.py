"""A game as OpenSpiel plays it: moves by one player at a time, and chance in steps of its own.

Chance is *sampled*: a move that draws from the random stream leads to a chance node with one outcome, and
taking that outcome draws. What was drawn for one copy of a world is never drawn for another: a copy gets a
stream of its own, so that searching a copy tells nothing about the dice to come. All copies of one world
share that stream, so that a search which copies it over and over meets the same events after the same moves.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import duchy
from duchy.core.errors import IllegalMove
from duchy.core.events import Event
from duchy.core.moves import Move
from duchy.core.state import State
from duchy.core.stream import KEY_SIZE, Stream, key_from_seed
from duchy.envs.actions import move_with
from duchy.envs.observation import Observer
from duchy.envs.rewards import MOST_MOVES, read_reward


class Setting:
    """What all worlds of one OpenSpiel game share."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object],
        reward: str = "result",
        max_moves: int = MOST_MOVES,
        rng_seed: int = -1,
    ) -> None:
        self.game = duchy.game(game)
        self.game.check_seats(seats)
        self.options = self.game.read_options(seats, options)
        self.seats = seats
        self.reward = read_reward(reward)
        self.reward_name = reward
        self.observer = Observer(self.game, seats)
        self.moves = self.game.moves.all
        self.max_moves = max_moves
        self.rng_seed = rng_seed
        self.keys = Stream(key_from_seed(rng_seed) if rng_seed >= 0 else os.urandom(KEY_SIZE))

    def __reduce__(self) -> str | tuple[Any, ...]:
        return (
            Setting,
            (self.game.id, self.seats, self.options, self.reward_name, self.max_moves, self.rng_seed),
        )


class World:
    """A position, before or after its set-up, with what each seat has seen so far.

    `pending` is a move whose dice are still to fall, `outcome` the state they lead to. `public` and
    `private` are digests of everything told to all and to one seat: with the view they make up what a
    seat knows. `done` counts the moves that each seat has made, by their ids.
    """

    __slots__ = ("done", "heard", "moves", "outcome", "pending", "private", "public", "setting", "state")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.state: State | None = None
        self.pending: tuple[int, Move] | None = None
        self.outcome: State | None = None
        self.heard: list[Event] = []
        self.public = b""
        self.private = [b""] * setting.seats
        self.done: list[dict[int, int]] = [{} for _ in range(setting.seats)]
        self.moves = 0

    # -- How it stands ---------------------------------------------------------------------------

    @property
    def is_chance(self) -> bool:
        return self.state is None or self.pending is not None

    @property
    def is_over(self) -> bool:
        if self.state is None or self.pending is not None:
            return False
        return self.state.over or self.moves >= self.setting.max_moves

    def legal(self, seat: int) -> list[int]:
        assert self.state is not None
        return sorted(move.id for move in self.state.offers[seat])

    def returns(self) -> list[float]:
        """Nothing before the end; a game that was broken off is shared by all."""
        seats = self.setting.seats
        if not self.is_over:
            return [0.0] * seats
        assert self.state is not None
        if self.state.over:
            return self.setting.reward(self.state)
        return [1.0 / seats if self.setting.reward_name == "result" else 0.0] * seats

    # -- How it goes on --------------------------------------------------------------------------

    def act(self, action: object) -> None:
        """The deciding seat moves. If that needs dice, they are a chance node still to come."""
        state = self.state
        if state is None or self.pending is not None or self.is_over:
            raise IllegalMove(f"action {action}: no player is asked now")
        seat = state.deciders[0]
        move = move_with(self.setting.moves, action)
        after = self.try_out(state, seat, move)
        if after.stream.drawn == state.stream.drawn:
            self.settle(after, seat, move)
        else:
            self.pending = (seat, move)
            self.outcome = after

    def draw(self) -> None:
        """Chance: the set-up, or the dice of the move that waits for them."""
        if self.state is None:
            setting = self.setting
            self.state = setting.game.new(setting.seats, options=setting.options, key=setting.keys.new_key())
            self.private = [digest(b"", json.dumps(self.state.view(s))) for s in range(setting.seats)]
            return
        assert self.pending is not None
        seat, move = self.pending
        after = self.outcome
        if after is None:
            after = self.try_out(self.state, seat, move)
        self.pending = self.outcome = None
        self.settle(after, seat, move)

    def try_out(self, state: State, seat: int, move: Move) -> State:
        self.heard = []
        after = state.clone()
        after.listener = self.heard.append
        after.play(seat, move)
        after.listener = None
        return after

    def settle(self, after: State, seat: int, move: Move) -> None:
        self.state = after
        self.moves += 1
        self.private[seat] = digest(self.private[seat], move.text)
        self.done[seat][move.id] = self.done[seat].get(move.id, 0) + 1
        for event in self.heard:
            self.public = digest(self.public, json.dumps(event.seen_by(None)))
            if event.private:
                self.private[event.seat] = digest(self.private[event.seat], json.dumps(event.private))
        self.heard = []

    # -- What a seat knows -----------------------------------------------------------------------

    def observation(self, seat: int | None) -> str:
        """The seat's view, or a spectator's."""
        return json.dumps(self.state.view(seat)) if self.state is not None else ""

    def information(self, seat: int) -> str:
        """The view, with a digest of all that the seat has seen and done: equal if and only if it cannot
        tell two worlds apart."""
        return f"{self.remembered(seat).hex()} {self.observation(seat)}"

    def remembered(self, seat: int) -> bytes:
        """A digest of all that a seat has seen and done."""
        return digest(self.public, self.private[seat].hex())

    def full(self) -> str:
        """The whole position as text; only the random stream is left out."""
        if self.state is None:
            return "set-up"
        position = self.state.dump()
        del position["stream"]
        waiting = f" {self.pending[1].text}" if self.pending is not None else ""
        return json.dumps(position) + waiting

    def imagine(self, seat: int, rng: Stream) -> World:
        """Another world that `seat` cannot tell from this one."""
        other = World(self.setting)
        other.public = self.public
        other.moves = self.moves
        if self.state is not None:
            other.state = self.state.imagine(seat, rng)
            other.private[seat] = self.private[seat]
            other.done[seat] = self.done[seat].copy()
            if self.pending is not None and self.pending[1] in other.state.offers[self.pending[0]]:
                other.pending = self.pending
        return other

    # -- Copies ----------------------------------------------------------------------------------

    def __deepcopy__(self, memo: object) -> World:
        other = World(self.setting)
        other.public = self.public
        other.private = self.private.copy()
        other.done = [made.copy() for made in self.done]
        other.moves = self.moves
        other.pending = self.pending
        if self.state is not None:
            other.state = self.state.clone()
            stream = self.state.stream
            other.state.stream = Stream(digest(stream.key, f"copied at {stream.drawn}"))
        return other

    def __reduce__(self) -> str | tuple[Any, ...]:
        position = self.state.dump() if self.state is not None else None
        pending = (self.pending[0], self.pending[1].id) if self.pending is not None else None
        kept = (self.setting, position, pending, self.public, self.private, self.moves, self.done)
        return (restored, kept)


def restored(
    setting: Setting,
    position: object,
    pending: tuple[int, int] | None,
    public: bytes,
    private: list[bytes],
    moves: int,
    done: list[dict[int, int]],
) -> World:
    """The world that was pickled, with the same dice to come."""
    world = World(setting)
    world.state = setting.game.load(position) if position is not None else None
    world.pending = (pending[0], setting.moves[pending[1]]) if pending is not None else None
    world.public = public
    world.private = private
    world.moves = moves
    world.done = done
    return world


def digest(before: bytes, text: str) -> bytes:
    return blake2b(before + text.encode(), digest_size=KEY_SIZE).digest()
