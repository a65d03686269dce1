"""Many games stepped together are the same games, seen the same way, as one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from duchy.core.errors import DuchyError, IllegalMove
from duchy.core.stream import key_from_seed
from duchy.envs.batch import Batch
from duchy.envs.batch.seating import Seating
from duchy.envs.batch.shared import SharedBatch
from duchy.envs.observation import mask_of
from duchy.envs.rewards import BadSetting, margins, results
from duchy.testing import Case
from envs.tables import CASES, GAMES, PLAIN, SMALL

STEPS = 400


def chosen(batch: Any, number: int) -> Any:
    """For each game a legal move that depends on nothing but its slot and the number of the step."""
    return np.array([legal[(7 * number + slot) % len(legal)] for slot, legal in enumerate(legal_of(batch))])


def legal_of(batch: Any) -> Iterator[Any]:
    for mask in batch.masks:
        yield np.flatnonzero(mask)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_row_is_what_the_asked_seat_sees(case: Case) -> None:
    batch = Batch(case.game, 3, case.seats, case.options)
    batch.reset(seed=1)
    for number in range(40):
        for slot, state in enumerate(batch.tables):
            seat = int(batch.asked[slot])
            assert seat == state.deciders[0]
            assert batch.observations[slot].tolist() == batch.observer.vector(state, seat).tolist()
            assert batch.masks[slot].tolist() == mask_of(state, seat).tolist()
        batch.step(chosen(batch, number))


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_a_slot_meets_the_same_games_however_many_lie_beside_it(case: Case) -> None:
    few, many = (Batch(case.game, number, case.seats, max_moves=300) for number in (2, 7))
    for batch in (few, many):
        batch.reset(seed="same")
    ends = 0
    for number in range(STEPS):
        assert np.array_equal(few.observations, many.observations[:2])
        few.step(chosen(few, number))
        many.step(chosen(many, number))
        assert np.array_equal(few.rewards, many.rewards[:2])
        assert np.array_equal(few.ended, many.ended[:2])
        ends += int(few.ended.sum())
    assert ends > 0


def test_slots_and_their_games_differ() -> None:
    batch = Batch("king-of-the-valley", 4)
    batch.reset(seed=1)
    first = {state.digest() for state in batch.tables}
    assert len(first) == 4
    batch.reset(seed=2)
    assert not first & {state.digest() for state in batch.tables}


@pytest.mark.parametrize(("reward", "worth"), [("result", results), ("score", margins)])
def test_a_game_that_ends_pays_and_is_followed_by_another(reward: str, worth: Any) -> None:
    batch = Batch("king-of-the-valley", 2, 3, reward=reward)
    batch.reset(seed=3)
    before = [state.clone() for state in batch.tables]
    seen = 0
    for number in range(STEPS):
        actions = chosen(batch, number)
        seats = batch.asked.copy()
        batch.step(actions)
        for slot, state in enumerate(before):
            state.play(int(seats[slot]), batch.moves[actions[slot]])
            assert bool(batch.ended[slot]) == state.over
            if state.over:
                assert batch.rewards[slot].tolist() == pytest.approx(worth(state))
                assert batch.finals[slot].tolist() == batch.observer.vector(state, int(seats[slot])).tolist()
                before[slot] = batch.tables[slot].clone()
                assert not batch.tables[slot].over
                seen += 1
            else:
                assert not batch.rewards[slot].any()
    assert seen > 2


def test_a_game_that_lasts_too_long_is_cut() -> None:
    batch = Batch("villages", 2, max_moves=5)
    batch.reset(seed=1)
    for number in range(5):
        assert not batch.ended.any()
        batch.step(chosen(batch, number))
    assert batch.ended.all()
    assert batch.cut.all()
    assert not batch.rewards.any()


@pytest.mark.parametrize("wrong", [-1, 99_999, "illegal"])
def test_one_illegal_move_refuses_the_whole_step(wrong: Any) -> None:
    batch = Batch("villages", 4)
    batch.reset(seed=1)
    before = [state.digest() for state in batch.tables]
    actions = chosen(batch, 1)
    actions[2] = np.flatnonzero(batch.masks[2] == 0)[0] if wrong == "illegal" else wrong
    with pytest.raises(IllegalMove, match=r"^game 2: "):
        batch.step(actions)
    assert [state.digest() for state in batch.tables] == before
    batch.step(chosen(batch, 1))


@pytest.mark.parametrize("actions", [[0], [0.5, 1.0], ["a", "b"], [[0], [1]]])
def test_actions_are_a_whole_number_for_each_game(actions: Any) -> None:
    batch = Batch("villages", 2)
    batch.reset(seed=1)
    with pytest.raises(BadSetting, match="actions: 2 whole numbers are wanted, one for each game"):
        batch.step(actions)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"games": 0}, "games: from 1 to"),
        ({"games": True}, "games: from 1 to"),
        ({"illegal": "shrug"}, "illegal: it can be 'lose' or 'error'"),
        ({"shaping": "luck"}, "shaping: there is no shaping 'luck'"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetting, match=words):
        Batch("villages", **{"games": 2, **settings})


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_codes_and_their_scales_are_the_same_numbers(case: Case) -> None:
    plain, codes = Batch(case.game, 3, case.seats), Batch(case.game, 3, case.seats, codes=True)
    for batch in (plain, codes):
        batch.reset(seed=5)
    for number in range(60):
        assert codes.observations.dtype == np.uint8
        bent = [place for place, _ in codes.observer.curves]
        same = np.isclose(codes.observations * codes.scales, plain.observations)
        for place in bent:
            same[:, place] = True
        assert same.all()
        plain.step(chosen(plain, number))
        codes.step(chosen(codes, number))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_bots_play_the_other_seats(case: Case) -> None:
    batch = Batch(case.game, 3, case.seats, rivals=Seating("random", case.seats, 0))
    batch.reset(seed=1)
    for number in range(60):
        assert not batch.asked.any()
        batch.step(chosen(batch, number))


def test_two_processes_play_the_games_of_one() -> None:
    alone = Batch("king-of-the-valley", 5)
    alone.reset(seed=4)
    with SharedBatch("king-of-the-valley", 5, processes=2) as shared:
        shared.reset(seed=4)
        ends = 0
        for number in range(120):
            for name in ("observations", "masks", "asked", "rewards", "ended", "cut"):
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
            ends += int(shared.ended.sum())
            assert np.array_equal(alone.finals[alone.ended], shared.finals[shared.ended])
            alone.step(chosen(alone, number))
            shared.step(chosen(shared, number))
        assert ends > 0
        before = shared.observations.copy()
        actions = chosen(shared, 1)
        actions[4] = np.flatnonzero(shared.masks[4] == 0)[0]
        with pytest.raises(IllegalMove, match="game 4: action"):
            shared.step(actions)
        assert np.array_equal(before, shared.observations)
        with pytest.raises(BadSetting, match="actions: 5 whole numbers"):
            shared.step([1])


def test_settings_that_another_process_refuses_are_told() -> None:
    with pytest.raises(DuchyError, match="there is no game 'chess'"):
        SharedBatch("chess", 4)
    with pytest.raises(BadSetting, match="processes: from 1 to 4, not 9"):
        SharedBatch("villages", 4, processes=9)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_key_of_a_batch_is_that_of_its_seed(game: Any) -> None:
    batch = Batch(game, 1, max(2, game.min_seats))
    batch.reset(seed=1)
    assert batch.stepper.key == key_from_seed(1)
