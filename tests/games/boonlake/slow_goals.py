"""What scoring tiles and the income count, worked out the obvious way from what everybody sees."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from boardwright.games.boonlake.catalog import DATA
from tests.games.boonlake.slow_sage import NEAR
from tests.games.boonlake.slow_scoring import counted, presences, printed_cards

View = dict[str, Any]
BRIDGES = {3, 10, 9, 16, 7, 18, 17, 27, 23, 26, 25, 29}
COIN_TRACK = [(2, 0), (3, 0), (4, 0), (4, 1), (5, 1), (6, 1), (6, 2), (7, 2), (8, 3), (9, 4), (10, 5)]
CARD_TRACK = [(2, 0), (3, 0), (3, 1), (4, 1), (4, 2), (4, 3), (5, 3), (5, 4), (5, 5), (6, 5), (6, 7)]
#: Coins and points of the recesses of each kind.
HOUSES = [(1, 0), (2, 0), (2, 0), (2, 0), (2, 1), (2, 2)]
VILLAGES = [(0, 2), (0, 3), (0, 4), (0, 5)]
CATTLE = [(0, 2), (1, 1), (0, 2), (0, 3), (0, 3)]
FREED = [(0, 2), (0, 4)]


@cache
def goals() -> dict[str, View]:
    data = tomllib.loads((DATA / "goals.toml").read_text(encoding="utf-8"))
    return {goal["id"]: goal for goal in data["goal"]}


def pieces(view: View, number: int) -> dict[int, int]:
    """How many presences a player has on each space, where there are any."""
    found = {}
    for space in view["spaces"]:
        here = sum(site["owner"] == number for site in space["sites"]) + (space["herd"][number] if space["herd"] else 0)
        if here:
            found[int(space["id"])] = here
    return found


def largest_group(spaces: set[int]) -> int:
    largest = 0
    while spaces:
        group, edge = set(), {min(spaces)}
        while edge:
            group |= edge
            edge = {near for space in edge for near in NEAR[space]} & spaces - group
        spaces = spaces - group
        largest = max(largest, len(group))
    return largest


def measure(view: View, number: int, what: str) -> int:
    player = view["players"][number]
    if what.startswith("in_"):
        return presences(view, number, what.removeprefix("in_"))
    if what == "connected":
        return largest_group(set(pieces(view, number)))
    if what == "at_bridges":
        return sum(count for space, count in pieces(view, number).items() if space in BRIDGES)
    if what == "lower_track":
        return counted(view, number, min("coin_steps", "card_steps", key=lambda track: int(player[track])))
    if what.endswith("_cards"):
        return sum(f"{printed_cards()[card]['type']}_cards" == what for card in player["played"])
    return counted(view, number, what)


def is_met(view: View, number: int, goal: str) -> bool:
    """In the scoring that comes next."""
    entry = goals()[goal]
    player = view["players"][number]
    need = entry["needs"][view["scoring"] - 1]
    if entry["kind"] == "payment":
        pieces_there = {"inhabitant": player["ranch"], "vase": player["vases"], "": 0}[entry.get("good", "")]
        return any((need - count) * entry["coin"] <= player["coins"] for count in range(min(pieces_there, need) + 1))
    have = [measure(view, number, what) for what in entry["measures"]]
    if entry["kind"] == "measure":
        return bool(have[0] >= need)
    other = entry["others"][view["scoring"] - 1]
    projects = sum(standing["realised"] for each in view["goals"] for standing in [each["standings"][number]])
    jokers = projects if goal == "sc16" else 0
    splits = [(have[0] + extra, have[1] + jokers - extra) for extra in range(jokers + 1)]
    return any((one >= need and two >= other) or (one >= other and two >= need) for one, two in splits)


def income(view: View, number: int) -> tuple[int, int, int]:
    """Coins, cards and points of the next scoring."""
    player = view["players"][number]
    coins, vp = COIN_TRACK[player["coin_steps"]]
    cards, more = CARD_TRACK[player["card_steps"]]
    vp += more
    gone = (player["houses"], player["villages"], player["cattle"], player["freed"])
    for recesses, count in zip((HOUSES, VILLAGES, CATTLE, FREED), gone, strict=True):
        coins += sum(coin for coin, _ in recesses[:count])
        vp += sum(points for _, points in recesses[:count])
    villages = [int(space["id"]) for space in view["spaces"] for site in space["sites"] if site["piece"] == "village"]
    for space in view["spaces"]:
        if space["herd"]:
            vp += space["herd"][number] * sum(village in NEAR[int(space["id"])] for village in villages)
    return coins, cards, vp
