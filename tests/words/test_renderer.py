"""The renderer itself: names of seats, messages within messages, plural forms, and errors that say what is missing."""

from __future__ import annotations

import pytest

from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions, BoardwrightError
from boardwright.kernel.messages import Message
from boardwright.words import LANGUAGES, MissingWords, Words

GAME = get_game("kingdom_builder")
ENGLISH = Words("en", GAME)


def tile_gained(left: int) -> Message:
    farm = Message("location-farm")
    return Message("event-tile-gained", {"player": 0, "location": farm, "cell": "c2", "left": left})


def test_the_languages_are_english_french_and_german() -> None:
    assert LANGUAGES == ("en", "fr", "de")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match=r"'it'.*en, fr, de") as caught:
        Words("it", GAME)
    assert isinstance(caught.value, BoardwrightError)


def test_a_seat_number_becomes_the_name_of_its_player() -> None:
    drew = Message("event-drew", {"player": 1})
    assert ENGLISH.say(drew, ("Ada", "Bo")) == "Bo draws a terrain card."


@pytest.mark.parametrize(("language", "said"), [("en", "Player 2"), ("fr", "Joueur 2"), ("de", "Spieler 2")])
def test_a_seat_without_a_name_is_numbered_from_one(language: str, said: str) -> None:
    drew = Message("event-drew", {"player": 1})
    assert Words(language, GAME).say(drew, ()).startswith(said)
    assert Words(language, GAME).say(drew, ("Ada",)).startswith(said)


def test_a_message_within_a_message_is_said_first() -> None:
    used = Message("event-used", {"player": 0, "location": Message("location-farm")})
    assert Words("en", GAME).say(used, ("Ada",)) == "Ada uses the Farm."
    assert Words("fr", GAME).say(used, ("Ada",)) == "Ada utilise la plaquette Ferme."
    assert Words("de", GAME).say(used, ("Ada",)) == "Ada nutzt das Plättchen Bauernhof."


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (0, "Ada takes the last tile from the Farm at c2."),
        (1, "Ada takes a tile from the Farm at c2; one more is left there."),
        (2, "Ada takes a tile from the Farm at c2; 2 more are left there."),
    ],
)
def test_numbers_choose_the_form_of_the_sentence(left: int, said: str) -> None:
    assert ENGLISH.say(tile_gained(left), ("Ada",)) == said


def test_zero_is_told_apart_in_french_where_it_is_a_singular() -> None:
    assert Words("fr", GAME).say(tile_gained(0), ("Ada",)) == "Ada prend la dernière plaquette Ferme en c2."


def test_nothing_is_put_around_arguments() -> None:
    said = ENGLISH.say(Message("action-build", {"cell": "f7"}), ())
    assert said == "Build on f7", "isolation marks would show in a terminal"


def test_a_name_and_its_help() -> None:
    assert ENGLISH.name("location-farm") == "Farm"
    assert (ENGLISH.help("location-farm") or "").endswith("(KB-6.2)")
    assert ENGLISH.help("action-end-turn") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_is_named_with_its_language(language: str) -> None:
    words = Words(language, GAME)
    for ask in (words.name, words.help):
        with pytest.raises(MissingWords, match=f"^there are no words for 'location-moon' in '{language}'$"):
            ask("location-moon")
    with pytest.raises(KeyError):
        words.say(Message("event-moon-landing", {"player": 0}), ())


def test_a_missing_argument_is_an_error_not_a_gap() -> None:
    with pytest.raises(MissingWords, match=r"'action-use' in 'en' are incomplete: .*location"):
        ENGLISH.name("action-use")


def test_without_a_game_there_are_only_the_words_of_the_table() -> None:
    table = Words("en", None)
    assert table.say(Message("undo-others", {"player": 0}), ("Ada",)).startswith("Ada has decided")
    with pytest.raises(MissingWords):
        table.name("location-farm")


def test_files_are_read_once() -> None:
    assert Words("de", GAME).bundle is Words("de", GAME).bundle
    assert Words("de", GAME).bundle is not Words("fr", GAME).bundle
    assert Words("de", GAME).bundle is not Words("de", None).bundle
