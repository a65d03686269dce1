"""A table and all that leaves it. No web, no SQL, no processes: it runs in a server and in a browser."""
