"""Dice Kingdoms of Valeria. Roll, harvest together; recruit, fight and build roads on two sheets."""

from duchy.games.dice_kingdoms.game import make_game

__all__ = ["make_game"]
