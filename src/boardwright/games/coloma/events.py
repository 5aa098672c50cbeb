"""The facts that happen in a game of Coloma, as the log tells them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import NONE, ColomaState
from boardwright.games.coloma.words import (
    barrel_name,
    bridge_name,
    card_name,
    region_name,
    site_name,
    space_name,
    speciality_name,
    year_name,
)
from boardwright.kernel.messages import Event, Message, Value
from boardwright.kernel.roles import Role

#: By kind of event what was drawn or laid open with it, in words.
DRAWN: Final = {
    "drew": "drawn-cards",
    "took-barrel": "drawn-barrel",
    "placed": "drawn-choices",
    "buster-avoids": "drawn-buster",
}

LINES = ("first", "second", "third", "none")


def year_begins(year: int) -> Event:
    return Event("year-begins", {"year": year_name(year)}, role=Role.OPENS_CHAPTER)


def round_begins(year: int, round: int) -> Event:
    args: dict[str, Value] = {"year": year_name(year), "round": round + 1, "site": site_name(round)}
    return Event("round-begins", args, (f"site:{round + 1}",), role=Role.OPENS_CHAPTER)


def turn_begins(player: int, place: int) -> Event:
    return Event("turn-begins", {"player": player, "site": site_name(place)}, role=Role.OPENS_TURN)


def buster_avoids(sites: tuple[int, ...]) -> Event:
    targets = tuple(f"site:{site + 1}" for site in sites)
    return Event("buster-avoids", {"one": sites[0] + 1, "other": sites[1] + 1}, targets)


def placed(state: ColomaState) -> Iterable[Event]:
    """Everybody's place, once all have chosen."""
    for actor, site in enumerate(state.sites):
        yield Event("placed", {"player": actor, "site": site_name(site)}, (f"site:{site + 1}",))
    for player, site in enumerate(state.mules):
        if site != NONE:
            yield Event("mule-placed", {"player": player, "site": site_name(site)}, (f"site:{site + 1}",))
    if state.buster != NONE:
        yield Event("buster-placed", {"site": site_name(state.buster)}, (f"site:{state.buster + 1}",))


def barricade(site: int, moved: bool) -> Event:
    return Event("barricade" if moved else "barricade-stays", {"site": site_name(site)}, (f"site:{site + 1}",))


def ate(player: int, site: int) -> Event:
    return Event("ate", {"player": player, "site": site_name(site)}, (f"event:{site + 1}",))


def gained(player: int, good: str, count: int) -> Event:
    return Event("gained", {"player": player, "good": Message(f"good-{good}", {"count": count})})


def drew(player: int, count: int) -> Event:
    return Event("drew", {"player": player, "count": count})


def drew_these(player: int, cards: list[int]) -> Event:
    """What only the player who drew them knows."""
    names: Message | None = None
    for card in cards:
        names = card_name(card) if names is None else Message("and", {"first": names, "then": card_name(card)})
    assert names is not None
    targets = tuple(f"card:{CATALOG.buildings[card].id}" for card in cards)
    return Event("drew-these", {"player": player, "cards": names}, targets, audience=(player,))


def drew_points(player: int, count: int) -> Event:
    return Event("drew-points", {"player": player, "count": count})


def put_back(player: int) -> Event:
    return Event("put-back", {"player": player})


def paid(player: int, coins: int, gold: int, dudes: int) -> Event:
    return Event("paid", {"player": player, "coins": coins, "gold": gold, "dudes": dudes})


def built(player: int, card: int) -> Event:
    return Event("built", {"player": player, "card": card_name(card)}, (f"card:{CATALOG.buildings[card].id}",))


def bridged(player: int, kind: int) -> Event:
    return Event("bridged", {"player": player, "bridge": bridge_name(kind)}, (f"bridge:{CATALOG.bridges[kind].id}",))


def surveyed(player: int, canyon: int) -> Event:
    return Event("surveyed", {"player": player, "canyon": canyon + 1})


def founded(player: int, hotel: int) -> Event:
    return Event("founded", {"player": player}, (f"hotel:{CATALOG.hotels[hotel].id}",))


def lodged(player: int, points: int) -> Event:
    return Event("lodged", {"player": player, "points": points})


def used_card(player: int, card: int) -> Event:
    return Event("used-card", {"player": player, "card": card_name(card)}, (f"card:{CATALOG.buildings[card].id}",))


def practised(player: int, special: int) -> Event:
    target = f"speciality:{CATALOG.specialities[special].id}"
    return Event("practised", {"player": player, "speciality": speciality_name(special)}, (target,))


def picked(player: int, special: int) -> Event:
    target = f"speciality:{CATALOG.specialities[special].id}"
    return Event("picked", {"player": player, "speciality": speciality_name(special)}, (target,))


def opened_section(player: int) -> Event:
    return Event("opened-section", {"player": player})


def drove(player: int, space: int) -> Event:
    return Event("drove", {"player": player, "space": space_name(space)}, (f"space:{CATALOG.spaces[space].id}",))


def robbed(player: int, count: int) -> Event:
    return Event("robbed", {"player": player, "count": count}, ("cart:gold",))


def filled(player: int, row: int, size: int) -> Event:
    return Event("filled", {"player": player, "row": row + 1, "count": size}, (f"row:{row + 1}",))


def pitched(player: int, site: int) -> Event:
    return Event("pitched", {"player": player, "event": site + 1}, (f"event:{site + 1}",))


def settled(player: int, region: int) -> Event:
    target = f"region:{CATALOG.regions[region].id}"
    return Event("settled", {"player": player, "region": region_name(region)}, (target,))


def bought(player: int, tents: int, horses: int) -> Event:
    return Event("bought", {"player": player, "tents": tents, "horses": horses})


def took_barrel(player: int, barrel: Message, slot: int, outlaws: int) -> Event:
    args: dict[str, Value] = {"player": player, "barrel": barrel, "outlaws": outlaws}
    return Event("took-barrel", args, (f"slot:{CATALOG.slots[slot].id}",))


def opened(player: int, kind: int) -> Event:
    return Event("opened", {"player": player, "barrel": barrel_name(kind)}, (f"barrel:{CATALOG.barrels[kind].id}",))


def discarded_barrel(player: int, barrel: Message) -> Event:
    return Event("discarded-barrel", {"player": player, "barrel": barrel})


def buried(player: int) -> Event:
    return Event("buried", {"player": player})


def shootout(year: int, gunmen: int, outlaws: int, won: bool) -> Event:
    args: dict[str, Value] = {"year": year_name(year), "gunmen": gunmen, "outlaws": outlaws}
    return Event("shootout-won" if won else "shootout-lost", args, role=Role.OPENS_CHAPTER)


def shootout_line(player: int, line: int) -> Event:
    return Event(f"shootout-{LINES[line]}", {"player": player})


def badge(player: int) -> Event:
    return Event("badge", {"player": player})


def game_over() -> Event:
    return Event("game-over", role=Role.OPENS_CHAPTER)
