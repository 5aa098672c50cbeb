"""What games have shown: how much the end differs from what advice expects.

A small network of two hidden layers looks at what the player knows of a position, the parts of advice among it, and
tells what advice will be wrong by, and how many points the others will have on average. Its numbers were learnt from
games of bots that went by what had been learnt before (`bench/learning/experience.py`) and stand in `experience.json`
beside this file.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from boardwright.games.keyflower.advice.ground import tiles_of
from boardwright.games.keyflower.advice.outlook import AFTER, Outlook
from boardwright.games.keyflower.advice.worth import GENERAL, LIFT, LIFT_AT_END, RIVAL, USE_WORTH
from boardwright.games.keyflower.auction import MOST_ON_TILE, least_bid, usable_tiles
from boardwright.games.keyflower.catalog import DATA, POWERS
from boardwright.games.keyflower.state import ANY, TILES, WINTER
from boardwright.kernel.steps import bits

FILE: Final = DATA.parent / "advice" / "experience.json"
#: Tables of more players have not been learnt from.
FEWEST: Final = 2
MOST: Final = 4
#: The others' points are learnt as the difference from a usual number.
USUAL: Final = 58.0

#: The seasons, and what comes after winter.
SEASONS: Final = AFTER + 1
#: The rivals there is room for.
RIVALS: Final = 5
#: Numbers of a position that are not about single tiles, and all of them.
PLAIN: Final = 130
SIZE: Final = PLAIN + 8 * TILES
#: Of more workers in hand in winter nothing can be learnt: advice knows what too many are worth.
FULL: Final = 14.0
#: In winter experience knows what the others will do. When they have fewer workers than so many each it is trusted
#: less, and with none not at all: what is left to do then advice reckons out by itself.
BUSY: Final = 2.0
#: Units are added up so many at a time.
BLOCK: Final = 8
Eight = tuple[float, float, float, float, float, float, float, float]


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
    put_turns(found, outlook)
    put_tiles(found, outlook)
    put_places(found, outlook)
    return found


def put_season(found: Features, outlook: Outlook, parts: list[float]) -> None:
    """The season and the parts of advice.

    In winter what an effect under way may still bring counts among the plans: of two ways to go on with it, the better
    one stays the better one.
    """
    estate = outlook.estate
    begun = outlook.begun if outlook.season == WINTER else 0.0
    found.by_season(outlook.season, 1.0)
    found.put(1.0 if outlook.open else 0.0)
    found.put((parts[0] + begun) / 20.0)
    for part in parts[1:]:
        found.put(part / 20.0)
    found.put(outlook.rivals / (outlook.state.players - 1) / 20.0)
    found.put((estate.plans + begun) / 20.0)
    found.put(estate.stores / 20.0)


def put_hands(found: Features, outlook: Outlook) -> None:
    """The player's workers, skills and resources."""
    state, player = outlook.state, outlook.player
    estate = outlook.estate
    hand: float = sum(state.screen[player])
    share = 1.0
    if outlook.season == WINTER and hand > FULL:
        share = FULL / hand
        hand = FULL
    for number in state.screen[player]:
        found.put(share * number / 4.0)
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
            found.set(tile if not state.bids[tile] else tile + TILES, 1.0)
    found.end += 2 * TILES


def put_turns(found: Features, outlook: Outlook) -> None:
    """Who has passed, what may end suddenly, powers, and upgrades for which everything is there."""
    state, player, season = outlook.state, outlook.player, outlook.season
    passed = (state.turn - 1 - player) % state.players < state.passes
    hand = sum(state.screen[player])
    found.put(state.passes / state.players)
    found.by_season(season, 1.0 if passed else 0.0)
    found.by_season(season, hand / 6.0 if passed else 0.0)
    found.put(1.0 - outlook.pace)
    found.put((player - state.start) % state.players / 3.0)
    powers = state.powers[player]
    for power in range(len(POWERS)):
        found.put(1.0 if powers >> power & 1 else 0.0)
    ready = lacking = 0
    gain = soon = 0.0
    for target in outlook.estate.targets:
        if target.lacking:
            lacking += 1
            soon += target.gain
        else:
            ready += 1
            gain += target.gain
    found.put(ready / 3.0)
    found.put(lacking / 3.0)
    found.put(gain / 10.0)
    found.put(soon / 10.0)
    found.by_season(season, ready / 3.0)


def put_places(found: Features, outlook: Outlook) -> None:
    """Where the workers in hand can go: lots to bid for and tiles to use, as far as their colours allow it."""
    state, player, season = outlook.state, outlook.player, outlook.season
    screen = state.screen[player]
    most = max(screen)
    general = GENERAL[state.season]
    lots = costly = 0
    lots_worth = costly_worth = 0.0
    if outlook.open:
        for tile in state.offer:
            colour = state.colour[tile]
            have = most if colour == ANY else screen[colour]
            need = least_bid(state, tile, player)
            if have < need or outlook.lead_for(tile) is not None:
                continue
            if state.bids[tile]:
                costly += 1
                costly_worth += general[tile]
            else:
                lots += 1
                lots_worth += general[tile]
    found.put(lots / 4.0)
    found.put(lots_worth / 20.0)
    found.put(costly / 4.0)
    found.put(costly_worth / 20.0)
    once = again = 0
    best = second = third = rest = 0.0
    if outlook.open:
        for tile in usable_tiles(state):
            colour = state.colour[tile]
            last = state.last_use[tile]
            have = most if colour == ANY else screen[colour]
            if have <= last or last + state.crowd[tile] >= MOST_ON_TILE:
                continue
            worth = USE_WORTH[tile][state.upgraded >> tile & 1]
            found.set(tile, 1.0 / (last + 1))
            if last:
                again += 1
                rest += worth
                continue
            once += 1
            if worth > best:
                best, second, third = worth, best, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    found.end += TILES
    for tile in outlook.village.usable:
        if state.crowd[tile]:
            found.set(tile, state.crowd[tile] / 3.0)
    found.end += TILES
    found.put(once / 8.0)
    found.put(again / 8.0)
    found.put(best / 3.0)
    found.put(second / 3.0)
    found.put(third / 3.0)
    found.put(rest / 8.0)
    found.by_season(season, once / 8.0)


class Layer:
    """Units that each add up what comes in, with weights of their own.

    Most of what comes in is zero, so only the rest is told, each number with its place. Weights are kept by what comes
    in, for so many units at a time.
    """

    __slots__ = ("blocks", "starts")

    def __init__(self, bias: list[float], rows: list[list[float]]) -> None:
        self.blocks: list[list[Eight]] = []
        self.starts: list[Eight] = []
        for start in range(0, len(bias), BLOCK):
            self.starts.append(eight(bias[start : start + BLOCK]))
            some = rows[start : start + BLOCK]
            self.blocks.append([eight(list(weights)) for weights in zip(*some, strict=True)])

    def say(self, place: list[int], number: list[float]) -> list[float]:
        """What the units say."""
        many = len(place)
        said: list[float] = []
        for block in range(len(self.blocks)):
            weights = self.blocks[block]
            a, b, c, d, e, f, g, h = self.starts[block]
            for k in range(many):
                x = number[k]
                wa, wb, wc, wd, we, wf, wg, wh = weights[place[k]]
                a += wa * x
                b += wb * x
                c += wc * x
                d += wd * x
                e += we * x
                f += wf * x
                g += wg * x
                h += wh * x
            said += [a, b, c, d, e, f, g, h]
        return said


def eight(row: list[float]) -> Eight:
    """Those numbers, and zeros if there are fewer than eight."""
    a, b, c, d, e, f, g, h = row + [0.0] * (BLOCK - len(row))
    return (a, b, c, d, e, f, g, h)


def above_zero(said: list[float]) -> Features:
    """What units have said, as numbers for the next ones: nothing below zero."""
    found = Features()
    for value in said:
        found.put(value if value > 0.0 else 0.0)
    return found


class Experience:
    """The network: two layers of hidden units, and two that tell what is missing and what the others will have."""

    __slots__ = ("first", "last", "others", "second", "trust", "usual")

    def __init__(
        self, first: Layer, second: Layer, last: Layer, trust: list[float], others: float, usual: list[list[float]]
    ) -> None:
        self.first = first
        self.second = second
        self.last = last
        #: By season, how far experience is trusted at most: so much of the worth is what it says, the rest what advice
        #: says by itself.
        self.trust = trust
        #: What the others will have hurts: so much of it.
        self.others = others
        #: By players and season, how much more experience expects than advice by itself, on average.
        self.usual = usual

    def missing(self, found: Features) -> float:
        """The points that advice overlooks, those that the others will have taken off."""
        found = above_zero(self.first.say(found.place, found.number))
        found = above_zero(self.second.say(found.place, found.number))
        said = self.last.say(found.place, found.number)
        return said[0] - self.others * said[1]

    def worth(self, outlook: Outlook, parts: list[float]) -> float:
        """What a position is worth, of which advice knows those parts."""
        players, season = outlook.state.players, outlook.season
        expected = LIFT[season] + outlook.begun
        for part in parts:
            expected += part
        trust = self.trust[season]
        if season == WINTER:
            trust *= min(1.0, outlook.others / (BUSY * (players - 1)))
        value = 0.0
        if trust > 0.0:
            value = trust * (expected + self.missing(features(outlook, parts)))
        if trust < 1.0:
            plain = expected - RIVAL * outlook.rivals / (players - 1)
            value += (1.0 - trust) * (plain + self.usual[players - FEWEST][season])
        return value

    def at_end(self, points: list[int], player: int) -> float:
        """What a game is worth that is over: its points, or what advice makes of them, as far as each is trusted."""
        own = points[player]
        trust = self.trust[AFTER]
        value = trust * (own - self.others * ((sum(points) - own) / (len(points) - 1) - USUAL))
        if trust < 1.0:
            value += (1.0 - trust) * (over(points, player) + self.usual[len(points) - FEWEST][AFTER])
        return value


def over(points: list[int], player: int) -> float:
    """What a game that is over is worth by advice alone."""
    best = max([points[seat] for seat in range(len(points)) if seat != player])
    return points[player] - RIVAL * best + LIFT_AT_END


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
    second = layer(data, "second", len(data["first"]["bias"]))
    last = layer(data, "last", len(data["second"]["bias"]))
    if len(data["last"]["bias"]) != 2:
        raise ValueError(f"experience: layer last has {len(data['last']['bias'])} units, not 2")
    usual = [[float(number) for number in row] for row in data["usual"]]
    if [len(row) for row in usual] != [SEASONS] * (MOST + 1 - FEWEST):
        raise ValueError(f"experience: usual has not {SEASONS} seasons for each number of players")
    trust = [float(number) for number in data["trust"]]
    if len(trust) != SEASONS:
        raise ValueError(f"experience: trust has {len(trust)} seasons, not {SEASONS}")
    return Experience(first, second, last, trust, float(data["others"]), usual)


@cache
def learnt() -> Experience:
    """What stands in our file, read once."""
    return experience_of(json.loads(FILE.read_text(encoding="utf-8")))
