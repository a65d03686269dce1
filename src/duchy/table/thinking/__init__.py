"""What bots are asked about a table: moves, hints, reviews."""
