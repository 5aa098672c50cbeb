"""The final score sheet explains every point: the board lights the cells behind it."""

from __future__ import annotations

from playwright.sync_api import expect

from boardwright.words import Words
from tests.browser.games import finished, saved
from tests.browser.pages import Person


def test_every_point_lights_its_cells(person: Person) -> None:
    match = finished()
    words = Words("en", match.game)
    person.sit_down(person.bring(saved(match)))
    expect(person.page.get_by_role("heading", name="Final score sheet")).to_be_visible()
    lit = person.page.locator("use[href='#kb-marked']")
    for seat, sheet in enumerate(match.score_sheet):
        for line in sheet.lines:
            name = f"Player {seat + 1}, {words.say(line.name)}: {line.points}"
            person.button(name).click()
            cells = {target for earning in line.earnings for target in earning.targets if target.startswith("cell:")}
            expect(lit).to_have_count(len(cells))
            expect(person.page.get_by_role("status").filter(has_text=name)).to_be_visible()
    totals = person.page.get_by_role("row", name="Total")
    expect(totals).to_have_text("".join(["Total", *map(str, match.scores)]), use_inner_text=False)


def test_points_are_walked_through_one_by_one(person: Person) -> None:
    match = finished()
    person.sit_down(person.bring(saved(match)))
    lit = person.page.locator("use[href='#kb-marked']")
    first = match.score_sheet[0].lines[0]
    person.button("Next points").click()
    expect(lit).to_have_count(len({target for earning in first.earnings for target in earning.targets}))
    assert len(first.earnings) > 1
    person.button("Next points").click()
    expect(lit).to_have_count(len(first.earnings[0].targets))
    person.button("Previous points").click()
    person.button("Close the score sheet").click()
    expect(lit).to_have_count(0)
    person.button("Score sheet").first.click()
    expect(person.page.get_by_role("heading", name="Final score sheet")).to_be_visible()
