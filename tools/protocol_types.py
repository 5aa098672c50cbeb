"""The browser's types: `web/src/lib/protocol.ts` from the server's protocol, `view.ts` in a page's folder from the view
of that game and from what it tells players to help them.

pydantic writes the JSON Schema, json-schema-to-typescript the types; the result is checked in. `--check`
changes nothing and fails where a file no longer fits the Python side. Run it as `python -m tools.protocol_types`.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_type_hints

from pydantic import BaseModel, TypeAdapter

from boardwright.games import folders, get_game
from boardwright.server import protocol
from tools import web

PROTOCOL = web.WEB / "src" / "lib" / "protocol.ts"
PAGES = web.WEB / "src" / "games"
WRITER = web.WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
HEAD = "// Made by tools/protocol_types.py from {}. Do not edit.\n\n"
HOW = ["--unreachableDefinitions", "--no-unknownAny", "--no-additionalProperties", "--ignoreMinAndMaxItems"]
STYLE = ["--style.singleQuote", "--style.printWidth", "120", "--bannerComment", ""]
#: The writer says of every type where it was found; that is the schema's business, not the reader's.
FOUND = re.compile(
    r"/\*\*\n \* This interface was referenced by [^/]*?\*/\n| \*\n \* This interface was referenced by [^/]*?(?= \*/)"
)


class NamedTwice(Exception):
    """The types of one file share their names, so no two of them may have the same."""


def models() -> list[type[BaseModel]]:
    """Every message and part of a message, in the order of the protocol module."""
    own = [item for item in vars(protocol).values() if isinstance(item, type) and issubclass(item, BaseModel)]
    return [item for item in own if item not in (BaseModel, protocol.Strict, protocol.Sent)]


def schema() -> dict[str, Any]:
    """One schema whose definitions are all messages, and what either side of the wire may say."""
    definitions: dict[str, Any] = {}
    for model in models():
        add(definitions, model.__name__, model, sent=issubclass(model, protocol.Sent))
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


def view_schema(game: str) -> dict[str, Any]:
    """The schema of a game's view; its definitions are the types it is made of."""
    view = get_type_hints(type(get_game(game)).view)["return"]
    definitions: dict[str, Any] = {}
    add(definitions, view.__name__, view, sent=True)
    if get_game(game).helps:
        helpers = get_type_hints(type(get_game(game)).helpers)["return"]
        add(definitions, helpers.__name__, helpers, sent=True)
    return {**definitions.pop(view.__name__), "title": view.__name__, "$defs": definitions}


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


def files() -> dict[Path, str]:
    """Every file with the text that it should have; a game without a page has none."""
    web.install()
    pages = [game for game in sorted(folders()) if (PAGES / game).is_dir()]
    views = {PAGES / game / "view.ts": written(view_schema(game), f"the view of games/{game}") for game in pages}
    return {PROTOCOL: written(schema(), "src/boardwright/server/protocol.py"), **views}


def written(schema: dict[str, Any], source: str) -> str:
    """A schema as types."""
    command = [str(web.find_node().node), str(WRITER), *HOW, *STYLE]
    made = subprocess.run(command, input=json.dumps(schema), capture_output=True, text=True, check=True)
    return HEAD.format(source) + FOUND.sub("", made.stdout.lstrip())


def outdated() -> list[str]:
    """The files that no longer fit."""
    found = files().items()
    return [file.relative_to(web.ROOT).as_posix() for file, text in found if not file.exists() or text != read(file)]


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the types fit")
    if not parser.parse_args().check:
        for file, text in files().items():
            file.write_text(text, encoding="utf-8")
        return 0
    wrong = outdated()
    if wrong:
        print(f"{', '.join(wrong)}: no longer as in Python; run: python -m tools.protocol_types", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
