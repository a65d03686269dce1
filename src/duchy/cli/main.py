"""`duchy`: the parser, and the one place where errors become a sentence and an exit code."""

from __future__ import annotations

import os
import sys
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from duchy._version import __version__
from duchy.cli.arguments import Parser, add_command
from duchy.cli.commands import COMMANDS
from duchy.core.errors import DuchyError
from duchy.core.reading.fields import unknown_name
from duchy.core.showing.words import languages

ENGLISH = "en"
LANGUAGE = "DUCHY_LANGUAGE"
FINE, BROKEN_PIPE, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. What a person asked wrongly is one sentence and a 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = sys.argv[1:] if argv is None else [*argv]
    try:
        args = parser(words).parse_args(words)
        speak(asked_language(words))
        args.run(args)
        sys.stdout.flush()
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FINE
    except DuchyError as problem:
        print("duchy:", " ".join(told(problem, words).split()), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return FINE


def asked_language(words: Sequence[str]) -> str:
    """The language that is asked for, known before anything else: complaints are made in it as well."""
    for place, word in enumerate(words):
        if word == "--language" or not word.startswith("-"):
            named = words[place + 1 : place + 2] if word == "--language" else []
            break
        if word.startswith("--language="):
            named = [word.partition("=")[2]]
            break
    else:
        named = []
    if named:
        return named[0] if named[0] in languages() else ENGLISH
    usual = os.environ.get(LANGUAGE, "") or ENGLISH
    if usual not in languages():
        text, phrase = unknown_name("language", usual, languages())
        raise DuchyError(f"{LANGUAGE}: {text}", ("error-at", {"where": LANGUAGE, "problem": phrase}))
    return usual


def speak(language: str) -> None:
    """What is written from now on is in this language. Only who writes needs words and a screen."""
    from duchy.cli.screen import Screen

    Screen.language = language


def told(problem: DuchyError, words: Sequence[str]) -> str:
    """What went wrong, in the language that was asked for if there is one."""
    from duchy.cli.screen import Screen

    try:
        speak(asked_language(words))
    except DuchyError:
        speak(ENGLISH)
    return Screen().told(problem)


def parser(words: Sequence[str] = ()) -> ArgumentParser:
    """The parser of everything, and in full of the commands among these words."""
    root = Parser(
        prog="duchy",
        description="A digital table for kingdom-building games: play, simulate, replay, look things up.",
        allow_abbrev=False,
    )
    root.add_argument(
        "--language",
        choices=languages(),
        help=f"the language of the table ({ENGLISH}); {LANGUAGE} sets it for good",
    )
    root.add_argument("--version", action=ShowVersion, nargs=0, help="say which version this is")
    commands = root.add_subparsers(dest="command", metavar="COMMAND", required=True)
    wanted = {COMMANDS[word].module for word in words if word in COMMANDS}
    for name, command in COMMANDS.items():
        if name in commands.choices:
            continue
        if command.module in wanted:
            import_module(f"duchy.cli.{command.module}").add_to(commands)
        else:
            add_command(commands, name)
    return root


class ShowVersion(Action):
    """Says the version, and whether the rules run compiled or interpreted: at a table of a checkout the bots
    may have other ones than the rest."""

    def __call__(
        self, parser: ArgumentParser, args: Namespace, values: Any, option: str | None = None
    ) -> None:
        from duchy.cli.screen import Screen
        from duchy.compiling import is_compiled, is_ready

        how = "compiled" if is_compiled() else "bots-compiled" if is_ready() else "interpreted"
        Screen().say(f"cli-version-{how}", version=__version__)
        parser.exit()


if __name__ == "__main__":
    sys.exit(main())
