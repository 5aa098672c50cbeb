"""Words for components, questions and refusals; each step says by itself what it asks and why not."""

from __future__ import annotations

from boardwright.games.boonlake.canoes import HELP_NAMES, PAIRS
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.vocabulary import NAMES, RESOURCES
from boardwright.kernel.messages import Message, Refusal, Value


def action_name(action: int) -> Message:
    return Message(f"tile-{CATALOG.actions[action].id}")


def card_name(card: int) -> Message:
    return Message(f"card-{CATALOG.cards[card].id}")


def goal_name(goal: int) -> Message:
    return Message(f"goal-{CATALOG.goals[goal].id}")


def lever_name(lever: int) -> Message:
    return Message(f"lever-{CATALOG.levers[lever].id}")


def region_name(region: int) -> Message:
    return Message(f"region-{CATALOG.regions[region].id}")


def works_name(kind: int) -> Message:
    return Message(f"works-{RESOURCES[kind]}")


def canoes_name(pair: int) -> Message:
    """The two places where the canoes lie."""
    one, other = PAIRS[pair]
    return Message("and", {"first": works_name(one), "then": works_name(other)})


def help_name(help: int) -> Message:
    """The levers that help to pay."""
    return Message(f"help-{HELP_NAMES[help].replace('+', '-')}")


def good_name(good: int, count: int) -> Message:
    return Message(f"good-{NAMES.goods[good]}", {"count": count})


def goods_name(goods: list[tuple[int, int]]) -> Message:
    """Several goods in a row."""
    found: Message | None = None
    for good, count in goods:
        said = good_name(good, count)
        found = said if found is None else Message("and", {"first": found, "then": said})
    return found or Message("nothing")


def ask(key: str, player: int, **args: Value) -> Message:
    """A question to a player. Everybody may read it, so it tells nothing that is secret."""
    return Message(f"prompt-{key}", {"player": player, **args})


def refuse(rule: str, key: str, **args: Value) -> Refusal:
    """Why something is not possible. It names a rule of the ledger."""
    return Refusal(rule, Message(f"refusal-{key}", args))
