"""The teller: says what happened, what is asked, what can be done and how it ended, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from duchy.cli.screen import Screen
from duchy.cli.table import titled_table
from duchy.core.events import Event, Fact
from duchy.core.moves import Move
from duchy.core.score import Score
from duchy.core.state import State

ME = "me"


class Teller:
    """Puts facts into words; knows who sits where."""

    def __init__(self, screen: Screen, players: Sequence[str]) -> None:
        self.screen = screen
        self.players = players

    def player(self, seat: int) -> str:
        who = self.players[seat] if seat < len(self.players) else ""
        message = "cli-player-me" if who == ME else "cli-player" if who else "cli-player-nobody"
        return self.screen.words.say(message, seat=seat, who=who)

    def arguments(self, facts: Mapping[str, Fact]) -> dict[str, Any]:
        """Facts as a message takes them: a card by its name, a seat also by who sits there."""
        told: dict[str, Any] = {name: value for name, value in facts.items() if value is not None}
        if isinstance(facts.get("card"), str):
            told["card"] = self.screen.name(str(facts["card"]))
        if isinstance(facts.get("seat"), int):
            told["player"] = self.player(int(str(facts["seat"])))
        return told

    def event(self, event: Event, viewer: int | None) -> Text:
        """An event as `viewer` may know it."""
        return self.screen.text(f"event-{event.name}", **self.arguments(event.face(viewer)))

    def prompt(self, state: State, seat: int) -> Text:
        """What is asked, and quietly by which rule."""
        facts = state.prompt(seat) or {}
        text = self.screen.text(
            f"prompt-{facts.get('ask')}", "bold", **self.arguments({"seat": seat, **facts})
        )
        if facts.get("rule"):
            text.append(f"  {facts['rule']}", "dim not bold")
        return text

    def move(self, state: State, seat: int, move: Move) -> str:
        return self.screen.words.phrase(state.label(seat, move))

    def moves(self, state: State, seat: int) -> Table:
        """The moves on offer, numbered from 1, each with the text that also stands for it."""
        listing = Table.grid(padding=(0, 2))
        listing.add_column(justify="right", style="bold cyan", no_wrap=True)
        listing.add_column()
        listing.add_column(style="dim")
        for number, move in enumerate(state.legal(seat), 1):
            listing.add_row(str(number), self.move(state, seat, move), move.text)
        return listing

    def scores(self, state: State) -> Table:
        """The score of every seat, and of a rival without a seat, part by part."""
        words = self.screen.words
        standing: list[tuple[str, Score]] = [
            (self.player(seat), score) for seat, score in enumerate(state.scores())
        ]
        rival = state.rival()
        if rival is not None:
            standing.append((words.say("cli-rival"), rival))
        parts = list({part: True for _, score in standing for part in score.parts})
        table = titled_table()
        table.add_column(words.say("cli-player-heading"))
        for part in parts:
            table.add_column(words.say(f"score-{part.replace('_', '-')}"), justify="right")
        table.add_column(words.say("cli-total"), justify="right", style="bold")
        for name, score in standing:
            cells = [str(score.parts[part]) if part in score.parts else "" for part in parts]
            table.add_row(name, *cells, str(score.total))
        return table

    def outcome(self, state: State) -> Text:
        """Who has won, or how a solo game is judged."""
        if state.verdict():
            return self.screen.text(f"verdict-{state.verdict()}", "bold")
        winners = [self.player(seat) for seat in state.winners()]
        return self.screen.text("cli-winners", "bold", count=len(winners), winners=winners)

    def ending(self, state: State) -> None:
        self.screen.show(self.screen.text("cli-over", "bold"), self.scores(state), self.outcome(state))
