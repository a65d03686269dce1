"""A straight line that foretells who wins: a weighted sum of what each seat sees, fitted to games of bots.

Its features are the places of a seat's row (`bots/observing.py`) and the evaluation of the bots, alone and
with how far the game has come. Of several seats the chances are as their sums compare (a softmax), so they
always add up; alone the sum is the score to expect. `fitting.py` finds the weights, and `coefficients` has
them, a file for each game.
"""

from __future__ import annotations

import json
import math
from array import array
from base64 import b64decode
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from operator import mul
from typing import Any, Final

from duchy.analysis.value.result import result_of
from duchy.bots.observing import RowObserver, has_observation
from duchy.core.game import Game
from duchy.core.state import State

FURTHEST: Final = 6.0
"""A lead beyond so many clear advantages is cut: the bots call what is certain a thousand points."""
HAND_MADE: Final = ("evaluation", "evaluation by turn", "evaluation by turn squared")
"""The features after the row."""


@dataclass(frozen=True, slots=True)
class Coefficients:
    """`layout` is the fingerprint of the features that they were fitted to. `spread` is, alone, the standard
    deviation of the score around what was foretold, after each ten turns."""

    layout: str
    weights: list[float]
    base: float
    spread: list[float]
    made: dict[str, Any]


def kept_coefficients(game: Game, seats: int) -> Coefficients | None:
    """The coefficients for so many seats, or for more than two those of two carried over; None if there are
    none that fit the game as it is."""
    found = fitted_coefficients(game, seats)
    if found is None and seats > 2:
        two = fitted_coefficients(game, 2)
        return None if two is None else carried_over(two, Features(game, 2), Features(game, seats))
    return found


def fitted_coefficients(game: Game, seats: int) -> Coefficients | None:
    """Those that were fitted for so many seats. With other cards, or rules, what a seat sees may be another
    row, which they do not fit."""
    if not has_observation(game.id):
        return None
    file = files("duchy.analysis.value") / "coefficients" / f"{game.id}.json"
    data = json.loads(file.read_text("utf-8")).get(str(seats)) if file.is_file() else None
    if data is None or data["layout"] != fingerprint(Features(game, seats)):
        return None
    weights = array("f", b64decode(data["weights"]))
    return Coefficients(data["layout"], list(weights), data["base"], data["spread"], data["made"])


class Features:
    """The numbers of a seat that a judge may weigh."""

    __slots__ = ("game", "names", "observer", "size")

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.observer = RowObserver(game, seats)
        pieces = self.observer.layout.pieces
        self.names = [f"{name} {place}" for name, size in pieces for place in range(size)]
        self.names += HAND_MADE
        self.size = len(self.names)

    def row(self, state: State, seat: int) -> list[float]:
        row = self.observer.row(state, seat)
        turn = row[-1]
        lead = self.game.evaluate(state, seat) / self.game.margin_scale
        lead = max(-FURTHEST, min(FURTHEST, lead))
        row += (lead, lead * turn, lead * turn * turn)
        return row


def carried_over(two: Coefficients, old: Features, new: Features) -> Coefficients:
    """The weights of two seats for more of them: any two seats compare as they would alone with each other.

    Between two only the difference counts of what a seat has and what its rival has. So that difference
    becomes the weight of what each seat has itself, and nothing is left for what its rivals have.
    """
    weights: dict[str, list[float]] = {}
    for name, place in old.observer.layout.slices.items():
        weights[name] = two.weights[place]
    carried: list[float] = []
    for name, size in new.observer.layout.pieces:
        piece, _, number = name.rpartition("_")
        if number.isdigit() and f"{piece}_0" in weights:
            own, other = weights[f"{piece}_0"], weights.get(f"{piece}_1", [])
            mine = number == "0" and len(own) == len(other) == size
            carried += [a - b for a, b in zip(own, other, strict=True)] if mine else [0.0] * size
        elif size == new.observer.seats and len(weights.get(name, [])) == 2:
            carried += [weights[name][0] - weights[name][1], *[0.0] * (size - 1)]
        else:
            known = weights.get(name, [])
            carried += known if len(known) == size else [0.0] * size
    carried += two.weights[-len(HAND_MADE) :]
    return Coefficients(fingerprint(new), carried, two.base, [], {**two.made, "carried_over": True})


def fingerprint(features: Features) -> str:
    return blake2b("\n".join(features.names).encode(), digest_size=8).hexdigest()


class Foretelling:
    """The judge that `judge_for` prefers."""

    __slots__ = ("_features", "_kept", "_seats", "name")

    def __init__(self, game: Game, seats: int, kept: Coefficients) -> None:
        self._features = Features(game, seats)
        self._kept = kept
        self._seats = seats
        self.name = "foretelling:1"

    def values(self, state: State) -> list[float]:
        if not state.deciders:
            return result_of(state)
        row, weights = self._features.row, self._kept.weights
        sums = [sum(map(mul, row(state, seat), weights)) for seat in range(self._seats)]
        if self._seats == 1:
            return [self._kept.base + sums[0]]
        top = max(sums)
        odds = [math.exp(total - top) for total in sums]
        whole = sum(odds)
        return [odd / whole for odd in odds]

    def spread(self, state: State) -> float:
        if self._seats > 1 or state.over:
            return 0.0
        spreads = self._kept.spread
        return spreads[min(state.turn // 10, len(spreads) - 1)]
