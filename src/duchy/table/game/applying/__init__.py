"""What each entry of the journal does to its table, by what it is about."""
