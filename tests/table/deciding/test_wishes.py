"""What persons do together: resign, abandon, replace who is silent, free a seat; and what counts."""

from __future__ import annotations

from typing import Any

import pytest

from duchy.table import messages as m
from duchy.table.deciding.laying import check_settings, create, persons_for
from duchy.table.deciding.rated import casual_because
from duchy.table.deciding.requests import decide
from duchy.table.game import entries as e
from duchy.table.game.results import places
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.game.wishes import LASTS, NOTICE, PAUSE
from duchy.table.hosting.caretaker import ran_out, wish_over
from duchy.table.ports import OwnRandomness
from duchy.table.refusal import Refusal

RANDOMNESS = OwnRandomness()
ADA, BOB, CAT = (Person(name, name.title(), f"home of {name}") for name in ("ada", "bob", "cat"))
RATED: dict[str, Any] = {"rated": True, "hints": False, "clock": "move", "time": 60}


def laid(*others: Person, **settings: Any) -> Table:
    """A table of Ada's with open seats for the others, who have not come yet."""
    wanted = m.Settings(game="card-kingdoms", seats=["me", *("open" for _ in others)], **settings)
    made = check_settings(wanted, "random")
    table = Table("0" * 18)
    table.apply(create(made, ADA, 0, persons_for(made, ADA), randomness=RANDOMNESS))
    return table


def begun(*others: Person, **settings: Any) -> Table:
    table = laid(*others, **settings)
    ask(table, m.Ready(id="ready"), ADA)
    for seat, person in enumerate(others, 1):
        ask(table, m.Sit(id="sit", seat=seat), person)
    assert table.status == "running"
    return table


def ask(table: Table, request: Any, person: Person, now: int = 0) -> None:
    table.apply(decide(table, request, person, now, RANDOMNESS))


def refused(table: Table, request: Any, person: Person, match: str, now: int = 0) -> None:
    number = table.number
    with pytest.raises(Refusal, match=match):
        decide(table, request, person, now, RANDOMNESS)
    assert table.number == number


# -- Resigning ------------------------------------------------------------------------------------------


def test_who_resigns_against_one_has_lost() -> None:
    table = begun(BOB)
    ask(table, m.Resign(id="r", seat=0), ADA)
    assert (table.status, table.ended) == ("over", "resigned")
    result = table.result()
    assert result is not None
    assert result["winners"] == [1]
    assert not table.clock.running()


def test_with_more_the_others_play_on_and_who_resigned_does_not_come_back() -> None:
    table = begun(BOB, CAT)
    ask(table, m.Resign(id="r", seat=0), ADA)
    assert (table.status, table.seats[0].bot) == ("running", "random")
    refused(table, m.Return(id="b", seat=0), ADA, "resigned")
    refused(table, m.Resign(id="r2", seat=0), ADA, "already")
    ask(table, m.Resign(id="r", seat=2), CAT)
    assert (table.status, table.ended) == ("over", "resigned")


def test_alone_or_with_bots_resigning_ends_the_game() -> None:
    for seats in (["me"], ["me", "bot:random", "bot:random"]):
        settings = check_settings(m.Settings(game="card-kingdoms", seats=seats), "random")
        table = Table("0" * 18)
        table.apply(create(settings, ADA, 0, persons_for(settings, ADA), randomness=RANDOMNESS))
        ask(table, m.Ready(id="ready"), ADA)
        ask(table, m.Resign(id="r", seat=0), ADA)
        assert table.status == "over"


# -- Rated ----------------------------------------------------------------------------------------------


def test_leaving_a_rated_game_is_resigning_and_a_casual_one_is_not() -> None:
    rated, casual = begun(BOB, CAT, **RATED), begun(BOB, CAT)
    assert (casual_because(rated), casual_because(casual)) == ("", "chosen")
    for table in (rated, casual):
        ask(table, m.Leave(id="l", seat=0), ADA)
    assert (rated.resigned, casual.resigned) == ([0], [])
    ask(casual, m.Return(id="b", seat=0), ADA)
    refused(rated, m.Return(id="b", seat=0), ADA, "resigned")


def test_running_out_of_time_in_a_rated_game_is_resigning() -> None:
    table = begun(BOB, **RATED)
    seat = table.clock.running()[0]
    table.apply(ran_out(table, seat, 61_000))
    assert table.resigned == [seat]
    assert table.ended == "resigned"


def test_a_stand_in_s_result_is_not_the_leaver_s_gain() -> None:
    state = begun(BOB, CAT, **RATED).state
    best = min(range(3), key=lambda seat: places(state)[seat])
    others = [seat for seat in range(3) if seat != best]
    assert places(state, [best])[best] == 3
    assert places(state, [best, others[0]])[others[0]] == 2
    assert places(state, [best, others[0]])[others[1]] == 1


def test_two_of_one_address_do_not_rate_each_other() -> None:
    neighbour = Person("bob", "Bob", ADA.household)
    table = begun(neighbour, **RATED)
    assert casual_because(table) == "household"
    ask(table, m.Leave(id="l", seat=0), ADA)
    assert not table.resigned


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"hints": True}, "no hints"),
        ({"clock": "none"}, "silence wins"),
        ({"seats": ["me"]}, "between persons"),
    ],
)
def test_what_cannot_be_rated_is_refused(changes: dict[str, Any], match: str) -> None:
    wanted = {"game": "card-kingdoms", "seats": ["me", "open"], **RATED, **changes}
    with pytest.raises(Refusal, match=match):
        check_settings(m.Settings(**wanted), "random")


def test_a_bot_at_a_rated_table_makes_it_casual() -> None:
    table = laid(BOB, **RATED)
    assert casual_because(table) == ""
    ask(table, m.PutBot(id="b", seat=1, level="random"), ADA)
    assert casual_because(table) == "bots"


# -- Wishes ---------------------------------------------------------------------------------------------


def test_a_game_is_abandoned_when_all_agree_and_then_counts_for_nothing() -> None:
    table = begun(BOB, CAT, **RATED)
    ask(table, m.OfferAbandon(id="o"), ADA)
    assert table.wish is not None
    assert table.wish.missing(table.seats) == [1, 2]
    ask(table, m.Agree(id="a", yes=True), BOB)
    assert table.status == "running"
    ask(table, m.Agree(id="a", yes=True), CAT)
    assert (table.status, table.ended, casual_because(table)) == ("over", "abandoned", "abandoned")


def test_an_offer_outlives_a_move_and_ends_by_itself() -> None:
    table = begun(BOB)
    ask(table, m.OfferAbandon(id="o"), ADA, now=1_000)
    seat = table.state.deciders[0]
    move = table.state.legal(seat)[0]
    ask(table, m.Play(id="m", seat=seat, move=move.id, answers=table.number), (ADA, BOB)[seat])
    assert table.wish is not None
    assert not table.is_wish_over(LASTS)
    assert table.attention() == 1_000 + LASTS
    table.apply(wish_over(table, 1_000 + LASTS))
    assert table.wish is None
    assert table.status == "running"


def test_who_was_refused_twice_does_not_ask_again_at_once() -> None:
    table = begun(BOB)
    for turn in range(2):
        ask(table, m.OfferAbandon(id=f"o{turn}"), ADA, now=turn)
        ask(table, m.Agree(id=f"a{turn}", yes=False), BOB, now=turn)
    refused(table, m.OfferAbandon(id="o"), ADA, "twice", now=100)
    ask(table, m.OfferAbandon(id="o"), BOB, now=100)
    ask(table, m.Agree(id="no", yes=False), ADA, now=101)
    ask(table, m.OfferAbandon(id="o"), ADA, now=PAUSE + 2)


def test_a_silent_player_is_replaced_unless_a_word_or_a_move_comes() -> None:
    table = begun(BOB)
    assert 1 in table.state.deciders
    ask(table, m.WishReplaced(id="w", seat=1), ADA)
    ask(table, m.Agree(id="no", yes=False), BOB)
    assert table.wish is None
    ask(table, m.WishReplaced(id="w2", seat=1), ADA, now=10)
    refused(table, m.Agree(id="no2", yes=False), BOB, "make your move")
    with pytest.raises(Refusal):
        wish_over(table, NOTICE)
    table.apply(wish_over(table, NOTICE + 10))
    assert table.seats[1].bot == "random"
    ask(table, m.Return(id="b", seat=1), BOB)
    refused(begun(BOB, **RATED), m.WishReplaced(id="w", seat=1), ADA, "clock decides")


def test_a_move_ends_the_wish_to_replace_who_made_it() -> None:
    table = begun(BOB)
    ask(table, m.WishReplaced(id="w", seat=1), ADA)
    move = table.state.legal(1)[0]
    ask(table, m.Play(id="m", seat=1, move=move.id, answers=table.number), BOB)
    assert table.wish is None


def test_with_three_the_third_must_agree_before_somebody_is_replaced() -> None:
    table = begun(BOB, CAT)
    ask(table, m.WishReplaced(id="w", seat=1), ADA)
    table.apply(wish_over(table, NOTICE))
    assert not table.seats[1].bot
    ask(table, m.WishReplaced(id="w2", seat=1), ADA, now=1)
    ask(table, m.Agree(id="a", yes=True), CAT, now=2)
    table.apply(wish_over(table, NOTICE + 1))
    assert table.seats[1].bot


def test_a_wish_to_take_back_lapses_when_who_must_agree_is_away() -> None:
    table = begun(BOB, undo="consent")
    move = table.state.legal(0)[0]
    ask(table, m.Play(id="m", seat=0, move=move.id, answers=table.number), ADA)
    ask(table, m.Undo(id="u", seat=0, answers=table.number), ADA)
    ask(table, m.Leave(id="l", seat=1), BOB)
    assert table.attention() == 0
    table.apply(wish_over(table, 0))
    assert table.wish is None
    refused(table, m.Undo(id="u2", seat=0, answers=table.number), ADA, "a bot plays for one of them")
    assert len(table.record.moves) == 1


# -- Seats ----------------------------------------------------------------------------------------------


def test_the_owner_frees_a_squatted_seat_for_others() -> None:
    table = laid(BOB, CAT)
    ask(table, m.Sit(id="s", seat=1), BOB)
    refused(table, m.FreeSeat(id="f", seat=0), BOB, "only who made")
    refused(table, m.FreeSeat(id="f", seat=0), ADA, "your own")
    ask(table, m.FreeSeat(id="f", seat=1), ADA)
    assert table.seats[1].kind == "free"
    refused(table, m.Sit(id="s2", seat=1), BOB, "cannot sit here again")
    refused(table, m.Sit(id="s2", seat=1), Person("bob-2", "Bob", BOB.household), "cannot sit here again")
    ask(table, m.Sit(id="s3", seat=1), CAT)
    assert isinstance(table.seats, list)


def test_an_open_table_is_looked_at_again_and_a_private_one_much_later() -> None:
    assert laid(BOB).attention() == 600_000
    assert laid(BOB, public=False).attention() == 7 * 86_400_000
    table = laid(BOB)
    table.apply(e.Expired(at=600_000))
    assert table.status == "closed"
