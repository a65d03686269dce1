"""Pebbles: a toy game with a secret, a simultaneous choice, turns, dice, options and a solo verdict.

Everybody holds a hidden gem, says at the same time whether to be bold or shy, then takes pebbles in turn
until the pile is empty. Bold players double their gem but lose two pebbles.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from duchy.core.agenda import acts, asks
from duchy.core.events import Facts
from duchy.core.game import Game
from duchy.core.moves import Catalogue, Move
from duchy.core.reading.cards import CardFile, read_source
from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Option, Value
from duchy.core.score import Score, best_by
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.core.stream import Stream

CHOOSE, TURN = 0, 1
PILES = {"small": 12, "large": 30}

MOVES = Catalogue()
SHY = MOVES.add("be shy", "prompt", 0)
BOLD = MOVES.add("be bold", "prompt", 1)
TAKES = [MOVES.add(f"take {number}", "pile", number) for number in (1, 2, 3)]
DIG = MOVES.add("dig", "pile")


class PebblesState(State):
    """The pile, the deck of gems, and what each seat holds."""

    __slots__ = ("bold", "deck", "gems", "pebbles", "pile")

    game: Pebbles

    def __init__(self, game: Pebbles, seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        self.pile = PILES[str(options["pile"])]
        self.deck = list(game.copies)
        self.gems = [-1] * seats
        self.bold = [-1] * seats
        self.pebbles = [0] * seats

    def blank(self) -> PebblesState:
        return PebblesState(self.game, self.seats, self.options, self.stream)

    def set_up(self) -> None:
        self.turn = 1
        for seat in range(self.seats):
            self.gems[seat] = self.stream.draw(self.deck, 0, len(self.deck))
            self.tell_seat(seat, {"card": self.game.gems[self.gems[seat]]}, "gem", seat=seat)
        self.push(TURN, 0)
        for seat in range(self.seats):
            self.push_lane(CHOOSE, seat)

    def copy_table(self, other: Any) -> None:
        other.pile = self.pile
        other.deck = self.deck.copy()
        other.gems = self.gems.copy()
        other.bold = self.bold.copy()
        other.pebbles = self.pebbles.copy()

    def redeal(self, seat: int, rng: Stream) -> bool:
        if self.over:
            return False
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            self.deck[self.gems[other]] += 1
        for other in others:
            self.gems[other] = rng.draw(self.deck, 0, len(self.deck))
        if self.lanes:
            for other in others:
                if self.bold[other] >= 0:
                    self.bold[other] = rng.below(2)
        return False

    def view_table(self, seat: int | None) -> dict[str, Any]:
        return {
            "pile": self.pile,
            "players": [
                {
                    "seat": other,
                    "pebbles": self.pebbles[other],
                    "gem": self.game.gems[self.gems[other]] if other == seat or self.over else None,
                    "bold": (
                        None
                        if self.bold[other] < 0 or (self.lanes and other != seat)
                        else bool(self.bold[other])
                    ),
                }
                for other in range(self.seats)
            ],
        }

    def dump_table(self) -> dict[str, Any]:
        return {
            "pile": self.pile,
            "deck": list(self.deck),
            "gems": list(self.gems),
            "bold": list(self.bold),
            "pebbles": list(self.pebbles),
        }

    def load_table(self, fields: Fields) -> None:
        self.pile = fields.number("pile")
        self.deck = fields.numbers("deck", length=len(self.game.gems))
        self.gems = fields.numbers("gems", length=self.seats, high=len(self.game.gems) - 1)
        self.bold = fields.numbers("bold", length=self.seats, low=-1, high=1)
        self.pebbles = fields.numbers("pebbles", length=self.seats)

    def scores(self) -> list[Score]:
        return [
            Score(
                {
                    "pebbles": self.pebbles[seat] - (2 if self.bold[seat] > 0 else 0),
                    "gem": self.game.points[self.gems[seat]] * (2 if self.bold[seat] > 0 else 1),
                }
            )
            for seat in range(self.seats)
        ]

    def winners(self) -> tuple[int, ...]:
        totals = [score.total for score in self.scores()]
        if self.seats == 1:
            return (0,) if totals[0] >= PILES[str(self.options["pile"])] + 4 else ()
        return tuple(best_by(list(range(self.seats)), totals))

    def verdict(self) -> str:
        if self.seats > 1:
            return ""
        return "rich" if self.winners() else "poor"

    def reason(self, seat: int, move: Move) -> Phrase | None:
        if move.verb == "take" and not self.lanes:
            return ("why-few", {"pile": self.pile})
        return None

    def label(self, seat: int, move: Move) -> Phrase:
        return (f"move-{move.verb}", {"number": move.a})

    def conserved(self) -> dict[str, int]:
        return {"pebbles": self.pile + sum(self.pebbles), "gems": sum(self.deck) + self.seats}


def offer_choice(state: PebblesState, seat: int, a: int, b: int) -> list[Move]:
    return [SHY, BOLD]


def answer_choice(state: PebblesState, seat: int, a: int, b: int, move: Move) -> None:
    state.bold[seat] = move.a
    state.tell_seat(seat, {"bold": bool(move.a)}, "chosen", seat=seat)


def prompt_choice(state: PebblesState, seat: int, a: int, b: int) -> Facts:
    return {"card": state.game.gems[state.gems[seat]], "rule": "PB-001"}


def offer_turn(state: PebblesState, seat: int, a: int, b: int) -> list[Move]:
    return [take for take in TAKES if take.a <= state.pile] + [DIG] if state.pile else []


def answer_turn(state: PebblesState, seat: int, a: int, b: int, move: Move) -> None:
    number = move.a
    if move is DIG:
        die = state.stream.die()
        state.tell("dig", seat=seat, die=die)
        number = min(die // 2, state.pile)
    state.pile -= number
    state.pebbles[seat] += number
    state.tell("take", seat=seat, number=number)
    state.turn += 1
    state.push(TURN, (seat + 1) % state.seats)


def prompt_turn(state: PebblesState, seat: int, a: int, b: int) -> Facts:
    return {"pile": state.pile, "rule": "PB-002"}


STEPS = [
    asks("choose", offer_choice, answer_choice, prompt_choice),
    asks("turn", offer_turn, answer_turn, prompt_turn, waits=True),
    acts("nothing", lambda state, seat, a, b: None),
]


class Pebbles(Game):
    id = "pebbles"
    min_seats = 1
    max_seats = 3
    rule_prefix = "PB"

    def __init__(self, overlay: Mapping[str, Any], overlay_name: str) -> None:
        self.moves = MOVES
        self.steps = STEPS
        self.options = (
            Option("pile", "small", ("small", "large"), rule="PB-R-01"),
            Option("quiet", False),
        )
        self.card_file = CardFile(Path(__file__).parent / "cards.toml", overlay, overlay_name)
        self.gems = self.card_file.ids("gems")
        self.points: list[int] = []
        self.copies: list[int] = []
        for gem in self.gems:
            fields = self.card_file.fields("gems", gem)
            self.points.append(fields.number("points"))
            self.copies.append(fields.number("copies", low=1))
            read_source(fields)

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> PebblesState:
        return PebblesState(self, seats, options, stream)

    def evaluate(self, state: Any, seat: int) -> float:
        totals = [score.total for score in state.scores()]
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return float(totals[seat] - max(rivals, default=0))

    def modes(self) -> list[dict[str, object]]:
        return [{}, {"pile": "large"}]

    def card_texts(self, section: str, card: str) -> list[Phrase]:
        return [("effect-pebbles", {"number": 2})] if card == "cats_eye" else []


def make_game(overlay: Mapping[str, Any], overlay_name: str) -> Game:
    return Pebbles(overlay, overlay_name)
