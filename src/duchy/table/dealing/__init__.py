"""Deals that everybody plays with the same luck: one a game a day, and the rounds of tournaments."""
