"""How strong bots are, and how fast games."""
