"""Looking back at a game: slider, keys, buttons, the log and the address; going on from there; keeping it as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import boardwright as bw
from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.games import finished, last_turn, saved
from tests.browser.pages import Person


@pytest.fixture
def over(person: Person) -> Person:
    """Somebody at a table whose game is over."""
    person.sit_down(person.bring(saved(finished())))
    return person


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Position in the game")


def shows(person: Person, match: Match, n: int) -> None:
    """The page shows exactly that position, and its address leads there."""
    expect(person.prompt).to_contain_text(f"Move {n} of {match.length}")
    expect(person.page).to_have_url(f"{person.page.url.split('?')[0]}?n={n}")
    for player in match.at(n).view(None)["players"]:
        expect(person.settlements_of(f"Player {player['player'] + 1}")).to_have_count(len(player["settlements"]))


def first_turn(match: Match) -> int:
    """How many decisions the first turn has."""
    return next(entry.number for entry in match.history if entry.player != match.history[0].player) - 1


def test_buttons_keys_and_slider_lead_to_any_position(over: Person) -> None:
    match, press = finished(), over.page.keyboard.press
    over.button("Replay").click()
    shows(over, match, 0)
    over.button("Next step").click()
    shows(over, match, 1)
    over.button("Next turn").click()
    shows(over, match, first_turn(match))
    slider(over).fill("77")
    shows(over, match, 77)
    over.prompt.click()  # away from the slider, which has arrow keys of its own
    over.page.evaluate("document.activeElement.blur()")
    press("ArrowLeft")
    shows(over, match, 76)
    press("ArrowRight")
    press("ArrowRight")
    shows(over, match, 78)
    press("Shift+ArrowLeft")
    turn_begins = max(e.number for e in match.history[:77] if e.player != match.history[77].player)
    shows(over, match, turn_begins)
    press("Home")
    shows(over, match, 0)
    press("End")
    expect(over.prompt).to_contain_text("wins")
    expect(over.page).not_to_have_url("n=")


def test_a_link_leads_to_a_move(over: Person, arrive: Arrive) -> None:
    match = finished()
    other = arrive()
    other.page.goto(f"{over.page.url}?n=41")
    expect(other.board).to_be_visible()
    shows(other, match, 41)
    other.reload()
    shows(other, match, 41)
    other.poke(other.cell("a1"))
    expect(other.page.get_by_text("You are looking at move 41. Go back to the present to play.")).to_be_visible()
    other.page.keyboard.press("Escape")
    expect(other.prompt).to_contain_text("wins")


def test_log_and_board_lead_to_each_other(over: Person) -> None:
    match = finished()
    over.button("Close the score sheet").click()
    log = over.page.get_by_role("region", name="Log")
    steps = log.get_by_role("button", name="Steps").last
    steps.scroll_into_view_if_needed()
    # A turn is summed up in one line, which lights all its cells; its steps are told when it is unfolded.
    log.get_by_role("button", name=re.compile(r"^Player \d built 3 on \w+\.$")).last.hover()
    events = [event for entry in match.history[: first_turn(match)] for event in entry.events]
    cells = {target for event in events for target in event.targets if target.startswith("cell:")}
    assert len(cells) >= 3
    expect(over.page.locator("use[href='#kb-marked']")).to_have_count(len(cells))
    steps.click()
    expect(log.get_by_text(re.compile(r"^Player \d plays an? \w+ card\.$"))).to_have_count(1)
    log.get_by_role("button", name="builds on").last.click()
    shows(over, match, 3)


def test_playing_on_from_a_past_position(over: Person) -> None:
    match = finished()
    n = last_turn(match, 0)
    over.button("Replay").click()
    slider(over).fill(str(n))
    shows(over, match, n)
    table = over.page.url
    over.button("Play on from here").click()
    over.is_asked()
    assert over.page.url.split("?")[0] != table.split("?")[0]
    expect(over.page.get_by_text("Bot", exact=True)).to_be_visible()
    over.play_turn()
    expect(over.prompt).to_contain_text("win")
    # The game it came from is as it was.
    over.page.goto(table.split("?")[0])
    expect(over.prompt).to_contain_text(f"with {max(match.scores)} points")


def test_a_running_game_can_be_looked_at_and_branched(person: Person) -> None:
    person.sit_down(person.set_table("me Ann", "random Rob", seed=3))
    person.is_asked()
    person.play_turn()
    person.is_asked()
    person.page.keyboard.press("ArrowLeft")
    expect(person.prompt).to_contain_text("Move ")
    expect(person.legal_cells).to_have_count(0)
    person.button("To the present").click()
    assert person.is_asked()
    table = person.page.url
    person.button("More").click()
    person.button("Play on from here").click()
    expect(person.page).not_to_have_url(table)
    assert person.is_asked()
    person.build()


def test_a_finished_game_is_kept_as_a_file_and_opened_again(arrive: Arrive, tmp_path: Path) -> None:
    ann, bob = arrive(), arrive()
    match = finished()
    ann.sit_down(ann.go_on(saved(match), last_turn(match, 0), 0))
    ann.play_turn()
    expect(ann.over).to_be_visible()
    with ann.page.expect_download() as download:
        ann.button("Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".json"
    kept = bw.replay(json.loads(file.read_text(encoding="utf-8")))
    assert kept.over
    bob.visit_lobby()
    with bob.page.expect_file_chooser() as chooser:
        bob.button("Open a saved game").first.click()
    chooser.value.set_files(file)
    expect(bob.over).to_be_visible()
    expect(bob.prompt).to_contain_text(f"with {max(kept.scores)} points")
    for seat in (0, 1):
        settled = len(kept.view(None)["players"][seat]["settlements"])
        expect(bob.settlements_of(f"Player {seat + 1}")).to_have_count(settled)


def test_a_file_that_is_no_saved_game_is_refused_with_a_reason(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "holiday.json"
    file.write_text('{"sun": true}', encoding="utf-8")
    person.visit_lobby()
    with person.page.expect_file_chooser() as chooser:
        person.button("Open a saved game").first.click()
    chooser.value.set_files(file)
    expect(person.page.get_by_role("alert")).to_contain_text("This is no saved game of Boardwright")
    # The browser itself notes that a request was refused.
    assert len(person.complaints) == 1
    assert "422" in person.complaints.pop()
