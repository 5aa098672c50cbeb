"""What games have shown: how much the end differs from what advice expects.

A small network of two hidden layers looks at what the player knows of a position, the parts of advice among it, and
tells what advice will be wrong by, and how many points the others will have on average. Its numbers were learnt from
games of `medium` (`bench/learning/experience.py`) and stand in `experience.json` beside this file.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from boardwright.games.keyflower.advice.ground import tiles_of
from boardwright.games.keyflower.advice.outlook import AFTER, Outlook
from boardwright.games.keyflower.advice.worth import RIVAL
from boardwright.games.keyflower.catalog import DATA
from boardwright.games.keyflower.state import TILES, WINTER
from boardwright.kernel.steps import bits

FILE: Final = DATA.parent / "advice" / "experience.json"
#: Tables of more players have not been learnt from.
FEWEST: Final = 2
MOST: Final = 4
#: How far experience is trusted: so much of what it finds missing is added.
TRUST: Final = 0.5
#: What the others will have hurts: so much of it. It is learnt as the difference from a usual number of points.
OTHERS: Final = 0.3
USUAL: Final = 58.0

#: The seasons, and what comes after winter.
SEASONS: Final = AFTER + 1
#: The rivals there is room for.
RIVALS: Final = 5
#: Numbers of a position that are not about single tiles, and all of them.
PLAIN: Final = 85
SIZE: Final = PLAIN + 5 * TILES
#: Of a tile on auction that somebody else leads for, so much is left.
LED: Final = 0.3


class Features:
    """A position as numbers, in a fixed order; only those that are not zero are kept, each with its place."""

    __slots__ = ("end", "number", "place")

    def __init__(self) -> None:
        self.place: list[int] = []
        self.number: list[float] = []
        self.end = 0

    def put(self, number: float) -> None:
        """The next number."""
        if number != 0.0:
            self.place.append(self.end)
            self.number.append(number)
        self.end += 1

    def by_season(self, season: int, number: float) -> None:
        """The next five numbers: there is one for each season, the others are zero."""
        self.set(season, number)
        self.end += SEASONS

    def set(self, place: int, number: float) -> None:
        """A number further on."""
        if number != 0.0:
            self.place.append(self.end + place)
            self.number.append(number)


def features(outlook: Outlook, parts: list[float]) -> Features:
    """What the player knows of a position; ``parts`` are those that advice adds up."""
    found = Features()
    put_season(found, outlook, parts)
    put_hands(found, outlook)
    put_table(found, outlook)
    put_tiles(found, outlook)
    return found


def put_season(found: Features, outlook: Outlook, parts: list[float]) -> None:
    """The season and the parts of advice."""
    estate = outlook.estate
    found.by_season(outlook.season, 1.0)
    found.put(1.0 if outlook.open else 0.0)
    for part in parts:
        found.put(part / 20.0)
    found.put(outlook.rivals / (outlook.state.players - 1) / 20.0)
    found.put(estate.plans / 20.0)
    found.put(estate.stores / 20.0)


def put_hands(found: Features, outlook: Outlook) -> None:
    """The player's workers, skills and resources."""
    state, player = outlook.state, outlook.player
    estate = outlook.estate
    hand = 0
    for number in state.screen[player]:
        hand += number
        found.put(number / 4.0)
    back = 0
    for number in outlook.home:
        back += number
        found.put(number / 4.0)
    for number in outlook.outbid:
        found.put(number / 4.0)
    for number in state.skills[player]:
        found.put(number / 3.0)
    for number in estate.free:
        found.put(number / 5.0)
    for number in estate.every:
        found.put(number / 5.0)
    led = 0
    chances = 0.0
    for lead in outlook.leads:
        led += lead.size
        chances += lead.chance
    found.put(hand / 6.0)
    found.put(back / 6.0)
    found.put(led / 6.0)
    found.put(outlook.groups / 6.0)
    found.put(len(outlook.leads) / 6.0)
    found.put(chances / 6.0)
    found.by_season(outlook.season, hand / 6.0)
    found.by_season(outlook.season, (hand + back + outlook.groups + led) / 6.0)


def put_table(found: Features, outlook: Outlook) -> None:
    """Whose turn it is, the villages, and the others: how many workers they have is seen by all, their colours not."""
    state, player, season = outlook.state, outlook.player, outlook.season
    village = outlook.village
    found.put((state.turn - player) % state.players / 3.0)
    found.put(1.0 if state.start == player else 0.0)
    free = 0
    crowd = 0
    for tile in village.usable:
        crowd += state.crowd[tile]
        if not state.crowd[tile]:
            free += 1
    found.put(len(village.usable) / 8.0)
    found.put(free / 8.0)
    found.put(crowd / 8.0)
    found.by_season(season, len(village.tiles) / 8.0)
    found.by_season(season, len(bits(state.upgraded & tiles_of(village))) / 4.0)
    for step in range(1, state.players):
        other = (player + step) % state.players
        found.put(sum(state.screen[other]) / 8.0)
        found.put(len(state.villages[other].tiles) / 8.0)
    found.end += 2 * (RIVALS + 1 - state.players)
    left = 0
    for tile in state.offer:
        if not state.bids[tile]:
            left += 1
    found.put(left / 6.0)
    found.put(len(state.offer) / 8.0)
    found.put(1.0 if state.players == 2 else 0.0)
    found.put(1.0 if state.players == 3 else 0.0)


def put_tiles(found: Features, outlook: Outlook) -> None:
    """The tiles one by one: owned, upgraded, led, in hand for winter, on auction for others."""
    state, player, village = outlook.state, outlook.player, outlook.village
    for placed in village.tiles:
        found.set(placed.tile, 1.0)
    for tile in state.won[player]:
        found.set(tile, 1.0)
    found.end += TILES
    for tile in bits(state.upgraded & tiles_of(village)):
        found.set(tile, 1.0)
    found.end += TILES
    led = 0
    for lead in outlook.leads:
        led |= 1 << lead.tile
        found.set(lead.tile, lead.chance)
    found.end += TILES
    for tile in state.winter[player]:
        found.set(tile, 1.0)
    found.end += TILES
    for tile in state.offer + state.order_tiles:
        if not led >> tile & 1:
            found.set(tile, LED if state.bids[tile] else 1.0)
    found.end += TILES


class Layer:
    """Units that each add up what comes in, with weights of their own."""

    __slots__ = ("bias", "rows")

    def __init__(self, bias: list[float], rows: list[list[float]]) -> None:
        self.bias = bias
        #: By unit, a weight for everything that comes in.
        self.rows = rows

    def few(self, found: Features) -> list[float]:
        """What the units say to numbers that are mostly zero; nothing below zero."""
        place, number = found.place, found.number
        many = len(place)
        said: list[float] = []
        for unit in range(len(self.bias)):
            row = self.rows[unit]
            value = self.bias[unit]
            for k in range(many):
                value += row[place[k]] * number[k]
            said.append(value if value > 0.0 else 0.0)
        return said

    def all(self, heard: list[float]) -> list[float]:
        """What the units say, below zero too."""
        many = len(heard)
        said: list[float] = []
        for unit in range(len(self.bias)):
            row = self.rows[unit]
            value = self.bias[unit]
            for k in range(many):
                value += row[k] * heard[k]
            said.append(value)
        return said


class Experience:
    """The network: two layers of hidden units, and two that tell what is missing and what the others will have."""

    __slots__ = ("first", "last", "second", "usual")

    def __init__(self, first: Layer, second: Layer, last: Layer, usual: list[list[float]]) -> None:
        self.first = first
        self.second = second
        self.last = last
        #: By players and season, what is missing on average: taken off, so that a season's end is neither good nor bad.
        self.usual = usual

    def missing(self, found: Features) -> float:
        """The points that advice overlooks, those that the others will have taken off."""
        heard = self.second.all(self.first.few(found))
        for unit in range(len(heard)):
            if heard[unit] < 0.0:
                heard[unit] = 0.0
        own, others = self.last.all(heard)
        return own - OTHERS * others


def layer(data: dict[str, Any], name: str, width: int) -> Layer:
    """A layer of the file; each of its units has so many weights."""
    bias = [float(number) for number in data[name]["bias"]]
    rows = [[float(number) for number in row] for row in data[name]["weights"]]
    if len(bias) != len(rows):
        raise ValueError(f"experience: layer {name} has {len(rows)} units, but {len(bias)} biases")
    for row in rows:
        if len(row) != width:
            raise ValueError(f"experience: layer {name} has {len(row)} weights a unit, not {width}: learn it anew")
    return Layer(bias, rows)


def experience_of(data: dict[str, Any]) -> Experience:
    """The network that a file describes; a ValueError says what does not fit the numbers of a position."""
    first = layer(data, "first", SIZE)
    second = layer(data, "second", len(first.bias))
    last = layer(data, "last", len(second.bias))
    if len(last.bias) != 2:
        raise ValueError(f"experience: layer last has {len(last.bias)} units, not 2")
    usual = [[float(number) for number in row] for row in data["usual"]]
    if [len(row) for row in usual] != [WINTER] * (MOST + 1 - FEWEST):
        raise ValueError(f"experience: usual has not {WINTER} seasons for each number of players")
    return Experience(first, second, last, usual)


@cache
def learnt() -> Experience:
    """What stands in our file, read once."""
    return experience_of(json.loads(FILE.read_text(encoding="utf-8")))


def experience(outlook: Outlook, parts: list[float]) -> float:
    """What is to be added to advice, as far as experience is trusted; advice's view of the rivals gives way as much.

    Nothing in winter, when every worker is counted: there, advice knows best what is left to be done.
    """
    players = outlook.state.players
    if players > MOST or outlook.season >= WINTER:
        return 0.0
    learnt_of = learnt()
    missing = learnt_of.missing(features(outlook, parts)) + RIVAL * outlook.rivals / (players - 1)
    return TRUST * (missing - learnt_of.usual[players - FEWEST][outlook.season])
