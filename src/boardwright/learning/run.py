"""A run: imitation, then self-play, with checkpoints from which it goes on as if nothing had happened.

Everything is in one folder: settings, the newest checkpoint, the network as a file for bots, and curves. Files are
written beside the old ones and moved over them, so a run may be killed at any moment.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from boardwright.kernel.errors import BadOptions
from boardwright.learning.crew import REPLAY, Crew
from boardwright.learning.curves import write_curves
from boardwright.learning.examples import Examples, examples_of, together
from boardwright.learning.graph import export, read_weights
from boardwright.learning.learner import Pace, make_learner
from boardwright.learning.lessons import BadLessons, Lesson, read_lessons
from boardwright.learning.plan import make_plan, plan_from
from boardwright.learning.rating import Rating, rate
from boardwright.learning.selfplay import GROUPS, SelfPlay
from boardwright.learning.settings import Settings, read_settings
from boardwright.research.vector import VectorEnv

CHECKPOINT: Final = "checkpoint.npz"
NETWORK: Final = "network.onnx"
#: Bots play by weights averaged over the latest stretches: how much of the average stays, after many of them.
STEADY: Final = 0.95
#: A run that begins with the network of another goes about it carefully for so many stretches: its optimiser remembers
#: nothing yet, and would change everything at once.
CAREFUL: Final = 12
#: So many earlier selves are kept to play against.
SELVES: Final = 4
#: Games of lessons that are replayed at a time, and one lesson in so many that is kept to see how well it goes.
SHARE: Final = 16
HELD_OUT: Final = 40
#: The seeds of rating games begin here: no lesson and no self-play comes to them.
RATED: Final = 1 << 40

Tell = Callable[[str], None]


class Run:
    """One run in a folder."""

    def __init__(self, folder: Path, settings: Settings, tell: Tell = print) -> None:
        self.folder = folder
        self.settings = settings
        self.tell = tell
        self.table = settings.table()
        self.progress: dict[str, Any] = {"updates": 0, "decisions": 0, "games": 0, "seconds": 0.0, "legs": 0}
        self.progress |= {"imitated": False, "curves": []}
        self.selves: list[dict[str, NDArray[np.float16]]] = []
        kept = read_checkpoint(folder) if (folder / CHECKPOINT).exists() else None
        if kept is None:
            plain = settings.kind == "numpy"
            size = settings.channels, settings.blocks, settings.hidden
            plan = make_plan(self.table, *size, settings.seed, plain, settings.legal)
        else:
            plan = plan_from(json.loads(str(kept["plan"])))
        self.plan = plan
        self.table = settings.table(plan.lines, bool(plan.owned))
        self.learner = make_learner(plan, settings.kind, settings.seed)
        if kept is None and settings.start:
            self.begin_with(Path(settings.start))
        self.average = self.learner.weights()
        if kept is not None:
            self.progress = json.loads(str(kept["progress"]))
            self.learner.set_state(kept)
            weights = self.learner.weights()
            self.average = {name: np.array(kept.get(f"average {name}", weights[name])) for name in weights}
            for number in range(len(self.progress["selves"])):
                mark = f"self {number} "
                self.selves.append({key.removeprefix(mark): kept[key] for key in kept if key.startswith(mark)})
        self.crew: Crew | None = None
        self.started = monotonic() - self.progress["seconds"]

    def begin_with(self, file: Path) -> None:
        """Take over the network of an earlier run. Its games are not played once more: they are counted as legs."""
        weights, sheet = read_weights(file, self.plan, self.learner.weights())
        self.learner.set_weights(weights)
        self.progress["before"] = sheet.get("trained", {})
        self.progress["imitated"] = True
        self.progress["legs"] = self.progress["before"].get("updates", 0) + 1

    # -- the whole ---------------------------------------------------------------------------------------------

    def go(self, lessons: Sequence[Path] = (), pause_after: float = float("inf")) -> Rating | None:
        """Everything that is still to do, or as much as fits in those seconds; the last rating, if it came so far."""
        pause = monotonic() + pause_after
        try:
            if lessons and not self.progress["imitated"]:
                self.imitate(lessons)
            self.self_play(pause)
            if not self.finished:
                self.tell("paused; go on with --resume")
                return None
            return self.checkpoint(self.settings.last_seeds) if self.settings.last_seeds else None
        finally:
            if self.crew is not None:
                self.crew.close()

    @property
    def seconds(self) -> float:
        return float(monotonic() - self.started)

    @property
    def finished(self) -> bool:
        return self.progress["updates"] >= self.settings.updates or self.seconds >= 60 * self.settings.minutes

    def helpers(self) -> Crew:
        if self.crew is None:
            self.crew = Crew(self.table, max(self.settings.workers, 1))
        return self.crew

    # -- imitation ---------------------------------------------------------------------------------------------

    def imitate(self, files: Sequence[Path]) -> None:
        """Learn from a teacher's games; some are held back to see how well it goes."""
        settings = self.settings
        lessons = list(read_lessons(files, self.table.game, self.table.players, self.table.options))
        if len(lessons) <= HELD_OUT:
            raise BadLessons(f"{len(lessons)} games are too few to learn from; there must be more than {HELD_OUT}")
        held = self.replayed(lessons[::HELD_OUT])
        rest = self.replayed([lesson for number, lesson in enumerate(lessons) if number % HELD_OUT])
        self.tell(f"imitation: {len(lessons)} games, {len(rest.masks)} decisions, replayed after {self.seconds:.0f} s")
        looks = [self.learner.look(rest.observations, rest.masks)]
        test = [self.learner.look(held.observations, held.masks)]
        steps = settings.rounds
        for number in range(steps):
            pace = Pace(settings.rate * (1 - 0.9 * number / max(steps - 1, 1)), 0.0, settings.batch)
            told = self.learner.imitate(looks, rest.example, pace)
            found = self.learner.examine(test, held.example)
            sides = {name: amount for name, amount in found.items() if name in ("value", "lines", "owned")}
            self.note("imitation", {"agreed": told["agreed"], "held out": found["agreed"], **sides})
        self.progress["imitated"] = True
        self.average = self.learner.weights()
        self.remember()
        self.checkpoint(settings.seeds)

    def replayed(self, lessons: list[Lesson]) -> Examples:
        """All decisions of those games, worked out by all helpers."""
        if not self.settings.workers:
            return examples_of(self.table, lessons, self.plan.owned)
        crew = self.helpers()
        shares = [lessons[start : start + SHARE] for start in range(0, len(lessons), SHARE)]
        found: list[Examples] = []
        busy: list[int] = []
        free = list(range(len(crew)))
        while shares or busy:
            while shares and free:
                busy.append(free.pop())
                crew.tell(busy[-1], REPLAY, (shares.pop(), self.plan.owned))
            number = crew.first(busy)
            found.append(crew.hear(number))
            busy.remove(number)
            free.append(number)
        return together(found)

    # -- self-play ---------------------------------------------------------------------------------------------

    def self_play(self, pause: float) -> None:
        """Legs of self-play, each from a checkpoint to the next."""
        settings = self.settings
        if self.finished or monotonic() > pause:
            return
        with (
            VectorEnv(
                self.table.game,
                settings.games,
                settings.players,
                settings.options,
                workers=settings.workers,
                groups=GROUPS,
                reward="lead",
                lines=self.table.lines,
                finals=self.table.finals,
                choices=self.table.choices,
            ) as env,
            self.learner.fetching(env.memory),
        ):
            while not self.finished and monotonic() < pause:
                self.leg(env, pause)
                rated_anyway = self.finished and settings.last_seeds
                self.checkpoint(0 if rated_anyway else settings.seeds)

    def leg(self, env: VectorEnv, pause: float) -> None:
        """From one checkpoint to the next. All games begin anew, so that going on from there is the same run.

        They begin spread over the length of a game: else the first stretches would bring openings alone.
        """
        settings, progress = self.settings, self.progress
        legs = progress["legs"]
        env.reset(settings.seed + 1000 * legs, progress["decisions"] // max(progress["games"], 1))
        rival = None
        if self.selves and settings.shared:
            which = int(np.random.default_rng([settings.seed, legs]).integers(len(self.selves)))
            rival = self.learner.twin(self.selves[which], settings.seed + legs)
        games = SelfPlay(env, self.learner, rival, settings.shared)
        end = min(monotonic() + settings.seconds, pause)
        while True:
            began = monotonic()
            looks, experience, endings, told = games.play(settings.steps)
            played = monotonic()
            said = self.learner.learn(looks, experience, endings, self.pace())
            progress["updates"] += 1
            self.steady()
            progress["decisions"] += told.decisions
            progress["games"] += told.games
            speed = {"playing": played - began, "learning": monotonic() - played}
            self.note("self-play", {"points": told.points, **said, **speed})
            if progress["updates"] % settings.every == 0 or self.finished or monotonic() > end:
                break
        self.remember()

    def steady(self) -> None:
        """Let the average follow the network: quickly at first, later over many stretches."""
        updates = self.progress["updates"]
        share = np.float32(1 - min(STEADY, updates / (updates + 4)))
        for name, weight in self.learner.weights().items():
            self.average[name] += share * (weight - self.average[name])

    def remember(self) -> None:
        """Keep the network as it is now as one to play against, if it does; half precision will do."""
        if not self.settings.shared:
            return
        now = {name: weight.astype(np.float16) for name, weight in self.learner.weights().items()}
        self.selves = [*self.selves, now][-SELVES:]

    def pace(self) -> Pace:
        """Bold at first, careful towards the end."""
        settings, updates = self.settings, self.progress["updates"]
        done = min(1.0, max(updates / settings.updates, self.seconds / (60 * settings.minutes)))
        rate = settings.rate * (1 - 0.95 * done)
        if "before" in self.progress:
            rate *= min(1.0, (updates + 1) / CAREFUL)
        return Pace(rate, settings.curiosity * (1 - 0.9 * done), settings.batch)

    # -- keeping -----------------------------------------------------------------------------------------------

    def note(self, what: str, told: Mapping[str, float]) -> None:
        """A row of the curves."""
        row = {"what": what, "seconds": round(self.seconds, 2)}
        row |= {name: self.progress[name] for name in ("updates", "decisions", "games")}
        row |= {name: round(float(amount), 5) for name, amount in told.items()}
        self.progress["curves"].append(row)
        self.tell(" ".join(f"{name} {amount}" for name, amount in row.items()))

    def checkpoint(self, seeds: int) -> Rating | None:
        """Keep everything, then see how strong the network is, and write it down for bots."""
        self.progress["legs"] += 1
        self.save()
        found = None
        if seeds:
            network = self.learner.twin(self.average, self.settings.seed)
            found = rate(network, self.helpers(), self.settings.bot, range(RATED, RATED + seeds))
            self.note("rating", {"won": found.won, "margin": found.margin, "own": found.points, "others": found.others})
            self.progress["rating"] = str(found)
            self.tell(str(found))
            self.save()
        export(self.plan, self.average, self.folder / NETWORK, self.sheet())
        (self.folder / "network.json").write_text(json.dumps(self.sheet(), indent=2) + "\n", encoding="utf-8")
        write_curves(self.folder, self.progress["curves"])
        return found

    def save(self) -> None:
        self.progress["seconds"] = round(self.seconds, 3)
        self.progress["selves"] = list(range(len(self.selves)))
        state: dict[str, NDArray[Any]] = dict(self.learner.state())
        state |= {f"average {name}": weight for name, weight in self.average.items()}
        for number, weights in enumerate(self.selves):
            state |= {f"self {number} {name}": weight for name, weight in weights.items()}
        state["plan"] = np.array(json.dumps(self.plan.as_json()))
        state["progress"] = np.array(json.dumps(self.progress))
        part = self.folder / f"{CHECKPOINT}.part"
        with part.open("wb") as opened:
            np.savez(opened, **state)  # type: ignore[arg-type]
        part.replace(self.folder / CHECKPOINT)

    def sheet(self) -> dict[str, Any]:
        """The data sheet of the network."""
        told = {name: self.progress[name] for name in ("updates", "decisions", "games", "seconds", "imitated")}
        game = self.table.game
        return {
            "game": game.id,
            "rules": game.rules_version,
            "layout": self.table.layout.digest,
            "players": self.table.players,
            "options": dict(self.table.options),
            "plain": not self.plan.rows,
            "sees_legal": self.plan.sees_legal,
            "weights": sum(weight.size for weight in self.learner.weights().values()),
            "trained": told | ({"before": self.progress["before"]} if "before" in self.progress else {}),
            "rating": self.progress.get("rating", "not rated"),
        }


def begin(folder: Path, settings: Settings, tell: Tell = print) -> Run:
    """A new run in an empty folder."""
    if (folder / CHECKPOINT).exists():
        raise BadOptions(f"{folder} holds a run already; go on with --resume, or name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    settings.write(folder)
    return Run(folder, settings, tell)


def resume(folder: Path, tell: Tell = print, **changed: Any) -> Run:
    """Go on with a run from its newest checkpoint; what does not change the network may be set anew."""
    found = Run(folder, replace(read_settings(folder), **changed), tell)
    found.tell(f"going on after {found.progress['updates']} updates and {found.progress['seconds']:.0f} s")
    return found


def read_checkpoint(folder: Path) -> dict[str, NDArray[Any]]:
    file = folder / CHECKPOINT
    try:
        with np.load(file, allow_pickle=False) as found:
            return {name: found[name] for name in found.files}
    except (OSError, ValueError, KeyError) as problem:
        raise BadOptions(f"{file} is no checkpoint that can be read: {problem}") from problem
