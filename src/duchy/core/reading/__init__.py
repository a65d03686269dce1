"""Plain data that a person may have written, and the files it comes from."""
