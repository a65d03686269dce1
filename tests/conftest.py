"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# The same examples in every run, no time limit on slow machines, and no folder of old examples.
settings.register_profile("duchy", derandomize=True, deadline=None, database=None)
settings.load_profile("duchy")
