"""A bot for every game in a dozen lines: it takes any of its options. See docs/program-bots.md."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        option = random.choice(message["options"])
        print(json.dumps({"id": message["id"], "choice": option["action"]}), flush=True)
    elif message["type"] == "consider":
        print(json.dumps({"id": message["id"], "choice": None}), flush=True)
