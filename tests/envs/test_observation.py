"""A seat sees what its view shows, all of it, and nothing else."""

from __future__ import annotations

import json
import re
from itertools import islice

import numpy as np
import pytest

from duchy.core.game import Game
from duchy.envs.observation import HIGHEST, Layout, Observer, mask_of, versioned_name
from duchy.testing import Case
from envs.tables import CASES, GAMES, PLAIN, SMALL, chance, positions

OF_A_SEAT = re.compile(r"(.+)_(\d+)")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_facts_make_no_difference(case: Case) -> None:
    observer = Observer(case.game, case.seats)
    rng = chance("imagined")
    differ = False
    for number, state in enumerate(positions(case, "hidden")):
        seat = rng.below(case.seats)
        if number % 3:
            continue
        imagined = state.imagine(seat, rng)
        assert observer.row(state, seat) == observer.row(imagined, seat), f"{case}: move {number}"
        differ = differ or state.dump()["table"] != imagined.dump()["table"]
    assert differ == (case.game.secrets and case.seats > 1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whatever_changes_the_view_changes_the_row(case: Case) -> None:
    observer = Observer(case.game, case.seats)
    seat = len(str(case)) % case.seats
    view, row = "", [0.0]
    for number, state in enumerate(islice(positions(case, "seen"), 200)):
        seen, written = json.dumps(state.view(seat)["table"]), observer.row(state, seat)
        assert seen == view or written != row, f"{case}: seat {seat}, move {number}"
        view, row = seen, written


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_numbers_lie_between_nought_and_the_highest(case: Case) -> None:
    observer = Observer(case.game, case.seats)
    for state in positions(case, "bounds"):
        vector = observer.vector(state, 0)
        assert vector.shape == (observer.layout.size,)
        assert vector.dtype == np.float32
        assert vector.min() >= 0.0
        assert vector.max() <= HIGHEST


@pytest.mark.parametrize("case", [case for case in PLAIN if case.seats > 1], ids=str)
def test_every_seat_sees_the_same_facts_from_its_own_place(case: Case) -> None:
    """What is told of a seat is the same for all who look at it, only its place differs."""
    observer = Observer(case.game, case.seats)
    named = [match for name in observer.layout.slices if (match := OF_A_SEAT.fullmatch(name))]
    assert {int(match[2]) for match in named} == set(range(case.seats))
    for number, state in enumerate(positions(case, "rotated")):
        if number % 8:
            continue
        rows = [observer.row(state, seat) for seat in range(case.seats)]
        for match in named:
            offset = int(match[2])
            for seat in range(case.seats):
                own = observer.layout[f"{match[1]}_0"]
                assert rows[seat][observer.layout[match[0]]] == rows[(seat + offset) % case.seats][own]


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_row_says_who_decides_and_what_is_asked(case: Case) -> None:
    observer = Observer(case.game, case.seats)
    for state in positions(case, "asked"):
        for seat in range(case.seats):
            pieces = observer.layout.named(observer.vector(state, seat))
            deciding = [(seat + offset) % case.seats for offset in np.flatnonzero(pieces["deciding"])]
            assert sorted(deciding) == sorted(state.deciders)
            assert pieces["ask"].sum() == (1.0 if seat in state.deciders else 0.0)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_mask_is_the_legal_moves(case: Case) -> None:
    for state in positions(case, "mask"):
        for seat in range(case.seats):
            mask = mask_of(state, seat)
            assert mask.shape == (len(case.game.moves),)
            legal = sorted(move.id for move in state.legal(seat))
            assert np.flatnonzero(mask).tolist() == legal


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_names_carry_a_version(game: Game) -> None:
    assert re.fullmatch(game.id.replace("-", "_") + r"_v[1-9][0-9]*", versioned_name(game))


def test_a_layout_gives_the_pieces_of_a_row_by_name() -> None:
    layout = Layout([("gold", 1), ("dice", 2)])
    row = np.array([5, 1, 2], dtype=np.float32)
    assert layout.size == 3
    assert {name: piece.tolist() for name, piece in layout.named(row).items()} == {
        "gold": [5],
        "dice": [1, 2],
    }


def test_a_piece_cannot_be_there_twice() -> None:
    with pytest.raises(AssertionError, match="the piece gold is there twice"):
        Layout([("gold", 1), ("gold", 2)])
