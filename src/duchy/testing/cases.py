"""The modes in which a game is checked: every seat count with every option set it names."""

from __future__ import annotations

from collections.abc import Mapping

from duchy.core.errors import BadOption
from duchy.core.game import Game
from duchy.core.reading.options import DUPLICATE
from duchy.core.state import State


class Case:
    """A game with a seat count and options."""

    __slots__ = ("game", "options", "seats")

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)

    def new(self, seed: int | str) -> State:
        return self.game.new(self.seats, seed, self.options)

    def __str__(self) -> str:
        listed = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}" + (f"-{listed}" if listed else "")


def cases(game: Game) -> list[Case]:
    """All cases of a game, and with duplicate luck; option sets that do not fit a seat count are left out."""
    found: list[Case] = []
    modes: list[dict[str, object]] = [*game.modes(), {DUPLICATE.name: True}]
    for options in modes:
        for seats in range(game.min_seats, game.max_seats + 1):
            try:
                game.read_options(seats, options)
            except BadOption:
                continue
            found.append(Case(game, seats, options))
    return found
