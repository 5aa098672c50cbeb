"""A network as judge and guide of a search: what imagined positions are worth, and which options are promising.

Thousands of positions are asked about for one decision, one at a time. So all arrays are there once and filled anew,
and of all scores only those of the options are looked at.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final
from zlib import crc32

from boardwright.bots.model import GIVEN, LEGAL, TOLD, WORTH, BadModel, Network, Position, is_installed, runtime
from boardwright.bots.networks import house_network, nearest, network_file, sheets
from boardwright.bots.search.guide import Judge, Verdict
from boardwright.bots.seat import Seat
from boardwright.games import get_game
from boardwright.kernel.flow import offered
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step

#: So many verdicts are remembered at most, more than one decision asks for; then all are forgotten.
REMEMBERED: Final = 8_000
#: Who is so many times the game's `swing` ahead is thought to win almost three games of four.
DECIDED: Final = 0.7


class NetworkJudge:
    """A network that is asked about one position after another.

    In a game that tells how much of it is over, advice has more and more of a say towards the end: there it counts
    exactly what a network only guesses. What was said of a position is remembered: different ways lead to the same.
    Where a position can be laid out in several ways, each is looked at from one side, as if by chance, but always the
    same: what the network wrongly sees from one side only is evened out between the positions that a search comes to.
    """

    def __init__(self, game: Game[Any], file: str) -> None:
        import numpy as np  # an extra: only who has a network needs it

        from boardwright.research.observations import unpacker
        from boardwright.research.symmetries import symmetries
        from boardwright.research.table import lead, leading

        self.game = game
        self.network = Network(file)
        self.network.made_for(game)
        self.unpacker = unpacker(game)
        self.sides = symmetries(game)
        self.lead, self.leading = lead, leading
        self.observation = np.zeros((1, self.unpacker.size), np.float32)
        self.legal = np.zeros((1, game.space.size), np.float32)
        self.scores = np.zeros((1, game.space.size), np.float32)
        self.binding, self.worth = self.bound()
        #: By what who decides knows, and may do.
        self.said: dict[tuple[bytes, tuple[int, ...]], Verdict] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return judge_elsewhere, (self.game.id, self.network.file)

    def bound(self) -> tuple[Any, Any]:
        """The network's inputs and outputs, bound to the arrays; and by seat what a position is worth."""
        import numpy as np
        from onnxruntime import OrtValue

        session = self.network.session
        told = {found.name: found.shape for found in session.get_outputs()}
        if WORTH not in told or told[TOLD][-1] != self.game.space.size:
            raise BadModel(f"{self.network.file} cannot judge: it does not tell what positions are worth")
        worth = np.zeros((1, told[WORTH][-1]), np.float32)
        binding = session.io_binding()
        binding.bind_ortvalue_input(GIVEN, OrtValue.ortvalue_from_numpy(self.observation))
        if self.network.sees_legal:
            binding.bind_ortvalue_input(LEGAL, OrtValue.ortvalue_from_numpy(self.legal))
        binding.bind_ortvalue_output(TOLD, OrtValue.ortvalue_from_numpy(self.scores))
        binding.bind_ortvalue_output(WORTH, OrtValue.ortvalue_from_numpy(worth))
        return binding, worth

    def verdict(self, state: State, step: Step[Any], options: list[int]) -> Verdict:
        position = self.game.encode(state, step.who), (*options, *offered(state, step.who))
        found = self.said.get(position)
        if found is None:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            found = self.said[position] = self.told(state.seats, step.who, *position, len(options))
        counted = self.game.elapsed(state) ** 2
        if not counted:
            return found
        advised = self.hoped(state)
        worth = [(1 - counted) * found.worth[seat] + counted * advised[seat] for seat in range(state.seats)]
        return found._replace(worth=worth)

    def told(self, seats: int, who: int, packed: bytes, possible: tuple[int, ...], options: int) -> Verdict:
        """What the network says; of what is ``possible`` the first so many are options, the rest offers."""
        seen, actions = self.looked_at(packed, list(possible))
        self.unpacker.into(self.observation[0], seen)
        if self.network.sees_legal:
            legal = self.legal[0]
            legal.fill(0)
            legal[actions] = 1
        self.network.session.run_with_iobinding(self.binding)
        worth = self.worth[0].tolist()
        turned = [worth[(seat - who) % seats] for seat in range(seats)]
        return Verdict(shares(self.scores[0, actions[:options]].tolist()), turned, (who, packed, possible))

    def looked_at(self, packed: bytes, actions: list[int]) -> tuple[bytes, list[int]]:
        """The position and its actions from the side it is looked at."""
        side = crc32(packed) % (1 + len(self.sides))
        if side == 0:
            return packed, actions
        turned = self.sides[side - 1]
        return turned.observation(packed), turned.actions[actions].tolist()

    def hoped(self, state: State) -> list[float]:
        """By seat what a position is worth as the game advises; who is ahead may hope to win.

        Some positions lie before a turn and some after it: what turns of the round are still to bring counts, too.
        """
        advised = [self.game.advice(state, seat) for seat in range(state.seats)]
        if len(advised) == 1:
            return [0.0]
        for seat, points in enumerate(self.game.to_come(state)):
            advised[seat] += points
        best, swing = max(advised), self.game.swing
        hopes = [exp((points - best) / (DECIDED * swing)) for points in advised]
        return self.leading(advised, [hope / sum(hopes) for hope in hopes], swing)

    def ended(self, state: State) -> list[float]:
        return self.lead(self.game.outcome(state), state.seats, self.game.swing)


def judge_elsewhere(game: str, file: str) -> NetworkJudge:
    """The same judge in another process."""
    return NetworkJudge(get_game(game), file)


def shares(scores: list[float]) -> list[float]:
    """How promising options with these scores are: of each the logarithm of its share."""
    best = max(scores)
    whole = best + log(sum([exp(score - best) for score in scores]))
    return [score - whole for score in scores]


class HouseGuide:
    """The house's own networks as guides of a search: they judge at tables that they were made for.

    ``everywhere``: at all other tables the nearest network says how promising the options of a decision are.
    """

    def __init__(self, everywhere: bool) -> None:
        if everywhere:
            runtime()
        self.everywhere = everywhere
        self.judges: dict[str, NetworkJudge] = {}
        self.networks: dict[str, Network] = {}

    def judge(self, seat: Seat) -> Judge | None:
        game, players = seat.game, seat.players
        sheet = sheets(game).get(players)
        if sheet is None or sheet.options != dict(seat.settings) or not is_installed():
            return None
        file = str(network_file(game, players))
        if file not in self.judges:
            self.judges[file] = NetworkJudge(game, file)
        return self.judges[file]

    def promises(self, seat: Seat) -> dict[int, float]:
        """At decisions that are really made there is time to look from all sides."""
        judge = self.judge(seat)
        if judge is None and not self.everywhere:
            return {}
        possible = [*seat.options, *seat.offers]
        [told] = self.network(seat).ask(seat.game, [Position(seat.encoded, possible)], turned=True)
        return dict(zip(possible, told.chances(possible), strict=True))

    def network(self, seat: Seat) -> Network:
        game, players = seat.game, nearest(seat.game, seat.players)
        file = str(network_file(game, players))
        if file not in self.networks:
            self.networks[file] = house_network(game, players)
        return self.networks[file]
