"""Keyflower's experience: games to learn from, learning, and what it is good for. Needs NumPy.

    python bench/learning/experience.py play 4 0 800 games-4.npz       four `medium` without experience, deals 0-799
    python bench/learning/experience.py play 2 30000 400 games-2.npz   the same for two players
    python bench/learning/experience.py learn games-*.npz              writes the game's experience.json
    python bench/learning/experience.py among 4 20000 60               mean points without experience and with it
    python bench/learning/experience.py duel 2 40000 60                one with experience against those without
    python bench/learning/experience.py duel 2 40000 20 --bot search:simulations=100

All of it is several times quicker with the compiled engine: `PYTHONPATH=build/compiled` (`tools/compile.py`). Whenever
the numbers of a position change (`features`), games have to be played and learnt from anew.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boardwright.bots import Bot, Seat, make_bot
from boardwright.bots.deciding import next_decision
from boardwright.bots.greedy import GreedyBot, Way
from boardwright.games.keyflower import Keyflower
from boardwright.games.keyflower.advice import parts_of, plain_advice
from boardwright.games.keyflower.advice.experience import (
    FEWEST,
    FILE,
    MOST,
    OTHERS,
    SIZE,
    USUAL,
    experience_of,
    features,
)
from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.advice.worth import LIFT, RIVAL
from boardwright.games.keyflower.state import WINTER, KeyflowerState
from boardwright.games.keyflower.steps.turn import Turn
from boardwright.kernel.dice import seeded_dice
from boardwright.match import Runner

Numbers = NDArray[Any]

#: How much chance there is in the games to learn from: the standard is a point or two between good moves.
CURIOSITY = 0.4
#: The hidden units of both layers.
UNITS = (32, 16)
EPOCHS = 14
BATCH = 512
RATE = 1e-3
#: Each step so much of a weight is lost, as a share of the rate; and so many first units are left out.
DECAY = 0.05
DROPPED = 0.1
#: What is learnt of the others' points counts less.
WEIGHT = np.array([1.0, 0.3], np.float32)
#: One game of so many is not learnt from, but foretold to see how well that goes.
HELD_BACK = 10
#: The file's numbers have so many digits after the point.
DIGITS = 4
#: So many positions are foretold at once.
PART = 20000


#: What is kept of a position: the deal, how many play, the season, its numbers, what advice makes of the rivals and
#: expects for the seat, and the points that it and the others had in the end.
KEPT = ("game", "players", "season", "x", "rivals", "own", "pts", "oth")


class Plain(Keyflower):
    """The game with advice as it is without experience."""

    advice = staticmethod(plain_advice)


class Unexperienced(Bot):
    """A bot of any kind that is advised without experience."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(0)
        self.bot = bot
        self.game = Plain()

    def choose(self, seat: Seat) -> int:
        seat.game = self.game
        return self.bot.choose(seat)

    def consider(self, seat: Seat) -> int | None:
        seat.game = self.game
        return self.bot.consider(seat)


class Curious(GreedyBot):
    """Takes what looks best, give or take a little."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = np.random.default_rng(seed)

    def follow(self, ways: list[Way]) -> int:
        worth = np.array([way.value for way in ways]) + CURIOSITY * self.chance.gumbel(size=len(ways))
        self.plan = ways[int(worth.argmax())].decisions()
        return self.plan.pop()[1]


class Positions:
    """Positions of a game, each from one seat: the numbers, and what advice expects for the seat itself."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.seasons: list[int] = []
        self.expected: list[float] = []
        self.rivals: list[float] = []
        self.numbers: list[Numbers] = []

    def add(self, state: KeyflowerState, player: int) -> None:
        outlook = Outlook(state, player)
        parts = parts_of(outlook)
        found = features(outlook, parts)
        row = np.zeros(SIZE, np.float16)
        row[found.place] = found.number
        self.seats.append(player)
        self.seasons.append(state.season)
        self.expected.append(sum(parts) + LIFT[outlook.season])
        self.rivals.append(RIVAL * outlook.rivals / (state.players - 1))
        self.numbers.append(row)


def played(deal: int, bots: list[Bot], positions: Positions | None = None) -> list[float]:
    """A game to its end: the points. Positions are kept at every turn, from who had the last one and another seat."""
    game, dice = Keyflower(), seeded_dice(deal)
    options = game.accept(len(bots), {})
    runner: Runner[Any] = Runner(game, game.setup(len(bots), options, dice), dice, options)
    seats = dict(enumerate(bots))
    chance = np.random.default_rng(deal)
    last = None
    while (decision := next_decision(runner, seats)) is not None:
        player = decision[0]
        if positions is not None and isinstance(runner.steps[0], Turn) and runner.state.season < WINTER:
            for seat in {last, int(chance.integers(len(bots)))} - {None}:
                positions.add(runner.state, seat)
            last = player
        runner.apply(*decision)
    return list(runner.sight().outcome.points)


def play(players: int, first: int, deals: int, out: Path) -> None:
    """Games to learn from."""
    kept: dict[str, list[Numbers]] = {name: [] for name in KEPT}
    for deal in range(first, first + deals):
        positions = Positions()
        points = np.array(
            played(deal, [Unexperienced(Curious(deal * 10 + seat)) for seat in range(players)], positions)
        )
        own = points[positions.seats]
        kept["game"].append(np.full(len(own), deal))
        kept["players"].append(np.full(len(own), players))
        kept["season"].append(np.array(positions.seasons))
        kept["rivals"].append(np.array(positions.rivals, np.float32))
        kept["x"].append(np.array(positions.numbers))
        kept["own"].append(np.array(positions.expected, np.float32))
        kept["pts"].append(own.astype(np.float32))
        kept["oth"].append(((points.sum() - own) / (players - 1)).astype(np.float32))
    np.savez_compressed(out, **{name: np.concatenate(parts) for name, parts in kept.items()})
    print(f"{len(np.concatenate(kept['game']))} positions of {deals} games")


class Network:
    """Two hidden layers, learnt by Adam."""

    def __init__(self, chance: np.random.Generator) -> None:
        widths = (SIZE, *UNITS, 2)
        self.weights: list[Numbers] = []
        for number, (wide, units) in enumerate(pairwise(widths)):
            limit = (0.1 if number == len(UNITS) else 1.0) / np.sqrt(wide)
            self.weights.append(chance.uniform(-limit, limit, (wide, units)).astype(np.float32))
            self.weights.append(np.zeros(units, np.float32))
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def foretell(self, x: Numbers) -> Numbers:
        w1, b1, w2, b2, w3, b3 = self.weights
        return np.maximum(np.maximum(x @ w1 + b1, 0) @ w2 + b2, 0) @ w3 + b3

    def learn(self, x: Numbers, y: Numbers, rate: float, chance: np.random.Generator) -> None:
        """One step towards what came of those positions."""
        w1, b1, w2, b2, w3, b3 = self.weights
        kept = (chance.random((len(x), len(b1))) >= DROPPED).astype(np.float32) / (1 - DROPPED)
        first = np.maximum(x @ w1 + b1, 0) * kept
        second = np.maximum(first @ w2 + b2, 0)
        wrong = (second @ w3 + b3 - y) * WEIGHT / len(x)
        at_second = (wrong @ w3.T) * (second > 0)
        at_first = (at_second @ w2.T) * kept * (first > 0)
        slopes = (
            x.T @ at_first,
            at_first.sum(0),
            first.T @ at_second,
            at_second.sum(0),
            second.T @ wrong,
            wrong.sum(0),
        )
        self.steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            weight -= rate * (step + DECAY * weight)

    def data(self) -> dict[str, Any]:
        """The network as the game reads it: weights by unit."""
        layers = zip(("first", "second", "last"), self.weights[::2], self.weights[1::2], strict=True)
        return {name: {"bias": rounded(bias), "weights": rounded(weights.T)} for name, weights, bias in layers}


def foretold(network: Network, x: Numbers) -> Numbers:
    """What is missing, the others' share taken off, a part of the positions at a time."""
    parts = [network.foretell(x[start : start + PART].astype(np.float32)) for start in range(0, len(x), PART)]
    both = np.concatenate(parts)
    return np.asarray(both[:, 0] - OTHERS * both[:, 1])


def rounded(numbers: Numbers) -> Any:
    """Numbers as short as they can be written: 0 for 0.0."""
    if numbers.ndim > 1:
        return [rounded(row) for row in numbers]
    return [int(number) if number == int(number) else number for number in numbers.astype(float).round(DIGITS).tolist()]


def learn(files: list[Path], out: Path) -> None:
    """Learn from those games and write what was learnt."""
    read = [np.load(file) for file in files]
    games, players, seasons, x, rivals, own, points, others = (np.concatenate([one[n] for one in read]) for n in KEPT)
    y = np.stack([points - own, others - USUAL], 1).astype(np.float32)
    seen = x.any(0)
    back = games % HELD_BACK == 0
    train, check = np.flatnonzero(~back), np.flatnonzero(back)
    checked = x[check].astype(np.float32)
    chance = np.random.default_rng(0)
    network = Network(chance)
    best, found = np.inf, network.data()
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS) + RATE / 20
        order = chance.permutation(train)
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            network.learn(x[some].astype(np.float32), y[some], rate, chance)
        wrong = network.foretell(checked) - y[check]
        by_season = [float(np.sqrt((wrong[seasons[check] == season, 0] ** 2).mean())) for season in range(WINTER)]
        error = float(np.sqrt((wrong[:, 0] ** 2).mean()))
        print(f"{epoch}: {error:.3f}, by season {', '.join(f'{one:.2f}' for one in by_season)}", flush=True)
        if error < best:
            # What was never seen has learnt nothing.
            network.weights[0][~seen] = 0
            best, found = error, network.data()
            missing = foretold(network, x) + rivals
            found["usual"] = [
                rounded(np.array([missing[(players == many) & (seasons == one)].mean() for one in range(WINTER)]))
                for many in range(FEWEST, MOST + 1)
            ]
    experience_of(found)
    out.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{len(x)} positions; {best:.3f} points off, {out.stat().st_size} bytes")


def interval(numbers: list[float]) -> str:
    """A mean, and how far it may be off."""
    return f"{np.mean(numbers):.2f} +- {1.96 * np.std(numbers, ddof=1) / np.sqrt(len(numbers)):.2f}"


def among(players: int, first: int, deals: int, bot: str) -> None:
    """The same deals, played by bots that are all without experience and by such that all have it."""
    without: list[float] = []
    having: list[float] = []
    for deal in range(first, first + deals):
        bots = [make_bot(bot, deal * 10 + seat) for seat in range(players)]
        having.append(float(np.mean(played(deal, bots))))
        bots = [make_bot(bot, deal * 10 + seat) for seat in range(players)]
        without.append(float(np.mean(played(deal, [Unexperienced(one) for one in bots]))))
    gained = [new - old for new, old in zip(having, without, strict=True)]
    print(f"{deals} deals: without {interval(without)}, with {interval(having)}, gained {interval(gained)}")


def duel(players: int, first: int, deals: int, bot: str) -> None:
    """One with experience among such that have none, every deal from every seat."""
    won: list[float] = []
    mine: list[float] = []
    theirs: list[float] = []
    for deal in range(first, first + deals):
        for me in range(players):
            bots: list[Bot] = [make_bot(bot, deal * 10 + seat) for seat in range(players)]
            bots = [one if seat == me else Unexperienced(one) for seat, one in enumerate(bots)]
            points = played(deal, bots)
            best = max(points)
            won.append((points[me] == best) / points.count(best))
            mine.append(points[me])
            theirs.append((sum(points) - points[me]) / (players - 1))
    print(f"{len(won)} games: won {interval(won)}, points {interval(mine)} against {interval(theirs)}")


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = wanted.add_subparsers(dest="task", required=True)
    for name in ("play", "among", "duel"):
        task = tasks.add_parser(name)
        task.add_argument("players", type=int)
        task.add_argument("first", type=int)
        task.add_argument("deals", type=int)
        if name == "play":
            task.add_argument("out", type=Path)
        else:
            task.add_argument("--bot", default="medium")
    task = tasks.add_parser("learn")
    task.add_argument("files", type=Path, nargs="+")
    task.add_argument("--out", type=Path, default=FILE)
    given = wanted.parse_args()
    if given.task == "play":
        play(given.players, given.first, given.deals, given.out)
    elif given.task == "learn":
        learn(given.files, given.out)
    else:
        {"among": among, "duel": duel}[given.task](given.players, given.first, given.deals, given.bot)


if __name__ == "__main__":
    main()
