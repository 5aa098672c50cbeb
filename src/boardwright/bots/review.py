"""Looking back on a match that is over: how everybody's chances went, and which decisions of a player cost the most.

Chances are told from positions as they were. A decision is judged by what its player could know then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from time import monotonic
from typing import Any, Final, NamedTuple

from boardwright.bots.greedy import ahead, finished_ways
from boardwright.bots.hints import Turn, loss, tried, turn_of
from boardwright.bots.search.bot import Limit, SearchBot
from boardwright.bots.seat import Seat
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.flow import asking
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Message
from boardwright.match import Match
from boardwright.match.history import Entry, moments

#: The chances are told at so many moments at most.
MOST_MOMENTS: Final = 120
#: At the very end a lead counts so much more than at the beginning.
CERTAIN: Final = 0.08
MOST_COSTLY: Final = 3
#: Of the decisions that look bad at first sight, so many are looked at closely, for so long each.
SUSPECTS: Final = 10
CLOSELY: Final = Limit(simulations=500, seconds=1.6)
#: Seconds for the first sight of all decisions together, and for everything; what is left then passes for good.
FIRST_SIGHT: Final = 8.0
PATIENCE: Final = 25.0
#: What was done in the game is tried so often before it is judged.
TRIED: Final = 48
#: Points below which a decision was as good as any.
TRIFLE: Final = 1.0


class Outlook(NamedTuple):
    """By player the chance to win, after so many decisions."""

    length: int
    chances: list[float]


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that cost something."""

    #: How many decisions had been made before it.
    length: int
    action: int
    label: Message
    better: Turn
    #: What it cost: in points, and of the chance to win.
    points: float
    chance: float


def outlooks(match: Match) -> list[Outlook]:
    """How the chances went, from turn to turn; at the end they are what became of them."""
    check_over(match)
    game, players, length = match.game, match.players, match.length
    entries = match.history
    begins = {entry.number for before, entry in zip([None, *entries], entries) if is_new_turn(before, entry)}
    apart = 1 + len(begins) // MOST_MOMENTS
    kept = set(sorted(begins)[::apart])
    lengths: list[int] = []
    advised: list[list[float]] = []
    for entry, before, _ in moments(entries):
        if entry.number in kept:
            lengths.append(entry.number - 1)
            advised.append([game.advice(before, seat) for seat in range(players)])
    steady = evened(advised, players)
    found = [Outlook(at, chances(one, warmth(game, at / length))) for at, one in zip(lengths, steady)]
    winners = [seat for seat in match.winners if seat < players]
    found.append(Outlook(length, [(seat in winners) / max(1, len(winners)) for seat in range(players)]))
    return found


def evened(advised: list[list[float]], players: int) -> list[list[float]]:
    """The average of a whole round each: whoever is to move looks better or worse for that alone."""
    found = []
    for number in range(len(advised)):
        first = max(0, number - players + 1)
        round = advised[first : first + players]
        found.append([sum(of_seat) / len(round) for of_seat in zip(*round)])
    return found


def check_over(match: Match) -> None:
    """Refuse to judge a game that is not over: what is hidden in it would be told."""
    if not match.over:
        raise BadOptions("a game can be reviewed when it is over; play it to its end first")


def is_new_turn(before: Entry | None, entry: Entry) -> bool:
    """Whether somebody else decides than just before, and nothing that was begun is under way."""
    return (before is None or before.player != entry.player) and not (entry.step is not None and entry.step.unfinished)


def warmth(game: Game[Any], part: float) -> float:
    """How many points of lead are a likely win when that part of the game has been played."""
    return game.swing * (sqrt(max(0.0, 1 - part)) + CERTAIN)


def chances(advised: Sequence[float], warm: float) -> list[float]:
    """By player the chance to win, where positions suit them so well."""
    best = max(advised)
    weights = [exp((one - best) / warm) for one in advised]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def costliest(match: Match, player: int, limit: Limit = CLOSELY, seed: int = 0) -> list[Costly]:
    """The player's decisions that cost the most, the worst first; of a turn only the worst of it."""
    check_over(match)
    until = monotonic() + PATIENCE
    found: list[Costly] = []
    for entry in at_first_sight(match, player):
        one = judged(match, entry, limit, seed) if monotonic() < until else None
        if one is not None:
            found.append(one)
    found.sort(key=lambda one: one.points, reverse=True)
    return found[:MOST_COSTLY]


def at_first_sight(match: Match, player: int) -> list[Entry]:
    """The decisions that the game advises against most, one a turn."""
    until = monotonic() + FIRST_SIGHT
    turns = turns_of(match, player)
    worst: list[tuple[float, int, Entry]] = []
    # Where time runs out, every part of the game has been looked at.
    for turn in [turn for first in (0, 2, 1, 3) for turn in turns[first::4]]:
        if monotonic() > until:
            break
        doubts = [(*doubt(match, entry), entry) for entry in turn]
        worst.append(max(doubts, key=lambda found: found[:2]))
    worst = [found for found in worst if found[1] > 1]
    worst.sort(key=lambda found: (-found[0], -found[1], found[2].number))
    return [entry for _, _, entry in worst[:SUSPECTS]]


def turns_of(match: Match, player: int) -> list[list[Entry]]:
    """The player's own decisions, those of a turn together; standing answers and offers are nobody's mistake."""
    turns: list[list[Entry]] = []
    before: Entry | None = None
    for entry in match.history:
        if entry.player == player and entry.step is not None and not entry.by_itself:
            if before is None or before.player != player or not turns:
                turns.append([])
            turns[-1].append(entry)
        before = entry
    return turns


def seat_before(match: Match, entry: Entry) -> Seat:
    """What the player knew who decided that."""
    return Seat(match.at(entry.number - 1), entry.player)


def doubt(match: Match, entry: Entry) -> tuple[float, int]:
    """How many points the game advises something else more, one decision ahead; and among how many options."""
    seat = seat_before(match, entry)
    state = seat.imagine(0)
    step = asking(state, entry.player)
    if step is None or len(seat.options) < 2:
        return 0.0, 1
    ways = finished_ways(seat.game, state, step)
    own = [way.value for way in ways if way.decisions()[-1][1] == entry.action]
    chosen = max(own, default=None)
    if chosen is None:
        chosen = seat.game.advice(ahead(state, step, entry.action), entry.player)
    return max(way.value for way in ways) - chosen, len(seat.options)


def judged(match: Match, entry: Entry, limit: Limit, seed: int) -> Costly | None:
    """What a decision cost, as a search tells that knows no more than its player did; None: hardly anything."""
    seat, player = seat_before(match, entry), entry.player
    bot = SearchBot(seed, limit)
    search = bot.searched(seat)
    root = search.roots[player]
    best = search.chosen(player, list(seat.options))
    if best == entry.action or entry.action not in root.places:
        return None
    while tried(root, entry.action)[0] < min(TRIED, tried(root, best)[0]):
        search.simulate(seat.imagine(bot.dice.below(1 << 30)), player, first=entry.action)
    points = loss(search, player, best, entry.action)
    if points < TRIFLE:
        return None
    warm = warmth(match.game, entry.number / match.length)
    others = match.players - 1
    lead = [tried(root, action)[1] * search.temper.swing for action in (best, entry.action)]
    likely = [chances([one, *[0.0] * others], warm)[0] for one in lead]
    label = match.game.label(entry.before, entry.action)
    better = turn_of(seat, best, seed, root)
    return Costly(entry.number - 1, entry.action, label, better, points, likely[0] - likely[1])
