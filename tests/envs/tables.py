"""What the tests of environments share: all cases of all games, and random play."""

from __future__ import annotations

from collections.abc import Iterator

import duchy
from duchy.core.game import Game
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.testing import Case, cases

GAMES: list[Game] = [duchy.game(id) for id in duchy.game_ids()]
CASES: list[Case] = [case for game in GAMES for case in cases(game)]
PLAIN: list[Case] = [case for case in CASES if not case.options]
"""Every game with every number of seats, without options."""
SMALL: list[Case] = [Case(game, max(2, game.min_seats), {}) for game in GAMES]


def chance(seed: str) -> Stream:
    return Stream(key_from_seed(seed))


def positions(case: Case, seed: str) -> Iterator[State]:
    """The positions of a random game, the end included."""
    state = case.new(seed)
    random = chance(seed)
    while not state.over:
        yield state
        seat = state.deciders[random.below(len(state.deciders))]
        legal = state.legal(seat)
        state.play(seat, legal[random.below(len(legal))])
    yield state
