"""Kingdom Builder with its expansions: from the lobby on, by mouse and by keys, and answers in the turn of another."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

import boardwright as bw
from tests.browser.conftest import Arrive
from tests.browser.games import on_the_island, saved, with_a_canoe, with_a_quarry
from tests.browser.pages import LEGAL, Person
from tests.server.harness import GAME

#: All that can be added to the game.
EVERYTHING = ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]


def faces(person: Person) -> Locator:
    """The terrains that can be chosen for the turn."""
    return person.button(re.compile(": play it, "))


def test_everything_on_from_the_lobby(person: Person) -> None:
    person.visit_lobby()
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    person.page.get_by_role("textbox", name="Red: name").fill("Ann")
    person.button("Everything").click()
    person.page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    expect(person.page.get_by_role("checkbox", name="Harvest")).to_be_checked()
    person.button("Open the table").click()
    for _ in range(2):
        play_turn(person)
    expect(person.page.get_by_role("gridcell", name=re.compile(" on the island, "))).to_have_count(19)
    expect(person.settlements_of("Ann").nth(3)).to_be_attached()


def play_turn(person: Person) -> None:
    """Choose the terrain if it is to be chosen, build what is due, and end the turn."""
    while True:
        faces(person).or_(person.legal_cells).or_(person.end_turn).first.wait_for()
        if person.end_turn.count():
            break
        if faces(person).count():
            faces(person).first.click()
            faces(person).first.wait_for(state="detached")
        else:
            person.build()
    person.end_turn.click()
    person.end_turn.wait_for(state="detached")


def test_a_terrain_is_chosen_and_walls_are_put(person: Person) -> None:
    person.sit_down(person.go_on(saved(with_a_quarry()), 0, 0))
    expect(person.prompt).to_contain_text("Choose the terrain of this turn")
    expect(person.legal_cells).to_have_count(0)
    person.button("Grass: play it, 3 settlements").click()
    expect(person.prompt).to_contain_text("Build on Grass")
    person.carry_out(person.button("Quarry: use it now"))
    person.cell("c8").hover()
    expect(person.page.get_by_role("gridcell", selected=True)).to_have_count(1)
    person.cell("c8").click()
    expect(person.cell("c8")).to_have_accessible_name(re.compile("stone wall"))
    expect(person.prompt).to_contain_text("Quarry")
    person.button("Stop here").click()
    expect(person.prompt).to_contain_text("Build on Grass (3 left)")
    person.poke(person.cell("c8"))
    expect(person.page.get_by_role("status").filter(has_text="A stone wall closes c8")).to_be_visible()


def test_the_island_and_five_players_leave_hexes_large(arrive: Arrive) -> None:
    match = bw.new(GAME, 5, 4, {"expansions": EVERYTHING})
    person = arrive()
    person.sit_down(person.go_on(saved(match), 0, match.decisions[0].player))
    expect(person.page.get_by_role("gridcell", name=re.compile(" on the island, "))).to_have_count(19)
    for cell in ("a1", "t20", "w3", "y3"):
        assert width(person, cell) >= 32
        expect(person.cell(cell)).to_be_in_viewport(ratio=1)
    # Where the window has room for both, the island lies beside the board.
    person.page.set_viewport_size({"width": 1920, "height": 1080})
    expect(person.page.get_by_role("grid")).to_have_count(1)
    assert width(person, "w3") >= 40


def width(person: Person, cell: str) -> float:
    """Of a hex, in px."""
    box = person.cell(cell).bounding_box()
    assert box is not None
    return box["width"]


def test_the_island_is_built_on_by_keys(person: Person) -> None:
    person.sit_down(person.go_on(saved(on_the_island()), 0, 0))
    expect(person.legal_cells).to_have_count(2)
    # It lies in the column, in a grid of its own; keys lead from one to the other.
    island = person.page.get_by_role("grid", name="The island, 5 rows")
    island.locator("[tabindex='0']").focus()
    focus = person.page.locator(":focus")
    expect(focus).to_have_attribute("data-cell", "y3")
    person.page.keyboard.press("Shift+ArrowDown")
    expect(focus).to_have_attribute("data-cell", "x5")
    expect(focus).to_have_accessible_name(LEGAL)
    person.page.keyboard.press("Enter")
    person.settlement("x5").wait_for()
    expect(person.prompt).to_contain_text("(2 left)")
    person.cell("a20").focus()
    person.page.keyboard.press("ArrowLeft")
    expect(island.locator(":focus")).to_have_count(1)


def test_a_canoe_answers_in_the_turn_of_another(arrive: Arrive) -> None:
    host, ann, bob = arrive(), arrive(), arrive()
    table = host.bring(saved(with_a_canoe()))
    for seat, person in enumerate((ann, bob)):
        person.join(host.link_to(table, seat))
        expect(person.board).to_be_visible()
    ann.build("p1")
    # Whoever confirms what they do confirms before somebody else is asked.
    ann.button("Confirm turn").click()
    expect(bob.prompt).to_contain_text("Canoe: a last tile was taken")
    expect(bob.legal_cells.first).to_be_attached()
    expect(ann.prompt).to_contain_text("Player 2 to move.")
    expect(ann.legal_cells).to_have_count(0)
    expect(ann.end_turn).to_have_count(0)
    bob.build("d16")
    ann.settlement("d16").wait_for()
    expect(ann.prompt).to_contain_text("Build on Flowers (2 left)")
    expect(bob.prompt).to_contain_text("Player 1 to move.")


def test_a_canoe_is_declined_by_the_button_or_by_enter(arrive: Arrive) -> None:
    bob = arrive()
    table = bob.bring(saved(with_a_canoe()))
    bob.page.goto(f"{bob.server.url}/#/t/{table}")
    bob.button("I am Player 1").click()
    bob.cell("p1").click()
    bob.button("Confirm turn").click()
    bob.button("I am Player 2").click()
    expect(bob.button("Decline")).to_be_visible()
    bob.page.keyboard.press("Enter")
    bob.button("I am Player 1").click()
    expect(bob.prompt).to_contain_text("Build on Flowers (2 left)")
    expect(bob.settlements_of("Player 2")).to_have_count(1)
