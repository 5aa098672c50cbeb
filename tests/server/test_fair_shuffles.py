"""Fair shuffles at the server's tables: promised from the first moment, told at the end, and never in between."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.match.fairness import Promise, verify, with_promise
from boardwright.server.changes import act, aside, rewind
from boardwright.server.fairness import fairness_of
from boardwright.server.stored import LogRow
from boardwright.server.table import Table
from tests.server.devices import ok
from tests.server.harness import GAME, Server, Tab, Visitor, agreed, run
from tests.server.inside import all_tables, open_table, play, reload, shot_of


def saved(table: Table) -> dict[str, Any]:
    """What is saved of a table that is over."""
    return with_promise(table.match.record(), table.promise)


def test_the_promise_is_there_from_the_first_moment_and_kept(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend, Visitor(server) as stranger:
            opened = await me.open("me", "friend", agreed=agreed(bot="random"))
            table = opened["table"]
            async with me.tab(table) as mine, stranger.tab(table) as other:
                commitment = mine.shot["commitment"]
                assert len(commitment) == 64
                assert other.shot["commitment"] == commitment
                ok(await friend.claim(table, opened["links"][0]["token"]))
                async with friend.tab(table) as theirs:
                    assert theirs.shot["commitment"] == commitment
                    await theirs.ask(type="stand_in", seat=1, bot="random")
                early = await me.get(f"/tables/{table}/fairness")
                assert (early.status_code, early.json()["code"]) == (403, "not_yours")
                await mine.ask(type="stand_in", seat=0, bot="random")
                await mine.settle(lambda shot: shot["over"])
                assert mine.shot["commitment"] == commitment
            record = (await stranger.get(f"/tables/{table}/record")).text
            assert verify(record, noted=commitment).fair
            told = (await stranger.get(f"/tables/{table}/fairness")).json()
            secret = Promise(told["table"], int(told["seed"]), told["known"], told["salt"])
            assert secret.commitment == told["commitment"] == commitment
            assert told["outcomes"] == json.loads(record)["outcomes"]
            assert len(told["sides"]) == len(told["outcomes"])

    run(play())


@pytest.mark.parametrize("game", bw.games())
def test_what_was_taken_back_does_not_matter(tmp_path: Path, game: str) -> None:
    """Steps that are taken back, a server that starts again, an end before the end: every draw still follows."""

    async def go() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "here", game=game)
            before = shot_of(table).commitment
            for part in range(3):
                await play(running, table, 40, seed=part, undoing=0.3)
                table = await reload(running, table)
            await running.commit(table, aside(table.match, LogRow("end", 0, {"why": "cancelled"})))
            assert shot_of(table).commitment == before
            verdict = verify(saved(table), noted=before)
            assert (verdict.fair, verdict.damage, verdict.wrong) == (True, "", [])
            assert verdict.draws > 0

    run(go())


def test_what_was_rewound_comes_again_and_is_checked(tmp_path: Path) -> None:
    async def go() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "here")
            for part in range(4):
                await play(running, table, 30, seed=part)
                seat = table.match.history[-1].player
                async with table.lock:
                    await running.commit(table, rewind(table.match, seat))
            await play(running, table, 10**6)
            assert table.over
            assert verify(saved(table)).fair

    run(go())


def test_newer_rules_have_a_promise_of_their_own(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def go() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "here")
            await play(running, table, 60)
            before = shot_of(table).commitment
            newer_rules(99)
            table = await reload(running, table)
            after = shot_of(table).commitment
            assert after not in (None, before)
            await play(running, table, 10**6)
            assert shot_of(table).commitment == after
            assert verify(saved(table), noted=after).fair
            assert (await fairness_of(table)).commitment == after

    run(go())


def test_tables_of_an_older_server_have_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "here")
            stored = await running.read(table.id)
            stored.start = bw.new(GAME, 2, 5).record()
            old = Table(stored)
            assert shot_of(old).commitment is None
            assert "fairness" not in saved(old)

    run(go())


def test_what_was_known_before_is_said_and_the_rest_is_checked(server: Server) -> None:
    half = play_game(GAME, 2, 4, ["random"]).at(40)
    known = len(half.record()["outcomes"])

    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.post("/import", {"record": json.dumps(half.record())})).json()["table"]
            async with me.tab(table) as tab:
                commitment = tab.shot["commitment"]
                for seat in (0, 1):
                    await tab.ask(type="stand_in", seat=seat, bot="random")
                await tab.settle(lambda shot: shot["over"])
            verdict = verify((await me.get(f"/tables/{table}/record")).text, noted=commitment)
            assert verdict.fair
            assert verdict.promise is not None
            assert (verdict.promise.known, verdict.draws > known) == (known, True)
            # A branch of it has dice of its own.
            branch = (await me.post(f"/tables/{table}/branch", {"n": 50, "seat": 0})).json()["table"]
            async with me.tab(branch) as tab:
                other = tab.shot["commitment"]
                assert other not in (None, commitment)
                await tab.ask(type="stand_in", seat=0, bot="random")
                await tab.settle(lambda shot: shot["over"])
            assert verify((await me.get(f"/tables/{branch}/record")).text, noted=other).fair

    run(play())


@pytest.mark.parametrize("how", ["resign", "cancel"])
def test_a_game_that_ends_early_tells_its_secret_too(server: Server, how: str) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend")
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as tab:
                commitment = tab.shot["commitment"]
                body = {"seat": 0, "way": "win"} if how == "resign" else {"way": "now"}
                assert (await me.post(f"/tables/{table}/{how}", body)).status_code == 200
                await tab.settle(lambda shot: shot["over"])
            assert verify((await friend.get(f"/tables/{table}/record")).text, noted=commitment).fair
            assert (await friend.get(f"/tables/{table}/fairness")).json()["commitment"] == commitment

    run(play())


def test_nobody_hears_of_the_secret_before_the_end(server: Server) -> None:
    """Everything that can be asked for while the game goes on, by a player and by a stranger."""

    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend, Visitor(server) as stranger:
            opened = await me.open("me", "friend", "random")
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as mine, friend.tab(table) as theirs, stranger.tab(table) as other:
                await asyncio.gather(take_turns(mine), take_turns(theirs))
                await other.ask(type="say", text="hello")
                branch = await ask_for_everything(me, table)
                await ask_for_everything(stranger, table)
                await ask_for_everything(me, branch)
                await mine.ask(type="undo", n=mine.shot["n"], seat=0, all=False)
            start, copy = server.start_record(table), server.start_record(branch)
            assert start["seed"] != copy["seed"]
            assert start["fairness"]["salt"] != copy["fairness"]["salt"]
            for one in (start, copy):
                secrets = [str(one["seed"]), hex(one["seed"])[2:], one["fairness"]["salt"], '"salt"', '"fairness"']
                for visitor in (me, friend, stranger):
                    heard = [text for text in visitor.heard if any(secret in text for secret in secrets)]
                    assert heard == []

    run(play())


async def take_turns(tab: Tab) -> None:
    """Some turns, whoever begins."""
    for _ in range(3):
        await tab.settle()
        await tab.end_turn()


async def ask_for_everything(visitor: Visitor, table: str) -> str:
    for path in ("at/0", "at/5", "scenes?at=0&at=3", "life", "agreed", "record", "fairness", "story", "rematch"):
        await visitor.get(f"/tables/{table}/{path}")
    for path in ("outlooks/0", "costliest/0", "hints/0?n=0"):
        await visitor.get(f"/tables/{table}/{path}")
    for listed in ("/tables", "/tables/open"):
        await visitor.get(listed)
    for path in ("rematch", "cancel", "links/0"):
        await visitor.post(f"/tables/{table}/{path}", {})
    answer = await visitor.post(f"/tables/{table}/branch", {"n": 0, "seat": 0})
    return str(answer.json().get("table", ""))


def test_the_program_does_not_write_the_secret_into_its_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, newer_rules: Callable[[int], None]
) -> None:
    caplog.set_level(logging.DEBUG, "boardwright")

    async def go() -> list[str]:
        async with all_tables(tmp_path / "tables.sqlite3") as running:
            table = await open_table(running, "me", "here")
            await play(running, table, 20)
            secrets = [table.promise]
            newer_rules(98)
            table = await reload(running, table)
            secrets.append(table.promise)
            async with table.lock:
                step = table.match.decisions[0]
                await running.commit(table, act(table.match, [(step.player, notation(table, step.options[0]))]))
            return [text for one in secrets if one is not None for text in (str(one.seed), one.salt)]

    secrets = run(go())
    assert len(secrets) == 4
    assert "does not replay" in caplog.text
    assert [secret for secret in secrets if secret in caplog.text] == []


def notation(table: Table, action: int) -> str:
    return table.match.game.space.notation(action)
