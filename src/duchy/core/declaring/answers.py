"""What core asks a game, and which of its functions answer: one table a game, in its `answers.py`.

The methods of `State` say what each question means. Each function takes the state first; a small game can
override these methods instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from duchy.core.moves import Move
    from duchy.core.reading.fields import Fields
    from duchy.core.score import Score
    from duchy.core.showing.shown import Counted, Ending, Rank, TieBreak
    from duchy.core.showing.words import Phrase
    from duchy.core.stream import Stream


def must_be_said(*asked: Any) -> Any:
    raise NotImplementedError


def nothing(*asked: Any) -> None:
    """No answer."""


def no_text(*asked: Any) -> str:
    return ""


def none_of_them(*asked: Any) -> list[Any]:
    return []


def no_amounts(*asked: Any) -> dict[str, int]:
    return {}


def nothing_hidden(*asked: Any) -> bool:
    """Nothing that is decided is hidden from anybody."""
    return False


def alike(state: Any, seat: int, table: Any) -> dict[str, object]:
    """All look at the same table."""
    return {}


def when_asked_for(move: Move) -> Phrase | None:
    """What the part of the board waits for that a move concerns."""
    return (f"when-{move.family}", {}) if move.target else None


def plain_label(state: Any, seat: int, move: Move) -> Phrase:
    return (f"move-{move.verb}", {"a": move.a, "b": move.b, "c": move.c})


def points(state: Any, seat: int) -> dict[str, int]:
    return {"vp": state.scores()[seat].total}


class Answers:
    """The functions that answer; those that a game leaves out have nothing to say."""

    def __init__(
        self,
        *,
        set_up: Callable[[Any], None] = must_be_said,
        view_table: Callable[[Any, int | None], Mapping[str, object]] = must_be_said,
        own_parts: Callable[[Any, int, Any], Mapping[str, object]] | None = None,
        lay_open: Callable[[Any, Any], None] = nothing,
        redeal: Callable[[Any, int, Stream], bool] = nothing_hidden,
        dump_table: Callable[[Any], dict[str, Any]] = must_be_said,
        load_table: Callable[[Any, Fields], None] = must_be_said,
        score: Callable[[Any, int], Score] = must_be_said,
        winners: Callable[[Any], tuple[int, ...]] = must_be_said,
        rival: Callable[[Any], Score | None] = nothing,
        reckoning: Callable[[Any, int], list[Counted]] = none_of_them,
        rival_reckoning: Callable[[Any], list[Counted]] = none_of_them,
        tie_breaks: Callable[[Any], list[TieBreak]] = none_of_them,
        end_in_sight: Callable[[Any], Ending | None] = nothing,
        verdict: Callable[[Any], str] = no_text,
        ranks: Callable[[Any], list[Rank]] = none_of_them,
        reason: Callable[[Any, int, Move], Phrase | None] = nothing,
        recurring: Callable[[Any, int], str] = no_text,
        later: Callable[[Move], Phrase | None] = when_asked_for,
        label: Callable[[Any, int, Move], Phrase] = plain_label,
        tally: Callable[[Any, int], dict[str, int]] = points,
        surely: Callable[[Any, int, Move], dict[str, int]] = no_amounts,
        touched: Callable[[Any, int, Move], list[str]] = none_of_them,
        outlook: Callable[[Any, Move], list[Phrase]] = none_of_them,
        conserved: Callable[[Any], dict[str, int]] = no_amounts,
    ) -> None:
        self.set_up = set_up
        self.view_table = view_table
        self.own_parts = own_parts
        self.lay_open = lay_open
        self.redeal = redeal
        self.dump_table = dump_table
        self.load_table = load_table
        self.score = score
        self.winners = winners
        self.rival = rival
        self.reckoning = reckoning
        self.rival_reckoning = rival_reckoning
        self.tie_breaks = tie_breaks
        self.end_in_sight = end_in_sight
        self.verdict = verdict
        self.ranks = ranks
        self.reason = reason
        self.recurring = recurring
        self.later = later
        self.label = label
        self.tally = tally
        self.surely = surely
        self.touched = touched
        self.outlook = outlook
        self.conserved = conserved


BY_METHODS: Final = Answers(later=nothing)
"""Of a game whose states answer by methods of their own."""
