"""Keyflower's experience: generations of bots that play, learn and play on; and what it is good for. Needs NumPy.

    python bench/learning/experience.py generations --players 4 --seconds 540 --workers 7 --folder F
    python bench/learning/experience.py learn F --out experience.json   anew, from all the games of a folder
    python bench/learning/experience.py among 4 20000 60 --new W        mean points with the experience of a file W
    python bench/learning/experience.py duel 2 40000 60 --new W         one with it against those with the house's own
    python bench/learning/experience.py duel 2 40000 20 --bot search:simulations=100 --old plain

Without `--new` and `--old` it is the house's own experience, `plain` is advice by itself. A generation plays games with
what the one before has learnt, curious now and then, and learns from the latest games; where PyTorch is there it
learns, on a GPU if there is one. All that a run knows is in its folder, and it goes on where it was: `weights.json`,
`curves.csv` and the games, move by move, in `games-*.npz`, from which positions are made anew whenever their numbers
change (`features`). All of it is several times quicker with the compiled engine: `PYTHONPATH=build/compiled`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import queue
import time
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardwright.bots import Bot, Seat, make_bot
from boardwright.bots.deciding import next_decision
from boardwright.bots.greedy import GreedyBot, Way
from boardwright.bots.workers import collect_seldom
from boardwright.games.keyflower import Keyflower
from boardwright.games.keyflower.advice import advice_by, parts_of, plain_advice
from boardwright.games.keyflower.advice.experience import (
    FEWEST,
    FILE,
    MOST,
    SEASONS,
    SIZE,
    USUAL,
    Experience,
    experience_of,
    features,
    learnt,
)
from boardwright.games.keyflower.advice.outlook import Outlook
from boardwright.games.keyflower.advice.worth import LIFT, RIVAL
from boardwright.games.keyflower.scoring import is_over
from boardwright.games.keyflower.state import WINTER, KeyflowerState
from boardwright.games.keyflower.steps.turn import Turn
from boardwright.kernel.dice import seeded_dice
from boardwright.match import Runner

Numbers = NDArray[Any]

#: How much chance there is in a seat's choices, one of these for a game: the standard is a point between good moves.
CURIOSITY = (0.15, 0.3, 0.6)
#: One choice of so many is a wild one, and in some games each seat's first so many at most: the chance in those.
WILD_ONE_IN = 60
OPENING = 6
WILD = 3.0
#: One game of so many is played without curiosity, to see how strong a generation is.
GREEDY_ONE_IN = 5
#: One seat of so many plays by advice alone, where others are curious.
PLAIN_ONE_IN = 16
#: The deals to learn from begin here; those below are for measuring.
FIRST_DEAL = 1_000_000

#: How far experience is trusted in winter: trusted more, it brings no more points and makes silly moves.
IN_WINTER = 0.35
#: How much the others' points hurt.
OTHERS = 0.1
#: The hidden units of both layers.
UNITS = (48, 24)
#: How often all positions are gone through: at first by what came of them, then so many rounds with what is expected of
#: the next ones. Every generation learns anew: those that went on with the weights of the last one were much weaker.
EPOCHS = 6
ROUNDS = 2
FURTHER = 4
BATCH = 1024
RATE = 1.5e-3
#: Each step so much of a weight is lost, as a share of the rate; and so many first units are left out.
DECAY = 0.05
DROPPED = 0.05
#: How much of what a position comes to is what the next ones come to, and not what is expected of the next one.
FAITH = 0.92
#: What is learnt of the others' points counts less.
WEIGHT = np.array([1.0, 0.3], np.float32)
#: One game of so many is not learnt from, but foretold to see how well that goes.
HELD_BACK = 12
#: A generation learns from so many games at most, the latest.
WINDOW = 9000
#: The file's numbers have so many digits after the point.
DIGITS = 4
#: So many positions are foretold at once.
PART = 20000
#: Games in a file.
CHUNK = 4000


class Advised(Keyflower):
    """The game with the advice of other experience, or of none."""

    def __init__(self, experience: Experience | None) -> None:
        super().__init__()
        self.experience = experience

    def advice(self, state: KeyflowerState, player: int) -> float:
        if self.experience is None:
            return plain_advice(state, player)
        return advice_by(self.experience, state, player)


class With(Bot):
    """A bot of any kind that is advised by that game."""

    def __init__(self, bot: Bot, game: Keyflower) -> None:
        super().__init__(0)
        self.bot = bot
        self.game = game

    def choose(self, seat: Seat) -> int:
        seat.game = self.game
        return self.bot.choose(seat)

    def consider(self, seat: Seat) -> int | None:
        seat.game = self.game
        return self.bot.consider(seat)


class Curious(GreedyBot):
    """Takes what looks best, give or take a little; the first so many choices and a few others are wild."""

    def __init__(self, seed: int, chance: np.random.Generator, curiosity: float, opening: int) -> None:
        super().__init__(seed)
        self.chance = chance
        self.curiosity = curiosity
        self.opening = opening

    def follow(self, ways: list[Way]) -> int:
        wild = self.opening > 0 or not self.chance.integers(WILD_ONE_IN)
        self.opening -= 1
        scale = WILD if wild else self.curiosity
        worth = np.array([way.value for way in ways]) + scale * self.chance.gumbel(size=len(ways))
        self.plan = ways[int(worth.argmax())].decisions()
        return self.plan.pop()[1]


# -- games ---------------------------------------------------------------------------------------------------------


class Record(NamedTuple):
    """A game that was played, move by move."""

    deal: int
    players: int
    generation: int
    greedy: bool
    points: tuple[int, ...]
    seats: Numbers
    actions: Numbers


class Rows(NamedTuple):
    """Positions, each from one seat: their numbers that are not zero, what advice expects, what came of it."""

    many: Numbers
    place: Numbers
    number: Numbers
    deal: Numbers
    seat: Numbers
    players: Numbers
    season: Numbers
    own: Numbers
    plain: Numbers
    y: Numbers


def begun(deal: int, players: int) -> Any:
    game, dice = Keyflower(), seeded_dice(deal)
    options = game.accept(players, {})
    return Runner(game, game.setup(players, options, dice), dice, options)


def played(deal: int, bots: list[Bot]) -> tuple[list[int], list[tuple[int, int]]]:
    """A game to its end: the points, and who did what."""
    runner = begun(deal, len(bots))
    seats = dict(enumerate(bots))
    while (decision := next_decision(runner, seats)) is not None:
        runner.apply(*decision)
    return [int(points) for points in runner.sight().outcome.points], runner.taken


def played_to_learn(deal: int, players: int, generation: int, experience: Experience | None) -> Record:
    """A game of that generation."""
    chance = np.random.default_rng(deal)
    greedy = not chance.integers(GREEDY_ONE_IN)
    game, plain = Advised(experience), Advised(None)
    opening = OPENING if not chance.integers(3) else 0
    bots: list[Bot] = []
    for seat in range(players):
        seed = deal * 10 + seat
        if greedy:
            bots.append(With(GreedyBot(seed), game))
            continue
        bot = Curious(seed, chance, CURIOSITY[chance.integers(len(CURIOSITY))], int(chance.integers(opening + 1)))
        bots.append(With(bot, game if chance.integers(PLAIN_ONE_IN) else plain))
    points, taken = played(deal, bots)
    seats, actions = np.array([seat for seat, _ in taken], np.uint8), np.array([one for _, one in taken], np.int32)
    return Record(deal, players, generation, greedy, tuple(points), seats, actions)


def rows_of(record: Record) -> Rows:
    """The positions of a game: after each decision as who decided sees it, and at turns as another seat does."""
    runner = begun(record.deal, record.players)
    chance = np.random.default_rng(record.deal)
    points = np.array(record.points, np.float32)
    found: list[tuple[int, list[int], list[float], int, float, float]] = []
    for seat, action in zip(record.seats.tolist(), record.actions.tolist(), strict=True):
        runner.apply(seat, action)
        steps = runner.steps
        if is_over(runner.state) or any(step.who == seat and step.unfinished for step in steps):
            continue
        seen = {seat}
        if isinstance(steps[0], Turn) and not chance.integers(2):
            seen.add(int(chance.integers(record.players)))
        found += [position(runner.state, one) for one in seen]
    outcome = runner.sight().outcome
    if tuple(int(one) for one in outcome.points) != record.points:
        raise ValueError(f"game {record.deal} came out otherwise: the rules have changed since")
    who = np.array([one[0] for one in found])
    own = np.array([one[4] for one in found], np.float32)
    others = (points.sum() - points[who]) / (record.players - 1)
    return Rows(
        np.array([len(one[1]) for one in found], np.uint16),
        np.concatenate([np.array(one[1], np.uint16) for one in found]),
        np.concatenate([np.array(one[2], np.float16) for one in found]),
        np.full(len(found), record.deal),
        who.astype(np.uint8),
        np.full(len(found), record.players, np.uint8),
        np.array([one[3] for one in found], np.uint8),
        own,
        np.array([one[5] for one in found], np.float32),
        np.stack([points[who] - own, others - USUAL], 1).astype(np.float32),
    )


def position(state: KeyflowerState, player: int) -> tuple[int, list[int], list[float], int, float, float]:
    """The seat, its numbers with their places, the season, what advice expects for the seat and makes of it all."""
    outlook = Outlook(state, player)
    parts = parts_of(outlook)
    found = features(outlook, parts)
    own = sum(parts) + LIFT[outlook.season]
    return (
        player,
        found.place,
        found.number,
        outlook.season,
        own,
        own - RIVAL * outlook.rivals / (state.players - 1),
    )


def joined(rows: Iterable[Rows]) -> Rows:
    parts = list(rows)
    return Rows(*[np.concatenate([part[field] for part in parts]) for field in range(len(Rows._fields))])


# -- learning ------------------------------------------------------------------------------------------------------


class Network:
    """Two hidden layers, learnt by Adam; weights by what comes in, then by unit."""

    def __init__(self, weights: list[Numbers]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def foretell(self, x: Numbers) -> Numbers:
        w1, b1, w2, b2, w3, b3 = self.weights
        return np.asarray(np.maximum(np.maximum(x @ w1 + b1, 0) @ w2 + b2, 0) @ w3 + b3)

    def learn(self, x: Numbers, y: Numbers, rate: float, chance: np.random.Generator) -> None:
        """One step towards what came of those positions."""
        w1, b1, w2, b2, w3, b3 = self.weights
        kept = (chance.random((len(x), len(b1)), np.float32) >= DROPPED).astype(np.float32) / (1 - DROPPED)
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


def fresh(chance: np.random.Generator) -> list[Numbers]:
    """Weights that know nothing."""
    weights: list[Numbers] = []
    for number, (wide, units) in enumerate(pairwise((SIZE, *UNITS, 2))):
        limit = (0.1 if number == len(UNITS) else 1.0) / np.sqrt(wide)
        weights.append(chance.uniform(-limit, limit, (wide, units)).astype(np.float32))
        weights.append(np.zeros(units, np.float32))
    return weights


def dense(rows: Rows, starts: Numbers, some: Numbers) -> Numbers:
    """The numbers of some positions, zeros and all."""
    counts = rows.many[some].astype(np.int64)
    ends = np.cumsum(counts)
    each = np.arange(ends[-1]) + np.repeat(starts[some] - (ends - counts), counts)
    x = np.zeros((len(some), SIZE), np.float32)
    x[np.repeat(np.arange(len(some)), counts), rows.place[each]] = rows.number[each]
    return x


def looked_ahead(rows: Rows, said: Numbers) -> Numbers:
    """What came of every position, with what the network has ``said`` of those soon after it: less is left to chance.

    The sooner, the more it counts: each later position of the seat so much less than the one before.
    """
    order = np.lexsort((np.arange(len(rows.deal)), rows.seat, rows.deal))
    whose = rows.deal[order] * 8 + rows.seat[order]
    last = np.append(whose[1:] != whose[:-1], True)
    at = np.arange(len(order))
    to_go = np.minimum.accumulate(np.where(last, at, len(order))[::-1])[::-1] - at
    base = np.stack([rows.own, np.zeros_like(rows.own)], 1)[order]
    came = rows.y[order] + base
    expected = said[order] + base
    for left in range(1, int(to_go.max(initial=0)) + 1):
        here = np.flatnonzero(to_go == left)
        came[here] = FAITH * came[here + 1] + (1 - FAITH) * expected[here + 1]
    y = np.empty_like(rows.y)
    y[order] = came - base
    return y


def rates(epochs: int) -> Iterator[float]:
    for epoch in range(epochs):
        yield RATE * (1 - epoch / epochs) + RATE / 20


def learnt_here(rows: Rows, train: Numbers, epochs: int, seed: int) -> list[Numbers]:
    """The weights that NumPy finds."""
    chance = np.random.default_rng(seed)
    weights = fresh(chance)
    starts = np.cumsum(rows.many, dtype=np.int64) - rows.many
    y = rows.y
    for stage in range(ROUNDS + 1):
        if stage:
            y = looked_ahead(rows, foretold(rows, weights, np.arange(len(rows.many))))
        network = Network(weights)
        for rate in rates(FURTHER if stage else epochs):
            order = chance.permutation(train)
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                network.learn(dense(rows, starts, some), y[some], rate, chance)
    return weights


def learnt_by_torch(rows: Rows, train: Numbers, epochs: int, seed: int) -> list[Numbers]:
    """The weights that PyTorch finds; all positions lie on the GPU."""
    import torch

    if not torch.cuda.is_available():
        raise ImportError("no GPU")
    device = torch.device("cuda")
    torch.manual_seed(seed)
    begin = fresh(np.random.default_rng(seed))
    held = [torch.tensor(weight, device=device, requires_grad=True) for weight in begin]
    w1, b1, w2, b2, w3, b3 = held
    x = on_gpu(rows, device)
    y = torch.from_numpy(rows.y).to(device)
    weight = torch.from_numpy(WEIGHT).to(device)
    allowed = torch.from_numpy(train).to(device)
    for stage in range(ROUNDS + 1):
        if stage:
            with torch.no_grad():
                said = [torch.relu(torch.relu(some.float() @ w1 + b1) @ w2 + b2) @ w3 + b3 for some in x.split(PART)]
            y = torch.from_numpy(looked_ahead(rows, torch.cat(said).cpu().numpy())).to(device)
        adam = torch.optim.AdamW(held, lr=RATE, weight_decay=DECAY)
        for rate in rates(FURTHER if stage else epochs):
            adam.param_groups[0]["lr"] = rate
            order = allowed[torch.randperm(len(allowed), device=device)]
            for some in order.split(BATCH):
                first = torch.nn.functional.dropout(torch.relu(x[some].float() @ w1 + b1), DROPPED)
                wrong = torch.relu(first @ w2 + b2) @ w3 + b3 - y[some]
                adam.zero_grad(set_to_none=True)
                (0.5 * (wrong**2 * weight).sum(1).mean()).backward()
                adam.step()
    return [one.detach().cpu().numpy() for one in held]


def on_gpu(rows: Rows, device: Any) -> Any:
    """The numbers of all positions, zeros and all."""
    import torch

    x = torch.zeros((len(rows.many), SIZE), dtype=torch.float16, device=device)
    flat = x.view(-1)
    starts = np.concatenate([[0], np.cumsum(rows.many, dtype=np.int64)])
    for start in range(0, len(rows.many), 5 * PART):
        end = min(start + 5 * PART, len(rows.many))
        inside = slice(int(starts[start]), int(starts[end]))
        which = np.repeat(np.arange(start, end), rows.many[start:end]) * SIZE + rows.place[inside]
        flat[torch.from_numpy(which).to(device)] = torch.from_numpy(rows.number[inside]).to(device)
    return x


def learnt_from(rows: Rows, epochs: int, seed: int) -> list[Numbers]:
    """Weights learnt from all positions that are not held back; what was never seen has learnt nothing."""
    train = np.flatnonzero(rows.deal % HELD_BACK != 0)
    try:
        found = learnt_by_torch(rows, train, epochs, seed)
    except ImportError:
        found = learnt_here(rows, train, epochs, seed)
    except Exception as problem:  # a GPU that fails must not end a run
        print(f"learning without a GPU: {problem!r}", flush=True)
        found = learnt_here(rows, train, epochs, seed)
    unseen = np.ones(SIZE, bool)
    unseen[np.unique(rows.place)] = False
    found[0][unseen] = 0
    return found


def foretold(rows: Rows, weights: list[Numbers], some: Numbers) -> Numbers:
    """What the network says of some positions."""
    network = Network(weights)
    starts = np.cumsum(rows.many, dtype=np.int64) - rows.many
    parts = [network.foretell(dense(rows, starts, some[at : at + PART])) for at in range(0, len(some), PART)]
    return np.concatenate(parts) if parts else np.zeros((0, 2), np.float32)


def errors(rows: Rows, weights: list[Numbers]) -> list[float]:
    """How far off the positions held back are foretold, by season."""
    back = np.flatnonzero(rows.deal % HELD_BACK == 0)
    wrong = foretold(rows, weights, back)[:, 0] - rows.y[back, 0]
    return [rms(wrong[rows.season[back] == season]) for season in range(SEASONS)]


def rms(numbers: Numbers) -> float:
    return float(np.sqrt((numbers**2).mean())) if len(numbers) else 0.0


def usual_of(rows: Rows, weights: list[Numbers]) -> list[list[float]]:
    """By players and season, how much more experience expects than advice by itself; seen at some of the positions."""
    some = np.arange(0, len(rows.many), max(1, len(rows.many) // 100_000))
    said = foretold(rows, weights, some)
    more = rows.own[some] + said[:, 0] - OTHERS * said[:, 1] - rows.plain[some]
    table = []
    for many in range(FEWEST, MOST + 1):
        at = [more[(rows.players[some] == many) & (rows.season[some] == season)] for season in range(SEASONS)]
        means = [round(float(one.mean()), 3) if len(one) else 0.0 for one in at[:-1]]
        table.append([*means, means[WINTER]])
    return table


def written(weights: list[Numbers], in_winter: float, usual: list[list[float]], generation: int) -> dict[str, Any]:
    """What was learnt as the game reads it: weights by unit. When the game is over points are counted, not foretold."""
    layers = zip(("first", "second", "last"), weights[::2], weights[1::2], strict=True)
    found: dict[str, Any] = {
        name: {"bias": rounded(bias), "weights": rounded(weight.T)} for name, weight, bias in layers
    }
    trust = [1.0] * WINTER + [in_winter, 0.0]
    return {"generation": generation, "trust": trust, "others": OTHERS, "usual": usual, **found}


def rounded(numbers: Numbers) -> Any:
    """Numbers as short as they can be written: 0 for 0.0."""
    if numbers.ndim > 1:
        return [rounded(row) for row in numbers]
    return [int(number) if number == int(number) else number for number in numbers.astype(float).round(DIGITS).tolist()]


def write(file: Path, data: dict[str, Any]) -> None:
    """Write a file so that nobody ever reads half of it."""
    new = file.with_suffix(".new")
    new.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    new.replace(file)


# -- generations ---------------------------------------------------------------------------------------------------


def saved(folder: Path, records: list[Record], changed: int) -> None:
    """The games in files of so many each; those from ``changed`` on are new."""
    for number in range(changed // CHUNK, (len(records) - 1) // CHUNK + 1):
        some = records[number * CHUNK : (number + 1) * CHUNK]
        new = folder / "games.new.npz"
        np.savez_compressed(
            new,
            about=np.array([[one.deal, one.players, one.generation, one.greedy, len(one.seats)] for one in some]),
            points=np.array([list(one.points) + [0] * (6 - one.players) for one in some], np.int16),
            seats=np.concatenate([one.seats for one in some]),
            actions=np.concatenate([one.actions for one in some]),
        )
        new.replace(folder / f"games-{number:02}.npz")


def read(folder: Path) -> list[Record]:
    """The games of a folder."""
    records: list[Record] = []
    for file in sorted(folder.glob("games-*.npz")):
        kept = np.load(file)
        about, points, seats, actions = (kept[name] for name in ("about", "points", "seats", "actions"))
        end = 0
        for (deal, players, generation, greedy, moves), row in zip(about.tolist(), points.tolist(), strict=True):
            part = slice(end, end := end + moves)
            won = tuple(row[:players])
            records.append(Record(deal, players, generation, bool(greedy), won, seats[part], actions[part]))
    return records


def worker(folder: Path, tables: list[int], end: float, deals: Any, out: Any) -> None:
    """Plays games with the newest weights until time is over; at first with the house's own."""
    os.nice(5)
    collect_seldom()
    file = folder / "weights.json"
    stamp, generation = 0, 0
    experience = learnt()
    while time.time() < end:
        if file.exists() and file.stat().st_mtime_ns != stamp:
            stamp = file.stat().st_mtime_ns
            data = json.loads(file.read_text(encoding="utf-8"))
            generation, experience = data["generation"], experience_of(data)
        with deals.get_lock():
            deal = deals.value
            deals.value += 1
        record = played_to_learn(deal, tables[deal % len(tables)], generation, experience)
        out.put((record, rows_of(record)))


def generations(folder: Path, tables: list[int], seconds: float, workers: int, every: int, first: int) -> None:
    """Play and learn by turns for so long."""
    began = time.time()
    folder.mkdir(parents=True, exist_ok=True)
    records = read(folder)
    context = multiprocessing.get_context("spawn")
    print(f"{len(records)} games so far", flush=True)
    with context.Pool(workers) as pool:
        rows = pool.map(rows_of, records[-WINDOW:], chunksize=8) if records else []
    print(f"{time.time() - began:.0f} s: their positions are there", flush=True)
    deals = context.Value("q", max([FIRST_DEAL - 1, *[one.deal for one in records]]) + 1)
    out = context.Queue()
    end = began + seconds
    team = [
        context.Process(target=worker, args=(folder, tables, end - 5, deals, out), daemon=True) for _ in range(workers)
    ]
    for one in team:
        one.start()
    kept = len(records)
    while time.time() < end:
        try:
            record, found = out.get(timeout=1)
        except queue.Empty:
            if not any(one.is_alive() for one in team):
                break
            continue
        records.append(record)
        rows.append(found)
        late = time.time() > end - 12
        if len(records) - kept >= (every if kept else first) and not late:
            rows = rows[-WINDOW:]
            learn_on(folder, records, rows, began)
            saved(folder, records, kept)
            kept = len(records)
    if len(records) > kept:
        saved(folder, records, kept)
    for one in team:
        one.terminate()
    print(f"{time.time() - began:.0f} s: {len(records)} games in all", flush=True)


def learn_on(folder: Path, records: list[Record], rows: list[Rows], began: float) -> None:
    """The next generation."""
    file = folder / "weights.json"
    data = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
    generation = data["generation"] + 1 if data else 1
    all_rows = joined(rows)
    since = time.time()
    weights = learnt_from(all_rows, EPOCHS, generation)
    took = time.time() - since
    write(file, written(weights, IN_WINTER, usual_of(all_rows, weights), generation))
    note(folder, records, generation - 1, time.time() - began, took, errors(all_rows, weights), len(all_rows.many))


def note(
    folder: Path,
    records: list[Record],
    generation: int,
    now: float,
    took: float,
    wrong: list[float],
    positions: int,
) -> None:
    """A line of the curves: how the last generation has played, and how well the next one foretells."""
    file = folder / "curves.csv"
    if not file.exists():
        names = "generation,seconds,games,greedy_4,games_4,curious_4,greedy_3,greedy_2,positions,learning"
        file.write_text(names + ",spring,summer,autumn,winter,after\n", encoding="utf-8")
    latest = [one for one in records[-4 * WINDOW :] if one.generation == generation]
    mean: dict[tuple[int, bool], tuple[float, int]] = {}
    for players in range(FEWEST, MOST + 1):
        for greedy in (False, True):
            points = [np.mean(one.points) for one in latest if one.players == players and one.greedy == greedy]
            mean[players, greedy] = (float(np.mean(points)) if points else 0.0, len(points))
    row: list[float] = [generation, round(now), len(records)]
    row += [round(mean[4, True][0], 2), mean[4, True][1], round(mean[4, False][0], 2)]
    row += [round(mean[3, True][0], 2), round(mean[2, True][0], 2), positions, round(took, 1)]
    row += [round(one, 2) for one in wrong]
    line = ",".join(str(one) for one in row)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(line + "\n")
    print(line, flush=True)


def learn(folder: Path, out: Path, workers: int, window: int, epochs: int, in_winter: float) -> None:
    """Learn anew from the latest games of a folder; ``in_winter``: how far it is to be trusted there."""
    records = read(folder)[-window:]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        rows = joined(pool.map(rows_of, records, chunksize=8))
    weights = learnt_from(rows, epochs, 0)
    data = written(weights, in_winter, usual_of(rows, weights), max(one.generation for one in records) + 1)
    experience_of(data)
    write(out, data)
    off = ", ".join(f"{one:.2f}" for one in errors(rows, weights))
    print(f"{len(rows.many)} positions of {len(records)} games; off by season {off}; {out.stat().st_size} bytes")


# -- measuring -----------------------------------------------------------------------------------------------------


@cache
def game_with(name: str) -> Keyflower:
    """The game as advised by the experience of a file, by the house's own, or by none."""
    if name == "plain":
        return Advised(None)
    if name == "own":
        return Advised(learnt())
    return Advised(experience_of(json.loads(Path(name).read_text(encoding="utf-8"))))


class Table(NamedTuple):
    """A game to be measured: by seat the bot, and whose experience it has."""

    deal: int
    bots: tuple[str, ...]
    names: tuple[str, ...]


def points_at(table: Table) -> list[int]:
    bots: list[Bot] = [
        With(make_bot(bot, table.deal * 10 + seat), game_with(name))
        for seat, (bot, name) in enumerate(zip(table.bots, table.names, strict=True))
    ]
    return played(table.deal, bots)[0]


def points_of(tables: list[Table], workers: int) -> list[list[int]]:
    """The points of all those games."""
    if workers < 2:
        return [points_at(table) for table in tables]
    with multiprocessing.get_context("spawn").Pool(workers, collect_seldom) as pool:
        return pool.map(points_at, tables, chunksize=1)


def interval(numbers: list[float]) -> str:
    """A mean, and how far it may be off."""
    return f"{np.mean(numbers):.2f} +- {1.96 * np.std(numbers, ddof=1) / np.sqrt(len(numbers)):.2f}"


def among(players: int, deals: range, bots: tuple[str, str], names: tuple[str, str], workers: int) -> None:
    """The same deals, played by bots that all have the new experience and by such that all have the old."""
    tables = [
        Table(deal, (bot,) * players, (name,) * players)
        for deal in deals
        for bot, name in zip(bots, names, strict=True)
    ]
    means = [float(np.mean(points)) for points in points_of(tables, workers)]
    new, old = means[::2], means[1::2]
    gained = [one - other for one, other in zip(new, old, strict=True)]
    print(f"{len(deals)} deals: new {interval(new)}, old {interval(old)}, gained {interval(gained)}")


def duel(players: int, deals: range, bots: tuple[str, str], names: tuple[str, str], workers: int) -> None:
    """One with the new experience among such that have the old, every deal from every seat."""
    tables = []
    seats = [me for _ in deals for me in range(players)]
    for deal in deals:
        for me in range(players):
            new = [seat == me for seat in range(players)]
            tables.append(
                Table(deal, tuple(bots[not one] for one in new), tuple(names[not one] for one in new)),
            )
    won: list[float] = []
    mine: list[float] = []
    theirs: list[float] = []
    for me, points in zip(seats, points_of(tables, workers), strict=True):
        best = max(points)
        won.append((points[me] == best) / points.count(best))
        mine.append(points[me])
        theirs.append((sum(points) - points[me]) / (players - 1))
    print(f"{len(won)} games: won {interval(won)}, points {interval(mine)} against {interval(theirs)}")


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = wanted.add_subparsers(dest="task", required=True)
    task = tasks.add_parser("generations")
    task.add_argument("--folder", type=Path, required=True)
    task.add_argument("--players", type=int, nargs="+", default=[4], help="one table after the other, round and round")
    task.add_argument("--seconds", type=float, default=540)
    task.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    task.add_argument("--every", type=int, default=600, help="games of a generation")
    task.add_argument("--first", type=int, default=400, help="games by the house's own experience before the first one")
    task = tasks.add_parser("learn")
    task.add_argument("folder", type=Path)
    task.add_argument("--out", type=Path, default=FILE)
    task.add_argument("--workers", type=int, default=1)
    task.add_argument("--window", type=int, default=WINDOW)
    task.add_argument("--epochs", type=int, default=EPOCHS)
    task.add_argument("--in-winter", type=float, default=IN_WINTER, help="how far it is trusted in winter, up to 1")
    for name in ("among", "duel"):
        task = tasks.add_parser(name)
        task.add_argument("players", type=int)
        task.add_argument("first", type=int)
        task.add_argument("deals", type=int)
        task.add_argument("--bot", default="medium")
        task.add_argument("--old-bot", help="where it is another")
        task.add_argument("--new", default="own")
        task.add_argument("--old", default="own")
        task.add_argument("--workers", type=int, default=1)
    given = wanted.parse_args()
    if given.task == "generations":
        generations(given.folder, given.players, given.seconds, given.workers, given.every, given.first)
    elif given.task == "learn":
        learn(given.folder, given.out, given.workers, given.window, given.epochs, given.in_winter)
    else:
        deals = range(given.first, given.first + given.deals)
        bots, names = (given.bot, given.old_bot or given.bot), (given.new, given.old)
        {"among": among, "duel": duel}[given.task](given.players, deals, bots, names, given.workers)


if __name__ == "__main__":
    main()
