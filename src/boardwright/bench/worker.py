"""The measured process: `python -m boardwright.bench.worker NAME SECONDS` prints one JSON line, the sample.

One contestant a process, so that compiled and interpreted trees and the peers never share an interpreter.
"""

import json
import sys
from collections.abc import Sequence

from boardwright.bench import ours, peers
from boardwright.bench.contestants import COMPILED, PEER, Contestant, by_name
from boardwright.bench.stopwatch import Contest, measure_games, measure_micros

PREPARE_PEER = {
    "catanatron": peers.catanatron,
    "chess": peers.chess,
    "open_spiel": peers.open_spiel,
    "open_spiel-env": peers.open_spiel_environment,
    "pettingzoo-chess": peers.pettingzoo_chess,
    "pettingzoo-go": peers.pettingzoo_go,
}


def prepare(contestant: Contestant) -> Contest:
    """Import and set up the contestant; refuse to measure the wrong build under its name."""
    if contestant.build == PEER:
        return PREPARE_PEER[contestant.name]()
    if contestant.bot:
        contest = ours.prepare_bot(contestant.game, contestant.players, contestant.bot)
    else:
        prepare_ours = ours.prepare_environment if contestant.environment else ours.prepare
        contest = prepare_ours(contestant.game, contestant.players, contestant.options)
    if contest.compiled != (contestant.build == COMPILED):
        found = "compiled" if contest.compiled else "interpreted"
        raise RuntimeError(f"{contestant.name} must run {contestant.build}, but the kernel found is {found}")
    return contest


def sample(contestant: Contestant, seconds: float) -> dict[str, object]:
    """One measurement, as the JSON line carries it."""
    contest = prepare(contestant)
    timing = measure_games(contest.play, seconds)
    selfplay = measure_games(contest.selfplay, seconds) if contest.selfplay else None
    clone, clone_match = contest.clone, contest.clone_match
    return {
        "name": contestant.name,
        "version": contest.version,
        "decisions": timing.decisions,
        "games": timing.decisions / contest.length if contest.length else timing.games,
        "seconds": timing.seconds,
        "selfplay": selfplay.decisions / selfplay.seconds if selfplay else None,
        "clone_us": measure_micros(clone) if clone else None,
        "clone_match_us": measure_micros(clone_match) if clone_match else None,
        "simulations": contest.pace() if contest.pace else None,
    }


def main(argv: Sequence[str]) -> int:
    name, seconds = argv
    print(json.dumps(sample(by_name(name), float(seconds))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
