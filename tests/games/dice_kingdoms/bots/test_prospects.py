"""What an action is said to bring is what making it brings, wherever nothing is left to choose after it."""

from __future__ import annotations

from typing import cast

import pytest

from duchy.core.moves import Move
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game
from duchy.games.dice_kingdoms.bots.features import remaining, season_of, standing, worth, worths_of
from duchy.games.dice_kingdoms.bots.prospects import Scales
from duchy.games.dice_kingdoms.bots.weights import Season
from duchy.games.dice_kingdoms.components.layout import BLOCKS, JOINS, TRACKS
from duchy.games.dice_kingdoms.state import Lordships

ACTIONS = ("recruit", "fight", "build")


def lead(s: Lordships, seat: int, season: Season) -> float:
    """Between two, what one may expect to score more than the other; alone, what one may expect."""
    own = worth(s, seat, season, worths_of(s))
    return own if s.seats == 1 else own - worth(s, 1 - seat, season, worths_of(s))


@pytest.mark.parametrize("seats", [1, 2])
def test_actions_bring_what_they_are_said_to(seats: int) -> None:
    compared = 0
    for number in range(12):
        s = cast(Lordships, game("dice-kingdoms").new(seats, f"prospects {number}"))
        chance = Stream(key_from_seed(number))
        while not s.over:
            seat = s.deciders[0]
            if s.ask(seat) == "action":
                compared += compare_actions(s, seat)
            moves = s.legal(seat)
            s.play(seat, moves[chance.below(len(moves))])
    assert compared > 300


def compare_actions(s: Lordships, seat: int) -> int:
    season = Season(remaining(s), is_last=False)
    scales = Scales(s, seat, -1 if s.seats == 1 else 1 - seat, season, worths_of(s))
    before = lead(s, seat, season)
    compared = 0
    for move in s.legal(seat):
        if move.verb in ACTIONS:
            after = made(s, seat, move)
            if is_settled(after) and made_no_choice(s, after, seat, move):
                brought = lead(after, seat, season) - before
                assert scales.weigh(move) == pytest.approx(brought), move.text
                compared += 1
    return compared


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nobody_hopes_for_more_than_an_action_brings(seats: int) -> None:
    """Or a bot would rather turn its dice to and fro than act."""
    dice = game("dice-kingdoms")
    for number in range(4):
        s = cast(Lordships, dice.new(seats, f"hopes {number}"))
        chance = Stream(key_from_seed(number))
        while not s.over:
            seat = s.deciders[0]
            moves = s.legal(seat)
            actions = [move for move in moves if move.verb in ACTIONS]
            if s.ask(seat) == "action" and actions:
                assert dice.evaluate(s, seat) < max(standing(made(s, seat, move), seat) for move in actions)
            s.play(seat, moves[chance.below(len(moves))])


def made(s: Lordships, seat: int, move: Move) -> Lordships:
    after = cast(Lordships, s.clone())
    after.play(seat, move)
    return after


def is_settled(after: Lordships) -> bool:
    """Whether the action is done, and the next thing is a roll."""
    return not after.over and after.ask(after.deciders[0]) in ("roll", "second-roll")


def made_no_choice(before: Lordships, after: Lordships, seat: int, move: Move) -> bool:
    """Whether no reward was used without asking because only one use was possible."""
    builds = move.verb == "build"
    if not builds and after.roads != before.roads:
        return False
    joined = (after.rallied[seat] ^ before.rallied[seat]) >> JOINS
    return (
        not joined
        and after.statues == before.statues
        and chosen(after, seat) - chosen(before, seat) == (not builds)
    )


def chosen(s: Lordships, seat: int) -> int:
    """The checked boxes of citizens and lairs: only choices check them."""
    marks = s.marks[seat * s.width : (seat + 1) * s.width]
    return sum(marks[:TRACKS]) + sum(marks[BLOCKS:])


def test_the_likely_action_is_the_one_that_is_said_to_bring_most() -> None:
    box = game("dice-kingdoms")
    s = cast(Lordships, box.new(2, "likely"))
    chance = Stream(key_from_seed("likely"))
    told = 0
    while not s.over:
        seat = s.deciders[0]
        moves = s.legal(seat)
        likely = box.likely(s, seat)
        if s.ask(seat) != "action":
            assert likely is None
        elif likely is not None:
            scales = Scales(s, seat, 1 - seat, season_of(s), worths_of(s))
            most = max(scales.weigh(move) for move in moves if move.verb in ACTIONS)
            assert scales.weigh(likely) == most
            told += 1
        s.play(seat, moves[chance.below(len(moves))])
    assert told > 10
