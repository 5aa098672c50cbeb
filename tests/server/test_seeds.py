"""Who names a seed, or knows a position, knows what chance brings: it cannot cheat there, or everybody is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.match.begin import new_seed
from tests.server.devices import ok
from tests.server.harness import GAME, Server, Visitor, agreed, run, seat

SEED = 7


def wanted(*seats: str, **more: Any) -> dict[str, Any]:
    return {"game": GAME, "seats": [seat(word) for word in seats], **more}


@pytest.mark.parametrize(
    "seats", [("me", "here"), ("me", "random", "random"), ("random", "random"), ("here", "random")]
)
def test_where_nobody_else_comes_a_seed_can_be_named(server: Server, seats: tuple[str, ...]) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            opened = (await me.post("/tables", wanted(*seats, seed=SEED))).json()
            assert server.start_record(opened["table"])["seed"] == SEED
            async with me.tab(opened["table"]) as tab:
                assert tab.shot["agreed"]["known"] == "seed", "whoever is let in later sees it too"

    run(play())


@pytest.mark.parametrize(("seats", "open_to_all"), [(("me", "friend"), False), (("me", "friend", "random"), True)])
def test_a_seed_is_not_named_in_secret_where_others_play(
    server: Server, seats: tuple[str, ...], open_to_all: bool
) -> None:
    async def play() -> None:
        async with Visitor(server) as me, Visitor(server) as friend:
            body = wanted(*seats, seed=SEED, agreed=agreed(open=open_to_all))
            refused = await me.post("/tables", body)
            assert (refused.status_code, refused.json()["text"]["key"]) == (422, "seed-untold")
            assert (await me.get("/tables")).json() == []
            opened = (await me.post("/tables", {**body, "agreed": agreed(open=open_to_all, known="seed")})).json()
            table = opened["table"]
            told = (await friend.get(f"/tables/{table}/agreed")).json()
            assert told["known"] == "seed", "before sitting down"
            if open_to_all:
                (line,) = [one for one in (await friend.get("/tables/open")).json() if one["table"] == table]
                assert line["agreed"]["known"] == "seed"
            ok(await friend.claim(table, opened["links"][0]["token"]))
            (line,) = (await friend.get("/tables")).json()
            assert line["agreed"]["known"] == "seed"
            async with friend.tab(table) as tab:
                assert tab.shot["agreed"]["known"] == "seed"

    run(play())


def test_nobody_says_that_more_is_known_than_is(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            for known, seed in (("seed", None), ("position", None), ("position", SEED)):
                answer = await me.post("/tables", wanted("me", "friend", seed=seed, agreed=agreed(known=known)))
                assert answer.status_code == 422

    run(play())


def test_a_rematch_of_a_seeded_table_has_chance_that_nobody_knows(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "random", seed=SEED, agreed=agreed(bot="random")))["table"]
            async with me.tab(table) as tab:
                await tab.ask(type="stand_in", seat=0, bot="random")
                await tab.settle(lambda shot: shot["over"])
            again = (await me.post(f"/tables/{table}/rematch")).json()["table"]
            assert server.start_record(again)["seed"] != SEED
            assert (await me.get(f"/tables/{again}/agreed")).json()["known"] == "nothing"

    run(play())


def test_what_is_still_to_come_is_rolled_anew_wherever_a_record_is_gone_on_with(server: Server) -> None:
    """Also where nothing has been decided yet: the record tells its seed."""
    over = play_game(GAME, 2, 4, ["random"])

    async def play() -> None:
        async with Visitor(server) as me:
            for length in (0, 30):
                record = over.at(length).record()
                table = (await me.post("/import", {"record": json.dumps(record)})).json()["table"]
                assert server.start_record(table)["seed"] != record["seed"]
                async with me.tab(table) as tab:
                    assert tab.shot["agreed"]["known"] == "position"
            table = (await me.post("/import", {"record": json.dumps(over.record())})).json()["table"]
            for length in (0, 30):
                branch = (await me.post(f"/tables/{table}/branch", {"n": length, "seat": 0})).json()["table"]
                start = server.start_record(branch)
                assert start["seed"] != over.seed
                assert bw.replay(start).position() == over.at(length).position()
                assert (await me.get(f"/tables/{branch}/agreed")).json()["known"] == "position"

    run(play())


def test_a_seed_is_too_large_to_be_tried_out(server: Server) -> None:
    async def play() -> list[int]:
        async with Visitor(server) as me:
            tables = [(await me.open("me", "friend"))["table"] for _ in range(5)]
            return [server.start_record(table)["seed"] for table in tables]

    seeds = run(play()) + [new_seed() for _ in range(5)]
    assert max(seeds) > 2**120
    assert len(set(seeds)) == len(seeds)
    assert all(bw.replay(json.dumps(bw.new(GAME, 2, seed).record())).seed == seed for seed in seeds)
