"""`duchy games`, `duchy rules` and `duchy cards`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Duchy
from duchy.cli.looking_up.rulebook import parse_rules, read_rules


def test_games_are_listed_with_their_seats_and_options(duchy: Duchy) -> None:
    code, out, err = duchy("games")
    assert (code, err) == (0, "")
    assert "pebbles  Pebbles  1 to 3 seats" in out
    assert "Take pebbles, hide a gem." in out
    assert ["pile", "small", "small,", "large", "PB-R-01"] in [line.split() for line in out.splitlines()]
    assert ["quiet", "false", "true,", "false"] in [line.split() for line in out.splitlines()]


# -- Rules


def test_the_rulebook_is_read_entry_by_entry() -> None:
    entries = read_rules("pebbles")
    assert [entry.id for entry in entries] == [
        "PB-001", "PB-002", "PB-EX-01", "PB-EX-02", "PB-EX-03", "PB-R-01",
    ]  # fmt: skip
    assert entries[0].section == "1. Set-up"
    assert entries[1].section == "1. Set-up — Turns"
    assert entries[1].text == "Take 1, 2 or 3 pebbles, or dig. — (mode: all) — [Turns]"
    assert entries[5].section == "Rulings"


def test_a_worked_example_holds_the_lines_below_its_title() -> None:
    entry = read_rules("pebbles")[2]
    assert entry.section == "Worked examples"
    assert entry.text.splitlines() == [
        "A short pile",
        "Given two pebbles are left",
        "When three are taken",
        "Then it is refused (covers PB-002)",
    ]


def test_ids_inside_a_text_or_a_table_are_no_entries() -> None:
    text = "## A\n| **AB-001** | x |\n- see **AB-002** — y\n- **AB-003** — as in AB-004 — (mode: all)\n"
    assert [entry.id for entry in parse_rules(text)] == ["AB-003"]


def test_a_game_without_a_checklist_has_no_rules() -> None:
    assert read_rules("no-such-game") == []


def test_missing_rules_are_one_sentence(duchy: Duchy, toys: Path) -> None:
    (toys / "rules" / "pebbles.md").unlink()
    assert duchy("rules", "pebbles") == (2, "", "duchy: pebbles has no rules written down\n")


def test_rules_are_listed_by_section(duchy: Duchy) -> None:
    code, out, _ = duchy("rules", "pebbles")
    assert code == 0
    assert out.index("1. Set-up") < out.index("PB-001") < out.index("Rulings") < out.index("PB-R-01")
    assert "*" not in out


@pytest.mark.parametrize("id", ["PB-EX-01", "pb-ex-01", "PB-EX-1"])
def test_one_rule_is_found_by_its_id_however_it_is_written(duchy: Duchy, id: str) -> None:
    code, out, _ = duchy("rules", "pebbles", id)
    assert code == 0
    assert "PB-EX-01" in out
    assert "Given two pebbles are left" in out
    assert "PB-EX-02" not in out


# -- Cards


def test_cards_are_listed_with_values_effect_and_source(duchy: Duchy) -> None:
    code, out, _ = duchy("cards", "pebbles")
    assert code == 0
    lines = {line.split("  ")[0]: line for line in out.splitlines()}
    assert "5" in lines["Ruby"]
    assert "rulebook" in lines["Ruby"]
    assert "white, blue" in lines["Opal"]
    assert "Gain 2 pebbles." in lines["Cat's Eye"]
    assert "RECONSTRUCTED" in lines["Cat's Eye"]
    assert "effects" not in out


@pytest.mark.parametrize("name", ["cats_eye", "Cat's Eye", "cats eye", "EYE"])
def test_a_card_is_found_by_its_name_or_a_part_of_it(duchy: Duchy, name: str) -> None:
    code, out, _ = duchy("cards", "pebbles", *name.split())
    assert code == 0
    assert out.startswith("Cat's Eye")
    assert "Gain 2 pebbles." in out
    assert "RECONSTRUCTED. Neither the rulebook nor any public description" in out
    assert "Ruby" not in out


def test_cards_as_plain_data(duchy: Duchy) -> None:
    code, out, _ = duchy("cards", "pebbles", "--json")
    assert code == 0
    assert json.loads(out)[2] == {
        "section": "gems",
        "id": "cats_eye",
        "name": "Cat's Eye",
        "values": {"points": 1, "copies": 2},
        "effects": ["Gain 2 pebbles."],
        "source": "reconstructed",
    }


def test_cards_of_a_user_are_marked(duchy: Duchy, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[gems.ruby]\npoints = 7\n")
    code, out, _ = duchy("cards", "pebbles", "ruby", "--cards", mine)
    assert code == 0
    assert "points 7" in out
    assert "YOURS" in out
