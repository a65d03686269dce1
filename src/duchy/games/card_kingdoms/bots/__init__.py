"""What bots and learning programs are told: numbers."""
