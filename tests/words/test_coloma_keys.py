"""Everything that Coloma's code, catalogue, effects and options can name has words, and nothing else has."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.games.coloma.actions import HOTELS, SPACE, SPECIALITIES, WARES
from boardwright.games.coloma.book import BOOK
from boardwright.games.coloma.catalog import CATALOG, SITE_IDS, TOOLS, WORK_TOOLS
from boardwright.games.coloma.events import LINES
from boardwright.games.coloma.scoring import shade_parts
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.vocabulary import NAMES
from boardwright.kernel.messages import Message
from boardwright.toolkit.effects.words import effect_words
from boardwright.words import LANGUAGES, Words
from tests.words.code_keys import MAKERS, Code, Maker
from tests.words.game_keys import (
    check_names_and_help,
    check_names_differ,
    check_words_are_needed,
    effect_keys,
    option_keys,
)

GAME = get_game("coloma")
CARDS = [card.id for card in CATALOG.buildings]
#: A horseshoe is a horseshoe, wherever it is.
SPACES = [space.id for space in CATALOG.spaces if space.kind != "horseshoe"]
PLAYER_LINES = ("track", "buildings", "canyons", "bridges", "regions", "hotels", "graves")
#: What stands in the gaps of a key such as f"card-{...}".
GAPS = {
    "site-*": SITE_IDS,
    "card-*": CARDS,
    "barrel-*": [barrel.id for barrel in CATALOG.barrels],
    "bridge-*": [bridge.id for bridge in CATALOG.bridges],
    "space-*": [*SPACES, "horseshoe"],
    "region-*": [region.id for region in CATALOG.regions],
    "speciality-*": SPECIALITIES,
    "board-*": [board.id for board in CATALOG.boards],
    "tool-*": TOOLS,
    "good-*": NAMES.goods,
    "line-*": {*PLAYER_LINES, *shade_parts(cast(ColomaState, bw.new("coloma", players=1).state))},
    "event-shootout-*": LINES,
    "action-*": [block.verb for block in SPACE.blocks],
    # Parts of actions whose names are not numbers.
    "*-*": [
        *(f"section-{section.id}" for section in CATALOG.sections),
        *(f"mill-{tool}" for tool in WORK_TOOLS),
        *(f"ware-{ware}" for ware in WARES),
        *(f"hotel-{hotel}" for hotel in HOTELS),
        "slot-stack",
    ],
    # Questions and refusals are put together in one place; their keys are where it is called.
    "prompt-*": [],
    "refusal-*": [],
}
CODE = Code(
    Path(bw.__file__).parent / "games" / "coloma",
    GAPS,
    {**MAKERS, "ask": Maker(prefix="prompt-"), "refuse": Maker(1, "refusal-")},
)


def catalogue_keys() -> set[str]:
    """Components: on the table, on the boards, and on the score sheet."""
    kinds = ("site", "card", "barrel", "bridge", "space", "region", "speciality", "board", "tool", "line")
    found = {f"{kind}-{name}" for kind in kinds for name in GAPS[f"{kind}-*"]}
    return found | set(GAPS["*-*"]) | {"game-title", "game-intro"}


SAID = CODE.keys()
NEEDED = SAID | catalogue_keys() | effect_keys(NAMES) | option_keys(GAME)


def test_the_scan_finds_every_way_a_key_is_written() -> None:
    """A plain text, a choice of two, a formatted text, and what is passed on."""
    expected = {"prompt-turn", "prompt-fetch", "prompt-fetch-quietly", "action-stop-at", "action-stay", "and"}
    expected |= {"action-pay-mixed", "event-barricade", "event-barricade-stays", "event-shootout-none", "tie-gold"}
    expected |= {"refusal-no-guest", "refusal-not-your-turn", "event-shootout-won", "line-level", "automa-shade"}
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
    "kind",
    [
        "site-",
        "section-",
        "card-",
        "barrel-",
        "bridge-",
        "hotel-",
        "space-",
        "region-",
        "board-",
        "speciality-",
        "line-",
    ],
)
def test_names_of_a_kind_differ(language: str, kind: str) -> None:
    check_names_differ(GAME, language, NEEDED, kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said(language: str) -> None:
    words = Words(language, GAME)
    for effect in BOOK.nodes:
        assert words.say(effect_words(effect, NAMES)), effect


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada pays 3 coins, 1 gold."),
        ("fr", "Ada paie 3 pièces, 1 pépite."),
        ("de", "Ada zahlt 3 Münzen, 1 Nugget."),
    ],
)
def test_lists_leave_out_what_there_is_none_of(language: str, said: str) -> None:
    paid = Message("event-paid", {"player": 0, "coins": 3, "gold": 1, "dudes": 0})
    assert Words(language, GAME).say(paid, ["Ada"]) == said
