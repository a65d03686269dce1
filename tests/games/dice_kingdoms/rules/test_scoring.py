"""Final scoring (DK-152..DK-159)."""

from __future__ import annotations

import pytest

from duchy.core.state import State
from games.dice_kingdoms.tables import BOXES, lordship, play, points, road, sheets, table

FIRST_THREE = {"lair_1": [2, 3], "lair_2": [2, 4], "lair_3": [2, 2, 3]}


def ended(*lordships: dict[str, object], **rest: object) -> State:
    """The end of a game: the last player of the last round has nothing left to do."""
    last = len(lordships) - 1
    return table(*lordships, at="end-turn", active=last, ending=True, **rest)


@pytest.mark.rule("DK-152")
def test_each_star_of_either_sheet_is_a_point() -> None:
    own = lordship(
        {"7": 2, "11/12": 1},
        tracks={"holy": 8, "worker": 16},
        treasury=21,
        wall_walk=6,
        lairs={"lair_1": [0, 3]},
        roads={"e02": [3], "r09": [4]},
        domains=[],
    )
    assert points(table(own))["stars"] == 2 + 1 + 2 + 1 + 1 + 1 + 2
    stars = [box["id"] for box in BOXES.values() if box["reward"] == "star"]
    assert len(stars) == 32


@pytest.mark.rule("DK-153")
def test_each_rallied_domain_is_a_point() -> None:
    assert points(table(lordship(roads=road(r01=2, r08=5))))["domains"] == 2
    assert points(table(lordship(roads=road(r01=1, r08=4))))["domains"] == 0


@pytest.mark.rule("DK-154")
def test_lairs_score_their_circled_values() -> None:
    circled = {"lair_1": "first", "lair_2": "later", "lair_3": "first"}
    assert points(table(lordship(lairs=FIRST_THREE, circled=circled)))["lairs"] == 5 + 5 + 9


@pytest.mark.rule("DK-155")
def test_statues_score_the_sum_of_at_most_four() -> None:
    own = lordship({"1": 1, "3": 1}, statues=[8, 9, 10, 11])
    assert points(table(own))["statues"] == 3 + 3 + 2 + 2


@pytest.mark.rule("DK-156")
def test_nothing_else_scores() -> None:
    own = lordship({"1": 2, "4": 2}, tracks={"holy": 7}, treasury=20, wall_walk=5, roads=road(r10=6))
    state = table(own)
    assert list(points(state)) == ["stars", "domains", "lairs", "statues"]
    assert state.scores()[0].total == 0


@pytest.mark.rule("DK-157", "DK-068")
def test_the_highest_score_wins() -> None:
    state = ended(lordship({"7": 2}), lordship({"7": 2, "8": 2}), lordship())
    assert state.over
    assert [score.total for score in state.scores()] == [1, 2, 0]
    assert state.winners() == (1,)


@pytest.mark.rule("DK-158", "DK-R-31")
def test_of_those_tied_the_most_stars_win() -> None:
    by_domain = lordship(domains=["red_step"])
    by_star = lordship({"7": 2})
    state = ended(by_domain, by_star)
    assert [score.total for score in state.scores()] == [1, 1]
    assert state.winners() == (1,)
    # The Stars that statue 14 stands for count in the tie-break.
    state = ended(lordship(statues=[14]), lordship(domains=["red_step", "red_flip", "any_step"]))
    assert [score.total for score in state.scores()] == [3, 3]
    assert state.winners() == (0,)


@pytest.mark.rule("DK-159")
def test_who_is_still_tied_shares_the_victory() -> None:
    state = ended(lordship({"7": 2}), lordship({"8": 2}), lordship())
    assert state.winners() == (0, 1)


@pytest.mark.rule("DK-EX-08")
def test_the_full_scoring_of_the_rulebook() -> None:
    own = lordship(
        {"4": 2, "5": 1, "6": 2, "8": 2},
        tracks={"holy": 24, "worker": 24, "soldier": 16, "shadow": 8},
        wall_walk=10,
        treasury=32,
        lairs=FIRST_THREE,
        circled=dict.fromkeys(FIRST_THREE, "first"),
        domains=[
            "yellow_step", "green_step", "green_flip", "red_step", "blue_step",
            "soldier_joins", "holy_joins", "red_flip", "yellow_flip",
        ],
        statues=[2, 5, 10, 13],
    )  # fmt: skip
    state = table(own)
    assert points(state) == {"stars": 17, "domains": 9, "lairs": 21, "statues": 33}
    assert state.scores()[0].total == 80
    worth = {card["number"]: card["points"] for card in state.view(0)["table"]["lordships"][0]["statues"]}
    assert worth == {2: 9, 5: 12, 10: 12, 13: 0}


def test_a_running_game_has_no_winners() -> None:
    state = table(yellow=4)
    assert state.winners() == ()
    play(state, "recruit 4")
    assert sheets(state)["citizens"]["4"] == 1
