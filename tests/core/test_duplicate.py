"""Duplicate luck: who plays with one key meets the same dice and cards, whatever is decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import duchy
from duchy.core.errors import BadOption, BadPosition
from duchy.core.events import Event
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.state import State
from duchy.core.stream import DuplicateStream, Stream, key_from_seed
from duchy.games.king_of_the_valley.state import Valley
from duchy.games.villages.state import Villages

TABLES = 6
"""How many tables play each deal, all differently."""
Luck = dict[tuple[object, ...], object]
"""What chance brought, by the occasion."""


def play_randomly(
    game: str, seats: int, deal: int, table: int, heard: Callable[[State, Event], None]
) -> State:
    state = duchy.game(game).new(seats, f"deal {deal}", {"duplicate": True})
    state.listener = lambda event: heard(state, event)
    choices = Stream(key_from_seed(f"table {table} of deal {deal}"))
    while not state.over:
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.play(seat, legal[choices.below(len(legal))])
    return state


def all_lucks(
    game: str, seats: int, deal: int, told: Callable[[State, Event], tuple[Any, Any] | None]
) -> list[Luck]:
    """What each table of a deal met. `told` gives the occasion and the luck that an event tells of."""
    lucks: list[Luck] = []
    for table in range(TABLES):
        luck: Luck = {}

        def heard(state: State, event: Event, luck: Luck = luck) -> None:
            found = told(state, event)
            if found is not None:
                luck[found[0]] = found[1]

        play_randomly(game, seats, deal, table, heard)
        lucks.append(luck)
    return lucks


def assert_alike(lucks: list[Luck], least: int) -> None:
    """Whatever two of the tables met alike was the same, and that was much."""
    met = Counter(occasion for luck in lucks for occasion in luck)
    assert sum(times > 1 for times in met.values()) >= least
    for occasion in met:
        assert len({luck[occasion] for luck in lucks if occasion in luck}) == 1, occasion


def dice(state: State, event: Event) -> tuple[Any, Any] | None:
    if event.name not in ("roll", "roll-black"):
        return None
    thrown = tuple(value for name, value in event.facts.items() if name != "seat")
    return (event.name, state.turn), (event.facts["seat"], thrown)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("game", ["card-kingdoms", "dice-kingdoms"])
def test_the_same_roll_in_the_same_turn(game: str, seats: int) -> None:
    for deal in range(2):
        assert_alike(all_lucks(game, seats, deal, dice), least=8)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_domains_lie_in_the_same_stacks_of_card_kingdoms(seats: int) -> None:
    counts: Counter[object] = Counter()

    def uncovered(state: State, event: Event) -> tuple[Any, Any] | None:
        if event.name == "game-over":
            counts.clear()
        if event.name != "uncover":
            return None
        stack = event.facts["stack"]
        counts[stack] += 1
        return (stack, counts[stack]), event.facts["card"]

    assert_alike(all_lucks("card-kingdoms", seats, 1, uncovered), least=3)


def test_events_of_dice_kingdoms_alone_come_in_the_same_order() -> None:
    def event_card(state: State, event: Event) -> tuple[Any, Any] | None:
        return (("boat", event.facts["boats"]), event.facts["card"]) if event.name == "event" else None

    assert_alike(all_lucks("dice-kingdoms", 1, 3, event_card), least=2)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("game", "table", "draw"), [("king-of-the-valley", Valley, "draw"), ("villages", Villages, "turn_card")]
)
def test_a_deck_gives_its_cards_in_the_same_order(
    monkeypatch: pytest.MonkeyPatch, game: str, table: type[State], draw: str, seats: int
) -> None:
    lucks: list[Luck] = []
    honest = getattr(table, draw)

    def noted(state: State) -> int:
        card: int = honest(state)
        if isinstance(state.stream, DuplicateStream) and card >= 0:
            lucks[-1][(len(lucks[-1]),)] = card
        return card

    monkeypatch.setattr(table, draw, noted)
    for number in range(TABLES):
        lucks.append({})
        play_randomly(game, seats, 1, number, lambda state, event: None)
    assert_alike(lucks, least=20)


def test_without_the_option_luck_depends_on_what_was_drawn() -> None:
    lucks = []
    for table in range(2):
        rolls: list[object] = []
        state = duchy.game("card-kingdoms").new(2, "deal", {"setup": "random", "mixed_citizens": True})
        state.listener = lambda event, rolls=rolls: (
            rolls.append(event.facts) if event.name == "roll" else None
        )
        choices = Stream(key_from_seed(f"table {table}"))
        while not state.over:
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.play(seat, legal[choices.below(len(legal))])
        lucks.append(rolls[:20])
    assert lucks[0] != lucks[1]


def test_records_say_that_luck_was_shared_and_others_say_nothing_of_it() -> None:
    game = duchy.game("villages")
    assert Record.of(game.new(2, 1, {"duplicate": True})).as_data()["options"]["duplicate"] is True
    assert "duplicate" not in Record.of(game.new(2, 1, {"duplicate": False})).as_data()["options"]
    with pytest.raises(BadOption, match="option duplicate: it can be true or false, not 'maybe'"):
        game.new(2, 1, {"duplicate": "maybe"})


def test_a_position_keeps_what_was_drawn_in_each_lane() -> None:
    game = duchy.game("card-kingdoms")
    state = play_some("card-kingdoms", 60)
    again = game.load(state.dump())
    assert again.dump() == state.dump()
    other = state.dump()
    other["stream"]["spent"] = ["many"]
    with pytest.raises(BadPosition, match=r"stream.spent\[0\]: must be a whole number, not 'many'"):
        game.load(other)


def test_taking_back_a_roll_brings_the_same_roll() -> None:
    game = duchy.game("dice-kingdoms")
    play = Playthrough(Record.of(game.new(2, 5, {"duplicate": True})))
    seat = play.state.deciders[0]
    roll = play.state.legal(seat)[0]
    play.play(seat, roll)
    rolled = play.state.dump()
    play.go_back(0)
    play.play(seat, roll)
    assert play.state.dump() == rolled


def test_an_imagined_table_has_other_luck() -> None:
    state = play_some("card-kingdoms", 30)
    world = state.imagine(0, Stream(key_from_seed("imagined")))
    assert isinstance(world.stream, DuplicateStream)
    assert world.stream.key != state.stream.key


@pytest.mark.parametrize("sides", [6, 60])
def test_draws_of_every_lane_are_fair(sides: int) -> None:
    found: Counter[int] = Counter()
    stream = DuplicateStream(key_from_seed("fair"))
    draws = 200 * sides
    for number in range(draws):
        stream.begin_turn(number)
        found[stream.below(sides) if number % 2 else stream.card(number % 5, sides)] += 1
    square = sum((found[side] - 200) ** 2 / 200 for side in range(sides))
    assert square < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


def play_some(game: str, moves: int) -> State:
    state = duchy.game(game).new(2, "some", {"duplicate": True})
    choices = Stream(key_from_seed("some"))
    for _ in range(moves):
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.play(seat, legal[choices.below(len(legal))])
    return state
