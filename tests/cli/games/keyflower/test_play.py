"""Keyflower at the screen: whole games in shorthand, moves in one line or in steps, and secrets kept."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.cli.choices import NotPossible
from boardwright.cli.terminal import FORGET
from boardwright.kernel.actions import ActionSpace
from boardwright.match import Match
from boardwright.words import LANGUAGES
from tests.cli.games.keyflower.table import SPRING, board_of, random_hand, shown, sit, spring
from tests.cli.sitting import done, scene_of

# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "size", "sitters"),
    [
        ("en", (80, 30), ("human", "random")),
        ("fr", (120, 45), ("human", "random", "random")),
        ("de", (80, 30), ("human", "human")),
    ],
)
def test_a_whole_game_is_typed_in_shorthand(language: str, size: tuple[int, int], sitters: tuple[str, ...]) -> None:
    match = bw.new("keyflower", len(sitters), 3)
    play, screen = sit(match, sitters=sitters, language=language, size=size)
    hand = random_hand(play, screen, 3)
    play.run()
    assert match.over
    assert hand.widest <= size[0]
    assert {"bid", "use", "send", "ship", "take-up", "lay", "offer"} <= hand.verbs


def test_the_score_of_a_finished_game_is_shown() -> None:
    match = bw.new("keyflower", 2, 5)
    while not match.over:
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    total = [line for line in shown(match).splitlines() if line.startswith("Total")]
    assert total[-1].split() == ["Total", *map(str, match.scores)]


# -- typing a move ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["b al b 2", "bid al blue 2", "b alehouse b 2", "B AL 2B", "b al b2", "al bid b 2", "b aleh b 2", "b b al 2"],
)
def test_a_bid_in_one_line(line: str) -> None:
    match = spring()
    shown(match, line)
    assert done(match)[:2] == ["bid alehouse blue", "send 2"]


def test_a_bid_step_by_step() -> None:
    match = spring()
    text = shown(match, "b al b", "2")
    assert done(match)[:2] == ["bid alehouse blue", "send 2"]
    assert "How many from behind your screen? Type 1 to 4." in text


def test_a_colour_need_not_be_named_where_only_one_is_possible() -> None:
    match = spring()
    shown(match, "u ke 1")
    assert done(match)[:2] == ["use keywood red", "send 1"]


def test_an_outbid_group_is_taken_along() -> None:
    match = spring()
    text = shown(match, "b al r", "ke", "0")
    assert done(match)[:3] == ["bid alehouse red", "with keywood", "send 0"]
    assert "Take along first, each whole: Ke 2R" in text
    match = spring()
    shown(match, "b al r with ke 1")
    assert done(match)[:3] == ["bid alehouse red", "with keywood", "send 1"]


def test_names_and_colours_in_the_language_of_the_table() -> None:
    for language, line in (("fr", "b brasserie j 1"), ("de", "b bierhaus gelb 1"), ("de", "b bierhaus g 1")):
        match = spring()
        shown(match, line, language=language)
        assert done(match)[:2] == ["bid alehouse yellow", "send 1"], line


def test_what_is_not_clear_is_asked_and_nothing_is_done() -> None:
    answers = {
        "al": "Which one? Type one of: bid Al B, bid Al R, bid Al Y, use Al B, use Al R, use Al Y",
        "u": "That fits ",
        "1": "Name a tile and a colour",
        "dance": "I cannot read “dance”",
        "b ke": "Which one?",
    }
    for line, answer in answers.items():
        match = spring(bids={})
        text = " ".join(shown(match, line).split())
        assert done(match) == []
        assert answer in text, line


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("b ke b 3", "KF-4.3"),
        ("b ke g 3", "KF-3.9"),
        ("u ke b 1", "KF-5.6"),
        ("u wo b 3", "KF-5.4"),
        ("b peddler b 1", "KF-2.14"),
        ("b pe", "KF-2.14"),
    ],
)
def test_whatever_is_impossible_is_refused_by_its_rule(line: str, rule: str) -> None:
    seat = {**SPRING["seats"][0], "workers": "blue 2 red 3"}
    match = spring(seats=[seat, SPRING["seats"][1]])
    text = shown(match, line)
    assert done(match) == []
    assert f"({rule})" in text


def test_too_few_workers_are_refused_and_a_number_is_never_an_option() -> None:
    match = spring()
    text = shown(match, "b ke r", "0", "1")
    assert done(match)[:2] == ["bid keywood red"], "Amber has 3, so 2 more are needed"
    assert text.count("(KF-4") == 2


def test_the_rest_of_a_line_is_dropped_when_it_answers_nothing() -> None:
    match = spring()
    text = shown(match, "b al b 9")
    assert done(match) == ["bid alehouse blue"]
    assert "(KF-" in text
    match = spring()
    text = shown(match, "b al b 1 2 3", sitters=("human", "human"))
    assert done(match) == ["bid alehouse blue", "send 1"]


def test_another_question_is_not_answered() -> None:
    match = spring()
    text = shown(match, "b al b", "b al r", "undo", "b al r 1")
    assert "That is not asked now" in text
    assert done(match)[:2] == ["bid alehouse red", "send 1"]


def test_goods_are_carried_from_tile_to_tile() -> None:
    for line in ("wd h1 sb", "h1 sb wood", "carry wood home_1 n"):
        match = spring()
        shown(match, "u sb b 1", line)
        assert done(match)[2:3] == ["carry wood home_1 n"], line
    text = shown(spring(), "u sb b 1", "h1 sb")
    assert "Which one? Type one of: carry wd H1 n, carry ir H1 n" in text


def test_the_options_of_a_transport_name_both_ends() -> None:
    text = shown(spring(), "u sb b 1")
    assert "2 wd H1-Sb  3 ir H1-Sb" in text
    assert "4 ^ H1 Home 1 (1wd 1st)" not in text, "there is no stone"


# -- laying a tile ---------------------------------------------------------------------------------------------


def laying() -> Match:
    seats = [{"village": ["home_1"], "won": "keywood"}, {}]
    return bw.from_position(
        {"game": "keyflower", "players": 2, "seats": seats, "stack": ["NextSeason"], "lanes": {"0": ["Lay 0 keywood"]}}
    )


def test_a_place_shows_the_ways_to_turn_a_tile_and_place_and_turns_lay_it() -> None:
    match = laying()
    text = shown(match, "a", "a9", "a0")
    assert "[a]" in text
    assert "lay  a 02  b 12  c 01  d 01  e 12" in text, "Keywood looks the same when it is turned by half"
    assert "   a0     " in text
    assert "   a2     " in text
    assert "   a3     " not in text
    assert "The tile does not fit at a like that; it does as: a0, a2, a3, a5" in text
    assert done(match) == ["lay home_1 n 0"]


def test_every_option_to_lay_has_a_place_and_turns() -> None:
    match = laying()
    table, scene = scene_of(match, 0, (80, 30))
    found: list[int] = []
    for place in "abcde":
        for turns in range(6):
            try:
                reading = table.board.read(f"{place}{turns}", scene)
            except NotPossible:
                continue
            assert reading is not None
            found.append(reading.number)
    assert sorted(found) == [option.number for option in scene.options]


# -- notes -----------------------------------------------------------------------------------------------------


def test_what_a_move_brought_is_still_shown_after_the_others_have_played() -> None:
    play, screen = sit(spring(), ["u al b 1"])
    play.run(fresh=False)
    last = screen.text[screen.text.rindex("Behind your screen") :]
    assert "Teal uses Alehouse with 1 blue; draws 1 " in last


def test_points_are_compared_line_by_line_though_lines_come_and_go() -> None:
    """In autumn, a storage tile in the middle of the sheet is gone when the season ends."""
    seats = [{"workers": "blue 1", "village": ["home_1"], "upgraded": "home_1"}, {"workers": "red 1"}]
    match = bw.from_position(
        {"game": "keyflower", "players": 2, "season": "autumn", "passes": 1, "offer": "barn well", "seats": seats,
         "cargo": {"keyflower": "blue 1", "sea_bastion": "red 1"}}
    )  # fmt: skip
    before = [line.id for line in match.score_sheet[0].lines]
    play, _ = sit(match, ["pass"], sitters=("human", "human"))
    play.run(fresh=False)
    assert [line.id for line in match.score_sheet[0].lines] != before
    assert "[" not in play.notice


# -- secrets ---------------------------------------------------------------------------------------------------


def test_a_hand_is_covered_until_the_next_person_is_ready() -> None:
    play, screen = sit(spring(), ["b al b 1", "", "quit"], sitters=("human", "human"))
    play.terminal.live = True
    seen: list[tuple[str, str]] = []
    keyboard = play.terminal._read

    def listen(prompt: str) -> str:
        seen.append((prompt, screen.text))
        return keyboard(prompt)

    play.terminal._read = listen
    play.run(fresh=False)
    prompts = [prompt for prompt, _ in seen]
    assert prompts == ["> ", "Amber, press Enter when you are at the screen. ", "> "]
    for _, text in seen[:2]:
        assert "Windmill" not in text
    assert seen[1][1].endswith(FORGET), "nothing is left above the screen either"
    after = seen[2][1].removeprefix(seen[1][1])
    assert "Windmill" in after
    assert "Jeweller" not in after


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_picture_page_or_story_shows_what_another_seat_hides(language: str) -> None:
    """Teal's screen is the same whatever Amber has behind hers, unseen."""
    seats = spring().position()["seats"]
    other = {
        **seats[1],
        "workers": "yellow 3 green 2",
        "skills": "pickaxe 2",
        "winter": "keythedral scribes key_market",
    }
    first, second = spring(), spring(seats=[seats[0], other])
    assert first.view(1) != second.view(1)
    for match in (first, second):
        match.apply(0, "bid alehouse blue")
        match.apply(0, "send 1")
        match.apply(1, "pass")
    lines = ("tiles", "villages", "legend", "log all", "score", "options", "quit")
    one, two = (shown(match, *lines, language=language, sitters=("human", "human")) for match in (first, second))
    assert one == two


def test_every_verb_is_offered_in_a_form_that_can_be_typed() -> None:
    """Each verb of the game is met in whole games, and its shorthand is read as that very option."""
    space: ActionSpace = bw.new("keyflower", 2, 1).game.space
    met: set[str] = set()
    for seed in range(4):
        match = bw.new("keyflower", 2, seed)
        count = 0
        while not match.over and count < 260:
            player = match.decisions[0].player
            options = match.decisions[0].options
            fresh = [action for action in options if space.verb(action) not in met]
            if fresh:
                table, scene = scene_of(match, player, (80, 30))
                wanted = next(option for option in scene.options if option.verb == space.verb(fresh[0]))
                reading = table.board.read(space.notation(fresh[0]), scene)
                assert reading is not None
                assert reading.number == wanted.number
                assert table.board.menu(scene)
                met.add(wanted.verb)
            match.apply(player, options[(count * 7 + seed) % len(options)])
            count += 1
    usual = {block.verb for block in space.blocks} - {"add", "pay-group", "spend", "with", "give"}
    assert usual <= met


def test_the_board_knows_tiles_by_letters_names_and_ids() -> None:
    for language in LANGUAGES:
        play, _ = sit(spring(), language=language)
        signs = board_of(play).signs
        codes = list(signs.codes.values())
        assert len({code.lower() for code in codes}) == len(codes) == 64
        assert all(len(code) == 2 for code in codes)
        assert not {code.lower() for code in codes} & {piece.lower() for piece in signs.pieces.values()}
    assert "Alehouse: " in shown(spring(), "rules al")
    assert "There is no player “xyz” here." in shown(spring(), "villages xyz")
