"""Standing answers at a table: stored in the same breath, told to nobody else, and never in the way of taking back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boardwright.match import Answers
from boardwright.server.changes import Change, act, answer, answered, stand_in, undo
from boardwright.server.snapshot import stamp_of
from boardwright.server.story import story_of
from boardwright.server.table import Table
from boardwright.server.tables import Tables
from tests.server.devices import ok
from tests.server.harness import Server, Tab, Visitor, run
from tests.server.inside import all_tables, open_table, reload, shot_of

#: It asks several players at once, again and again.
BUSY = "boonlake"
GAMES = ["kingdom_builder", "keyflower", "coloma", BUSY]


def random_decision(table: Table, chance: random.Random) -> tuple[int, str]:
    decision = chance.choice(table.match.decisions)
    return decision.player, table.match.describe(chance.choice(decision.options)).notation


async def until_asked(running: Tables, table: Table, seat: int, chance: random.Random) -> str:
    """Play by chance until the seat is asked something that it can decline for good; the name of the question."""
    while True:
        for choice in table.match.sight([seat]).choices():
            if choice.question is not None:
                return choice.question
        await running.commit(table, act(table.match, [random_decision(table, chance)]))


def declining(table: Table, seat: int, question: str) -> Change:
    [choice] = table.match.sight([seat]).choices()
    return answer(table.match, seat, question, True, choice.prompt)


def test_a_question_declined_for_good_is_answered_in_the_same_breath(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=BUSY, seed=5)
            question = await until_asked(running, table, 1, random.Random(5))
            length, n = table.match.length, table.n
            await running.commit(table, declining(table, 1, question))
            assert table.match.length == length + 1
            last = table.match.latest
            assert last is not None
            assert (last.player, table.match.game.space.notation(last.action), last.by_itself) == (1, "decline", True)
            assert table.n == n + 2
            stored = await running.storage.load(table.id)
            assert stored is not None
            assert [row.kind for row in stored.rows[-2:]] == ["answer", "act"]
            again = await reload(running, table)
            assert again is not table
            assert again.match.state.data() == table.match.state.data()
            assert again.marks == table.marks
            assert again.seats[1].answers == table.seats[1].answers
            assert list(again.seats[1].answers.declined) == [question]
            await running.commit(again, answer(again.match, 1, question, on=False))
            assert again.seats[1].answers == Answers()

    run(work())


def test_nobody_else_learns_what_stands(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=BUSY, seed=5)
            viewers: list[frozenset[int]] = [frozenset(), frozenset([0])]
            before = [(stamp_of(table, mine), shot_of(table, mine)) for mine in viewers]
            own = stamp_of(table, frozenset([1])), shot_of(table, frozenset([1]))
            changed = table.changed
            await running.commit(table, answer(table.match, 1, None, on=True))
            assert [(stamp_of(table, mine), shot_of(table, mine)) for mine in viewers] == before
            assert table.changed == changed
            assert stamp_of(table, frozenset([1])) != own[0]
            mine = shot_of(table, frozenset([1]))
            assert [(one.seat, one.idle) for one in mine.answers] == [(1, True)]
            assert mine.n == own[1].n, "what is being decided stays current"

    run(work())


def test_who_takes_back_is_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=BUSY, seed=5)
            question = await until_asked(running, table, 1, random.Random(5))
            await running.commit(table, declining(table, 1, question))
            await running.commit(table, undo(table.match, 1, 1))
            for one in (table, await reload(running, table)):
                [choice] = one.match.sight([1]).choices()
                assert choice.question == question, "asked, though the answer stands"
                assert one.seats[1].answers.held
            table = await running.get(table.id)
            await running.commit(table, act(table.match, [(1, "decline")]))
            assert not table.seats[1].answers.held

    run(work())


def test_a_bot_has_no_standing_answers(tmp_path: Path) -> None:
    async def work() -> None:
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=BUSY, seed=5)
            question = await until_asked(running, table, 1, random.Random(5))
            change = declining(table, 1, question)
            sits = stand_in(table.match, 1, "random")
            both = Change([*sits.rows, *change.rows], [*sits.marks, *change.marks], table.match)
            assert len(answered(change, table.seats).rows) == 2
            assert answered(both, table.seats) == both
            back = stand_in(table.match, 1, None)
            all_three = Change([*both.rows, *back.rows], [*both.marks, *back.marks], table.match)
            assert len(answered(all_three, table.seats).rows) == 4, "its person is back"

    run(work())


async def check_story(running: Tables, table: Table) -> None:
    """What is told of the log is what has happened, but for what was chosen in secret."""
    stored = await running.storage.load(table.id)
    assert stored is not None
    told = story_of(stored, stored.rows)[1:]
    notation = table.match.game.space.notation
    assert [entry.seat for entry in told] == [entry.player for entry in table.match.history]
    for entry, happened in zip(told, table.match.history, strict=True):
        assert entry.notation in ("", notation(happened.action))


def test_what_led_to_a_standing_answer_can_be_taken_back(tmp_path: Path) -> None:
    """It goes with it, from the match and from the story; where the same is asked again, it is given again."""

    async def work() -> None:
        chance = random.Random(1)
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", game=BUSY, seed=1)
            change = None
            while change is None:
                asked = table.match.sight([1]).choices()
                if asked and asked[0].question is not None:
                    await running.commit(table, declining(table, 1, asked[0].question))
                else:
                    await running.commit(table, act(table.match, [random_decision(table, chance)]))
                if table.match.length > 1 and table.match.undo_steps(0):
                    change = undo(table.match, 0, 1)
                    last_but_one, last = table.match.history[-2:]
                    dropped = change.rows[0].data.get("dropped")
                    change = change if last_but_one.player == 0 and dropped == [last.number] else None
            assert last.by_itself
            history = [(entry.player, entry.action) for entry in table.match.history]
            await running.commit(table, change)
            assert table.match.length < len(history)
            await check_story(running, table)
            await running.commit(table, act(table.match, [(0, table.match.game.space.notation(last_but_one.action))]))
            assert [(entry.player, entry.action) for entry in table.match.history] == history
            await check_story(running, table)

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_tables_with_standing_answers_are_what_their_log_says(tmp_path: Path, game: str) -> None:
    """Everybody has some, decides and takes back: the log replays, and so does the story that is told of it."""

    async def work() -> None:
        chance = random.Random(game)
        async with all_tables(tmp_path / "t.sqlite3") as running:
            table = await open_table(running, "me", "here", "here", game=game, seed=2)
            for seat in range(3):
                await running.commit(table, answer(table.match, seat, None, on=True))
            for _ in range(400):
                if table.match.over:
                    break
                seat = chance.randrange(3)
                steps = table.match.undo_steps(seat)
                if steps and chance.random() < 0.3:
                    change = undo(table.match, seat, chance.randint(1, steps))
                elif (asked := table.match.sight([seat]).choices()) and asked[0].question and chance.random() < 0.3:
                    change = declining(table, seat, asked[0].question)
                else:
                    change = act(table.match, [random_decision(table, chance)])
                await running.commit(table, change)
            await check_story(running, table)
            again = await reload(running, table)
            assert again.match.record() == table.match.record()
            assert again.marks == table.marks
            assert [seat.answers for seat in again.seats] == [seat.answers for seat in table.seats]

    run(work())


# -- over the wire ---------------------------------------------------------------------------------------------


async def play_until_question(tabs: list[Tab], seat: int) -> str:
    """Play the first options over the wire until the seat can decline something for good; its name."""
    while True:
        for tab in tabs:
            for decision in tab.shot["decisions"]:
                if decision["seat"] == seat and decision["question"] is not None:
                    return str(decision["question"])
        tab = next(tab for tab in tabs if tab.shot["decisions"])
        await tab.patient_act()
        for other in tabs:
            await other.ask(type="say", text="what came before this is here")


def test_two_players_and_a_power_cut(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me, Visitor(own_server) as friend:
            opened = await me.open("me", "friend", game=BUSY, seed=5)
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as mine, friend.tab(table) as theirs:
                refused = await mine.ask(type="answer", seat=1, question=None, on=True)
                assert refused["code"] == "not_yours"
                refused = await theirs.ask(type="answer", seat=1, question="no such question", on=True)
                assert refused["code"] == "stale"
                question = await play_until_question([mine, theirs], 1)
                length = theirs.shot["length"]
                done = await theirs.ask(type="answer", seat=1, question=question, on=True)
                assert done["type"] == "accepted"
                await theirs.settle(lambda shot: shot["length"] > length)
                assert (theirs.log[-1]["seat"], theirs.log[-1]["notation"]) == (1, "decline")
                assert [one["question"] for one in theirs.shot["answers"][0]["declined"]] == [question]
                await mine.settle(lambda shot: shot["length"] > length)
                assert mine.log[-1] == theirs.log[-1], "told like any other decision"
                assert [one["seat"] for one in mine.shot["answers"]] == [0]
                await theirs.ask(type="undo", seat=1, n=theirs.shot["n"], all=False)
                await theirs.settle(lambda shot: shot["decisions"])
                assert theirs.shot["decisions"][0]["question"] == question
                await theirs.act("decline")
        own_server.kill()
        own_server.start()
        async with Visitor(own_server) as again:
            again.http.cookies.update(friend.http.cookies)
            async with again.tab(table) as theirs:
                (stands,) = theirs.shot["answers"]
                assert [one["question"] for one in stands["declined"]] == [question]
                await theirs.ask(type="answer", seat=1, question=question, on=False)
                await theirs.settle(lambda shot: not shot["answers"][0]["declined"])

    run(play())
