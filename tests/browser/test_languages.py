"""English, French and German, changed at the table in mid-turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import boardwright as bw
from boardwright.words import LANGUAGES, Words
from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.server.harness import GAME, seed_where

OWN_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
SETTINGS = {"en": "Settings", "fr": "Réglages", "de": "Einstellungen"}
#: Where letters are shown, on every cell of water.
WATER = {"en": "Wa", "fr": "Ea", "de": "Ws"}
CLOSE = {"en": "Close", "fr": "Fermer", "de": "Schließen"}


def test_every_language_can_be_chosen_at_the_table(person: Person) -> None:
    seed = seed_where(0, 2)
    match = bw.new(GAME, 2, seed)
    waters = sum(row.count("W") for row in match.view(None)["terrain"])
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed))
    assert set(LANGUAGES) == set(OWN_NAMES)
    person.button("Settings").click()
    person.page.get_by_role("switch", name="Letters and coordinates").check()
    person.button("Close").click()
    spoken = "en"
    for language in (*LANGUAGES[1:], *LANGUAGES[:1]):
        person.button(SETTINGS[spoken]).click()
        person.page.get_by_role("radio", name=OWN_NAMES[language]).check()
        person.button(CLOSE[language]).click()
        spoken = language
        words = Words(language, match.game)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        expect(person.prompt).to_contain_text(words.say(match.decisions[0].prompt))
        expect(person.page.get_by_role("heading", name=words.name("game-title"))).to_be_visible()
        turn = next(event for event in match.opening_events if event.kind == "turn").message
        expect(person.page.get_by_text(words.say(turn, ["Ann", "Rob"]))).to_be_visible()
        expect(person.page.locator("svg text").filter(has_text=re.compile(f"^{WATER[language]}$"))).to_have_count(
            waters
        )
        option = match.decisions[0].options[0]
        cell = match.describe(option).notation.split()[-1]
        terrain = words.name(f"terrain-{match.view(0)['played']}")
        expect(person.cell(cell)).to_have_accessible_name(re.compile(f"^{terrain}, {cell}"))
    person.build()


def test_the_browser_says_which_language_comes_first(arrive: Arrive) -> None:
    titles = set()
    for locale, language in (("fr-CA", "fr"), ("de-AT", "de"), ("en-AU", "en"), ("ja-JP", "en")):
        person = arrive(locale=locale)
        person.page.goto(person.server.url)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        titles.add(person.page.get_by_role("heading", level=1).inner_text())
    assert len(titles) == 3
