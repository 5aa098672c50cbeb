"""An arena's report: one HTML file that needs nothing else, with a plot for every question."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from boardwright.arena.contest import time_at, together
from boardwright.arena.folder import REPORT, BadFolder, Folder
from boardwright.arena.ratings import Estimate, all_names, duels, ratings, standings
from boardwright.arena.running import missing, played
from boardwright.arena.schedule import written
from boardwright.arena.strips import (
    Scale,
    axis,
    bar,
    box,
    duration,
    histogram,
    interval,
    part_of,
    powers_of,
    scale_of,
    strip,
)
from boardwright.games import get_game
from boardwright.words import Words

#: How many colours there are for bots; the next ones begin again.
COLOURS: Final = 8
#: What the title of a column with plots begins with.
PLOT: Final = "*"
#: How many bars show the lengths of games.
BARS: Final = 30


class Report:
    """The page, section by section."""

    def __init__(self, folder: Folder) -> None:
        self.plan = folder.plan
        self.path = folder.path
        self.results = played(folder)
        self.left = len(missing(folder))
        self.names = all_names(self.results, folder.plan.names)
        self.colour = {name: number % COLOURS for number, name in enumerate(self.names)}
        self.standings = standings(self.results, self.names)
        self.ratings = ratings(self.results, self.names)
        self.title = Words("en", get_game(self.plan.game)).name("game-title")
        #: Played against the game itself: won or lost, and nobody to compare with.
        self.alone = any(result.won is not None for result in self.results)

    def write(self) -> Path:
        """Write the page into the folder; returns where it is."""
        file = self.path / REPORT
        try:
            file.write_text(self.page(), encoding="utf-8")
        except OSError as problem:
            raise BadFolder(f"cannot write {file}: {problem.strerror or problem}") from problem
        return file

    def page(self) -> str:
        style = files("boardwright.arena").joinpath("report.css").read_text(encoding="utf-8")
        parts = [self.head(), self.strength(), self.rated(), self.meetings(), self.by_seat(), self.by_players()]
        parts += [self.sources(), self.lengths(), self.thinking(), self.reading()]
        return (
            f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>Arena: {escape(self.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(filter(None, parts))
            + "\n</main>\n</body>\n</html>\n"
        )

    # -- what was played -----------------------------------------------------------------------------------------

    def head(self) -> str:
        """What was played, and the command that plays it again."""
        seeds = len({result.seed for result in self.results})
        tables = " and ".join(map(str, self.plan.players)) + (" players" if max(self.plan.players) > 1 else " player")
        fair = "the same seeds for every bot" if self.alone else "every seed from every seat"
        said = f"{len(self.results)} games with {seeds} seeds, {tables}, {fair}"
        options = "; ".join(f"{name}: {written(value)}" for name, value in self.plan.options.items())
        lines = [
            f"<h1>Arena: {escape(self.title)}</h1>",
            f"<p>{escape(said + ('; ' + options if options else ''))}.</p>",
        ]
        if self.left:
            lines.append(f'<p class="alert">{self.left} games are still to be played.</p>')
        lines.append(f"<p><code>{escape(self.plan.command())}</code></p>")
        return f"<header>{''.join(lines)}</header>"

    def strength(self) -> str:
        """Wins and points."""
        shares = Scale(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))
        rows = []
        for one in self.standings:
            told = f"{one.bot}: {one.wins.value:.0%} of games won, {between(one.wins, '.0%')}"
            even = None if self.alone else one.even
            cells = [
                plot(strip(shares, told, interval(shares, one.wins, self.colour[one.bot]), even)),
                number(f"{one.wins.value:.1%}", between(one.wins, ".0%")),
                number(f"{one.points.value:.1f}", between(one.points, ".1f")),
            ]
            if self.forfeited:
                cells.append(number(str(one.forfeits)))
            rows.append(self.row(one.bot, cells))
        titles = ["*games won", "wins", "points"]
        if self.forfeited:
            titles.append("forfeits")
        told = "The dot is what was measured, the bar holds the true value 95 times in 100."
        if not self.alone:
            told += " The dashed line is where all would be if they were equally strong."
        foot = [plot(axis(shares, ".0%")), *["<td></td>"] * (len(titles) - 1)]
        problems = "".join(
            f'<p class="alert">{escape(one.bot)} has forfeited {one.forfeits} decisions, which the house then made; '
            f"at first: {escape(one.problem)}</p>"
            for one in self.standings
            if one.forfeits
        )
        return section("Strength", told, table(["bot", *titles], [rows], foot) + problems)

    @property
    def forfeited(self) -> bool:
        return any(one.forfeits for one in self.standings)

    def rated(self) -> str:
        """Ratings on one scale, where there is somebody to compare with."""
        if len(self.ratings) < 2:
            return ""
        scale = scale_of([end for one in self.ratings.values() for end in one if end is not None])
        rows = [
            self.row(
                name,
                [
                    plot(strip(scale, f"{name}: {one.value:+.0f}", interval(scale, one, self.colour[name]), 0.0)),
                    number(f"{one.value:+.0f}", between(one, "+.0f")),
                ],
            )
            for name, one in sorted(self.ratings.items(), key=lambda item: -item[1].value)
        ]
        told = "On Elo's scale: 191 points are three games of four, 400 ten of eleven. The first bot named is the mark."
        return section("Ratings", told, table(["bot", "*rating", ""], [rows], [plot(axis(scale, "+.0f")), "<td></td>"]))

    def meetings(self) -> str:
        """How often one came in before another."""
        found = duels(self.results, self.names)
        if self.alone or not found:
            return ""
        rows = []
        for name in self.names:
            cells = [duel(found.get((name, other))) for other in self.names]
            rows.append(self.row(name, cells))
        told = "How often the bot of the row came in before the bot of the column, where both sat at the table."
        return section("Head to head", told, table(["", *self.names], [rows]))

    # -- points --------------------------------------------------------------------------------------------------

    def by_seat(self) -> str:
        """Points by bot and seat, a block a bot."""
        values: dict[tuple[str, int, int], list[float]] = defaultdict(list)
        for result in self.results:
            for actor, name in enumerate(result.names):
                if actor < len(result.bots) or not self.alone:
                    values[name, len(result.bots), actor].append(result.points[actor])
        blocks = []
        for name in self.names:
            rows = []
            for (_, count, actor), points in sorted(item for item in values.items() if item[0][0] == name):
                label = f"seat {actor + 1}" + (f" of {count}" if len(self.plan.players) > 1 else "")
                rows.append((label, points))
            blocks.append((name, rows))
        told = "Half of the results lie in the box, 90 of 100 on the thin line; the thick line is the median."
        if self.alone:
            return self.boxes("Points", told, blocks)
        told += " The first seat is not always the first to play: that is drawn by chance."
        return self.boxes("Points by seat", told, blocks)

    def by_players(self) -> str:
        """Points by the number of players, where there were several."""
        if len(self.plan.players) < 2:
            return ""
        blocks = []
        for name in self.names:
            rows = []
            for count in sorted(self.plan.players):
                points = [
                    float(result.points[actor])
                    for result in self.results
                    if len(result.bots) == count
                    for actor, who in enumerate(result.names)
                    if who == name
                ]
                if points:
                    rows.append((f"{count} players", points))
            blocks.append((name, rows))
        return self.boxes("Points by number of players", "The same, all seats together.", blocks)

    def boxes(self, title: str, told: str, blocks: Iterable[tuple[str, list[tuple[str, list[float]]]]]) -> str:
        """Box plots: by bot, and within a bot by something else."""
        kept = [(name, rows) for name, rows in blocks if rows]
        scale = scale_of([part_of(points, part) for _, rows in kept for _, points in rows for part in (0.05, 0.95)])
        bodies = []
        for name, rows in kept:
            body = []
            for place, (label, points) in enumerate(rows):
                mean = sum(points) / len(points)
                said = f"{name}, {label}: mean {mean:.1f}, median {part_of(points, 0.5):.0f}"
                cells = [
                    f'<th scope="row" class="sub">{escape(label)}</th>',
                    plot(strip(scale, said, box(scale, points, self.colour[name]))),
                    number(f"{part_of(points, 0.5):.0f}"),
                    number(f"{mean:.1f}"),
                    number(str(len(points))),
                ]
                head = self.bot_cell(name, rows=len(rows)) if place == 0 else ""
                body.append(f"<tr>{head}{''.join(cells)}</tr>")
            bodies.append(body)
        foot = ["<td></td>", plot(axis(scale, "g")), *["<td></td>"] * 3]
        return section(title, told, table(["bot", "", "*points", "median", "mean", "games"], bodies, foot))

    def sources(self) -> str:
        """What the points were for, as a mean of all seats of a bot."""
        sums: dict[str, Counter[str]] = {name: Counter() for name in self.names}
        seats: Counter[str] = Counter()
        for result in self.results:
            for actor, name in enumerate(result.names):
                if name in sums and actor < len(result.sources):
                    sums[name].update(result.sources[actor])
                    seats[name] += 1
        shown = [name for name in self.names if seats[name]]
        means = {name: {line: points / seats[name] for line, points in sums[name].items()} for name in shown}
        lines = sorted({line for found in means.values() for line in found}, key=lambda line: -most(means, line))
        lines = [line for line in lines if any(found.get(line) for found in means.values())]
        if not lines:
            return ""
        scale = scale_of([found.get(line, 0.0) for found in means.values() for line in lines], 0.0)
        bodies = []
        for line in lines:
            body = []
            for place, name in enumerate(shown):
                value = means[name].get(line, 0.0)
                said = f"{line}, {name}: {value:.1f}"
                head = f'<th scope="row" rowspan="{len(shown)}">{escape(line)}</th>' if place == 0 else ""
                cells = self.bot_cell(name, "sub") + plot(strip(scale, said, bar(scale, value, self.colour[name])))
                body.append(f"<tr>{head}{cells}{number(f'{value:.1f}')}</tr>")
            bodies.append(body)
        foot = ["<td></td>", plot(axis(scale, "g")), "<td></td>"]
        told = "Mean points by line of the score sheet. They add up to the mean points of each bot."
        return section("Sources of points", told, table(["", "bot", "*points", "mean"], bodies, foot))

    # -- time ----------------------------------------------------------------------------------------------------

    def lengths(self) -> str:
        """How many decisions a game has."""
        values = [float(result.length) for result in self.results]
        scale = scale_of(values)
        plots = []
        for count in sorted({len(result.bots) for result in self.results}):
            some = [float(result.length) for result in self.results if len(result.bots) == count]
            said = f"{'Alone' if count == 1 else f'{count} players'}: {sum(some) / len(some):.0f} decisions on average"
            drawn = strip(scale, said, histogram(scale, some, BARS, 0))
            plots.append(
                f'<p class="quiet">{said}, from {min(some):.0f} to {max(some):.0f}.</p><div class="tall">{drawn}</div>'
            )
            plots.append(axis(scale, "g"))
        return section(
            "Length of games", "Decisions of all seats together; upwards, how many games had so many.", "".join(plots)
        )

    def thinking(self) -> str:
        """How long each bot thinks about a decision."""
        found: dict[str, Counter[int]] = {}
        for name in self.plan.names:
            found[name] = together(
                result.times[seat] for result in self.results for seat, bot in enumerate(result.bots) if bot == name
            )
        quantiles = {
            name: [time for time in (time_at(counts, part) for part in (0.5, 0.95, 1.0)) if time is not None]
            for name, counts in found.items()
        }
        known = {name: times for name, times in quantiles.items() if times}
        if not known:
            return ""
        scale = powers_of([time for times in known.values() for time in times])
        rows = []
        for name, (middle, late, longest) in known.items():
            drawn = interval(scale, Estimate(middle, middle, late), self.colour[name])
            said = f"{name}: median {duration(middle)}, 95 of 100 within {duration(late)}"
            times = [number(duration(time)) for time in (middle, late, longest)]
            rows.append(
                self.row(name, [plot(strip(scale, said, drawn)), *times, number(f"{sum(found[name].values())}")])
            )
        told = "Only decisions with a choice. The dot is the median; 95 of 100 take no longer than the bar reaches."
        titles = ["bot", "*time", "median", "95 of 100", "longest", "decisions"]
        foot = [plot(axis(scale, "time")), *["<td></td>"] * 4]
        return section("Time per decision", told, table(titles, [rows], foot))

    def reading(self) -> str:
        """How intervals are meant."""
        told = (
            "Games of one seed hang together, so intervals take the seed as the unit: Wilson's for shares, Student's "
            "for means, a Bayesian bootstrap for ratings, which are fitted to whole rankings by the Plackett-Luce "
            "model. Every game is a line of <code>games.jsonl</code> beside this page."
        )
        return f'<footer class="quiet"><p>{told}</p></footer>'

    # -- pieces --------------------------------------------------------------------------------------------------

    def row(self, name: str, cells: Iterable[str]) -> str:
        return f"<tr>{self.bot_cell(name)}{''.join(cells)}</tr>"

    def bot_cell(self, name: str, look: str = "", rows: int = 1) -> str:
        """A bot's name with its colour, over so many rows."""
        over = f' rowspan="{rows}"' if rows > 1 else ""
        return f'<th scope="row"{over} class="bot c{self.colour[name]} {look}">{escape(name)}</th>'


def most(means: dict[str, dict[str, float]], line: str) -> float:
    return max(found.get(line, 0.0) for found in means.values())


def section(title: str, told: str, inside: str) -> str:
    scrolled = f'<div class="wide" tabindex="0" role="group" aria-label="{title}">{inside}</div>'
    return f'<section><h2>{title}</h2><p class="quiet">{told}</p>{scrolled}</section>'


def table(titles: Sequence[str], bodies: Iterable[Iterable[str]], foot: Sequence[str] = ()) -> str:
    """A table with blocks of rows; ``foot`` are the cells under all columns but the first."""
    looks = ["plot" if title.startswith(PLOT) else "name" if title == "bot" else "" for title in titles]
    head = "".join(
        f'<th scope="col" class="{look}">{escape(title.removeprefix(PLOT))}</th>' for title, look in zip(titles, looks)
    )
    inside = "".join(f"<tbody>{''.join(rows)}</tbody>" for rows in bodies)
    last = f"<tfoot><tr><td></td>{''.join(foot)}</tr></tfoot>" if foot else ""
    return f"<table><thead><tr>{head}</tr></thead>{inside}{last}</table>"


def plot(drawn: str) -> str:
    return f'<td class="plot">{drawn}</td>'


def number(value: str, more: str = "") -> str:
    """A number, and between what it may lie."""
    return f"<td>{escape(value)}{f' <small>{escape(more)}</small>' if more else ''}</td>"


def between(estimate: Estimate, form: str) -> str:
    """An interval in words; empty where there is none, and for the mark that others are measured by."""
    if estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return ""
    return f"{format(estimate.low, form)} to {format(estimate.high, form)}"


def duel(found: Estimate | None) -> str:
    """A cell of the table of meetings, the greener the more often the row came in first."""
    if found is None:
        return "<td></td>"
    side, depth = ("good" if found.value >= 0.5 else "bad"), abs(found.value - 0.5) * 0.8
    style = f"--tint: var(--{side}); --depth: {depth:.2f}"
    return f'<td class="duel" style="{style}">{found.value:.1%} <small>{between(found, ".0%")}</small></td>'
