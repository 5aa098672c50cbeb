"""What is known about a decision: its options, what the game advises of each, and what came of trying them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

#: What a node has of its own before it has met an option; never written to.
NO_NUMBERS: Final[list[int]] = []
NO_FRACTIONS: Final[list[float]] = []
NO_PLACES: Final[dict[int, int]] = {}
NO_PROMISES: Final[dict[int, float]] = {}
#: What somebody else's promises count beside the game's advice.
TRUST: Final = 0.5


class Node:
    """One decision of one player, told apart by what that player has seen on the way to it.

    Chance and hidden things are dealt anew in every simulation, so the same node can meet other options each time:
    it keeps all that it has met, and chooses among those there are.
    """

    __slots__ = (
        "actions",
        "advised",
        "hearsay",
        "later",
        "options",
        "places",
        "priors",
        "promised",
        "seen",
        "slots",
        "total",
        "totals",
        "tries",
        "visits",
    )

    def __init__(self) -> None:
        # Most nodes are only passed through: they get lists of their own with the first option.
        #: Whether a simulation has come here, and whether what is advised is only known from elsewhere in the search.
        self.seen = False
        self.hearsay = False
        #: Every action met so far, its place in the lists by action, and how much less than the best is advised of it.
        self.actions: list[int] = NO_NUMBERS
        self.places: dict[int, int] = NO_PLACES
        self.advised: list[float] = NO_FRACTIONS
        #: How often each was tried, and the sum of what came of it for the player.
        self.visits: list[int] = NO_NUMBERS
        self.totals: list[float] = NO_FRACTIONS
        #: The same for all of them.
        self.tries = 0
        self.total = 0.0
        #: What the player sees next, by who acts and how.
        self.later: dict[int, Node] = {}
        #: The options of the last time, where they stand in the lists, and how promising they look.
        self.options: list[int] = NO_NUMBERS
        self.slots: list[int] = NO_NUMBERS
        self.priors: list[float] = NO_FRACTIONS
        #: By action how promising somebody else finds it, such as a network; none: the game's advice says it all.
        self.promised: dict[int, float] = NO_PROMISES

    def add(self, action: int, advised: float) -> None:
        """An option met for the first time, or what is advised of it after all."""
        if not self.actions:
            self.actions, self.places, self.advised = [], {}, []
            self.visits, self.totals = [], []
        slot = self.places.get(action, -1)
        if slot >= 0:
            self.advised[slot] = advised
            return
        self.places[action] = len(self.actions)
        self.actions.append(action)
        self.advised.append(advised)
        self.visits.append(0)
        self.totals.append(0.0)

    def has_met(self, options: list[int]) -> bool:
        """Whether all these options are known."""
        return options == self.options or all(action in self.places for action in options)

    def meet(self, options: list[int], warmth: float) -> None:
        """These are the options now, all of them known: the better the advice, the more promising."""
        if options == self.options:
            return
        places = self.places
        slots = [places[action] for action in options]
        advised = self.advised
        best = max([advised[slot] for slot in slots])
        weights = [exp((advised[slot] - best) / warmth) for slot in slots]
        whole = sum(weights)
        self.options = options
        self.slots = slots
        self.priors = [weight / whole for weight in weights]
        if self.promised:
            hoped = [self.promised.get(action, 0.0) for action in options]
            shares = TRUST / (sum(hoped) or 1.0)
            self.priors = [(1 - TRUST) * prior + shares * hope for prior, hope in zip(self.priors, hoped)]

    def promise(self, promised: dict[int, float]) -> None:
        """Somebody says how promising options are."""
        self.promised = promised
        self.options = NO_NUMBERS

    def most_promising(self) -> int:
        """The place of the option that the game advises most."""
        best = self.slots[0]
        for slot in self.slots:
            if self.advised[slot] > self.advised[best]:
                best = slot
        return best

    def pick(self, curiosity: float, doubt: float) -> int:
        """The place of the option to try: good so far, or promising and seldom tried."""
        slots = self.slots
        priors = self.priors
        visits = self.visits
        totals = self.totals
        tried = 0
        for slot in slots:
            tried += visits[slot]
        eager = curiosity * sqrt(tried + 1.0)
        untried = self.total / self.tries - doubt if self.tries else 0.0
        best = slots[0]
        highest = -1e300
        for index in range(len(slots)):
            slot = slots[index]
            visited = visits[slot]
            value = totals[slot] / visited if visited else untried
            value += eager * priors[index] / (1 + visited)
            if value > highest:
                highest = value
                best = slot
        return best

    def mean(self, slot: int) -> float:
        """What came of trying that option, on average."""
        visited = self.visits[slot]
        return self.totals[slot] / visited if visited else 0.0

    def note(self, slot: int, value: float) -> None:
        """What came of trying that option once."""
        self.visits[slot] += 1
        self.totals[slot] += value
        self.tries += 1
        self.total += value

    def add_up(self, others: list[dict[int, tuple[int, float]]]) -> None:
        """What others have tried counts like one's own: by action how often, and the sum of what came of it."""
        for tried in others:
            for action, (visits, total) in tried.items():
                slot = self.places.get(action, -1)
                if slot >= 0:
                    self.visits[slot] += visits
                    self.totals[slot] += total
                    self.tries += visits
                    self.total += total

    def after(self, key: int) -> Node:
        """The node that the player comes to when that is seen."""
        found = self.later.get(key)
        if found is None:
            found = self.later[key] = Node()
        return found
