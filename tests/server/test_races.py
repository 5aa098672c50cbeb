"""Two tabs, stale and repeated messages, lost connections, restarts: exactly one wins, and everybody knows which."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.devices import ok
from tests.server.harness import Server, Tab, Visitor, agreed, finishing, run, seed_where


def test_of_two_tabs_in_one_seat_one_wins_and_the_other_is_told(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as left, me.tab(table) as right:
                for _ in range(10):
                    options = left.shot["decisions"][0]["options"]
                    first, last = options[0]["notation"], options[-1]["notation"]
                    answers = await asyncio.gather(left.act(first), right.act(last))
                    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
                    loser = next(answer for answer in answers if answer["type"] == "refused")
                    winner = next(answer for answer in answers if answer["type"] == "accepted")
                    assert (loser["code"], loser["n"]) == ("stale", winner["n"])
                    for tab in (left, right):
                        await tab.settle(lambda shot, n=winner["n"]: shot["n"] == n)
                    assert left.shot == right.shot
            won = server.rows("SELECT count(*) FROM log WHERE table_id = ?", table)
            assert won == [(10,)]

    run(play())


def test_a_message_sent_twice_counts_once(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as tab:
                decision = tab.shot["decisions"][0]
                message = {
                    "type": "act",
                    "id": "same",
                    "n": 0,
                    "seat": decision["seat"],
                    "action": decision["options"][0]["notation"],
                }
                await tab.send(**message)
                await tab.send(**message)
                first = await tab.until("accepted", "refused")
                second = await tab.until("accepted", "refused")
                assert (first["type"], first["n"]) == ("accepted", 1)
                assert (second["type"], second["code"], second["n"]) == ("refused", "stale", 1)
                assert tab.shot["length"] == 1

    run(play())


def test_a_stale_or_invented_number_is_refused(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as tab:
                await tab.act()
                for n in (0, 2, 2**40):
                    answer = await tab.act(n=n)
                    assert (answer["type"], answer["code"], answer["n"]) == ("refused", "stale", 1)
                    undo = await tab.ask(type="undo", n=n, seat=tab.shot["decisions"][0]["seat"], all=False)
                    assert (undo["type"], undo["code"]) == ("refused", "stale")
                assert (await tab.act())["type"] == "accepted"

    run(play())


def test_what_does_not_concern_my_decision_does_not_make_it_stale(server: Server) -> None:
    """A bot that stands in for somebody else gets a row of the log too; I need not hurry because of it."""

    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend", seed=seed_where(0, 2), agreed=agreed(bot="random"))
            ok(await friend.claim(opened["table"], opened["links"][0]["token"]))
            async with me.tab(opened["table"]) as mine, friend.tab(opened["table"]) as theirs:
                assert (await theirs.ask(type="stand_in", seat=1, bot="random"))["n"] == 1
                answer = await mine.act(n=0)
                assert (answer["type"], answer["n"]) == ("accepted", 2)

    run(play())


def test_a_connection_resumes_where_it_was(server: Server) -> None:
    """After a second and after a long pause, whatever happened meanwhile: undo, other tabs, bots."""

    async def play() -> None:
        chance = random.Random(5)
        async with Visitor(server) as me:
            table = (await me.open("me", "random", seed=seed_where(0, 2)))["table"]
            async with me.tab(table) as steady:
                log: list[dict[str, Any]] = []
                since = 0
                for pause in (0, 1, 30, 3, 12, 0, 2, 25):
                    await go_on(steady, pause, chance)
                    async with me.tab(table, since) as back:
                        first = back.shot["log_from"]
                        log = [entry for entry in log if entry["n"] < first] + back.shot["log"]
                        since = back.shot["n"]
                    await steady.settle()
                    assert since == steady.shot["n"]
                    assert log == steady.log
                    assert first <= since + 1

    run(play())


async def go_on(tab: Tab, decisions: int, chance: random.Random) -> None:
    """Play on, with some steps taken back."""
    for _ in range(decisions):
        shot = await tab.settle()
        if shot["undo"][0]["undo"]["steps"] and chance.random() < 0.3:
            await tab.ask(type="undo", n=shot["n"], seat=0, all=chance.random() < 0.5)
            await tab.settle(lambda now, old=shot: now["n"] > old["n"])
        else:
            await tab.patient_act(chance.choice(shot["decisions"][0]["options"])["notation"])
        await asyncio.sleep(0.03)
    await tab.settle()


def test_only_what_is_new_is_sent_after_a_reconnect(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "random"))["table"]
            async with me.tab(table) as tab:
                await tab.settle()
                await tab.end_turn()
                await tab.settle()
                known = tab.shot
            async with me.tab(table, since=known["n"]) as back:
                assert back.shot["log"] == []
                assert back.shot["log_from"] == known["length"] + 1
            async with me.tab(table, since=10**9) as lost:
                assert lost.shot["log_from"] == 0, "whoever claims to know the future gets everything"

    run(play())


def test_a_restart_in_mid_turn_loses_nothing(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me:
            table = (await me.open("me", "greedy", seed=seed_where(0, 2)))["table"]
            async with me.tab(table) as tab:
                await tab.end_turn()
                await tab.settle()
                await tab.act()
                before = tab.shot
            assert own_server.stop() in (0, -15)
            own_server.start()
            async with me.tab(table, since=before["n"]) as tab:
                assert tab.shot["log"] == []
                assert {**tab.shot, "log_from": 0, "log": []} == {**before, "log_from": 0, "log": []}
                await tab.ask(type="undo", n=tab.shot["n"], seat=0, all=True)
                await tab.settle(lambda shot: shot["length"] == before["length"] - 1)
                while not (await tab.settle())["over"]:
                    await tab.patient_act(finishing(tab.shot["decisions"][0]))

    run(play())


def test_all_steps_are_taken_back_only_if_they_are_as_many_as_were_shown(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, me.tab((await me.open("me", "here"))["table"]) as tab:
            for _ in range(2):
                await tab.act()
            seat, n = tab.shot["decisions"][0]["seat"], tab.shot["n"]
            [shown] = [one["undo"]["steps"] for one in tab.shot["undo"] if one["seat"] == seat]
            assert shown == 2
            for steps in (0, 1, 3):
                answer = await tab.ask(type="undo", n=n, seat=seat, all=True, steps=steps)
                assert (answer["type"], answer["code"]) == ("refused", "stale")
                assert "2 steps can be taken back now" in answer["reason"]
                assert tab.shot["length"] == 2
            assert (await tab.ask(type="undo", n=n, seat=seat, all=True, steps=2))["type"] == "accepted"
            await tab.settle(lambda shot: shot["length"] == 0)

    run(play())
