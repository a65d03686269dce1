"""`duchy serve` as it is asked for: what is wrong is said in one sentence before anything is opened."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from cli.conftest import Duchy
from duchy.cli.serving import serve
from duchy.core.errors import DuchyError


def test_metrics_are_told_where_no_player_comes_if_nothing_is_said() -> None:
    assert serve.metrics_address(None, 8000) == "127.0.0.1:9000"
    assert serve.metrics_address("none", 8000) == ""
    assert serve.metrics_address("0.0.0.0:9100", 8000) == "0.0.0.0:9100"


@pytest.mark.parametrize("wrong", ["9000", "here", "127.0.0.1:http"])
def test_a_wrong_address_for_metrics_is_one_sentence(wrong: str) -> None:
    with pytest.raises(DuchyError, match=f"--metrics {wrong}: must be HOST:PORT"):
        serve.metrics_address(wrong, 8000)


def test_a_port_that_is_taken_is_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(DuchyError, match=f"--port {port}: cannot listen on 127.0.0.1"):
            serve.check_port("127.0.0.1", port)


def test_how_long_things_are_kept_is_said_in_days() -> None:
    keep = serve.read_keep(["games=30", "chats=0"])
    assert (keep.games, keep.chats, keep.guests) == (30, 0, serve.read_keep([]).guests)


@pytest.mark.parametrize("wrong", ["games", "games=", "games=-1", "dice=3", "chats=a week"])
def test_a_wrong_wish_to_keep_is_one_sentence(wrong: str) -> None:
    with pytest.raises(DuchyError, match=f"--keep {wrong}: it is one of"):
        serve.read_keep([wrong])


def test_a_password_is_never_printed() -> None:
    assert serve.named("postgresql://ada:secret@host/games") == "postgresql://ada@host/games"
    assert serve.named("games.db") == "games.db"


def test_a_folder_or_a_database_that_is_not_there_is_one_sentence(duchy: Duchy, tmp_path: Path) -> None:
    code, out, err = duchy("serve", "--web", tmp_path / "nowhere")
    assert (code != 0, out) == (True, "")
    assert "there is no such folder" in err
    code, _, err = duchy("serve", "--web", tmp_path, "--database", tmp_path / "nowhere" / "x.db")
    assert code != 0
    assert "cannot be used" in err
    assert "Traceback" not in err
