"""The build backend: setuptools, asking for a compiler or for Node only where they are needed."""

import os
import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

sys.path.insert(0, str(Path(__file__).parent / "web"))

from build import NODE_WHEEL, has_node


def get_requires_for_build_wheel(config_settings=None):  # type: ignore[no-untyped-def]
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("DUCHY_PURE") != "1":
        needed.append("mypy>=1.19")
    if not has_node():
        needed.append(NODE_WHEEL)
    return needed
