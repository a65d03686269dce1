"""What is in the box: cards and their words, and where everything lies."""
