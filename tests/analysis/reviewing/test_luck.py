"""Luck has mean zero, whatever the analyst believes."""

from __future__ import annotations

import math
from hashlib import blake2b

import pytest

from duchy.analysis.reviewing.analyst import Analyst, Budget
from duchy.analysis.reviewing.luck import luck_of, redrawn
from duchy.arena.play.adjusting import LuckWatch
from duchy.bots.random import RandomBot
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game
from duchy.games import game_ids
from proof import proof

GAMES = proof(4, nightly=200)
BUDGET = Budget(0, redraws=3, glances=0, looks=0, last_looks=0)


class Whim:
    """Believes something of every position, always the same, and never for a reason."""

    name = "whim"

    def values(self, state: State) -> list[float]:
        text = repr(state.view(None)["table"])
        first = int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big") / 2**32
        return [first, 1.0 - first]

    def spread(self, state: State) -> float:
        return 0.0


@pytest.mark.parametrize("game", game_ids())
def test_luck_has_mean_zero_even_if_positions_are_judged_at_random(game: str) -> None:
    """Over all draws of many games, within four standard errors."""
    box = find_game(game)
    found: list[float] = []
    for number in range(GAMES):
        state = box.new(2, f"luck {number}")
        watch = LuckWatch(box, 2, Analyst(box, 2, BUDGET, Whim()))
        bots = [RandomBot(Stream(key_from_seed(f"luck {number} {seat}"))) for seat in range(2)]
        before = 0.0
        while not state.over:
            seat = state.deciders[0]
            move = bots[seat].choose(SeatHandle(state, seat))
            watch(state, seat, move)
            if watch.luck[0] != before:
                found.append(watch.luck[0] - before)
                before = watch.luck[0]
            state.play(seat, move)
    mean = math.fsum(found) / len(found)
    error = math.sqrt(math.fsum((one - mean) ** 2 for one in found)) / len(found)
    assert len(found) > 50
    assert abs(mean) < 4 * error


def test_luck_is_what_came_less_what_comes_on_average() -> None:
    luck = luck_of([0.6, 0.4], [[0.5, 0.5], [0.3, 0.7]])
    assert [round(one, 6) for one in luck.of] == [0.2, -0.2]
    assert luck.redraws == 2
    assert round(luck.errors[0], 6) == 0.1


def test_every_game_has_other_draws_of_its_own() -> None:
    """The same ones in all games would not even out over many."""
    box = find_game("card-kingdoms")
    roll = box.parse("roll")
    drawn = set()
    for seed in range(2):
        state = box.new(2, seed, {"setup": "first-game"})
        while "roll" not in [move.text for move in state.legal(state.deciders[0])]:
            state.play(state.deciders[0], state.legal(state.deciders[0])[0])
        others = [redrawn(state, state.deciders[0], roll, 1, throw) for throw in range(4)]
        drawn.add(tuple(str(other.view(None)["table"]["dice"]) for other in others))
    assert len(drawn) == 2
