"""Work in pieces: who does it changes nothing. Ray is tested on a cluster of this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from duchy.arena.play import work
from duchy.arena.play.work import Crew, check_address, cut, parts_of
from duchy.core.errors import DuchyError


@dataclass(frozen=True)
class Numbers:
    """Pieces that are just their numbers."""

    def open(self) -> Callable[[int, int], list[int]]:
        return lambda start, stop: list(range(start, stop))


@dataclass(frozen=True)
class Fatal:
    """Work that takes its process with it."""

    def open(self) -> Callable[[int, int], None]:
        return lambda start, stop: os._exit(3)


@pytest.mark.parametrize("crew", [Crew(), Crew(1), Crew(3)])
def test_parts_come_in_the_order_of_their_pieces(crew: Crew) -> None:
    assert [piece for part in parts_of(Numbers(), 50, crew) for piece in part] == list(range(50))


def test_a_fixed_size_makes_chunks_of_that_size() -> None:
    assert [len(part) for part in parts_of(Numbers(), 7, size=3)] == [3, 3, 1]


def test_chunks_are_small_enough_for_everybody() -> None:
    assert cut(1000, 1)[0] == (0, 16)
    assert len(cut(64, 4)) >= 4
    assert cut(3, 8) == [(0, 1), (1, 2), (2, 3)]


def test_work_may_be_left_before_its_end() -> None:
    parts = parts_of(Numbers(), 1000, Crew(2), size=1)
    assert next(parts) == [0]
    parts.close()  # type: ignore[attr-defined]


def test_a_process_that_dies_is_a_sentence() -> None:
    with pytest.raises(DuchyError, match="a process that played games has died"):
        list(parts_of(Fatal(), 4, Crew(2), size=1))


def test_a_runner_that_there_is_not_is_named() -> None:
    with pytest.raises(DuchyError, match="there is no runner 'rai'; did you mean 'ray'"):
        Crew(1, "rai")


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(work, "import_module", missing)
    with pytest.raises(DuchyError, match="install duchy with its extra 'ray'"):
        list(parts_of(Numbers(), 4, Crew(1, "ray")))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_does_not_answer_is_named_at_once(address: str) -> None:
    with pytest.raises(DuchyError, match=f"the Ray cluster at {address} cannot be reached"):
        check_address(address)


def test_an_address_without_a_port_is_left_to_ray() -> None:
    check_address("local")
    check_address("auto")


ray = pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed (pip install duchy[ray])")


def duchy(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`duchy` in a process of its own: a cluster belongs to its process, and so do Ray's warnings."""
    return subprocess.run(
        [sys.executable, "-m", "duchy.cli.main", *arguments], capture_output=True, text=True, timeout=240
    )


@ray
@pytest.mark.slow
def test_a_cluster_plays_the_same_match(toys: Path) -> None:
    match = ("match", "greedy", "random", "--game", "pebbles", "--games", "12", "--json")
    here, there = duchy(*match), duchy(*match, "--runner", "ray", "--jobs", "64")
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout) == json.loads(here.stdout)


@ray
@pytest.mark.slow
def test_a_stranger_that_misbehaves_on_a_cluster_is_one_sentence(toys: Path) -> None:
    done = duchy(
        "match", "arena.strangers:Raising", "random", "--game", "pebbles", "--runner", "ray", "--jobs", "1"
    )
    assert done.returncode == 2
    said = "bot arena.strangers:Raising: it failed in seat 0 (ZeroDivisionError: no way)"
    assert done.stderr.strip().splitlines()[-1] == f"duchy: game 0 of seed 0: {said}"
