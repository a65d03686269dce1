"""A game in the terminal: played, or replayed from its record."""
