"""Boards of the terminal, one file a game. A game without one is drawn from its plain view."""
