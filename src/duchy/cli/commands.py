"""The commands of `duchy`: where each is, and what it does in a line.

A command is imported when it is asked for: who asks for help does not wait for bots, servers and reports.
"""

from __future__ import annotations

from typing import NamedTuple


class Command(NamedTuple):
    """`module` is below `duchy.cli`, and its `add_to` adds the command to the parser."""

    module: str
    help: str


COMMANDS = {
    "games": Command("looking_up.games", "list the games and their options"),
    "play": Command("playing.play", "play a game in the terminal"),
    "serve": Command("serving.serve", "run the table server"),
    "doctor": Command("serving.doctor", "look whether a server's database is well"),
    "backup": Command("serving.backup", "write all of a server into one file"),
    "restore": Command("serving.backup", "bring such a file into a database again"),
    "sim": Command("measuring.sim", "simulate many games between bots"),
    "match": Command("measuring.match", "let bots meet in each seat on the same deals"),
    "ladder": Command("measuring.ladder", "rate all bots against each other"),
    "benchmark": Command("measuring.benchmark", "let an agent meet the rivals of a fixed task"),
    "report": Command("measuring.report", "tell a designer what many games are like"),
    "replay": Command("playing.replay", "play a record again and tell it"),
    "verify": Command("playing.replay", "check that a record gives its result"),
    "review": Command("reviewing.review", "tell what was luck in a game and what was a decision"),
    "rules": Command("looking_up.rules", "show the rules of a game"),
    "cards": Command("looking_up.cards", "show the cards of a game"),
    "completion": Command("looking_up.completion", "print a script that lets a shell complete words"),
    "bench": Command("measuring.bench", "measure how fast the games, or the table server, are"),
    "new-game": Command("making.new_game", "write a package for a game of your own"),
}
