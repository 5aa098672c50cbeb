"""The games as environments of Gymnasium: one seat is yours, bots have the others.

They are registered under names such as ``Boardwright/<Game>-v0`` when this module is imported. An observation is a dict
of ``observation`` and ``action_mask``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from boardwright.bots import make_bot, next_decision
from boardwright.bots.seat import Bot
from boardwright.games import games
from boardwright.kernel.errors import BadOptions, IllegalAction
from boardwright.kernel.game import Game
from boardwright.research.extras import missing
from boardwright.research.spaces import observation_space
from boardwright.research.table import Table

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ImportError as problem:
    raise missing("gymnasium", "research") from problem

#: Seeds of games and bots are below this.
SEEDS: Final = 2**31
#: Of actions that are not legal: what is done with them.
ILLEGAL: Final = ("refuse", "random")


class BoardwrightEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat against bots. ``seat`` is yours, or None: another one by chance in every game.

    ``bots`` are names, one for all others or one each. An action that is not legal raises `IllegalAction`; with
    ``illegal="random"`` a legal one is taken by chance instead, for agents that know no masks.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | Game[Any],
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "win",
        zero_sum: bool = False,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, reward, zero_sum)
        self.render_mode = render_mode
        self.names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(self.names) != players - 1:
            raise BadOptions(f"{players} players need {players - 1} bots, not {len(self.names)}")
        if seat is not None and seat not in range(players):
            raise BadOptions(f"there are seats 0 to {players - 1}, not {seat}")
        if illegal not in ILLEGAL:
            raise BadOptions(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.illegal = illegal
        self.fixed = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.observation_space = observation_space(self.table, self.table.actions)
        self.action_space = Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game, and let the bots play until it is your turn."""
        super().reset(seed=seed)
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self.fixed is None else self.fixed
        self.table.reset(int(self.np_random.integers(SEEDS)))
        others = [player for player in range(players) if player != self.seat]
        self.bots = {
            player: make_bot(name, int(self.np_random.integers(SEEDS))) for player, name in zip(others, self.names)
        }
        self._wait()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out your decision, and let the bots play until it is your turn again, or the game is over."""
        legal = self.table.legal(self.seat)
        if action not in legal:
            if self.illegal == "refuse":
                raise IllegalAction(f"action {action} is not possible now; see action_mask")
            action = np.int64(self.np_random.choice(legal))
        self.table.apply(self.seat, int(action))
        self._wait()
        return self._seen(), self.table.rewards()[self.seat], self.table.over, False, self._info()

    def _wait(self) -> None:
        """Let the bots play until this seat is asked."""
        table = self.table
        while not table.over and self.seat not in table.asked:
            decision = next_decision(table.runner, self.bots)
            assert decision is not None, "nobody is asked, but the game is not over"
            table.runner.apply(*decision)

    def _seen(self) -> dict[str, Any]:
        mask = self.table.mask(self.seat)
        return {"observation": self.table.observe(self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.table.mask(self.seat)}

    def render(self) -> None:
        """Nothing to see: the tables of the house are there for that."""


def name_of(game: str) -> str:
    """The name under which a game is registered."""
    return f"Boardwright/{''.join(word.title() for word in game.split('_'))}-v0"


def register() -> None:
    """Put all games on Gymnasium's list."""
    for game in games():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), "boardwright.research.gymnasium:BoardwrightEnv", kwargs={"game": game})


register()
