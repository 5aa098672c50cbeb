"""The whole contract on Keyflower: 3,000 random games with every player count and every mix of rulings, saved games,
counts of sequences.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.kernel.messages import Message
from boardwright.kernel.options import Choice
from boardwright.match import Match
from boardwright.testing import check_game, check_golden, perft
from tests.games.keyflower.slow_scoring import slow_scores
from tests.games.keyflower.table import state_of

GOLDEN = Path(__file__).parents[1] / "golden" / "keyflower"
#: Games in each of the twenty batches. `make compiled` plays fewer: it looks for differences between builds.
BATCH = int(os.environ.get("BOARDWRIGHT_BATCH", "150"))
#: Batches by player count: games with more players take longer.
BATCHES = {2: 7, 3: 6, 4: 4, 5: 2, 6: 1}
#: Seasons in which boats carry a cargo.
LOADED = ("spring", "summer", "autumn")


@pytest.mark.parametrize(("players", "batch"), [(count, batch) for count in BATCHES for batch in range(BATCHES[count])])
def test_contract(players: int, batch: int) -> None:
    density = 0.016 / players  # about as many close looks a game, however long it is
    report = check_game("keyflower", games=BATCH, players=players, slow_scores=slow_scores, density=density)
    assert report.games >= BATCH
    assert min(report.checks.values()) >= BATCH // 2


def test_golden_games_play_as_they_did() -> None:
    assert check_golden(GOLDEN) >= 5


def covered(match: Match) -> Iterator[str]:
    """What a game has in it, in words."""
    yield f"{match.players} players"
    yield from (f"{name} is {value}" for name, value in match.options.items())
    season = ""
    for event in [*match.opening_events, *(event for entry in match.history for event in entry.events)]:
        yield event.kind
        named = {name: value.key for name, value in event.args.items() if isinstance(value, Message)}
        season = named.get("season", season).removeprefix("season-")
        if "tile" in named:
            tile = named["tile"].removeprefix("tile-")
            yield f"{event.kind} {tile}"
            yield f"{event.kind} {tile} in {season}"
    for entry in match.history:
        yield f"verb {match.game.space.notation(entry.action).split()[0]}"
    for sheet in match.score_sheet:
        yield from (f"scored {line.id}" for line in sheet.lines if line.points)
    state = state_of(match)
    for number in CATALOG.of_kind("summer_boat"):
        if state.owner[number] >= 0:
            yield f"{CATALOG.tiles[number].id} lies on side {'ab'[state.reverse >> number & 1]}"


def wanted() -> Iterator[str]:
    """What the saved games must have in them together."""
    yield from (f"{players} players" for players in CATALOG.players)
    for option in GAME.options:
        assert isinstance(option, Choice)
        yield from (f"{option.name} is {value}" for value in option.among)
    yield from (f"verb {block.verb}" for block in GAME.space.blocks)
    for tile in CATALOG.tiles:
        if tile.usable:
            yield f"used {tile.id}"
        if tile.cost is not None:
            yield f"upgraded {tile.id}"
        if tile.kind != "home":
            yield f"laid {tile.id}"
        if tile.kind == "boat":
            yield from (f"unloaded {tile.id} in {season}" for season in LOADED)
            yield f"took-boat {tile.id}"
        if tile.kind == "summer_boat":
            yield from (f"{tile.id} lies on side {side}" for side in "ab")
        if tile.kind == "winter" or tile.kind == "boat" or tile.storage is not None:
            yield f"scored {tile.id}"
    yield from ("scored turn_order", "scored gold", "scored village", "stranded", "tile-leaves", "paid-workers")


def test_golden_games_use_everything() -> None:
    """Every tile is used, upgraded, laid and scored, every boat side and every kind of decision comes up."""
    matches = [bw.replay(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("*.json"))]
    found = {thing for match in matches for thing in covered(match)}
    assert set(wanted()) - found == set()


@pytest.mark.parametrize(
    ("players", "seed", "moves", "depth", "count"),
    [(2, 1, 0, 3, 4044), (3, 2, 60, 3, 2744), (4, 3, 150, 3, 599), (6, 4, 250, 3, 55)],
)
def test_counts_of_sequences_do_not_change(players: int, seed: int, moves: int, depth: int, count: int) -> None:
    """After so many decisions, always the middle option: how many sequences of that length are possible."""
    match = bw.new("keyflower", players=players, seed=seed)
    for _ in range(moves):
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[len(decision.options) // 2])
    assert perft(match, depth) == count
