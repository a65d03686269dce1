"""Tests of `duchy.core` and `duchy.testing`, with a small game to prove them on."""
