"""`duchy play`: a whole game by typing, and everything else a person may type."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Duchy
from duchy.games import game as find_game

PLAY = ("play", "pebbles", "--seed", 3)
TO_THE_END = "take 1\n" * 12


def test_a_whole_game_against_a_bot(duchy: Duchy) -> None:
    code, out, err = duchy(*PLAY, typed="2\n" + TO_THE_END)
    assert (code, err) == (0, "")
    assert "You hold the Opal. Bold or shy?  PB-001" in out
    assert "1  Be shy   be shy" in out
    assert "Seat 1 (greedy) takes 3." in out
    assert "Scores" in out
    assert "has won." in out


def test_moves_are_chosen_by_number_or_by_text(duchy: Duchy) -> None:
    by_number = duchy(*PLAY, typed="2\n3\n3\n")[1]
    by_text = duchy(*PLAY, typed="be bold\ntake 3\n take  3 \n")[1]
    assert [line for line in by_number.splitlines() if not line.startswith(">")] == [
        line for line in by_text.splitlines() if not line.startswith(">")
    ]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("9", "9: the moves are numbered from 1 to 2"),
        ("0", "0: the moves are numbered from 1 to 2"),
        ("9" * 5000, "the moves are numbered from 1 to 2"),
        ("٢٣", "the moves are numbered from 1 to 2"),
        ("²", "there is no move '²'"),
        ("tkae 3", "there is no move 'tkae 3'; did you mean 'take 3'?"),
        ("take 3", "take 3: this is not among the moves offered now (the game asks: choose)"),
        ("undo", "undo: there is no move to take back"),
        ("? nothing like it", "there is no card 'nothing like it' in pebbles"),
        ("? PB-099", "there is no card 'PB-099' in pebbles"),
        ("save", "save: the name of the file"),
        ("save a\0b", "save: the name of the file"),
        ("save /nowhere/x.json", "/nowhere/x.json: cannot be written"),
    ],
)
def test_what_is_typed_wrongly_is_one_sentence_and_asked_again(
    duchy: Duchy, typed: str, sentence: str
) -> None:
    code, out, err = duchy(*PLAY, typed=f"{typed}\n1\nquit\n")
    assert (code, err) == (0, "")
    assert sentence in " ".join(out.split())
    assert "How many do you take?" in out


def test_undo_takes_back_the_last_move_of_a_person(duchy: Duchy) -> None:
    out = duchy(*PLAY, typed="1\ntake 2\nundo\ntake 3\nquit\n")[1]
    assert out.count("pile 12") == 3
    assert "Taken back." in out
    assert "pile 6" in out
    assert duchy(*PLAY, typed="1\nundo\nundo\nquit\n")[1].count("there is no move to take back") == 1


def test_cards_and_rules_are_explained(duchy: Duchy) -> None:
    out = duchy(*PLAY, typed="? ruby\n?pb-2\n?\nquit\n")[1]
    assert "Source: printed in the rulebook." in out
    assert "Take 1, 2 or 3 pebbles, or dig." in out
    assert "take back your last move" in out


@pytest.mark.parametrize("typed", ["quit\n", "", "\n\n"])
def test_leaving_is_no_error(duchy: Duchy, typed: str) -> None:
    code, out, err = duchy(*PLAY, typed=typed)
    assert (code, err) == (0, "")
    assert "You have left the game." in out


def test_nobody_sees_what_others_hold(duchy: Duchy) -> None:
    for seed in range(5):
        out = duchy("play", "pebbles", "--seed", seed, typed="1\n1\nquit\n")[1]
        shown = [name for name in ("Ruby", "Opal", "Cat's Eye") if name in out]
        assert len(shown) == 1


def test_people_pass_the_screen_where_there_are_secrets(duchy: Duchy) -> None:
    code, out, _ = duchy(*PLAY, "--players", "me,me", typed="1\n1\n" + TO_THE_END)
    assert code == 0
    assert "Pass the screen to Seat 1 (me)" in out
    assert "has won." in out or "A shared victory" in out


def test_a_person_alone_passes_nothing(duchy: Duchy) -> None:
    out = duchy(*PLAY, "--players", "greedy,me,random", typed="1\n" + TO_THE_END)[1]
    assert "Pass the screen" not in out
    assert "Seat 1 (you)" in out
    assert "Seat 2 (random)" in out


def test_bots_play_without_people(duchy: Duchy) -> None:
    code, out, _ = duchy(*PLAY, "--players", "greedy,random")
    assert code == 0
    assert "Seat 0 (greedy) takes" in out
    assert "Scores" in out


def test_a_solo_game_ends_with_its_verdict(duchy: Duchy) -> None:
    out = duchy(*PLAY, "--seats", 1, typed="1\n" + TO_THE_END)[1]
    assert "You are rich." in out or "You are poor." in out


def test_input_that_is_no_text_does_no_harm(start: Duchy) -> None:
    code, out, err = start(*PLAY, typed="\x1b[A\x00\udcff\n".encode("utf-8", "replace").decode() + "quit\n")
    assert (code, err) == (0, "")
    assert "there is no move" in out


# -- Saving


def test_a_finished_game_is_saved_and_verified(duchy: Duchy, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    duchy(*PLAY, "--option", "pile=large", "--save", file, typed="1\n" + TO_THE_END * 3)
    data = json.loads(file.read_text())
    assert data["players"] == ["me", "greedy"]
    assert data["options"] == {"pile": "large", "quiet": False}
    assert data["result"]["over"]
    code, out, err = duchy("verify", file)
    assert (code, err) == (0, "")
    assert "to the result written in the record" in " ".join(out.split())


def test_a_game_that_was_left_goes_on_where_it_was(duchy: Duchy, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    whole = duchy(*PLAY, typed="2\ntake 3\ntake 3\nquit\n")[1]
    duchy(*PLAY, "--save", file, typed="2\ntake 3\nquit\n")
    code, out, err = duchy("play", "pebbles", "--resume", file, "--save", file, typed="take 3\nquit\n")
    assert (code, err) == (0, "")
    assert "turn 3" in out
    assert out.splitlines()[-3:] == [*whole.splitlines()[-2:], f"Saved to {file}."]
    assert len(json.loads(file.read_text())["moves"]) == 6


def test_a_game_is_saved_on_the_way(duchy: Duchy, tmp_path: Path) -> None:
    out = duchy(*PLAY, typed=f"2\nsave {tmp_path / 'half way.json'}\nquit\n")[1]
    assert "Saved to" in out
    assert duchy("verify", tmp_path / "half way.json")[0] == 0


# -- Positions


@pytest.fixture
def position(tmp_path: Path) -> Path:
    game = find_game("pebbles")
    state = game.new(2, 5)
    for _ in range(4):
        seat = state.deciders[0]
        state.play(seat, state.legal(seat)[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.dump()))
    return file


def test_a_game_starts_from_a_position(duchy: Duchy, position: Path) -> None:
    code, out, err = duchy("play", "pebbles", "--position", position, typed="3\nundo\n" + TO_THE_END)
    assert (code, err) == (0, "")
    assert out.count("pile 10") == 2
    assert "Scores" in out


def test_a_game_from_a_position_has_a_record_too(duchy: Duchy, position: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    duchy("play", "pebbles", "--position", position, "--save", record, typed="1\nquit\n")
    assert json.loads(record.read_text())["position"]["turn"] == json.loads(position.read_text())["turn"]
    assert duchy("verify", record)[0] == 0
    code, out, _ = duchy("play", "pebbles", "--resume", record, typed=TO_THE_END)
    assert code == 0
    assert "Scores" in out


@pytest.mark.parametrize("also", [["--seats", "2"], ["--seed", "0"], ["--option", "pile=large"]])
def test_a_position_has_its_own_seats_options_and_dice(duchy: Duchy, position: Path, also: list[str]) -> None:
    code, out, err = duchy("play", "pebbles", "--position", position, *also)
    assert (code, out) == (2, "")
    assert err == f"duchy: {also[0]}: a position has its own, so it cannot be chosen here\n"
