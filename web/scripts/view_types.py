"""TypedDicts as TypeScript: the types of a view, as a game declares them in its `shown.py`.

Fields become readonly, strings under fields their comments, and aliases keep their names.
"""

from __future__ import annotations

import ast
import inspect
import sys
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

from duchy.testing.shown import fields_of

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def view_types(root: Any) -> str:
    """A TypedDict and all that it is made of as a TypeScript module, in the order of its own module."""
    module = sys.modules[root.__module__]
    reached = reached_from(root)
    names = {kind: name for name, kind in vars(module).items() if get_origin(kind) and kind in reached}
    order = list(vars(module).values())
    declared = [kind for kind in reached if is_typeddict(kind)]
    declared.sort(key=lambda kind: order.index(kind) if kind in order else len(order))
    written = [f"// Made by scripts/generate.py from {module.__name__}. Do not edit.\n"]
    written += [f"export type {name} = {type_of(kind, {})}\n" for kind, name in names.items()]
    written += [interface(kind, names) for kind in declared]
    return "\n".join(written)


def reached_from(kind: Any) -> list[Any]:
    """This type and all that it is made of, from the outside in."""
    reached = [kind]
    for outer in reached:
        inner = [part for part, _ in fields_of(outer).values()] if is_typeddict(outer) else get_args(outer)
        reached += [part for part in dict.fromkeys(inner) if part not in reached]
    return reached


def interface(declared: Any, names: dict[Any, str]) -> str:
    about, comments = comments_of(sys.modules[declared.__module__], declared.__name__)
    lines = [comment(about, ""), f"export interface {declared.__name__} {{\n"]
    for name, (kind, required) in fields_of(declared).items():
        lines += [comment(comments.get(name, ""), "  ")]
        lines += [f"  readonly {name}{'' if required else '?'}: {type_of(kind, names)}\n"]
    return "".join([*lines, "}\n"])


def type_of(kind: Any, names: dict[Any, str]) -> str:
    if kind in names:
        return names[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in parts)
    if origin in (Union, UnionType):
        return " | ".join(type_of(part, names) for part in parts)
    if origin is dict:
        return f"Readonly<Record<string, {type_of(parts[1], names)}>>"
    if origin is list:
        inner = type_of(parts[0], names)
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    return PLAIN[kind]


def comments_of(module: ModuleType, name: str) -> tuple[str, dict[str, str]]:
    """What a class says about itself and about its fields, inherited ones too."""
    tree = ast.parse(inspect.getsource(module))
    declared = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    comments: dict[str, str] = {}
    for base in declared.bases:
        if isinstance(base, ast.Name) and base.id in vars(module) and is_typeddict(vars(module)[base.id]):
            comments |= comments_of(module, base.id)[1]
    for field, below in zip(declared.body, declared.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(ast.Constant(str(words))):
                    comments[field.target.id] = words
    return ast.get_docstring(declared) or "", comments


def comment(words: str, indent: str) -> str:
    return f"{indent}/** {' '.join(words.split())} */\n" if words else ""
