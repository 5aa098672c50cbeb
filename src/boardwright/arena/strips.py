"""Small plots drawn as SVG, one a row of a table: each is as wide as its cell, and numbers become places in percent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from boardwright.arena.ratings import Estimate


@dataclass(frozen=True, slots=True)
class Scale:
    """From where to where a plot goes, with the marks on the way; ``powers``: by powers of ten."""

    low: float
    high: float
    marks: tuple[float, ...]
    powers: bool = False

    def place(self, value: float) -> float:
        """Where a value lies, in percent; a little room is left at both ends."""
        if self.powers:
            part = log10(value / self.low) / log10(self.high / self.low)
        else:
            part = (value - self.low) / (self.high - self.low)
        return 2 + 96 * min(max(part, 0.0), 1.0)


def scale_of(values: Iterable[float], least: float | None = None) -> Scale:
    """A scale with round marks that holds these values, and ``least`` if given."""
    known = [*values, *([] if least is None else [least])]
    low, high = min(known), max(known)
    step = round_step((high - low) / 5 or 1)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return Scale(first * step, last * step, tuple(number * step for number in range(first, last + 1)))


def powers_of(values: Iterable[float]) -> Scale:
    """A scale by powers of ten that holds these values."""
    known = list(values)
    first, last = floor(log10(min(known))), ceil(log10(max(known)))
    last = max(last, first + 1)
    return Scale(10.0**first, 10.0**last, tuple(10.0**power for power in range(first, last + 1)), powers=True)


def round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20, ... (or 0.1, 0.2, ...) that is not smaller."""
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= rough * 0.999)


def strip(scale: Scale, told: str, inside: str, mark: float | None = None) -> str:
    """A row of a plot: thin lines at the marks, a dashed one at ``mark``, and what it shows; ``told`` says it."""
    lines = "".join(upright(scale.place(value), 0, 100, "grid") for value in scale.marks)
    if mark is not None:
        lines += upright(scale.place(mark), 0, 100, "mark")
    return f'<svg class="strip" role="img" aria-label="{escape(told)}">{lines}{inside}</svg>'


def axis(scale: Scale, form: str) -> str:
    """The numbers under a plot; ``form`` as in `format`, or ``time``."""
    texts = "".join(
        f'<text x="{scale.place(value):.2f}%" y="70%" class="{at_the_end(scale, value)}">{number(value, form)}</text>'
        for value in scale.marks
    )
    return f'<svg class="axis" aria-hidden="true">{texts}</svg>'


def at_the_end(scale: Scale, value: float) -> str:
    """On which side of its place a number is written: those at the ends stay inside."""
    return {scale.low: "first", scale.high: "last"}.get(value, "middle")


def number(value: float, form: str) -> str:
    return duration(value) if form == "time" else format(value + 0.0, form)


def duration(seconds: float) -> str:
    """A time with the unit that fits it."""
    for size, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= size * 0.9995:
            return f"{seconds / size:.3g} {unit}"
    return "0 µs"


def interval(scale: Scale, estimate: Estimate, colour: int) -> str:
    """A dot at the value, and a line over its interval."""
    middle = scale.place(estimate.value)
    line = ""
    if estimate.low is not None and estimate.high is not None:
        line = level(scale.place(estimate.low), scale.place(estimate.high), f"reach c{colour}")
    return f'{line}<circle cx="{middle:.2f}%" cy="50%" r="5" class="fill c{colour}"/>'


def box(scale: Scale, values: Sequence[float], colour: int) -> str:
    """The middle half of the values as a box with a line at the median; 90 of 100 lie within the thin line."""
    low, first, middle, third, high = (scale.place(part_of(values, part)) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
    body = f'<rect x="{first:.2f}%" y="22%" width="{third - first:.2f}%" height="56%" rx="2" class="box c{colour}"/>'
    return level(low, high, f"line c{colour}") + body + upright(middle, 18, 82, f"median c{colour}")


def bar(scale: Scale, value: float, colour: int) -> str:
    """A bar from 0 to the value."""
    zero, end = sorted((scale.place(0), scale.place(value)))
    return f'<rect x="{zero:.2f}%" y="25%" width="{end - zero:.2f}%" height="50%" rx="2" class="fill c{colour}"/>'


def histogram(scale: Scale, values: Sequence[float], bars: int, colour: int) -> str:
    """How often values come up, as upright bars."""
    width = (scale.high - scale.low) / bars
    counts = [0] * bars
    for value in values:
        counts[min(int((value - scale.low) / width), bars - 1)] += 1
    found = ""
    for place, count in enumerate(counts):
        left, right = scale.place(scale.low + place * width), scale.place(scale.low + (place + 1) * width)
        height = 100 * count / max(counts)
        found += (
            f'<rect x="{left:.2f}%" y="{100 - height:.2f}%" width="{(right - left) * 0.92:.2f}%" '
            f'height="{height:.2f}%" class="fill c{colour}"/>'
        )
    return found


def part_of(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    low = floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def upright(place: float, top: float, bottom: float, look: str) -> str:
    return f'<line x1="{place:.2f}%" x2="{place:.2f}%" y1="{top}%" y2="{bottom}%" class="{look}"/>'


def level(left: float, right: float, look: str) -> str:
    return f'<line x1="{left:.2f}%" x2="{right:.2f}%" y1="50%" y2="50%" class="{look}"/>'
