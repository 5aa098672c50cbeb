"""Where the time goes: random games of one of ours under cProfile, by function and by floor of the house.

Runs in its own process (`python -m boardwright.bench.hotspots NAME SECONDS`) on the interpreted tree. The profiler
makes small functions look dearer than they are: read the order, not the seconds.
"""

import pstats
import re
import sys
from collections.abc import Sequence
from cProfile import Profile
from pathlib import PurePath

from boardwright.bench import ours
from boardwright.bench.contestants import by_name
from boardwright.bench.stopwatch import time_games

LINES = 25
ADDRESS = re.compile(r" at 0x[0-9a-f]+")

Entry = tuple[float, int, str, str]
"""Own seconds, calls, place in the house, function."""


def place_of(file: str) -> str:
    """A file by its place in the package (`kernel/flow.py`); built-in functions have none."""
    parts = PurePath(file).parts
    if "boardwright" in parts:
        last = len(parts) - 1 - parts[::-1].index("boardwright")
        return "/".join(parts[last + 1 :])
    return "built-in" if file == "~" else f"python/{parts[-1]}"


def floor_of(place: str) -> str:
    """The floor a place belongs to: `kernel`, `match`, `games/<game>`."""
    parts = place.split("/")
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def entries_of(profile: Profile) -> list[Entry]:
    stats: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = vars(pstats.Stats(profile))["stats"]
    return [
        (own, calls, place_of(file), ADDRESS.sub("", name)) for (file, _, name), (_, calls, own, _, _) in stats.items()
    ]


def lines_of(entries: Sequence[Entry]) -> list[str]:
    total = sum(entry[0] for entry in entries) or 1.0
    floors: dict[str, float] = {}
    for own, _, place, _ in entries:
        floors[floor_of(place)] = floors.get(floor_of(place), 0.0) + own
    lines = ["own time by floor:"]
    lines += [f"  {own / total:6.1%}  {floor}" for floor, own in sorted(floors.items(), key=lambda pair: -pair[1])]
    lines += [f"own time by function, the first {LINES}:", f"  {'share':>6}  {'calls':>10}  function"]
    for own, calls, place, name in sorted(entries, reverse=True)[:LINES]:
        lines.append(f"  {own / total:6.1%}  {calls:>10,}  {place}  {name}")
    return lines


def main(argv: Sequence[str]) -> int:
    name, seconds = argv
    contestant = by_name(name)
    play = ours.prepare(contestant.game, contestant.players, contestant.options).play
    play(1)
    profile = Profile()
    profile.enable()
    time_games(play, float(seconds))
    profile.disable()
    print("\n".join(lines_of(entries_of(profile))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
