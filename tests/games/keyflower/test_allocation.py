"""The best use of workers, skills and resources at the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from boardwright.games.keyflower.allocation import FAMILIES, LEFT, SCORINGS, STORAGE, Holdings, Line, best, family
from boardwright.games.keyflower.bench.scoring import random_holdings
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS, Four, Three
from boardwright.kernel.errors import BadCatalog
from tests.deep import SEED, deep, many
from tests.games.keyflower.slow_allocation import Table, slow_best

TILES = tuple(sorted({*SCORINGS, *STORAGE}))
NOTHING: Four = (0, 0, 0, 0)


def named(*names: str) -> frozenset[int]:
    return frozenset(CATALOG.tile(name) for name in names)


def bits(*names: str) -> int:
    return sum(1 << CATALOG.tile(name) for name in names)


def holdings(
    *tiles: str,
    workers: Four = NOTHING,
    skills: Three = (0, 0, 0),
    loose: Four = NOTHING,
    stored: dict[str, Four] | None = None,
    upgraded: tuple[str, ...] = (),
    purple: bool = False,
    wild: bool = False,
    wild_points: bool = False,
    free_storage: bool = False,
) -> Holdings:
    return Holdings(
        workers,
        skills,
        loose,
        tuple((CATALOG.tile(name), items) for name, items in (stored or {}).items()),
        named(*tiles, *(stored or {})),
        bits(*upgraded),
        purple,
        wild,
        wild_points,
        free_storage,
    )


def lines(held: Holdings) -> dict[str, Line]:
    """The lines by name of tile; "gold" for gold by itself."""
    return {"gold" if line.tile == LEFT else CATALOG.tiles[line.tile].id: line for line in best(held).lines}


def points(held: Holdings) -> dict[str, int]:
    return {name: line.points for name, line in lines(held).items()}


# -- tiles one by one ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-12.1", "KF-13.25")
def test_jeweller_pays_two_for_gold_instead_of_one() -> None:
    assert points(holdings("jeweller", loose=(1, 1, 1, 3))) == {"jeweller": 6}
    assert points(holdings(loose=(1, 1, 1, 3))) == {"gold": 3}


@pytest.mark.rule("KF-13.11")
def test_gold_that_counts_for_no_tile_is_worth_one_point() -> None:
    assert points(holdings("mercers_guild", loose=(1, 1, 0, 3))) == {"mercers_guild": 5, "gold": 2}


@pytest.mark.rule("KF-12.2", "KF-12.18", "KF-12.22", "KF-1.11")
def test_mercers_guild_pays_for_sets_and_gold_stands_in() -> None:
    assert points(holdings("mercers_guild", loose=(2, 3, 2, 0))) == {"mercers_guild": 10}
    held = holdings("mercers_guild", loose=(2, 0, 2, 2))
    assert points(held) == {"mercers_guild": 10}
    assert lines(held)["mercers_guild"].resources == (2, 0, 2, 2)
    assert points(holdings("mercers_guild", loose=(0, 0, 0, 3))) == {"mercers_guild": 5}


@pytest.mark.rule("KF-12.3", "KF-12.20")
def test_watermill_pays_for_one_kind_that_is_not_gold() -> None:
    held = holdings("watermill", loose=(2, 3, 1, 4))
    assert points(held) == {"watermill": 3, "gold": 4}
    assert lines(held)["watermill"].resources == (0, 3, 0, 0)
    # Gold standing for stone would earn no more than by itself: so it cannot be seen but in the total.
    assert best(holdings("watermill", loose=(0, 0, 0, 4))).points == 4


@pytest.mark.rule("KF-12.4", "KF-12.22")
def test_windmill_pays_for_every_five_resources() -> None:
    assert points(holdings("windmill", loose=(4, 3, 2, 0))) == {"windmill": 5}
    held = holdings("windmill", loose=(4, 3, 2, 3))
    assert points(held) == {"windmill": 10, "gold": 2}
    assert lines(held)["windmill"].resources == (4, 3, 2, 1)


@pytest.mark.rule("KF-12.5", "KF-12.6", "KF-12.7")
def test_skill_tiles() -> None:
    assert points(holdings("scribes", skills=(2, 3, 2))) == {"scribes": 20}
    assert points(holdings("scholar", skills=(2, 3, 2))) == {"scholar": 9}
    assert points(holdings("key_guild", skills=(2, 3, 2))) == {"key_guild": 10}
    assert lines(holdings("scholar", skills=(2, 3, 2)))["scholar"].skills == (0, 3, 0)


@pytest.mark.rule("KF-12.8", "KF-12.9", "KF-12.10", "KF-12.11", "KF-12.19", "KF-12.21", "KF-10.6")
def test_worker_tiles() -> None:
    workers = (2, 3, 2, 4)
    assert points(holdings("craftsmans_guild", workers=workers)) == {"craftsmans_guild": 6}
    assert points(holdings("craftsmans_guild", workers=(2, 2, 0, 2))) == {}
    assert points(holdings("apothecary", workers=workers)) == {"apothecary": 6}
    assert points(holdings("key_market", workers=workers)) == {"key_market": 8}
    held = holdings("village_hall", workers=workers)
    assert points(held) == {"village_hall": 4}
    assert lines(held)["village_hall"].workers == (0, 0, 0, 4)
    assert points(holdings("white_wind", workers=workers)) == {"white_wind": 11}


@pytest.mark.rule("KF-13.1", "KF-13.2", "KF-13.3", "KF-13.4", "KF-13.15")
def test_storage_tiles_pay_for_what_lies_on_them_front_and_back() -> None:
    loose: Four = (5, 5, 5, 0)
    for name, kind, front, back in (
        ("timber_yard", 0, 2, 3),
        ("stone_yard", 1, 2, 3),
        ("blacksmith", 2, 2, 3),
    ):
        on_it: Four = (2, 2, 2, 0)
        held = holdings(loose=loose, stored={name: on_it})
        assert points(held) == {name: 2 * front}
        assert lines(held)[name].resources == tuple(2 if at == kind else 0 for at in range(4))
        assert points(holdings(loose=loose, stored={name: on_it}, upgraded=(name,))) == {name: 2 * back}
    assert points(holdings(loose=loose, stored={"barn": (1, 2, 3, 0)})) == {"barn": 6}
    assert points(holdings(loose=loose, stored={"barn": (1, 2, 3, 0)}, upgraded=("barn",))) == {"barn": 12}


@pytest.mark.rule("KF-13.16")
def test_gold_on_a_storage_tile_stands_for_its_kind_or_counts_elsewhere() -> None:
    assert points(holdings(stored={"timber_yard": (1, 0, 0, 2)})) == {"timber_yard": 6}
    held = holdings("mercers_guild", loose=(1, 1, 0, 0), stored={"timber_yard": (1, 0, 0, 2)})
    assert points(held) == {"mercers_guild": 5, "timber_yard": 4}


@pytest.mark.rule("KF-13.14", "KF-13.17", "KF-13.28", "KF-15.6")
def test_what_fits_a_storage_tile_stays_there_unless_storage_is_free() -> None:
    stored: dict[str, Four] = {"timber_yard": (1, 0, 0, 0)}
    kept = holdings("mercers_guild", loose=(0, 1, 1, 0), stored=stored)
    free = holdings("mercers_guild", loose=(0, 1, 1, 0), stored=stored, free_storage=True)
    assert points(kept) == {"timber_yard": 2}
    assert points(free) == {"mercers_guild": 5}
    # Of another kind than the tile asks for it may always go elsewhere, from anywhere in the village.
    other = holdings("mercers_guild", loose=(1, 0, 1, 0), stored={"timber_yard": (0, 1, 0, 0)})
    assert points(other) == {"mercers_guild": 5}
    barn = holdings("mercers_guild", loose=(1, 0, 1, 0), stored={"barn": (0, 1, 0, 0)})
    assert points(barn) == {"barn": 1}


# -- summer boat 3b ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-11.6", "KF-11.20")
def test_wild_resources_stand_for_each_other() -> None:
    assert points(holdings("jeweller", loose=(1, 1, 0, 1), wild=True)) == {"jeweller": 6}
    assert points(holdings("mercers_guild", loose=(3, 0, 0, 0), wild=True)) == {"mercers_guild": 5}
    assert points(holdings("watermill", loose=(2, 1, 1, 0), wild=True)) == {"watermill": 4}
    assert points(holdings(stored={"timber_yard": (1, 1, 0, 1)}, wild=True)) == {"timber_yard": 6}
    # But the three that are no wood may leave the Timber yard.
    held = holdings("mercers_guild", stored={"timber_yard": (1, 2, 1, 0)}, wild=True)
    assert points(held) == {"timber_yard": 8}


@pytest.mark.rule("KF-11.21", "KF-15.5")
def test_wild_resources_that_count_for_no_tile_are_no_gold_unless_the_table_says_so() -> None:
    assert points(holdings(loose=(2, 1, 1, 3), wild=True)) == {"gold": 3}
    assert points(holdings(loose=(2, 1, 1, 3), wild=True, wild_points=True)) == {"gold": 7}
    assert points(holdings(loose=(2, 1, 1, 3), wild_points=True)) == {"gold": 3}


# -- the purple figure ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-13.18")
@pytest.mark.parametrize(
    ("held", "tile", "role", "total"),
    [
        (holdings("craftsmans_guild", workers=(1, 1, 0, 0), purple=True), "craftsmans_guild", "yellow", 3),
        (holdings("key_market", purple=True), "key_market", "green", 2),
        (holdings("apothecary", workers=(2, 1, 0, 1), purple=True), "apothecary", "any", 3),
        (holdings("scribes", skills=(1, 0, 1), purple=True), "scribes", "pickaxe", 10),
        (holdings("scholar", skills=(0, 0, 2), purple=True), "scholar", "saw", 9),
        (holdings("mercers_guild", loose=(1, 0, 1, 0), purple=True), "mercers_guild", "stone", 5),
        (holdings("windmill", loose=(2, 0, 2, 0), purple=True), "windmill", "any", 5),
        (holdings("jeweller", purple=True), "jeweller", "gold", 2),
        (holdings("timber_yard", purple=True), "timber_yard", "wood", 2),
        (holdings("blacksmith", "timber_yard", purple=True, upgraded=("blacksmith",)), "blacksmith", "iron", 3),
        (holdings("barn", purple=True, upgraded=("barn",)), "barn", "any", 2),
    ],
)
def test_the_purple_figure_is_any_item_or_lies_on_a_storage_tile(
    held: Holdings, tile: str, role: str, total: int
) -> None:
    assert best(held).points == total
    assert lines(held)[tile].purple == role


@pytest.mark.rule("KF-13.19")
def test_the_purple_figure_is_a_gold_if_nothing_better_is_found() -> None:
    held = holdings("apothecary", workers=(2, 0, 0, 0), loose=(3, 0, 0, 1), purple=True)
    assert best(held).lines == (Line(LEFT, 2, resources=(0, 0, 0, 1), purple="gold"),)


# -- everything once -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-13.23", "KF-13.12")
def test_a_worker_counts_for_one_tile() -> None:
    held = holdings("apothecary", "craftsmans_guild", "white_wind", workers=(2, 2, 1, 0))
    assert best(held).points == 5
    assert best(holdings("apothecary", "white_wind", workers=(2, 2, 1, 0))).points == 5
    assert best(holdings("apothecary", "craftsmans_guild", workers=(2, 2, 1, 0))).points == 3


@pytest.mark.rule("KF-13.24")
def test_a_resource_counts_for_watermill_or_windmill() -> None:
    assert best(holdings("watermill", "windmill", loose=(5, 0, 0, 0))).points == 5
    assert points(holdings("watermill", "windmill", loose=(3, 4, 0, 0))) == {"watermill": 2, "windmill": 5}


@pytest.mark.rule("KF-13.26")
def test_three_anvils_a_saw_and_a_pickaxe() -> None:
    held = holdings("scribes", "scholar", "key_guild", skills=(3, 1, 1))
    assert points(held) == {"scribes": 10, "scholar": 6}


@pytest.mark.rule("KF-13.27")
def test_two_of_each_colour_and_a_green_worker() -> None:
    held = holdings("craftsmans_guild", "apothecary", "key_market", workers=(2, 2, 2, 1))
    assert best(held).points == 8


@pytest.mark.rule("KF-13.21")
def test_items_go_where_they_earn_most() -> None:
    assert points(holdings("mercers_guild", "jeweller", loose=(1, 0, 0, 2))) == {"mercers_guild": 5}
    assert points(holdings("mercers_guild", "jeweller", loose=(0, 0, 0, 3))) == {"jeweller": 6}
    assert points(holdings("mercers_guild", "jeweller", loose=(2, 2, 1, 3))) == {"mercers_guild": 10, "jeweller": 4}
    assert points(holdings("windmill", "jeweller", loose=(3, 0, 0, 2))) == {"windmill": 5}
    assert points(holdings("windmill", "jeweller", loose=(2, 0, 0, 3))) == {"jeweller": 6}


def test_other_tiles_and_empty_hands_earn_nothing_here() -> None:
    held = holdings("keythedral", "sea_bastion", "well", *(CATALOG.tiles[tile].id for tile in TILES))
    assert best(held).lines == ()
    assert best(held).points == 0


def test_a_box_with_two_tiles_of_one_way_is_refused() -> None:
    twice = {0: SCORINGS[CATALOG.tile("windmill")], 1: SCORINGS[CATALOG.tile("windmill")]}
    with pytest.raises(BadCatalog, match="two tiles score a resource by 'any'"):
        family("resource", twice)
    assert FAMILIES["resource"].bundles == CATALOG.tile("windmill")


# -- against the slow way ------------------------------------------------------------------------------------------


def slow_table(held: Holdings) -> Table:
    resources = [(kind, "") for kind, number in enumerate(held.loose) for _ in range(number)]
    for tile, items in held.stored:
        resources += [(kind, CATALOG.tiles[tile].id) for kind, number in enumerate(items) for _ in range(number)]
    return Table(
        workers=[kind for kind, number in enumerate(held.workers) for _ in range(number)],
        skills=[kind for kind, number in enumerate(held.skills) for _ in range(number)],
        resources=resources,
        tiles={CATALOG.tiles[tile].id for tile in held.tiles},
        upgraded={tile.id for number, tile in enumerate(CATALOG.tiles) if held.upgraded >> number & 1},
        purple=held.purple,
        wild=held.wild,
        wild_points=held.wild_points,
        free_storage=held.free_storage,
    )


def line_points(line: Line, held: Holdings) -> int:
    """What a line's items are worth on its tile, judged by the slow way as if there were nothing else."""
    alone = frozenset([line.tile]) if line.tile != LEFT else frozenset[int]()
    items = line.resources
    stored = line.tile in STORAGE
    if line.purple and stored:
        kind = RESOURCES.index(line.purple) if line.purple in RESOURCES else 0
        items = plus(items, kind)
    workers, skills = line.workers, line.skills
    if line.purple and not stored:
        sort = SCORINGS[line.tile].item if line.tile != LEFT else "resource"
        names = {"worker": COLOURS, "skill": SKILLS, "resource": RESOURCES}[sort]
        kind = names.index(line.purple) if line.purple in names else 0
        if sort == "worker":
            workers = plus(workers, kind)
        elif sort == "skill":
            skills = (skills[0] + (kind == 0), skills[1] + (kind == 1), skills[2] + (kind == 2))
        else:
            items = plus(items, kind)
    only = Holdings(
        workers,
        skills,
        NOTHING if stored else items,
        ((line.tile, items),) if stored else (),
        alone,
        held.upgraded,
        wild=held.wild,
        wild_points=held.wild_points,
    )
    return slow_best(slow_table(only))


def plus(items: Four, kind: int) -> Four:
    found = [*items]
    found[kind] += 1
    return (found[0], found[1], found[2], found[3])


def check_lines(held: Holdings) -> None:
    """Lines add up, each tile has one and is the player's, each item is used once, each line is worth its points."""
    allocation = best(held)
    assert sum(line.points for line in allocation.lines) == allocation.points
    tiles = [line.tile for line in allocation.lines]
    assert tiles == sorted(set(tiles))
    assert set(tiles) <= held.tiles | {LEFT}
    workers = [sum(line.workers[kind] for line in allocation.lines) for kind in range(4)]
    skills = [sum(line.skills[kind] for line in allocation.lines) for kind in range(3)]
    resources = [sum(line.resources[kind] for line in allocation.lines) for kind in range(4)]
    stored = dict(held.stored)
    assert all(used <= number for used, number in zip(workers, held.workers, strict=True))
    assert all(used <= number for used, number in zip(skills, held.skills, strict=True))
    for kind, used in enumerate(resources):
        assert used <= held.loose[kind] + sum(items[kind] for items in stored.values())
    assert sum(line.purple != "" for line in allocation.lines) == held.purple
    for line in allocation.lines:
        assert line.points > 0
        assert line_points(line, held) == line.points, line
        if line.tile in STORAGE:
            on_it = stored.get(line.tile, NOTHING)
            assert all(used <= number for used, number in zip(line.resources, on_it, strict=True))
    if not held.free_storage:
        for tile, items in held.stored:
            counted = next((line.resources for line in allocation.lines if line.tile == tile), NOTHING)
            for kind in range(3):
                if STORAGE[tile].resource in ("any", RESOURCES[kind]):
                    assert counted[kind] == items[kind]


def small(held: Holdings) -> bool:
    """Few enough resources for the slow way."""
    resources = sum(held.loose) + sum(sum(items) for _, items in held.stored)
    return resources <= 7 and sum(held.workers) <= 8 and sum(held.skills) <= 8


few = st.integers(min_value=0, max_value=2)
four_few = st.tuples(few, few, few, few)


@st.composite
def small_holdings(draw: st.DrawFn) -> Holdings:
    tiles = draw(st.frozensets(st.sampled_from(TILES), max_size=len(TILES)))
    storage = sorted(tiles.intersection(STORAGE))
    stored = [(tile, draw(four_few)) for tile in storage[:1]] + [(tile, NOTHING) for tile in storage[1:]]
    return Holdings(
        draw(four_few),
        draw(st.tuples(few, few, few)),
        draw(four_few),
        tuple(stored),
        tiles,
        sum(1 << tile for tile in draw(st.frozensets(st.sampled_from(sorted(STORAGE))))),
        *draw(st.tuples(st.booleans(), st.booleans(), st.booleans(), st.booleans())),
    )


@deep
@pytest.mark.rule("KF-13.12", "KF-13.21")
@seed(SEED)
@settings(max_examples=many(300, 5000))
@given(held=small_holdings().filter(small))
def test_nothing_is_better_than_the_best(held: Holdings) -> None:
    assert best(held).points == slow_best(slow_table(held))
    check_lines(held)


@deep
@pytest.mark.rule("KF-13.12", "KF-13.21")
def test_nothing_is_better_than_the_best_by_chance() -> None:
    draw = random.Random(SEED)
    compared = 0
    paid: Counter[int] = Counter()
    while compared < many(400, 20_000):
        held = random_holdings(draw, 4)
        if not small(held):
            continue
        compared += 1
        assert best(held).points == slow_best(slow_table(held)), held
        check_lines(held)
        paid.update(line.tile for line in best(held).lines)
    assert set(paid) == {*TILES, LEFT}


@pytest.mark.rule("KF-13.12")
def test_lines_hold_for_rich_players_too() -> None:
    draw = random.Random(2)
    for _ in range(100):
        held = random_holdings(draw, 12)
        allocation = best(held)
        assert sum(line.points for line in allocation.lines) == allocation.points
        assert allocation.lines == best(held).lines
