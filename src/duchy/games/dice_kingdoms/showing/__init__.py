"""What a seat may know, and the words for it."""
