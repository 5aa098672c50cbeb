"""Fortress: a settlement inside a ring of own ones."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Realm
from boardwright.games.kingdom_builder.tasks.ring import ringed
from boardwright.games.kingdom_builder.tasks.task import Task
from boardwright.kernel.steps import bits


class Fortress(Task):
    """An own settlement has own settlements on all six cells around it."""

    def proof(self, realm: Realm) -> int:
        return ringed(realm.own, bits(realm.own))
