"""Everything that Kingdom Builder's code, its catalogue and its options can name has words, and nothing else has."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import boardwright
from boardwright.games import get_game
from boardwright.games.kingdom_builder.actions import SPACE
from boardwright.games.kingdom_builder.cards import CARDS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.explain import SPECIAL_RULES
from boardwright.games.kingdom_builder.extras.piece import Piece
from boardwright.games.kingdom_builder.extras.putting import Putting
from boardwright.games.kingdom_builder.features.capitols import CAPITOLS
from boardwright.games.kingdom_builder.features.castles import CASTLES
from boardwright.games.kingdom_builder.features.palaces import PALACES
from boardwright.games.kingdom_builder.features.treasures import TREASURES
from boardwright.games.kingdom_builder.state import PIECES
from boardwright.games.kingdom_builder.tasks import TASKS
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.server.fate import How, note_on
from boardwright.server.stored import LogRow, Seat
from boardwright.words import LANGUAGES, Words
from boardwright.words.words import TABLE
from tests.words import game_keys
from tests.words.code_keys import MAKERS, Code, Maker
from tests.words.fluent_files import keys
from tests.words.game_keys import check_names_and_help, check_names_differ, check_words_are_needed

PACKAGE = Path(boardwright.__file__).parent
GAME = get_game("kingdom_builder")

#: Extra actions in which a cell is chosen; the others work by themselves, but for the Canoe, which answers.
CHOOSING = [extra.id for extra in EXTRAS if not extra.passive or extra.id == "canoe"]
#: What stands in the gaps of a key such as f"location-{...}".
GAPS = {
    "terrain-*": [terrain.id for terrain in CATALOG.terrains],
    "terrain-card-*": [card.id for card in CATALOG.terrain_cards if len(card.terrains) > 1],
    "*-*": [f"{extra.group}-{extra.id}" for extra in CATALOG.extras],
    "refusal-tile-*": CHOOSING,
    "refusal-*": [*SPECIAL_RULES, "location"],
    # What is put or removed is said more precisely.
    "action-*": [block.verb for block in SPACE.blocks if block.verb not in ("put", "remove")],
    "action-put-*": sorted({extra.piece for extra in EXTRAS if isinstance(extra, (Piece, Putting))}),
    "event-put-*": list(PIECES),
    "event-took-back-*": [piece for piece in PIECES if piece != "hall"],
}
#: Expressions that stand for the key of a component; what they can be is found out below.
ELSEWHERE = {"self.question", "scorer.key", "source", "kind", "key", "event"}
ALL_MAKERS = {
    **MAKERS,
    **dict.fromkeys(("at_cell", "with_tile", "for_fort", "colonies"), Maker(prefix="event-")),
    "refuse": Maker(1),
    "ask": Maker(),
    "on_cell": Maker(),
}
CODE = Code(PACKAGE / "games" / "kingdom_builder", GAPS, ALL_MAKERS, ELSEWHERE)
MATCH = Code(PACKAGE / "match", elsewhere=["item.drawn"])
#: What effects speak of has the words of each game; what joins them has the table's.
NAMED = {f"{kind}-*": () for kind in ("good", "measure", "modifier", "deed")}
EFFECTS = Code(PACKAGE / "toolkit", NAMED, {**MAKERS, "joined": Maker()}, {"key"})


def catalogue_keys() -> set[str]:
    """Components: on the board, beside it, and on the score sheet."""
    found = {"game-title", "game-intro"}
    found |= {f"feature-{feature.id}" for feature in CATALOG.features}
    found |= {"feature-capitol", "feature-cave", "feature-island"}
    found |= {f"piece-{piece}" for piece in (*PIECES, "wall", "scout", "marker", "settlement-tile")}
    found |= {f"terrain-{terrain.id}" for terrain in CATALOG.terrains}
    found |= {f"terrain-card-{card}" for card in GAPS["terrain-card-*"]}
    found |= {f"{extra.group}-{extra.id}" for extra in CATALOG.extras}
    return found | {scorer.key for scorer in (*CARDS, *TASKS, CASTLES, PALACES, CAPITOLS, TREASURES)}


def option_keys() -> set[str]:
    """Those of any game, and the expansions; a quadrant is called by its location, one with two of them by both."""
    expansions = next(option for option in GAME.options if option.name == "expansions")
    found = game_keys.option_keys(GAME) | {f"option-expansions-{choice}" for choice in getattr(expansions, "among", ())}
    return found | {f"option-quadrants-{land.id}" for land in CATALOG.quadrants if len(land.locations) > 1}


SAID = CODE.keys()
NEEDED = SAID | catalogue_keys() | option_keys()


def test_the_scan_finds_every_way_a_key_is_written() -> None:
    """A plain text, a choice of two, a table with a default, a variable, and a formatted text."""
    expected = {"refusal-no-tile", "prompt-place", "prompt-lift", "action-lift", "action-move-to", "refusal-castle"}
    expected |= {"event-replaced", "event-replaced-used", "refusal-tile-farm", "action-strike", "action-take-back"}
    expected |= {
        "event-put-wall",
        "event-put-hall",
        "event-silo",
        "action-put-scout",
        "nomad-sword",
        "event-took-back-ship",
    }
    assert expected <= SAID
    assert not {"event-took-back-hall", "action-put", "refusal-tile-crossroads", ""} & SAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_game_can_say_has_words_and_nothing_else_has(language: str) -> None:
    check_words_are_needed(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_any_table_can_say_has_words_and_nothing_else_has(language: str) -> None:
    others = {"restarted-rules", "restarted-damaged", "advised-turn", "seat"}
    assert set(keys(TABLE, language)) == MATCH.keys() | EFFECTS.keys() | others | notes()


def notes() -> set[str]:
    """What is told of people who go, are away or late, or ask to cancel the table."""
    seats = [Seat(0, "", "person"), Seat(1, "", "person", gone="left")]
    rows = [
        *(LogRow("leave", 0, {"how": how, "bot": "greedy"}) for how in get_args(How)),
        *(LogRow("stand_in", seat, {"bot": bot}) for seat in (0, 1) for bot in ("greedy", None)),
        LogRow("stand_in", 0, {"bot": "greedy", "own": True}),
        LogRow("stand_in", 0, {"bot": "greedy", "late": True}),
        LogRow("late", 0, {}),
        *(LogRow("cancel", 0, {"on": on}) for on in (True, False)),
        *(LogRow("consent", 0, {"yes": yes}) for yes in (True, False)),
    ]
    return {text.key for row in rows if (text := note_on(row, seats))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_and_options_have_a_name_and_help(language: str) -> None:
    check_names_and_help(GAME, language, catalogue_keys() | option_keys())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["terrain-", "location-", "nomad-", "bonus-", "card-", "task-", "piece-", "feature-"])
def test_names_of_a_kind_differ(language: str, kind: str) -> None:
    check_names_differ(GAME, language, catalogue_keys(), kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_extra_actions_differ(language: str) -> None:
    """They are all offered side by side."""
    words = Words(language, GAME)
    names = [words.name(f"{extra.group}-{extra.id}") for extra in CATALOG.extras]
    assert sorted(set(names)) == sorted(names)
