"""The benchmark measures every operation and disturbs none of its samples."""

from __future__ import annotations

from duchy.arena.measure.bench import SAMPLES, bench, is_compiled, measure_play, sample, seat_counts
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game


def test_every_operation_is_measured() -> None:
    line = bench(find_game("pebbles"), 2, seconds=0.05)
    assert (line["game"], line["seats"], line["compiled"]) == ("pebbles", 2, False)
    for name in (
        "moves_per_second",
        "games_per_second",
        "searches_per_second",
        "leaves_per_second",
        "legal_us",
        "play_us",
        "clone_us",
        "imagine_us",
        "view_us",
    ):
        assert line[name] > 0, name


def test_the_fewest_two_and_the_most_seats() -> None:
    assert seat_counts(find_game("pebbles")) == [1, 2, 3]


def test_samples_are_spread_over_games_and_stay_as_they_are() -> None:
    samples = sample(find_game("pebbles"), 3, Stream(key_from_seed("samples")))
    assert len(samples) == SAMPLES
    assert len({state.turn for state, _, _ in samples}) > 3
    before = [state.digest() for state, _, _ in samples]
    measure_play(samples, 0.01)
    assert [state.digest() for state, _, _ in samples] == before


def test_a_module_of_python_is_not_compiled() -> None:
    assert not is_compiled(Stream) or Stream.__module__ == "duchy.core.stream"
    assert not is_compiled(type(find_game("pebbles")))
