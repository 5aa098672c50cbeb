"""Bots that play by a network sit down at tables, where the game has one and its libraries are there; in workers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardwright.bots import GUESTS, known_bot, let_in, model, offered
from boardwright.games import games, get_game
from boardwright.kernel.errors import BadOptions
from boardwright.server.bot_job import Job, think
from boardwright.server.opening import open_new
from boardwright.server.protocol import NewTable
from boardwright.server.refuse import Refuse
from tests.server.harness import Server, Visitor, agreed, run, seat

pytest.importorskip("numpy")
LIBRARY = pytest.importorskip("onnxruntime").__name__
BY_NETWORK = ["learned", "master"]
TRAINED = ["boonlake", "coloma", "kingdom_builder"]
LEVELS = ["easy", "medium", "hard", "expert"]


@pytest.fixture
def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "LIBRARIES", ("numpy", "no_such_library"))


def wanted(game: str, *seats: str, **more: Any) -> NewTable:
    return NewTable.model_validate({"game": game, "seats": [seat(word) for word in seats], **more})


def refused(request: NewTable) -> Refuse:
    with pytest.raises(Refuse) as problem:
        open_new(request, "v" * 64)
    return problem.value


def test_they_are_offered_for_games_with_a_network(server: Server) -> None:
    async def ask() -> dict[str, list[str]]:
        async with Visitor(server) as me:
            return {game["id"]: game["bots"] for game in (await me.get("/games")).json()}

    offers = run(ask())
    assert {name for name, bots in offers.items() if bots == [*LEVELS, *BY_NETWORK]} == set(TRAINED)
    assert {name for name, bots in offers.items() if bots == LEVELS} == set(games()) - set(TRAINED)


@pytest.mark.usefixtures("without_library")
@pytest.mark.parametrize("bot", BY_NETWORK)
def test_without_the_libraries_they_are_not_offered_and_it_is_said_what_to_install(bot: str) -> None:
    game = get_game("coloma")
    assert offered(game) == LEVELS
    for request in (wanted("coloma", "me", bot), wanted("coloma", "me", "friend", agreed=agreed(bot=bot))):
        problem = refused(request)
        assert "pip install 'boardwright[bots]'" in problem.reason
        assert problem.text is not None
        assert (problem.text.key, problem.text.args) == ("refused-bot-libraries", {"bot": bot})
    assert known_bot(bot, game) == "medium", "a table from a server that had them goes on"


@pytest.mark.parametrize("bot", BY_NETWORK)
def test_a_game_without_a_network_has_none_of_them(bot: str) -> None:
    problem = refused(wanted("keyflower", "me", bot))
    assert problem.text is not None
    assert (problem.text.key, problem.text.args) == ("refused-bot-network", {"bot": bot})
    assert known_bot(bot, get_game("keyflower")) == "medium"
    assert known_bot(bot, get_game("coloma")) == bot


@pytest.mark.parametrize("name", ["model:./mine.onnx", "master:seconds=99", "program:./evil"])
def test_no_visitor_names_a_file_or_a_limit(name: str) -> None:
    problem = refused(wanted("coloma", "me", name))
    assert problem.text is not None
    assert problem.text.key == "refused-bot"


def test_no_guest_takes_their_names() -> None:
    with pytest.raises(BadOptions):
        let_in("learned=search:simulations=10")
    assert "learned" not in GUESTS


@pytest.mark.parametrize(
    ("game", "options"), [("coloma", {"hotels": True}), ("kingdom_builder", {"expansions": ["nomads", "harvest"]})]
)
def test_learned_plays_with_more_players_and_expansions_too(game: str, options: dict[str, Any]) -> None:
    stored, _ = open_new(wanted(game, "learned", "learned", "learned", options=options), "v" * 64)
    decided = think(Job(stored.start, dict.fromkeys(range(3), "learned"), 1, 0.0))
    assert decided


def test_they_think_in_the_workers_and_the_server_itself_loads_nothing_for_it(own_server: Server) -> None:
    async def play() -> None:
        async with Visitor(own_server) as me:
            options = {"options": {"expansions": ["nomads"]}}
            table = (await me.open("learned", "master", "me", **options))["table"]
            async with me.tab(table) as tab:
                await tab.settle()
                await tab.end_turn()
                await tab.settle(lambda shot: shot["decisions"] and len({entry["seat"] for entry in tab.log}) > 2)
                assert {0, 1} <= {entry["seat"] for entry in tab.log}
            assert own_server.process is not None
            server, *others = family(own_server.process.pid)
            assert any(has_loaded(worker) for worker in others), "they have thought"
            assert not has_loaded(server)

    run(play())


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def has_loaded(pid: int) -> bool:
    return LIBRARY in Path(f"/proc/{pid}/maps").read_text()
