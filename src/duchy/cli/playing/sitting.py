"""A sitting: people and bots around one terminal, until the game is over or somebody leaves."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.rule import Rule
from rich.text import Text

from duchy.bots.bot import Bot
from duchy.cli.looking_up.cards import find_cards, show_card
from duchy.cli.looking_up.rulebook import read_rules
from duchy.cli.looking_up.rules import find_rules, same_id, show_rule
from duchy.cli.playing.board import draw_table
from duchy.cli.playing.running import Running
from duchy.cli.playing.teller import Teller
from duchy.core.errors import DuchyError, IllegalMove
from duchy.core.events import Event
from duchy.core.moves import Move
from duchy.core.seat import SeatHandle

TYPED = ("help", "undo", "table", "save", "quit")
"""What can be typed besides moves: each of these words, and the same word in the reader's language."""


class Left(Exception):
    """Somebody has left the table."""


class Sitting:
    """Asks people, lets bots choose, and shows each person only what that person may know."""

    def __init__(self, running: Running, heard: list[Event], teller: Teller, bots: dict[int, Bot]) -> None:
        self.running = running
        self.teller = teller
        self.screen = teller.screen
        self.bots = bots
        self.persons = [seat for seat in range(running.state.seats) if seat not in bots]
        self.heard = heard
        self.told = dict.fromkeys(self.persons, 0)
        self.looking: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": lambda rest: self.screen.say("cli-help"),
            "table": lambda rest: self.show_table(),
            "save": self.save,
            "quit": self.leave,
        }
        self.typed = {self.screen.words.say(f"type-{word}"): word for word in TYPED}

    def run(self) -> bool:
        """Play on; True if the game was finished."""
        try:
            while not self.running.state.over:
                self.next_decision()
        except Left:
            return False
        self.tell_events(self.persons[0] if len(self.persons) == 1 else None)
        self.teller.ending(self.running.state)
        return True

    def next_decision(self) -> None:
        """Bots decide first: people then see what they did."""
        deciders = self.running.state.deciders
        seat = next((seat for seat in deciders if seat in self.bots), deciders[0])
        if seat in self.bots:
            self.running.play(seat, self.bots[seat].choose(SeatHandle(self.running.state, seat)))
            if not self.persons:
                self.tell_events(None)
        else:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Show a person the table and its moves, and listen until one of them is made."""
        self.pass_the_screen(seat)
        self.looking = seat
        self.show_table()
        while True:
            try:
                if self.answer(seat, self.listen()):
                    return
            except DuchyError as problem:
                self.screen.show(Text(self.screen.told(problem), "red"))

    def answer(self, seat: int, line: str) -> bool:
        """Do what was typed; True if the game has moved on or back."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        word = self.typed.get(word, word)
        if word == "undo":
            self.undo()
            return True
        if word in self.commands:
            self.commands[word](rest.strip())
            return False
        if not line:
            return False
        self.running.play(seat, self.chosen(seat, line))
        return True

    def chosen(self, seat: int, line: str) -> Move:
        """The move that a number or a text stands for."""
        if not line.isdecimal():
            return self.running.state.game.parse(line)
        legal = self.running.state.legal(seat)
        if len(line) > 4 or not 1 <= int(line) <= len(legal):
            raise IllegalMove(
                f"{line[:20]}: the moves are numbered from 1 to {len(legal)}",
                ("error-move-number", {"given": line[:20], "most": len(legal)}),
            )
        return legal[int(line) - 1]

    def listen(self) -> str:
        """One line from the person; a closed input or Ctrl-C means that the person leaves."""
        try:
            line = input(self.screen.words.say("cli-ask")).strip()
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")
            raise Left from None
        if not sys.stdin.isatty():
            self.screen.show(line)
        return line

    # -- What is shown ---------------------------------------------------------------------------

    def show_table(self) -> None:
        seat = self.looking
        assert seat is not None
        state = self.running.state
        heading = self.screen.words.say("cli-turn", turn=state.turn, player=self.teller.player(seat))
        self.screen.show("", Rule(heading, align="left"))
        self.screen.show(draw_table(state, seat, self.teller))
        self.tell_events(seat)
        banner = self.teller.end_in_sight(state, seat)
        if banner is not None:
            self.screen.show("", banner)
        self.screen.show("", self.teller.prompt(state, seat), self.teller.moves(state, seat))

    def tell_events(self, viewer: int | None) -> None:
        """What happened since this viewer last looked; a spectator has seen what any person has seen."""
        since = self.told.get(viewer, 0) if viewer is not None else max(self.told.values(), default=0)
        for event in self.heard[since:]:
            self.screen.show(self.teller.event(event, viewer))
        if viewer is not None:
            self.told[viewer] = len(self.heard)
        elif not self.persons:
            self.heard.clear()

    def pass_the_screen(self, seat: int) -> None:
        """Where people share a screen and have secrets, nobody looks on while it changes hands."""
        state = self.running.state
        if self.looking in (None, seat) or not state.game.has_secrets(state.seats):
            return
        if self.screen.console.is_terminal:
            self.screen.console.clear()
        self.screen.say("cli-pass", "bold yellow", player=self.teller.player(seat))
        if sys.stdin.isatty():
            self.listen()

    # -- What people may type beside moves -------------------------------------------------------

    def undo(self) -> None:
        self.running.undo(self.persons)
        self.heard.clear()
        self.told = dict.fromkeys(self.persons, 0)
        self.screen.say("cli-undone", "dim")

    def explain(self, wanted: str) -> None:
        """A rule by its id or a card by its name; without either, what can be typed."""
        if not wanted:
            self.screen.say("cli-help")
            return
        game = self.running.state.game
        rules = read_rules(game.id)
        if any(same_id(entry.id) == same_id(wanted) for entry in rules):
            for entry in find_rules(self.screen, game.id, wanted):
                show_rule(self.screen, entry)
            return
        for card in find_cards(self.screen, game, wanted):
            show_card(self.screen, card)

    def save(self, path: str) -> None:
        self.running.save(path)
        self.screen.say("cli-saved", "dim", file=path)

    def leave(self, rest: str) -> None:
        raise Left
