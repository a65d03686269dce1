"""Valeria: Card Kingdoms. Dice activate your Citizens; slay Monsters, recruit, build."""

from duchy.games.card_kingdoms.game import make_game

__all__ = ["make_game"]
