"""A state: one position of a running game, waiting for decisions.

The agenda has a *trunk* and, while seats choose at the same time, a *lane* for each seat. The trunk
rests until all lanes are empty; steps of a lane touch only what belongs to its seat, so the result
does not depend on who answers first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from types import BuiltinFunctionType
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from duchy.core.agenda import Step, StepKind
from duchy.core.errors import BadSeats, IllegalMove
from duchy.core.events import Event, Fact, Facts, Listener
from duchy.core.moves import Move
from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Value
from duchy.core.reading.position import dump_position
from duchy.core.score import Score
from duchy.core.showing.parts import ANEW, Parts
from duchy.core.showing.words import Phrase, english
from duchy.core.stream import Stream

if TYPE_CHECKING:
    from duchy.core.game import Game
    from duchy.core.showing.shown import Counted, Ending, Rank, TieBreak, View

NO_MOVES: Final[list[Move]] = []
NO_LANES: Final[list[list[Step]]] = []
NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(8))


def is_among(moves: list[Move], wanted: Move) -> bool:
    """`wanted in moves`, without asking each move whether it is equal: a move exists only once."""
    for move in moves:  # noqa: SIM110 (compiled, a loop is faster than a generator)
        if move is wanted:
            return True
    return False


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """The list with another value at a place, for lists that clones share: nobody writes to those."""
    copy = values.copy()
    copy[place] = value
    return copy


def loaded(game: Game, position: dict[str, Any]) -> State:
    """The state that was sent."""
    return game.load(position)


COMPILED: Final = isinstance(is_among, BuiltinFunctionType)
"""Whether this file runs compiled, and with it the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game shares. A game adds what lies on its table and overrides the hooks below."""

    __slots__ = (
        "choosers",
        "current",
        "deciders",
        "game",
        "lanes",
        "listener",
        "offers",
        "options",
        "parts",
        "revealed",
        "seats",
        "steps",
        "stream",
        "trunk",
        "turn",
    )

    game: Game
    seats: int
    options: dict[str, Value]
    stream: Stream
    turn: int
    revealed: int
    choosers: int
    trunk: list[Step]
    lanes: list[list[Step]]
    current: list[Step]
    offers: list[list[Move]]
    deciders: tuple[int, ...]
    listener: Listener | None
    steps: list[StepKind]
    parts: Parts

    def __init__(
        self, game: Game, seats: int, options: dict[str, Value], stream: Stream, for_clone: bool = False
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.stream = stream
        self.turn = 0
        self.revealed = 0
        self.choosers = 0
        self.lanes = NO_LANES
        self.deciders = NOBODY
        self.listener = None
        self.steps = game.steps
        self.parts = ANEW
        if not for_clone:
            self.open_box()

    def open_box(self) -> None:
        """What a clone gets from another state: the agenda, and what the game gives to all."""
        self.trunk = self.current = []
        self.offers = [NO_MOVES] * self.seats
        for given in self.game.fields.given:
            setattr(self, given.name, given.find(self.game, self.options))

    def clear(self) -> None:
        """An empty table, before set-up or loading."""
        for field in self.game.fields.laid:
            setattr(self, field.name, field.start(self))

    # -- What callers use ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.deciders

    @property
    def news(self) -> int:
        """How much has come to light so far, by dice, by cards or by choosing at the same time: while
        this number stays the same nobody has learnt anything, and a move may be taken back."""
        return self.stream.drawn + self.revealed

    def legal(self, seat: int) -> list[Move]:
        """The moves that `seat` may make now; empty when the game does not wait for it."""
        self.check_seat(seat)
        return self.offers[seat].copy()

    def play(self, seat: int, move: Move) -> None:
        """Make a move, then run on until somebody has a real choice or the game is over."""
        if not 0 <= seat < self.seats or not is_among(self.offers[seat], move):
            self.refuse(seat, move)
        self.offers[seat] = NO_MOVES
        lane = self.trunk
        if self.lanes:
            lane = self.lanes[seat]
        self.current = lane
        kind, owner, a, b = lane.pop()
        if COMPILED:
            self.answer_step(kind, owner, a, b, move)
        else:
            answer = self.steps[kind].answer
            assert answer is not None
            answer(self, owner, a, b, move)
        self.run()

    def refuse(self, seat: int, move: Move) -> None:
        """Raise the reason why `move` is not possible for `seat` now."""
        self.check_seat(seat)
        if self.game.moves.by_text.get(move.text) is not move:
            raise IllegalMove(f"{move.text}: this is not a move of {self.game.id}")
        why = self.why_not(seat, move)
        reason = english(self.game.id, why)
        if why is not None and why[0] == "why-not-now":
            reason += f" (the game asks: {self.ask(seat)})"
        raise IllegalMove(f"{move.text}: {reason}", ("error-at", {"where": move.text, "problem": why}))

    def why_not(self, seat: int, move: Move) -> Phrase | None:
        """Why `seat` cannot make this move now, as a phrase for people; None if it can."""
        self.check_seat(seat)
        if move in self.offers[seat]:
            return None
        if self.over:
            return ("why-over", {})
        if seat not in self.deciders:
            return ("why-not-your-turn", {"seat": self.deciders[0]})
        return self.by_rule(self.reason(seat, move) or self.later(move) or ("why-not-now", {}))

    def by_rule(self, why: Phrase) -> Phrase:
        """A reason with the rule behind it, where it is a rule that forbids."""
        rule = self.game.forbidden_by.get(why[0])
        return why if rule is None else ("why-by-rule", {"why": why, "rule": rule})

    def ask(self, seat: int) -> str:
        """The name of the step that `seat` is asked about, or ''."""
        return "" if seat not in self.deciders else self.steps[self.step_of(seat)[0]].name

    def step_of(self, seat: int) -> Step:
        """The step that `seat` must answer."""
        return self.lanes[seat][-1] if self.lanes else self.trunk[-1]

    def forced(self, seat: int) -> Move | None:
        """The only move of a seat that is asked just so that the others learn nothing; None if it has a
        choice, or a button that a person expects to press. Who can keep the secret may make it unasked."""
        self.check_seat(seat)
        moves = self.offers[seat]
        if len(moves) != 1 or not self.steps[self.step_of(seat)[0]].covers:
            return None
        return moves[0]

    def as_before(self, seat: int, answer: Move) -> Move | None:
        """The move offered to `seat` that does what an earlier `answer` did, as often as it can be done now;
        None if there is none."""
        self.check_seat(seat)
        same = [move for move in self.offers[seat] if move.verb == answer.verb and move.a == answer.a]
        return same[-1] if same else None

    def prompt(self, seat: int) -> Facts | None:
        """What `seat` is being asked, as plain facts; None if nothing."""
        self.check_seat(seat)
        if seat not in self.deciders:
            return None
        kind, owner, a, b = self.step_of(seat)
        step = self.steps[kind]
        assert step.prompt is not None
        facts: dict[str, Fact] = {"ask": step.name}
        facts.update(step.prompt(self, owner, a, b))
        return facts

    def view(self, seat: int | None) -> View:
        """All that `seat` may know (None: a spectator), as plain data."""
        if seat is not None:
            self.check_seat(seat)
        return {
            "game": self.game.id,
            "seats": self.seats,
            "seat": seat,
            "options": dict(self.options),
            "turn": self.turn,
            "over": self.over,
            "deciders": list(self.deciders),
            "ending": self.end_in_sight(),
            "ranks": self.ranks(),
            "table": self.view_table(seat),
        }

    def views(self, viewers: Iterable[int | None], parts: Parts | None = None) -> dict[int | None, View]:
        """The views of several viewers at once. What all of them see alike is made once and shared, and so is
        what is the same in `parts` of an earlier look at this game: whoever wants to change a view asks for
        one with `view`."""
        if parts is not None:
            self.parts = parts
        try:
            common = self.view(None)
            views: dict[int | None, View] = {}
            viewer: int | None
            for viewer in viewers:
                views[viewer] = common if viewer is None else self.laid_over(common, viewer)
            return views
        finally:
            self.parts = ANEW

    def laid_over(self, common: View, seat: int) -> View:
        """The spectator's view with what a seat sees differently laid over it."""
        self.check_seat(seat)
        own = self.own_parts(seat, common["table"])
        return {**common, "seat": seat, "table": {**common["table"], **own}}

    def open_view(self) -> View:
        """What a spectator sees, with all that the seats hold laid open: for games that are over."""
        view = self.view(None)
        self.lay_open(view["table"])
        return view

    def clone(self) -> State:
        """An independent copy. It has no listener: looking never disturbs the game."""
        other = self.blank()
        other.stream = self.stream.clone()
        other.turn = self.turn
        other.revealed = self.revealed
        other.trunk = other.current = self.trunk.copy()
        if self.lanes:
            other.lanes = [lane.copy() for lane in self.lanes]
            other.choosers = self.choosers
        other.offers = self.offers.copy()
        other.deciders = self.deciders
        self.copy_table(other)
        return other

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> str | tuple[object, ...]:
        """A state travels as its game and its position, dice to come included, without its listener."""
        return (loaded, (self.game, self.dump()))

    def imagine(self, seat: int, rng: Stream) -> State:
        """A full state that agrees with `view(seat)`: what the seat cannot know is dealt anew."""
        self.check_seat(seat)
        other = self.clone()
        other.stream = self.stream.anew(rng.new_key())
        if other.redeal(seat, rng):
            other.offer_again()
        return other

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data; `Game.load` is the inverse."""
        return dump_position(self)

    def digest(self) -> str:
        """A short fingerprint of the whole position."""
        import json  # few ask for it, and importing duchy should be quick

        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    # -- What rules use --------------------------------------------------------------------------

    def next_turn(self) -> None:
        self.turn += 1
        self.stream.begin_turn(self.turn)

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a step on top of the current agenda: it is resolved next."""
        self.current.append((kind, seat, a, b))

    def push_lane(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a step into the lane of `seat`: seats with lanes go on at the same time."""
        if not self.lanes:
            self.lanes = [[] for _ in range(self.seats)]
        self.lanes[seat].append((kind, seat, a, b))

    def run(self) -> None:
        """Go on until somebody has a real choice, or nothing is left to do."""
        while True:
            if self.lanes:
                for seat in range(self.seats):
                    if not self.offers[seat]:
                        self.settle(self.lanes[seat])
                waiting = [seat for seat in range(self.seats) if self.offers[seat]]
                if len(waiting) > self.choosers:
                    self.choosers = len(waiting)
                if waiting:
                    self.deciders = tuple(waiting)
                    return
                self.lanes = NO_LANES
                if self.choosers > 1:
                    self.revealed += 1
                self.choosers = 0
            seat = self.settle(self.trunk)
            if seat >= 0:
                self.deciders = ALONE[seat]
                return
            if not self.lanes:
                self.deciders = NOBODY
                return

    def settle(self, agenda: list[Step]) -> int:
        """Resolve steps from the top; stop at a real choice and return its seat, else -1."""
        steps = self.steps
        self.current = agenda
        on_trunk = agenda is self.trunk
        while agenda:
            step = agenda.pop()
            kind, seat, a, b = step
            spec = steps[kind]
            act = spec.act
            if act is not None:
                if COMPILED:
                    self.act_step(kind, seat, a, b)
                else:
                    act(self, seat, a, b)
                if on_trunk and self.lanes:
                    return -1
                continue
            if COMPILED:
                moves = self.offer_step(kind, seat, a, b)
            else:
                offer = spec.offer
                assert offer is not None
                moves = offer(self, seat, a, b)
            if not moves:
                continue
            if len(moves) == 1 and not spec.waits:
                self.answer_step(kind, seat, a, b, moves[0])
                if on_trunk and self.lanes:
                    return -1
                continue
            agenda.append(step)
            self.offers[seat] = moves
            return seat
        return -1

    # The table of steps says what each kind does. Plain Python is quickest with it; compiled, such a call
    # costs as much as a small step itself, and a game's `storage.py` calls its functions by number.

    def act_step(self, kind: int, seat: int, a: int, b: int) -> None:
        """Carry out a step that acts."""
        act = self.steps[kind].act
        assert act is not None
        act(self, seat, a, b)

    def offer_step(self, kind: int, seat: int, a: int, b: int) -> list[Move]:
        """The moves that a step offers that asks."""
        offer = self.steps[kind].offer
        assert offer is not None
        return offer(self, seat, a, b)

    def answer_step(self, kind: int, seat: int, a: int, b: int, move: Move) -> None:
        """Carry out the move chosen at a step that asks."""
        answer = self.steps[kind].answer
        assert answer is not None
        answer(self, seat, a, b, move)

    def end(self) -> None:
        """Drop everything still to be done: the game is over."""
        self.trunk.clear()
        for lane in self.lanes:
            lane.clear()
        for seat in range(self.seats):
            self.offers[seat] = NO_MOVES

    def tell(self, event: str, /, **facts: Fact) -> None:
        """Report an event that everybody may know. Guard calls on hot paths with `self.listener`."""
        if self.listener is not None:
            self.listener(Event(event, facts))

    def tell_seat(self, to_seat: int, private: Facts, event: str, /, **facts: Fact) -> None:
        """Report an event of which `to_seat` alone also knows the `private` facts."""
        if self.listener is not None:
            self.listener(Event(event, facts, to_seat, private))

    def offer_again(self) -> None:
        """Work out the offers anew, after hidden facts or the agenda were replaced."""
        for seat in range(self.seats):
            self.offers[seat] = NO_MOVES
        self.run()

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat}: the seats are 0 to {self.seats - 1}")

    # -- What a game overrides -------------------------------------------------------------------

    def blank(self) -> State:
        """A new state of the same class, game, seats and options, with nothing on its table."""
        raise NotImplementedError

    def set_up(self) -> None:
        """Lay out the table and push the first steps."""
        self.clear()
        self.game.answers.set_up(self)

    def copy_table(self, other: Any) -> None:
        """Copy what lies on the table to `other`."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Stream) -> bool:
        """Deal anew what `seat` cannot know; True if that may change what others are offered."""
        return self.game.answers.redeal(self, seat, rng)

    def view_table(self, seat: int | None) -> Mapping[str, object]:
        """What lies on the table as `seat` may know it, as plain data; see `Game.table_type`."""
        return self.game.answers.view_table(self, seat)

    def own_parts(self, seat: int, table: Any) -> Mapping[str, object]:
        """The parts of a table that look otherwise to `seat` than to a spectator, whose `table` is given. A
        game that does not tell them apart has all of them made anew."""
        own = self.game.answers.own_parts
        return self.view_table(seat) if own is None else own(self, seat, table)

    def lay_open(self, table: Any) -> None:
        """Add to a spectator's view what only seats know. A game without secrets has nothing to add."""
        self.game.answers.lay_open(self, table)

    def dump_table(self) -> dict[str, Any]:
        """What lies on the table, as plain data that a person can read and write."""
        return self.game.answers.dump_table(self)

    def load_table(self, fields: Fields) -> None:
        """Lay the table as a position says."""
        self.game.answers.load_table(self, fields)

    def scores(self) -> list[Score]:
        """The score of each seat as it stands now; final when the game is over."""
        return [self.game.answers.score(self, seat) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        """Who has won, after all tie-breaks; several share a victory. A lost solo game has none."""
        return self.game.answers.winners(self)

    def rival(self) -> Score | None:
        """The score of a rival without a seat, such as the Dark Lord."""
        return self.game.answers.rival(self)

    def reckoning(self, seat: int) -> list[Counted]:
        """The score of a seat line by line, each with the card or thing that brought it; none where a game
        does not tell."""
        return self.game.answers.reckoning(self, seat)

    def rival_reckoning(self) -> list[Counted]:
        """The same of a rival without a seat."""
        return self.game.answers.rival_reckoning(self)

    def tie_breaks(self) -> list[TieBreak]:
        """What is compared when totals are level, in order."""
        return self.game.answers.tie_breaks(self)

    def end_in_sight(self) -> Ending | None:
        """The end condition that holds, and who still has a turn; None while the game goes on as usual."""
        return self.game.answers.end_in_sight(self)

    def verdict(self) -> str:
        """How a finished solo game is judged, as the name of a message; '' with several seats."""
        return self.game.answers.verdict(self)

    def ranks(self) -> list[Rank]:
        """The scale that a game alone is judged by, best first; none with several seats."""
        return self.game.answers.ranks(self)

    def reason(self, seat: int, move: Move) -> Phrase | None:
        """Why `move` is not among the moves offered, if the game can say more than the kit."""
        return self.game.answers.reason(self, seat, move)

    def recurring(self, seat: int) -> str:
        """The name of a question that comes again and again, and that one may want to be answered as one did
        before; '' if what `seat` is asked is none."""
        return self.game.answers.recurring(self, seat)

    def later(self, move: Move) -> Phrase | None:
        """When a move can be made that is not asked for now: what its part of the board waits for."""
        return self.game.answers.later(move)

    def label(self, seat: int, move: Move) -> Phrase:
        """The move in words for people, with what it costs and brings here."""
        return self.game.answers.label(self, seat, move)

    def tally(self, seat: int) -> dict[str, int]:
        """What lies before `seat` to be counted, by the names that its mat has for it: tokens, points."""
        return self.game.answers.tally(self, seat)

    def surely(self, seat: int, move: Move) -> dict[str, int]:
        """What a move offered will add to the tally of `seat` by its own next choices, whichever it makes."""
        return self.game.answers.surely(self, seat, move)

    def touched(self, seat: int, move: Move) -> list[str]:
        """The parts of the board that a move offered will take or mark whatever comes, in their order."""
        return self.game.answers.touched(self, seat, move)

    def outlook(self, seat: int, move: Move) -> list[Phrase]:
        """What a move offered will bring later on, such as the rolls that a card answers to."""
        return self.game.answers.outlook(self, move)

    def conserved(self) -> dict[str, int]:
        """Sums that no move may change: cards by kind, coins of a limited bank."""
        return self.game.answers.conserved(self)
