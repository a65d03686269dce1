"""What a game declares once: the fields of its states, and the functions that answer what core asks."""
