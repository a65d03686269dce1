"""A game being played, and the way back: free while nothing was learnt, else by consent."""

from __future__ import annotations

import pytest

from core.refused import refused
from core.toy import BIDS, KEEP, ROLL, SWAP, Toy
from duchy.core.errors import BadRecord, IllegalMove
from duchy.core.events import Event
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record

NOT_AGREED = (
    "undo: something was revealed or decided by others since; seat {} has not agreed to go back that far"
)


def begin(seats: int = 2) -> Playthrough:
    return Playthrough(Record.of(Toy().new(seats, seed=3)))


def begin_and_host() -> Playthrough:
    """Seat 0 has bid most and rolled, and is asked for an errand."""
    game = begin()
    game.play(1, BIDS[0])
    game.play(0, BIDS[2])
    game.play(0, ROLL)
    return game


def test_state_and_record_go_together() -> None:
    game = begin()
    game.play(1, BIDS[1])
    game.play(0, BIDS[2])
    assert game.record.moves == [(1, BIDS[1]), (0, BIDS[2])]
    assert game.record.replay().digest() == game.state.digest()


def test_a_refused_move_is_not_recorded() -> None:
    game = begin()
    with pytest.raises(IllegalMove):
        game.play(0, ROLL)
    assert game.record.moves == []
    assert game.free_undo(0) == 0


def test_a_record_is_taken_up_where_it_ends() -> None:
    first = begin_and_host()
    first.play(0, KEEP)
    again = Playthrough(first.record)
    assert again.state.digest() == first.state.digest()
    assert again.record.moves == first.record.moves
    assert again.free_undo(0) == 1


def test_a_seat_takes_back_its_own_move() -> None:
    game = begin()
    before = game.state.digest()
    game.play(0, BIDS[2])
    assert game.free_undo(0) == 1
    game.undo(0)
    assert game.state.digest() == before
    assert game.record.moves == []
    game.play(0, BIDS[1])


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    game = begin_and_host()
    before = game.state.digest()
    game.play(0, KEEP)
    game.play(0, BIDS[0])
    assert game.free_undo(0) == 2
    game.undo(0)
    game.undo(0)
    assert game.state.digest() == before


def test_nothing_is_taken_back_across_dice() -> None:
    game = begin_and_host()
    assert game.free_undo(0) == 0
    with refused(IllegalMove, NOT_AGREED.format(1)):
        game.undo(0)
    assert game.state.ask(0) == "errand"


def test_nothing_is_taken_back_across_a_card_drawn() -> None:
    game = begin_and_host()
    game.play(0, SWAP)
    assert game.free_undo(0) == 0


def test_only_what_followed_the_dice_is_free() -> None:
    game = begin_and_host()
    game.play(0, KEEP)
    assert game.free_undo(0) == 1
    game.undo(0)
    assert game.state.ask(0) == "errand"
    assert game.free_undo(0) == 0


def test_a_record_that_does_not_replay_is_left_as_it_was() -> None:
    record = Record.of(Toy().new(2, seed=3))
    moves = [(0, BIDS[1]), (1, ROLL)]
    record.moves = moves.copy()
    with refused(BadRecord, "move 2 (seat 1) cannot be replayed: roll: ..."):
        Playthrough(record)
    assert record.moves == moves


def test_the_last_to_choose_cannot_take_back_what_revealed_the_choices_of_the_others() -> None:
    """Else whoever bids last sees who has won, and bids again."""
    game = begin()
    game.play(0, BIDS[1])
    game.play(1, BIDS[0])
    assert game.free_undo(1) == 0
    with refused(IllegalMove, NOT_AGREED.format(0)):
        game.undo(1)


def test_the_move_that_ended_the_game_cannot_be_taken_back() -> None:
    """All that was hidden is open now."""
    game = begin()
    while not game.state.over:
        seat = game.state.deciders[0]
        game.play(seat, game.state.legal(seat)[0])
    seat, last = game.record.moves[-1]
    assert last is KEEP
    assert game.free_undo(seat) == 0


def test_nothing_is_taken_back_across_the_decision_of_another() -> None:
    game = begin(3)
    game.play(0, BIDS[1])
    game.play(1, BIDS[1])
    assert game.free_undo(0) == 0
    assert game.free_undo(1) == 1
    with refused(IllegalMove, NOT_AGREED.format(1)):
        game.undo(0)
    with refused(IllegalMove, NOT_AGREED.format(2)):
        game.undo(0, consent=[1])
    assert len(game.record.moves) == 2


def test_with_the_consent_of_the_whole_table_the_last_own_move_is_taken_back() -> None:
    game = begin(3)
    before = game.state.digest()
    game.play(0, BIDS[1])
    game.play(1, BIDS[1])
    game.undo(0, consent=[1, 2])
    assert game.state.digest() == before
    assert game.record.moves == []


def test_consent_reaches_back_across_dice() -> None:
    game = begin_and_host()
    game.undo(0, consent=[1])
    assert game.state.ask(0) == "roll"


def test_dice_taken_back_fall_the_same_way_again() -> None:
    """Going back is no second chance: the stream goes back too."""
    game = begin_and_host()
    rolled = game.state.digest()
    game.undo(0, consent=[1])
    game.play(0, ROLL)
    assert game.state.digest() == rolled


def test_at_one_screen_everybody_agrees_beforehand() -> None:
    """Hot-seat: whoever sits there answers for all, and goes back to the very start."""
    game = begin_and_host()
    start = game.record.start().digest()
    everybody = range(2)
    while game.record.moves:
        game.undo(game.record.moves[-1][0], consent=everybody)
    assert game.state.digest() == start


def test_there_may_be_no_move_to_take_back() -> None:
    game = begin()
    with refused(IllegalMove, "undo: there is no move to take back"):
        game.undo(0)
    with refused(IllegalMove, "undo: there is no move to take back"):
        game.undo(0, consent=[1])
    game.play(1, BIDS[0])
    with refused(IllegalMove, "undo: there is no move to take back"):
        game.undo(0, consent=[1])
    assert game.record.moves == [(1, BIDS[0])]


def test_going_back_tells_nothing_and_going_on_does() -> None:
    told: list[Event] = []
    game = Playthrough(Record.of(Toy().new(2, seed=3)), told.append)
    assert [event.name for event in told] == ["guest", "guest", "round"]
    game.play(1, BIDS[1])
    told.clear()
    game.undo(1)
    assert told == []
    game.play(1, BIDS[0])
    assert [event.name for event in told] == ["bid"]


def test_the_game_can_be_set_back_to_any_move() -> None:
    game = begin_and_host()
    game.go_back(1)
    assert game.record.moves == [(1, BIDS[0])]
    assert game.state.deciders == (0,)
    assert game.free_undo(1) == 1
