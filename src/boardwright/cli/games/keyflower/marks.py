"""What a tile of Keyflower does, costs and pays, in a few signs: ``2wd``, ``Y=1G``, ``>2 ^1``, ``5p/wd+st+ir``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.cli.games.keyflower.signs import STEPS, TILES, UPGRADED, Signs
from boardwright.games.keyflower.catalog import ANY, ITEMS, RESOURCES, SKILLS, Scoring, Side, Tile

#: Sides of a tile, as views name them: those of a summer boat are a and b.
BACK: Final = ("back", "b")
GETS: Final = "="
#: Any piece of a kind.
ANY_ITEM: Final = {"worker": "sign-worker", "skill": "sign-skill", "resource": "sign-any"}


class Marks:
    """Tiles in signs."""

    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.texts = signs.texts

    def effect(self, tile: str, back: bool = False) -> str:
        """What one side of a tile does, and what it is worth."""
        entry = TILES[tile]
        side = entry.back if back and entry.back is not None else entry.front
        parts = [self.power(side), self.action(side), self.storage(entry, back), self.scoring(entry.scoring)]
        parts.append(self.points(side.points) if side.points else "")
        return " ".join(part for part in parts if part) or "-"

    def of(self, seen: dict[str, object]) -> str:
        """What a tile does with the side that a view shows."""
        return self.effect(str(seen["tile"]), bool(seen.get("upgraded")) or seen.get("side") in BACK)

    def upgrade(self, tile: str) -> str:
        """The price of an upgrade, and what the tile does then; empty if it has none."""
        entry = TILES[tile]
        return f"{self.price(entry)}: {self.effect(tile, back=True)}" if entry.cost is not None else ""

    def price(self, entry: Tile) -> str:
        cost = entry.cost
        if cost is None:
            return ""
        parts = self.counted(RESOURCES, cost.resources) + self.counted(SKILLS, cost.skills)
        parts += [f"{cost.any}{self.texts('sign-any')}"] if cost.any else []
        parts += [f"{cost.any_skill}{self.texts('sign-skill')}"] if cost.any_skill else []
        return " ".join(parts)

    def points(self, points: int) -> str:
        return f"{points}{self.texts('sign-points')}"

    def counted(self, names: Sequence[str], counts: Sequence[int]) -> list[str]:
        return [f"{count}{self.signs.pieces[name]}" for name, count in zip(names, counts, strict=True) if count]

    def one_of(self, name: str, anything: str) -> str:
        """A kind of piece, or the sign for any of them."""
        return self.texts(anything) if name == ANY else self.signs.pieces[name]

    # -- parts -------------------------------------------------------------------------------------------------

    def power(self, side: Side) -> str:
        return self.texts(f"power-{side.power}") if side.power else ""

    def action(self, side: Side) -> str:
        """What workers on the tile bring, after its price."""
        if not side.action:
            return ""
        price = ""
        if side.pay_worker:
            price = self.one_of(side.pay_worker, "sign-worker") + GETS
        elif side.pay_skill:
            price = self.one_of(side.pay_skill, "sign-skill") + GETS
        if side.choose:
            kinds = [self.signs.pieces[name] for name, count in zip(RESOURCES, side.resources, strict=True) if count]
            return price + "/".join(kinds)
        gains = self.counted(RESOURCES, side.resources)
        gains += [f"{side.workers}{self.texts('sign-worker')}"] if side.workers else []
        gains += [f"{side.green}{self.signs.pieces['green']}"] if side.green else []
        gains += [f"{side.skills}{self.texts('sign-skill')}"] if side.skills else []
        gains += [f"{STEPS}{side.transport} {UPGRADED}{side.upgrades}"] if side.transport else []
        return price + " ".join(gains)

    def storage(self, entry: Tile, back: bool) -> str:
        if entry.storage is None:
            return ""
        points = self.points(entry.storage.points[back])
        return f"{points}/{self.one_of(entry.storage.resource, 'sign-any')}"

    def scoring(self, scoring: Scoring | None) -> str:
        """What earns points at the end."""
        if scoring is None:
            return ""
        points = self.points(scoring.points)
        if scoring.kind in ("set", "chosen"):
            kinds = ITEMS[scoring.item]
            takes = [self.signs.pieces[kind] for kind, count in zip(kinds, scoring.takes, strict=True) if count]
            return f"{points}/{('+' if scoring.kind == 'set' else '|').join(takes)}"
        if scoring.kind == "any":
            count = str(scoring.count) if scoring.count > 1 else ""
            return f"{points}/{count}{self.texts(ANY_ITEM[scoring.item])}"
        if scoring.kind == "chain":
            return self.texts("pays-chain", most=scoring.table[-1])
        return self.texts(f"pays-{scoring.kind}", points=points)
