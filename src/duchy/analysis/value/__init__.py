"""What a position is worth to each seat, by whoever judges it."""
