"""What people were promised, compared with what the database has and what the servers show."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect

import boardwright as bw
from bench.server.survivors import Party
from boardwright.kernel.dice import ReplayDice
from boardwright.match import Match
from tests.server.harness import PATIENT, Server

Row = tuple[int, str, int, Any]


@dataclass
class Verdict:
    """What came of it. The last ones must be none."""

    acknowledged: int = 0
    unanswered: int = 0
    stored_anyway: int = 0
    rows: int = 0
    tables: int = 0
    ended: int = 0
    lost: int = 0
    unexplained: int = 0
    different: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        wrong = self.lost + self.unexplained + self.different + len(self.problems)
        return not wrong and self.ended == self.tables

    @property
    def word(self) -> str:
        return "all is well" if self.good else "NOT WELL"


async def judge(servers: Sequence[Server], parties: Sequence[Party]) -> Verdict:
    verdict = Verdict(tables=len(parties))
    for party in parties:
        rows = await asyncio.to_thread(log_of, servers[0], party.table)
        compare(verdict, party, rows)
        try:
            match = replayed(await asyncio.to_thread(servers[0].start_record, party.table), rows)
        except bw.BoardwrightError as problem:
            verdict.problems.append(f"the log of table {party.table} does not replay: {problem}")
            continue
        verdict.ended += match.over and match.game.audit(match.state) == []
        for server in servers:
            shown = await watched(server, party.table)
            verdict.different += (shown["n"], shown["over"], shown["view"]) != (len(rows), match.over, seen(match))
    return verdict


def log_of(server: Server, table: str) -> list[Row]:
    found = server.rows("SELECT n, kind, seat, data FROM log WHERE table_id = ? ORDER BY n", table)
    return [(n, kind, seat, json.loads(data)) for n, kind, seat, data in found]


def compare(verdict: Verdict, party: Party, rows: Sequence[Row]) -> None:
    """Every promise is kept at its place, and every row of a person's is one that this person has asked for, once."""
    bots = {seat for seat, kind in enumerate(party.kinds) if kind not in ("me", "friend")}
    stored = {n: (kind, seat, data) for n, kind, seat, data in rows}
    explained: set[int] = set()
    for person in party.people:
        verdict.acknowledged += len(person.promised)
        verdict.unanswered += len(person.unanswered)
        for n, request in person.promised.items():
            verdict.lost += n not in stored or not is_of(request, *stored[n])
            explained.add(n)
        for request in person.unanswered:
            n = request["n"] + 1
            if n in stored and n not in explained and is_of(request, *stored[n]):
                verdict.stored_anyway += 1
                explained.add(n)
    verdict.rows += len(rows)
    verdict.unexplained += sum(n not in explained for n, _, seat, _ in rows if seat not in bots)
    if [n for n, _, _, _ in rows] != list(range(1, len(rows) + 1)):
        verdict.problems.append(f"the rows of table {party.table} are not numbered one after another")


def is_of(request: dict[str, Any], kind: str, seat: int, data: Any) -> bool:
    if (kind, seat) != (request["type"], request["seat"]):
        return False
    return kind == "undo" or data["action"] == request["action"]


def replayed(start: dict[str, Any], rows: Sequence[Row]) -> Match:
    match = bw.replay(start)
    for _, kind, seat, data in rows:
        if kind == "act":
            match.carry_out(seat, data["action"], ReplayDice(data["outcomes"]))
        else:
            for _ in range(data["steps"]):
                match.undo(seat)
    return match


def seen(match: Match) -> Any:
    """What somebody sees who only watches, as it arrives."""
    return json.loads(json.dumps(match.view(None)))


async def watched(server: Server, table: str) -> dict[str, Any]:
    """The table as a server shows it to who comes along."""
    address = f"ws://{server.host}:{server.port}/api/tables/{table}/live"
    async with connect(address, max_size=None, **PATIENT) as wire:
        await wire.send(json.dumps({"type": "hello", "since": 0}))
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if message["type"] == "snapshot":
                return message
