"""Words for components, questions and refusals; each step says by itself what it asks and why not."""

from __future__ import annotations

from boardwright.games.coloma.catalog import CATALOG, SITE_IDS, TOOLS
from boardwright.kernel.messages import Message, Refusal, Value


def site_name(site: int) -> Message:
    return Message(f"site-{SITE_IDS[site]}")


def card_name(card: int) -> Message:
    return Message(f"card-{CATALOG.buildings[card].id}")


def barrel_name(kind: int) -> Message:
    return Message(f"barrel-{CATALOG.barrels[kind].id}")


def bridge_name(kind: int) -> Message:
    return Message(f"bridge-{CATALOG.bridges[kind].id}")


def space_name(space: int) -> Message:
    """A place on the map; horseshoes have no names of their own."""
    entry = CATALOG.spaces[space]
    return Message("space-horseshoe" if entry.kind == "horseshoe" else f"space-{entry.id}")


def region_name(region: int) -> Message:
    return Message(f"region-{CATALOG.regions[region].id}")


def speciality_name(speciality: int) -> Message:
    return Message(f"speciality-{CATALOG.specialities[speciality].id}")


def board_name(board: int) -> Message:
    return Message(f"board-{CATALOG.boards[board].id}")


def tool_name(tool: int) -> Message:
    return Message(f"tool-{TOOLS[tool]}")


def year_name(year: int) -> str:
    return CATALOG.years[year].id


def ask(key: str, player: int, **args: Value) -> Message:
    """A question to a player. Everybody may read it, so it tells nothing that is secret."""
    return Message(f"prompt-{key}", {"player": player, **args})


def refuse(rule: str, key: str, **args: Value) -> Refusal:
    """Why something is not possible. It names a rule of the ledger."""
    return Refusal(rule, Message(f"refusal-{key}", args))
