"""A turn of the Sage, worked out the obvious way: from what lies open, the tile she reveals and the tiles she draws."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from boardwright.games.boonlake.catalog import DATA

REGIONS = {"boonlake": range(1, 10), "unknown": range(10, 18), "new_hope": range(18, 26), "southern": range(26, 34)}
SAGE = 1
PLAYER = 0


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def neighbours() -> dict[int, set[int]]:
    """Over land, canal and bridges."""
    data = read("map")
    found = {
        int(space["id"]): {int(other) for other in space["land"] + space.get("canal", [])} for space in data["space"]
    }
    for bridge in data["bridge"]:
        one, other = (int(end) for end in bridge["ends"])
        found[one].add(other)
        found[other].add(one)
    return found


NEAR = neighbours()
SITES = {tile["id"]: len(tile["sites"]) for tile in read("tiles")["tile"]}
SOLO = {tile["id"]: tile for tile in read("sage")["solo_tile"]}


class SlowSage:
    """The table during her turn. ``drawn`` tells which tile she has put on a space."""

    def __init__(self, view: dict[str, Any], tile: str, corner: int, drawn: Callable[[int], str]) -> None:
        view = deepcopy(view)
        self.tile: str = tile
        self.hard: bool = SOLO[tile]["kind"] == "b"
        self.wanted: int = int(SOLO[tile]["corners"][corner])
        self.drawn = drawn
        self.rows: list[str] = [row["action"] for row in view["rows"]]
        self.covered: set[str] = {region["id"] for region in view["regions"] if region["covered"]}
        self.silent: str | None = None
        self.ground: dict[int, str | None] = {int(space["id"]): space["tile"] for space in view["spaces"]}
        self.pieces: dict[tuple[int, int], tuple[int, str]] = {}
        self.herds: dict[int, list[int]] = {}
        for space in view["spaces"]:
            number = int(space["id"])
            if space["tile"] == "pasture":
                self.herds[number] = list(space["herd"])
            for slot, site in enumerate(space["sites"]):
                if site["piece"]:
                    self.pieces[number, slot] = (site["owner"], site["piece"])
        self.pastures: int = view["pastures"]
        self.grey: int = view["grey"]
        sage = view["players"][SAGE]
        self.houses, self.villages, self.cattle = sage["houses"], sage["villages"], sage["cattle"]
        self.vp: int = sage["vp"]
        self.cactus: int = view["sage"]["cactus"]

    def turn(self) -> None:
        """Steps A and B."""
        more = 2 if self.hard else 1
        lowest = self.rows[-1]
        if lowest == "settle":
            self.repeat(more, self.structure)
        elif lowest == "cattle_breeding":
            self.place_cattle()
            self.repeat(more - 1, self.step)
        else:
            self.repeat(more, self.step)
        self.action = next(action for action in self.rows if action in SOLO[self.tile]["actions"])
        if self.action in ("builder", "progress"):
            self.repeat(more, self.step)
        elif self.action == "recruit":
            self.place_tile()
            self.repeat(more, self.step)
        elif self.action == "pioneer":
            self.place_tile()
            space = self.place_tile()
            if space is not None:
                self.house(space, 0)
            self.repeat(more - 1, self.step)
        elif self.action == "cattle_breeding":
            self.place_pasture()
            self.place_cattle()
            self.repeat(more - 1, self.step)
        elif self.action == "settle":
            self.repeat(more, self.structure)
        else:
            self.region(more)

    def repeat(self, times: int, what: Callable[[], object]) -> None:
        for _ in range(times):
            what()

    def step(self) -> None:
        if self.cactus < 40:
            self.cactus += 1
        else:
            self.vp += 1

    def search(self, fits: Callable[[int], bool]) -> int | None:
        """From the wanted space on; after 33 comes 1."""
        for number in range(33):
            space = (self.wanted - 1 + number) % 33 + 1
            if fits(space):
                return space
        return None

    def room(self, space: int) -> bool:
        return self.ground[space] is None and any(self.ground[other] is not None for other in NEAR[space])

    def place_tile(self) -> int | None:
        space = self.search(self.room)
        if space is None or not self.grey:
            return None
        self.grey -= 1
        self.ground[space] = self.drawn(space)
        return space

    def place_pasture(self) -> None:
        space = self.search(self.room)
        if space is not None and self.pastures:
            self.pastures -= 1
            self.ground[space] = "pasture"
            self.herds[space] = [0, 0]

    def free(self, space: int) -> list[int]:
        tile = self.ground[space]
        sites = range(SITES[tile]) if tile in SITES else range(0)
        return [slot for slot in sites if (space, slot) not in self.pieces]

    def own_houses(self, space: int) -> list[int]:
        return [slot for slot in (0, 1) if self.pieces.get((space, slot)) == (SAGE, "house")]

    def house(self, space: int, slot: int) -> None:
        if self.houses == 6:
            self.vp += 10
        else:
            self.houses += 1
            self.pieces[space, slot] = (SAGE, "house")

    def structure(self) -> None:
        standing = sum(piece == (SAGE, "house") for piece in self.pieces.values())
        if standing <= 1:
            if self.houses == 6:
                self.vp += 10
                return
            space = self.search(lambda number: bool(self.free(number)))
            if space is not None:
                self.house(space, self.free(space)[0])
        elif self.villages == 4:
            self.vp += 10
        else:
            space = self.search(lambda number: bool(self.own_houses(number)))
            assert space is not None
            self.pieces[space, self.own_houses(space)[0]] = (SAGE, "village")
            self.villages += 1

    def place_cattle(self) -> None:
        if self.cattle == 5:
            self.vp += 10
            return
        ranks = {}
        for space, herd in self.herds.items():
            around = [
                piece
                for (other, _), (_, piece) in self.pieces.items()
                if other in NEAR[space] and piece != "inhabitant"
            ]
            if sum(herd) < 4:
                ranks[space] = (len(around) - sum(herd), -sum(herd))
        best = [space for space, rank in ranks.items() if rank == max(ranks.values())]
        found = self.search(lambda number: number in best)
        if found is not None:
            self.herds[found][SAGE] += 1
            self.cattle += 1

    def presences(self, actor: int, region: str) -> int:
        pieces = sum(owner == actor and space in REGIONS[region] for (space, _), (owner, _) in self.pieces.items())
        return pieces + sum(herd[actor] for space, herd in self.herds.items() if space in REGIONS[region])

    def region(self, each: int) -> None:
        open_ones = [region for region in REGIONS if region not in self.covered]
        gaps = {
            region: self.presences(PLAYER, region) - self.presences(SAGE, region) for region in open_ones or REGIONS
        }
        best = next(region for region in gaps if gaps[region] == max(gaps.values()))
        if open_ones:
            self.covered.add(best)
            self.vp += 4 if best == "boonlake" else 3
        self.silent = best
        self.vp += each * sum(self.presences(SAGE, region) for region in REGIONS if region != best)


def slow_income(view: dict[str, Any]) -> int:
    """What her board, the cactus track and her cattle bring."""
    sage = view["players"][SAGE]
    points: int = [0, 1, 1, 2, 3, 4, 6][sage["houses"]]
    points += [0, 3, 6, 10, 15][sage["villages"]] + [0, 2, 4, 6, 9, 12][sage["cattle"]]
    points += int(view["sage"]["cactus"] * 0.7 + 0.5 + 1e-9)
    villages = [int(space["id"]) for space in view["spaces"] for site in space["sites"] if site["piece"] == "village"]
    for space in view["spaces"]:
        if space["tile"] == "pasture":
            points += space["herd"][SAGE] * sum(village in NEAR[int(space["id"])] for village in villages)
    return points
