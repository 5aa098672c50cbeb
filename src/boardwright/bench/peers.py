"""The peers: one function a library, each playing random games by its own documented, fastest ordinary path.

No logging, no accumulators, no rendering. Every decision counts, forced ones too; chance outcomes do not. The
libraries carry no types we could rely on, so they are imported by name.
"""

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any
from warnings import catch_warnings, simplefilter

from boardwright.bench.stopwatch import Contest

CATAN_CLONE_AFTER = 100
CHESS_PLIES = 300
CHESS_CLONE_AFTER = 40
GO_CLONE_AFTER = 50
SPIEL_GAME = "go(board_size=9)"
ENVIRONMENT_STEPS = 300


def catanatron() -> Contest:
    """Catan with four random players. Decisions are the actions in the game's own list, one for each tick."""
    library: Any = import_module("catanatron")
    colors = list(library.Color)

    def start(seed: int) -> Any:
        return library.Game([library.RandomPlayer(color) for color in colors], seed=seed)

    def play(seed: int) -> int:
        game = start(seed)
        game.play()
        return len(game.state.actions)

    position = start(1)
    for _ in range(CATAN_CLONE_AFTER):
        position.play_tick()
    return Contest(play, position.state.copy, position.copy, version("catanatron"), False)


def chess() -> Contest:
    """python-chess: random legal plies until the game is over, at most 300."""
    library: Any = import_module("chess")

    def advance(board: Any, rng: Random, plies: int) -> int:
        for ply in range(plies):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material():
                return ply
            if board.is_seventyfive_moves() or board.is_fivefold_repetition():
                return ply
            board.push(moves[int(rng.random() * len(moves))])
        return plies

    def play(seed: int) -> int:
        return advance(library.Board(), Random(seed), CHESS_PLIES)

    position = library.Board()
    advance(position, Random(1), CHESS_CLONE_AFTER)
    return Contest(play, lambda: position.copy(stack=False), position.copy, version("chess"), False)


def open_spiel() -> Contest:
    """OpenSpiel's Go on 9 x 9, driven from Python: C++ rules of middling weight, a hundred-odd plies, no dice."""
    library: Any = import_module("pyspiel")
    game = library.load_game(SPIEL_GAME)

    def advance(state: Any, rng: Random, limit: int) -> int:
        plies = 0
        while plies < limit and not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            plies += 1
        return plies

    def play(seed: int) -> int:
        state = game.new_initial_state()
        plies = advance(state, Random(seed), game.max_game_length())
        state.returns()
        return plies

    position = game.new_initial_state()
    advance(position, Random(1), GO_CLONE_AFTER)
    return Contest(play, position.clone, None, version("open_spiel"), True)


def open_spiel_environment() -> Contest:
    """OpenSpiel's environment for learning, with the same Go: a time step holds observations and legal actions."""
    library: Any = import_module("open_spiel.python.rl_environment")
    made = library.Environment(SPIEL_GAME)

    def play(seed: int) -> int:
        rng = Random(seed)
        steps = 0
        moment = made.reset()
        while not moment.last():
            actions = moment.observations["legal_actions"][moment.observations["current_player"]]
            moment = made.step([actions[int(rng.random() * len(actions))]])
            steps += 1
        return steps

    return Contest(play, None, None, version("open_spiel"), True)


def pettingzoo_chess() -> Contest:
    return _pettingzoo("chess_v6")


def pettingzoo_go() -> Contest:
    return _pettingzoo("go_v5")


def _pettingzoo(name: str) -> Contest:
    """An environment of PettingZoo's own without the wrappers that check its user, which is its fastest."""
    with catch_warnings():
        simplefilter("ignore")  # it would like to be asked for by another name
        library: Any = import_module(f"pettingzoo.classic.{name}")
        made = library.raw_env()
    numpy: Any = import_module("numpy")

    def play(seed: int) -> int:
        rng = Random(seed)
        made.reset(seed=seed)
        steps = 0
        while steps < ENVIRONMENT_STEPS:
            observation, _, over, cut, _ = made.last()
            if over or cut:
                break
            actions = numpy.flatnonzero(observation["action_mask"])
            made.step(int(actions[int(rng.random() * len(actions))]))
            steps += 1
        return steps

    return Contest(play, None, None, version("pettingzoo"), False)
