"""Whole games, as people play them: by mouse from the lobby on, by keys alone, and a saved game to its end."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.games import finished, last_turn, saved
from tests.browser.keyboard import Keyboard
from tests.browser.pages import LEGAL, Person


def test_a_whole_game_by_mouse_against_a_bot(person: Person) -> None:
    person.visit_lobby()
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    person.page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    person.page.get_by_role("textbox", name="Red: name").fill("Ann")
    person.page.get_by_role("textbox", name="Blue: name").fill("Bea")
    person.page.get_by_role("combobox", name="Blue").select_option("easy")
    person.button("Open the table").click()
    turns = 0
    while person.is_asked():
        person.play_turn()
        turns += 1
    assert turns > 5
    expect(person.prompt).to_contain_text(re.compile("(Ann|Bea) wins|share the victory"))
    expect(person.page.get_by_role("heading", name="Final score sheet")).to_be_visible()
    person.over.click()
    person.over.wait_for(state="detached")
    assert person.is_asked()
    expect(person.settlements_of("Ann")).to_have_count(0)


def test_a_whole_game_by_keys_alone(person: Person) -> None:
    person.visit_lobby()
    tab_to(person, person.button(re.compile("Play bots Kingdom Builder")))
    person.page.keyboard.press("Enter")
    turns = 0
    while person.is_asked():
        if turns < 3:
            play_on_the_board(person)
        else:
            play_by_numbers(person)
        turns += 1
    assert turns > 5
    tab_to(person, person.over)


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until the focus is there."""
    expect(wanted).to_be_visible()
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError("the Tab key does not lead there")


def play_on_the_board(person: Person) -> None:
    """A turn with arrows and Enter; one settlement is taken back, then the whole turn."""
    press = person.page.keyboard.press
    focus = person.page.locator(":focus")
    tab_to(person, person.page.locator("[role=gridcell][tabindex='0']"))
    for way in ("Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowLeft"):
        press("ArrowUp")
        press(way)
        expect(focus).to_have_accessible_name(LEGAL)
        name = str(focus.get_attribute("data-cell"))
        press("Enter")
        person.settlement(name).wait_for()
    expect(person.end_turn).to_be_visible()
    press("Control+z")
    expect(person.prompt).to_contain_text("(1 left)")
    press("Control+Shift+z")
    expect(person.prompt).to_contain_text("(3 left)")
    for _ in range(3):
        press("Shift+ArrowRight")
        play_with(person, "Enter")
    tab_to(person, person.end_turn)
    play_with(person, "Enter")


def play_by_numbers(person: Person) -> None:
    """A turn with the numbers of the list; when only its end is left, Enter alone does it."""
    while person.end_turn.count() == 0:
        play_with(person, "1", "Enter")
    tab_to(person, person.end_turn)
    play_with(person, "Enter")


def play_with(person: Person, *keys: str) -> None:
    """Press keys that carry something out: the table asks something else afterwards."""
    asked = person.prompt.inner_text()
    for key in keys:
        person.page.keyboard.press(key)
    expect(person.prompt).not_to_contain_text(asked)
    Keyboard(person).check()
    assert person.is_asked() in (True, False)


def test_a_saved_game_goes_on_against_a_bot_to_its_end(person: Person, tmp_path: Path) -> None:
    game = finished()
    file = tmp_path / "evening.json"
    file.write_text(saved(game.at(last_turn(game, 1))), encoding="utf-8")
    person.visit_lobby()
    with person.page.expect_file_chooser() as chooser:
        person.button("Open a saved game").first.click()
    chooser.value.set_files(file)
    person.button("I am Player 2").click()
    person.button("Seat of Player 2").click()
    person.button("Medium").click()
    while person.is_asked():
        person.play_turn()
    expect(person.prompt).to_contain_text("wins")
