"""The terminal speaks the languages there are words for."""

import pytest

from duchy.cli.main import main
from duchy.cli.screen import Screen


def test_the_terminal_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert main(["--language", "fr", "cards", "card-kingdoms", "archer"]) == 0
        assert "Archère" in capsys.readouterr().out
    finally:
        Screen.language = "en"
