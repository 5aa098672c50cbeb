"""What things of Kingdom Builder are called: tiles of all groups, terrain cards, and what can be looked up."""

from __future__ import annotations

from typing import Any, Final

from boardwright.cli.games.kingdom_builder.signs import GROUNDS, extras_of, features_of, pieces_of
from boardwright.words import Words

#: Pieces and tokens, with the location or card that brings them.
TOKENS: Final = {
    "wall": "quarry",
    "scout": "cabin",
    "settlement-tile": "cathedral",
    "marker": "mayors",
}


def card_name(words: Words, card: str) -> str:
    """A terrain card: called by its terrain, or by both."""
    return words.name(card_key(card))


def card_key(card: str) -> str:
    return f"terrain-card-{card}" if "_" in card else f"terrain-{card}"


def terrain_keys(view: Any) -> list[str]:
    """The terrains of this table."""
    island = view["island"]["rows"] if view["island"] else ()
    letters = set("".join([*view["terrain"], *island]))
    return [key for letter, (key, *_) in GROUNDS.items() if letter in letters]


def keys_of(view: Any) -> list[str]:
    """The keys of everything on this table that has a name and a rule, but for the lines of the score."""
    extras = extras_of(view)
    keys = [f"{group}-{id}" for id, group in extras.items()] + terrain_keys(view)
    keys += [f"feature-{feature}" for feature in features_of(view)]
    keys += [f"feature-{name}" for name in ("nomad", "cave") if view[f"{name}s"]]
    keys += ["feature-island"] if view["island"] else []
    keys += [f"piece-{piece}" for piece in pieces_of(view)]
    keys += [f"piece-{token}" for token, source in TOKENS.items() if source in extras or source in view["cards"]]
    cards = {*view["unseen"], *view["open"]}
    return keys + [card_key(card) for card in sorted(cards) if "_" in card]
