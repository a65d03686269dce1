"""Phase 3: the realm bonus (KV-095..KV-102, KV-R-33, KV-R-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.core.state import NO_MOVES, replaced
from duchy.games.king_of_the_valley.components.cards import COLUMNS, KNIGHT, PEASANT
from duchy.games.king_of_the_valley.rules import steps

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.state import Valley


def offer_claims(s: Valley, seat: int, _a: int, _b: int) -> list[Move]:
    """One face-up tile of each Influence; the fifth is a Farmer or a Farmer's Wife (KV-095, KV-096)."""
    columns = s.columns
    start = seat * COLUMNS
    if not (columns[start] and columns[start + 1] and columns[start + 2] and columns[start + 3]):
        return NO_MOVES
    offered = [move for move in s.moves.claim if columns[start + move.a]]
    if offered:
        offered.append(s.moves.claim_nothing)
    return offered


def claim(s: Valley, seat: int, _a: int, _b: int, move: Move) -> None:
    """Gold now, a token for the end, and the five tiles face down (KV-097, KV-098)."""
    if move is s.moves.claim_nothing:
        return
    s.idle = 0
    s.gain(seat, s.box.realm_gold)
    s.tokens = replaced(s.tokens, seat, s.tokens[seat] + 1)
    if s.listener is not None:
        s.tell("realm", seat=seat, gold=s.box.realm_gold, renown=s.box.realm_renown)
    s.push(steps.TURN_TILES, seat, COLUMNS + move.a)
    for column in range(KNIGHT, -1, -1):
        s.push(steps.TURN_TILES, seat, COLUMNS + column)


def missing_for_realm(s: Valley, seat: int) -> list[int]:
    """The columns that lack a face-up tile for the set; a Farmer stands for either of the two."""
    start = seat * COLUMNS
    missing = [column for column in range(KNIGHT + 1) if not s.columns[start + column]]
    if not s.columns[start + PEASANT] and not s.columns[start + PEASANT + 1]:
        missing.append(PEASANT)
    return missing


def prompt_claim(s: Valley, _seat: int, _a: int, _b: int) -> Facts:
    return {"gold": s.box.realm_gold, "renown": s.box.realm_renown, "rule": "KV-097"}
