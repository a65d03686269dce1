"""What is not installed is not tested: the extras `rl` and `openspiel` are no part of the core."""

from __future__ import annotations

from importlib.util import find_spec

NEEDS = {
    "test_observation.py": ("numpy",),
    "test_pettingzoo.py": ("pettingzoo",),
    "test_gymnasium.py": ("gymnasium",),
    "test_openspiel.py": ("pyspiel",),
    "test_research_page.py": ("pettingzoo",),
    "test_examples.py": ("pettingzoo", "pyspiel"),
    "test_sending.py": ("pettingzoo",),
    "test_shaping.py": ("pettingzoo",),
    "test_batch.py": ("numpy",),
    "test_trainers.py": ("pettingzoo",),
    "test_vector.py": ("gymnasium",),
}
collect_ignore = [
    file for file, modules in NEEDS.items() if any(find_spec(module) is None for module in modules)
]
