"""A user's own sheets laid over ours, and what is refused about them (DK-R-01)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.core.errors import BadCards
from duchy.core.game import Game
from duchy.core.record import Record, read_record
from duchy.testing import cases
from duchy.testing.checks import check_game
from games.dice_kingdoms.tables import CARDS, GAME, legal, lordship, on_table, play, sheets, table

TRACK = ["-"] * 24


def lay_over(**sections: Any) -> Game:
    return duchy.game("dice-kingdoms", sections)


@pytest.mark.parametrize(
    ("sections", "complaint"),
    [
        ({"tracks": {"holy": {"boxes": TRACK[:23]}}}, "tracks.holy.boxes: must have 24 entries, not 23"),
        (
            {"tracks": {"holy": {"boxes": ["pedestal", *TRACK[1:]]}}},
            r"tracks.holy.boxes\[0\]: a pedestal can only be in the treasury",
        ),
        ({"tracks": {"gold": {"boxes": []}}}, "tracks: there is no track 'gold'"),
        ({"tracks": {"wall_walk": {"boxes": ["-"] * 15}}}, "places: must have a place for each of the 15"),
        ({"tracks": {"treasury": {"boxes": ["star"] * 36}}}, "early_pedestals: the box 4 pays something"),
        ({"tracks": {"holy": {"boxes": ["gould", *TRACK[1:]]}}}, "did you mean 'gold'"),
        ({"citizens": {"citizen_1": {"values": [2]}}}, "citizens.citizen_2.values: must be one of"),
        ({"citizens": {"citizen_1": {"checked": 1}}}, "only the citizens 5 and 6 start with a checked box"),
        ({"citizens": {"citizen_5": {"checked": 0}}}, "only the citizens 5 and 6 start with a checked box"),
        ({"citizens": {"citizen_1": {"boxes": ["-"]}}}, "citizen_1.boxes: must have 2 entries, not 1"),
        ({"citizens": {"citizen_1": {"guild": "monk"}}}, "there is no guild 'monk'"),
        ({"citizens": {"citizen_1": {"colour": "red"}}}, "citizen_1.colour: there is no such field"),
        (
            {"domains": {"red_flip": {"change": "step"}}},
            "domains.red_flip.change: the domain red_step has the same power already",
        ),
        ({"domains": {"any_step": {"change": "flip"}}}, "the power over any die is a step"),
        ({"starts": {"s5": {"at": [1, 1]}}}, "starts: there are 4 start boxes, not 5"),
        ({"roads": {"r01": {"to": "atlantis"}}}, "roads.r01.to: there is no start, domain or road box"),
        ({"roads": {"r01": {"out": True}}}, "no domain is two boxes away from a start"),
        ({"roads": {"r12": {"out": True}}}, "bridges.bridge_3.boxes"),
        ({"roads": {id: {"out": True} for id in ("r17", "r19", "e03")}}, "shadow_joins: no road leads"),
        ({"roads": {"r01": {"from": ""}}}, "roads.r01.from: a road begins at a start"),
        ({"roads": {"r01": {"places": [[1, 2], [3]]}}}, r"roads.r01.places\[1\]: must be a place like"),
        (
            {"bridges": {"bridge_1": {"boxes": ["r10.4", "r10.5"]}}},
            "a bridge has three boxes, of which exactly one pays gold",
        ),
        ({"bridges": {"bridge_1": {"boxes": ["r10.4", "r10.3", "r10.6"]}}}, "exactly one pays gold"),
        ({"bridges": {"bridge_1": {"boxes": ["r10.4", "r10.4", "r10.5"]}}}, "r10.4 is named twice"),
        ({"lairs": {"lair_1": {"first": 6}}}, "one of them is worth 5 and 3 points"),
        ({"lairs": {"lair_2": {"first": 5}}}, "lairs.lair_2.first: must be more than the 5 points"),
        ({"lairs": {"lair_2": {"blocks": []}}}, "lairs.lair_2.blocks: a lair has 2 or 3 blocks, not 0"),
        ({"lairs": {"lair_5": {**CARDS["lairs"]["lair_2"]}}}, "lairs: there are 4 lairs, not 5"),
        ({"statues": {"statue_1": {"number": 2}}}, "statues: they are numbered 1 to 14, each once"),
        ({"statues": {"statue_1": {"per": "cow"}}}, "there is no count 'cow'"),
        ({"statues": {"statue_12": {"times": 0}}}, "statue_12.times: says how often"),
        ({"solo": {"trees": {"places": [[1, 1]] * 19}}}, "solo.trees.places: must have a place for each of"),
        ({"solo": {"clouds": {"places": []}}}, "solo: there is no entry 'clouds'"),
        ({"events": {"plague": {"does": []}}}, "events: there are 10 event cards, not 11"),
        ({"events": {"flood": {"does": [{"strike": "sky", "count": 1}]}}}, "there is no element 'sky'"),
        ({"sheets": {"castle": {"size": "big"}}}, "sheets.castle.size: must be a place"),
        ({"cows": {}}, "there is no section 'cows'"),
    ],
)
@pytest.mark.rule("DK-R-01")
def test_a_bad_sheet_is_refused_in_one_sentence(sections: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadCards, match=complaint) as problem:
        lay_over(**sections)
    assert "\n" not in str(problem.value)


@pytest.mark.rule("DK-R-01")
def test_a_users_own_sheet_is_played(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        '[tracks.treasury]\nboxes = ["-", "pedestal", "-", "star"]\nearly_pedestals = [1]\n'
        '[roads.e03]\nout = true\n[roads.shortcut]\nfrom = "r02.3"\nto = "r12.2"\nboxes = ["gold"]\n'
        "places = [[30, 20]]\n"
        '[lairs.lair_4]\nblocks = [{ accepts = [12], boxes = ["star"], at = [1, 1] }, '
        '{ accepts = [2, 3], boxes = ["-", "-"], at = [9, 1] }]\n',
        "utf-8",
    )
    game = duchy.game("dice-kingdoms", own)
    state = table(game=game, red=2, blue=1)
    play(state, "fight lair_4 2")
    assert sheets(state)["lairs"]["lair_4"] == [0, 1]
    fork = table(lordship(roads={"r02": [1, 2, 3]}), game=game, green=3)
    assert {"build r02.4", "build shortcut.1"} <= set(legal(fork))
    play(fork, "build shortcut.1")
    assert fork.ask(0) == "build-on"
    assert legal(fork) == ["road r12.1", "road r12.3"]
    printed = game.layout("near")["boxes"]  # type: ignore[attr-defined]
    assert [box["reward"] for box in printed if box["section"] == "treasury"] == [
        "-",
        "pedestal",
        "-",
        "star",
    ]
    early = table(game=game, red=4, options={"pedestals": "early"}, river=[1, 2])
    play(early, "fight lair_1 1")
    assert early.ask(0) == "statue"
    for case in cases(game):
        check_game(case, "own sheet")


def test_the_early_pedestals_are_a_variant_for_many_players() -> None:
    def pedestals(option: str) -> list[int]:
        boxes = GAME.layout(option)["boxes"]  # type: ignore[attr-defined]
        return [box["order"] for box in boxes if box["reward"] == "pedestal"]

    assert pedestals("near") == CARDS["tracks"]["treasury"]["near_pedestals"] == [4, 10, 14, 20]
    assert pedestals("standard") == [6, 15, 24, 32]
    assert pedestals("early") == CARDS["tracks"]["treasury"]["early_pedestals"] == [4, 10, 16, 23]
    state = table(lordship(treasury=3), red=4, options={"pedestals": "early"})
    play(state, "fight lair_1 1")
    assert state.ask(0) == "statue"
    assert on_table(state)["lordships"][0]["treasury"]["next"] == "-"


def test_rules_and_source_are_honest() -> None:
    assert {statue["source"] for statue in CARDS["statues"].values()} == {"rulebook"}
    assert {domain["power_source"] for domain in CARDS["domains"].values()} == {"rulebook"}
    for section in ("tracks", "roads", "bridges", "starts", "events", "solo", "lairs", "citizens"):
        assert {entry["source"] for entry in CARDS[section].values()} == {"reconstructed"}
    assert CARDS["lairs"]["lair_1"]["points_source"] == "rulebook"


@pytest.mark.rule("DK-R-01")
def test_a_game_kept_before_pedestals_moved_keeps_its_sheet() -> None:
    """Positions, records and tables that do not name the option were played with the pedestals of old."""
    assert GAME.new(2).options["pedestals"] == "near"
    position = GAME.new(2, options={"pedestals": "standard"}).dump()
    del position["options"]["pedestals"]
    assert GAME.load(position).options["pedestals"] == "standard"
    record = Record.of(GAME.new(2, options={"pedestals": "standard"})).as_data()
    del record["options"]["pedestals"]
    assert read_record(record, duchy.game).options["pedestals"] == "standard"
    assert Record.of(GAME.new(2)).as_data()["options"]["pedestals"] == "near"
