"""What is wrong with a table that somebody wants to open reaches the page by a key of its own, with words for it."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games import get_game
from boardwright.server.objections import FIELDS
from boardwright.words import LANGUAGES
from boardwright.words.words import Words
from tests.server.harness import Server, Visitor, agreed, run, seat
from tests.words.fluent_files import keys
from tools.web import WEB

ME = seat("me")
WORDS = WEB / "src" / "lobby" / "new" / "words"


def wanted(*others: str, game: str = "kingdom_builder", **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": [ME, *map(seat, others or ("random",))], **more}


def options(**chosen: Any) -> dict[str, Any]:
    return wanted(options=chosen)


WRONG = {
    "refused-game": wanted(game="chess"),
    "refused-players": wanted(*["random"] * 6),
    "refused-players none": {**wanted(), "seats": []},
    "refused-option word": options(expansions=["casino"]),
    "refused-option number": options(cards=["lords"]),
    "refused-option value": options(first_game="perhaps"),
    "refused-option players": wanted("random", "random", game="coloma", options={"mules": True}),
    "refused-options": options(first_game=True, cards=["lords", "knights", "miners"]),
    "refused-name": {**wanted(), "seats": [ME, {**seat("random"), "name": "x" * 25}]},
    "refused-name none": {**wanted(), "seats": [{**ME, "name": ""}, seat("random")]},
    "refused-title": wanted(title="x" * 61),
    "refused-seed": wanted(seed=10**1000),
    "refused-seed word": wanted(seed="seven"),
    "refused-bot": wanted("genius"),
    "refused-bot stands in": wanted("friend", agreed=agreed(bot="genius")),
    "refused-clock": wanted("friend", agreed=agreed(clock="day", pace="live")),
    "refused-clock unknown": wanted("friend", agreed=agreed(clock="hourglass")),
}


@pytest.mark.parametrize(("key", "body"), WRONG.items(), ids=WRONG)
def test_what_people_can_cause_has_words_of_the_page(server: Server, key: str, body: dict[str, Any]) -> None:
    async def ask() -> None:
        async with Visitor(server) as me:
            answer = await me.post("/tables", body)
            assert answer.status_code in (400, 422), answer.text
            told = answer.json()
            assert told["text"]["key"] == key.split()[0], told
            assert told["reason"], "programs are told in English"
            for option in [value for value in told["text"]["args"].values() if isinstance(value, dict)]:
                for language in LANGUAGES:
                    name = Words(language, get_game(body["game"])).name(option["key"])
                    assert name != option["key"], "the game calls it something"
            assert (await me.get("/tables")).json() == []

    run(ask())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_all_of_them(language: str) -> None:
    sent = {key.split()[0] for key in WRONG} | {text.key for text in FIELDS.values()}
    assert sent <= set(keys(WORDS, language))


@pytest.mark.parametrize("body", [options(casino=True), wanted(agreed=agreed(helpers="some"))])
def test_what_only_a_program_can_cause_is_told_in_english_alone(server: Server, body: dict[str, Any]) -> None:
    async def ask() -> None:
        async with Visitor(server) as me:
            answer = await me.post("/tables", body)
            assert (answer.json()["type"], answer.json()["text"]) == ("refused", None)

    run(ask())
