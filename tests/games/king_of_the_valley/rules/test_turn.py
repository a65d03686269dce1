"""The turn and its four phases (KV-030..KV-032), and recruiting from the hill (KV-033..KV-041)."""

from __future__ import annotations

import pytest

from games.king_of_the_valley.tables import (
    ANY,
    CARDS,
    GAME,
    ask,
    castle,
    down,
    gold,
    heard,
    hill,
    legal,
    legal_of,
    looks,
    play,
    refused,
    table,
    up,
)  # fmt: skip

PRICES = [CARDS["hill"][f"row_{row}"]["price"] for row in range(1, 7)]


# -- Phases --------------------------------------------------------------------------------------


@pytest.mark.rule("KV-031")
def test_the_four_phases_come_in_their_order() -> None:
    """A seat with all it needs is asked to recruit, summon, claim, and fill the valley."""
    ready = castle("a1", gold=9, up="QDCLP")
    state = table(ANY, ready, castle("e5"), at="turn")
    phases = []
    for move in ("recruit nobody", "summon b1 peasant_woman", "claim peasant", "fill left"):
        phases.append((ask(state), state.view(0)["table"]["phase"]))
        play(state, move)
    assert phases == [("recruit", "recruit"), ("summon", "summon"), ("claim", "claim"), ("fill", "refill")]
    assert state.deciders == (1,)


@pytest.mark.rule("KV-032")
def test_recruiting_and_claiming_may_be_declined_but_not_the_rest() -> None:
    state = table(ANY, castle("a1", gold=9, up="QDCLP"), castle("e5"), at="turn")
    assert "recruit nobody" in legal(state)
    play(state, "recruit nobody")
    assert all(text.startswith("summon ") for text in legal(state))
    play(state, "summon b1 peasant_woman")
    assert "claim nothing" in legal(state)
    play(state, "claim nothing")
    assert legal(state) == ["fill left", "fill right"]


@pytest.mark.rule("KV-030")
def test_after_a_turn_the_next_seat_clockwise_plays() -> None:
    state = table(ANY, castle("a1"), castle("e5"), castle("c3"), at="fill", seat=2, holes=[])
    assert state.deciders == (0,)
    state = table(ANY, castle("a1"), castle("e5"), castle("c3"), at="fill", seat=0, holes=[])
    assert state.deciders == (1,)


# -- When ----------------------------------------------------------------------------------------


@pytest.mark.rule("KV-033", "KV-R-42")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_recruits_on_their_first_turn(seats: int) -> None:
    state = GAME.new(seats, 3, {"first_player": "0"})
    play(state, *[f"king {square}" for square in ("a1", "b1", "c1", "d1")[:seats]])
    asked: dict[int, list[str]] = {}
    for _ in range(200):
        number = state.turn
        asked.setdefault(number, []).append(ask(state))
        play(state, legal(state)[0])
        if state.over:
            break
    for number, asks in asked.items():
        assert number > seats or "recruit" not in asks
    second_turns = range(seats + 1, 2 * seats + 1)
    assert any("recruit" in asked[number] for number in second_turns)


@pytest.mark.rule("KV-033")
def test_the_reason_is_given_when_one_tries_to_recruit_in_the_first_turn() -> None:
    state = table(ANY, castle("a1", gold=9), castle("e5"), at="turn", turn=0)
    assert ask(state) == "summon"
    assert "nobody recruits from the hill in their first turn" in refused(state, "recruit left 1")


@pytest.mark.rule("KV-R-42")
def test_the_second_turn_is_each_players_own() -> None:
    """The third turn of a game for three is the third player's first."""
    for begun, may_recruit in ((2, False), (3, True)):
        seat = begun % 3
        rich = [castle(square, gold=9) for square in ("a1", "c3", "e5")]
        state = table(ANY, *rich, at="turn", seat=seat, turn=begun)
        assert (ask(state) == "recruit") is may_recruit


@pytest.mark.rule("KV-034")
def test_one_subject_a_turn() -> None:
    state = table(ANY, castle("a1", gold=20), castle("e5"), at="recruit")
    play(state, "recruit left 1")
    assert ask(state) == "summon"
    assert "that phase is over" in refused(state, "recruit left 1")


# -- Prices --------------------------------------------------------------------------------------


@pytest.mark.rule("KV-035", "KV-036")
@pytest.mark.parametrize("slope", ["left", "right"])
@pytest.mark.parametrize("row", range(1, 7))
def test_the_price_is_that_of_the_row_on_both_slopes(slope: str, row: int) -> None:
    state = table(ANY, castle("a1", gold=10), castle("e5"), at="recruit")
    tile = hill(state, slope)[row - 1]
    play(state, f"recruit {slope} {row}")
    assert gold(state) == 10 - PRICES[row - 1]
    assert up(state) == {tile: 1}


@pytest.mark.rule("KV-036")
def test_every_subject_of_the_hill_is_on_offer() -> None:
    state = table(ANY, castle("a1", gold=10), castle("e5"), at="recruit", left="QDCLPW", right="JATMPP")
    assert sorted(legal_of(state, "recruit ")) == sorted(
        ["recruit nobody"] + [f"recruit {slope} {row}" for slope in ("left", "right") for row in range(1, 7)]
    )


@pytest.mark.rule("KV-037")
@pytest.mark.parametrize("amount", range(12))
def test_only_what_can_be_paid_in_full_is_offered(amount: int) -> None:
    state = table(ANY, castle("a1", gold=amount), castle("e5"), at="recruit")
    affordable = [row for row in range(1, 7) if PRICES[row - 1] <= amount]
    if not affordable:
        assert ask(state) == "summon"
        return
    assert legal_of(state, "recruit left") == [f"recruit left {row}" for row in affordable]
    for row in range(1, 7):
        if row not in affordable:
            assert f"costs {PRICES[row - 1]} gold, you have {amount}" in refused(state, f"recruit left {row}")


@pytest.mark.rule("KV-037", "KV-127")
def test_the_price_goes_to_the_supply() -> None:
    state = table(ANY, castle("a1", gold=5), castle("e5", gold=5), at="recruit")
    before = state.conserved()["gold"]
    play(state, "recruit right 2")
    assert (gold(state, 0), gold(state, 1)) == (5 - PRICES[1], 5)
    assert looks(state)["gold_on"] == {}
    assert state.conserved()["gold"] == before


# -- What happens --------------------------------------------------------------------------------


@pytest.mark.rule("KV-038")
def test_a_recruit_lies_face_up_in_the_column_of_its_portrait() -> None:
    state = table(ANY, castle("a1", gold=5), castle("e5"), at="recruit", left="TQPPPP")
    play(state, "recruit left 1")
    columns = {column["column"]: column for column in state.view(0)["table"]["castles"][0]["columns"]}
    assert columns["knight"]["face_up"] == ["knight_tower"]
    assert down(state) == {}


@pytest.mark.rule("KV-039")
def test_a_jester_from_the_hill_is_given_its_column_at_once() -> None:
    state = table(ANY, castle("a1", gold=5), castle("e5"), at="recruit", left="JQPPPP")
    play(state, "recruit left 1")
    assert ask(state) == "jester"
    play(state, "jester duke")
    assert up(state) == {"jester_as_duke": 1}
    assert ask(state) == "summon"


@pytest.mark.rule("KV-040")
@pytest.mark.parametrize("letter", ["m", "s", "1", "8"])
def test_specialists_cannot_be_recruited(letter: str) -> None:
    state = table(ANY, castle("a1", gold=9), castle("e5"), at="recruit", left=f"{letter}PPPPP")
    assert "recruit left 1" not in legal(state)
    assert "recruit left 2" in legal(state)
    assert "is a specialist" in refused(state, "recruit left 1")


@pytest.mark.rule("KV-041")
def test_a_specialist_on_the_hill_does_nothing() -> None:
    """A Tax Collector without a condition at the foot of both slopes: nobody receives its Gold."""
    state = table(ANY, castle("a1", gold=9), castle("e5"), at="turn", left="1PPPPP", right="3PPPPP")
    play(state, "recruit nobody", "summon b1 peasant_woman", "fill left")
    assert gold(state) == 9
    assert gold(state, 1) == 2
    assert looks(state)["gone"] == {}


@pytest.mark.rule("KV-R-35")
def test_tiles_slide_down_as_soon_as_one_is_bought() -> None:
    state = table(ANY, castle("a1", gold=9), castle("e5"), at="recruit", left="QDCLMT")
    play(state, "recruit left 2")
    assert ask(state) == "summon"
    assert hill(state, "left") == ["queen", "countess", "knight_lily", "knight_moon", "knight_tower"]
    rows = state.view(0)["table"]["hill"]
    assert rows[0]["row"] == 6
    assert rows[0]["left"] is None
    assert rows[4]["left"]["card"] == "countess"


@pytest.mark.rule("KV-R-46")
def test_what_was_recruited_and_summoned_this_turn_serves_in_a_realm() -> None:
    state = table(
        ["? Q ? ? ?", *ANY[1:]], castle("a1", gold=5, up="CLP"), castle("e5"), at="recruit", left="DPPPPP"
    )
    play(state, "recruit left 1", "summon b1 queen")
    assert ask(state) == "claim"
    play(state, "claim peasant")
    assert down(state) == {"queen": 1, "duke": 1, "countess": 1, "knight_lily": 1, "peasant": 1}


@pytest.mark.rule("KV-R-47")
def test_a_recruit_serves_a_tax_collector_of_the_same_turn() -> None:
    rows = ["? 2 ? ? ?", *ANY[1:]]
    state = table(rows, castle("a1", gold=5, up="CC"), castle("e5"), at="recruit", left="CPPPPP")
    play(state, "recruit nobody")
    assert "summon b1 tax_collector" not in legal(state)
    state = table(rows, castle("a1", gold=5, up="CC"), castle("e5"), at="recruit", left="CPPPPP")
    play(state, "recruit left 1", "summon b1 tax_collector")
    assert down(state) == {"countess": 3}


@pytest.mark.rule("KV-R-47")
def test_a_recruit_serves_a_sorcerer_of_the_same_turn() -> None:
    rows = ["? s ? ? ?", *ANY[1:]]
    state = table(rows, castle("a1", gold=5), castle("e5"), at="recruit", left="WQPPPP")
    play(state, "recruit left 1", "summon b1 sorcerer", "exchange left 1")
    assert up(state) == {"queen": 1}
    assert hill(state, "left")[0] == "peasant_woman"


@pytest.mark.rule("KV-R-47")
def test_gold_of_phase_two_comes_too_late_for_phase_one() -> None:
    state = table(["? 3 ? ? ?", *ANY[1:]], castle("a1", gold=0), castle("e5"), at="turn")
    play(state, "summon b1 tax_collector")
    assert gold(state) == 4
    assert ask(state) == "fill"


def test_recruiting_is_told() -> None:
    state = table(ANY, castle("a1", gold=5), castle("e5"), at="recruit", left="DPPPPP")
    events = heard(state, "recruit left 1")
    assert events[0].seen_by(None) == {
        "event": "recruit", "seat": 0, "card": "duke", "gold": 2, "slope": "left", "row": 1,
    }  # fmt: skip
