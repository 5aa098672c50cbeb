"""Everything that Boonlake's code, catalogue, effects and options can name has words, and nothing else has."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.games.boonlake.actions import SPACE
from boardwright.games.boonlake.book import BOOK
from boardwright.games.boonlake.canoes import HELP_NAMES
from boardwright.games.boonlake.catalog import CATALOG, TRACKS, TRIGGERS
from boardwright.games.boonlake.steps.acting import OFFERS
from boardwright.games.boonlake.vocabulary import NAMES, REGIONS, RESOURCES, TYPES
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

GAME = get_game("boonlake")
#: What stands in the gaps of a key such as f"card-{...}".
GAPS = {
    "tile-*": [action.id for action in CATALOG.actions],
    "card-*": [card.id for card in CATALOG.cards],
    "goal-*": [goal.id for goal in CATALOG.goals],
    "lever-*": [lever.id for lever in CATALOG.levers],
    "region-*": REGIONS,
    "works-*": RESOURCES,
    "track-*": TRACKS,
    "type-*": TYPES,
    "line-*": ("track", "levers", "cards", "end-effects", "board"),
    "good-*": NAMES.goods,
    "help-*": [name.replace("+", "-") for name in HELP_NAMES],
    "action-*": [block.verb for block in SPACE.blocks],
    "prompt-act-*": sorted({offer.of for offer in OFFERS.values()}),
    "refusal-lever-*": [trigger.replace("_", "-") for trigger in TRIGGERS if trigger != "any_time"],
    # Questions and refusals are put together in one place; their keys are where it is called.
    "prompt-*": [],
    "refusal-*": [],
}
CODE = Code(
    Path(bw.__file__).parent / "games" / "boonlake",
    GAPS,
    {**MAKERS, "ask": Maker(prefix="prompt-"), "refuse": Maker(1, "refusal-")},
)


def catalogue_keys() -> set[str]:
    """Components: on the table, on the boards, and on the score sheet."""
    kinds = ("tile", "card", "goal", "lever", "region", "works", "track", "type", "line")
    found = {f"{kind}-{name}" for kind in kinds for name in GAPS[f"{kind}-*"]}
    return found | {"game-title", "game-intro"}


SAID = CODE.keys()
NEEDED = SAID | catalogue_keys() | effect_keys(NAMES) | option_keys(GAME)


def test_the_scan_finds_every_way_a_key_is_written() -> None:
    """A plain text, a choice of two, a formatted text, and what is passed on."""
    expected = {"prompt-choose", "prompt-act-play", "prompt-act-village", "action-pay-way", "action-draw-cards", "and"}
    expected |= {"event-scored", "event-failed", "refusal-lever-card-play", "refusal-not-your-turn", "automa-sage"}
    expected |= {"help-tow-joker", "line-end-effects", "event-cactus", "nothing"}
    assert expected <= SAID
    assert not {"", "refusal-", "event-", "prompt-"} & SAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_game_can_say_has_words_and_nothing_else_has(language: str) -> None:
    check_words_are_needed(GAME, language, NEEDED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_and_options_have_a_name_and_help(language: str) -> None:
    check_names_and_help(GAME, language, catalogue_keys() | option_keys(GAME))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["tile-", "card-", "goal-", "lever-", "region-", "works-", "track-", "type-", "line-", "help-"]
)
def test_names_of_a_kind_differ(language: str, kind: str) -> None:
    check_names_differ(GAME, language, NEEDED, kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said(language: str) -> None:
    words = Words(language, GAME)
    sages = [
        effect
        for entry in CATALOG.sage_actions
        for effect in (entry.lowest_a, entry.lowest_b, entry.chosen_a, entry.chosen_b)
    ]
    for effect in (*BOOK.nodes, *sages):
        assert words.say(effect_words(effect, NAMES)), effect


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada pays 3 coins, 1 vase."),
        ("fr", "Ada paie 3 pièces, 1 vase."),
        ("de", "Ada zahlt 3 Münzen, 1 Vase."),
    ],
)
def test_a_payment_names_what_is_paid(language: str, said: str) -> None:
    paid = Message("event-paid", {"player": 0, "coins": 3, "vases": 1})
    assert Words(language, GAME).say(paid, ["Ada"]) == said
