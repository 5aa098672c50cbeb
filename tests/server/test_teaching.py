"""Introductions and handbooks over HTTP: every moment is there, nothing is stored before somebody plays on."""

from __future__ import annotations

from boardwright.games import games
from boardwright.server.teaching import match_at
from boardwright.teaching import introduction
from tests.server.harness import GAME, Server, Visitor, run


def test_every_moment_of_an_introduction_can_be_asked_for(server: Server) -> None:
    async def learn() -> None:
        async with Visitor(server) as me:
            for game in (name for name in games() if introduction(name)):
                stages = (await me.get(f"/introductions/{game}")).json()["stages"]
                for stage in (stages[0], stages[-1]):
                    for n in (stage["told"], stage["told"] + len(stage["moves"])):
                        shot = (await me.get(f"/introductions/{game}/{stage['chapter']}/{n}")).json()
                        known = match_at(game, stage["chapter"], n).sight([0]).length
                        assert (shot["length"], shot["viewer"], shot["table"]) == (known, 0, "")
            assert (await me.get("/tables")).json() == []

    run(learn())


def test_the_learner_sees_what_options_bring_and_why_others_are_none(server: Server) -> None:
    async def learn() -> None:
        async with Visitor(server) as me:
            shot = (await me.get(f"/introductions/{GAME}/0/1")).json()
            [decision] = shot["decisions"]
            assert {option["notation"]: option["change"] for option in decision["options"]} == {
                "build o15": 1,
                "build o17": 1,
            }
            refusal = (await me.get(f"/introductions/{GAME}/0/1/why/cell:a1")).json()
            assert refusal["rule"] == "KB-4.7"
            assert (await me.get(f"/introductions/{GAME}/0/1/why/cell:o15")).json()["rule"] is None

    run(learn())


def test_what_is_not_there_is_refused(server: Server) -> None:
    async def ask() -> None:
        async with Visitor(server) as me:
            paths = [
                "/introductions/chess",
                "/introductions/chess/0/0",
                f"/introductions/{GAME}/9/0",
                f"/introductions/{GAME}/0/999",
                f"/introductions/{GAME}/0/-1",
                "/handbooks/chess",
                "/messages/en/chess-introduction.ftl",
                f"/messages/en/{GAME}-data.ftl",
            ]
            for path in paths:
                assert (await me.get(path)).status_code == 404, path
            assert (await me.get(f"/introductions/{GAME}/0/1/why/nothing")).status_code == 400

    run(ask())


def test_whoever_has_learnt_plays_on_against_bots(server: Server) -> None:
    async def learn() -> None:
        async with Visitor(server) as me:
            wanted = {"chapter": 0, "length": 14, "name": "Ann"}
            opened = (await me.post(f"/introductions/{GAME}/play", wanted)).json()
            [table] = (await me.get("/tables")).json()
            assert table["table"] == opened["table"]
            assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [("Ann", None), ("", "medium")]
            bad = {"chapter": 0, "length": 999, "name": "Ann"}
            assert (await me.post(f"/introductions/{GAME}/play", bad)).status_code == 404

    run(learn())
