"""The search: games imagined from where one stands, each going where it looks best and one decision further.

Every simulation begins in a state with all that the seat cannot know dealt anew, and rolls its own dice. Each player
has a tree of their own and moves down it by what they can see, so that nobody decides by what is hidden from them:
sealed choices of others, chance to come. A simulation ends at the first decision that none before has come to, and the
game's advice tells how well the position suits everybody. Come to again, a decision has its options weighed by advice.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from boardwright.bots.search.node import NO_NUMBERS, Node
from boardwright.kernel.dice import Dice
from boardwright.kernel.flow import asking, settle, take
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import PUBLIC, Step

#: More seats than at any table: what is seen is one number of who did what.
SEATS: Final = 16
#: A decision come to so often is weighed for itself; until then, what was advised of the same options will do.
OFTEN: Final = 4
#: In the first so many simulations, and in one of so many later on, it is looked at what every turn brings.
CLOSE_LOOK: Final = 32
LOOK: Final = 4
#: What was tried such a share of what was tried most may be as good.
ENOUGH: Final = 0.1


class Temper:
    """How a search goes about it."""

    __slots__ = ("curiosity", "doubt", "noise", "swing", "tempo", "victory", "warmth")

    def __init__(
        self,
        swing: float,
        curiosity: float = 1.0,
        doubt: float = 0.1,
        warmth: float = 0.2,
        victory: float = 0.5,
        noise: float = 0.2,
        tempo: float = 1.0,
    ) -> None:
        #: So many points of difference are a lot in that game.
        self.swing = swing
        #: How much promise counts beside experience.
        self.curiosity = curiosity
        #: How much worse than the average an untried option is thought to be.
        self.doubt = doubt
        #: So many points less advised make an option a third as promising: a share of a swing.
        self.warmth = warmth * swing
        #: What winning counts beside the points.
        self.victory = victory * swing
        #: How much what comes of an option differs from one time to the next.
        self.noise = noise
        #: How much of what a turn brings on average is taken off where turns have passed.
        self.tempo = tempo


class Search:
    """The trees of all players below one decision."""

    __slots__ = ("brought", "dice", "game", "heard", "looked_at", "roots", "seats", "simulations", "temper")

    def __init__(self, game: Game[Any], seats: int, dice: Dice, temper: Temper) -> None:
        self.game = game
        self.seats = seats
        self.dice = dice
        self.temper = temper
        self.roots = [Node() for _ in range(seats)]
        self.simulations = 0
        #: By player who decided, what that brought each of them together, and how many decisions those were.
        self.brought = [[0.0] * seats for _ in range(seats)]
        self.looked_at = [0] * seats
        #: What was advised last, by question and action: how much less than the best.
        self.heard: dict[Any, dict[int, float]] = {}

    def knows(self, player: int, options: list[int]) -> bool:
        """Whether the player has come here in simulations, and met all these options."""
        places = self.roots[player].places
        return all(action in places for action in options)

    def chosen(self, player: int, options: list[int]) -> int:
        """The option that was tried most; of several, the one that turned out best."""
        root = self.roots[player]
        slots = [root.places[action] for action in options]
        best = slots[0]
        for slot in slots:
            if (root.visits[slot], root.mean(slot)) > (root.visits[best], root.mean(best)):
                best = slot
        return root.actions[best]

    def alike(self, player: int, options: list[int]) -> list[int]:
        """The option that was chosen first, then those of which the search cannot tell that they are worse."""
        root = self.roots[player]
        chosen = self.chosen(player, options)
        best = root.places[chosen]
        enough = root.visits[best] * ENOUGH
        found = [chosen]
        for action in options:
            slot = root.places[action]
            visited = root.visits[slot]
            if action == chosen or not visited or visited < enough:
                continue
            if root.mean(slot) >= root.mean(best) - self.temper.noise / sqrt(visited):
                found.append(action)
        return found

    def go_on(self, player: int, action: int) -> None:
        """The player does that: what was found out below it is kept."""
        self.roots = [root.after(action * SEATS + player) for root in self.roots]

    def simulate(self, state: State, player: int, first: int | None = None) -> None:
        """Imagine a game on from that state, where that player decides; the state is used up.

        ``first``: what the player does now, where not what looks best shall be tried; an option that has been met.
        """
        temper = self.temper
        nodes = self.roots[:]
        path: list[tuple[Node, int, int]] = []
        passing = Passing(self, player)
        step = asking(state, player)
        self.simulations += 1
        while True:
            if step is None:
                values = self.ended(state)
                passing.look_at(values)
                break
            options = step.options(state)
            who = step.who
            node = nodes[who]
            if who != passing.who:
                passing.on_to(who, state)
            if len(options) == 1:
                action = options[0]
            else:
                new = not node.actions
                if new and path and not node.seen and not step.unfinished:
                    node.seen = True
                    values = self.judged(state)
                    passing.look_at(values)
                    break
                self.weigh(node, state, step, options)
                node.meet(options, temper.warmth)
                if first is not None:
                    slot = node.places[first]
                    first = None
                elif new:
                    slot = node.most_promising()
                else:
                    slot = node.pick(temper.curiosity, temper.doubt)
                path.append((node, slot, who))
                passing.decisions += 1
                action = node.actions[slot]
            step = self.follow(nodes, state, step, action)
        passing.take_off(values)
        for node, slot, who in path:
            node.note(slot, values[who])

    def follow(self, nodes: list[Node], state: State, step: Step[Any], action: int) -> Step[Any] | None:
        """Carry a decision out; all who can see it move on in their trees. Returns what is asked next.

        Of those who are asked at the same time whoever has just decided goes on first. Otherwise all that others could
        do meanwhile would part the way to the next decision, and hardly any game would come to it twice.
        """
        take(state, step, action, self.dice)
        following = settle(state, self.dice)
        who = step.who
        key = action * SEATS + who
        if step.secrecy == PUBLIC:
            for seat in range(self.seats):
                nodes[seat] = nodes[seat].after(key)
        else:
            nodes[who] = nodes[who].after(key)
        more = asking(state, who) if state.lanes else None
        return following if more is None else more

    def weigh(self, node: Node, state: State, step: Step[Any], options: list[int]) -> None:
        """See to it that the node knows what the game advises of these options."""
        known = node.places
        often = node.tries >= OFTEN or node is self.roots[step.who]
        if often and node.hearsay:
            node.hearsay = False
            node.options = NO_NUMBERS
            asked = options
        else:
            asked = [action for action in options if action not in known]
            if not asked:
                return
        question = (type(step), step.data())
        heard = self.heard.get(question)
        if heard is None:
            heard = self.heard[question] = {}
        elif not often and recalled(node, heard, asked):
            return
        found = [self.advised(state, step, action) for action in asked]
        best = max(found)
        if len(asked) < len(options):
            slot = max([known[action] for action in options if action in known], key=node.advised.__getitem__)
            best = self.advised(state, step, node.actions[slot]) - node.advised[slot]
        for index in range(len(asked)):
            action = asked[index]
            node.add(action, found[index] - best)
            heard[action] = found[index] - best

    def advised(self, state: State, step: Step[Any], action: int) -> float:
        """How well the position after that action suits who decides."""
        after = state.clone()
        take(after, step, action, self.dice)
        settle(after, self.dice)
        return self.game.advice(after, step.who)

    def judged(self, state: State) -> list[float]:
        """How well the position suits each player, as the game advises; who is ahead may hope to win."""
        worth = [self.game.advice(state, seat) for seat in range(self.seats)]
        swing = self.temper.swing
        best = max(worth)
        hopes = [exp((value - best) / swing) for value in worth]
        whole = sum(hopes)
        return self.compared(worth, [hope / whole for hope in hopes])

    def ended(self, state: State) -> list[float]:
        """The same at the end of the game, when it is known who has won."""
        places = self.game.outcome(state).places
        first = places.count(1)
        won = [1.0 / first if places[seat] == 1 else 0.0 for seat in range(self.seats)]
        return self.compared([self.game.advice(state, seat) for seat in range(self.seats)], won)

    def compared(self, worth: list[float], won: list[float]) -> list[float]:
        """By seat how much better off it is than the others, with its chance to have ``won``."""
        swing, victory = self.temper.swing, self.temper.victory
        for seat in range(self.seats):
            worth[seat] += victory * won[seat]
        whole = sum(worth)
        others = max(self.seats - 1, 1)
        return [(worth[seat] - (whole - worth[seat]) / others) / swing for seat in range(self.seats)]


class Passing:
    """The turns that pass in a simulation after the one it begins in.

    A position looks better to whoever has just had a turn. Some ways lead on to others' turns and some, with all that
    can be done in one's own, do not; so that they can be compared, what decisions bring on average is taken off.
    Otherwise anything that puts off the next player's turn would seem to be good.
    """

    __slots__ = ("before", "decisions", "first", "made", "search", "who")

    def __init__(self, search: Search, player: int) -> None:
        self.search = search
        self.who = player
        #: How many decisions this turn has had, and each player's turns in all.
        self.decisions = 0
        self.made = [0] * search.seats
        #: Whether it is still the turn that the simulation began in.
        self.first = True
        #: How the position was before the turn, where it is looked at.
        self.before: list[float] | None = None

    def on_to(self, who: int, state: State) -> None:
        """Somebody else decides."""
        search = self.search
        now: list[float] | None = None
        if search.simulations < CLOSE_LOOK or not search.simulations % LOOK:
            now = search.judged(state)
        self.look_at(now)
        self.first = False
        self.before = now
        self.who = who

    def look_at(self, now: list[float] | None) -> None:
        """A turn is over, or looked at no further: what has it brought?"""
        if not self.first and self.decisions:
            self.made[self.who] += self.decisions
            if self.before is not None and now is not None:
                brought = self.search.brought[self.who]
                self.search.looked_at[self.who] += self.decisions
                for seat in range(self.search.seats):
                    brought[seat] += now[seat] - self.before[seat]
        self.decisions = 0

    def take_off(self, values: list[float]) -> None:
        """Take off what the decisions made bring on average."""
        search = self.search
        for player in range(search.seats):
            if self.made[player] and search.looked_at[player]:
                share = search.temper.tempo * self.made[player] / search.looked_at[player]
                brought = search.brought[player]
                for seat in range(search.seats):
                    values[seat] -= share * brought[seat]


def recalled(node: Node, heard: dict[int, float], asked: list[int]) -> bool:
    """Whether all those options have been met elsewhere: then the node takes over what was advised there."""
    for action in asked:
        if action not in heard:
            return False
    for action in asked:
        node.add(action, heard[action])
    node.hearsay = True
    return True
