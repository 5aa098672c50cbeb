"""``python -m boardwright.server``: the server alone, for development and tests. People use ``boardwright serve``."""

from __future__ import annotations

import argparse


def main() -> None:
    from boardwright.server.run import run
    from boardwright.server.sharing import Sharing

    parser = argparse.ArgumentParser(prog="boardwright.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", default=None, help="a file or an address; default: in your data folder")
    parser.add_argument("--share", action="store_true", help="let people in from the network, without a question")
    parser.add_argument("--address", action="append", default=[], help="share at this address only; may be repeated")
    parser.add_argument("--public-url", default=None, help="where a proxy shows this server")
    given = parser.parse_args()
    sharing = Sharing(given.public_url, given.address)
    run(given.host, given.port, given.database, say_where, sharing, given.share)


def say_where(address: str, friends: list[str]) -> None:
    print(f"Boardwright is at {address}", flush=True)
    for friend in friends:
        print(f"Friends find it at {friend}", flush=True)


if __name__ == "__main__":
    main()
