"""Looking at a game and its decisions. Knows bots and core's contract; needs no server."""
