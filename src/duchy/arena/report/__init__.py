"""What a designer wants to know of many games, as numbers and as a page."""
