"""A turn counts only when it is confirmed, where its player wants that: until then nobody else sees it or decides."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.kernel.roles import Role
from boardwright.match import Match
from boardwright.match.confirming import awaits_confirmation, is_for_good
from boardwright.server.changes import act, answer, confirm, confirming, rewind, stand_in, undo
from boardwright.server.protocol import Snapshot
from boardwright.server.snapshot import stamp_of
from boardwright.server.story import story_of
from boardwright.server.table import Table
from boardwright.server.tables import Tables, bots_decide
from tests.server.devices import ok
from tests.server.harness import Server, Tab, Visitor, run
from tests.server.inside import all_tables, open_table, reload, shot_of

#: A game whose turns pass on by themselves.
PASSING = "keyflower"
GAMES = ["kingdom_builder", "keyflower", "coloma", "boonlake"]
SEED = 2


def going_on(match: Match) -> str:
    """Anything but passing, for whoever is asked."""
    [decision] = match.decisions
    space = match.game.space
    return next(space.notation(action) for action in decision.options if space.role(action) is not Role.PASSES)


def beginner() -> int:
    return bw.new(PASSING, 2, SEED).decisions[0].player


async def until_held(running: Tables, table: Table) -> int:
    """The first turn of a game of two, up to where it waits to be confirmed; whose it is."""
    seat = table.waiting()[0]
    await running.commit(table, confirming(table.match, seat, True))
    while table.held is None:
        await running.commit(table, act(table.match, [(seat, going_on(table.match))]))
    return seat


def test_nobody_else_learns_of_a_turn_that_is_not_confirmed(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=PASSING, seed=SEED)
            mine, other = table.waiting()[0], 1 - table.waiting()[0]
            viewers: list[frozenset[int]] = [frozenset(), frozenset([other])]
            before = [(stamp_of(table, viewer), shot_of(table, viewer)) for viewer in viewers]
            assert await until_held(running, table) == mine
            after = [(stamp_of(table, viewer), shot_of(table, viewer)) for viewer in viewers]
            assert after == before
            assert table.waiting() == [mine]
            own = shot_of(table, frozenset([mine]))
            assert (own.confirm, own.waiting, own.decisions, own.prompts) == (mine, [mine], [], [])
            assert own.length == table.match.length
            assert own.undo[0].undo.steps
            both = shot_of(table, frozenset([0, 1]))
            assert (both.confirm, both.viewer) == (mine, mine), "the device is not passed on yet"
            await running.commit(table, confirm(table.match, mine))
            for viewer in viewers:
                shot = shot_of(table, viewer)
                assert (shot.length, shot.waiting, shot.confirm) == (table.match.length, [other], None)
            assert shot_of(table, frozenset([mine])).undo[0].undo.steps == 0, "it counts"

    run(work())


def test_a_held_table_is_held_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=PASSING, seed=SEED)
            seat = await until_held(running, table)
            [listed] = await running.storage.tables_of("visitor", 10)
            assert (listed.summary.waiting, listed.summary.bots_next) == ([seat], False)
            again = await reload(running, table)
            assert again is not table
            assert (again.held, again.marks, again.match.record()) == (seat, table.marks, table.match.record())
            assert again.seats[seat].answers.confirms
            await running.commit(again, undo(again.match, seat, again.match.undo_steps(seat)))
            assert (again.held, again.waiting()) == (None, [seat])
            assert again.match.length == 0

    run(work())


def test_bots_and_standing_answers_wait(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            seats = ["random", "random"]
            seats[beginner()] = "me"
            table = await open_table(running, *seats, game=PASSING, seed=SEED)
            seat = await until_held(running, table)
            assert not bots_decide(table)
            assert table.thinking is None
            length = table.match.length
            await running.commit(table, confirm(table.match, seat))
            assert bots_decide(table)
            while table.thinking is not None:
                await table.thinking
            assert table.match.length > length
            await running.commit(table, rewind(table.match, seat))
            assert (table.match.length, table.waiting(), table.held) == (length - 1, [seat], None)

    run(work())


@pytest.mark.parametrize("how", ["no longer confirms", "a bot stands in"])
def test_who_need_not_confirm_any_more_holds_nobody_up(tmp_path: Path, how: str) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=PASSING, seed=SEED)
            seat = await until_held(running, table)
            change = confirming(table.match, seat, False) if how[0] == "n" else stand_in(table.match, seat, "random")
            await running.commit(table, change)
            for one in (table, await reload(running, table)):
                assert (one.held, one.waiting()) == (None, [1 - seat])
                assert shot_of(one, frozenset([1 - seat])).decisions

    run(work())


def test_wishing_it_later_holds_up_nothing_that_was_seen(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=PASSING, seed=SEED)
            seat = table.waiting()[0]
            while table.waiting() == [seat]:
                await running.commit(table, act(table.match, [(seat, going_on(table.match))]))
            assert awaits_confirmation(table.match, seat)
            await running.commit(table, confirming(table.match, seat, True))
            for one in (table, await reload(running, table)):
                assert (one.held, one.waiting()) == (None, [1 - seat])

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_tables_where_turns_are_confirmed_are_what_their_log_says(tmp_path: Path, game: str) -> None:
    """Everybody confirms, decides, takes back and answers in advance: log, story and match stay the same thing."""

    async def work() -> None:
        chance = random.Random(game)
        held = 0
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", game=game, seed=2)
            for seat in range(3):
                await running.commit(table, confirming(table.match, seat, True))
                await running.commit(table, answer(table.match, seat, None, on=seat == 1))
            for _ in range(250):
                if table.match.over:
                    break
                seat = table.waiting()[0] if table.held is not None else chance.randrange(3)
                steps = table.match.undo_steps(seat)
                if steps and chance.random() < 0.3:
                    change = undo(table.match, seat, chance.randint(1, steps))
                elif table.held is not None:
                    held += 1
                    check_hidden(table, seat)
                    change = confirm(table.match, seat)
                else:
                    decision = chance.choice(table.match.decisions)
                    notation = table.match.game.space.notation(chance.choice(decision.options))
                    change = act(table.match, [(decision.player, notation)])
                await running.commit(table, change)
            stored = await running.storage.load(table.id)
            assert stored is not None
            told = story_of(stored, stored.rows)[1:]
            assert [entry.seat for entry in told] == [entry.player for entry in table.match.history]
            assert bw.replay(table.match.record()).state.data() == table.match.state.data()
            again = await reload(running, table)
            assert again.match.record() == table.match.record()
            assert (again.marks, again.held) == (table.marks, table.held)
        assert bool(held) == (game in ("keyflower", "boonlake"))

    run(work())


def check_hidden(table: Table, seat: int) -> None:
    """Nobody else is asked, may do anything, or sees what may still be taken back; who has answered meanwhile does."""
    first = min(entry.number for entry in table.match.undoable(seat) if not entry.in_lane)
    answered = {entry.player for entry in table.match.history if entry.by_itself and entry.number > first}
    for viewer in {None, 0, 1, 2} - {seat} - answered:
        shot = shot_of(table, frozenset() if viewer is None else frozenset([viewer]))
        assert shot.length < first
        assert (shot.waiting, shot.confirm, shot.decisions, shot.offers) == ([seat], None, [], [])


# -- back beyond what bots have done ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_alone_among_bots_one_goes_back(tmp_path: Path, game: str) -> None:
    """Again and again, past positions that were stored: what is loaded afterwards never went further."""

    async def work() -> None:
        chance = random.Random(game)
        async with all_tables(tmp_path / "t.sqlite3") as running:
            running.closing = True  # whoever decides here, no bot thinks beside
            table = await open_table(running, "me", "random", "random", game=game, seed=2)
            for _ in range(160):
                if table.match.over:
                    break
                if chance.random() < 0.12 and table.match.last_of(0) is not None:
                    shot = shot_of(table, frozenset([0]))
                    assert shot.undo[0].undo.rewind
                    await running.commit(table, rewind(table.match, 0))
                    assert table.waiting().count(0) == 1
                else:
                    decision = chance.choice(table.match.decisions)
                    notation = table.match.game.space.notation(chance.choice(decision.options))
                    await running.commit(table, act(table.match, [(decision.player, notation)]))
                assert table.safe is not None
                assert table.safe <= table.match.length
            stored = await running.storage.load(table.id)
            assert stored is not None
            assert stored.position is not None
            assert bw.from_position(stored.position.position).state.data() is not None
            told = story_of(stored, stored.rows)[1:]
            assert [entry.seat for entry in told] == [entry.player for entry in table.match.history]
            again = await reload(running, table)
            assert again.match.record() == table.match.record()
            assert again.marks == table.marks
            assert bw.replay(table.match.record()).state.data() == table.match.state.data()

    run(work())


def test_not_where_people_share_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            running.closing = True
            for seats in (["me", "here", "random"], ["me", "friend", "random"]):
                table = await open_table(running, *seats, game="kingdom_builder", seed=3)
                for _ in range(12):
                    [decision] = table.match.decisions
                    notation = table.match.game.space.notation(decision.options[0])
                    await running.commit(table, act(table.match, [(decision.player, notation)]))
                assert not any(one.undo.rewind for one in shot_of(table, frozenset([0])).undo)

    run(work())


# -- over the wire ---------------------------------------------------------------------------------------------


async def confirms(tab: Tab, seat: int, on: bool = True) -> None:
    assert (await tab.ask(type="confirms", seat=seat, on=on))["type"] == "accepted"
    await tab.settle(lambda shot: shot["answers"][0]["confirms"] == on)


async def play_until_held(tab: Tab, match: Match) -> None:
    """Until the turn waits to be confirmed; the engine beside knows what is possible."""
    while tab.shot["confirm"] is None:
        notation = going_on(match)
        match.apply(tab.shot["viewer"], notation)
        assert (await tab.act(notation))["type"] == "accepted"


def test_two_players_one_of_whom_confirms(own_server: Server) -> None:
    """Others are refused, a power cut changes nothing, and what draws is asked about first."""

    async def play() -> None:
        beside = bw.new(PASSING, 2, SEED)
        async with Visitor(own_server) as me, Visitor(own_server) as friend:
            seats = ["friend", "friend"]
            first = beginner()
            seats[first] = "me"
            opened = await me.open(*seats, game=PASSING, seed=SEED)
            table, other = opened["table"], 1 - first
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as mine, friend.tab(table) as theirs:
                assert (await mine.ask(type="confirms", seat=other, on=True))["code"] == "not_yours"
                await confirms(mine, first)
                assert (await mine.ask(type="confirm", seat=first, n=mine.shot["n"]))["code"] == "stale"
                await play_until_held(mine, beside)
                assert mine.shot["confirm"] == first
                await theirs.ask(type="say", text="what came before this is here")
                assert (theirs.shot["length"], theirs.shot["decisions"], theirs.shot["confirm"]) == (0, [], None)
                notation = beside.game.space.notation(beside.decisions[0].options[0])
                for n in (theirs.shot["n"], theirs.shot["n"] + 1, 99):
                    early = await theirs.ask(type="act", n=n, seat=other, action=notation)
                    assert early["code"] == "stale"
                own_server.kill()
                own_server.start()
            async with me.tab(table) as mine, friend.tab(table) as theirs:
                assert mine.shot["confirm"] == first
                assert (theirs.shot["length"], theirs.shot["waiting"]) == (0, [first])
                assert (await mine.ask(type="undo", seat=first, n=mine.shot["n"], all=True))["type"] == "accepted"
                await mine.settle(lambda shot: shot["decisions"])
                await play_until_held(mine, bw.new(PASSING, 2, SEED))
                done, twice = await asyncio.gather(
                    mine.ask(type="confirm", seat=first, n=mine.shot["n"]),
                    theirs.ask(type="say", text="waiting"),
                )
                assert (done["type"], twice["type"]) == ("accepted", "accepted")
                await mine.settle(lambda shot: shot["confirm"] is None)
                assert (await mine.ask(type="confirm", seat=first, n=mine.shot["n"]))["code"] == "stale"
                assert (await mine.ask(type="undo", seat=first, n=mine.shot["n"], all=False))["code"] == "undo"
                await theirs.settle(lambda shot: shot["decisions"])
                assert theirs.shot["length"] == beside.length

    run(play())


def about_to_draw() -> tuple[Match, str]:
    """A game of Keyflower in which whoever is asked can end the turn by drawing workers or skills."""
    for seed in range(50):
        match, chance = bw.new(PASSING, 2, seed), random.Random(seed)
        while not match.over and not match.state.lanes:
            [decision] = match.decisions
            for action in decision.options:
                after = match.clone()
                after.apply(decision.player, action)
                if is_for_good(after, decision.player) and not after.state.lanes:
                    return match, match.game.space.notation(action)
            match.apply(decision.player, chance.choice(decision.options))
    raise AssertionError("nobody ever draws")


def test_what_cannot_be_taken_back_is_asked_about_first(server: Server) -> None:
    async def play() -> None:
        match, action = about_to_draw()
        async with Visitor(server) as me:
            response = await me.post("/import", {"record": bw.match.record.CANONICAL.encode(match.record())})
            table = response.json()["table"]
            async with me.tab(table) as tab:
                seat = tab.shot["decisions"][0]["seat"]
                assert (await tab.ask(type="confirms", seat=seat, on=True))["type"] == "accepted"
                await tab.settle(lambda shot: shot["answers"][seat]["confirms"])
                before: Snapshot = Snapshot.model_validate(tab.shot)
                refused = await tab.act(action)
                assert (refused["type"], refused["code"]) == ("refused", "confirm")
                assert Snapshot.model_validate(tab.shot).model_dump() == before.model_dump(), "nothing has happened"
                assert (await tab.act(action, sure=True))["type"] == "accepted"
                assert (tab.shot["confirm"], tab.shot["length"]) == (None, before.length + 1)

    run(play())


def test_back_to_the_last_move_against_bots_over_the_wire(server: Server) -> None:
    """While they think or after they have answered: only what was done in my own seat makes the wish stale."""

    async def play() -> None:
        async with Visitor(server) as me:
            seats = ["random", "random"]
            seats[beginner()] = "me"
            table = (await me.open(*seats, game=PASSING, seed=SEED))["table"]
            async with me.tab(table) as tab:
                seat, begin = tab.shot["viewer"], tab.shot
                await tab.act()
                n = tab.shot["n"]
                await tab.settle(lambda shot: shot["decisions"] and shot["length"] > begin["length"] + 1)
                assert tab.shot["undo"][0]["undo"]["rewind"]
                assert tab.shot["undo"][0]["undo"]["barrier"]
                refused = await tab.ask(type="undo", seat=seat, n=tab.shot["n"], all=True)
                assert refused["code"] == "undo"
                assert (await tab.ask(type="undo", seat=seat, n=n, all=False))["type"] == "accepted"
                await tab.settle(lambda shot: shot["length"] == begin["length"])
                assert (tab.shot["view"], tab.shot["decisions"]) == (begin["view"], begin["decisions"])
                assert [entry["n"] for entry in tab.log] == [entry["n"] for entry in begin["log"]]
                stale = await tab.ask(type="undo", seat=seat, n=n, all=False)
                assert stale["code"] == "stale"
        rows = server.rows("SELECT kind FROM log WHERE table_id = ? ORDER BY n", table)
        assert rows[-1] == ("rewind",)

    run(play())
