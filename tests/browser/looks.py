"""What a board must look like: nothing too small to read, nothing over something else, nothing cut off."""

from __future__ import annotations

from tests.browser.pages import Person

#: Nothing is written smaller than this, in px as it is seen.
LEAST = 9
#: What is written on the board, with the size it is seen at.
WRITTEN = """() => [...document.querySelectorAll('.board *')].flatMap((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || element.closest('.visually-hidden') || !element.getClientRects().length) return [];
    const drawn = element.closest('svg');
    const scale = drawn && element.getScreenCTM ? Math.abs(element.getScreenCTM().a) : 1;
    return [[element.textContent.trim(), parseFloat(getComputedStyle(element).fontSize) * scale]];
})"""
#: Components of which one lies over another, wholly or in part; a pixel is no harm.
OVER = """(components) => {
    const all = [...document.querySelectorAll(components)];
    const seen = all.filter((one) => !one.closest('[role=tablist]') && one.getClientRects().length);
    const boxes = seen.map((one) => [one, one.getBoundingClientRect()]);
    const name = (one) => one.dataset.target ?? one.getAttribute('aria-label') ?? one.textContent;
    return boxes.flatMap(([one, a], at) => boxes.slice(0, at).filter(([other, b]) =>
        !one.contains(other) && !other.contains(one) &&
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    ).map(([other]) => `${name(one)} over ${name(other)}`));
}"""
#: Parts of the board that have more in them than they show.
CUT = """(parts) => [...document.querySelectorAll(parts)]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.className)"""
FITS = """() => {
    const page = document.documentElement;
    return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
}"""


def faults(person: Person, components: str) -> list[str]:
    """The page has nothing to scroll to; what of the board is too small to read, or lies over something else."""
    page = person.page
    page.wait_for_function(FITS)
    small = [f"{text}: {size} px" for text, size in page.evaluate(WRITTEN) if size < LEAST]
    return [*small, *page.evaluate(OVER, components)]


def cut(person: Person, parts: str) -> list[str]:
    """Parts of the board that would have to be scrolled."""
    found: list[str] = person.page.evaluate(CUT, parts)
    return found
