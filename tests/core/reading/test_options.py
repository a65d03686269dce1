"""Options: what may be chosen before a game starts."""

from __future__ import annotations

import pytest

from core.refused import refused
from core.toy import Toy
from duchy.core.errors import BadOption, BadSeats
from duchy.core.reading.options import Option, read_options

SETUP = Option("setup", "first-game", ("first-game", "random"))
OPEN = Option("open-dukes", False, rule="XX-RU-01")
PARTS = Option("parts", ["peak"], ("peak", "flames", "shadows"))


def test_the_kind_follows_from_the_default() -> None:
    assert [option.kind for option in (SETUP, OPEN, PARTS)] == ["choice", "flag", "list"]
    assert OPEN.rule == "XX-RU-01"


def test_what_is_not_given_has_its_default() -> None:
    assert read_options((SETUP, OPEN, PARTS), {"open-dukes": True}) == {
        "setup": "first-game",
        "open-dukes": True,
        "parts": ["peak"],
    }


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        *[(yes, True) for yes in (True, "true", "Yes", "ON", "1")],
        *[(no, False) for no in (False, "false", "No", "OFF", "0")],
    ],
)
def test_a_flag_can_be_typed(given: object, meant: bool) -> None:
    assert OPEN.read(given) is meant


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("flames", ["flames"]),
        (" flames , peak ", ["flames", "peak"]),
        ("", []),
        (["shadows"], ["shadows"]),
        (("shadows", "peak"), ["shadows", "peak"]),
    ],
)
def test_a_list_can_be_typed(given: object, meant: list[str]) -> None:
    assert PARTS.read(given) == meant


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (SETUP, "frist-game", "option setup: it can be first-game or random, not 'frist-game'"),
        (SETUP, True, "option setup: it can be first-game or random, not True"),
        (SETUP, ["random"], "option setup: it can be first-game or random, not ['random']"),
        (OPEN, "maybe", "option open-dukes: it can be true or false, not 'maybe'"),
        (OPEN, 1, "option open-dukes: it can be true or false, not 1"),
        (PARTS, 3, "option parts: it is a list of names, not 3"),
        (PARTS, "flame", "option parts: there is no choice 'flame'; did you mean 'flames'?"),
        (PARTS, ["x"], "option parts: there is no choice 'x'; it can be peak, flames or shadows"),
        (PARTS, [["peak"]], "option parts: there is no choice '['peak']'; did you mean 'peak'?"),
    ],
)
def test_a_value_it_does_not_take(option: Option, given: object, sentence: str) -> None:
    with refused(BadOption, sentence):
        option.read(given)


def test_an_option_that_does_not_exist() -> None:
    with refused(BadOption, "there is no option 'lenght'; did you mean 'length'?"):
        Toy().new(options={"lenght": "long"})


def test_options_decide_the_game() -> None:
    assert Toy().new(options={"length": "long"}).options == {"length": "long"}


@pytest.mark.parametrize("seats", [1, 5, -1, True, "2", None, 2.0])
def test_a_game_is_not_played_by_any_number(seats: object) -> None:
    with refused(BadSeats, "toy has 2 to 4 seats, not ..."):
        Toy().check_seats(seats)


def test_a_key_has_its_size() -> None:
    with refused(BadOption, "the key of a game has 32 bytes, not 5"):
        Toy().new(key=b"short")


def test_a_key_stands_in_for_the_seed() -> None:
    game = Toy()
    state = game.new(seed=7)
    assert game.new(seed=8, key=state.stream.key).digest() == state.digest()
