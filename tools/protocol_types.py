"""The browser's types, made from the server's protocol and the views of the games: `web/src/lib/protocol.ts`.

pydantic writes the JSON Schema, json-schema-to-typescript the types; the result is checked in. `--check`
changes nothing and fails where the file no longer fits the Python side. Run it as `python -m tools.protocol_types`.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from typing import Any, get_type_hints

from pydantic import BaseModel, TypeAdapter

from boardwright.games import games, get_game
from boardwright.server import protocol
from tools import web

TYPES = web.WEB / "src" / "lib" / "protocol.ts"
WRITER = web.WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
HEAD = (
    "// Made by tools/protocol_types.py from src/boardwright/server/protocol.py and the games' views. Do not edit.\n\n"
)
HOW = ["--unreachableDefinitions", "--no-unknownAny", "--no-additionalProperties", "--ignoreMinAndMaxItems"]
STYLE = ["--style.singleQuote", "--style.printWidth", "120", "--bannerComment", ""]
#: The writer says of every type where it was found; that is the schema's business, not the reader's.
FOUND = re.compile(
    r"/\*\*\n \* This interface was referenced by [^/]*?\*/\n| \*\n \* This interface was referenced by [^/]*?(?= \*/)"
)


class NamedTwice(Exception):
    """All messages and all views share one file, so no two types may have the same name."""


def models() -> list[type[BaseModel]]:
    """Every message and part of a message, in the order of the protocol module."""
    own = [item for item in vars(protocol).values() if isinstance(item, type) and issubclass(item, BaseModel)]
    return [item for item in own if item not in (BaseModel, protocol.Strict, protocol.Sent)]


def schema() -> dict[str, Any]:
    """One schema whose definitions are all messages, all game views, and what either side of the wire may say."""
    definitions: dict[str, Any] = {}
    for model in models():
        add(definitions, model.__name__, model, sent=issubclass(model, protocol.Sent))
    for name in games():
        view = get_type_hints(type(get_game(name)).view)["return"]
        add(definitions, view.__name__, view, sent=True)
    add(definitions, "ServerMessage", protocol.ServerMessage, sent=True)
    add(definitions, "ClientMessage", protocol.ClientMessage, sent=False)
    sides = {"server": {"$ref": "#/$defs/ServerMessage"}, "client": {"$ref": "#/$defs/ClientMessage"}}
    return {
        "title": "Wire",
        "description": "What either side says over the socket of a table.",
        "type": "object",
        "properties": sides,
        "required": list(sides),
        "additionalProperties": False,
        "$defs": definitions,
    }


def add(definitions: dict[str, Any], name: str, kind: Any, sent: bool) -> None:
    """A type and the types it is made of. What the server sends is complete, so there defaults are not optional."""
    made = TypeAdapter(kind).json_schema(mode="serialization" if sent else "validation")
    parts = made.pop("$defs", {})
    if "$ref" not in made:  # a type that contains itself is already among its parts
        parts[name] = made
    for part, found in parts.items():
        if definitions.setdefault(part, mine := tidy(found, sent)) != mine:
            raise NamedTwice(f"two different types are called {part}; give one of them another name")


def tidy(node: Any, sent: bool) -> Any:
    """Without the titles of fields, which would each become a named type."""
    if isinstance(node, list):
        return [tidy(item, sent) for item in node]
    if not isinstance(node, dict):
        return node
    kept = {key: tidy(value, sent) for key, value in node.items() if not (key == "title" and isinstance(value, str))}
    if sent and isinstance(kept.get("properties"), dict):
        kept["required"] = list(kept["properties"])
    return kept


def types() -> str:
    """The text of protocol.ts."""
    web.install()
    command = [str(web.find_node().node), str(WRITER), *HOW, *STYLE]
    made = subprocess.run(command, input=json.dumps(schema()), capture_output=True, text=True, check=True)
    return HEAD + FOUND.sub("", made.stdout.lstrip())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the types fit")
    if not parser.parse_args().check:
        TYPES.write_text(types(), encoding="utf-8")
        return 0
    if TYPES.read_text(encoding="utf-8") == types():
        return 0
    print(f"{TYPES.name} does not fit the protocol; run: python -m tools.protocol_types", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
