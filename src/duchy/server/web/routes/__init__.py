"""The routes, each for one call of `table/messages/calls.py`."""
