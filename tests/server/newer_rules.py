"""``python newer_rules.py VERSION ...``: the server with the rules version of its games raised on purpose.

The version is set as the module is read, so that the processes in which bots think have it too.
"""

from __future__ import annotations

import os
import sys

from boardwright.games import games, get_game

if len(sys.argv) > 1 and sys.argv[1].isdigit():
    os.environ["BOARDWRIGHT_TEST_RULES"] = sys.argv.pop(1)
for name in games():
    type(get_game(name)).rules_version = int(os.environ["BOARDWRIGHT_TEST_RULES"])

if __name__ == "__main__":
    from boardwright.server.__main__ import main

    main()
