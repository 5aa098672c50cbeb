"""Laws that games share complain of pieces that appear or are lost."""

from __future__ import annotations

import pytest

from boardwright.toolkit.laws import conserved


@pytest.mark.parametrize(
    ("places", "complaints"),
    [
        ([(4, 1), (0, 2)], []),
        ([(4, 1), (0, 1)], ["there are 2 sacks of the kind oats"]),
        ([(5, 1), (-1, 2)], ["somewhere there are less than no sacks"]),
        ([], ["there are 0 sacks of the kind rye", "there are 0 sacks of the kind oats"]),
    ],
)
def test_pieces_are_conserved(places: list[tuple[int, ...]], complaints: list[str]) -> None:
    assert list(conserved("sacks", ("rye", "oats"), (4, 3), places)) == complaints
