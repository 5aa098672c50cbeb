"""From samples to what is reported: medians, spreads, ratios to catanatron, and the bars we set ourselves.

A ratio is taken inside each round, where both ran within seconds of each other; the median of those counts.
"""

from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

from boardwright.bench.contestants import (
    CATANATRON,
    KEYFLOWER_4,
    KEYFLOWER_4_COMPILED,
    OURS_4,
    OURS_4_COMPILED,
    OURS_ALL,
    OURS_ALL_COMPILED,
)
from boardwright.bench.rounds import Outcome, Sample

RATIO_BARS = (
    (OURS_4, "Kingdom Builder, 4 players interpreted", 10.0),
    (OURS_4_COMPILED, "Kingdom Builder, 4 players compiled", 17.0),
    (KEYFLOWER_4, "Keyflower, 4 players interpreted", 2.5),
    (KEYFLOWER_4_COMPILED, "Keyflower, 4 players compiled", 8.0),
)
#: The most µs a clone of the state may take.
CLONE_BARS = ((OURS_4, "Kingdom Builder", 2.0), (KEYFLOWER_4, "Keyflower", 6.0))
#: With everything in the box, and the share of the base game's speed that is left.
SHARE_BARS = ((OURS_ALL, OURS_4, "interpreted"), (OURS_ALL_COMPILED, OURS_4_COMPILED, "compiled"))
SHARE_BAR = 0.6
#: The share of a bare random game's speed that self-play of random bots has, records written.
SELFPLAY_BARS = ((OURS_4, "Kingdom Builder"), (KEYFLOWER_4, "Keyflower"))
SELFPLAY_BAR = 0.7


class Row(NamedTuple):
    """One contestant's figures over all rounds."""

    name: str
    label: str
    version: str
    decisions_per_second: float
    spread: float
    """Largest minus smallest round, as a share of the median."""
    games_per_second: float
    decisions_per_game: float
    clone_us: float
    clone_match_us: float | None
    ratio: float | None
    """Decisions per second against catanatron's."""
    selfplay: float | None
    """Decisions per second in self-play against those of bare random games, measured in the same process."""


class Bar(NamedTuple):
    text: str
    value: str
    met: bool | None
    """None: not measured in this run."""


def _middle(outcome: Outcome, figure: Callable[[Sample], float]) -> float:
    return median(figure(sample) for sample in outcome.samples.values())


def _match_clone(outcome: Outcome) -> float | None:
    values = [s.clone_match_us for s in outcome.samples.values() if s.clone_match_us is not None]
    return median(values) if values else None


def _selfplay(outcome: Outcome) -> float | None:
    samples = outcome.samples.values()
    shares = [s.selfplay / s.decisions_per_second for s in samples if s.selfplay is not None]
    return median(shares) if shares else None


def ratio_to(outcome: Outcome, base: Outcome | None) -> float | None:
    """The median over common rounds of our decisions per second divided by theirs."""
    if base is None:
        return None
    common = outcome.samples.keys() & base.samples.keys()
    if not common:
        return None
    return median(
        outcome.samples[turn].decisions_per_second / base.samples[turn].decisions_per_second for turn in common
    )


def summarize(outcomes: Sequence[Outcome]) -> list[Row]:
    """One row for every contestant with at least one sample."""
    base = next((outcome for outcome in outcomes if outcome.contestant.name == CATANATRON), None)
    return [_row(outcome, base) for outcome in outcomes if outcome.samples]


def _row(outcome: Outcome, base: Outcome | None) -> Row:
    speeds = [sample.decisions_per_second for sample in outcome.samples.values()]
    speed = median(speeds)
    return Row(
        name=outcome.contestant.name,
        label=outcome.contestant.label,
        version=next(iter(outcome.samples.values())).version,
        decisions_per_second=speed,
        spread=(max(speeds) - min(speeds)) / speed,
        games_per_second=_middle(outcome, lambda sample: sample.games_per_second),
        decisions_per_game=_middle(outcome, lambda sample: sample.decisions / sample.games),
        clone_us=_middle(outcome, lambda sample: sample.clone_us),
        clone_match_us=_match_clone(outcome),
        ratio=ratio_to(outcome, base),
        selfplay=_selfplay(outcome),
    )


def judge(rows: Sequence[Row]) -> list[Bar]:
    """The bars, each met, missed or not measured."""
    found = {row.name: row for row in rows}
    bars = [_ratio_bar(found.get(name), text, least) for name, text, least in RATIO_BARS]
    shares = [_share_bar(found, *bar) for bar in SHARE_BARS]
    played = [_selfplay_bar(found.get(name), text) for name, text in SELFPLAY_BARS]
    return [*bars, *shares, *played, *(_clone_bar(found.get(name), text, most) for name, text, most in CLONE_BARS)]


def _selfplay_bar(row: Row | None, text: str) -> Bar:
    title = f"{text}, self-play of 4 random bots interpreted >= {SELFPLAY_BAR:.0%} of bare games"
    if row is None or row.selfplay is None:
        return Bar(title, "not measured", None)
    return Bar(title, f"{row.selfplay:.0%}", row.selfplay >= SELFPLAY_BAR)


def _share_bar(found: dict[str, Row], name: str, base: str, build: str) -> Bar:
    title = f"all sets {build} >= {SHARE_BAR:.0%} of the base game"
    if name not in found or base not in found:
        return Bar(title, "not measured", None)
    share = found[name].decisions_per_second / found[base].decisions_per_second
    return Bar(title, f"{share:.0%}", share >= SHARE_BAR)


def _ratio_bar(row: Row | None, text: str, least: float) -> Bar:
    title = f"{text} >= {least:g}x catanatron"
    if row is None or row.ratio is None:
        return Bar(title, "not measured", None)
    return Bar(title, f"{row.ratio:.1f}x", row.ratio >= least)


def _clone_bar(row: Row | None, text: str, most: float) -> Bar:
    title = f"{text}, state clone, 4 players interpreted <= {most:g} µs"
    if row is None:
        return Bar(title, "not measured", None)
    return Bar(title, f"{row.clone_us:.2f} µs", row.clone_us <= most)
