"""The agenda: what is still to be resolved, as a stack of small steps.

A step is four small numbers: its kind, the seat it concerns, and two numbers of its own. A kind either
*acts* (the game runs on by itself) or *asks* (a seat must choose among the moves offered). Each game
has one table of its kinds; a position shows them by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.core.events import Facts
from duchy.core.moves import Move

Step = tuple[int, int, int, int]

Act = Callable[[Any, int, int, int], None]
Offer = Callable[[Any, int, int, int], list[Move]]
Answer = Callable[[Any, int, int, int, Move], None]
Prompt = Callable[[Any, int, int, int], Facts]


class StepKind:
    """One kind of step. Its functions take the state and the step's seat and two numbers.

    `offer` gives the moves of an asking step. No move: the step is passed over. One move: it is made
    without asking, unless the step `waits`: because a person expects to press the button, or because it
    `covers` what its seat holds, since to be passed over would tell the others something. `answer` carries
    out the chosen move; `prompt` gives the facts of what is asked (`rule`, `card`, ...).
    """

    __slots__ = ("act", "answer", "covers", "name", "offer", "prompt", "waits")

    name: str
    act: Act | None
    offer: Offer | None
    answer: Answer | None
    prompt: Prompt | None
    waits: bool
    covers: bool

    def __init__(
        self,
        name: str,
        act: Act | None = None,
        offer: Offer | None = None,
        answer: Answer | None = None,
        prompt: Prompt | None = None,
        waits: bool = False,
        covers: bool = False,
    ) -> None:
        self.name = name
        self.act = act
        self.offer = offer
        self.answer = answer
        self.prompt = prompt
        self.waits = waits or covers
        self.covers = covers


def acts(name: str, act: Act) -> StepKind:
    """A kind of step that the game carries out by itself."""
    return StepKind(name, act=act)


def asks(
    name: str, offer: Offer, answer: Answer, prompt: Prompt, waits: bool = False, covers: bool = False
) -> StepKind:
    """A kind of step at which a seat decides."""
    return StepKind(name, offer=offer, answer=answer, prompt=prompt, waits=waits, covers=covers)
