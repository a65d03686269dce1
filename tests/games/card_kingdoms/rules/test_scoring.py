"""The final count (chapter 16)."""

from __future__ import annotations

import pytest

from duchy.core.state import State
from games.card_kingdoms.tables import Realm, finish_turn, legal, play, realm, table, until

FOUR_GONE = {"forest": 0, "valley": 0, "merchant": 0, "champion": 0}


def ended(*realms: Realm) -> State:
    """A game for two that is over after this turn."""
    left = FOUR_GONE if len(realms) == 2 else FOUR_GONE | {"paladin": 0, "mountains": 0}
    state = table(*realms, active=len(realms) - 1, left=left)
    play(state, "take gold", "take gold")
    assert state.over
    return state


@pytest.mark.rule("CK-136", "CK-137", "CK-138", "CK-139")
def test_a_score_is_monsters_domains_tokens_and_duke() -> None:
    owner = realm(
        gold=3, vp=4, citizens={"rogue": 2}, monsters={"goblin": 2, "troll": 1},
        domains=["palace_of_the_dawn", "blood_crow_army"], duke="waryn",
    )  # fmt: skip
    scored = table(owner).scores()[0]
    assert scored.parts == {
        "tokens": 4, "monsters": 1 + 1 + 6, "domains": 4 + 2,
        "duke-worker": 1, "duke-shadow": 4, "duke-resources": 1,
    }  # fmt: skip
    assert scored.total == 24


@pytest.mark.rule("CK-138")
def test_all_vp_tokens_count() -> None:
    assert [table(realm(vp=n, duke="reese")).scores()[0].total for n in (0, 1, 7)] == [0, 1, 7]


@pytest.mark.rule("CK-139")
def test_the_duke_brings_nothing_before_the_end() -> None:
    """A Duke that counts Domains gives no tokens during play."""
    owner = realm(domains=["halfpenny_hill"], duke="cornelius")
    state = finish_turn(until(table(owner), "action"))
    assert state.view(0)["table"]["kingdoms"][0]["vp"] == 0
    assert state.scores()[0].parts["tokens"] == 0


@pytest.mark.rule("CK-141")
def test_the_highest_total_wins() -> None:
    assert ended(realm(vp=5, duke="reese"), realm(vp=7, duke="elisium")).winners() == (1,)
    assert ended(realm(vp=9, duke="reese"), realm(vp=7, duke="elisium")).winners() == (0,)


@pytest.mark.rule("CK-141")
def test_nobody_has_won_before_the_end() -> None:
    assert table(realm(vp=9)).winners() == ()


@pytest.mark.rule("CK-142", "CK-RU-38")
@pytest.mark.parametrize(
    ("more", "worth"),
    [
        (realm(citizens={"archer": 1}, duke="cornelius"), 0),
        (realm(monsters={"goblin": 1}, duke="cornelius"), 1),
        (realm(domains=["eye_of_asteraten"], duke="cornelius"), 1 + 3),
    ],
)
def test_of_tied_players_the_one_with_fewest_cards_wins(more: Realm, worth: int) -> None:
    """A Citizen, a Monster or a Domain more loses a tie."""
    state = ended(more, realm(vp=worth, duke="elsyn"))
    assert [score.total for score in state.scores()] == [worth, worth]
    assert state.winners() == (1,)


@pytest.mark.rule("CK-142")
def test_the_tie_break_concerns_tied_players_only() -> None:
    owners = [
        realm(vp=8, citizens={"archer": 2}, duke="cornelius"),
        realm(vp=8, citizens={"archer": 1}, duke="elsyn"),
        realm(vp=1, duke="elisium"),
    ]
    state = ended(*owners)
    assert state.winners() == (1,)


@pytest.mark.rule("CK-RU-38")
def test_players_still_tied_share_the_victory() -> None:
    owners = [
        realm(vp=5, citizens={"archer": 1}, duke="cornelius"),
        realm(vp=4, monsters={"goblin": 1}, duke="elsyn"),
    ]
    state = ended(*owners)
    assert [score.total for score in state.scores()] == [5, 5]
    assert state.winners() == (0, 1)


@pytest.mark.rule("CK-140", "CK-141")
def test_scores_stand_at_every_moment() -> None:
    state = table(realm(strength=1, duke="reese"))
    before = state.scores()[0].total
    play(state, "slay 1")
    assert "take gold" in legal(state)
    # The Goblin's VP and the Monster for Reese.
    assert state.scores()[0].total == before + 2
