"""A request that is refused: one sentence for the person, one code for the client."""

from __future__ import annotations

from duchy.core.errors import DuchyError
from duchy.core.showing.words import Phrase


class Refusal(DuchyError):
    """What was asked is not done, and nothing has changed. `phrase`: what the rules say against it."""

    def __init__(self, code: str, sentence: str, phrase: Phrase | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.phrase = phrase
