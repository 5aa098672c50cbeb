"""From samples to what is reported: medians, spreads, ratios to catanatron, and the bars we set ourselves.

A ratio is taken inside each round, where both ran within seconds of each other; the median of those counts.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from boardwright.bench.contestants import CATANATRON, CONTESTANTS, Contestant, Share, Times, by_name
from boardwright.bench.rounds import Measured, Sample


class Figures(NamedTuple):
    """One contestant's figures over all rounds."""

    name: str
    label: str
    version: str
    decisions_per_second: float
    spread: float
    """Largest minus smallest round, as a share of the median."""
    games_per_second: float
    decisions_per_game: float
    clone_us: float | None
    clone_match_us: float | None
    ratio: float | None
    """Decisions per second against catanatron's."""
    selfplay: float | None = None
    """Decisions per second in self-play against those of bare random games, measured in the same process."""
    simulations: float | None = None
    """Games that a searching bot imagines in a second."""


class Bar(NamedTuple):
    text: str
    value: str
    met: bool | None
    """None: not measured in this run."""


def _middle(one: Measured, figure: Callable[[Sample], float]) -> float:
    return median(figure(sample) for sample in one.samples.values())


def _where_measured(one: Measured, figure: Callable[[Sample], float | None]) -> float | None:
    values = [value for sample in one.samples.values() if (value := figure(sample)) is not None]
    return median(values) if values else None


def _selfplay(one: Measured) -> float | None:
    samples = one.samples.values()
    shares = [sample.selfplay / sample.decisions_per_second for sample in samples if sample.selfplay is not None]
    return median(shares) if shares else None


def ratio_to(one: Measured, base: Measured | None) -> float | None:
    """The median over common rounds of our decisions per second divided by theirs."""
    if base is None:
        return None
    common = one.samples.keys() & base.samples.keys()
    if not common:
        return None
    return median(one.samples[turn].decisions_per_second / base.samples[turn].decisions_per_second for turn in common)


def summarize(measured: Sequence[Measured]) -> list[Figures]:
    """One row for every contestant with at least one sample."""
    base = next((one for one in measured if one.contestant.name == CATANATRON), None)
    return [_row(one, base) for one in measured if one.samples]


def _row(one: Measured, base: Measured | None) -> Figures:
    speeds = [sample.decisions_per_second for sample in one.samples.values()]
    speed = median(speeds)
    return Figures(
        name=one.contestant.name,
        label=one.contestant.label,
        version=next(iter(one.samples.values())).version,
        decisions_per_second=speed,
        spread=(max(speeds) - min(speeds)) / speed,
        games_per_second=_middle(one, lambda sample: sample.games_per_second),
        decisions_per_game=_middle(one, lambda sample: sample.decisions / sample.games),
        clone_us=_where_measured(one, lambda sample: sample.clone_us),
        clone_match_us=_where_measured(one, lambda sample: sample.clone_match_us),
        ratio=ratio_to(one, base),
        selfplay=_selfplay(one),
        simulations=_where_measured(one, lambda sample: sample.simulations),
    )


def judge(rows: Sequence[Figures]) -> list[Bar]:
    """The bars of all contestants, each met, missed or not measured."""
    found = {row.name: row for row in rows}
    return [bar for contestant in CONTESTANTS for bar in bars_of(contestant, found)]


def bars_of(contestant: Contestant, found: Mapping[str, Figures]) -> Iterator[Bar]:
    row = found.get(contestant.name)
    if contestant.least_ratio is not None:
        yield _ratio_bar(contestant, row, contestant.least_ratio)
    if contestant.least_share is not None:
        yield _share_bar(contestant, row, found.get(contestant.least_share.of), contestant.least_share)
    if contestant.least_selfplay is not None:
        yield _selfplay_bar(contestant, row, contestant.least_selfplay)
    for times in contestant.least_times:
        yield _times_bar(contestant, row, found.get(times.of), times)
    if contestant.least_simulations is not None:
        yield _simulations_bar(contestant, row, contestant.least_simulations)
    if contestant.most_clone_us is not None:
        yield _clone_bar(contestant, row, contestant.most_clone_us)


def _ratio_bar(contestant: Contestant, row: Figures | None, least: float) -> Bar:
    title = f"{contestant.title}, {contestant.players} players {contestant.build} >= {least:g}x catanatron"
    if row is None or row.ratio is None:
        return Bar(title, "not measured", None)
    return Bar(title, f"{row.ratio:.1f}x", row.ratio >= least)


def _share_bar(contestant: Contestant, row: Figures | None, base: Figures | None, bar: Share) -> Bar:
    title = f"{contestant.label} >= {bar.share:.0%} of {by_name(bar.of).label}"
    if row is None or base is None:
        return Bar(title, "not measured", None)
    share = row.decisions_per_second / base.decisions_per_second
    return Bar(title, f"{share:.0%}", share >= bar.share)


def _times_bar(contestant: Contestant, row: Figures | None, base: Figures | None, bar: Times) -> Bar:
    title = f"{contestant.label} >= {bar.times:g}x {by_name(bar.of).label}"
    if row is None or base is None:
        return Bar(title, "not measured", None)
    times = row.decisions_per_second / base.decisions_per_second
    return Bar(title, f"{times:.1f}x", times >= bar.times)


def _selfplay_bar(contestant: Contestant, row: Figures | None, least: float) -> Bar:
    title = f"{contestant.title}, self-play of {contestant.players} random bots {contestant.build} >= {least:.0%}"
    if row is None or row.selfplay is None:
        return Bar(title, "not measured", None)
    return Bar(title, f"{row.selfplay:.0%}", row.selfplay >= least)


def _simulations_bar(contestant: Contestant, row: Figures | None, least: float) -> Bar:
    title = f"{contestant.label} >= {least:,g} simulations/s"
    if row is None or row.simulations is None:
        return Bar(title, "not measured", None)
    return Bar(title, f"{row.simulations:,.0f}", row.simulations >= least)


def _clone_bar(contestant: Contestant, row: Figures | None, most: float) -> Bar:
    title = f"{contestant.title}, state clone, {contestant.players} players {contestant.build} <= {most:g} µs"
    if row is None or row.clone_us is None:
        return Bar(title, "not measured", None)
    return Bar(title, f"{row.clone_us:.2f} µs", row.clone_us <= most)
