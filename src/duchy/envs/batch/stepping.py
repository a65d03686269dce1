"""Many games side by side, each asked one decision at a time: the part of a batch that is compiled.

A *slot* is the place of one game; when a game ends the next one begins in the same slot. The key of a game
comes from the key of the batch, the number of its slot and how many games that slot has had: nothing else
has a say, so the same key gives the same games however many slots lie beside it, and in whichever process.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from duchy.bots.bot import Bot
from duchy.bots.random import RandomBot
from duchy.core.errors import IllegalMove
from duchy.core.game import Game
from duchy.core.reading.options import Value
from duchy.core.seat import SeatHandle
from duchy.core.showing.rows import write_tail
from duchy.core.state import State
from duchy.core.stream import KEY_SIZE, Stream

if TYPE_CHECKING:
    from duchy.core.showing.rows import Row

GOES_ON: Final = 0
OVER: Final = 1
CUT: Final = 2
LOST: Final = 3
"""How a slot's game stands after a step: it goes on, is over, was broken off, or was lost by a move that was
none."""

ILLEGAL_REWARD: Final = -1.0

Writer = Callable[[Any, int, Any, int], int]
"""Writes what a seat sees of a state into a row from a place on; the answer is the place after it."""
Potential = Callable[[State, int], float]
"""How a seat stands, to tell it before the end whether it has come forward."""
Rivals = Callable[[Stream, int], list[Bot | None]]
"""Who sits where in a game of a slot: None is a seat that is asked."""


class Scene:
    """What all games of a batch have in common."""

    __slots__ = (
        "asks",
        "discount",
        "game",
        "loses_illegal",
        "max_moves",
        "moves",
        "options",
        "potential",
        "reward",
        "rivals",
        "seats",
        "size",
        "tail",
        "writer",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Value],
        writer: Writer | None,
        size: int,
        tail: int,
        asks: list[int],
        reward: Callable[[State], list[float]],
        potential: Potential | None,
        discount: float,
        max_moves: int,
        loses_illegal: bool,
        rivals: Rivals | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.writer = writer
        self.size = size
        self.tail = tail
        self.asks = asks
        self.reward = reward
        self.potential = potential
        self.discount = discount
        self.max_moves = max_moves
        self.loses_illegal = loses_illegal
        self.rivals = rivals
        self.moves = game.moves.all


class Stepper:
    """Steps the games of some slots and writes what came of it into rows that somebody else looks at.

    `codes` has a row for each slot, what the asked seat sees; `masks` its legal moves; `asked` its number;
    `ends` how the game stands; `finals` what the last seat saw when a game ended. `paid_places` and
    `paid_amounts` are the rewards of the step, at `slot * seats + seat`.
    """

    __slots__ = (
        "asked",
        "began",
        "codes",
        "ends",
        "finals",
        "first",
        "hopes",
        "hoping",
        "illegal",
        "key",
        "masks",
        "paid_amounts",
        "paid_places",
        "played",
        "players",
        "scene",
        "states",
    )

    codes: Row
    masks: Row
    asked: Row
    ends: Row
    finals: Row

    def __init__(
        self, scene: Scene, first: int, codes: Row, masks: Row, asked: Row, ends: Row, finals: Row
    ) -> None:
        self.scene = scene
        self.first = first
        self.codes = codes
        self.masks = masks
        self.asked = asked
        self.ends = ends
        self.finals = finals
        self.key = bytes(KEY_SIZE)
        self.states: list[State] = []
        self.played: list[int] = []
        self.began: list[int] = []
        self.players: list[list[Bot | None]] = []
        self.hopes: list[float] = []
        self.hoping: list[bool] = []
        self.paid_places: list[int] = []
        self.paid_amounts: list[float] = []
        self.illegal: list[tuple[int, str]] = []

    # -- What a batch asks for -------------------------------------------------------------------

    def reset(self, key: bytes, slots: int) -> None:
        """Begin a game in every slot; the rows come in full of zeros."""
        scene = self.scene
        self.key = key
        self.states = []
        self.players = []
        self.played = [0] * slots
        self.began = [0] * slots
        self.hopes = [0.0] * (slots * scene.seats)
        self.hoping = [False] * (slots * scene.seats)
        self.pay_nothing()
        for slot in range(slots):
            self.states.append(self.deal(slot))
            self.open(slot)
            self.write(slot)

    def kept(self) -> tuple[Any, ...]:
        """All that is needed to go on elsewhere."""
        asked = [int(self.asked[slot]) for slot in range(len(self.states))]
        hopes = (self.hopes, self.hoping)
        return (self.key, self.states, self.played, self.began, self.players, asked, hopes)

    def take_up(self, kept: tuple[Any, ...]) -> None:
        """Go on where another left off; the rows come in full of zeros."""
        self.key, self.states, self.played, self.began, self.players, asked, hopes = kept
        self.hopes, self.hoping = hopes
        for slot, seat in enumerate(asked):
            self.asked[slot] = seat
            self.write(slot)

    def check(self, actions: list[int]) -> None:
        """Refuse the whole step if one of its actions is no legal move, before anything is done."""
        moves: i64 = len(self.scene.moves)
        base: i64 = 0
        for slot, action in enumerate(actions):
            if not 0 <= action < moves:
                raise IllegalMove(
                    f"game {self.first + slot}: action {action}: it must be the id of a move, "
                    f"from 0 to {moves - 1}"
                )
            if not self.masks[base + action] and not self.scene.loses_illegal:
                self.refuse(slot, action)
            base += moves

    def step(self, actions: list[int]) -> None:
        """Make one move in every game; the rows come in full of zeros, but for who was asked."""
        self.pay_nothing()
        moves = self.scene.moves
        for slot, action in enumerate(actions):
            state = self.states[slot]
            seat = int(self.asked[slot])
            move = moves[action]
            if self.scene.loses_illegal and move not in state.offers[seat]:
                self.lose(slot, seat, action)
            else:
                state.play(seat, move)
                self.played[slot] += 1
                self.go_on(slot, seat)
            self.write(slot)

    # -- How a game goes on ----------------------------------------------------------------------

    def deal(self, slot: int) -> State:
        """The next game of a slot, with its own seat and its rivals."""
        scene = self.scene
        place = f"{self.first + slot} {self.began[slot]}".encode()
        key = blake2b(place, key=self.key, digest_size=KEY_SIZE).digest()
        self.began[slot] += 1
        self.played[slot] = 0
        if scene.rivals is not None:
            chance = Stream(blake2b(b"rivals", key=key, digest_size=KEY_SIZE).digest())
            players = scene.rivals(chance, scene.seats)
            if slot < len(self.players):
                self.players[slot] = players
            else:
                self.players.append(players)
        return scene.game.deal(scene.seats, scene.options, key)

    def open(self, slot: int) -> None:
        """Let the rivals play until somebody is asked. A game that ends before that has a successor."""
        while self.let_rivals_play(slot) < 0:
            self.states[slot] = self.deal(slot)
        if self.scene.potential is not None:
            start = slot * self.scene.seats
            for place in range(start, start + self.scene.seats):
                self.hoping[place] = False
            self.hope(slot, int(self.asked[slot]))

    def let_rivals_play(self, slot: int) -> int:
        """The seat that is asked next, or -1 if the game is over or has lasted too long."""
        state = self.states[slot]
        most = self.scene.max_moves
        if self.scene.rivals is None:
            deciders = state.deciders
            if not deciders or self.played[slot] >= most:
                return -1
            self.asked[slot] = deciders[0]
            return deciders[0]
        players = self.players[slot]
        while True:
            deciders = state.deciders
            if not deciders or self.played[slot] >= most:
                return -1
            for seat in deciders:
                if players[seat] is None:
                    self.asked[slot] = seat
                    return seat
            seat = deciders[0]
            bot = players[seat]
            if isinstance(bot, RandomBot):
                offered = state.offers[seat]
                state.play(seat, offered[bot.rng.below(len(offered))])
            else:
                assert bot is not None
                state.play(seat, bot.choose(SeatHandle(state, seat)))
            self.played[slot] += 1

    def go_on(self, slot: int, moved: int) -> None:
        seat = self.let_rivals_play(slot)
        if seat >= 0:
            if self.scene.potential is not None:
                self.hope(slot, seat)
            return
        state = self.states[slot]
        over = not state.deciders
        self.ends[slot] = OVER if over else CUT
        if self.scene.potential is not None:
            for other in range(self.scene.seats):
                self.let_go(slot, other, over)
        if over:
            for other, amount in enumerate(self.scene.reward(state)):
                if amount != 0.0:
                    self.pay(slot, other, amount)
        self.begin_anew(slot, moved)

    def lose(self, slot: int, seat: int, action: int) -> None:
        """A move that was none ends the game: who made it loses, nobody wins."""
        try:
            self.refuse(slot, action)
        except IllegalMove as problem:
            self.illegal.append((slot, str(problem)))
        self.ends[slot] = LOST
        self.pay(slot, seat, ILLEGAL_REWARD)
        self.begin_anew(slot, seat)

    def begin_anew(self, slot: int, last: int) -> None:
        self.write_row(slot, last, self.finals)
        self.states[slot] = self.deal(slot)
        self.open(slot)

    def refuse(self, slot: int, action: int) -> None:
        try:
            self.states[slot].refuse(int(self.asked[slot]), self.scene.moves[action])
        except IllegalMove as problem:
            raise IllegalMove(f"game {self.first + slot}: {problem}") from None

    # -- Rewards ---------------------------------------------------------------------------------

    def pay_nothing(self) -> None:
        self.paid_places = []
        self.paid_amounts = []
        self.illegal = []

    def pay(self, slot: int, seat: int, amount: float) -> None:
        self.paid_places.append(slot * self.scene.seats + seat)
        self.paid_amounts.append(amount)

    def hope(self, slot: int, seat: int) -> None:
        """A seat is asked: since it was asked last it has come forward, or fallen back."""
        potential = self.scene.potential
        assert potential is not None
        place = slot * self.scene.seats + seat
        now = potential(self.states[slot], seat)
        if self.hoping[place]:
            self.pay(slot, seat, self.scene.discount * now - self.hopes[place])
        self.hoping[place] = True
        self.hopes[place] = now

    def let_go(self, slot: int, seat: int, over: bool) -> None:
        """At the end nothing is left to hope for; in a game that was broken off there still is."""
        potential = self.scene.potential
        assert potential is not None
        place = slot * self.scene.seats + seat
        if self.hoping[place]:
            left = 0.0 if over else self.scene.discount * potential(self.states[slot], seat)
            self.pay(slot, seat, left - self.hopes[place])

    # -- What is seen ----------------------------------------------------------------------------

    def write(self, slot: int) -> None:
        """The row and the mask of the seat that is asked."""
        seat = int(self.asked[slot])
        self.write_row(slot, seat, self.codes)
        masks = self.masks
        base: i64 = slot * len(self.scene.moves)
        for move in self.states[slot].offers[seat]:
            masks[base + move.id] = 1

    def write_row(self, slot: int, seat: int, rows: Row) -> None:
        scene = self.scene
        if scene.writer is None:
            return
        state = self.states[slot]
        start = slot * scene.size
        scene.writer(state, seat, rows, start)
        write_tail(state, seat, scene.asks, rows, start + scene.tail, start + scene.size - 1)
