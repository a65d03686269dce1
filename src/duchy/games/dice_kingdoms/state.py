"""What lies on the table in Dice Kingdoms, and the few things that can be done to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.reading.fields import Fields
from duchy.core.reading.options import Value
from duchy.core.score import Score
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.core.stream import Stream
from duchy.games.dice_kingdoms import position
from duchy.games.dice_kingdoms.components.cards import Sheets
from duchy.games.dice_kingdoms.components.layout import (
    AT_ONCE,
    BLOCKS,
    DAY,
    LAIRS,
    RIVER,
    STATUE_DECK,
    STATUES,
    TRACK_SIZE,
    TRACKS,
    bits,
)
from duchy.games.dice_kingdoms.components.naming import box_facts
from duchy.games.dice_kingdoms.components.roads import RoadMap
from duchy.games.dice_kingdoms.moves import Moves
from duchy.games.dice_kingdoms.rules import harvest, scoring, setup, turn
from duchy.games.dice_kingdoms.showing import preview, reckoning, texts, view

if TYPE_CHECKING:
    from duchy.core.showing.shown import Counted, Ending, Rank, TieBreak
    from duchy.games.dice_kingdoms.game import DiceKingdoms
    from duchy.games.dice_kingdoms.showing.shown import Table


class Lordships(State):
    """A position of Dice Kingdoms. Flat lists: seat by seat, `seat * width + index`.

    `marks` holds for each section how many boxes are behind its next one. Only alone can boxes be struck:
    then `struck` has their bits, and `marks` has moved on past them. Lairs without a free box are bits of
    `complete`. A network of roads is the bits of its
    boxes in `roads`, what may be checked next those in `frontier`, rallied domains those in `rallied`.
    Statue cards are bits too: `deck`, `river` and what each seat owns share the 28 of them with `under`.
    """

    __slots__ = (
        "active",
        "ahead",
        "bans",
        "chosen_order",
        "claims",
        "complete",
        "deck",
        "dice",
        "ending",
        "events",
        "first",
        "frontier",
        "grants",
        "leftmost_joins",
        "marks",
        "moment",
        "moves",
        "origin",
        "owed",
        "rallied",
        "river",
        "river_size",
        "roads",
        "rolled",
        "sheets",
        "statue_at_once",
        "statues",
        "struck",
        "struck_domains",
        "struck_lairs",
        "struck_roads",
        "under",
        "used",
        "ways",
        "width",
    )

    sheets: Sheets
    ways: RoadMap
    moves: Moves
    width: int
    chosen_order: bool
    leftmost_joins: bool
    statue_at_once: bool
    first: int
    active: int
    ending: bool
    moment: int
    dice: list[int]
    rolled: list[int]
    used: int
    bans: int
    origin: int
    ahead: int
    marks: list[int]
    grants: list[int]
    roads: list[int]
    frontier: list[int]
    rallied: list[int]
    claims: list[int]
    complete: list[int]
    owed: list[int]
    statues: list[int]
    deck: int
    river: int
    under: list[int]
    river_size: int
    events: list[int]
    struck: list[int]
    struck_roads: int
    struck_domains: int
    struck_lairs: int

    def __init__(self, game: DiceKingdoms, seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        sheets = game.sheets[str(options["pedestals"])]
        self.sheets = sheets
        self.ways = sheets.roads
        self.moves = game.families
        self.width = sheets.width
        self.chosen_order = options["harvest_order"] == "chosen"
        self.leftmost_joins = options["joining_citizen"] == "leftmost"
        self.statue_at_once = options["statue_chain"] == "at-once"

    def blank(self) -> Lordships:
        return Lordships(cast("DiceKingdoms", self.game), self.seats, self.options, self.stream)

    def clear(self) -> None:
        """New sheets for everybody and a full deck, before set-up or loading."""
        seats = self.seats
        self.first = 0
        self.active = 0
        self.ending = False
        self.moment = AT_ONCE
        self.dice = [0] * 6
        self.rolled = [0] * 4
        self.used = 0
        self.bans = 0
        self.origin = 0
        self.ahead = 0
        self.marks = self.sheets.start * seats
        self.grants = [0] * (seats * 4)
        self.roads = [0] * seats
        self.frontier = [self.ways.entries] * seats
        self.rallied = [0] * seats
        self.claims = [0] * (seats * LAIRS)
        self.complete = [0] * seats
        self.owed = [0] * seats
        self.statues = [0] * seats
        self.deck = DAY | DAY << STATUES
        self.river = 0
        self.under = []
        self.river_size = RIVER
        self.events = []
        self.struck = [0] * self.width
        self.struck_roads = 0
        self.struck_domains = 0
        self.struck_lairs = 0

    def copy_table(self, other: Lordships) -> None:
        other.first = self.first
        other.active = self.active
        other.ending = self.ending
        other.moment = self.moment
        other.dice = self.dice.copy()
        other.rolled = self.rolled
        other.used = self.used
        other.bans = self.bans
        other.origin = self.origin
        other.ahead = self.ahead
        other.marks = self.marks.copy()
        other.grants = self.grants.copy()
        other.roads = self.roads.copy()
        other.frontier = self.frontier.copy()
        other.rallied = self.rallied.copy()
        other.claims = self.claims.copy()
        other.complete = self.complete.copy()
        other.owed = self.owed.copy()
        other.statues = self.statues.copy()
        other.deck = self.deck
        other.river = self.river
        other.under = self.under.copy()
        other.river_size = self.river_size
        other.events = self.events.copy()
        other.struck = self.struck if self.seats > 1 else self.struck.copy()
        other.struck_roads = self.struck_roads
        other.struck_domains = self.struck_domains
        other.struck_lairs = self.struck_lairs

    # -- Sheets ----------------------------------------------------------------------------------

    def checked(self, seat: int, section: int) -> int:
        """How many boxes of a section are checked; struck ones do not count (DK-R-41)."""
        marks = self.marks[seat * self.width + section]
        struck = self.struck[section]
        return marks - (struck & ((1 << marks) - 1)).bit_count() if struck else marks

    def free(self, seat: int, section: int) -> int:
        """How many boxes of a section can still be checked."""
        marks = self.marks[seat * self.width + section]
        free = self.sheets.sizes[section] - marks
        struck = self.struck[section]
        return free - (struck >> marks).bit_count() if struck else free

    def is_complete(self, seat: int, section: int) -> bool:
        return self.marks[seat * self.width + section] == self.sheets.sizes[section]

    def box_facts(self, box: int) -> Facts:
        return box_facts(self.ways.boxes[box], self.sheets.box_ends[box])

    def note_lair(self, seat: int, lair: int) -> bool:
        """Whether every box of all blocks of a lair is checked, which is then kept in mind (DK-057)."""
        place = self.sheets.lairs[lair]
        for block in range(place.start, place.stop):
            if not self.is_complete(seat, BLOCKS + block):
                return False
        self.complete[seat] |= 1 << lair
        return True

    def complete_tracks(self, seat: int) -> int:
        start = seat * self.width + TRACKS
        complete = 0
        for track in range(start, start + 4):
            if self.marks[track] == TRACK_SIZE:
                complete += 1
        return complete

    def find_frontier(self, seat: int) -> int:
        """The boxes next to a start, a checked box or a rallied domain, from scratch."""
        found = self.ways.entries
        for box in bits(self.roads[seat] & ~self.struck_roads):
            found |= self.ways.neighbours[box]
        for domain in bits(self.rallied[seat] & ~self.struck_domains):
            found |= self.ways.domain_boxes[domain]
        return found & ~self.roads[seat] & ~self.struck_roads

    # -- Statues ---------------------------------------------------------------------------------

    def draw_statue(self) -> int:
        """The next card of the deck: any Day card, then any Night card, then what was put under it."""
        pile = self.deck & DAY or self.deck
        if not pile:
            return self.under.pop(0)
        left = self.stream.card(STATUE_DECK, pile.bit_count())
        while left:
            pile &= pile - 1
            left -= 1
        card = (pile & -pile).bit_length() - 1
        self.deck ^= 1 << card
        return card

    def refill_river(self) -> None:
        """Turn up cards until the river is full again, or the deck is used up (DK-009, DK-R-30)."""
        while self.river.bit_count() < self.river_size and (self.deck or self.under):
            card = self.draw_statue()
            self.river |= 1 << card
            if self.listener is not None:
                night = card >= STATUES
                self.tell("river", card=self.sheets.statues[card % STATUES].id, night=night)

    # -- What core asks --------------------------------------------------------------------------

    def set_up(self) -> None:
        self.clear()
        setup.set_up(self)

    def redeal(self, seat: int, rng: Stream) -> bool:
        """Nothing is hidden: sheets and river are open, and the deck is not decided yet."""
        return False

    def view_table(self, seat: int | None) -> Table:
        return view.view_table(self, seat)

    def own_parts(self, seat: int, table: Table) -> dict[str, object]:
        """All look at the same table."""
        return {}

    def dump_table(self) -> dict[str, Any]:
        return position.dump_table(self)

    def load_table(self, fields: Fields) -> None:
        position.load_table(self, fields)

    def scores(self) -> list[Score]:
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def tie_breaks(self) -> list[TieBreak]:
        return scoring.tie_breaks(self)

    def reckoning(self, seat: int) -> list[Counted]:
        return reckoning.reckoning(self, seat)

    def end_in_sight(self) -> Ending | None:
        return turn.end_in_sight(self)

    def verdict(self) -> str:
        return scoring.verdict(self)

    def ranks(self) -> list[Rank]:
        return scoring.RANKS if self.seats == 1 else []

    def reason(self, seat: int, move: Move) -> Phrase | None:
        return texts.reason(self, seat, move)

    def recurring(self, seat: int) -> str:
        return harvest.recurring(self, seat)

    def later(self, move: Move) -> Phrase | None:
        return (f"when-{move.family}", {}) if move.target else None

    def label(self, seat: int, move: Move) -> Phrase:
        return texts.label(self, seat, move)

    def tally(self, seat: int) -> dict[str, int]:
        return {"vp": scoring.score(self, seat).total}

    def touched(self, seat: int, move: Move) -> list[str]:
        return preview.checks(self, seat, move)

    def outlook(self, seat: int, move: Move) -> list[Phrase]:
        return texts.outlook(self, move)

    def conserved(self) -> dict[str, int]:
        return scoring.conserved(self)
