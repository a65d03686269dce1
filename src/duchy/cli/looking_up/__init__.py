"""Commands that look things up: games, cards, rules."""
