"""What is shown of a game: the types of views, the end in sight, words."""
