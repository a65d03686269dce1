"""What persons want of a table: each request is decided, or refused with a reason."""
