"""Conservation laws that games share: no piece appears, none is lost.

Not compiled: it only checks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from boardwright.toolkit.counts import Counts


def conserved(what: str, names: Sequence[str], whole: Counts, places: Iterable[Sequence[int]]) -> Iterator[str]:
    """Pieces by kind add up to all there are, over every place where some can be, and no place owes any."""
    rows = [row for row in places if any(row)]
    for kind, name in enumerate(names):
        found = sum([row[kind] for row in rows])
        if found != whole[kind]:
            yield f"there are {found} {what} of the kind {name}"
    if any(min(row) < 0 for row in rows):
        yield f"somewhere there are less than no {what}"
