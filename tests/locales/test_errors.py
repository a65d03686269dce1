"""What goes wrong is one sentence in the language that was chosen, and so are the rules."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterator

import pytest

from duchy.cli.looking_up.reference import is_within, read_reference
from duchy.cli.main import main
from duchy.cli.screen import Screen
from duchy.core.showing.words import words
from duchy.games import game_ids

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        told = capsys.readouterr()
        return code, told.out, told.err

    yield call
    Screen.language = "en"


ASKED_WRONGLY = [
    (["play", "vilages"], "il n’y a pas de jeu", "بازی"),
    (["play", "villages", "--seats", "9"], "de 1 à 5 places", "جا دارد"),
    (["cards", "villages", "zork"], "il n’y a pas de carte", "کارت"),
    (["rules", "villages", "VV-999"], "il n’y a pas de règle", "قانون"),
    (["play", "villages", "--players", "me,grdy"], "il n’y a pas de robot", "ربات"),
    (["play", "villages", "--option", "x"], "écrivez nom=valeur", "بنویسید"),
    (["play", "villages", "--option", "first_player=9"], "au choix", "می‌تواند"),
    (["play", "villages", "--seats", "2", "--option", "first_player=3"], "il n’y a pas de place", "نیست"),
    (["play"], "il manque GAME", "کم است"),
    (["sim", "villages", "--games", "0"], "nombre entier d’au moins 1", "عددی صحیح"),
    (["games", "--strange"], "pas compris", "فهمیده نشد"),
    (["replay", "/nowhere.json"], "impossible à lire", "خوانده نمی‌شود"),
    (["play", "villages", "--save", "/nowhere/x"], "impossible à écrire", "نوشته نمی‌شود"),
    (["play", "villages", "--seats"], "quelque chose doit suivre", "چیزی"),
]


@pytest.mark.parametrize(("arguments", "french", "persian"), ASKED_WRONGLY)
def test_errors_are_told_in_the_chosen_language(
    run: Run, arguments: list[str], french: str, persian: str
) -> None:
    for language, sentence in (("fr", french), ("fa", persian)):
        code, out, err = run("--language", language, *arguments)
        assert (code, out) == (2, "")
        assert sentence in err
        assert err.count("\n") == 1
        assert not re.search(r"\b(?:there|is|the|not|must|cannot|did)\b", err), err
        assert "[" not in err


def test_refusals_at_the_table_are_told_in_the_chosen_language(run: Run) -> None:
    typed = "slay 1\ndecline\nabc\n99\nannuler\n? zork\nenregistrer /nowhere/x\naide\nquitter\n"
    code, out, err = run("--language", "fr", "play", "card-kingdoms", "--seed", "3", typed=typed)
    assert (code, err) == (0, "")
    for sentence in (
        "ce coup n’est pas proposé",
        "il n’y a pas de coup",
        "les coups sont numérotés de 1 à 2",
        "il n’y a aucun coup à annuler",
        "il n’y a pas de carte",
        "impossible à écrire",
        "annuler votre dernier coup",
        "Vous avez quitté la partie.",
    ):
        assert sentence in " ".join(out.split())


def test_what_can_be_typed_is_known_in_english_too(run: Run) -> None:
    out = run("--language", "fa", "play", "villages", "--seed", "3", typed="help\nکمک\nquit\n")[1]
    assert out.count("آخرین حرکتتان را پس بگیرید") == 2


def test_a_language_that_is_not_there_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUCHY_LANGUAGE", "xx")
    code, out, err = run("games")
    assert (code, out) == (2, "")
    assert err == "duchy: DUCHY_LANGUAGE: there is no language 'xx'; it can be en, fa or fr\n"
    assert run("--language", "fr", "games")[0] == 0, "what is said now counts more"
    assert run("--language", "xx", "games")[0] == 2
    monkeypatch.setenv("DUCHY_LANGUAGE", "fr")
    assert "Le Royaume" in run("games")[1]
    assert "il manque" in run("play")[2]


# -- The rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "fa"])
@pytest.mark.parametrize("id", game_ids())
def test_the_rules_are_told_in_the_chosen_language(run: Run, language: str, id: str) -> None:
    code, out, _ = run("--language", language, "rules", id)
    assert code == 0
    assert words(language, id).say("game-title").split()[0] in out or len(out) > 5000
    assert not re.search(r"[{}]|\*\*|\]\(|\(mode:", out)


def test_one_rule_is_told_by_the_passages_about_it(run: Run) -> None:
    code, out, _ = run("--language", "fr", "rules", "king-of-the-valley", "kv-111")
    assert code == 0
    assert "celle de gauche si elles en ont autant" in " ".join(out.split())
    code, _, err = run("--language", "fr", "rules", "dice-kingdoms", "DK-031")
    assert code == 2
    assert "n’est pas racontée" in err
    assert "the left one" in run("rules", "king-of-the-valley", "KV-111")[1]


def test_most_rules_are_told_in_every_language() -> None:
    told = read_reference("fr", "villages", words("fr", "villages"))
    assert any(passage.tells("VV-012") for passage in told), "within a range"
    assert not any(passage.tells("VV-999") for passage in told)
    assert is_within("CK-RU-47", "CK-RU-46–CK-RU-49")
    assert not is_within("CK-047", "CK-RU-46–CK-RU-49")
