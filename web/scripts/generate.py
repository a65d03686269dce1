"""Write what the browser must know at build time, from the Python that decides it.

    python web/scripts/generate.py           write web/src/generated
    python web/scripts/generate.py --check   fail if it is not up to date

The TypeScript types come from the table's messages and from what views show (`shown.py` of the core and of
each game), the functions from the list of calls, so that a mismatch fails the type check. For each game there
is a file with its cards (their facts and their effects as phrases) and its targets (a move for each part of
the board, to ask why it cannot be used), and what else its board draws (`Game.drawing`). For each language
there is what the hall says of all games.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from calls import calls_file
from view_types import view_types

import duchy
from duchy.core.showing.shown import View
from duchy.core.showing.words import languages, words
from duchy.table import messages

OUT = Path(__file__).parent.parent / "src" / "generated"
HEADER = "// Made by scripts/generate.py from duchy.table.messages. Do not edit.\n"


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**schema, "type": one}) for one in kind)
    if kind == "array":
        items = schema.get("items")
        inner = type_of(items) if isinstance(items, dict) else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object" and "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    plain = {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }
    return plain.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {type_of(part)}"
        for field, part in schema["properties"].items()
    ]
    about = schema.get("description", "").strip().split("\n")[0]
    comment = f"/** {about} */\n" if about else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def union(name: str, schema: dict[str, Any]) -> str:
    return f"export type {name} = {type_of(schema)}\n"


def protocol() -> str:
    structs = [
        value
        for value in vars(messages).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__.startswith(messages.__name__)
    ]
    unions = {"ToServer": messages.ToServer, "ToClient": messages.ToClient}
    schemas, parts = msgspec.json.schema_components([*unions.values(), *structs], ref_template="#/{name}")
    written = [interface(name, parts[name]) for name in sorted(parts)]
    written += [union(name, schema) for name, schema in zip(unions, schemas, strict=False)]
    return HEADER + "\n" + "\n".join(written)


def game_file(id: str) -> str:
    game = duchy.game(id)
    cards = {
        section: {card: {**facts, "texts": game.card_texts(section, card)} for card, facts in entries.items()}
        for section, entries in game.card_file.sections.items()
    }
    targets: dict[str, int] = {}
    for move in game.moves.all:
        targets.setdefault(move.target, move.id)
    targets.pop("", None)
    file: dict[str, Any] = {"cards": cards, "targets": targets, **game.drawing()}
    return json.dumps(file, ensure_ascii=False, separators=(",", ":")) + "\n"


def shelf_file(language: str, ids: list[str]) -> str:
    """What the hall says of each game, whose other words are loaded only at its tables."""
    lines = ["### Made by scripts/generate.py from the words of each game. Do not edit."]
    for id in ids:
        own = words(language, id)
        lines += [f"{name}-{id} = {own.say(f'game-{name}')}" for name in ("title", "about")]
    return "\n".join(lines) + "\n"


def playable(id: str) -> bool:
    """Whether the game is finished enough to be shown: half-written ones wait."""
    try:
        duchy.game(id)
    except (ImportError, AttributeError, NotImplementedError, KeyError):
        return False
    return True


def main() -> int:
    files = {"protocol.ts": protocol(), "calls.ts": calls_file(), "view.ts": view_types(View)}
    ids = [id for id in duchy.game_ids() if playable(id)]
    for language in languages():
        files[f"shelf/{language}.ftl"] = shelf_file(language, ids)
    for id in ids:
        files[f"games/{id}.json"] = game_file(id)
        declared = duchy.game(id).table_type
        if declared is not None:
            files[f"games/{id}.view.ts"] = view_types(declared)
    stale = []
    for name, text in files.items():
        path = OUT / name
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    if stale and "--check" in sys.argv:
        print(f"web/src/generated is not up to date ({', '.join(stale)}): run npm run generate in web/")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
