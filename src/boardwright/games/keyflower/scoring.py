"""Points: what lies open while the game is on, everything once it is over; as totals, and as a sheet that explains.

The lines are those of the tiles in play, the same for all players, so that a tile's line is there before it is laid.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.games.keyflower.allocation import LEFT, SCORINGS, STORAGE, Allocation, Holdings, Line, best
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS, Scoring
from boardwright.games.keyflower.loops import longest_loop
from boardwright.games.keyflower.state import NO_SKILLS, NOTHING, WINTER, KeyflowerState, plus
from boardwright.games.keyflower.steps.transport import DOUBLE, TIMES
from boardwright.games.keyflower.village import WATER
from boardwright.kernel.messages import Message
from boardwright.kernel.scoring import Earning, Reckoning, ScoreLine, ScoreSheet, open_reckoning

WILD_SCORING: Final = 1 << CATALOG.power("wild_scoring")
#: Tiles whose printed points are counted together.
PLAIN: Final[list[bool]] = [tile.kind in ("home", "village") for tile in CATALOG.tiles]
#: How boats and turn-order tiles earn points without pieces; empty for other tiles.
EARNS_BY: Final[list[str]] = [tile.scoring.kind if tile.scoring is not None else "" for tile in CATALOG.tiles]
PURPLE: Final = "figure:purple"
#: The lines that are no single tile's.
VILLAGE: Final = -2
TURN_ORDER: Final = -3


class SheetRow(NamedTuple):
    """A line of the sheet: its tile, or what else it is about."""

    id: str
    tile: int
    key: str
    rule: str


VILLAGE_ROW: Final = SheetRow("village", VILLAGE, "score-village", "KF-13.10")
TURN_ORDER_ROW: Final = SheetRow("turn_order", TURN_ORDER, "score-turn-order", "KF-10.7")
GOLD_ROW: Final = SheetRow("gold", LEFT, "score-gold", "KF-13.11")
TILE_ROWS: Final = [
    SheetRow(tile.id, number, f"tile-{tile.id}", tile.rule) for number, tile in enumerate(CATALOG.tiles)
]


def is_over(state: KeyflowerState) -> bool:
    return not state.main and not state.lanes


def rows(state: KeyflowerState) -> list[SheetRow]:
    """The lines of the sheet: printed points, storage tiles, winter tiles and boats in play, turn order, gold."""
    tiles = set(state.offer)
    for player in range(state.players):
        tiles.update(state.won[player], state.stranded[player])
        tiles.update([placed.tile for placed in state.villages[player].tiles])
    kept = [tile for tile in sorted(tiles) if tile in STORAGE or CATALOG.tiles[tile].kind == "winter"]
    boats = state.boats if state.season == WINTER else ()
    return [VILLAGE_ROW, *(TILE_ROWS[tile] for tile in (*kept, *boats)), TURN_ORDER_ROW, GOLD_ROW]


class PlayerScore:
    """One player's points: of what lies open and, at the end or if asked, of what is behind the screen.

    ``upgraded`` are the tiles that show their back, one more if a boat turns it over.
    """

    __slots__ = ("_lines", "all", "allocation", "flipped", "player", "state", "tiles", "upgraded", "village")

    def __init__(self, state: KeyflowerState, player: int, with_screen: bool = False) -> None:
        self.state = state
        self.player = player
        #: Everything counts, not only what lies open.
        self.all = with_screen or is_over(state)
        self.village = state.villages[player]
        self.tiles: list[int] = [placed.tile for placed in self.village.tiles]
        self.upgraded = state.upgraded
        #: The tile a boat has turned over for nothing, or -1.
        self.flipped = -1
        self.allocation: Allocation = self.allocate()
        if any(EARNS_BY[tile] == "flip" for tile in self.tiles):
            self.flip()
        self._lines: dict[int, Line] | None = None

    def lines(self) -> dict[int, Line]:
        """By tile what its pieces earn."""
        if self._lines is None:
            self._lines = {line.tile: line for line in self.allocation.lines}
        return self._lines

    def allocate(self) -> Allocation:
        """The best use of all pieces that count."""
        state, player = self.state, self.player
        loose = NOTHING
        for tile in self.tiles:
            if tile not in STORAGE and state.on_tile[tile] != NOTHING:
                loose = plus(loose, state.on_tile[tile])
        return best(
            Holdings(
                workers=state.screen[player] if self.all else NOTHING,
                skills=state.skills[player] if self.all else NO_SKILLS,
                loose=loose,
                stored=tuple((tile, state.on_tile[tile]) for tile in self.tiles if tile in STORAGE),
                tiles=frozenset(tile for tile in self.tiles if tile in STORAGE or tile in SCORINGS),
                upgraded=self.upgraded,
                purple=self.all and state.start == player,
                wild=state.powers[player] & WILD_SCORING != 0,
                wild_points=state.rulings.wild_points,
                free_storage=state.rulings.free_storage,
            )
        )

    def flip(self) -> None:
        """A boat turns one tile over for nothing: the one that earns most, the first one of equals."""
        shown, base = self.upgraded, self.allocation
        most = -1
        for tile in sorted(self.tiles):
            if CATALOG.tiles[tile].cost is None or shown >> tile & 1:
                continue
            self.upgraded = shown | 1 << tile
            allocation = self.allocate() if tile in STORAGE else base
            points = allocation.points + self.printed() + self.steps_shown()
            if points > most:
                most, self.flipped, self.allocation = points, tile, allocation
        self.upgraded = shown if self.flipped < 0 else shown | 1 << self.flipped

    def side_points(self, tile: int) -> int:
        """The points printed on the side that shows."""
        return CATALOG.tiles[tile].side(bool(self.upgraded >> tile & 1)).points

    def printed(self) -> int:
        return sum([self.side_points(tile) for tile in self.tiles if PLAIN[tile]])

    def steps_shown(self) -> int:
        """The points for transport, if the player has the boat that counts it."""
        return sum([self.by_transport(tile)[0] for tile in self.tiles if EARNS_BY[tile] == "transport"])

    def total(self) -> int:
        """The points of all lines."""
        found = self.allocation.points
        for tile in self.tiles:
            found += self.side_points(tile)
            if EARNS_BY[tile] == "neighbours":
                found += self.by_neighbours(tile)[0]
            else:
                found += self.by_place(tile)[0]
        return found

    # -- points of a line --------------------------------------------------------------------------------------

    def points(self, tile: int) -> int:
        """What a line earns."""
        if tile == VILLAGE:
            return self.printed()
        if tile == TURN_ORDER:
            return sum([self.by_neighbours(other)[0] for other in self.tiles if EARNS_BY[other] == "neighbours"])
        line = self.lines().get(tile)
        found = line.points if line is not None else 0
        if tile >= 0 and self.state.owner[tile] == self.player:
            found += 0 if PLAIN[tile] else self.side_points(tile)
            found += self.by_place(tile)[0]
        return found

    def by_place(self, tile: int) -> tuple[int, list[int]]:
        """What a boat earns by the village around it, and the tiles that count."""
        way = EARNS_BY[tile]
        if way == "transport":
            return self.by_transport(tile)
        if way == "loop":
            tiles = list(longest_loop(self.village))
            return len(tiles) * scoring_of(tile).points, tiles
        if way == "chain":
            return self.by_chain(tile)
        if way == "flip":
            return 0, [self.flipped] if self.flipped >= 0 else []
        return 0, []

    def by_transport(self, tile: int) -> tuple[int, list[int]]:
        """So much for each step on the sides that show."""
        steps = 0
        tiles: list[int] = []
        for other in self.tiles:
            shown = CATALOG.tiles[other].side(bool(self.upgraded >> other & 1)).transport
            if shown:
                steps += shown
                tiles.append(other)
        times = TIMES if self.state.powers[self.player] & DOUBLE else 1
        return steps * times * scoring_of(tile).points, tiles

    def by_chain(self, tile: int) -> tuple[int, list[int]]:
        """For the boats that hang together by water from the home tile on."""
        joined = self.village.joined(WATER, WATER)
        found = [self.tiles[0]]
        for here in found:
            found.extend([other for other in joined[here] if other >= 0 and other not in found])
        table = scoring_of(tile).table
        return table[min(len(found), len(table)) - 1], found[1:]

    def by_neighbours(self, tile: int) -> tuple[int, list[int]]:
        """So much for each tile beside it."""
        place = self.village.place_of(tile)
        tiles = [other for other in self.village.neighbours(place.q, place.r) if other >= 0]
        return len(tiles) * scoring_of(tile).points, tiles

    # -- explanations ------------------------------------------------------------------------------------------

    def earnings(self, tile: int) -> list[Earning]:
        """What a line earns, by the tiles and pieces that earn it."""
        if tile == VILLAGE:
            plain = [(self.side_points(other), other) for other in self.tiles if PLAIN[other]]
            return [Earning(points, named(other)) for points, other in plain if points]
        if tile == TURN_ORDER:
            found: list[Earning] = []
            for other in self.tiles:
                if EARNS_BY[other] == "neighbours":
                    points, tiles = self.by_neighbours(other)
                    found.append(Earning(points, named(other, *tiles)))
            return found
        line = self.lines().get(tile)
        found = by_pieces(line) if line is not None else []
        if tile >= 0 and self.state.owner[tile] == self.player and not PLAIN[tile]:
            points, tiles = self.by_place(tile)
            points += self.side_points(tile)
            if points:
                found.append(Earning(points, named(tile, *tiles)))
        return found


def scoring_of(tile: int) -> Scoring:
    scoring = CATALOG.tiles[tile].scoring
    assert scoring is not None, f"tile {tile} has no way to earn points"
    return scoring


def named(*tiles: int) -> tuple[str, ...]:
    return tuple(f"tile:{CATALOG.tiles[tile].id}" for tile in tiles)


def pieces_of(line: Line) -> list[str]:
    """The pieces used for a line, each by itself."""
    found: list[str] = []
    for kind, names, counts in (
        ("colour", COLOURS, line.workers),
        ("skill", SKILLS, line.skills),
        ("resource", RESOURCES, line.resources),
    ):
        for name, count in zip(names, counts):
            found.extend([f"{kind}:{name}"] * count)
    return [*found, PURPLE] if line.purple else found


def by_pieces(line: Line) -> list[Earning]:
    """A line's points by set or bundle; pieces that count one by one are put together."""
    pieces = pieces_of(line)
    first = named(line.tile) if line.tile >= 0 else ()
    scoring = SCORINGS.get(line.tile)
    size = 1
    if scoring is not None and scoring.kind == "set":
        size = sum(scoring.takes)
        pieces = in_sets(pieces, scoring, line.points // scoring.points)
    elif scoring is not None and scoring.kind == "any":
        size = scoring.count
    if size == 1:
        return [Earning(line.points, (*first, *pieces))]
    each = line.points // (len(pieces) // size)
    return [Earning(each, (*first, *pieces[at : at + size])) for at in range(0, len(pieces), size)]


def in_sets(pieces: list[str], scoring: Scoring, number: int) -> list[str]:
    """The pieces set by set: each kind in its place, whatever stands for another kind where one is missing."""
    kind, names = {"worker": ("colour", COLOURS), "skill": ("skill", SKILLS), "resource": ("resource", RESOURCES)}[
        scoring.item
    ]
    left = pieces[:]
    columns: list[list[str]] = []
    for name, takes in zip(names, scoring.takes):
        for _ in range(takes):
            piece = f"{kind}:{name}"
            column = [piece] * min(left.count(piece), number)
            for _ in column:
                left.remove(piece)
            columns.append(column)
    for column in columns:
        while len(column) < number:
            column.append(left.pop())
    return [column[place] for place in range(number) for column in columns]


def scores(state: KeyflowerState) -> list[int]:
    return [PlayerScore(state, player).total() for player in range(state.players)]


def scores_if_over(state: KeyflowerState) -> list[int]:
    """The points if the game ended now, with what is behind the screens."""
    return [PlayerScore(state, player, with_screen=True).total() for player in range(state.players)]


def line_points(state: KeyflowerState, player: int) -> dict[str, int]:
    """One player's points by line of the score sheet."""
    tally = PlayerScore(state, player)
    return {row.id: tally.points(row.tile) for row in rows(state)}


def score_sheet(state: KeyflowerState) -> list[ScoreSheet]:
    found = rows(state)
    return [player_sheet(found, PlayerScore(state, player)) for player in range(state.players)]


def reckon(state: KeyflowerState, player: int | None) -> Reckoning:
    """What lies open counts for everybody, what is behind the player's own screen only for the player."""
    found = open_reckoning(score_sheet(state), player)
    if player is None or is_over(state):
        return found
    return Reckoning(found.sheets, found.points, PlayerScore(state, player, with_screen=True).total())


def player_sheet(found: list[SheetRow], tally: PlayerScore) -> ScoreSheet:
    lines = [ScoreLine(row.id, Message(row.key), row.rule, tuple(tally.earnings(row.tile))) for row in found]
    return ScoreSheet(tally.player, tuple(lines))
