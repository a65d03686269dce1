"""What leaves a table about its game: each seat is shown what it may know."""
