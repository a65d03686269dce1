"""What was luck in a game, and what was a decision."""
