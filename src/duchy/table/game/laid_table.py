"""How a table stands: all that its journal has told so far, and what can be asked of that."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.showing.shown import Result
from duchy.core.showing.words import Phrase
from duchy.core.state import State
from duchy.table.game import entries as e
from duchy.table.game.boxes import Cards
from duchy.table.game.change import Checkpoint
from duchy.table.game.clock import Clock
from duchy.table.game.fairness import bot_key, key_from_parts, parts_as_data
from duchy.table.game.lesson import move_after, moves_along
from duchy.table.game.results import result_facts
from duchy.table.game.seats import BOT, PERSON, SeatAt
from duchy.table.game.wishes import Refusals, Wish
from duchy.table.messages import OPEN, OVER, RUNNING, ChatLine, Settings

CHAT_KEPT = 100
PUBLIC_LASTS, PRIVATE_LASTS = 600_000, 604_800_000
"""How long a table stays open at which nobody waits, in milliseconds: who has a link may come days later."""
RESTS = 604_800_000
"""How long a game that is left to bots rests where nobody looks, until it is given up."""


class LaidTable:
    __slots__ = (
        "answers",
        "awaited_at",
        "barred",
        "began",
        "beginning",
        "changed",
        "chat",
        "clock",
        "created",
        "deal",
        "ended",
        "excused_to",
        "game",
        "guide",
        "has_old_rules",
        "household",
        "id",
        "ids",
        "invitation",
        "kept_back",
        "labels",
        "left_guide",
        "moved_at",
        "news",
        "number",
        "numbers",
        "offered_at",
        "overran",
        "owner",
        "play",
        "previous",
        "refusals",
        "rematch",
        "resigned",
        "rules",
        "seats",
        "secret",
        "settings",
        "sits",
        "status",
        "stirs",
        "thinking",
        "touched_at",
        "unasked",
        "willing",
        "wish",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.status = OPEN
        self.created = 0
        self.owner = ""
        self.invitation = ""
        self.previous = ""
        self.beginning: e.Beginning | None = None
        self.guide: e.Guided | None = None
        self.left_guide = False
        self.deal: e.Dealt | None = None
        self.rematch = ""
        self.willing: set[str] = set()
        self.secret = b""
        self.settings: Settings
        self.game: Game
        self.seats: list[SeatAt] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.ids: dict[str, dict[str, int]] = {}
        self.clock: Clock
        self.play: Playthrough | None = None
        self.began = 0
        self.numbers: list[int] = []
        self.labels: list[Phrase | None] = []
        self.unasked: list[bool] = []
        self.changed = 0
        self.offered_at: list[int] = []
        self.answers: list[dict[str, str]] = []
        self.wish: Wish | None = None
        self.refusals = Refusals()
        self.thinking: set[int] = set()
        self.resigned: list[int] = []
        self.overran: set[int] = set()
        self.ended = ""
        self.rules = 0
        self.has_old_rules = False
        self.barred: set[str] = set()
        self.stirs: Counter[str] = Counter()
        self.sits: Counter[str] = Counter()
        self.household = ""
        self.moved_at = self.touched_at = self.awaited_at = 0
        self.excused_to = 0
        self.kept_back: Checkpoint | None = None
        self.news: list[int] = []

    @property
    def cards(self) -> Cards | None:
        """Own cards that are played with."""
        return self.game.card_file.overlay or None

    @property
    def state(self) -> State:
        assert self.play is not None
        return self.play.state

    @property
    def record(self) -> Record:
        assert self.play is not None
        return self.play.record

    @property
    def holds(self) -> int:
        """The number of the last move that was not taken back; before the first one, that of the start."""
        return self.numbers[-1] if self.numbers else self.began

    @property
    def started(self) -> bool:
        return self.play is not None

    def label_of(self, number: int) -> Phrase:
        """A move of the record in the words it was offered with."""
        label = self.labels[number]
        if label is None:
            seat, move = self.record.moves[number]
            label = self.labels[number] = self.record.replay(number).label(seat, move)
        return label

    def seats_of(self, player: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player]

    def persons(self) -> list[str]:
        """The persons at the table, each once."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.kind == PERSON))

    def deciders(self) -> list[int]:
        """The seats that the game waits for."""
        return list(self.state.deciders) if self.status == RUNNING else []

    def bots_to_move(self) -> list[int]:
        if self.status != RUNNING:
            return []
        bots = [seat for seat in self.state.deciders if self.seats[seat].bot]
        due = self.scripted()
        return bots if due is None else [seat for seat in bots if seat == due[0]]

    def is_passed_over(self, seat: int) -> bool:
        """Whether a person is not asked, since there is one answer and nobody expects to press it. At one
        screen for several everybody would see who is passed over, and a guide asks what it explains."""
        at = self.seats[seat]
        if self.status != RUNNING or at.bot or self.scripted() is not None:
            return False
        if at.usual and self.usual_answer(seat) is not None:
            return True
        return self.state.forced(seat) is not None and len(self.seats_of(at.player)) == 1

    def usual_answer(self, seat: int) -> Move | None:
        """What a person answered before to what is asked now; None if that is not known."""
        if self.status != RUNNING or self.seats[seat].bot:
            return None
        answer = self.answers[seat].get(self.state.recurring(seat))
        return None if answer is None else self.state.as_before(seat, self.game.parse(answer))

    def passed_over(self) -> list[int]:
        return [seat for seat in self.deciders() if self.is_passed_over(seat)]

    def lesson(self) -> int | None:
        """How many moves of its script a guided game has made; None off its path, or where there is none."""
        if self.guide is None or self.left_guide or self.play is None:
            return None
        return moves_along(self.guide.steps, self.record.moves)

    def scripted(self) -> tuple[int, str] | None:
        """The seat and the move that the script of a guided game has next."""
        if self.guide is None:
            return None
        lesson = self.lesson()
        return None if lesson is None else move_after(self.guide.steps, lesson)

    @property
    def is_left_to_bots(self) -> bool:
        """Whether no person plays on: all seats are bots', or have a bot standing in."""
        return self.status == RUNNING and all(seat.bot for seat in self.seats)

    def attention(self, is_watched: bool = False) -> int | None:
        """When the server must do something by itself: 0 is at once, None is never. Bots play for who looks
        on or plays with them; else their game rests."""
        if self.status == OPEN:
            lasts = PUBLIC_LASTS if self.settings.public else PRIVATE_LASTS
            return max(self.touched_at, self.awaited_at) + lasts
        if self.status != RUNNING:
            return None
        if self.is_left_to_bots and not is_watched:
            return self.touched_at + RESTS
        if self.bots_to_move() or self.passed_over():
            return 0
        deadline = self.clock.deadline()
        ends = None if self.wish is None else self.wish.ends_at(self.seats)
        if deadline is None or ends is None:
            return deadline if ends is None else ends
        return min(deadline, ends)

    def attention_is_due(self, now: int) -> bool:
        wake = self.attention()
        return wake is not None and wake <= now

    def is_wish_over(self, now: int) -> bool:
        ends = None if self.wish is None else self.wish.ends_at(self.seats)
        return ends is not None and ends <= now

    def still_sealed(self) -> list[int]:
        """The seats that are to tell their contributions, once everybody's is fixed."""
        if self.status != OPEN or not all(seat.ready for seat in self.seats):
            return []
        return [number for number, seat in enumerate(self.seats) if seat.is_sealed]

    def contributions(self) -> list[str]:
        return [seat.contribution for seat in self.seats]

    @property
    def is_ranked(self) -> bool:
        """Whether this is somebody's one try at a deal."""
        return self.deal is not None and self.deal.ranked

    def key_parts(self) -> tuple[str, bytes, list[str]]:
        """What the key of the dice is made of. A deal has the same for all, whoever sits there."""
        if self.deal is not None:
            return self.deal.id, self.secret, []
        return self.id, self.secret, self.contributions()

    def key(self) -> bytes:
        return key_from_parts(*self.key_parts())

    def fairness(self) -> dict[str, Any] | None:
        """The parts of the key. The dice of a guided game were chosen to teach: no claim is made of them."""
        return None if self.guide else parts_as_data(*self.key_parts())

    def bot_key(self, seat: int) -> str:
        """What the bot of a seat draws from for its next decision; '' where it has luck of its own."""
        if self.deal is None:
            return ""
        return bot_key(self.secret, seat, sum(mover == seat for mover, _ in self.record.moves))

    def result(self) -> Result | None:
        return result_facts(self.state, self.resigned) if self.status == OVER else None

    def done_before(self, player: str, id: str) -> int | None:
        """The number that a request of this person got when it was done; None if it was not."""
        return self.ids.get(player, {}).get(id)

    def willing_seats(self) -> list[int]:
        """The seats that would play again: those of persons who said so, and bots, who always do."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == BOT or seat.player in self.willing
        ]

    def unwilling(self) -> list[str]:
        """The persons who have not agreed to a rematch."""
        return [person for person in self.persons() if person not in self.willing]
