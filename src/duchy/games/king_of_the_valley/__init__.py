"""King of the Valley. Walk your king through the valley, summon subjects, recruit from the hill."""

from duchy.games.king_of_the_valley.game import make_game

__all__ = ["make_game"]
