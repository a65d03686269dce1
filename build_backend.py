"""The build backend: setuptools, asking for a compiler or for Node only where they are needed."""

import os
import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

sys.path.insert(0, str(Path(__file__).parent / "web"))

from build import NODE_WHEEL, build, has_node, is_built


def get_requires_for_build_wheel(config_settings=None):  # type: ignore[no-untyped-def]
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("DUCHY_PURE") != "1":
        needed.append("mypy>=1.19")
    return needed + node_if_missing()


def get_requires_for_build_sdist(config_settings=None):  # type: ignore[no-untyped-def]
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node_if_missing()]


def build_sdist(sdist_directory, config_settings=None):  # type: ignore[no-untyped-def]
    """With the page in it: who installs the archive needs no Node."""
    build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def node_if_missing() -> list[str]:
    return [] if is_built() or has_node() else [NODE_WHEEL]
