"""Pig: roll as often as you dare, and hold before a 1 takes it all."""

from duchy_pig.game import make_game

__all__ = ["make_game"]
