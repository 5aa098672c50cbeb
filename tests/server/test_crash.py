"""The server is killed again and again in the middle of several games. Nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

import boardwright as bw
from boardwright.kernel.dice import ReplayDice
from tests.deep import SEED, deep, many
from tests.server.harness import LONG, Server, Tab, Visitor, run

#: A table of each kind.
GAMES = many(5, 40)
KILLS = 4
#: How many more decisions are acknowledged before the next kill, in each game on average.
BETWEEN = (2, 9)


@dataclass
class Player:
    """Plays one table to the end, through every interruption, and remembers what was promised."""

    visitor: Visitor
    table: str
    chance: random.Random
    #: What was acknowledged, by row of the log; and requests whose answer was lost, but which took effect.
    promised: dict[int, dict[str, Any]] = field(default_factory=dict)
    found: dict[int, dict[str, Any]] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    since: int = 0
    interruptions: int = 0
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.visitor.tab(self.table, self.since) as tab:
                    self.resolve(tab)
                    await self.go_on(tab)
            except (WebSocketException, OSError, TimeoutError, EOFError):
                self.interruptions += 1
                await asyncio.sleep(0.1)

    def resolve(self, tab: Tab) -> None:
        """The answer to the last request was lost: did it count? If so, it is the next row after the one it named."""
        if self.pending is not None and tab.shot["n"] > self.pending["n"]:
            self.found[self.pending["n"] + 1] = self.pending
        self.pending = None

    async def go_on(self, tab: Tab) -> None:
        while True:
            shot = await tab.settle()
            self.since = shot["n"]
            if shot["over"]:
                self.over = True
                return
            request = self.choose(shot)
            self.pending = request
            answer = await tab.ask(**request)
            self.pending = None
            if answer["type"] == "accepted":
                assert answer["n"] not in self.promised
                assert answer["n"] == request["n"] + 1
                self.promised[answer["n"]] = request
                await tab.settle(lambda now, n=answer["n"]: now["n"] >= n)
            else:
                assert answer["code"] == "too_fast", answer
                await asyncio.sleep(0.2)

    def choose(self, shot: dict[str, Any]) -> dict[str, Any]:
        decision = shot["decisions"][0]
        steps = next(item["undo"]["steps"] for item in shot["undo"] if item["seat"] == decision["seat"])
        if steps and self.chance.random() < 0.1:
            return {"type": "undo", "n": shot["n"], "seat": decision["seat"], "all": self.chance.random() < 0.3}
        option = self.chance.choice(decision["options"])
        return {"type": "act", "n": shot["n"], "seat": decision["seat"], "action": option["notation"]}


async def kill_now_and_then(server: Server, chance: random.Random, players: list[Player]) -> None:
    """By what was played, not by the clock: a slow machine gets as far between two kills as a fast one."""
    for _ in range(KILLS):
        goal = promises(players) + GAMES * chance.randint(*BETWEEN)
        while promises(players) < goal:
            assert not all(player.over for player in players), "the games were over before the last kill"
            await asyncio.sleep(0.01)
        server.kill()
        await asyncio.to_thread(server.start)


def promises(players: list[Player]) -> int:
    return sum(len(player.promised) for player in players)


@deep
def test_nothing_acknowledged_is_lost_or_done_twice_when_the_server_is_killed(own_server: Server) -> None:
    async def play() -> list[Player]:
        chance = random.Random(SEED)
        async with Visitor(own_server) as me:
            others = ["random"], ["greedy"], ["random", "random"], ["here"], ["random"]
            tables = [(await me.open("me", *others[number % 5]))["table"] for number in range(GAMES)]
            players = [Player(me, table, random.Random(SEED + number)) for number, table in enumerate(tables)]
            killing = kill_now_and_then(own_server, chance, players)
            playing = asyncio.gather(*(player.play() for player in players))
            await asyncio.wait_for(asyncio.gather(killing, playing), 2 * LONG)
            return players

    players = run(play())
    own_server.stop()
    assert sum(player.interruptions for player in players) > GAMES, "the kills met games under way"
    for player in players:
        check_log(own_server, player)


def check_log(server: Server, player: Player) -> None:
    """The log has every promise at its place, no request twice, and leads to the end of a proper game."""
    rows = server.rows("SELECT n, kind, seat, data FROM log WHERE table_id = ? ORDER BY n", player.table)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    bots = {row[0] for row in server.rows("SELECT seat FROM seats WHERE table_id = ? AND kind = 'bot'", player.table)}
    known = {**player.found, **player.promised}
    mine = [row for row in rows if row[2] not in bots]
    assert {row[0] for row in mine} == set(known), "a row for every request that counted, and no other"
    match = bw.replay(server.start_record(player.table))
    for n, kind, seat, text in rows:
        data = json.loads(text)
        if n in known:
            assert (kind, seat) == (known[n]["type"], known[n]["seat"])
            assert kind == "undo" or data["action"] == known[n]["action"]
        if kind == "act":
            match.carry_out(seat, data["action"], ReplayDice(data["outcomes"]))
        else:
            for _ in range(data["steps"]):
                match.undo(seat)
    assert match.over
    assert match.game.audit(match.state) == []
