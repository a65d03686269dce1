"""What workers are sent to do, whoever they are, and what they come back with."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from duchy.core.state import State
from duchy.games import game
from duchy.table.ports import Question
from duchy.table.thinking.errands import Answer, Errand, carry_out, handle_of
from places import TESTS

GAME = "king-of-the-valley"


def sent(errand: Errand) -> tuple[Answer, list[float]]:
    """The answer to an errand that has gone to another process, and how far it said to be meanwhile."""
    heard: list[float] = []
    answer = carry_out(msgspec.json.encode(errand), lambda told: heard.append(told.progress))
    return answer, heard


def question(bot: str, seat: int = 0, **more: Any) -> Question:
    return Question(seat, bot, game(GAME).new(2, seed=3).dump(), **more)


def finished() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((TESTS / "records" / f"{GAME}-2.json").read_text("utf-8"))
    return data


def test_a_bot_chooses_one_of_the_legal_moves() -> None:
    state = game(GAME).new(2, seed=3)
    (seat,) = state.deciders
    answer, _ = sent(Errand("choose", question("greedy", seat)))
    assert answer.move in [move.text for move in state.legal(seat)]


def test_with_a_deal_s_key_the_same_decision_meets_the_same_answer() -> None:
    (seat,) = game(GAME).new(2, seed=3).deciders
    asked = Errand("choose", question("random", seat, key="ab" * 32))
    assert sent(asked) == sent(asked)


def test_hints_name_every_legal_move_with_its_share_and_chance_the_best_first() -> None:
    state = game(GAME).new(2, seed=3)
    (seat,) = state.deciders
    hints = sent(Errand("hints", question("greedy", seat, seconds=0.1)))[0].hints
    assert {hint.move for hint in hints} <= {move.id for move in state.legal(seat)}
    assert hints == sorted(hints, key=lambda hint: -hint.share)
    for hint in hints:
        assert hint.chance is not None
        assert 0 <= hint.low <= hint.chance <= hint.high <= 1


def test_a_record_is_checked_and_its_fault_is_told() -> None:
    record = finished()
    assert sent(Errand("check", record=record))[0].fault == ""
    record["moves"] = record["moves"][:-1]
    assert "another end" in sent(Errand("check", record=record))[0].fault


def test_a_review_says_how_far_it_is_and_ends_with_a_curve() -> None:
    answer, heard = sent(Errand("review", record=finished()))
    assert heard == sorted(heard)
    assert answer.curve is not None
    assert answer.curve.progress == 1.0


@pytest.mark.parametrize(
    "line", [b"{}", b"nothing", b'{"kind": "choose", "question": {"seat": 0, "bot": "x"}}']
)
def test_what_cannot_be_done_is_a_problem_and_stops_no_worker(line: bytes) -> None:
    assert carry_out(line, lambda _: None).problem


def test_a_bot_is_handed_its_seat_and_not_the_position() -> None:
    handle = handle_of(question("greedy", 1))
    assert handle.seat == 1
    assert not isinstance(handle, State)
    assert not hasattr(handle, "stream")
