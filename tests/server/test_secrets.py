"""What is mine stays mine: seat links, strangers, and a search through every byte that others were sent."""

from __future__ import annotations

import asyncio
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.server.seating import HOLDERS
from tests.server.devices import ok
from tests.server.harness import COOKIE, GAME, Server, Tab, Visitor, finishing, run, seed_where

# -- seat links ------------------------------------------------------------------------------------------------


def test_a_link_is_exchanged_for_a_seat_and_a_cookie_no_script_can_read(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend")
            [link] = opened["links"]
            assert link["seat"] == 1
            assert re.fullmatch(r"[\w-]{22}", link["token"]), "128 bits"
            friend.http.cookies.clear()
            answer = await friend.claim(opened["table"], link["token"])
            assert answer.json() == {"table": opened["table"], "links": []}
            [cookie] = answer.headers.get_list("set-cookie")
            parts = {part.strip().lower() for part in cookie.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= parts
            assert len(friend.cookie) == 22
            async with friend.tab(opened["table"]) as tab:
                assert [seat["mine"] for seat in tab.seats] == [False, True]

    run(play())


def test_secrets_are_stored_as_fingerprints_only(own_server: Server) -> None:
    async def play() -> list[str]:
        async with Visitor(own_server) as me, Visitor(own_server) as friend:
            opened = await me.open("me", "friend")
            token = opened["links"][0]["token"]
            ok(await friend.claim(opened["table"], token))
            return [token, me.cookie, friend.cookie]

    secrets = run(play())
    own_server.stop()
    stored = b"".join(path.read_bytes() for path in own_server.database.parent.iterdir())
    for secret in secrets:
        assert secret.encode() not in stored
        assert sha256(secret.encode()).hexdigest().encode() in stored


def test_strangers_and_other_seats_can_do_nothing_in_mine(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend, Visitor(server) as stranger:
            opened = await me.open("me", "friend", seed=seed_where(0, 2))
            other = await stranger.open("me", "friend")
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            for token in (other["links"][0]["token"], "x" * 22, stranger.cookie):
                assert (await stranger.claim(table, token)).status_code == 403
            for path, body in [
                ("links/0", None),
                ("links/1", None),
                ("branch", {"n": 0, "seat": 0}),
                ("rematch", None),
            ]:
                answer = await stranger.post(f"/tables/{table}/{path}", body)
                assert (answer.status_code, answer.json()["code"]) == (403, "not_yours"), path
            for visitor in (friend, stranger):
                async with me.tab(table) as mine, visitor.tab(table) as tab:
                    await try_everything(tab, mine.shot["decisions"][0]["options"][0]["notation"])
                    assert tab.shot["decisions"] == []
                    assert (await mine.ask(type="ask", seat=0, target="turn:end"))["type"] == "why_not"
                    assert mine.shot["n"] == 0
            assert (await friend.post(f"/tables/{table}/links/0")).status_code == 403

    run(play())


async def try_everything(tab: Tab, action: str) -> None:
    for message in (
        {"type": "act", "n": 0, "seat": 0, "action": action},
        {"type": "undo", "n": 0, "seat": 0, "all": True},
        {"type": "ask", "seat": 0, "target": "turn:end"},
        {"type": "stand_in", "seat": 0, "bot": "random"},
    ):
        answer = await tab.ask(**message)
        assert (answer["type"], answer["code"]) == ("refused", "not_yours"), message


def test_a_new_link_replaces_the_old_one_and_whoever_makes_it_stays(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as phone, Visitor(server) as friend:
            opened = await me.open("me", "friend")
            table, old = opened["table"], opened["links"][0]["token"]
            new = (await me.post(f"/tables/{table}/links/1")).json()["token"]
            assert (await friend.claim(table, old)).status_code == 403
            assert (await friend.claim(table, new)).status_code == 200
            assert (await me.post(f"/tables/{table}/links/1")).status_code == 403, "it is the friend's now"
            own = (await me.post(f"/tables/{table}/links/0")).json()["token"]
            ok(await phone.claim(table, own))
            async with me.tab(table) as tab, phone.tab(table) as small:
                assert [seat["mine"] for seat in tab.seats] == [True, False]
                assert [seat["mine"] for seat in small.seats] == [True, False]

    run(play())


def test_whoever_came_by_an_old_link_leaves_when_there_is_a_new_one(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend, Visitor(server) as stranger:
            opened = await me.open("me", "friend")
            table, link = opened["table"], opened["links"][0]["token"]
            ok(await friend.claim(table, link))
            async with friend.tab(table) as holder:
                assert holder.seats[1]["devices"] == 1
                ok(await stranger.claim(table, link))
                while holder.seats[1]["devices"] != 2:
                    await holder.next()
                async with stranger.tab(table) as other:
                    assert other.seats[1]["mine"]
                    stays = (await friend.post(f"/tables/{table}/links/1?stay=true")).json()["token"]
                    assert (await other.ask(type="say", text="still here"))["type"] == "accepted"
                    assert other.seats[1]["mine"], "whoever makes the link may let others stay"
                    new = (await friend.post(f"/tables/{table}/links/1")).json()["token"]
                    while other.seats[1]["mine"]:
                        await other.next()
                    refused = await other.ask(type="stand_in", seat=1, bot="random")
                    assert refused["code"] == "not_yours"
                while holder.seats[1]["devices"] != 1:
                    await holder.next()
                assert holder.seats[1]["mine"]
            for old in (link, stays):
                assert (await stranger.claim(table, old)).status_code == 403
            assert (await stranger.claim(table, new)).status_code == 200

    run(play())


def test_a_link_that_went_to_everybody_opens_the_seat_to_few(server: Server) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack, Visitor(server) as me:
            opened = await me.open("me", "friend")
            table, link = opened["table"], opened["links"][0]["token"]
            crowd = [await stack.enter_async_context(Visitor(server)) for _ in range(HOLDERS + 1)]
            assert [(await one.claim(table, link)).status_code for one in crowd] == [200] * HOLDERS + [403]
            assert (await crowd[0].claim(table, link)).status_code == 200, "who holds it already may come again"

    run(play())


def test_the_record_is_refused_while_the_game_goes_on(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "greedy"))["table"]
            answer = await me.get(f"/tables/{table}/record")
            assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
            assert "outcomes" not in answer.text

    run(play())


# -- every byte ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [("me", "friend", "greedy"), ("me", "friend", "friend")])
def test_no_byte_sent_to_others_tells_my_secrets(server: Server, seats: tuple[str, ...]) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as ann, Visitor(server) as bob, Visitor(server) as stranger:
            opened = await me.open(*seats)
            table = opened["table"]
            people = {0: me}
            for link, visitor in zip(opened["links"], (ann, bob)):
                ok(await visitor.claim(table, link["token"]))
                people[link["seat"]] = visitor
            await play_together(table, people, stranger)
            record = (await me.http.get(f"/api/tables/{table}/record")).json()
            assert str(record["seed"]) == str(server.start_record(table)["seed"])
            visitors: list[tuple[Visitor, int | None]] = [(who, seat) for seat, who in people.items()]
            visitors.append((stranger, None))
            secrets = [who.cookie for who, _ in visitors] + [
                sha256(who.cookie.encode()).hexdigest() for who, _ in visitors
            ]
            secrets += [str(record["seed"]), json.dumps(record["outcomes"])[1:40], '"outcomes"', '"seed"']
            secrets += [record["fairness"]["salt"], '"salt"']
            match = bw.replay(record)
            for visitor, seat in visitors:
                tokens = [link["token"] for link in opened["links"]] if visitor is not me else []
                search(visitor.heard, [*secrets, *tokens])
                assert private_events(visitor.heard) <= {seat}
                check_followers(visitor.heard, match, seat)

    run(play())


async def play_together(table: str, people: dict[int, Visitor], stranger: Visitor) -> None:
    """A whole game; whoever watches also looks back now and then."""

    async def sit(visitor: Visitor) -> None:
        async with visitor.tab(table) as tab:
            while not (await tab.settle())["over"]:
                await tab.patient_act(finishing(tab.shot["decisions"][0]))

    async def watch(visitor: Visitor) -> None:
        async with visitor.tab(table) as tab:
            while not tab.shot["over"]:
                await tab.until("snapshot")
                back = tab.shot["length"] * 2 // 3
                await visitor.get(f"/tables/{table}/at/{back}")
                await visitor.get(f"/tables/{table}/scenes?at={back}&at={tab.shot['length']}")

    await asyncio.gather(*(sit(visitor) for visitor in people.values()), watch(stranger))


def search(heard: list[str], secrets: list[str]) -> None:
    for text in heard:
        for secret in secrets:
            assert secret not in text


def private_events(heard: list[str]) -> set[int | None]:
    """The seats whose drawn cards were told of."""
    return {int(seat) for text in heard for seat in re.findall(r'"event-drew-card","args":\{"player":(\d)', text)}


def check_followers(heard: list[str], match: bw.Match, seat: int | None) -> None:
    """No place in the messages shows what somebody else holds, or what anybody will draw, time after time.

    The same search finds my own hand, so it can find something.
    """
    found = followers(heard, match)
    players = range(match.players)
    own = [(seat, "hand")] if seat is not None else []
    for secret in own:
        assert f"view.players.{seat}.hand.0" in found[secret]
    for secret in [(player, kind) for player in players for kind in ("hand", "next") if (player, kind) not in own]:
        assert found[secret] == [], secret


def followers(heard: list[str], match: bw.Match) -> dict[tuple[int, str], list[str]]:
    """For every secret, the places in what was shown that always agreed with it, however it changed."""
    told: dict[tuple[tuple[int, str], str], list[tuple[str, bool]]] = defaultdict(list)
    truth = hidden_cards(match)
    for shot in positions_in(heard):
        leaves = dict(terrains(shot, ""))
        for secret, value in truth[shot["length"]].items():
            for place, shown in leaves.items():
                told[secret, place].append((value, shown == value))
    result: dict[tuple[int, str], list[str]] = defaultdict(list)
    for (secret, place), values in told.items():
        if len(values) >= 10 and len({value for value, _ in values}) >= 3 and all(same for _, same in values):
            result[secret].append(place)
    return result


def positions_in(heard: list[str]) -> Iterator[dict[str, Any]]:
    """Every position that was sent: snapshots, and past ones several at once."""
    for text in heard:
        if text.startswith('[{"length":'):
            yield from json.loads(text)
        elif text.startswith("{") and '"type":"snapshot"' in text:
            yield json.loads(text)


def hidden_cards(match: bw.Match) -> list[dict[tuple[int, str], str]]:
    """After every decision: what each player holds, and what each will draw next."""
    hands = [
        [next(iter(match.at(length).view(p)["players"][p]["hand"]), None) for p in range(match.players)]
        for length in lengths(match)
    ]
    cards: list[dict[tuple[int, str], str]] = [{} for _ in hands]
    for player in range(match.players):
        upcoming = None
        for length in reversed(range(len(hands))):
            hand = hands[length][player]
            if hand is not None:
                cards[length][player, "hand"] = hand
            if upcoming is not None:
                cards[length][player, "next"] = upcoming
            if hand is not None and (length == 0 or hands[length - 1][player] is None):
                upcoming = hand
    return cards


def lengths(match: bw.Match) -> range:
    return range(match.length + 1)


def terrains(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """Every place that names a terrain."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from terrains(item, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from terrains(item, f"{place}.{number}")
    elif isinstance(value, str):
        name = value.removeprefix("terrain-")
        if name in ("grass", "canyon", "desert", "flowers", "forest"):
            yield place, name


# -- branches --------------------------------------------------------------------------------------------------


def test_a_branch_of_a_running_game_deals_anew_what_i_cannot_know(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            opened = await me.open("me", "friend", seed=seed_where(1, 2))
            table = opened["table"]
            ok(await friend.claim(table, opened["links"][0]["token"]))
            async with friend.tab(table) as theirs:
                await theirs.end_turn()
                secret = theirs.shot["view"]["players"][1]["hand"]
            hands = set()
            for _ in range(15):
                branch = (await me.post(f"/tables/{table}/branch", {"n": 4, "seat": 0})).json()["table"]
                start = server.start_record(branch)
                hands.add(start["position"]["seats"][1]["hand"])
                assert start["seed"] != server.start_record(table)["seed"]
            assert len(hands) > 1, "always the same card: it was not dealt anew"
            assert secret is not None
            async with me.tab(table) as mine, me.tab(branch) as tab:
                assert tab.shot["view"] == mine.shot["view"], "I see what I saw"
                assert [seat["kind"] for seat in tab.seats] == ["person", "bot"]
                assert [seat["mine"] for seat in tab.seats] == [True, False]
                while not (await tab.settle())["over"]:
                    await tab.patient_act(finishing(tab.shot["decisions"][0]))
                assert mine.shot["length"] == 4
            too_far = await me.post(f"/tables/{table}/branch", {"n": 5, "seat": 0})
            assert too_far.status_code == 422

    run(play())


def test_a_branch_of_a_finished_game_is_exactly_what_was(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as stranger:
            table = (await me.open("me", "random"))["table"]
            async with me.tab(table) as tab:
                await tab.ask(type="stand_in", seat=0, bot="random")
                names = [seat["name"] for seat in (await tab.settle(lambda shot: shot["over"]))["seats"]]
            record = (await me.get(f"/tables/{table}/record")).json()
            past = bw.replay(record).at(30)
            branch = (await stranger.post(f"/tables/{table}/branch", {"n": 30, "seat": 1})).json()["table"]
            start = bw.replay(server.start_record(branch))
            assert start.position() == past.position()
            assert start.seed != record["seed"], "who knows the old game does not know the future of the new one"
            async with stranger.tab(branch) as tab, me.tab(branch) as watching:
                assert tab.shot["viewer"] == 1
                assert [seat["name"] for seat in tab.shot["seats"]] == names, "everybody is called as before"
                assert len(tab.log) == tab.shot["length"] + 1
                assert watching.shot["length"] >= 30, "what a table begins with stands, for everybody"
                shot = await tab.settle()
                early = await tab.ask(type="undo", n=shot["n"], seat=1, all=True)
                assert early["code"] == "undo"
                assert shot["undo"][0]["undo"]["barrier"]["key"] in early["reason"]

    run(play())


def test_a_branch_begins_in_mid_turn_wherever_i_want(server: Server) -> None:
    """Every decision of a finished game is a place to branch off, for every seat."""

    async def play() -> None:
        async with Visitor(server) as me:
            record = play_game(GAME, 2, 6, ["random"]).record()
            table = (await me.post("/import", {"record": json.dumps(record)})).json()["table"]
            for length in range(0, 36, 4):
                body = {"n": length, "seat": length // 4 % 2}
                branch = (await me.post(f"/tables/{table}/branch", body)).json()["table"]
                async with me.tab(branch) as tab:
                    shot = await tab.settle()
                    assert shot["decisions"][0]["seat"] == body["seat"]
                    action = finishing(shot["decisions"][0])
                    await tab.act(action)
                    steps = tab.shot["undo"][0]["undo"]["steps"]
                    assert steps == (0 if action == "end-turn" else 1), "my step here, none that came with the table"

    run(play())


def test_a_cookie_that_is_none_holds_nothing(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            await me.open("me", "greedy")
            for cookie in ("", "x", "x" * 5000, sha256(me.cookie.encode()).hexdigest()):
                answer = await me.http.get("/api/tables", headers={"Cookie": f"{COOKIE}={cookie}"})
                assert answer.json() == []

    run(play())
