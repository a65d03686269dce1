"""A whole review: what it finds adds up, deepens, and depends on the game and the budget alone."""

from __future__ import annotations

import math

import pytest

from analysis.reviewing.games import SMALL, golden, reviewed
from duchy.analysis.reviewing.findings import DECISION, FORCED, LOOK, LUCK, NOT_YET, POINTS
from duchy.analysis.reviewing.reviewer import Reviewer, review, reviews
from duchy.core.errors import BadRecord
from duchy.games import game_ids

SOME = [*(f"{game}-2" for game in game_ids()), "king-of-the-valley-3", "villages-1"]


@pytest.fixture(scope="module", params=SOME)
def name(request: pytest.FixtureRequest) -> str:
    """Tests of one game stand together, so that it is reviewed once."""
    return str(request.param)


def test_every_moment_leads_from_one_value_to_the_next(name: str) -> None:
    found = reviewed(name)
    for moment in found.moments:
        before, after = found.values[moment.number - 1], found.values[moment.number]
        for seat in range(found.seats):
            step = moment.luck[seat] + moment.decision[seat] + moment.rest[seat]
            assert math.isclose(before[seat] + step, after[seat], abs_tol=1e-9)


def test_the_account_adds_up_exactly_and_in_whole_points(name: str) -> None:
    found = reviewed(name)
    end = golden(name).replay()
    for seat, finding in enumerate(found.findings):
        account = finding.account
        terms = [account.start, account.luck, account.own, *account.rivals, account.rest]
        assert math.isclose(math.fsum(terms), account.result, abs_tol=1e-9)
        whole = account.points
        assert whole.start + whole.luck + whole.own + sum(whole.rivals) + whole.rest == whole.result
        assert account.own <= 0
        assert account.rivals[seat] == 0
        if found.seats > 1:
            assert whole.result == (100 // len(end.winners()) if seat in end.winners() else 0)
        else:
            assert whole.result == end.scores()[0].total


def test_between_two_what_one_loses_the_other_gains(name: str) -> None:
    found = reviewed(name)
    for moment in found.moments if found.seats == 2 else ():
        assert math.isclose(sum(moment.luck), 0.0, abs_tol=1e-9)
        assert math.isclose(sum(moment.decision), 0.0, abs_tol=1e-9)


def test_moments_without_a_choice_cost_nothing_and_those_without_a_draw_are_no_luck(name: str) -> None:
    record, found = golden(name), reviewed(name)
    kinds = {moment.kind for moment in found.moments}
    assert kinds <= {LUCK, DECISION, FORCED}
    for moment in found.moments:
        assert (moment.seat, moment.move) == (
            record.moves[moment.number - 1][0],
            record.moves[moment.number - 1][1].text,
        )
        if moment.kind != DECISION:
            assert (moment.cost, moment.candidates, moment.best) == (0.0, [], "")
        if moment.redraws == 0:
            assert not any(moment.luck)


def test_a_decision_tells_its_candidates_best_first_with_the_move_that_was_made(name: str) -> None:
    for moment in reviewed(name).moments:
        if moment.kind == DECISION:
            first = moment.candidates[0]
            assert (first.move, first.gap) == (moment.best, 0.0)
            assert moment.move in [one.move for one in moment.candidates]
            assert moment.cost >= 0
            assert moment.as_good == (moment.cost == 0)
            assert moment.decision[moment.seat] == -moment.cost
            assert moment.accuracy is not None


def test_it_is_whole_from_the_first_look_on_and_deepens_from_the_start_of_the_game() -> None:
    reviewer = Reviewer(golden("king-of-the-valley-2"), SMALL)
    first, *_, last = reviews(reviewer, every=20)
    assert len(first.values) == len(first.moments) + 1 == len(last.values)
    assert first.done == len(first.values)
    assert all(moment.depth == NOT_YET for moment in first.moments if moment.kind == DECISION)
    assert first.findings[0].accuracy is None
    assert first.findings[0].account.own == 0.0
    assert not first.complete
    assert last.complete
    assert all(moment.depth == LOOK for moment in last.moments)
    assert last.values == first.values


def test_the_same_budget_finds_the_same() -> None:
    name = "king-of-the-valley-2"
    assert review(golden(name), SMALL) == reviewed(name)


def test_alone_values_are_points_and_every_rank_has_its_chance() -> None:
    found = reviewed("villages-1")
    assert found.unit == POINTS
    for ranks in found.ranks:
        chances = [rank.chance for rank in ranks]
        assert chances == sorted(chances)
        assert chances[-1] == 1.0
    total = golden("villages-1").replay().scores()[0].total
    assert found.values[-1] == [float(total)]
    assert all(rank.chance in (0.0, 1.0) for rank in found.ranks[-1])


def test_an_unfinished_game_is_refused_in_a_sentence() -> None:
    record = golden("villages-2")
    del record.moves[-3:]
    with pytest.raises(BadRecord, match="the game is not finished: only a finished game can be reviewed"):
        Reviewer(record, SMALL)
