"""Phase 3: the realm bonus (KV-095..KV-102)."""

from __future__ import annotations

import pytest

from games.king_of_the_valley.tables import (
    ANY,
    ask,
    castle,
    down,
    gold,
    legal,
    looks,
    own,
    play,
    refused,
    table,
    up,
)


@pytest.mark.rule("KV-095")
@pytest.mark.parametrize("missing", ["Q", "D", "C", "L", "P"])
def test_a_realm_lacks_none_of_the_five_influences(missing: str) -> None:
    whole = table(ANY, castle("a1", up="QDCLP"), castle("e5"), at="claim", holes=[])
    assert ask(whole) == "claim"
    lacking = table(ANY, castle("a1", up="QDCLP".replace(missing, "")), castle("e5"), at="claim", holes=[])
    assert ask(lacking) != "claim"


@pytest.mark.rule("KV-095", "KV-096")
@pytest.mark.parametrize(
    ("tiles", "claims"),
    [
        ("QDCLP", ["claim peasant"]),
        ("QDCLW", ["claim peasant_woman"]),
        ("QDCLPW", ["claim peasant", "claim peasant_woman"]),
    ],
)
def test_the_fifth_is_a_farmer_or_a_farmers_wife_never_both(tiles: str, claims: list[str]) -> None:
    for claim in claims:
        state = table(ANY, castle("a1", up=tiles), castle("e5"), at="claim", holes=[])
        assert legal(state) == [*claims, "claim nothing"]
        play(state, claim)
        assert down(state) == {
            "queen": 1, "duke": 1, "countess": 1, "knight_lily": 1, claim.split()[1]: 1,
        }  # fmt: skip


@pytest.mark.rule("KV-097", "KV-098", "KV-122")
def test_a_claim_gives_five_gold_a_token_and_turns_the_five_tiles() -> None:
    state = table(ANY, castle("a1", gold=0, up="QDCLPP"), castle("e5"), at="claim", holes=[])
    play(state, "claim peasant")
    assert gold(state) == 5
    assert own(state)["kingdom_tokens"] == 1
    assert state.scores()[0].parts["realm"] == 5
    assert up(state) == {"peasant": 1}
    assert sum(down(state).values()) == 5


@pytest.mark.rule("KV-099")
def test_the_tiles_of_a_realm_still_count() -> None:
    mine = castle("a1", gold=0, up="QDCLPW", down="LL")
    state = table(ANY, mine, castle("e5"), at="claim", holes=[], left="PMPMPT", right="APPPMP")
    before = state.scores()[0].parts
    play(state, "claim peasant")
    after = state.scores()[0].parts
    for part in ("influence", "orders", "couples"):
        assert after[part] == before[part] > 0


@pytest.mark.rule("KV-100")
def test_a_complete_realm_need_not_be_claimed() -> None:
    state = table(ANY, castle("a1", gold=0, up="QDCLP"), castle("e5"), at="claim", holes=[])
    play(state, "claim nothing")
    assert gold(state) == 0
    assert own(state)["kingdom_tokens"] == 0
    assert down(state) == {}


@pytest.mark.rule("KV-101")
def test_one_realm_a_turn() -> None:
    rows = ["? L ? ? ?", "T P L P W", "M P W T M", "W A P M P", "? A P W ?"]
    mine = castle("a1", up="QQDDCCMMPP")
    state = table(rows, mine, castle("e5"), at="claim", left="PWPWPW", right="PWPPPP", pile2="", holes=[])
    play(state, "claim peasant")
    assert up(state) == {"queen": 1, "duke": 1, "countess": 1, "knight_moon": 1, "peasant": 1}
    assert own(state)["kingdom_tokens"] == 1
    assert state.deciders == (1,)


@pytest.mark.rule("KV-102")
def test_a_realm_is_no_bonus_of_the_end() -> None:
    """The last turn is over: a complete realm that was not claimed brings nothing."""
    state = table(ANY, castle("a1", gold=0, up="QDCLP"), castle("e5"), at="end-turn", seat=1, ending=True)
    assert state.over
    assert state.scores()[0].parts["realm"] == 0
    assert state.scores()[0].parts["gold"] == 0
    assert "the game is over" in refused_at_end(state)


def refused_at_end(state: object) -> str:
    from duchy.core.errors import IllegalMove
    from duchy.core.state import State

    assert isinstance(state, State)
    with pytest.raises(IllegalMove) as problem:
        state.play(0, state.game.parse("claim peasant"))
    return str(problem.value)


@pytest.mark.rule("KV-098", "KV-R-33")
def test_which_of_two_tiles_serves_is_the_players_choice() -> None:
    mine = castle("a1", gold=0, up="QDCLP", jesters=["queen"])
    for choice in ("queen", "jester_as_queen"):
        state = table(ANY, mine, castle("e5"), at="claim", holes=[], left="sPPPPP")
        play(state, "claim peasant")
        assert legal(state) == ["turn queen", "turn jester_as_queen"]
        play(state, f"turn {choice}")
        assert down(state)[choice] == 1
        assert sum(down(state).values()) == 5


def test_what_a_realm_lacks_is_said() -> None:
    state = table(ANY, castle("a1", up="QLP"), castle("e5"))
    assert "a realm still lacks, face up: Duke, Countess" in refused(state, "claim peasant")
    assert state.view(0)["table"]["castles"][0]["missing_for_realm"] == ["duke", "countess"]
    assert looks(state)["castles"][0]["kingdom_tokens"] == 0
