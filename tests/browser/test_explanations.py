"""The table explains itself: why something is impossible, by which rule, and what a component is."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import boardwright as bw
from boardwright.words import Words
from tests.browser.pages import Person
from tests.server.harness import GAME, seed_where


def begin(person: Person) -> bw.Match:
    """A new table, and the same game in the engine."""
    seed = seed_where(0, 2)
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed))
    return bw.new(GAME, 2, seed)


def refused(person: Person, match: bw.Match, target: str) -> None:
    """The page says what the engine says, and by which rule."""
    refusal = match.why_not(0, target)
    assert refusal is not None
    sentence = Words("en", match.game).say(refusal.message, ["Ann", "Rob"])
    expect(person.page.get_by_role("status").filter(has_text=sentence)).to_contain_text(refusal.rule)
    assert re.fullmatch(r"KB-\d+\.\d+", refusal.rule)


#: No sentence stays longer by itself, in ms.
LONGEST = 12_000
#: Cells that can be chosen and lie under the sentence.
COVERED = """() => {
    const a = document.querySelector('[role=status].banner').getBoundingClientRect();
    return [...document.querySelectorAll('[role=gridcell][aria-disabled=false]')].filter((cell) => {
        const b = cell.getBoundingClientRect();
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }).map((cell) => cell.dataset.cell);
}"""


def test_an_impossible_cell_is_answered_with_a_sentence_and_a_rule(person: Person) -> None:
    match = begin(person)
    castle = str(person.page.get_by_role("gridcell", name=re.compile("^Castle,")).first.get_attribute("data-cell"))
    person.poke(person.cell(castle))
    refused(person, match, f"cell:{castle}")
    cell = person.build()
    match.apply(0, f"build {cell}")
    person.poke(person.cell(cell))
    refused(person, match, f"cell:{cell}")
    expect(person.page.get_by_text("is a castle")).to_have_count(0)
    expect(person.settlements_of("Ann")).to_have_count(1)


def test_the_sentence_covers_nothing_that_can_be_chosen_and_goes_by_itself(person: Person) -> None:
    # By the page's own clock, which stands still: on a busy machine the sentence would go while it is looked at.
    person.clock.install(time=0)
    begin(person)
    person.stop_time()
    sentence = person.page.get_by_role("status").filter(has_text="KB-")
    for cell in ("a1", "t20", "k10", "a20", "t1"):
        if person.cell(cell).is_disabled():
            person.poke(person.cell(cell))
            expect(sentence).to_contain_text(cell)
            person.page.wait_for_function(f"() => ({COVERED})().length === 0")
    # Whoever points at it may read on; it goes once they leave.
    sentence.hover()
    person.pass_time(LONGEST)
    expect(sentence).to_be_visible()
    person.prompt.hover()
    person.pass_time(LONGEST)
    expect(sentence).to_have_count(0)


def test_the_turn_cannot_end_too_soon(person: Person) -> None:
    match = begin(person)
    expect(person.page.get_by_text("Place 3 more settlements before you end your turn.")).to_be_visible()
    person.poke(person.button("End turn"))
    refused(person, match, "turn:end")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("status").filter(has_text="KB-")).to_have_count(0)


def test_a_component_is_explained_with_its_rule(person: Person) -> None:
    begin(person)
    person.button("Explain something on the table").click()
    expect(person.page.get_by_text("Click what you want to have explained.")).to_be_visible()
    person.legal_cells.first.click()
    expect(person.page.get_by_text("You can build here; 5 terrain cards show it. (KB-1.7, KB-2.6)")).to_be_visible()
    expect(person.settlements_of("Ann")).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_text("KB-1.7")).to_have_count(0)
    person.button("Rules on this table").click()
    expect(person.page.get_by_role("dialog")).to_contain_text(re.compile(r"\(KB-8\.2\)"))


def test_a_lit_cell_shows_what_it_would_bring(person: Person) -> None:
    match = begin(person)
    lit = person.legal_cells.first
    name = str(lit.get_attribute("data-cell"))
    before = match.scores[0]
    match.apply(0, f"build {name}")
    change = match.scores[0] - before
    signed = f"+{change}" if change else "±0"
    expect(lit).to_have_accessible_name(re.compile(rf"legal, points: {re.escape(signed)}"))
    lit.hover()
    expect(lit).to_have_attribute("aria-selected", "true")
    person.page.mouse.move(2, 2)
    expect(lit).not_to_have_attribute("aria-selected", "true")


def test_moves_are_also_a_list_of_buttons(person: Person) -> None:
    match = begin(person)
    person.page.get_by_role("tab", name=re.compile("Moves")).click()
    moves = person.page.get_by_role("region", name="Moves")
    options = match.decisions[0].options
    expect(moves.get_by_role("button")).to_have_count(len(options))
    gains = {action: gain(match, action) for action in options}
    best = max(options, key=lambda action: gains[action])
    assert gains[best] > 1
    label = Words("en", match.game).say(match.describe(best).label)
    moves.get_by_role("button", name=f"{label}, +{gains[best]} points", exact=True).click()
    expect(person.settlements_of("Ann")).to_have_count(1)
    expect(person.prompt).to_contain_text("(2 left)")


def gain(match: bw.Match, action: int) -> int:
    """What an action brings right away."""
    after = match.clone()
    after.apply(0, action)
    return after.scores[0] - match.scores[0]
