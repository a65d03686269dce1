"""The conformance kit: a sound game passes, and a game broken in one respect does not."""

from __future__ import annotations

import importlib.util
import itertools
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from core.refused import refused
from core.toy import (
    BID,
    BIDS,
    ERRAND,
    REVEAL,
    ROUND,
    STEPS,
    THROW,
    Toy,
    ToyState,
    bid,
    make_game,
    reveal,
    roll,
    run_errand,
)
from duchy.core.agenda import StepKind, acts, asks
from duchy.core.errors import BadOption, IllegalMove
from duchy.core.events import Fact, Facts
from duchy.core.moves import Catalogue, Move
from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Value
from duchy.core.record import load_record, verify
from duchy.core.score import Score
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.core.stream import Stream
from duchy.testing import (
    Case,
    cases,
    check_catalogue,
    check_games,
    check_processes,
    check_words,
    golden_records,
    write_golden,
)
from places import TESTS

# -- A sound game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", cases(Toy()), ids=str)
def test_a_sound_game_passes(case: Case) -> None:
    check_games(case, games=25)
    check_words(case)


def test_a_sound_catalogue_passes() -> None:
    check_catalogue(Toy())


def test_a_game_is_checked_with_all_seat_counts_and_modes() -> None:
    assert [str(case) for case in cases(Toy())] == [
        f"toy-{seats}-{mode}"
        for mode in ("length=short", "length=long", "duplicate=True")
        for seats in (2, 3, 4)
    ]


def test_modes_that_do_not_fit_a_seat_count_are_left_out() -> None:
    class Picky(Toy):
        def read_options(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
            if given == {"length": "long"} and seats > 2:
                raise BadOption("long games are for two")
            return super().read_options(seats, given)

    listed = [str(case) for case in cases(Picky())]
    assert listed[:4] == [
        "toy-2-length=short",
        "toy-3-length=short",
        "toy-4-length=short",
        "toy-2-length=long",
    ]
    assert listed[4:] == ["toy-2-duplicate=True", "toy-3-duplicate=True", "toy-4-duplicate=True"]


# -- Games broken in one respect ----------------------------------------------------------------------


class Broken(Toy):
    """The toy game with another kind of state, or other steps."""

    def __init__(self, made: type[ToyState] = ToyState, steps: Mapping[int, StepKind] | None = None) -> None:
        super().__init__()
        self.made = made
        self.steps = STEPS.copy()
        for kind, step in (steps or {}).items():
            self.steps[kind] = step

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> State:
        return self.made(self, seats, options, stream)


class ShowsGuests(ToyState):
    def view_table(self, seat: int | None) -> Any:
        return {**super().view_table(seat), "all": self.guests.copy()}


class ShowsGuestsToSpectators(ToyState):
    def view_table(self, seat: int | None) -> Any:
        return {**super().view_table(seat), "all": self.guests.copy() if seat is None else []}


class ShowsMoreThanDeclared(ToyState):
    def view_table(self, seat: int | None) -> Any:
        return {**super().view_table(seat), "richest": max(self.coins)}


class ShowsLessToSpectators(ToyState):
    def view_table(self, seat: int | None) -> Any:
        return {
            name: fact for name, fact in super().view_table(seat).items() if seat is not None or name != "bid"
        }


class ShowsNumbersForNames(ToyState):
    def lay_open(self, table: Any) -> None:
        table["guests"] = self.guests.copy()


class ShowsObjects(ToyState):
    def view_table(self, seat: int | None) -> Any:
        return {**super().view_table(seat), "guest": self.kinds[0]}


class SharesCoinsWithItsClones(ToyState):
    def copy_table(self, other: ToyState) -> None:
        super().copy_table(other)
        other.coins = self.coins


class SharesItsDiary(ToyState):
    """The first errand is the fifth move: no look that the kit takes at the start goes that far."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.diary: list[int] = []

    def copy_table(self, other: Any) -> None:
        super().copy_table(other)
        other.diary = self.diary

    def dump_table(self) -> dict[str, Any]:
        return {**super().dump_table(), "diary": self.diary.copy()}

    def load_table(self, fields: Fields) -> None:
        super().load_table(fields)
        self.diary = fields.numbers("diary")


def write_diary(state: Any, host: int, die: int, b: int, move: Move) -> None:
    run_errand(state, host, die, b, move)
    state.diary.append(move.id)


class ForgetsBidsInItsClones(ToyState):
    def copy_table(self, other: ToyState) -> None:
        super().copy_table(other)
        other.bids = [0] * self.seats


class DealsFromNowhere(ToyState):
    def redeal(self, seat: int, rng: Stream) -> bool:
        self.guests[seat - 1] = (self.guests[seat - 1] + 1) % len(self.kinds)
        return True


class DrawsWhenLooking(ToyState):
    def view_table(self, seat: int | None) -> Any:
        self.stream.below(6)
        return super().view_table(seat)


class PaysForRefusals(ToyState):
    def reason(self, seat: int, move: Move) -> Phrase | None:
        self.bank += 1
        return super().reason(seat, move)


class LacksWordsForRefusals(ToyState):
    def reason(self, seat: int, move: Move) -> Phrase | None:
        return ("why-nobody-wrote-this", {})


class SwallowsRefusals(ToyState):
    def play(self, seat: int, move: Move) -> None:
        if 0 <= seat < self.seats and move in self.offers[seat]:
            super().play(seat, move)


class ForgetsTheBank(ToyState):
    def dump_table(self) -> dict[str, Any]:
        return {**super().dump_table(), "bank": 0}


class HasAMemoryBesidesItsPosition(ToyState):
    bonus = 0

    def copy_table(self, other: Any) -> None:
        super().copy_table(other)
        other.bonus = self.bonus


def remember_rolls(state: Any, host: int, a: int, b: int, move: Move) -> None:
    roll(state, host, a, b, move)
    state.bonus += 1
    if state.bonus % 2 and state.bank:
        state.bank -= 1
        state.coins[host] += 1


class KnowsHowManyWerePlayed(ToyState):
    played = itertools.count()

    def set_up(self) -> None:
        super().set_up()
        self.bank += next(self.played)


class TellsNothing(ToyState):
    def tell(self, event: str, /, **facts: Fact) -> None:
        return

    def tell_seat(self, to_seat: int, private: Facts, event: str, /, **facts: Fact) -> None:
        return


class HasNoWinner(ToyState):
    def winners(self) -> tuple[int, ...]:
        return ()


class ForgetsToScoreASeat(ToyState):
    def scores(self) -> list[Score]:
        return super().scores()[1:]

    def winners(self) -> tuple[int, ...]:
        return (0,)


def lose_what_is_paid(state: ToyState, first: int, a: int, b: int) -> None:
    bank = state.bank
    reveal(state, first, a, b)
    state.bank = bank


def reward_the_first_to_bid(state: ToyState, seat: int, a: int, b: int, move: Move) -> None:
    bid(state, seat, a, b, move)
    if len(state.deciders) == state.seats and state.bank:
        state.bank -= 1
        state.coins[seat] += 1


def begin_again(state: ToyState, first: int, a: int, b: int) -> None:
    state.turn = 0
    STEPS[ROUND].act(state, first, a, b)  # type: ignore[misc]


def asking(kind: int, **changes: Any) -> dict[int, StepKind]:
    """The asking step of the toy with another offer, answer or prompt."""
    step = STEPS[kind]
    assert step.offer is not None
    assert step.answer is not None
    assert step.prompt is not None
    parts: dict[str, Any] = {"offer": step.offer, "answer": step.answer, "prompt": step.prompt}
    return {kind: asks(step.name, **{**parts, **changes}, waits=step.waits)}


def guests_of_others(state: ToyState, seat: int) -> int:
    return sum(guest for owner, guest in enumerate(state.guests) if owner != seat)


BREAKS: dict[str, tuple[Broken, str]] = {
    "shows guests": (Broken(ShowsGuests), "the view shows hidden facts"),
    "shows spectators": (Broken(ShowsGuestsToSpectators), "a spectator sees what this seat cannot know"),
    "shows more": (Broken(ShowsMoreThanDeclared), "seat 0: table.richest is not declared in Table"),
    "shows less": (
        Broken(ShowsLessToSpectators),
        "a spectator: table.bid is missing, which Table always has",
    ),
    "lays open wrongly": (
        Broken(ShowsNumbersForNames),
        r"the open view: table.guests\[0\] is \d, not str",
    ),
    "shares a list": (Broken(SharesCoinsWithItsClones), "the view shows|looking at the state changed it"),
    "forgets in clones": (Broken(ForgetsBidsInItsClones), "the view shows hidden facts"),
    "deals from nowhere": (Broken(DealsFromNowhere), "imagining created or lost something"),
    "draws when looking": (Broken(DrawsWhenLooking), "looking at the state changed it"),
    "pays for refusals": (Broken(PaysForRefusals), "a refused move changed the state"),
    "refuses without words": (Broken(LacksWordsForRefusals), "the reason has no words"),
    "swallows refusals": (Broken(SwallowsRefusals), "could play"),
    "forgets the bank": (Broken(ForgetsTheBank), "the loaded position goes on differently"),
    "remembers more": (
        Broken(HasAMemoryBesidesItsPosition, asking(THROW, answer=remember_rolls)),
        "the loaded position goes on differently|the record replays to another end",
    ),
    "counts games": (Broken(KnowsHowManyWerePlayed), "the record replays to another end"),
    "tells nothing": (Broken(TellsNothing), "nothing was told"),
    "has no winner": (Broken(HasNoWinner), "nobody has won"),
    "forgets a score": (Broken(ForgetsToScoreASeat), "a seat has no score"),
    "loses coins": (
        Broken(steps={REVEAL: acts("reveal", lose_what_is_paid)}),
        "something was created or lost",
    ),
    "rewards the first": (
        Broken(steps=asking(BID, answer=reward_the_first_to_bid)),
        "the result depends on who answers first",
    ),
    "offers twice": (
        Broken(steps=asking(BID, offer=lambda state, seat, a, b: [*BIDS[:2], BIDS[0]])),
        "a move is offered twice to seat 0",
    ),
    "offers what is hidden": (
        Broken(
            steps=asking(BID, offer=lambda state, seat, a, b: BIDS[: 2 + guests_of_others(state, seat) % 2])
        ),
        "the offer depends on hidden facts",
    ),
    "asks what is hidden": (
        Broken(steps=asking(BID, prompt=lambda state, seat, a, b: {"sum": guests_of_others(state, seat)})),
        "the prompt shows hidden facts",
    ),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_game_does_not_pass(name: str) -> None:
    game, complaint = BREAKS[name]
    with pytest.raises(AssertionError, match=rf"^toy-3, seed conformance-\d+, .*({complaint})"):
        check_games(Case(game, 3, {}), games=20, looks=20)


def test_a_clone_that_changes_later_is_found_at_the_end() -> None:
    game = Broken(SharesItsDiary, asking(ERRAND, answer=write_diary))
    with refused(
        AssertionError, "toy-3, seed conformance-0, at the end: a clone changed when the game went on..."
    ):
        check_games(Case(game, 3, {}), games=1, looks=0)


def test_a_game_that_never_ends_does_not_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duchy.testing.checks.MOST_MOVES", 100)
    game = Broken(steps={ROUND: acts("round", begin_again)})
    with pytest.raises(AssertionError, match="move 100: the game does not end"):
        check_games(Case(game, 2, {}), games=1)


def test_a_view_without_a_declared_type_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Broken(ShowsMoreThanDeclared)
    monkeypatch.setattr(Broken, "table_type", None)
    check_games(Case(game, 3, {}), games=2)


def test_a_view_that_is_not_plain_data_does_not_pass() -> None:
    with pytest.raises(TypeError, match="Guest is not JSON serializable"):
        check_games(Case(Broken(ShowsObjects), 2, {}), games=1)


def test_a_failure_says_where_it_happened() -> None:
    with refused(
        AssertionError, "toy-2-length=long, seed mine-0, move 0: seat 0: the view shows hidden facts..."
    ):
        check_games(Case(Broken(ShowsGuests), 2, {"length": "long"}), games=1, seed="mine", looks=40)


# -- The catalogue, words, other processes and golden records --------------------------------------------


def test_a_text_that_does_not_lead_back_does_not_pass() -> None:
    game = Broken()
    game.moves = Catalogue()
    game.moves.add("roll  twice")
    with pytest.raises(IllegalMove, match="there is no move 'roll  twice'"):
        check_catalogue(game)


def test_moves_in_the_wrong_place_do_not_pass() -> None:
    game = Broken()
    game.moves = Catalogue()
    game.moves.add("roll")
    game.moves.add("keep")
    game.moves.all.reverse()
    with pytest.raises(AssertionError):
        check_catalogue(game)


class SpeaksOfTheUnwritten(ToyState):
    def label(self, seat: int, move: Move) -> Phrase:
        return ("move-unwritten", {}) if move.verb == "keep" else super().label(seat, move)

    def set_up(self) -> None:
        super().set_up()
        self.tell("unheard")


def test_a_game_without_words_for_all_it_says_does_not_pass() -> None:
    game = Broken(SpeaksOfTheUnwritten, asking(BID))
    game.steps[BID].name = "wager"
    with refused(
        AssertionError,
        "toy-2: no words for ['[move-unwritten]', 'event-unheard', 'prompt-wager']...",
    ):
        check_words(Case(game, 2, {}))


SHELF = """
import sys
sys.path.insert(0, {tests!r})
import duchy.games
duchy.games.__path__.append({shelf!r})
"""
SOUND = "from core.toy import make_game"
HASHING = """
from core.toy import Toy, ToyState

class Hashing(ToyState):
    def set_up(self):
        super().set_up()
        self.tell("round", number=hash("a text") % 1000)

class HashingToy(Toy):
    def blank(self, seats, options, stream):
        return Hashing(self, seats, options, stream)

def make_game(overlay, overlay_name):
    return HashingToy(overlay, overlay_name)
"""

Shelve = Callable[[str], Case]


@pytest.fixture
def shelve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelve:
    """Put a game on the shelf of every process started from here."""

    def put(code: str) -> Case:
        module = tmp_path / "shelf" / "toy" / "__init__.py"
        module.parent.mkdir(parents=True)
        module.write_text(code, "utf-8")
        start = SHELF.format(tests=str(TESTS), shelf=str(tmp_path / "shelf"))
        (tmp_path / "sitecustomize.py").write_text(start, "utf-8")
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
        spec = importlib.util.spec_from_file_location("shelved", module)
        assert spec is not None
        assert spec.loader is not None
        shelved = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(shelved)
        return Case(shelved.make_game({}, ""), 2, {})

    return put


def test_a_game_that_tells_the_same_in_every_process_passes(shelve: Shelve) -> None:
    check_processes(shelve(SOUND))


def test_a_game_that_depends_on_its_process_does_not_pass(shelve: Shelve) -> None:
    with refused(AssertionError, "toy-2: another process tells another story..."):
        check_processes(shelve(HASHING))


def test_golden_records_replay_and_are_written_the_same_again(tmp_path: Path) -> None:
    (tmp_path / "toy-9.json").write_text("left over", "utf-8")
    (tmp_path / "chess-2.json").write_text("not ours", "utf-8")
    written = write_golden(Toy(), tmp_path)
    assert sorted(written) == golden_records(tmp_path, "toy")
    assert len(written) == len(cases(Toy()))
    assert (tmp_path / "chess-2.json").exists()
    first = [path.read_bytes() for path in written]
    for path in written:
        assert verify(*load_record(path, lambda id, cards: make_game(cards, ""))).over
    assert [path.read_bytes() for path in write_golden(Toy(), tmp_path)] == first
