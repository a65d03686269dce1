"""Looking back at a game: what was luck, what was a decision."""
