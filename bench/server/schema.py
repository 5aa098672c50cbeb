"""Schemathesis on the HTTP API: requests of every described form, and of none, against a server on loopback.

``make fuzz`` installs Schemathesis into an environment of its own and runs this. Requests come from many addresses, so
that limits do not end them; paths that name a table name one that is there. A fault is a status from 500 on, or a
refusal that is not in the form of the protocol (`described.py`). It ends as Schemathesis does: with 0 where there is no
fault.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import FastAPI

from bench.server.crowd import open_table, serving
from boardwright.server.app import create_app

GAME = "kingdom_builder"
#: Behind these a bot thinks for a minute, or the server opens its doors to the network.
LEFT_OUT = ("/hints/", "/outlooks/", "/costliest/", "/share")


def description(table: str) -> dict[str, Any]:
    """The server's own description of its paths, with that table in them."""
    app: Any = create_app(None, workers=1)
    while not isinstance(app, FastAPI):
        app = app.app
    told = app.openapi()
    told["paths"] = {path: item for path, item in told["paths"].items() if not any(part in path for part in LEFT_OUT)}
    operations = [operation for item in told["paths"].values() for operation in item.values()]
    named = [parameter for operation in operations for parameter in operation.get("parameters", [])]
    for parameter in named:
        if (parameter["in"], parameter["name"]) == ("path", "table"):
            parameter["schema"]["enum"] = [table]
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100, help="requests of each operation and kind, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default="schemathesis", help="where Schemathesis is")
    given = parser.parse_args()
    program = Path(given.program).absolute() if os.sep in given.program else given.program
    with TemporaryDirectory(prefix="boardwright-schema-") as folder, serving() as server:
        table, tokens = open_table(server, GAME, 2, 0)
        path = Path(folder, "openapi.json")
        path.write_text(json.dumps(description(table)))
        command = [str(program), "run", str(path), "--url", f"http://127.0.0.1:{server.port}"]
        command += ["--max-examples", str(given.examples), "--seed", str(given.seed), "--request-timeout", "120"]
        command += ["--checks", "not_a_server_error,refusals_are_in_form", "--suppress-health-check", "all"]
        command += ["-H", f"Cookie: boardwright_visitor={tokens[0]}"]
        here = {**os.environ, "SCHEMATHESIS_HOOKS": "described", "PYTHONPATH": str(Path(__file__).parent)}
        return subprocess.run(command, env=here, cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
