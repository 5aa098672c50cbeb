"""People leave, resign, cancel, delete and rename tables; what follows is what the table agreed on, and is stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from boardwright.server import schema
from boardwright.server.changes import act, aside, confirming, stand_in
from boardwright.server.dead import DAY, LATE, SOON
from boardwright.server.fate import Fate
from boardwright.server.life import life_of
from boardwright.server.protocol import USUAL
from boardwright.server.refuse import Refuse
from boardwright.server.stored import LogRow
from boardwright.server.table import Table
from boardwright.server.tables import Tables, bots_decide
from tests.server.devices import ok
from tests.server.harness import GAME, Server, Visitor, eventually, run, seed_where
from tests.server.inside import NOBODY, OWN, all_tables, open_table, play, reload, shot_of

END = USUAL.model_copy(update={"leaving": "end"}).model_dump()
PARTS = ("tables", "seats", "holders", "log", "positions", "chat", "seen")


@asynccontextmanager
async def company(server: Server, people: int, *bots: str, **more: Any) -> AsyncIterator[tuple[list[Visitor], str]]:
    """People at one table, the first of whom has opened it and begins; and its name."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(server)) for _ in range(people)]
        seats = ["me", *["friend"] * (people - 1), *bots]
        opened = await visitors[0].open(*seats, seed=seed_where(0, len(seats)), **more)
        for visitor, link in zip(visitors[1:], opened["links"], strict=True):
            assert (await visitor.claim(opened["table"], link["token"])).status_code == 200
        yield visitors, opened["table"]


async def do(who: Visitor, table: str, what: str, code: int = 200, **body: Any) -> None:
    response = await who.post(f"/tables/{table}/{what}", body)
    assert response.status_code == code, response.text


async def life(who: Visitor, table: str) -> dict[str, Any]:
    info: dict[str, Any] = (await who.get(f"/tables/{table}/life")).json()
    return info


async def listed(who: Visitor) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = (await who.get("/tables")).json()
    return tables


def told(shot: dict[str, Any]) -> list[tuple[int, str, int]]:
    """The notes of a snapshot: after how many decisions, what, and about whom."""
    return [(note["n"], note["text"]["key"], note["seat"]) for note in shot["notes"]]


async def look(who: Visitor, table: str) -> dict[str, Any]:
    async with who.tab(table) as tab:
        return tab.shot


def stored(server: Server, table: str) -> list[int]:
    """How many rows there are of a table, by part of the database."""
    column = {"tables": "id"}
    return [
        server.rows(f"SELECT count(*) FROM {part} WHERE {column.get(part, 'table_id')} = ?", table)[0][0]
        for part in PARTS
    ]


# -- leaving ---------------------------------------------------------------------------------------------------


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back_by_a_new_link(server: Server) -> None:
    async def work() -> None:
        async with company(server, 2) as ((ann, bob), table):
            assert await life(bob, table) == {
                **dict.fromkeys(("leave_one",)),
                "seats": [1],
                "leave": "bot",
                "resign": "win",
                "cancel": "ask",
                "asked": False,
                "delete": False,
                "last": False,
                "rename": True,
            }
            old = (await bob.post(f"/tables/{table}/links/1")).json()["token"]
            async with ann.tab(table) as mine, bob.tab(table) as theirs:
                await do(bob, table, "leave", seats=[1], way="bot")
                await theirs.settle(lambda shot: shot["viewer"] is None)
                assert not any(seat["mine"] for seat in theirs.shot["seats"])
                await mine.settle(lambda shot: shot["seats"][1]["gone"] == "left")
                seat = mine.shot["seats"][1]
                assert (seat["stand_in"], seat["taken"], mine.shot["over"]) == ("medium", False, False)
                assert await listed(bob) == []
                assert (await bob.claim(table, old)).status_code == 403, "the old link opens nothing any more"
                # Nobody hands that seat back, to a person or to another bot.
                assert (await mine.ask(type="stand_in", seat=1, bot=None))["code"] == "not_yours"
                assert (await mine.ask(type="stand_in", seat=1, bot="random"))["code"] == "not_yours"
                await mine.settle(lambda shot: shot["decisions"])
                await mine.end_turn()
                await mine.settle(lambda shot: shot["decisions"])
                assert any(entry["seat"] == 1 for entry in mine.log), "the bot plays on"
                assert told(mine.shot) == [(0, "note-left", 1)]
                link = (await ann.post(f"/tables/{table}/links/1")).json()["token"]
                assert (await bob.claim(table, link)).status_code == 200
                await theirs.settle(lambda shot: shot["viewer"] == 1)
                await mine.settle(lambda shot: shot["seats"][1]["gone"] is None)
                assert [key for _, key, _ in told(mine.shot)] == ["note-left", "note-back"]
                assert (theirs.shot["seats"][1]["stand_in"], theirs.shot["seats"][1]["mine"]) == (None, True)
                await mine.end_turn()
                await theirs.settle()
                assert (await theirs.act())["type"] == "accepted"

    run(work())


def test_when_the_opener_has_left_the_others_invite(server: Server) -> None:
    async def work() -> None:
        async with company(server, 3) as ((ann, bob, cleo), table):
            await do(bob, table, "leave", seats=[1], way="bot")
            assert (await cleo.post(f"/tables/{table}/links/1")).status_code == 403
            await do(ann, table, "leave", seats=[0], way="bot")
            for seat in (0, 1):
                assert (await cleo.post(f"/tables/{table}/links/{seat}")).status_code == 200

    run(work())


def test_the_game_ends_when_somebody_leaves_where_that_was_agreed(own_server: Server) -> None:
    async def work() -> None:
        async with company(own_server, 2, "greedy", agreed=END) as ((ann, bob), table):
            assert (await life(bob, table))["leave"] == "end"
            async with ann.tab(table) as mine:
                await mine.act()
                assert (await ann.get(f"/tables/{table}/record")).status_code == 403
                await do(bob, table, "leave", seats=[1], way="end")
                shot = await mine.settle(lambda shot: shot["over"])
                assert shot["ended"] == {"why": "left", "seat": 1}
                assert [shot[name] for name in ("waiting", "prompts", "decisions", "offers", "undo")] == [[]] * 5
                assert shot["winners"] == [], "two have stayed"
                assert shot["outcome"]["places"][1] == 3, "who left comes last"
                assert shot["outcome"]["points"] == shot["scores"]
                await is_over(mine, 0)
            for _ in range(2):
                again = await look(ann, table)
                assert (again["ended"], again["over"]) == ({"why": "left", "seat": 1}, True)
                assert await listed(bob) == []
                (row,) = await listed(ann)
                assert (row["over"], row["waiting"], row["ended"]) == (True, [], {"why": "left", "seat": 1})
                own_server.kill()
                own_server.start()
            assert (await ann.get(f"/tables/{table}/record")).json()["game"] == GAME
            branch = (await ann.post(f"/tables/{table}/branch", {"n": 1, "seat": 2})).json()["table"]
            assert (await look(ann, branch))["agreed"] == {**END, "known": "position"}
            assert (await ann.get(f"/tables/{table}/at/1")).json()["waiting"] == [0], "the past is as it was"
            opened = (await ann.post(f"/tables/{table}/rematch", {})).json()
            assert [link["seat"] for link in opened["links"]] == [1], "whoever has gone needs a new link"

    run(work())


async def is_over(tab: Any, seat: int) -> None:
    for message in (
        {"type": "act", "n": tab.shot["n"], "action": "end-turn"},
        {"type": "undo", "n": tab.shot["n"], "all": False},
        {"type": "stand_in", "bot": "random"},
        {"type": "answer", "question": None, "on": True},
    ):
        assert (await tab.ask(seat=seat, **message))["code"] == "over", message


def test_people_at_one_screen_leave_one_by_one_or_together(server: Server) -> None:
    async def work() -> None:
        async with Visitor(server) as ann, Visitor(server) as bob:
            opened = await ann.open("me", "here", "here", "friend", seed=seed_where(0, 4))
            table = opened["table"]
            ok(await bob.claim(table, opened["links"][0]["token"]))
            info = await life(ann, table)
            assert (info["seats"], info["leave"], info["leave_one"]) == ([0, 1, 2], "bot", "bot")
            await do(ann, table, "leave", seats=[1], way="bot")
            shot = await look(ann, table)
            assert [seat["gone"] for seat in shot["seats"]] == [None, "left", None, None]
            assert [seat["mine"] for seat in shot["seats"]] == [True, False, True, False]
            await do(ann, table, "leave", 403, seats=[1, 2], way="bot")
            await do(ann, table, "leave", seats=[0, 2], way="bot")
            assert await listed(ann) == []
            assert (await life(bob, table))["delete"], "he is alone now"

    run(work())


def test_what_has_changed_since_one_was_told_is_refused(server: Server) -> None:
    """The dialog said that a bot would stand in; meanwhile the other has left, and the table would be deleted."""

    async def work() -> None:
        async with company(server, 2) as ((ann, bob), table), Visitor(server) as cleo:
            await do(bob, table, "leave", 409, seats=[1], way="end")
            await do(bob, table, "resign", 409, seat=1, way="bot")
            await do(bob, table, "cancel", 409, way="now")
            await do(bob, table, "delete", 409)
            await do(bob, table, "consent", 409, yes=True)
            await do(bob, table, "leave", seats=[1], way="bot")
            await do(ann, table, "leave", 409, seats=[0], way="bot")
            await do(cleo, table, "leave", 403, seats=[0], way="bot")
            await do(cleo, table, "resign", 403, seat=0, way="win")
            await do(cleo, table, "cancel", 403, way="now")
            await do(cleo, table, "delete", 403)
            await do(cleo, table, "title", 403, title="Mine")
            await do(cleo, table, "name", 403, seat=0, name="Cleo")
            await do(ann, table, "leave", 400, seats=[], way="bot")
            await do(ann, table, "leave", 400, seats=[0], way="bomb")
            nothing = await life(cleo, table)
            assert not any(nothing[key] for key in ("seats", "leave", "resign", "cancel", "asked", "delete", "rename"))
            shot = await look(ann, table)
            assert (shot["over"], shot["cancelling"], shot["title"]) == (False, None, "")

    run(work())


# -- resigning -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponent", ["friend", "greedy"])
def test_who_resigns_against_one_opponent_has_lost(server: Server, opponent: str) -> None:
    async def work() -> None:
        async with Visitor(server) as ann, Visitor(server) as bob:
            opened = await ann.open("me", opponent, seed=seed_where(0, 2))
            table = opened["table"]
            for link in opened["links"]:
                ok(await bob.claim(table, link["token"]))
            assert (await life(ann, table))["resign"] == "win"
            async with ann.tab(table) as mine:
                await mine.act()
                await do(ann, table, "resign", seat=0, way="win")
                shot = await mine.settle(lambda shot: shot["over"])
                assert (shot["ended"], shot["winners"]) == ({"why": "resigned", "seat": 0}, [1])
                assert (shot["outcome"]["places"], shot["outcome"]["verdict"]) == ([2, 1], None)
                assert shot["seats"][0]["mine"], "one may still look"
                await is_over(mine, 0)
            (row,) = await listed(ann)
            assert (row["winners"], row["seats"][0]["gone"]) == ([1], "resigned")
            await do(ann, table, "resign", 409, seat=0, way="win")
            await do(ann, table, "delete")
            assert await listed(ann) == []
            assert len(await listed(bob)) == (opponent == "friend")

    run(work())


def test_who_resigns_among_several_is_replaced_and_only_watches(server: Server) -> None:
    async def work() -> None:
        async with company(server, 2, "random") as ((ann, bob), table):
            await do(bob, table, "resign", seat=1, way="bot")
            async with bob.tab(table) as theirs:
                seat = theirs.shot["seats"][1]
                assert (seat["mine"], seat["gone"], seat["stand_in"]) == (True, "resigned", "medium")
                assert (await theirs.ask(type="stand_in", seat=1, bot=None))["code"] == "illegal"
            assert (await bob.post(f"/tables/{table}/links/1")).status_code == 422
            info = await life(bob, table)
            assert (info["seats"], info["leave"], info["resign"], info["cancel"]) == ([], None, None, None)
            assert info["delete"], "he can take it off his list"
            # Nobody else is left who plays: when Ann goes, there is no game any more, but Bob keeps what there was.
            assert (await life(ann, table))["leave"] == "end"
            await do(ann, table, "leave", seats=[0], way="end")
            shot = await look(bob, table)
            assert (shot["ended"]["why"], shot["winners"]) == ("left", [2])

    run(work())


def test_alone_among_bots_resigning_ends_the_game(server: Server) -> None:
    async def work() -> None:
        async with company(server, 1, "random", "random") as ((ann,), table):
            assert (await life(ann, table))["resign"] == "end"
            await do(ann, table, "resign", seat=0, way="end")
            shot = await look(ann, table)
            assert (shot["ended"]["why"], shot["winners"], shot["outcome"]["places"][0]) == ("resigned", [], 3)

    run(work())


# -- cancelling ------------------------------------------------------------------------------------------------


def test_the_opener_cancels_until_somebody_else_has_decided(server: Server) -> None:
    async def work() -> None:
        async with company(server, 2) as ((ann, bob), table), ann.tab(table) as mine, bob.tab(table) as theirs:
            await mine.end_turn()
            assert [(await life(who, table))["cancel"] for who in (ann, bob)] == ["now", "ask"]
            await theirs.settle()
            await theirs.act()
            assert (await life(ann, table))["cancel"] == "now", "his turn is not settled: she may not know of it"
            await theirs.end_turn()
            await mine.settle()
            assert (await life(ann, table))["cancel"] == "ask"
        async with company(server, 2) as ((ann, bob), table):
            async with bob.tab(table) as theirs:
                await do(ann, table, "cancel", way="now")
                shot = await theirs.settle(lambda shot: shot["over"])
            assert (shot["ended"], shot["outcome"], shot["winners"]) == ({"why": "cancelled", "seat": 0}, None, [])
            for who, left in ((ann, 1), (bob, 0)):
                await do(who, table, "delete")
                assert stored(server, table)[0] == left

    run(work())


def test_later_everybody_must_agree_however_long_it_takes(own_server: Server) -> None:
    async def work() -> None:
        async with company(own_server, 3) as ((ann, bob, cleo), table):
            await do(cleo, table, "cancel", way="ask")
            own_server.kill()
            own_server.start()
            assert [(await life(who, table))["asked"] for who in (ann, bob, cleo)] == [True, True, False]
            assert (await listed(ann))[0]["cancelling"] == {"seat": 2, "agreed": [], "declined": None}
            await do(ann, table, "cancel", 403, way="ask")
            await do(bob, table, "consent", yes=True)
            await do(bob, table, "consent", 409, yes=False)
            await do(ann, table, "consent", yes=False)
            async with cleo.tab(table) as tab:
                assert tab.shot["cancelling"] == {"seat": 2, "agreed": [1], "declined": 0}
                assert (await life(cleo, table))["cancel"] == "withdraw"
                await do(cleo, table, "cancel", way="withdraw")
                await tab.settle(lambda shot: shot["cancelling"] is None)
                assert not tab.shot["over"]
                wish = ["note-cancel", "note-cancel-agreed", "note-cancel-declined", "note-cancel-withdrawn"]
                assert told(tab.shot) == [(0, key, seat) for key, seat in zip(wish, (2, 1, 0, 2), strict=True)]
                await do(cleo, table, "cancel", way="ask")
                await do(ann, table, "consent", yes=True)
                assert not (await look(ann, table))["over"]
                await do(bob, table, "consent", yes=True)
                await tab.settle(lambda shot: shot["over"])
            own_server.kill()
            own_server.start()
            shot = await look(bob, table)
            assert (shot["ended"], shot["cancelling"]) == ({"why": "cancelled", "seat": 2}, None)

    run(work())


def test_who_has_not_answered_and_leaves_is_waited_for_no_longer(server: Server) -> None:
    async def work() -> None:
        async with company(server, 3) as ((ann, bob, cleo), table):
            await do(bob, table, "cancel", way="ask")
            await do(ann, table, "consent", yes=True)
            await do(cleo, table, "leave", seats=[2], way="bot")
            assert (await look(ann, table))["ended"] == {"why": "cancelled", "seat": 1}
        async with company(server, 3) as ((ann, bob, cleo), table):
            await do(bob, table, "cancel", way="ask")
            await do(bob, table, "leave", seats=[1], way="bot")
            shot = await look(ann, table)
            assert (shot["cancelling"], shot["over"]) == (None, False), "nobody asks any more"

    run(work())


# -- deleting --------------------------------------------------------------------------------------------------


def test_alone_with_bots_a_table_is_deleted_with_everything_in_it(server: Server) -> None:
    async def work() -> None:
        async with company(server, 1, "greedy") as ((ann,), table), Visitor(server) as looker:
            async with ann.tab(table) as mine, looker.tab(table):
                await mine.ask(type="say", text="Anybody there?")
                await mine.send(type="seen", length=0)
                await mine.end_turn()
                info = await life(ann, table)
                assert (info["leave"], info["delete"], info["last"]) == (None, True, True)
                await eventually(lambda: all(stored(server, table)))
                await do(ann, table, "delete")
                with pytest.raises(Exception, match=r"4408|4404|closed|received"):
                    await mine.settle(lambda shot: False)
            assert stored(server, table) == [0] * len(PARTS)
            assert await listed(ann) == []
            assert (await ann.get(f"/tables/{table}/at/0")).status_code == 404
            await do(ann, table, "delete", 404)

    run(work())


def test_a_finished_game_is_kept_for_the_others_and_its_rematch_stays(server: Server) -> None:
    async def work() -> None:
        async with company(server, 2) as ((ann, bob), table):
            await do(ann, table, "resign", seat=0, way="win")
            again = (await bob.post(f"/tables/{table}/rematch", {})).json()["table"]
            info = await life(ann, table)
            assert (info["delete"], info["last"], info["leave"], info["resign"]) == (True, False, None, None)
            await do(ann, table, "delete")
            await do(ann, table, "delete", 403)
            assert [row["table"] for row in await listed(ann)] == [again]
            assert {row["table"] for row in await listed(bob)} == {again, table}
            await do(bob, table, "delete")
            assert stored(server, table) == [0] * len(PARTS)
            assert not (await look(ann, again))["over"]

    run(work())


def test_a_seat_held_on_two_devices_is_one_person(server: Server) -> None:
    async def work() -> None:
        async with company(server, 2) as ((ann, bob), table), Visitor(server) as phone:
            ok(await phone.claim(table, (await bob.post(f"/tables/{table}/links/1")).json()["token"]))
            await do(phone, table, "leave", seats=[1], way="bot")
            assert (await listed(bob), await listed(phone)) == ([], [])
            assert (await life(ann, table))["last"]

    run(work())


def test_a_table_that_cannot_go_on_is_deleted_too(own_server: Server) -> None:
    async def work() -> None:
        async with company(own_server, 2) as ((ann, bob), table):
            own_server.stop()
            async with all_tables(own_server.database) as running, running.storage.writing() as connection:
                await connection.execute(update(schema.tables).values(catalog="another"))
            own_server.start()
            info = await life(ann, table)
            assert (info["delete"], info["last"], info["rename"]) == (True, False, False)
            await do(ann, table, "delete")
            await do(ann, table, "delete", 403)
            await do(bob, table, "delete")
            assert stored(own_server, table) == [0] * len(PARTS)

    run(work())


# -- renaming --------------------------------------------------------------------------------------------------


def test_tables_and_people_get_other_names(server: Server) -> None:
    async def work() -> None:
        async with company(server, 2) as ((ann, bob), table):
            async with ann.tab(table) as mine:
                await do(bob, table, "title", title="  Friday \u0007 night ")
                await do(bob, table, "name", seat=1, name="Bobby")
                await mine.settle(lambda shot: shot["title"] and shot["seats"][1]["name"] == "Bobby")
                assert mine.shot["title"] == "Friday night"
            await do(bob, table, "name", 422, seat=1, name=" \u0007 ")
            await do(bob, table, "name", 400, seat=1, name="x" * 25)
            await do(bob, table, "name", 403, seat=0, name="Ann")
            (row,) = await listed(ann)
            assert (row["title"], row["seats"][1]["name"]) == ("Friday night", "Bobby")

    run(work())


# -- races -----------------------------------------------------------------------------------------------------


def test_of_people_who_go_at_once_each_gets_an_answer_that_is_true(server: Server) -> None:
    async def work() -> None:
        for _ in range(3):
            async with company(server, 2, "greedy") as ((ann, bob), table):
                answers = await asyncio.gather(
                    ann.post(f"/tables/{table}/leave", {"seats": [0], "way": "bot"}),
                    bob.post(f"/tables/{table}/leave", {"seats": [1], "way": "bot"}),
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                last = ann if answers[0].status_code == 409 else bob
                assert (await life(last, table))["last"]
            async with company(server, 2, agreed=END) as ((ann, bob), table):
                ways = await asyncio.gather(
                    ann.post(f"/tables/{table}/cancel", {"way": "now"}),
                    bob.post(f"/tables/{table}/leave", {"seats": [1], "way": "end"}),
                    bob.post(f"/tables/{table}/resign", {"seat": 1, "way": "win"}),
                )
                assert sorted(answer.status_code for answer in ways) == [200, 409, 409]
                ends = server.rows("SELECT count(*) FROM log WHERE kind = 'end' AND table_id = ?", table)
                assert ends == [(1,)]

    run(work())


def test_a_bot_that_thinks_when_the_game_ends_or_goes_is_not_heard(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "greedy", seed=seed_where(0, 2))
            await running.commit(table, stand_in(table.match, 0, "greedy"))
            assert table.thinking is not None
            async with table.lock:
                n = table.n + 1
                await running.commit(table, aside(table.match, LogRow("end", 0, {"why": "resigned"})))
            await table.thinking
            assert (table.n, bots_decide(table)) == (n, False)
            assert await running.storage.waiting_for_bots() == []

            table = await open_table(running, "me", "greedy", seed=seed_where(0, 2))
            await running.commit(table, stand_in(table.match, 0, "greedy"))
            assert await running.storage.let_go(table.id, "visitor"), "deleted behind its back, as by another server"
            assert table.thinking is not None
            await table.thinking
            assert (table.deleted, table.id in running.kept) == (True, False)
            with pytest.raises(Refuse, match="deleted"):
                table.check_going_on()

    run(work())


# -- what is hidden --------------------------------------------------------------------------------------------


def test_leaving_and_ending_tell_nothing_of_choices_in_secret(tmp_path: Path) -> None:
    """All choose at the same time. What others see is the same whatever was chosen."""

    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            seen: dict[tuple[str, bool], set[str]] = {}
            for choice in (0, -1):
                table = await open_table(running, "me", "here", "here", game="coloma", seed=3)
                while not table.match.state.lanes:
                    await play(running, table, 1)
                (first, *_) = table.match.decisions
                assert len(first.options) > 1
                action = table.match.describe(first.options[choice]).notation
                await running.commit(table, act(table.match, [(first.player, action)]))
                other = frozenset({next(seat for seat in range(3) if seat != first.player)})
                row = LogRow("leave", first.player, {"how": "resigned", "bot": "greedy"})
                await running.commit(table, aside(table.match, row))
                note(seen, "leave", table, other)
                await running.commit(table, aside(table.match, LogRow("end", first.player, {"why": "resigned"})))
                note(seen, "end", table, other)
                note(seen, "end", await reload(running, table), other)
            assert {key: len(found) for key, found in seen.items()} == dict.fromkeys(seen, 1)

    run(work())


def note(seen: dict[tuple[str, bool], set[str]], when: str, table: Table, other: frozenset[int]) -> None:
    for mine in (NOBODY, other):
        text = shot_of(table, mine).model_dump_json(exclude=OWN)
        seen.setdefault((when, bool(mine)), set()).add(text)


def test_steps_of_an_unfinished_turn_are_settled_by_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", seed=seed_where(0, 2))
            await play(running, table, 1)
            assert shot_of(table, frozenset({1})).length == 0, "Ann can still take it back"
            await running.commit(table, aside(table.match, LogRow("end", 1, {"why": "left"})))
            for shown in (table, await reload(running, table)):
                assert shot_of(shown, frozenset({1})).length == 1

    run(work())


def test_a_turn_that_nobody_can_confirm_any_more_counts(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            for row in (
                LogRow("leave", 0, {"how": "left", "bot": "greedy"}),
                LogRow("end", 1, {"why": "left"}),
            ):
                table = await open_table(running, "me", "here", game="keyflower", seed=2)
                first = table.match.decisions[0].player
                await running.commit(table, confirming(table.match, first, True))
                while table.held is None:
                    await play(running, table, 1)
                row = LogRow(row.kind, table.held, row.data)
                await running.commit(table, aside(table.match, row))
                for shown in (table, await reload(running, table)):
                    assert shown.held is None
                    assert shot_of(shown, NOBODY).confirm is None

    run(work())


# -- changed rules, other servers ------------------------------------------------------------------------------


def test_what_became_of_a_table_outlives_a_change_of_rules(tmp_path: Path, newer_rules: Callable[[int], None]) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 20)
            rows = [LogRow("leave", 2, {"how": "left", "bot": "greedy"}), LogRow("cancel", 0, {"on": True})]
            await running.commit(table, aside(table.match, *rows))
            newer_rules(2)
            table = await reload(running, table)
            assert table.fate.cancelling is not None
            assert (table.seats[2].gone, table.seats[2].stand_in) == ("left", "greedy")
            notes = [(20, "note-left", 2), (20, "note-cancel", 0)]
            assert told(shot_of(table).model_dump()) == notes
            await running.commit(table, aside(table.match, LogRow("consent", 1, {"yes": False})))
            assert told(shot_of(table).model_dump()) == [*notes, (21, "note-cancel-declined", 1)], "after the restart"
            await running.commit(table, aside(table.match, LogRow("end", 0, {"why": "cancelled"})))
            newer_rules(3)
            table = await reload(running, table)
            assert (table.over, table.fate.cancelling, shot_of(table).waiting) == (True, None, [])
            (row,) = await running.storage.tables_of("visitor", 10)
            assert (row.summary.over, row.summary.bots_next, row.summary.fate) == (True, False, table.fate)

    run(work())


def test_marks_are_the_same_when_a_table_is_rebuilt(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", seed=5)
            await play(running, table, 5)
            for row in (
                LogRow("cancel", 0, {"on": True}),
                LogRow("consent", 1, {"yes": False}),
                LogRow("leave", 2, {"how": "resigned", "bot": "greedy"}),
                LogRow("end", 0, {"why": "cancelled"}),
            ):
                await running.commit(table, aside(table.match, row))
            again = await reload(running, table)
            assert (again.marks, again.fate, again.seats) == (table.marks, table.fate, table.seats)
            assert again.notes == table.notes

    run(work())


# -- dead tables -----------------------------------------------------------------------------------------------


async def age(running: Tables, table: Table, days: float) -> None:
    """Nothing has happened there for that long."""
    async with running.storage.writing() as connection:
        when = time.time() - days * DAY
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(changed=when))


async def survives(running: Tables, table: Table, days: float) -> bool:
    await age(running, table, days)
    await running.tidy_up()
    return await running.storage.load(table.id) is not None


def test_dead_tables_go_and_no_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            unheld = await open_table(running, "friend", "random")
            assert await survives(running, unheld, SOON - 1)
            assert not await survives(running, unheld, SOON + 1)
            assert unheld.deleted

            begun_by_nobody = await open_table(running, "me", "friend", seed=1)
            assert await survives(running, begun_by_nobody, SOON - 1)
            assert not await survives(running, begun_by_nobody, SOON + 1)

            among_bots = await open_table(running, "me", "random", seed=seed_where(0, 2))
            await play(running, among_bots, 1)
            assert await survives(running, among_bots, LATE - 1)
            assert not await survives(running, among_bots, LATE + 1)

            cancelled = await open_table(running, "me", "here", seed=1)
            await play(running, cancelled, 1)
            await running.commit(cancelled, aside(cancelled.match, LogRow("end", 0, {"why": "cancelled"})))
            assert await survives(running, cancelled, SOON - 1)
            assert not await survives(running, cancelled, SOON + 1)

            among_people = await open_table(running, "me", "friend", seed=seed_where(0, 2))
            await running.storage.hold(among_people.id, 1, "another")
            await play(running, among_people, 1)
            assert await survives(running, among_people, 10 * LATE)

            finished = await open_table(running, "me", "here", seed=5)
            await play(running, finished, 10_000)
            assert finished.match.over
            assert await survives(running, finished, 10 * LATE)

            resigned = await open_table(running, "me", "here", seed=5)
            await play(running, resigned, 1)
            await running.commit(resigned, aside(resigned.match, LogRow("end", 0, {"why": "resigned"})))
            assert await survives(running, resigned, 10 * LATE)

    run(work())


def test_a_server_tidies_up_when_it_starts_but_not_what_somebody_looks_at(own_server: Server) -> None:
    async def work() -> None:
        async with Visitor(own_server) as ann:
            table = (await ann.open("me", "friend", seed=1))["table"]
            own_server.stop()
            async with all_tables(own_server.database) as running:
                await age(running, await running.get(table), SOON + 1)
            own_server.start()
            await eventually(lambda: stored(own_server, table) == [0] * len(PARTS))
            assert await listed(ann) == []

    run(work())


def test_a_table_that_somebody_looks_at_is_not_tidied_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "friend", seed=1)
            table.clients.add(None)  # type: ignore[arg-type]  # somebody, whoever it is
            assert await survives(running, table, SOON + 1)
            table.clients.clear()
            assert not await survives(running, table, SOON + 1)
            with pytest.raises(Refuse, match="no such table"):
                await life_of(running, table.id, "visitor")

    run(work())


def test_an_unknown_wish_changes_nothing() -> None:
    assert Fate().after([LogRow("consent", 0, {"yes": True}), LogRow("leave", 0, {"how": "left"})]) == Fate()
