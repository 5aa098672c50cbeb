"""How long Keyflower's final scoring takes: the best use of every piece, for players with more than games bring.

Runs in its own process (`boardwright bench --measure keyflower/scoring`) on the interpreted tree.
"""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from boardwright.games.keyflower.allocation import SCORINGS, STORAGE, Holdings, best
from boardwright.games.keyflower.state import Four

VILLAGES = 10_000
#: Of each colour, skill and resource up to so many.
MOST = 12
TILES = sorted({*SCORINGS, *STORAGE})
MEDIAN_BAR_MS = 5.0
WORST_BAR_MS = 200.0


def random_holdings(chance: Random, most: int) -> Holdings:
    """Few or many tiles that score pieces, up to ``most`` pieces of each kind, all powers and rulings."""

    def four() -> Four:
        top = chance.randint(0, most)
        return (chance.randint(0, top), chance.randint(0, top), chance.randint(0, top), chance.randint(0, top))

    share = chance.random()
    tiles = frozenset(tile for tile in TILES if chance.random() < share)
    workers, loose = four(), four()
    skills = (chance.randint(0, most), chance.randint(0, most), chance.randint(0, most))
    stored = tuple((tile, four()) for tile in STORAGE if tile in tiles)
    upgraded = sum(1 << tile for tile in STORAGE if chance.random() < 0.5)
    purple, wild, wild_points, free_storage = (chance.random() < 0.5 for _ in range(4))
    return Holdings(workers, skills, loose, stored, tiles, upgraded, purple, wild, wild_points, free_storage)


def times(villages: int) -> Iterator[float]:
    """Milliseconds for each of so many villages, seeds 1, 2, 3 and so on."""
    for seed in range(1, villages + 1):
        held = random_holdings(Random(seed), MOST)
        start = process_time()
        best(held)
        yield (process_time() - start) * 1e3


def main() -> int:
    found = sorted(times(VILLAGES))
    middle, worst = median(found), found[-1]
    print(f"Keyflower's final scoring, {len(found):,} random villages, interpreted")
    for text, value, bar in (("median", middle, MEDIAN_BAR_MS), ("worst", worst, WORST_BAR_MS)):
        print(f"bar: {text} <= {bar:g} ms: {value:.2f} ms  {'met' if value <= bar else 'missed'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
