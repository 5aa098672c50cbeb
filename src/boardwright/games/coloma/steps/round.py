"""A round: the tiles turn, the event happens, all choose in secret, the barricade moves, and turns are taken."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from boardwright.games.coloma import events
from boardwright.games.coloma.abilities import EVENT_GOLD, triggered
from boardwright.games.coloma.actions import CHOOSE, LEAD
from boardwright.games.coloma.book import DOUBLED_EVENTS, EVENTS
from boardwright.games.coloma.catalog import CATALOG, SITES
from boardwright.games.coloma.interference import together_now
from boardwright.games.coloma.state import NONE, ColomaState
from boardwright.games.coloma.steps.effects import CarryOut
from boardwright.games.coloma.steps.shade import ShadeTurn, shade_event
from boardwright.games.coloma.steps.shootout import CLEAN_UP, SHOOTOUT
from boardwright.games.coloma.steps.turn import BeginTurn
from boardwright.games.coloma.vocabulary import GOLD
from boardwright.games.coloma.wheel import SIGNPOST, majority
from boardwright.games.coloma.words import ask
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import SEALED, Seat, Step
from boardwright.toolkit.effects.values import Choose, Gain, everything

#: By site: whether the event asks, and whether it gives gold.
ASKS: Final[list[bool]] = [
    any(isinstance(part, Choose) for part in everything(event.effect)) for event in CATALOG.events
]
GIVES_GOLD: Final[list[bool]] = [
    any(isinstance(part, Gain) and any(good == GOLD for good, _ in part.goods) for part in everything(event.effect))
    for event in CATALOG.events
]
SHOWN: Final = 2
Site: TypeAlias = int


@step_fields
class BeginRound(Step[ColomaState]):
    """The tiles turn to the next site, and its event happens, unless mules are in the game."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        state.round += 1
        state.barricade = SIGNPOST[state.round]
        if state.journal is not None:
            state.journal.append(events.round_begins(state.year, state.round))
        state.push(CHOOSE_SITES)
        if not state.modules.mules:
            happen(state, state.round)


def happen(state: ColomaState, site: int) -> None:
    """The event of a site for everybody: where it asks, all are asked at the same time, else one by one."""
    if not ASKS[site]:
        for actor in reversed(state.clockwise()):
            state.push(HaveEvent(-1, actor, site))
        return
    shade = state.shade()
    if shade != NONE:
        shade_event(state, shade, site)
    lanes: dict[int, Step[Any]] = {player: HaveEvent(-1, player, site) for player in range(state.seats)}
    state.together(lanes)


@step_fields
class HaveEvent(Step[ColomaState]):
    """An actor has the event of a site; twice with an own tent on it."""

    player: Seat
    site: Site

    def run(self, state: ColomaState, dice: Dice) -> None:
        player, site = self.player, self.site
        if player == state.shade():
            shade_event(state, player, site)
            return
        if GIVES_GOLD[site]:
            more = triggered(state, player, EVENT_GOLD)
            if more != NONE:
                state.push(CarryOut.of(player, more))
        tent = state.events[player] >> site & 1
        state.push(CarryOut.of(player, DOUBLED_EVENTS[site] if tent else EVENTS[site]))


# -- the choice ------------------------------------------------------------------------------------------------


@step_fields
class ChooseSites(Step[ColomaState]):
    """Buster's cards are shown, then all choose at the same time, each in a sealed lane."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        if plays_buster(state):
            left = list(range(SITES))
            state.shown = tuple(sorted([left.pop(dice.below(len(left))) for _ in range(SHOWN)]))
            if state.journal is not None:
                state.journal.append(events.buster_avoids(state.shown))
        all_choose(state)


def all_choose(state: ColomaState) -> None:
    lanes: dict[int, Step[Any]] = {player: ChooseSite(player) for player in range(state.seats)}
    state.together(lanes, join=REVEAL, sealed=True)


def plays_buster(state: ColomaState) -> bool:
    return state.seats <= 2 and not state.modules.mules


@step_fields
class ChooseSite(Step[ColomaState]):
    """A sealed choice of a site."""

    secrecy: ClassVar[int] = SEALED
    kind: ClassVar[Kind] = Kind.SEALED

    def options(self, state: ColomaState) -> list[int]:
        return list(range(CHOOSE, CHOOSE + SITES))

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        state.sealed[self.who] = action - CHOOSE
        if state.modules.mules:
            state.push(LeadMule(self.who))

    def prompt(self, state: ColomaState) -> Message:
        return ask("choose", self.who)


@step_fields
class LeadMule(Step[ColomaState]):
    """A sealed choice of a site for the mule."""

    secrecy: ClassVar[int] = SEALED
    kind: ClassVar[Kind] = Kind.SEALED
    unfinished: ClassVar[bool] = True

    def options(self, state: ColomaState) -> list[int]:
        return list(range(LEAD, LEAD + SITES))

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        state.sealed_mules[self.who] = action - LEAD

    def prompt(self, state: ColomaState) -> Message:
        return ask("lead", self.who)


@step_fields
class Reveal(Step[ColomaState]):
    """Pioneers, mules, Shade and Buster are placed; the barricade goes where most of them are; the mules eat."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        sites, mules = state.sealed[: state.seats], state.sealed_mules[: state.seats]
        state.sealed = [NONE] * state.actors
        state.sealed_mules = [NONE] * state.actors
        if state.shade() != NONE:
            sites.append(state.shown[dice.below(SHOWN)])
        state.sites = tuple(sites)
        standing = sites[:]
        if plays_buster(state):
            left = [site for site in range(SITES) if site not in state.shown]
            state.buster = left[dice.below(len(left))]
            standing.append(state.buster)
        if state.modules.mules:
            state.mules = tuple(mules)
            standing += mules
        if state.journal is not None:
            state.journal.extend(events.placed(state))
        most = majority(standing)
        if most != NONE:
            state.barricade = most
        if state.journal is not None:
            state.journal.append(events.barricade(state.barricade, most != NONE))
        state.order = turn_order(state)
        state.push(TAKE_TURNS)
        if state.modules.mules:
            for player in reversed(state.clockwise()):
                if state.carrots[player] >> mules[player] & 1:
                    state.push(Eat(-1, player, mules[player]))


def turn_order(state: ColomaState) -> tuple[int, ...]:
    """Site by site, at each from the sheriff on."""
    return tuple([actor for site in range(SITES) for actor in state.clockwise() if state.sites[actor] == site])


@step_fields
class Eat(Step[ColomaState]):
    """A mule eats the own carrot that it finds, and its player has the event."""

    player: Seat
    site: Site

    def run(self, state: ColomaState, dice: Dice) -> None:
        state.carrots[self.player] &= ~(1 << self.site)
        if state.journal is not None:
            state.journal.append(events.ate(self.player, self.site))
        state.push(HaveEvent(-1, self.player, self.site))


# -- the turns -------------------------------------------------------------------------------------------------


@step_fields
class TakeTurns(Step[ColomaState]):
    """The next turn, and at the same time all later ones that have nothing to do with those before them."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        if not state.order:
            state.push(END_ROUND)
            return
        if state.order[0] == state.shade():
            state.order = state.order[1:]
            state.push(self)
            state.push(ShadeTurn(-1))
            return
        batch = together_now(state)
        state.order = tuple([actor for actor in state.order if actor not in batch])
        if len(batch) == 1:
            state.push(self)
            state.push(BeginTurn(-1, batch[0]))
        else:
            lanes: dict[int, Step[Any]] = {player: BeginTurn(-1, player) for player in batch}
            state.together(lanes, join=self)


@step_fields
class EndRound(Step[ColomaState]):
    """Everybody is taken back; after the fifth round comes the shoot-out."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        state.last = state.sites
        state.sites = (NONE,) * state.actors
        state.mules = (NONE,) * state.actors
        state.buster = NONE
        state.shown = ()
        if state.round < CATALOG.rounds - 1:
            state.push(BEGIN_ROUND)
        elif state.year < len(CATALOG.years) - 1:
            state.push(BEGIN_ROUND)
            state.push(CLEAN_UP)
            state.push(SHOOTOUT)
        else:
            state.push(END_GAME)
            state.push(SHOOTOUT)


@step_fields
class EndGame(Step[ColomaState]):
    """The third shoot-out was the last; there is no clean-up."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        if state.journal is not None:
            state.journal.append(events.game_over())


BEGIN_ROUND: Final = BeginRound(-1)
CHOOSE_SITES: Final = ChooseSites(-1)
REVEAL: Final = Reveal(-1)
TAKE_TURNS: Final = TakeTurns(-1)
END_ROUND: Final = EndRound(-1)
END_GAME: Final = EndGame(-1)
