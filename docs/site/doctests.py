"""Shows the examples in docstrings as what they are: code with what it prints."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Module, Object

EXAMPLE = re.compile(r"^( *)>>> .*(?:\n(?! *$).+)*", re.MULTILINE)


class Doctests(Extension):
    def on_package(self, *, pkg: Module, **_: Any) -> None:
        show_examples(pkg)


def show_examples(thing: Object) -> None:
    if thing.docstring:
        thing.docstring.value = EXAMPLE.sub(fenced, thing.docstring.value)
    for member in thing.members.values():
        if not member.is_alias:
            show_examples(member)


def fenced(example: re.Match[str]) -> str:
    return f"{example[1]}```pycon\n{example[0]}\n{example[1]}```"
