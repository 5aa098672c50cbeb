"""KB-13.76 to KB-13.79: the Scouts take a terrain out of the deck before the game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.dice import ReplayDice
from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import land
from tests.games.kingdom_builder.marshlands.places import BOARD, marshlands
from tests.games.kingdom_builder.positions import FIRST_GAME, TERRAINS, cells, play, random_game

SEEDS = 600
SCOUTS = ["scouts", "fishermen", "knights"]


def new(seed: int, players: int = 3, **options: Any) -> Match:
    return bw.new("kingdom_builder", players=players, seed=seed, options={"cards": SCOUTS, **options})


def shown(card: str) -> set[str]:
    """The terrains on a card."""
    return set(card.split("_"))


def cards_in_play(match: Match) -> Counter[str]:
    """All terrain cards that are still in the game, wherever they are."""
    table = match.view(None)
    return Counter(table["unseen"]) + Counter(table["open"]) + Counter(table["discards"])


@pytest.mark.rule("KB-13.76")
@pytest.mark.parametrize("board", [FIRST_GAME, BOARD])
def test_all_cards_showing_the_terrain_leave_the_game_before_hands_are_dealt(board: tuple[str, ...]) -> None:
    for seed in range(100):
        match = new(seed, players=5, quadrants=list(board))
        table = match.view(None)
        scouted = table["scouted"]
        assert {kind for kind, count in table["removed"].items() if count} == {
            kind for kind in table["removed"] if scouted in shown(kind)
        }
        hands = [match.view(number)["players"][number]["hand"] for number in range(5)]
        dealt = [card for hand in hands for card in hand] + table["open"]
        assert len(dealt) == 5
        assert not any(scouted in shown(card) for card in [*dealt, *cards_in_play(match)])


@pytest.mark.rule("KB-13.76")
@pytest.mark.parametrize("board", [FIRST_GAME, BOARD])
def test_each_terrain_is_removed_equally_often(board: tuple[str, ...]) -> None:
    found = Counter(new(seed, quadrants=list(board)).view(None)["scouted"] for seed in range(SEEDS))
    assert set(found) == set(TERRAINS)
    assert all(abs(count - SEEDS / 5) < SEEDS / 15 for count in found.values())


@pytest.mark.rule("KB-13.76")
def test_the_rest_is_shuffled() -> None:
    # Among the hands of three players every terrain but the one removed comes equally often.
    dealt = Counter[str]()
    for seed in range(SEEDS):
        match = new(seed, quadrants=list(FIRST_GAME))
        if match.view(None)["scouted"] == "grass":
            dealt.update(card for number in range(3) for card in match.view(number)["players"][number]["hand"])
            dealt.update(match.view(None)["open"])
    assert set(dealt) == set(TERRAINS) - {"grass"}
    assert all(abs(count - dealt.total() / 4) < dealt.total() / 12 for count in dealt.values())


@pytest.mark.rule("KB-13.76")
def test_without_the_scouts_no_card_leaves_the_game() -> None:
    table = new(1, cards=["knights", "fishermen", "lords"]).view(None)
    assert table["scouted"] is None
    assert not any(table["removed"].values())


@pytest.mark.rule("KB-13.77")
def test_marsh_is_never_removed() -> None:
    for seed in range(SEEDS):
        table = new(seed, quadrants=list(BOARD)).view(None)
        assert table["scouted"] in TERRAINS
        assert sum(table["removed"][f"marsh_{terrain}"] for terrain in TERRAINS) == 1
        assert table["removed"][f"marsh_{table['scouted']}"] == 1


@pytest.mark.rule("KB-13.77")
@pytest.mark.parametrize("outcome", range(25, 30))
def test_a_two_terrain_card_turned_up_removes_its_other_terrain(outcome: int) -> None:
    # The deck counts its 25 cards with one terrain first, then the five with two: the first roll turns one of these up.
    options = {"quadrants": list(BOARD), "turned": [False] * 4, "cards": SCOUTS}
    game = bw.new("kingdom_builder", players=2, seed=1, options=options).game
    accepted = game.accept(2, options)
    table = game.view(game.setup(2, accepted, ReplayDice([outcome, 0, 0, 0])), None)
    other = TERRAINS[outcome - 25]
    assert table.scouted == other
    assert {kind: count for kind, count in table.removed.items() if count} == {other: 5, f"marsh_{other}": 1}


@pytest.mark.rule("KB-13.78")
@pytest.mark.parametrize(
    ("options", "removed", "left"),
    [
        ({"first_game": False, "quadrants": list(FIRST_GAME)}, 5, 20),
        ({"quadrants": list(BOARD)}, 6, 24),
        ({"quadrants": list(FIRST_GAME), "expansions": ["marshlands"]}, 6, 24),
    ],
)
def test_five_cards_leave_the_game_or_six(options: dict[str, Any], removed: int, left: int) -> None:
    for seed in range(20):
        match = new(seed, **options)
        assert sum(match.view(None)["removed"].values()) == removed
        assert cards_in_play(match).total() == left


@pytest.mark.rule("KB-13.79")
@pytest.mark.parametrize("seed", range(4))
def test_the_terrain_removed_is_never_played(seed: int) -> None:
    match = new(seed, quadrants=list(BOARD))
    scouted = match.view(None)["scouted"]
    shuffled = False
    for _ in random_game(match, seed):
        table = match.view(None)
        assert table["scouted"] == scouted
        assert table["played"] != scouted
        assert scouted not in table["choices"]
        shuffled = shuffled or match.position()["shuffles"] > 0
    assert shuffled


@pytest.mark.rule("KB-13.79")
def test_the_terrain_removed_is_settled_by_extra_actions() -> None:
    # Grass is out: a Farm goes on grass, and the Refuge moves there.
    removed = {"grass": 5, "marsh_grass": 1}
    quadrants = ("temple", "refuge", "canoe", "farm")
    match = marshlands(
        "m8 n17", tiles=["farm@m16", "refuge@m9"], quadrants=quadrants, played="desert", cards=SCOUTS,
        scouted="grass", removed=removed,
    )  # fmt: skip
    assert not cells(match) & land(quadrants, "grass")
    play(match, "use farm")
    assert cells(match) <= land(quadrants, "grass")
    play(match, f"build {min(cells(match))}", "use refuge", "lift m8")
    assert cells(match) & land(quadrants, "grass")
