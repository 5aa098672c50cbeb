"""The scores of a game, worked out the obvious way from what everybody sees."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from boardwright.games.boonlake.catalog import DATA
from boardwright.match import Match

#: What pieces gone from rows 1 to 5 of the board are worth, and the rows of each kind from the top down.
ROWS = (0, 0, 2, 4, 6)
HOUSES, VILLAGES, CATTLE = (1, 1, 2, 2, 3, 3), (2, 3, 4, 5), (1, 2, 3, 4, 5)


def slow_scores(match: Match) -> list[int]:
    """By actor, the Sage last."""
    view = match.view(None)
    return [
        player["vp"] if player["sage"] else player_score(view, number) for number, player in enumerate(view["players"])
    ]


def player_score(view: dict[str, Any], number: int) -> int:
    player = view["players"][number]
    points: int = player["vp"]
    levers = sum(lever["placed"] for lever in player["levers"])
    points += levers * (3 if levers >= 7 else 2 if levers >= 4 else 0)
    for rows, gone in ((HOUSES, player["houses"]), (VILLAGES, player["villages"]), (CATTLE, player["cattle"])):
        points += sum(ROWS[row - 1] for row in rows[:gone])
    for card in player["played"]:
        points += card_score(view, number, card)
    return points


@cache
def printed_cards() -> dict[str, dict[str, Any]]:
    data = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))
    return {card["id"]: card for card in data["card"]}


def card_score(view: dict[str, Any], number: int, name: str) -> int:
    """The printed points, and what the card counts in the end."""
    card = printed_cards()[name]
    points: int = card["points"]
    if card["timing"] != "end":
        return points
    for part in card["effect"]:
        have = counted(view, number, part["per"])
        if isinstance(part["score"], int):
            points += part["score"] * have
        else:
            points += max([worth for least, worth in part["score"] if have >= least], default=0)
    return points


def counted(view: dict[str, Any], number: int, what: str) -> int:
    player = view["players"][number]
    if what.startswith("in_"):
        return presences(view, number, what.removeprefix("in_"))
    if what == "resources":
        return sum(player["works"].values())
    if what == "levers":
        return sum(lever["placed"] for lever in player["levers"])
    found: int = player[what]
    return found


def presences(view: dict[str, Any], number: int, region: str) -> int:
    """Pieces and cattle, space by space."""
    first, last = {"boonlake": (1, 9), "unknown": (10, 17), "new_hope": (18, 25), "southern": (26, 33)}[region]
    found = 0
    for space in view["spaces"][first - 1 : last]:
        found += sum(site["owner"] == number for site in space["sites"])
        found += space["herd"][number] if space["herd"] else 0
    return found
