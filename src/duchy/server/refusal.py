"""A request that the server refuses: one sentence for the person, one code for the client."""

from __future__ import annotations

from duchy.core.errors import DuchyError

STATUS = {
    "bad-message": 400,
    "bad-table": 400,
    "bad-record": 400,
    "no-guest": 401,
    "not-yours": 403,
    "private": 403,
    "origin": 403,
    "not-found": 404,
    "too-slow": 408,
    "stale": 409,
    "not-now": 409,
    "running": 409,
    "full": 409,
    "slow-down": 429,
    "too-many": 429,
    "not-saved": 503,
    "stopping": 503,
}
"""The codes that have a meaning of their own in HTTP; all others are a 400."""


class Refusal(DuchyError):
    """What was asked is not done, and nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)
