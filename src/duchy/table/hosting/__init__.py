"""Tables that are awake, and who looks after them."""
