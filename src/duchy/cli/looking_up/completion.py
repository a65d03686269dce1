"""`duchy completion SHELL`: a script that lets a shell complete commands, options, games and bots.

    source <(duchy completion bash)          # or in ~/.bashrc; zsh takes the same line with zsh
    duchy completion fish | source

The script holds all words, so that a shell asks nobody: run it anew after an update.
"""

from __future__ import annotations

import sys
from argparse import SUPPRESS, Action, ArgumentParser, Namespace
from typing import Any

from duchy.bots.levels import LEVELS
from duchy.cli.arguments import add_command
from duchy.cli.commands import COMMANDS
from duchy.games import game_ids

SHELLS = ("bash", "zsh", "fish")
FILES = ("FILE", "DATABASE", "FOLDER")
"""What stands for a path in the usage of commands."""
BOTS = (*LEVELS, "greedy", "random", "mcts:500ms")


def add_to(commands: Any) -> None:
    parser = add_command(commands, "completion")
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help="bash, zsh or fish")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    sys.stdout.write(fish() if args.shell == "fish" else bash(is_zsh=args.shell == "zsh"))


# -- What can be completed ------------------------------------------------------------------------


def commands() -> dict[str, ArgumentParser]:
    """Every command with its parser, in full."""
    from duchy.cli.main import parser

    root = parser(list(COMMANDS))
    found: dict[str, ArgumentParser] = {}
    for action in root._actions:
        if isinstance(action.choices, dict):
            found = action.choices
    return found


def values(action: Action) -> list[str]:
    """The words that may follow an option, or stand for an argument; none if they are anything."""
    if action.choices:
        return [str(choice) for choice in action.choices]
    name = str(action.metavar or "")
    if name == "GAME":
        return game_ids()
    if action.dest in ("bots", "players"):
        return ["me", *BOTS] if action.dest == "players" else list(BOTS)
    return []


def takes_file(action: Action) -> bool:
    return str(action.metavar or "") in FILES


def wants_file(parser: ArgumentParser) -> bool:
    """Whether an argument without a name is a path."""
    return any(takes_file(action) for action in parser._actions if not action.option_strings)


def options(parser: ArgumentParser) -> list[Action]:
    return [action for action in parser._actions if action.option_strings and action.help is not SUPPRESS]


def arguments(parser: ArgumentParser) -> list[str]:
    """The words for all arguments without a name."""
    named = [action for action in parser._actions if not action.option_strings]
    return list(dict.fromkeys(word for action in named for word in values(action)))


# -- Scripts --------------------------------------------------------------------------------------


def bash(is_zsh: bool) -> str:
    """A function for bash; zsh runs it through its own emulation."""
    cases = []
    for name, parser in commands().items():
        after = []
        for action in options(parser):
            names = "|".join(action.option_strings)
            if takes_file(action):
                after.append(f'      {names}) COMPREPLY=($(compgen -f -- "$word")); return;;')
            elif values(action):
                listed = " ".join(values(action))
                after.append(f'      {names}) COMPREPLY=($(compgen -W "{listed}" -- "$word")); return;;')
        names_of = [option for action in options(parser) for option in action.option_strings]
        words = " ".join([*names_of, *arguments(parser)])
        inner = "\n".join(after)
        last = f'    case "$before" in\n{inner}\n    esac\n' if after else ""
        files = " files=yes" if wants_file(parser) else ""
        cases.append(f'  {name})\n{last}    words="{words}"{files};;')
    body = "\n".join(cases)
    return f"""{"autoload -U +X bashcompinit && bashcompinit" if is_zsh else "# duchy, for bash"}
_duchy() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
  local command="" words="" files="" part
  COMPREPLY=()
  for part in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case " {" ".join(COMMANDS)} " in *" $part "*) command="$part"; break;; esac
  done
  case "$command" in
  "")
    case "$before" in
      --language) COMPREPLY=($(compgen -W "{" ".join(languages_known())}" -- "$word")); return;;
    esac
    words="{" ".join(COMMANDS)} --language --version --help";;
{body}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}}
complete -F _duchy duchy
"""


def fish() -> str:
    lines = ["complete -c duchy -f"]
    no_command = f"not __fish_seen_subcommand_from {' '.join(COMMANDS)}"
    languages = " ".join(languages_known())
    lines.append(f"complete -c duchy -n '{no_command}' -l language -xa '{languages}'")
    for name, parser in commands().items():
        told = COMMANDS[name].help.replace("'", "\\'")
        lines.append(f"complete -c duchy -n '{no_command}' -a {name} -d '{told}'")
        here = f"complete -c duchy -n '__fish_seen_subcommand_from {name}'"
        if arguments(parser):
            lines.append(f"{here} -a '{' '.join(arguments(parser))}'")
        if wants_file(parser):
            lines.append(f"{here} -F")
        for action in options(parser):
            long = [option[2:] for option in action.option_strings if option.startswith("--")]
            if long:
                what = " -r -F" if takes_file(action) else ""
                what = f" -xa '{' '.join(values(action))}'" if values(action) else what
                lines.append(f"{here} -l {long[0]}{what}")
    return "\n".join(lines) + "\n"


def languages_known() -> list[str]:
    from duchy.core.showing.words import languages

    return languages()
