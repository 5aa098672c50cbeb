"""A table from the lobby to the end: acting, bots, undo, hot seat, chat, presence, rematch."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import boardwright as bw
from tests.server.devices import Device, ok
from tests.server.harness import GAME, Server, Visitor, agreed, finishing, run, seed_where


def test_the_lobby_lists_games_with_everything_they_let_the_table_choose(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            games = (await me.get("/games")).json()
            assert [game["id"] for game in games] == ["kingdom_builder", "boonlake", "coloma", "keyflower"]
            assert sorted(game["id"] for game in games) == bw.games()
            mules = next(option for game in games for option in game["options"] if option["name"] == "mules")
            assert mules["players"] == [2]
            kingdom = next(game for game in games if game["id"] == "kingdom_builder")
            assert kingdom["players"] == [2, 3, 4, 5]
            levels, by_a_network = ["easy", "medium", "hard", "expert"], ["learned", "master"]
            assert (kingdom["bots"], kingdom["usual_bot"]) == ([*levels, *by_a_network], "medium")
            kinds = {option["name"]: option["kind"] for option in kingdom["options"]}
            assert kinds["cards"] == "pick"
            assert kinds["turned"] == "flags"
            assert kinds["first_game"] == "flag"
            assert kinds["lords"] == "choice"

    run(play())


def test_a_whole_game_against_a_bot(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "greedy"))["table"]
            async with me.tab(table) as tab:
                while not (await tab.settle())["over"]:
                    await tab.patient_act(finishing(tab.shot["decisions"][0]))
                shot = tab.shot
            assert shot["winners"]
            assert shot["scores"] == [sum(line["points"] for line in sheet) for sheet in shot["sheet"]]
            assert [entry["n"] for entry in tab.log] == list(range(shot["length"] + 1))
            record = (await me.get(f"/tables/{table}/record")).json()
            match = bw.replay(record)
            assert match.over
            assert match.scores == shot["scores"]
            listed = (await me.get("/tables")).json()[0]
            assert (listed["table"], listed["over"], listed["winners"]) == (table, True, shot["winners"])

    run(play())


def test_an_option_tells_what_it_does_to_my_score(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            # The Lords pay for quadrants without a settlement: their points are told as far as they are earned.
            cards = ["citizens", "farmers", "miners"]
            table = (await me.open("me", "here", seed=seed_where(0, 2), options={"cards": cards}))["table"]
            async with me.tab(table) as tab:
                told = 0
                for _ in range(30):
                    decision = tab.shot["decisions"][0]
                    before = tab.shot["scores"][decision["seat"]]
                    changes = await tab.changes()
                    assert changes.get("end-turn") is None, "nobody can tell what a card will bring"
                    action = max(changes, key=lambda action: sum((changes[action] or {}).values()))
                    change = changes[action]
                    await tab.patient_act(action)
                    if change is not None:
                        told += 1
                        assert tab.shot["scores"][decision["seat"]] - before == sum(change.values())
                assert 15 < told < 30

    run(play())


def test_steps_are_taken_back_up_to_the_barrier_and_no_further(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here", seed=seed_where(0, 2)))["table"]
            async with me.tab(table) as tab:
                begin = tab.shot
                nothing = await tab.ask(type="undo", n=begin["n"], seat=0, all=False)
                assert (nothing["type"], nothing["code"]) == ("refused", "undo")
                for _ in range(3):
                    await tab.act()
                assert tab.shot["undo"][0] == {"seat": 0, "undo": {"steps": 3, "barrier": None, "rewind": False}}
                await tab.ask(type="undo", n=tab.shot["n"], seat=0, all=False)
                shot = await tab.settle(lambda shot: shot["length"] == 2)
                assert [entry["n"] for entry in tab.log] == [0, 1, 2]
                await tab.ask(type="undo", n=shot["n"], seat=0, all=True)
                shot = await tab.settle(lambda shot: shot["length"] == 0)
                assert (shot["view"], shot["decisions"]) == (begin["view"], begin["decisions"])
                await tab.end_turn()
                assert tab.shot["undo"][0]["undo"]["steps"] == 0
                assert tab.shot["undo"][0]["undo"]["barrier"]["key"] == "undo-chance"
                barred = await tab.ask(type="undo", n=tab.shot["n"], seat=0, all=True)
                assert (barred["type"], barred["code"]) == ("refused", "undo")

    run(play())


def test_others_see_a_turn_when_it_is_settled(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend, Visitor(server) as stranger:
            opened = await me.open("me", "friend", seed=seed_where(0, 2))
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as mine, friend.tab(table) as theirs, stranger.tab(table) as watching:
                for _ in range(2):
                    await mine.act()
                await theirs.ask(type="say", text="I see nothing yet")
                assert [tab.shot["length"] for tab in (mine, theirs, watching)] == [2, 0, 0]
                assert theirs.shot["view"]["players"][0]["settlements"] == []
                for past in ("at/1", "scenes?at=0&at=1"):
                    assert (await friend.get(f"/tables/{table}/{past}")).status_code == 404
                await mine.end_turn()
                for tab in (theirs, watching):
                    shot = await tab.settle(lambda shot: shot["length"] == 4)
                    assert len(shot["view"]["players"][0]["settlements"]) == 3
                    assert [entry["n"] for entry in tab.log] == [0, 1, 2, 3, 4]
                assert theirs.shot["decisions"]
                assert not watching.shot["decisions"]

    run(play())


def test_at_a_shared_screen_only_whoever_decides_sees_their_card(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here", "greedy"))["table"]
            async with me.tab(table) as tab:
                for _ in range(4):
                    shot = await tab.settle()
                    viewer = shot["viewer"]
                    assert viewer == shot["decisions"][0]["seat"]
                    hands = [player["hand"] for player in shot["view"]["players"]]
                    assert [hand for seat, hand in enumerate(hands) if seat != viewer] == [None, None]
                    await tab.end_turn()
                    async with me.tab(table) as fresh:
                        assert [entry["n"] for entry in fresh.log] == [*range(fresh.shot["length"] + 1)]
            assert not any("event-drew-card" in text for text in me.heard)

    run(play())


def test_why_something_cannot_be_done(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here", seed=seed_where(0, 2)))["table"]
            async with me.tab(table) as tab:
                castle = tab.shot["view"]["castles"][0]
                no = await tab.ask(type="ask", seat=0, target=f"cell:{castle}")
                assert no["rule"].startswith("KB-")
                assert no["text"]["key"]
                option = tab.shot["decisions"][0]["options"][0]
                yes = await tab.ask(type="ask", seat=0, target=option["targets"][0])
                assert yes["rule"] is None
                assert yes["text"] is None
                wrong = await tab.ask(type="ask", seat=0, target="cell:z99")
                assert wrong["code"] == "bad_message"
                illegal = await tab.act(f"build {castle}")
                assert (illegal["code"], tab.shot["n"]) == ("illegal", 0)

    run(play())


def test_a_past_position_is_what_i_saw_then(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as stranger:
            table = (await me.open("me", "random", seed=seed_where(0, 2)))["table"]
            views = {}
            async with me.tab(table) as tab:
                for _ in range(12):
                    shot = await tab.settle()
                    views[shot["length"]] = shot["view"]
                    await tab.patient_act(finishing(shot["decisions"][0]))
                await tab.settle()
                for length, view in views.items():
                    past = (await me.get(f"/tables/{table}/at/{length}")).json()
                    assert (past["replay"], past["length"], past["decisions"]) == (True, length, [])
                    assert past["view"] == view
                    theirs = (await stranger.get(f"/tables/{table}/at/{length}")).json()
                    assert theirs["viewer"] is None
                    assert {player["hand"] for player in theirs["view"]["players"]} == {None}
                beyond = await me.get(f"/tables/{table}/at/{tab.shot['length'] + 1}")
                assert beyond.status_code == 404
                await past_positions_at_once(table, tab.shot["length"], me, stranger)

    run(play())


async def past_positions_at_once(table: str, length: int, *visitors: Visitor) -> None:
    """Several in one answer are the same as one by one, for everybody; there is a limit, and an end."""

    def scenes(*positions: int) -> str:
        return f"/tables/{table}/scenes?" + "&".join(f"at={n}" for n in positions)

    wanted = [*range(length - 5, length + 1), 2]
    for visitor in visitors:
        together = (await visitor.get(scenes(*wanted))).json()
        one_by_one = [(await visitor.get(f"/tables/{table}/at/{n}")).json() for n in wanted]
        assert [scene["length"] for scene in together] == wanted
        assert together == [
            {name: shot[name] for name in scene} for scene, shot in zip(together, one_by_one, strict=True)
        ]
        assert "log" not in together[0]
        assert (await visitor.get(scenes(2, length + 1))).status_code == 404
        for unreadable in (scenes(*[1] * 33), f"/tables/{table}/scenes"):
            refused = await visitor.get(unreadable)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")


def test_a_bot_stands_in_and_hands_the_seat_back(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend, Visitor(server) as stranger:
            opened = await me.open("me", "friend", seed=seed_where(1, 2), agreed=agreed(bot="random"))
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with me.tab(table) as mine, stranger.tab(table) as other:
                no = await other.ask(type="stand_in", seat=1, bot="random")
                assert no["code"] == "not_yours"
                assert (await mine.ask(type="stand_in", seat=1, bot="nobody"))["code"] == "illegal"
                async with friend.tab(table) as theirs:
                    await theirs.ask(type="stand_in", seat=1, bot="random")
                shot = await mine.settle()
                assert shot["decisions"][0]["seat"] == 0
                assert shot["seats"][1]["stand_in"] == "random"
                async with friend.tab(table) as theirs:
                    busy = await theirs.ask(type="act", n=theirs.shot["n"], seat=1, action="end-turn")
                    assert busy["code"] == "not_yours"
                    back = await mine.ask(type="stand_in", seat=1, bot="greedy")
                    assert back["code"] == "not_yours", "its holder is at the table"
                    await theirs.ask(type="stand_in", seat=1, bot=None)
                    await mine.end_turn()
                    shot = await theirs.settle()
                    assert shot["decisions"][0]["seat"] == 1
                    assert (await theirs.act())["type"] == "accepted"

    run(play())


def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    async def play() -> None:
        # Who watches may say little, counted by address.
        async with Visitor(server) as me, Device(server) as stranger:
            table = (await me.open("me", "greedy"))["table"]
            async with me.tab(table) as tab, stranger.tab(table) as other:
                assert (await tab.ask(type="say", text="  hello\x07 <b>you</b> "))["type"] == "accepted"
                await other.until("chat")
                assert [(line["seat"], line["text"]) for line in other.chat] == [(0, "hello <b>you</b>")]
                assert (await other.ask(type="say", text="\x07 \n"))["code"] == "bad_message"
                assert (await other.ask(type="say", text="good luck"))["type"] == "accepted"
                await tab.until("chat")
                assert (await other.ask(type="say", text="!"))["type"] == "accepted"
            async with me.tab(table) as again:
                assert [(line["seat"], line["text"]) for line in again.chat] == [
                    (0, "hello <b>you</b>"),
                    (None, "good luck"),
                    (None, "!"),
                ]

    run(play())


def test_who_is_there(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend")
            table = opened["table"]
            async with me.tab(table) as mine:
                assert [(seat["taken"], seat["online"]) for seat in mine.seats] == [(True, True), (False, False)]
                async with friend.tab(table) as theirs:
                    ok(await friend.claim(table, opened["links"][0]["token"]))
                    await theirs.settle(lambda shot: shot["viewer"] == 1)
                    while not mine.seats[1]["online"]:
                        await mine.next()
                    assert mine.seats[1]["taken"]
                while mine.seats[1]["online"]:
                    await mine.next()

    run(play())


def test_what_i_have_seen_is_remembered(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "greedy", seed=seed_where(0, 2)))["table"]
            async with me.tab(table) as tab:
                await tab.end_turn()
                await tab.settle()
                await tab.send(type="seen", length=tab.shot["length"])
                seen = tab.shot["length"]
                await tab.end_turn()
                await tab.settle()
                await tab.send(type="seen", length=10_000)
                await tab.ask(type="say", text="done")
                end = tab.shot["length"]
                assert end > seen
            async with me.tab(table) as again:
                assert again.shot["seen"] == end, "nobody has seen more than there is"

    run(play())


def test_a_rematch_is_opened_once_for_all_who_played(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend, Visitor(server) as stranger:
            opened = await me.open("me", "friend", options={"first_game": True}, agreed=agreed(bot="random"))
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            early = await me.post(f"/tables/{table}/rematch")
            assert early.status_code == 422
            async with me.tab(table) as mine, friend.tab(table) as theirs:
                await mine.ask(type="stand_in", seat=0, bot="random")
                await theirs.ask(type="stand_in", seat=1, bot="random")
                await mine.settle(lambda shot: shot["over"])
                assert (await stranger.post(f"/tables/{table}/rematch")).status_code == 403
                answers = await asyncio.gather(*(who.post(f"/tables/{table}/rematch") for who in (me, friend, me)))
                tables = {answer.json()["table"] for answer in answers}
                assert len(tables) == 1
                again = tables.pop()
                await theirs.settle(lambda shot: shot["rematch"] == again)
            async with me.tab(again) as mine, friend.tab(again) as theirs:
                assert [seat["mine"] for seat in mine.seats] == [True, False]
                assert [seat["mine"] for seat in theirs.seats] == [False, True]
                assert mine.shot["length"] == 0
            before, after = (server.start_record(name) for name in (table, again))
            assert before["options"] == after["options"]
            assert before["seed"] != after["seed"]

    run(play())


def test_my_tables_show_those_waiting_for_me_first(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as stranger:
            mine = (await me.open("me", "friend", seed=seed_where(0, 2)))["table"]
            theirs = (await me.open("me", "friend", seed=seed_where(1, 2)))["table"]
            listed = (await me.get("/tables")).json()
            assert [(info["table"], info["waiting"]) for info in listed] == [(mine, [0]), (theirs, [1])]
            assert (await stranger.get("/tables")).json() == []

    run(play())


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me", "name": "A"}] * 2}, "no game 'chess'"),
        ({"game": GAME, "seats": [{"kind": "me", "name": "A"}]}, "2 to 5 players"),
        ({"game": GAME, "seats": [{"kind": "bot", "name": "A", "bot": "oracle"}] * 2}, "no bot 'oracle'"),
        ({"game": GAME, "seats": [{"kind": "me", "name": "A"}] * 2, "options": {"cards": ["lords"]}}, "expected 3"),
        ({"game": GAME, "seats": [{"kind": "me", "name": ""}] * 2}, "at least 1 character"),
        ({"game": GAME, "seats": [{"kind": "me", "name": "A"}] * 2, "cheat": True}, "not permitted"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(server: Server, body: dict[str, Any], reason: str) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            response = await me.post("/tables", body)
            assert response.status_code in (400, 422)
            assert reason in response.json()["reason"]
            assert (await me.get("/tables")).json() == []

    run(play())
