"""Builds the package: Python code, plus the locales and rules that lie beside it in a checkout."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

BESIDE = {"locales": "locales", "docs/rules": "rules"}


class BuildWithData(build_py):
    """Copies the folders that lie beside `src` into the package."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for source, name in BESIDE.items():
            target = Path(self.build_lib) / "duchy" / name
            shutil.copytree(Path(__file__).parent / source, target, dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithData})
