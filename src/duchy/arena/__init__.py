"""Many games at once: simulations and measurements. Knows core and bots, and no game by name."""
