"""What every task has in common."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.cards.card import Realm, Scorer, cells
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.scoring import Earning


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Scorer):
    """Pays everybody who fulfils it, once, however often they do."""

    def __init__(self, number: int) -> None:
        entry = CATALOG.tasks[number]
        super().__init__(entry.id, entry.rule, f"task-{entry.id}", entry.number("points"))

    def proof(self, realm: Realm) -> int:
        """The cells that show the task fulfilled, the first such group; none if it is not."""
        raise NotImplementedError

    def points(self, realm: Realm) -> int:
        return self.each if self.proof(realm) else 0

    def earnings(self, realm: Realm) -> list[Earning]:
        proof = self.proof(realm)
        return [Earning(self.each, cells(proof))] if proof else []
