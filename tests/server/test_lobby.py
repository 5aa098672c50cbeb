"""What the lobby tells of tables without replaying them: points, how far the game has come, chat, free seats."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx

from boardwright.server.tables import summary
from tests.server.devices import Device, ok
from tests.server.harness import Server, Visitor, run, seed_where
from tests.server.test_simultaneous import NOBODY, Story, _harbour  # noqa: F401

OPEN = {"pace": "live", "leaving": "bot", "open": True, "helpers": True}


async def row(visitor: Visitor, table: str, where: str = "/tables") -> dict[str, Any] | None:
    """The line on that table in somebody's list."""
    listed = (await visitor.get(where)).json()
    return next((line for line in listed if line["table"] == table), None)


def sit(visitor: Visitor, table: str, name: str) -> Any:
    return visitor.post(f"/tables/{table}/sit", {"name": name})


def test_a_row_tells_points_and_how_far_the_game_has_come(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here", seed=seed_where(0, 2)))["table"]
            line = await row(me, table)
            assert line is not None
            assert line["progress"] == {"key": "progress", "args": {"left": 40}}
            assert line["scores"] == [0, 0]
            async with me.tab(table) as tab:
                await tab.act()
                # What can still be taken back is nobody else's business yet, and so not the lobby's.
                line = await row(me, table)
                assert line is not None
                assert line["progress"]["args"] == {"left": 40}
                await tab.end_turn()
                line = await row(me, table)
                assert line is not None
                assert line["progress"]["args"] == {"left": 37}
                assert line["scores"] == tab.shot["scores"]

    run(play())


def test_a_row_tells_no_lead_that_all_have_for_nothing(server: Server) -> None:
    """At the beginning the Lords pay everybody for having as many settlements as anybody else: none."""

    async def play() -> None:
        async with Visitor(server) as me:
            cards = ["lords", "farmers", "miners"]
            table = (await me.open("me", "here", seed=seed_where(0, 2), options={"cards": cards}))["table"]
            line = await row(me, table)
            assert line is not None
            assert line["scores"] == [0, 0]
            async with me.tab(table) as tab:
                assert tab.shot["scores"] == [48, 48]

    run(play())


def test_a_secret_choice_changes_no_line_of_the_lobby() -> None:
    story = Story("harbour", 3, 1)
    while not story.table.match.state.lanes:
        player = story.table.waiting()[0]
        story.choose(player, story.options(player)[0])
    before = summary(story.table)
    chooser = story.table.waiting()[0]
    story.choose(chooser, story.options(chooser)[0])
    after = summary(story.table)
    assert (after.scores, after.progress, after.changed) == (before.scores, before.progress, before.changed)
    assert story.table.match.sight(NOBODY).points == after.scores


def test_lines_of_the_chat_are_new_until_they_are_read_from_the_seat(server: Server) -> None:
    async def play() -> None:
        # Who watches may say little, counted by address.
        async with Visitor(server) as me, Visitor(server) as friend, Device(server) as guest:
            opened = await me.open("me", "friend")
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as mine, friend.tab(table) as theirs, guest.tab(table) as looker:
                await mine.ask(type="say", text="hello")
                await theirs.ask(type="say", text="good evening")
                assert (await looker.ask(type="say", text="may I watch?"))["type"] == "accepted"
                assert [line["unread"] for line in [await row(me, table), await row(friend, table)] if line] == [2, 2]
                while len(mine.chat) < 3:
                    await mine.next()
                await mine.send(type="read", line=mine.chat[-1]["id"])
                await mine.ask(type="say", text="of course")
                line = await row(me, table)
                assert line is not None
                assert line["unread"] == 0
                line = await row(friend, table)
                assert line is not None
                assert line["unread"] == 3

    run(play())


def test_a_free_seat_of_an_open_table_is_taken_under_a_name(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as host, Visitor(server) as guest:
            closed = (await host.open("me", "friend"))["table"]
            opened = await host.open("me", "friend", "random", agreed=OPEN, title="Friday")
            table = opened["table"]
            assert await row(guest, closed, "/tables/open") is None
            assert await row(host, table, "/tables/open") is None, "I sit there already"
            line = await row(guest, table, "/tables/open")
            assert line is not None
            assert (line["title"], [seat["taken"] for seat in line["seats"]]) == ("Friday", [True, False, True])
            async with host.tab(table) as tab:
                assert (await sit(guest, table, " Gus\n ")).json() == {"table": table, "links": []}
                while not tab.seats[1]["taken"]:
                    await tab.next()
                assert tab.seats[1]["name"] == "Gus"
            line = await row(guest, table)
            assert line is not None
            assert line["mine"] == [1]
            again = await sit(guest, table, "Gus")
            assert (again.status_code, again.json()["code"]) == (422, "illegal")
            async with Visitor(server) as late:
                assert await row(late, table, "/tables/open") is None
                assert (await sit(late, table, "Late")).status_code == 422
                assert (await sit(late, closed, "Late")).status_code == 403
                # The link that was meant for the seat ends with it.
                assert (await late.claim(table, opened["links"][0]["token"])).status_code == 403

    run(play())


def test_of_many_who_want_the_last_seat_one_gets_it(server: Server) -> None:
    async def play() -> None:
        async with AsyncExitStack() as house:
            host, *guests = [await house.enter_async_context(Visitor(server)) for _ in range(7)]
            table = (await host.open("me", "friend", agreed=OPEN))["table"]
            answers: list[httpx.Response] = await asyncio.gather(*(sit(guest, table, "Gus") for guest in guests))
            assert sorted(answer.status_code for answer in answers) == [200, *[422] * 5]
            assert server.rows("SELECT count(*) FROM holders WHERE table_id = ? AND seat = 1", table) == [(1,)]

    run(play())
