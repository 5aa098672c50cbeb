"""``python -m boardwright.server``: the server alone, for development and tests. People use ``boardwright serve``."""

from __future__ import annotations

import argparse
import gc
import logging
import sys

from boardwright.kernel.errors import BoardwrightError


def main() -> None:
    # What is loaded now stays: to look for garbage in it meanwhile would take a sixth of the time.
    gc.disable()
    from boardwright.server.addresses import read_place
    from boardwright.server.logs import FORMS, set_up
    from boardwright.server.mail import EXAMPLE, Postman
    from boardwright.server.run import run
    from boardwright.server.sharing import Sharing
    from boardwright.server.telling import Sending

    gc.enable()
    parser = argparse.ArgumentParser(prog="boardwright.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument(
        "--database", default=None, help="a file or the address of a database; default: in your data folder"
    )
    parser.add_argument("--share", action="store_true", help="let people in from the network, without a question")
    parser.add_argument("--address", action="append", default=[], help="share at this address only; may be repeated")
    parser.add_argument("--public-url", default=None, help="where a proxy shows this server")
    parser.add_argument("--proxy", action="append", default=[], help="where that proxy is; may be repeated")
    parser.add_argument("--log", choices=FORMS, default=None, help="tell everything, in this form; default: problems")
    parser.add_argument("--metrics", type=read_place, default=None, metavar="ADDRESS:PORT", help="show metrics there")
    parser.add_argument("--mail", default=None, help=f"the server that takes letters, as {EXAMPLE}")
    parser.add_argument("--allow-private-webhooks", action="store_true", help="ask machines of this network too")
    given = parser.parse_args()
    set_up(given.log or "text", logging.INFO if given.log else logging.WARNING)
    try:
        sharing = Sharing(given.public_url, given.address, given.proxy)
        sending = Sending(Postman.at(given.mail) if given.mail else None, given.allow_private_webhooks)
        run(given.host, given.port, given.database, say_where, sharing, given.share, given.metrics, sending)
    except BoardwrightError as problem:
        sys.exit(str(problem))


def say_where(address: str, friends: list[str]) -> None:
    print(f"Boardwright is at {address}", flush=True)
    for friend in friends:
        print(f"Friends find it at {friend}", flush=True)


if __name__ == "__main__":
    main()
