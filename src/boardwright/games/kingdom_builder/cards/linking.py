"""Cards that pay for places linked with each other by own settlements: special cells, or mountains."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.board import BIT, GRID, MOUNTAIN, NEIGHBOURS, Board
from boardwright.games.kingdom_builder.cards.card import Card, Realm


@mypyc_attr(allow_interpreted_subclasses=True)
class Linking(Card):
    """Each place that is touched by an area that touches another one too; each counts once."""

    def places(self, board: Board) -> dict[int, int]:
        """The places, each a set of cells, with the cells from which they are touched."""
        raise NotImplementedError

    def groups(self, realm: Realm) -> list[int]:
        """Every linked place, with the settlement areas that link it."""
        found: dict[int, int] = {}
        places = self.places(realm.board)
        for area in realm.areas():
            touched = [place for place, around in places.items() if around & area]
            if len(touched) > 1:
                for place in touched:
                    found[place] = found.get(place, 0) | area
        return [place | areas for place, areas in found.items()]


class Merchants(Linking):
    """Four points for each location or castle."""

    def places(self, board: Board) -> dict[int, int]:
        return {BIT[cell]: NEIGHBOURS[cell] for cell in board.special}


class Geologists(Linking):
    """Two points for each mountain; a settlement on a mountain touches it."""

    def places(self, board: Board) -> dict[int, int]:
        mountains = GRID.areas(board.terrain[MOUNTAIN])
        return {mountain: GRID.near(mountain) | mountain for mountain in mountains}
