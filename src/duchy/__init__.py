"""Duchy: four kingdom-building games for people, bots and researchers.

>>> import duchy
>>> state = duchy.game("card-kingdoms").new(seats=3, seed=7, options={"setup": "first-game"})
>>> state.deciders
(0, 1, 2)
>>> [move.text for move in state.legal(0)]
['keep reese', 'keep hrothgar']
"""

from duchy._version import __version__
from duchy.core.errors import DuchyError, IllegalMove
from duchy.core.playthrough import Playthrough
from duchy.core.record import Record
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream
from duchy.games import game, game_ids

__all__ = [
    "DuchyError",
    "IllegalMove",
    "Playthrough",
    "Record",
    "SeatHandle",
    "Stream",
    "__version__",
    "game",
    "game_ids",
]
