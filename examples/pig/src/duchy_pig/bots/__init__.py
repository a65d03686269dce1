"""The game as bots and learners see it."""
