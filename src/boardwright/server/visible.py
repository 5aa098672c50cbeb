"""Which part of a table's log a viewer has been shown.

Steps that their player may still take back are tentative: the others see them when the turn is settled, all at once;
where its player confirms turns, not before that. Of what others choose in sealed lanes a viewer learns nothing, neither
that there is a row nor how many.
"""

from __future__ import annotations

from boardwright.match import Match
from boardwright.match.sight import quiet_length, settled_length
from boardwright.server.table import Table


def shown_match(table: Table, mine: frozenset[int]) -> Match:
    """The match as far as the holder of these seats may look."""
    return table.at(settled(table, mine))


def settled(table: Table, mine: frozenset[int]) -> int:
    """How many decisions nobody can take back any more, or the holder of these seats sees at once."""
    if table.fate.ended is not None:
        return table.match.length
    return settled_length(table.match, mine, table.held)


def shown_length(table: Table, mine: frozenset[int]) -> int:
    """How many decisions the holder of these seats knows of."""
    return shown_match(table, mine).sight(mine).length


def shown_row(table: Table, mine: frozenset[int]) -> int:
    """The last row of the log that the holder of these seats may know of."""
    length = settled(table, mine)
    n = table.n
    while table.marks[n].length > length or table.marks[n].hidden_from(mine):
        n -= 1
    return n


def past_match(table: Table, mine: frozenset[int], length: int) -> Match:
    """The match after so many decisions that the viewer knows of; what is being chosen in secret now is not cut up."""
    return table.at(length) if length <= quiet_length(table.match) else shown_match(table, mine)
