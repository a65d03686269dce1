"""Guests: a name at once, no sign-up. A signed cookie says who somebody is."""

from __future__ import annotations

import hmac
from hashlib import blake2b
from secrets import token_hex

COOKIE = "duchy_guest"
YEAR = 365 * 86_400


def new_player_id() -> str:
    return token_hex(8)


def signed(player: str, secret: bytes) -> str:
    """The cookie of a player."""
    return f"{player}.{_signature(player, secret)}"


def player_of(cookie: str | None, secret: bytes) -> str:
    """The player that a cookie names; '' if it is not one of ours."""
    player, _, signature = (cookie or "").partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(player, secret).encode()):
        return ""
    return player


def _signature(player: str, secret: bytes) -> str:
    return blake2b(player.encode(), key=secret, digest_size=20, person=b"duchy guest").hexdigest()
