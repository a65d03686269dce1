"""A package that an extra brings is missed in one sentence, wherever it is wanted."""

from __future__ import annotations

import subprocess
import sys

import pytest


def without(package: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python that does not have a package."""
    blocked = f"import sys\nsys.modules[{package!r}] = None\n{code}"
    return subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("package", "arguments", "extra"),
    [
        ("uvicorn", ["serve"], "server"),
        ("litestar", ["bench", "server", "--seconds", "1"], "server"),
        ("ray", ["sim", "villages", "--games", "1"], ""),
        (
            "ray",
            ["match", "random", "greedy", "--game", "villages", "--games", "2", "--runner", "ray"],
            "ray",
        ),
    ],
)
def test_a_command_says_which_extra_it_needs(package: str, arguments: list[str], extra: str) -> None:
    done = without(package, f"from duchy.cli.main import main\nsys.exit(main({arguments!r}))")
    assert done.returncode == (2 if extra else 0), done.stderr
    if extra:
        assert f"needs the package {package}: install duchy with its extra '{extra}'" in done.stderr
        assert done.stderr.count("\n") == 1


def test_the_sentence_is_said_in_the_chosen_language() -> None:
    done = without(
        "uvicorn", "from duchy.cli.main import main\nsys.exit(main(['--language', 'fr', 'serve']))"
    )
    assert "il manque le paquet uvicorn" in done.stderr


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("pettingzoo", "pettingzoo", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("pyspiel", "openspiel", "openspiel"),
    ],
)
def test_an_environment_says_which_extra_it_needs(package: str, module: str, extra: str) -> None:
    code = f"try:\n    import duchy.envs.{module}\nexcept ImportError as problem:\n    print(problem)"
    told = without(package, code).stdout
    assert told.endswith(f"needs the package {package}: install duchy with its extra '{extra}'\n"), told
