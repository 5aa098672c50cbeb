"""Whatever is handed to the public surface: the answer is a match, or an error of ours that says what to do, and
nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boardwright as bw
from boardwright.kernel.errors import BadNotation, BadOptions, BadPosition, DamagedRecord, NotYourDecision, UnknownGame
from boardwright.match.record import checksum

GAME = "kingdom_builder"
#: Of every kind that somebody might hand over by mistake; the largest number cannot even be written.
ODD: list[Any] = [
    None,
    True,
    -1,
    99,
    10**30,
    10**5000,
    1.0,
    float("nan"),
    "",
    "x",
    "cell:a1",
    "\ud800",
    "\0",
    "[" * 100_000,
    b"\xff",
    [],
    [None],
    [[]],
    {},
    {"game": []},
    set(),
    object(),
    complex(1, 2),
    range(3),
]
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=4)
anything = st.recursive(scalars, lambda part: st.lists(part, max_size=3) | st.dictionaries(scalars, part, max_size=3))


def begun() -> bw.Match:
    match = bw.new(GAME, 2, 5)
    for _ in range(4):
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    return match


MATCH = begun()
RECORD, POSITION = MATCH.record(), MATCH.position()
ASKED: dict[str, Callable[[Any], Any]] = {
    "new, game": bw.new,
    "new, players": lambda odd: bw.new(GAME, odd),
    "new, seed": lambda odd: bw.new(GAME, 2, odd),
    "new, options": lambda odd: bw.new(GAME, 2, 1, odd),
    "playout, game": bw.playout,
    "playout, seed": lambda odd: bw.playout(GAME, 2, odd),
    "playout, options": lambda odd: bw.playout(GAME, 2, 1, odd),
    "from_position": bw.from_position,
    "from_position, game": lambda odd: bw.from_position({"game": odd, "players": 2}),
    "from_position, seed": lambda odd: bw.from_position(POSITION, odd),
    "replay": bw.replay,
    "replay, game": lambda odd: bw.replay(RECORD, odd),
    "replay, more": lambda odd: bw.replay({**RECORD, "more": odd}),
    "at": MATCH.at,
    "why_not": lambda odd: MATCH.why_not(0, odd),
    "why_not, player": lambda odd: MATCH.why_not(odd, "cell:a1"),
    "why_not_action": lambda odd: MATCH.why_not_action(0, odd),
    "determinize": lambda odd: MATCH.determinize(odd, 1),
    "determinize, seed": lambda odd: MATCH.determinize(0, odd),
    "view": MATCH.view,
    "describe": MATCH.describe,
    "is_offer": lambda odd: MATCH.is_offer(0, odd),
    "possible": MATCH.possible,
    "apply": lambda odd: MATCH.clone().apply(MATCH.decisions[0].player, odd),
    "apply, player": lambda odd: MATCH.clone().apply(odd, "end-turn"),
    "undo": lambda odd: MATCH.clone().undo(odd),
    "undo_steps": MATCH.undo_steps,
    "undo_at_once": MATCH.undo_at_once,
    "undo_barrier": MATCH.undo_barrier,
    "rewind": lambda odd: MATCH.clone().rewind(odd),
    "last_of": MATCH.last_of,
    "sight": MATCH.sight,
    "sight, seat": lambda odd: MATCH.sight([odd]),
    "sight.why_not": lambda odd: MATCH.sight([0]).why_not(0, odd),
    "sight.why_not, player": lambda odd: MATCH.sight([0]).why_not(odd, "cell:a1"),
    "sight.log": lambda odd: MATCH.sight([0]).log(odd),
    "sight.imagine": lambda odd: MATCH.sight([0]).imagine(odd),
}


def trouble(work: Callable[[Any], Any], odd: Any) -> str:
    """What an error of ours tells, if there is one; any other is a fault."""
    try:
        work(odd)
    except bw.BoardwrightError as problem:
        return str(problem)
    return "nothing is wrong"


def ask(name: str, odd: Any) -> None:
    assert 10 < len(trouble(ASKED[name], odd)) < 2000, "an error fits on a screen"


@pytest.mark.parametrize("name", ASKED)
def test_the_public_surface_takes_anything(name: str) -> None:
    for odd in ODD:
        ask(name, odd)
    assert (MATCH.record(), MATCH.position()) == (RECORD, POSITION)


@given(st.sampled_from(sorted(ASKED)), anything)
@settings(max_examples=400)
def test_so_it_does_with_whatever_can_be_thought_of(name: str, odd: Any) -> None:
    ask(name, odd)


@pytest.mark.parametrize("key", sorted({*POSITION, "stack", "seats"}))
def test_every_key_of_a_position_takes_anything(key: str) -> None:
    for odd in (*ODD, endless()):
        assert trouble(lambda value: bw.from_position({**POSITION, key: value}), odd)


@pytest.mark.parametrize("key", sorted(RECORD))
def test_every_key_of_a_record_takes_anything(key: str) -> None:
    for odd in (*ODD, endless()):
        with pytest.raises(bw.BoardwrightError):
            bw.replay({**RECORD, key: odd})


def endless() -> list[Any]:
    """A list that holds itself."""
    around: list[Any] = []
    around.append(around)
    return around


def test_errors_name_what_was_wrong_and_what_is_allowed() -> None:
    with pytest.raises(BadOptions, match=r"4 decisions; there is no position 'two'"):
        MATCH.at("two")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match=r"there is no position 1\.0"):
        MATCH.at(1.0)  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match=r"named by a text such as 'cell:.*', not by 7"):
        MATCH.why_not(0, 7)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="a seed is a whole number of at most 1000 digits, not None"):
        MATCH.determinize(0, None)  # type: ignore[arg-type]
    with pytest.raises(NotYourDecision, match="seats are a list of players, not 0"):
        MATCH.sight(0)  # type: ignore[arg-type]
    with pytest.raises(NotYourDecision, match="players are 0 to 1"):
        MATCH.possible(7)
    with pytest.raises(UnknownGame, match=r"there is no game \[\]; there are: boonlake"):
        bw.new([])  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="options are given by their names"):
        bw.new(GAME, 2, 1, [("expansions", [])])  # type: ignore[arg-type]


# -- positions that lead nowhere -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "stack", "told"),
    [
        ("boonlake", [], "nothing is due"),
        ("coloma", [], "nothing is due"),
        ("keyflower", [], "nothing is due"),
        ("boonlake", ["PayToll 0"], "nobody can decide it"),
        ("kingdom_builder", [], "stack"),
    ],
)
def test_a_position_in_which_nothing_goes_on_is_refused(game: str, stack: list[str], told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        bw.from_position({"game": game, "players": 2, "stack": stack})


@pytest.mark.parametrize(("who", "told"), [(-1, "nobody has anything to decide"), (0, "has nothing to choose from")])
def test_whatever_a_game_reads_somebody_must_be_able_to_decide(
    who: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game may take for possible what is none: the door looks once more, for saved games too."""
    record = MATCH.determinize(0, 1).record()
    top = type(MATCH.steps[0])
    if who < 0:
        monkeypatch.setattr(top, "who", who, raising=False)
    else:
        monkeypatch.setattr(top, "options", lambda self, state: [])
    with pytest.raises(BadPosition, match=told):
        bw.from_position(POSITION)
    with pytest.raises(DamagedRecord, match=told):
        bw.replay({**record, "check": checksum(record)})


# -- what a table has chosen -----------------------------------------------------------------------------------


def test_a_record_that_begins_in_a_position_keeps_the_options_of_its_table() -> None:
    options = {"expansions": ["nomads", "capitol"]}
    match = bw.new(GAME, 2, 3, options)
    again = bw.replay(match.determinize(0, 1).record())
    assert again.options == match.options
    assert again.options["expansions"] == options["expansions"]
    record = match.determinize(0, 1).record()
    record["players"] = 3
    with pytest.raises(DamagedRecord, match="of 3 players, but its position of 2"):
        bw.replay({**record, "check": checksum(record)})
