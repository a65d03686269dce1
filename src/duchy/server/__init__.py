"""The table server: tables, seats, clocks, store, web API. Knows core and bots, never a game by name."""
