"""Reports: the numbers of a designer, found in any game, and a page that shows them all."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from duchy.arena.play.work import Crew
from duchy.arena.report.page import page
from duchy.arena.report.report import report, report_plan, rotations
from duchy.core.errors import BadSeats
from duchy.games import game as find_game


def reported(
    *bots: str, cards: dict[str, Any] | None = None, jobs: int = 1, **arguments: Any
) -> dict[str, Any]:
    plan = report_plan(find_game("pebbles", cards), bots or ("random",), **arguments)
    return report(plan, Crew(jobs))


def test_the_number_of_jobs_changes_nothing() -> None:
    assert reported("greedy", "random", games=20) == reported("greedy", "random", games=20, jobs=2)


def test_every_seat_and_every_bot_is_counted() -> None:
    result = reported("greedy", "random", games=41)
    assert result["games"] == 42
    assert [line["n"] for line in result["by_seat"]] == [42, 42]
    assert [(line["bot"], line["n"]) for line in result["by_bot"]] == [("greedy", 42), ("random", 42)]
    assert sum(line["wins"] for line in result["by_seat"]) == pytest.approx(42)
    assert result["by_bot"][0]["win_low"] > 0.5


def test_bots_change_seats_only_where_that_makes_a_difference() -> None:
    game = find_game("pebbles")
    assert rotations(report_plan(game, ["random"], seats=3).plan) == 1
    assert rotations(report_plan(game, ["greedy", "random", "random"]).plan) == 3
    assert report_plan(game, ["random"], seats=3, games=7).plan.games == 7


def test_lengths_and_scores_are_spread_as_they_were_seen() -> None:
    result = reported(games=50)
    for name, n in (("turns", 50), ("moves", 50)):
        assert result[name]["n"] == sum(result[name]["counts"].values()) == n
    scores = result["scores"]
    assert scores["winners"]["n"] + scores["others"]["n"] == scores["all"]["n"] == 100
    assert scores["winners"]["mean"] > scores["all"]["mean"] > scores["others"]["mean"]
    assert scores["all"]["low"] < scores["all"]["mean"] < scores["all"]["high"]


def test_the_parts_add_up_to_the_scores() -> None:
    result = reported(games=50)
    assert {line["part"] for line in result["parts"]} == {"pebbles", "gem"}
    for side in ("all", "winners", "others"):
        total = sum(line[side]["mean"] for line in result["parts"])
        assert total == pytest.approx(result["scores"][side]["mean"])


def test_cards_are_found_from_events_even_if_only_one_seat_saw_them() -> None:
    (table,) = reported(games=60)["cards"]
    assert (table["section"], table["event"], table["chosen"]) == ("gems", "gem", True)
    assert sum(line["n"] for line in table["cards"]) == 120
    for line in table["cards"]:
        assert line["of"] == 120
        assert line["rate_low"] < line["rate"] < line["rate_high"]
        assert line["win_low"] <= line["win_rate"] <= line["win_high"]
    assert "Ruby" in [line["name"] for line in table["cards"]]


def test_openings_are_the_first_real_decisions_of_each_seat() -> None:
    result = reported(games=40)
    assert [table["decision"] for table in result["openings"]] == [1, 2, 3]
    first, second, _ = result["openings"]
    assert {line["move"] for line in first["moves"]} == {"be shy", "be bold"}
    assert {line["move"] for line in second["moves"]} == {"take 1", "take 2", "take 3", "dig"}
    assert sum(line["n"] for line in first["moves"]) == first["of"] == 80


def test_stronger_cards_win_more() -> None:
    result = reported(games=100, cards={"gems": {"ruby": {"points": 500}}})
    ruby = next(line for line in result["cards"][0]["cards"] if line["card"] == "ruby")
    assert ruby["win_low"] > 0.5
    assert result["changed"] == {"gems": ["ruby"]}


def test_a_solo_game_is_reported_too() -> None:
    result = reported(seats=1, games=20)
    assert len(result["by_seat"]) == 1
    assert page([("standard", result)])


def test_a_report_that_cannot_be_made_says_why() -> None:
    with pytest.raises(BadSeats, match="2 bots cannot take 3 seats"):
        reported("greedy", "random", seats=3)


class Checked(HTMLParser):
    """Counts elements, and fails on one that is closed in the wrong place."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.counts: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in ("meta", "line", "circle", "path", "rect"):
            self.stack.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "rect":
            return
        assert self.stack.pop() == tag


def checked(text: str) -> Checked:
    parser = Checked()
    parser.feed(text)
    assert parser.stack == []
    return parser


@pytest.mark.parametrize("compared", [False, True])
def test_the_page_is_whole_and_holds_everything_it_needs(compared: bool) -> None:
    results = [("standard", reported("greedy", "random", games=12))]
    if compared:
        mine = {"gems": {"ruby": {"points": 90}, "opal": {"points": 3, "copies": 9}}}
        results.append(("mine <1>.toml", reported("greedy", "random", games=12, cards=mine)))
    text = page(results)
    counts = checked(text).counts
    assert counts["section"] == 6
    assert counts["table"] >= counts["section"]
    assert counts["caption"] == counts["table"]
    pictures = len(re.findall(r'role="img" aria-label="[^"]+"', text))
    assert 8 <= pictures <= counts["table"]
    assert not re.search(r"https?://|<script|<link|<img|url\((?!#)", text)
    assert not re.search(r"\[cli-", text)
    assert "prefers-color-scheme: dark" in text
    assert ("mine &lt;1&gt;.toml" in text) == compared
    assert "mine <1>" not in text


def test_a_change_beyond_chance_is_marked() -> None:
    before = reported(games=60)
    after = reported(games=60, cards={"gems": {"ruby": {"points": 90}}})
    assert 'class="moved">▲ +' in page([("standard", before), ("mine", after)])
    assert 'class="moved"' not in page([("standard", before), ("same", before)])
