"""Setting the table (DK-005..DK-014, DK-161)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.games.dice_kingdoms.rules import steps

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships


def set_up(s: Lordships) -> None:
    """New sheets are laid out by `clear`; the river is turned up and the first player found."""
    s.refill_river()
    s.trunk.append((steps.FIRST_PLAYER, 0, 0, 0))
