"""The house's networks and who plays by them: `learned` thinks a little ahead, `master` searches with a guide."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.bots import Limit, SearchBot, Seat, make_bot
from boardwright.bots.search.node import TRUST, Node
from boardwright.games import games, get_game

pytest.importorskip("onnxruntime", reason="networks are played by an extra: pip install 'boardwright[bots]'")

from boardwright.bots.model import BadModel, Position
from boardwright.bots.networks import house_network, network_file, network_folder, sheets, trained_for

THERE = [name for name in games() if trained_for(get_game(name))]
#: Of all networks of a game together.
MOST_BYTES = 3_000_000


def some_way_into(game: str, decisions: int = 30) -> bw.Match:
    match = bw.new(game, players=2, seed=4)
    for number in range(decisions):
        player = match.decisions[0].player
        match.apply(player, make_bot("random", number).choose(Seat(match, player)))
    return match


def test_some_games_have_networks() -> None:
    assert {"coloma", "kingdom_builder"} <= set(THERE)


@pytest.mark.parametrize("name", THERE)
def test_networks_are_small(name: str) -> None:
    assert sum(file.stat().st_size for file in network_folder(get_game(name)).glob("*.onnx")) <= MOST_BYTES


@pytest.mark.parametrize(
    ("name", "players"), [(name, number) for name in THERE for number in trained_for(get_game(name))]
)
def test_every_network_fits_its_game_and_says_where_it_comes_from(name: str, players: int) -> None:
    """Made for the rules and layout of today, with a data sheet of how it was trained and how strong it is."""
    game = get_game(name)
    house_network(game, players).made_for(game)
    sheet = json.loads(network_file(game, players).with_suffix(".json").read_text(encoding="utf-8"))
    assert game.layout is not None
    assert (sheet["game"], sheet["rules"], sheet["layout"]) == (name, game.rules_version, game.layout.digest)
    assert sheet["players"] == players
    assert sheet["options"] == game.accept(players, sheet["options"])
    assert sheet["plain"] == (game.layout.grid is None), "whether it looks at a board"
    assert sheet["trained"]["decisions"] > 0
    assert sheet["trained"]["seconds"] > 0
    for strength in sheet["strength"]:
        assert {"bot", "against", "games", "won", "from", "to"} <= strength.keys()
        assert strength["from"] <= strength["won"] <= strength["to"]


@pytest.mark.parametrize("bot", ["learned", "master:simulations=24"])
@pytest.mark.parametrize("name", THERE)
def test_the_same_seed_decides_the_same_and_nobody_peeks(name: str, bot: str) -> None:
    """Matches that differ only in what the seat cannot know make the same bot choose the same."""
    match = some_way_into(name)
    for _ in range(4):
        player = match.decisions[0].player
        other = match.determinize(player, seed=9)
        chosen = {make_bot(bot, 5).choose(Seat(one, player)) for one in (match, match, other)}
        assert len(chosen) == 1
        match.apply(player, chosen.pop())


def test_learned_looks_at_the_board_from_both_sides() -> None:
    """What it thinks of a position does not depend on how the board is turned."""
    from boardwright.research.symmetries import symmetries

    match = some_way_into("kingdom_builder")
    player = match.decisions[0].player
    seat = Seat(match, player)
    game = get_game("kingdom_builder")
    [side] = symmetries(game)
    import numpy as np

    turned = side.observation(seat.encoded)
    asked = Position(seat.encoded, seat.options), Position(turned, side.actions[list(seat.options)].tolist())
    [one], [other] = [house_network(game, 2).ask(game, [each], turned=True) for each in asked]
    assert np.allclose(one.scores, np.array(other.scores)[side.actions], atol=1e-4)
    assert np.allclose(one.worth, other.worth, atol=1e-4)


def test_learned_plays_at_tables_that_its_network_was_not_trained_for() -> None:
    """With more players than it knows the worth for it goes by promise alone."""
    match = bw.new("kingdom_builder", players=4, seed=4)
    bot = make_bot("learned", 1)
    for _ in range(12):
        seat = Seat(match, match.decisions[0].player)
        action = bot.choose(seat)
        assert action in seat.options
        match.apply(seat.player, action)


def test_a_promise_counts_beside_advice() -> None:
    node = Node()
    for action, advised in ((3, 0.0), (5, -1.0), (8, -1.0)):
        node.add(action, advised)
    node.meet([3, 5, 8], 1.0)
    before = node.priors[:]
    node.promise({3: 0.1, 5: 0.7, 8: 0.2})
    node.meet([3, 5, 8], 1.0)
    assert node.priors == pytest.approx(
        [(1 - TRUST) * a + TRUST * b for a, b in zip(before, (0.1, 0.7, 0.2), strict=True)]
    )
    node.meet([3, 8], 1.0)
    assert sum(node.priors) == pytest.approx(1)
    assert node.priors[1] > before[2] / (before[0] + before[2]) * (1 - TRUST)


def test_a_search_tries_what_its_guide_promises() -> None:
    """With few games to imagine, an option that only the guide finds promising is tried."""
    match = bw.new("kingdom_builder", players=2, seed=4)
    seat = Seat(match, match.decisions[0].player)
    assert len(seat.options) > 3
    plain = SearchBot(5, Limit(simulations=12))
    search = plain.searched(seat)
    root = search.roots[seat.player]
    unloved = min(seat.options, key=lambda action: root.visits[root.places[action]])
    assert not root.visits[root.places[unloved]]

    class Fond:
        def judge(self, seat: Seat) -> None:
            return None

        def promises(self, seat: Seat) -> dict[int, float]:
            return {unloved: 1.0}

    bot = SearchBot(5, Limit(simulations=12))
    bot.guide = Fond()
    guided = bot.searched(seat).roots[seat.player]
    assert guided.visits[guided.places[unloved]]


@pytest.mark.parametrize("bot", ["learned", "master"])
def test_who_has_no_network_says_so(bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.bots.networks.network_folder", lambda game: tmp_path / game.id)
    sheets.cache_clear()
    match = some_way_into("coloma", 2)
    none = "nobody has trained a network for coloma with 2 players; there are networks for: none yet"
    with pytest.raises(BadModel, match=none):
        make_bot(bot, 1).choose(Seat(match, match.decisions[0].player))
    sheets.cache_clear()
