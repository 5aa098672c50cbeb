"""``python -m boardwright.server``: the server alone, for development and tests. People use ``boardwright serve``."""

from __future__ import annotations

import argparse


def main() -> None:
    from boardwright.server.run import run

    parser = argparse.ArgumentParser(prog="boardwright.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", default=None, help="a file or an address; default: in your data folder")
    given = parser.parse_args()
    run(given.host, given.port, given.database, lambda address: print(f"Boardwright is at {address}", flush=True))


if __name__ == "__main__":
    main()
