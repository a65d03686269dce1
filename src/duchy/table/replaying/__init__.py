"""Games to be looked at again: finished tables, and records that people open."""
