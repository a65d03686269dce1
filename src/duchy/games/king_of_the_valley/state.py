"""What lies on the table in King of the Valley, and the few things that can be done to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from duchy.core.moves import Move
from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Value
from duchy.core.score import Score
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.core.stream import Stream
from duchy.games.king_of_the_valley import position
from duchy.games.king_of_the_valley.components.cards import COLUMNS, Box
from duchy.games.king_of_the_valley.components.layout import (
    EMPTY,
    NOWHERE,
    PILES,
    PLACES_ON_HILL,
    ROWS,
    SLOPES,
    SQUARES,
)
from duchy.games.king_of_the_valley.moves import Moves
from duchy.games.king_of_the_valley.rules import scoring, setup, turn
from duchy.games.king_of_the_valley.showing import reckoning, texts, view

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted, Ending, TieBreak
    from duchy.games.king_of_the_valley.game import KingOfTheValley
    from duchy.games.king_of_the_valley.showing.shown import OwnParts, Table


class Valley(State):
    """A position of King of the Valley. Flat lists: seat by seat, `seat * width + index`.

    `valley` and `hill` hold kinds of tiles; `coins` is the Gold that lies on each square, `holes` the
    empty squares in the order in which their tiles were taken. A slope has `height` tiles, without gaps.
    `up` and `down` count a Castle's tiles by their place, `columns` its face-up tiles by column. Piles
    are not shuffled: `piles` counts what is left in each, `left` how many that is (KV-020).

    Clones share what changes so seldom that it is replaced instead of written to: `gone`, `taxed` and
    `tokens`.
    """

    __slots__ = (
        "active",
        "alternate",
        "bank",
        "box",
        "coins",
        "columns",
        "down",
        "ending",
        "first",
        "gold",
        "gone",
        "height",
        "hill",
        "holes",
        "idle",
        "jester_couples",
        "kings",
        "left",
        "moves",
        "partial_groups",
        "piles",
        "taxed",
        "tokens",
        "up",
        "valley",
    )

    box: Box
    moves: Moves
    partial_groups: bool
    jester_couples: bool
    alternate: bool
    first: int
    active: int
    ending: bool
    idle: int
    bank: int
    valley: list[int]
    coins: list[int]
    holes: list[int]
    hill: list[int]
    height: list[int]
    piles: list[int]
    left: list[int]
    gone: list[int]
    kings: list[int]
    gold: list[int]
    tokens: list[int]
    taxed: list[int]
    up: list[int]
    down: list[int]
    columns: list[int]

    def __init__(self, game: KingOfTheValley, seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        self.box = game.box
        self.moves = game.families
        self.partial_groups = options["partial_groups"] is True
        self.jester_couples = options["jester_couples"] is True
        self.alternate = options["hill_refill"] == "alternate"

    def blank(self) -> Valley:
        return Valley(cast("KingOfTheValley", self.game), self.seats, self.options, self.stream)

    def clear(self) -> None:
        """An empty table, before set-up or loading."""
        seats = self.seats
        self.first = 0
        self.active = 0
        self.ending = False
        self.idle = 0
        self.bank = self.box.coins
        self.valley = [EMPTY] * SQUARES
        self.coins = [0] * SQUARES
        self.holes = []
        self.hill = [EMPTY] * PLACES_ON_HILL
        self.height = [0] * len(SLOPES)
        self.piles = [0] * (len(PILES) * self.box.kinds)
        self.left = [0] * len(PILES)
        self.gone = [0] * self.box.kinds
        self.kings = [NOWHERE] * seats
        self.gold = [0] * seats
        self.tokens = [0] * seats
        self.taxed = [0] * seats
        self.up = [0] * (seats * self.box.places)
        self.down = [0] * (seats * self.box.places)
        self.columns = [0] * (seats * COLUMNS)

    def copy_table(self, other: Valley) -> None:
        other.first = self.first
        other.active = self.active
        other.ending = self.ending
        other.idle = self.idle
        other.bank = self.bank
        other.valley = self.valley.copy()
        other.coins = self.coins.copy()
        other.holes = self.holes.copy()
        other.hill = self.hill.copy()
        other.height = self.height.copy()
        other.piles = self.piles.copy()
        other.left = self.left.copy()
        other.gone = self.gone
        other.kings = self.kings.copy()
        other.gold = self.gold.copy()
        other.tokens = self.tokens
        other.taxed = self.taxed
        other.up = self.up.copy()
        other.down = self.down.copy()
        other.columns = self.columns.copy()

    # -- Tiles -----------------------------------------------------------------------------------

    def draw(self) -> int:
        """The next tile: pile I is used up first, then II, then III (KV-020, KV-110); -1 if none is left."""
        left = self.left
        pile = 0 if left[0] else 1 if left[1] else 2
        if left[pile] == 0:
            return EMPTY
        place = self.stream.card(pile, left[pile])
        left[pile] -= 1
        piles = self.piles
        start = pile * self.box.kinds
        index = start
        place -= piles[index]
        while place >= 0:
            index += 1
            place -= piles[index]
        piles[index] -= 1
        return index - start

    def lift(self, place: int) -> int:
        """Take a tile from the hill; those above it slide down (KV-109, KV-R-35)."""
        hill = self.hill
        kind = hill[place]
        slope = place // ROWS
        self.height[slope] -= 1
        top = slope * ROWS + self.height[slope]
        while place < top:
            hill[place] = hill[place + 1]
            place += 1
        hill[top] = EMPTY
        return kind

    def house(self, seat: int, place: int) -> None:
        """A Subject joins a Castle, face up."""
        self.up[seat * self.box.places + place] += 1
        self.columns[seat * COLUMNS + self.box.place_column[place]] += 1

    def turn_down(self, seat: int, place: int) -> None:
        """A face-up tile is turned over and set beside the Castle (KV-088, KV-098)."""
        at = seat * self.box.places + place
        self.up[at] -= 1
        self.down[at] += 1
        self.columns[seat * COLUMNS + self.box.place_column[place]] -= 1
        if self.listener is not None:
            self.tell("turned", seat=seat, card=self.box.tiles[self.box.place_kind[place]].id)

    def gain(self, seat: int, amount: int) -> None:
        self.gold[seat] += amount
        self.bank -= amount

    # -- What core asks --------------------------------------------------------------------------

    def set_up(self) -> None:
        self.clear()
        setup.set_up(self)

    def redeal(self, seat: int, rng: Stream) -> bool:
        """Nothing that is decided is hidden: all but the order of the piles is open (KV-R-08)."""
        return False

    def view_table(self, seat: int | None) -> Table:
        return view.view_table(self, seat)

    def own_parts(self, seat: int, table: Table) -> OwnParts:
        return view.own_parts(self, seat, table)

    def dump_table(self) -> dict[str, Any]:
        return position.dump_table(self)

    def load_table(self, fields: Fields) -> None:
        position.load_table(self, fields)

    def scores(self) -> list[Score]:
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def end_in_sight(self) -> Ending | None:
        return turn.end_in_sight(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def tie_breaks(self) -> list[TieBreak]:
        return scoring.tie_breaks(self)

    def reckoning(self, seat: int) -> list[Counted]:
        return reckoning.reckoning(self, seat)

    def reason(self, seat: int, move: Move) -> Phrase | None:
        return texts.reason(self, seat, move)

    def later(self, move: Move) -> Phrase | None:
        return (f"when-{move.family}", {}) if move.target else None

    def label(self, seat: int, move: Move) -> Phrase:
        return texts.label(self, seat, move)

    def tally(self, seat: int) -> dict[str, int]:
        return scoring.tally(self, seat)

    def touched(self, seat: int, move: Move) -> list[str]:
        return view.touched(self, seat, move)

    def conserved(self) -> dict[str, int]:
        return scoring.in_the_box(self)
