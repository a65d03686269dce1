"""The teller: says what happened, what is asked, what can be done and how it ended, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from duchy.cli.screen import ENGLISH, Screen
from duchy.core.events import Event, Fact
from duchy.core.moves import Move
from duchy.core.showing.look import titled_table
from duchy.core.state import State

SEATS = ("seat", "victim", "owner", "leader", "thief")
"""The facts that are seats."""

MOST_BELOW = 12
"""More moves than this are listed side by side, where there is room."""


class Teller:
    """Puts facts into words; knows who sits where, and which seat is yours if only one is."""

    def __init__(self, screen: Screen, players: Sequence[str], you: int | None = None) -> None:
        self.screen = screen
        self.players = players
        self.you = you

    def seat(self, seat: int) -> str:
        """A seat by its number and who sits there: '1 (greedy)'."""
        who = self.who(self.players[seat]) if seat < len(self.players) else ""
        message = "cli-seat-yours" if seat == self.you else "cli-seat-taken" if who else "cli-seat-free"
        return self.screen.words.say(message, seat=seat, who=who)

    def who(self, player: str) -> str:
        """A person or a bot as people call them; who has a name of their own keeps it."""
        message = f"who-{player}"
        return self.screen.words.say(message) if self.screen.words.has(message) else player

    def player(self, seat: int) -> str:
        return self.screen.words.say("cli-player", seat=self.seat(seat))

    def arguments(self, facts: Mapping[str, Fact]) -> dict[str, Any]:
        """Facts as a message takes them: seats and cards by their names.

        Amounts of tokens are also gathered: what is told as `gold=2, magic=1` can be said as `$tokens`,
        what is told as `paid_gold=2` as `$paid`.
        """
        told: dict[str, Any] = {"tokens": self.tokens(facts, ""), "paid": self.tokens(facts, "paid_")}
        for name, value in facts.items():
            if name in SEATS and isinstance(value, int):
                told[name] = self.seat(value)
            elif isinstance(value, str):
                told[name] = self.screen.name(value, name)
            elif value is not None:
                told[name] = value
        return told

    def tokens(self, facts: Mapping[str, Fact], prefix: str) -> str:
        words = self.screen.words
        found = [
            words.say(message, n=value)
            for name, value in facts.items()
            if isinstance(value, int) and value and name.startswith(prefix)
            if words.has(message := f"token-{name.removeprefix(prefix)}")
        ]
        return words.say("list-separator").join(found) or words.say("cli-nothing")

    def event(self, event: Event, viewer: int | None) -> Text:
        """An event as `viewer` may know it; who knows more may be told more."""
        message = f"event-{event.name}"
        if event.private and viewer == event.seat and self.screen.words.has(f"{message}-own"):
            message += "-own"
        facts = event.seen_by(viewer)
        return self.screen.text(self.said(message, facts), **self.arguments(facts))

    def said(self, message: str, facts: Mapping[str, Fact]) -> str:
        """A message as it is said to you, if it concerns you: its attribute `you` where you did it, `yours`
        where it was done to you, and `own` or `you-own` where somebody did it to what is theirs."""
        seat, you = facts.get("seat"), self.you
        ways: list[str] = []
        if you is not None and seat == you:
            ways = ["you"]
        elif you is not None and you in (facts.get("victim"), facts.get("owner"), facts.get("thief")):
            ways = ["yours"]
        if seat is not None and seat == facts.get("owner"):
            ways = [*(f"{way}-own" for way in ways), *(ways or ["own"])]
        found = (f"{message}.{way}" for way in ways if self.screen.words.has(f"{message}.{way}"))
        return next(found, message)

    def prompt(self, state: State, seat: int) -> Text:
        """What is asked, and quietly by which rule."""
        facts = state.prompt(seat) or {}
        text = self.screen.text(
            f"prompt-{facts.get('ask')}", "bold", **self.arguments({"seat": seat, **facts})
        )
        if facts.get("rule"):
            text.append(f"  {facts['rule']}", "dim not bold")
        return text

    def end_in_sight(self, state: State, seat: int) -> Text | None:
        """Once an end condition holds: that, why, and whether `seat` has a turn left."""
        ending = state.end_in_sight()
        if ending is None:
            return None
        left = ending["left"]
        banner = "ending-over" if state.over else "ending-last-round" if left else "ending-last-turn"
        text = self.screen.text(banner, "bold yellow", cause=(f"cause-{ending['cause']}", {}))
        if not state.over and state.seats > 1:
            yours = (
                "ending-now"
                if seat == ending["playing"]
                else "ending-yours"
                if seat in left
                else "ending-none"
            )
            text.append(" ").append(self.screen.words.say(yours))
        return text

    def move(self, state: State, seat: int, move: Move) -> str:
        return self.screen.words.phrase(state.label(seat, move))

    def moves(self, state: State, seat: int) -> Table:
        """The moves on offer, numbered from 1. The texts of moves are English, and shown to who reads it."""
        words = self.screen.words
        shows_texts = words.language == ENGLISH
        rows = [
            (words.number(number), self.move(state, seat, move), move.text if shows_texts else "")
            for number, move in enumerate(state.legal(seat), 1)
        ]
        if len(rows) <= MOST_BELOW:
            return moves_below(rows)
        half = (len(rows) + 1) // 2
        halves = Table.grid(padding=(0, 4))
        halves.add_row(moves_below(rows[:half]), moves_below(rows[half:]))
        fits = self.screen.console.measure(halves).maximum < self.screen.console.width
        return halves if fits else moves_below(rows)

    def scores(self, state: State) -> Table:
        """The score of every seat, and of a rival without a seat, part by part."""
        words = self.screen.words
        scores = state.scores()
        names = [self.player(seat) for seat in range(state.seats)]
        rival = state.rival()
        if rival is not None:
            scores = [*scores, rival]
            names.append(words.say("rival-name" if words.has("rival-name") else "cli-rival"))
        table = titled_table(words.say("cli-scores"))
        for heading in ("", *names):
            table.add_column(heading, justify="right" if heading else "left")
        for part in {part: True for score in scores for part in score.parts}:
            points = [words.number(score.parts[part]) if part in score.parts else "" for score in scores]
            table.add_row(words.say(f"score-{part.replace('_', '-')}"), *points)
        table.add_row(words.say("cli-total"), *(words.number(score.total) for score in scores), style="bold")
        return table

    def outcome(self, state: State) -> Text:
        """Who has won, or how a solo game is judged."""
        if state.verdict():
            return self.screen.text(f"verdict-{state.verdict()}", "bold")
        winners = [self.player(seat) for seat in state.winners()]
        return self.screen.text("cli-winners", "bold", count=len(winners), winners=winners)

    def ending(self, state: State) -> None:
        self.screen.show("", self.scores(state), self.outcome(state))
        why = self.end_in_sight(state, 0)
        if why is not None:
            self.screen.show(why)


def moves_below(rows: list[tuple[str, str, str]]) -> Table:
    listing = Table.grid(padding=(0, 2))
    listing.add_column(justify="right", style="bold cyan", no_wrap=True)
    listing.add_column()
    listing.add_column(style="dim")
    for row in rows:
        listing.add_row(*row)
    return listing
