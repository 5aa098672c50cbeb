"""Everything that Keyflower's code, its catalogue and its options can name has words, and nothing else has."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardwright
from boardwright.games import get_game
from boardwright.games.keyflower.actions import SPACE
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, POWERS, RESOURCES, SEASONS, SKILLS
from boardwright.games.keyflower.scoring import GOLD_ROW, TURN_ORDER_ROW, VILLAGE_ROW
from boardwright.games.keyflower.village import DIRECTIONS
from boardwright.words import LANGUAGES, Words
from tests.words.code_keys import MAKERS, Code, Maker
from tests.words.game_keys import check_names_and_help, check_names_differ, check_words_are_needed, option_keys

GAME = get_game("keyflower")
TILES = [tile.id for tile in CATALOG.tiles]
#: What stands in the gaps of a key such as f"tile-{...}".
GAPS = {
    "tile-*": TILES,
    "worker-*": COLOURS,
    "resource-*": RESOURCES,
    "skill-*": SKILLS,
    "season-*": SEASONS,
    "direction-*": DIRECTIONS,
    "action-*": [block.verb for block in SPACE.blocks],
    # Questions and refusals are put together in one place; their keys are where it is called.
    "prompt-*": [],
    "refusal-*": [],
}
CODE = Code(
    Path(boardwright.__file__).parent / "games" / "keyflower",
    GAPS,
    {
        **MAKERS,
        "events.about": Maker(prefix="event-"),
        "ask": Maker(prefix="prompt-"),
        "refuse": Maker(1, "refusal-"),
        "about": Maker(1, "refusal-"),
    },
    elsewhere={"kind", "key", "row.key"},
)


def catalogue_keys() -> set[str]:
    """Components: on the table, behind the screens, and on the score sheet."""
    found = {"game-title", "game-intro", "worker-purple"}
    found |= {row.key for row in (VILLAGE_ROW, TURN_ORDER_ROW, GOLD_ROW)}
    for kind, names in (("tile", TILES), ("worker", COLOURS), ("resource", RESOURCES), ("skill", SKILLS)):
        found |= {f"{kind}-{name}" for name in names}
    return found | {f"season-{name}" for name in SEASONS} | {f"power-{name}" for name in POWERS}


SAID = CODE.keys()
NEEDED = SAID | catalogue_keys() | option_keys(GAME)


def test_the_scan_finds_every_way_a_key_is_written() -> None:
    """A plain text, a choice of two, a variable, a formatted text, what a function returns, and what is passed on."""
    expected = {"prompt-turn", "prompt-ship", "prompt-ship-winter", "action-ship", "action-ship-winter", "action-pass"}
    expected |= {"action-done", "action-done-mixed", "action-done-offering", "action-use-mixed", "event-game-over"}
    expected |= {"event-bid", "refusal-purple", "refusal-boat", "refusal-no-road-for", "refusal-no-resource"}
    expected |= {"refusal-already-chosen", "refusal-not-your-turn", "direction-nw", "tile-home_1", "season-winter"}
    assert expected <= SAID
    assert not {"", "refusal-", "event-"} & SAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_game_can_say_has_words_and_nothing_else_has(language: str) -> None:
    check_words_are_needed(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_and_options_have_a_name_and_help(language: str) -> None:
    check_names_and_help(GAME, language, catalogue_keys() | option_keys(GAME))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["tile-", "power-", "worker-", "resource-", "skill-", "season-", "direction-", "score-"]
)
def test_names_of_a_kind_differ(language: str, kind: str) -> None:
    check_names_differ(GAME, language, NEEDED, kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_of_a_summer_boat_is_called_by_its_tile(language: str) -> None:
    """A power's name is that of its boat with the letter of the side."""
    words = Words(language, GAME)
    boats = [CATALOG.tiles[number] for number in CATALOG.of_kind("summer_boat")]
    assert len(boats) * 2 == len(POWERS)
    for boat in boats:
        assert boat.back is not None
        for side, letter in ((boat.front, "a"), (boat.back, "b")):
            assert words.name(f"power-{side.power}") == words.name(f"tile-{boat.id}") + letter
