"""The browser's functions for what can be asked over HTTP, from the server's own list of calls."""

from __future__ import annotations

import re
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

import msgspec

from duchy.table.messages.calls import CALLS, NAMED, Call

HEADER = "// Made by scripts/generate.py from duchy.table.messages.calls. Do not edit.\n"
HEAD = """
/** Sends a request and gives the answer, or throws a refusal. */
export type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>

const part = (word: string | number): string => encodeURIComponent(word)

/** Parameters behind a path; those without a value are left out. */
function query(wanted: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== null)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

/** Everything that can be asked over HTTP, however it is sent. */
export const callsOver = (send: Send) => ({
"""
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null"}


def type_of(kind: Any) -> str:
    """A Python type as a TypeScript type."""
    if kind in PLAIN:
        return PLAIN[kind]
    if get_origin(kind) is list:
        return f"{type_of(get_args(kind)[0])}[]"
    if get_origin(kind) is dict:
        return "Record<string, unknown>"
    if get_origin(kind) is UnionType:
        return " | ".join(type_of(part) for part in get_args(kind))
    return str(kind.__name__)


def structs_in(kind: Any) -> set[str]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {kind.__name__}
    return {name for part in get_args(kind) for name in structs_in(part)}


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda letter: letter[1].upper(), name)


def function(call: Call) -> str:
    given = [f"{name}: {type_of(kind)}" for name, kind in call.named().items()]
    path = NAMED.sub(r"${part(\1)}", call.path)
    if call.takes is not None:
        given.append(f"data: {type_of(call.takes)}")
    if call.query:
        wanted = "; ".join(f"{name}?: {type_of(kind)}" for name, kind in call.query.items())
        given.append(f"wanted: {{ {wanted} }} = {{}}")
        path += "${query(wanted)}"
    quoted = f"`{path}`" if "$" in path else f"'{path}'"
    sent = f"'{call.method}', {quoted}" + (", data" if call.takes is not None else "")
    return f"  {camel(call.name)}: ({', '.join(given)}) => send<{type_of(call.gives)}>({sent}),\n"


def calls_file() -> str:
    used = sorted(
        {name for call in CALLS.values() for name in structs_in(call.gives) | structs_in(call.takes)}
    )
    types = f"import type {{ {', '.join(used)} }} from './protocol'\n"
    return HEADER + types + HEAD + "".join(function(call) for call in CALLS.values()) + "})\n"
