"""A game: the box on the shelf. It makes states, and knows its moves, options and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from duchy.core.agenda import StepKind
from duchy.core.declaring.answers import BY_METHODS, Answers
from duchy.core.declaring.fields import NO_FIELDS, Declared
from duchy.core.errors import BadOption, BadPosition, BadSeats
from duchy.core.moves import Catalogue, Move
from duchy.core.reading.cards import CardFile
from duchy.core.reading.fields import Fields, show
from duchy.core.reading.options import DUPLICATE, Option, Value, read_options
from duchy.core.reading.position import load_position
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.core.stream import KEY_SIZE, Stream, key_from_seed, stream_for


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game shares; each game makes one subclass and fills in the hooks."""

    id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    rule_prefix: ClassVar[str] = ""
    secrets: ClassVar[bool] = True
    """Whether seats know things that other seats do not, when there are several."""
    margin_scale: ClassVar[float] = 12.0
    """The margin of points that counts as a clear advantage, where a chance to win is told."""
    lead_tells: ClassVar[float] = 1.0
    """How sharply such a margin tells who will win: fitted to played games, see `analysis/chances.py`."""
    move_scale: ClassVar[float] = 4.0
    """The points that a good move brings more than a poor one, for bots that search."""
    rounds_ahead: ClassVar[int] = 1
    """The rounds that a search looks ahead: more where play can be guessed cheaply."""
    second_thoughts: ClassVar[tuple[str, ...]] = ()
    """The moves that only take back what was begun. Who looks ahead needs none of them."""
    drawn: ClassVar[tuple[str, ...]] = ()
    """The sections of its cards that boards draw as they are printed: a web table cannot change them."""

    rolls: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The events that tell dice just rolled, and their facts that are the dice, in the order of the draw."""

    forbidden_by: ClassVar[dict[str, str]] = {}
    """The rule that forbids a move, by the name of the reason against it, where it is a rule that does."""

    table_type: ClassVar[type[Any] | None] = None
    """The TypedDict of what `State.view_table` shows; a game without one is drawn as plain data."""

    fields: ClassVar[Declared] = NO_FIELDS
    """The fields of its states, declared once."""

    answers: ClassVar[Answers] = BY_METHODS
    """Its functions that answer what core asks."""

    reopen: Callable[[str, Mapping[str, Any], str, int], Game] | None = None
    """What opens the same box in another process; the shelf sets it."""

    moves: Catalogue
    steps: list[StepKind]
    options: tuple[Option, ...]
    card_file: CardFile

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        """A game travels as its id, its changed cards and the version of its rules."""
        if self.reopen is None:
            raise TypeError(f"{self.id} did not come from the shelf (duchy.game), so it cannot be sent")
        cards = self.card_file
        return (self.reopen, (self.id, cards.overlay, cards.overlay_name, self.rules_version))

    def has_secrets(self, seats: int) -> bool:
        """Whether there is something to hide when so many play."""
        return self.secrets and seats > 1

    def new(
        self,
        seats: int = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        key: bytes | None = None,
    ) -> State:
        """A new game, run up to its first decision. `key` stands in for the readable `seed`."""
        self.check_seats(seats)
        chosen = self.read_options(seats, options or {})
        if key is not None and len(key) != KEY_SIZE:
            raise BadOption(f"the key of a game has {KEY_SIZE} bytes, not {len(key)}")
        return self.deal(seats, chosen, key if key is not None else key_from_seed(seed))

    def deal(self, seats: int, options: dict[str, Value], key: bytes) -> State:
        """A new game of which seats, options and key are known to be good."""
        state = self.blank(seats, options, stream_for(options, key))
        state.set_up()
        state.run()
        return state

    def load(self, position: object) -> State:
        """The state that `State.dump` wrote, or that a person wrote by hand."""
        fields = Fields(position, "", BadPosition)
        if fields.text("game", default=self.id) != self.id:
            fields.fail("game", f"this is a position of {fields.text('game')}, not of {self.id}")
        if fields.number("rules", default=self.rules_version) != self.rules_version:
            fields.fail("rules", f"must be {self.rules_version}, the version of the rules played here")
        seats = fields.number("seats", low=self.min_seats, high=self.max_seats)
        try:
            chosen = self.kept_options(seats, self._option_table(fields))
        except BadOption as problem:
            fields.fail("options", str(problem))
        state = self.blank(seats, chosen, stream_for(chosen, bytes(KEY_SIZE)))
        load_position(state, fields)
        return state

    @staticmethod
    def _option_table(fields: Fields) -> dict[str, object]:
        table = fields.table("options", optional=True)
        return {name: table.value(name) for name in table.names()}

    def parse(self, text: str) -> Move:
        """The move with this text: `game.parse(move.text) is move`."""
        return self.moves.parse(text)

    def check_seats(self, seats: object) -> None:
        if (
            isinstance(seats, bool)
            or not isinstance(seats, int)
            or not self.min_seats <= seats <= self.max_seats
        ):
            raise BadSeats(
                f"{self.id} has {self.min_seats} to {self.max_seats} seats, not {show(seats)}",
                ("error-seats", {"least": self.min_seats, "most": self.max_seats, "given": str(seats)}),
            )

    def read_options(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; a game adds what only it can check."""
        options = read_options((*self.options, DUPLICATE), given)
        first = str(options.get("first_player", ""))
        if first.isdigit() and int(first) >= seats:
            raise BadOption(
                f"option first_player: there is no seat {first} with {seats} seats",
                ("error-first-player", {"seat": int(first), "seats": seats}),
            )
        return options

    def kept_options(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
        """The options of a game that was kept: one that is not named has the default of its time."""
        return self.read_options(seats, {**self.former_defaults(), **given})

    def former_defaults(self) -> dict[str, Value]:
        """The options whose default has changed, as they were; whoever keeps a game names these."""
        return {option.name: option.formerly for option in self.options if option.formerly is not None}

    def setups(self) -> list[dict[str, Value]]:
        """The options between which deals change from day to day."""
        return [{}]

    def weighed(self, offered: list[Move]) -> list[Move]:
        """The moves that a bot weighs: all that do something."""
        if not self.second_thoughts:
            return offered
        return [move for move in offered if move.verb not in self.second_thoughts] or offered

    def one_ahead(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """How a seat would stand after each of these moves of its own."""
        worth: list[float] = []
        for move in moves:
            after = state.clone()
            after.play(seat, move)
            worth.append(self.evaluate(after, seat))
        return worth

    # -- What a game overrides -------------------------------------------------------------------

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> State:
        """A state with nothing on its table."""
        raise NotImplementedError

    def evaluate(self, state: Any, seat: int) -> float:
        """How `seat` stands, for bots: what it may expect to score more than its best rival."""
        raise NotImplementedError

    def likely(self, state: Any, seat: int) -> Move | None:
        """The move that a seat will probably make, where a game can tell without trying them all."""
        return None

    def modes(self) -> list[dict[str, object]]:
        """Option sets that between them exercise every mode and variant, for the conformance kit."""
        return [{}]

    def card_texts(self, section: str, card: str) -> list[Phrase]:
        """What a card of the card file does, as phrases."""
        return []

    def drawing(self) -> dict[str, Any]:
        """What a board draws besides cards, as plain data: sheets, maps."""
        return {}
