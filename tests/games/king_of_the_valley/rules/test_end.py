"""The end of the game (KV-112..KV-114, KV-R-43..KV-R-45, KV-R-49)."""

from __future__ import annotations

import pytest

import duchy
from duchy.core.stream import Stream, key_from_seed
from games.king_of_the_valley.tables import (
    ANY,
    GAME,
    ask,
    castle,
    gold,
    hill,
    legal_of,
    looks,
    play,
    table,
    up,
)


def turns_left(state: object, seats: int) -> list[int]:
    """The seats that still play, each making its first legal moves."""
    from duchy.core.state import State

    assert isinstance(state, State)
    seen: list[int] = []
    while not state.over:
        active = state.view(None)["table"]["active"]
        if seen[-1:] != [active]:
            seen.append(active)
        assert len(seen) <= 3 * seats
        state.play(state.deciders[0], state.legal(state.deciders[0])[0])
    return seen


def kings(seats: int) -> list[dict[str, object]]:
    return [castle(king, gold=0) for king in ("a1", "c3", "e1", "a5")[:seats]]


@pytest.mark.rule("KV-112", "KV-R-44")
def test_the_end_is_triggered_when_the_hill_cannot_be_completed() -> None:
    state = table(["? P P P ?", *ANY[1:]], *kings(2), pile2="A", pile3="W")
    play(state, "summon e1 group peasant", "fill left")
    assert looks(state)["ending"] is True
    assert hill(state, "left")[3:] == ["knight_acorn", "peasant_woman"], "what is there is placed first"
    assert state.view(None)["table"]["last_round"] is True
    assert state.view(None)["ending"] == {"cause": "hill", "playing": 1, "left": []}


@pytest.mark.rule("KV-R-43")
def test_piles_that_just_suffice_do_not_trigger_it() -> None:
    state = table(["? P P P ?", *ANY[1:]], *kings(2), pile2="A", pile3="WW")
    play(state, "summon e1 group peasant", "fill left")
    assert looks(state)["ending"] is False
    assert looks(state)["piles"] == {"II": {}, "III": {}}
    assert ask(state) == "summon"


@pytest.mark.rule("KV-R-44")
def test_a_hill_short_in_phase_one_is_no_trigger_yet() -> None:
    state = table(ANY, castle("a1", gold=9), castle("e5"), at="recruit", pile2="AA", pile3="")
    play(state, "recruit left 1")
    assert len(hill(state, "left")) == 5
    assert looks(state)["ending"] is False
    play(state, "summon b1 peasant_woman", "fill right")
    assert looks(state)["ending"] is False


@pytest.mark.rule("KV-113", "KV-EX-11")
def test_if_the_first_player_would_be_next_the_game_ends_at_once() -> None:
    state = table(ANY, *kings(3), seat=2, first=0, pile2="", pile3="")
    play(state, legal_of(state, "summon")[0])
    assert state.over
    assert len(state.winners()) >= 1


@pytest.mark.rule("KV-114", "KV-EX-12")
def test_otherwise_all_play_up_to_the_right_of_the_first_player() -> None:
    state = table(ANY, *kings(4), seat=0, first=0, pile2="", pile3="")
    assert turns_left(state, 4) == [0, 1, 2, 3]


@pytest.mark.rule("KV-114")
@pytest.mark.parametrize(
    ("seat", "first", "order"), [(1, 2, [1]), (2, 1, [2, 3, 0]), (3, 0, [3]), (0, 3, [0, 1, 2])]
)
def test_whoever_was_first(seat: int, first: int, order: list[int]) -> None:
    state = table(ANY, *kings(4), seat=seat, first=first, pile2="", pile3="")
    assert turns_left(state, 4) == order


@pytest.mark.rule("KV-114")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_have_had_the_same_number_of_turns(seats: int) -> None:
    for seed in range(10):
        state = GAME.new(seats, f"turns {seed}")
        chance = Stream(key_from_seed(seed))
        while not state.over:
            moves = state.legal(state.deciders[0])
            state.play(state.deciders[0], moves[chance.below(len(moves))])
        assert state.turn % seats == 0
        assert looks(state)["ending"] is True


@pytest.mark.rule("KV-R-45")
def test_the_last_turns_have_all_phases_with_prices_by_the_rows_where_tiles_lie() -> None:
    mine = castle("a1", gold=5, up="QDCLP")
    state = table(ANY, mine, castle("e5"), at="turn", ending=True, left="JPP", right="W", pile2="", pile3="")
    assert legal_of(state, "recruit") == [
        "recruit nobody", "recruit left 1", "recruit right 1", "recruit left 2", "recruit left 3",
    ]  # fmt: skip
    play(state, "recruit left 1", "jester queen", "summon b1 peasant_woman", "claim peasant")
    if ask(state) == "turn-tiles":
        play(state, "turn queen")
    assert gold(state) == 5 - 2 + 5
    assert up(state)["peasant_woman"] == 1
    assert ask(state) == "fill"


STUCK = ["P 2 4 5 6", "7 8 ? ? ?", "m ? m ? ?", "m ? ? s ?", "s ? ? ? {e5}"]
"""A King on a1 without Gold and Subjects can summon nobody but, perhaps, the tile on e5."""


@pytest.mark.rule("KV-R-49")
def test_a_round_in_which_nothing_can_happen_ends_the_game() -> None:
    """One Tax Collector more than the box holds is needed to bring it about."""
    one_more = {
        "subjects": {"peasant": {"tiles": 23}},
        "specialists": {"tax_collector_8": {"tiles": 2}},
        "mix": {"peasant": {"piles": [8, 8, 7]}, "tax_collector_8": {"piles": [0, 0, 2]}},
    }
    game = duchy.game("king-of-the-valley", one_more)
    rows = [row.format(e5="8") for row in STUCK]
    state = table(rows, castle("a1", gold=0), castle("a1", gold=0), at="turn", game=game)
    assert state.over
    assert looks(state)["ending"] is False
    assert len(hill(state, "left")) == len(hill(state, "right")) == 6


@pytest.mark.rule("KV-R-49", "KV-R-17")
def test_one_stuck_king_does_not_end_it() -> None:
    rows = [row.format(e5="?") for row in STUCK]
    state = table(rows, castle("a1", gold=0), castle("e5", gold=0), at="turn")
    assert state.deciders == (1,)
    assert ask(state) == "summon"
    assert looks(state)["castles"][0]["king"] == "a1"
