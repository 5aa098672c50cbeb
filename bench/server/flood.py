"""A crowd comes to one table and goes again, over and over, while somebody plays: how long until a move is seen?

It starts a server of its own on a free port of this machine and stops it; count and time are bounded. One browser
plays, a second one of the same player waits for every move; once alone, and once with the crowd.

    python -m bench.server.flood --sockets 60 --addresses 10 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

COOKIE = "boardwright_visitor"
ME, OTHER = "flood-player-0123456789", "flood-friend-0123456789"
#: With it the player begins.
SEED = 4
#: Seconds between two moves: a server lets nobody go on much faster for long.
PACE = 0.1
#: Seconds after which something has gone wrong.
LONG = 120.0


class Table:
    """A table for three: two seats of the player, and a friend as whom the crowd comes now and then."""

    def __init__(self, port: int) -> None:
        self.port = port
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ada"}, {"kind": "friend", "name": "Bob"}]
        agreed = {"pace": "live", "leaving": "bot", "open": False, "helpers": True, "known": "seed"}
        wanted = {"game": "kingdom_builder", "seats": seats, "seed": SEED, "agreed": agreed}
        opened = self.post("", wanted, ME)
        self.id = opened["table"]
        self.post(f"/{self.id}/claim", {"token": opened["links"][0]["token"]}, OTHER)

    def post(self, path: str, body: Any, cookie: str) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={cookie}"}
        address = f"http://127.0.0.1:{self.port}/api/tables{path}"
        request = urllib.request.Request(address, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=LONG) as answer:
            return json.load(answer)

    async def join(self, cookie: str, source: str = "127.0.0.1") -> ClientConnection:
        wire = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/live",
            additional_headers={"Cookie": f"{COOKIE}={cookie}"},
            local_addr=(source, 0),
            max_size=None,
            open_timeout=LONG,
            ping_interval=None,
        )
        await wire.send(json.dumps({"type": "hello", "since": 0}))
        return wire


async def until(wire: ClientConnection, condition: Any) -> dict[str, Any]:
    async with asyncio.timeout(LONG):
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if condition(message):
                return message


async def play(table: Table, seconds: float, moves: int) -> list[float]:
    """Move and take back, again and again; by move the seconds until the other browser has seen it."""
    hand, eye = await table.join(ME), await table.join(ME)
    shot = await until(hand, lambda message: message["type"] == "snapshot")
    await until(eye, lambda message: message["type"] == "snapshot")
    taken: list[float] = []
    end = time.monotonic() + seconds
    # Two at least, however long they take: of fewer there are no figures.
    while len(taken) < 2 or (time.monotonic() < end and len(taken) < moves):
        n, seat = shot["n"], shot["decisions"][0]["seat"]
        move = {"type": "act", "action": shot["decisions"][0]["options"][0]["notation"]}
        message = {"type": "undo", "all": False} if len(taken) % 2 else move
        begun = time.perf_counter()
        await hand.send(json.dumps({**message, "id": f"{len(taken)}", "n": n, "seat": seat}))

        def later(message: dict[str, Any], n: int = n) -> bool:
            assert message["type"] != "refused", message
            return message["type"] == "snapshot" and message["n"] > n

        await until(eye, later)
        taken.append(time.perf_counter() - begun)
        shot = await until(hand, later)
        await asyncio.sleep(PACE)
    await hand.close()
    await eye.close()
    return taken


async def crowd(table: Table, sockets: int, addresses: int, seconds: float) -> Counter[str]:
    """So many at a time join and leave; every tenth has the friend's seat, so that its coming is news."""
    seen: Counter[str] = Counter()
    end = time.monotonic() + seconds

    async def come_and_go(number: int) -> None:
        source = f"127.0.0.{2 + number % addresses}"
        while time.monotonic() < end:
            try:
                wire = await table.join(OTHER if number % 10 == 0 else f"flood-crowd-{number:010}", source)
                async with asyncio.timeout(LONG):
                    seen[json.loads(await wire.recv())["type"]] += 1
                await asyncio.sleep(0.2)
                await wire.close()
            except (OSError, WebSocketException):
                seen["broken"] += 1

    await asyncio.gather(*(come_and_go(number) for number in range(sockets)))
    return seen


def told(name: str, taken: list[float]) -> str:
    if len(taken) < 2:
        return f"{name:>12}: {len(taken)} moves, too few"
    figures = median(taken), quantiles(taken, n=20)[-1], max(taken)
    p50, p95, most = (f"{seconds * 1000:.0f} ms" for seconds in figures)
    return f"{name:>12}: {len(taken)} moves, act to seen p50 {p50}, p95 {p95}, max {most}"


async def measure(port: int, wanted: argparse.Namespace) -> None:
    table = Table(port)
    print(told("alone", await play(table, wanted.seconds, wanted.moves)), flush=True)
    flood = asyncio.create_task(crowd(table, wanted.sockets, wanted.addresses, wanted.seconds))
    print(told("with a crowd", await play(table, wanted.seconds, wanted.moves)), flush=True)
    seen = await flood
    print(f"{'the crowd':>12}: {wanted.sockets} at a time, {seen['snapshot']} came in, {seen['refused']} turned away")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=60, help="how many of the crowd are there at a time")
    parser.add_argument("--addresses", type=int, default=10, help="from how many addresses of this machine they come")
    parser.add_argument("--seconds", type=float, default=20, help="how long each of the two measurements may take")
    parser.add_argument("--moves", type=int, default=200, help="how many moves each has at most")
    wanted = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite3")
        command = [sys.executable, "-m", "boardwright.server", "--port", str(port), "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            asyncio.run(measure(port, wanted))
        finally:
            server.terminate()
            server.wait(LONG)


if __name__ == "__main__":
    main()
