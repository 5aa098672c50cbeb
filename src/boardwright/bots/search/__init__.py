"""The tree search: nodes, the search over them, the bot that uses it, and its levels."""

from boardwright.bots.search.bot import Limit, SearchBot

__all__ = ["Limit", "SearchBot"]
