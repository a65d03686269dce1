"""Villages of Valeria. Develop resources, build a village, recruit adventurers; others may follow."""

from duchy.games.villages.game import make_game

__all__ = ["make_game"]
