"""What follows from an effect: words, symbols, a rough worth."""

from __future__ import annotations

import json

import pytest

from boardwright.kernel.messages import Message, plain
from boardwright.toolkit.effects.symbols import Symbol, effect_symbols
from boardwright.toolkit.effects.values import Choose, Effect, Gain, If, InOrder, Per
from boardwright.toolkit.effects.words import answer_words, effect_words
from boardwright.toolkit.effects.worth import Appraisal, worth
from boardwright.words import LANGUAGES, Words
from boardwright.words.words import TABLE
from tests.toolkit.market import MARKET
from tests.toolkit.market_rules import CARDS, NAMES
from tests.toolkit.samples import BOONLAKE, READ, SAMPLES, Trial
from tests.words.fluent_files import parts as fluent_parts

#: What a game would name itself: each with the arguments its name is given.
OWN = ("good-", "measure-", "modifier-", "deed-")


def said(message: Message) -> str:
    """A message as a plain text: its key, and what is in it."""
    inside = ", ".join(said(value) if isinstance(value, Message) else str(value) for value in message.args.values())
    key = message.key.removeprefix("effect-").removeprefix("good-")
    return f"{key}({inside})" if inside else key


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("event-dudes", "gain(dude(2))"),
        ("gold-dust", "gain(and(gold(1), coin(1)))"),
        ("event-gold-for-points", "may(exchange(gold(1), gain(point(3))), 2)"),
        ("gunpowder", "then(gain(dude(1)), may(deed-gunmen(1), 1))"),
        ("nails", "may(deed-build(1, building, hammer, 2), 1)"),
        ("general-store", "modifier-barker_price(-1)"),
        ("bridge-of-horses", "score-most(2, measure-horses(1), 12)"),
        ("score-villages", "score(2, measure-villages(1))"),
        ("score-levers", "or(score-step(4, 3, measure-levers(4)), score-step(7, 6, measure-levers(7)))"),
        ("lever-production", "per(coin(1), measure-resources(1))"),
        (
            "recruit-right",
            "may-any(or(exchange(coin(3), gain(inhabitant(1))), exchange(card(3), gain(inhabitant(1)))))",
        ),
        ("scoring-levers", "if-else(measure-levers(3), 3, gain(point(3)), pay(point(3)))"),
        ("scoring-by-payment", "exchange(mixed(3, or(inhabitant(1), coin(5))), gain(point(6)))"),
    ],
)
def test_words(name: str, words: str) -> None:
    effect, names = READ[name]
    assert said(effect_words(effect, names)) == words


@pytest.mark.parametrize(
    ("card", "language", "words"),
    [
        ("tailor", "en", "up to 3 times: pay 1 bale of cloth and gain 2 points"),
        ("tailor", "fr", "jusqu’à 3 fois\u00a0: payer 1 ballot de drap et recevoir 2 points"),
        ("tailor", "de", "bis zu 3-mal: 1 Ballen Tuch bezahlen und 2 Punkte erhalten"),
        ("tithe", "en", "pay 2 times 2 coins or 1 bale of cloth or 1 card and gain 4 points"),
        ("inn", "en", "gain 1 coin for each stall, at most 3 times, then 2 times: put a card back and draw one"),
        (
            "hall",
            "de",
            "1 Punkt für mindestens 2 Schritte Ruhm oder 5 Punkte für mindestens 4 Schritte Ruhm, "
            "dann 1 Punkt je Stand",
        ),
    ],
)
def test_sentences(card: str, language: str, words: str) -> None:
    effect = next(found.effect for found in CARDS if found.id == card)
    assert Words(language, MARKET).say(effect_words(effect, NAMES)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_said(language: str) -> None:
    words = Words(language, MARKET)
    assert all(words.say(effect_words(card.effect, NAMES)) for card in CARDS)


def test_answers_have_words_too() -> None:
    tailor = next(card.effect for card in CARDS if card.id == "tailor")
    assert isinstance(tailor, Choose)
    english = Words("en", MARKET)
    assert english.say(answer_words(tailor.options[0], NAMES)) == "pay 1 bale of cloth and gain 2 points"
    assert english.say(answer_words(None, NAMES)) == "Decline"


def test_the_step_says_what_it_asks() -> None:
    trial = Trial("cards-and-coins", card=2, coin=0)
    step = trial.step
    words = Words("en", MARKET)
    assert step.prompt(trial.state).key == "effect-prompt"
    assert words.say(Message("effect-prompt", {"effect": Message("effect-decline")})) == "Carry this out: Decline"
    labels = [step.label(trial.state, trial.space.parse(text)) for text in ("take 1", "take 2", "decline")]
    assert [message and said(message) for message in labels] == [
        "exchange(card(2), gain(coin(4)))",
        "exchange(coin(4), gain(card(2)))",
        "decline",
    ]


def test_other_actions_have_no_words_of_the_step() -> None:
    trial = Trial("event-gold-for-points", gold=1)
    beyond = trial.space.add("wave")
    assert trial.step.label(trial.state, beyond) is None


def test_the_game_says_why_an_option_is_closed() -> None:
    trial = Trial("cards-and-coins", card=2, coin=0)
    assert trial.asked == ["take 1", "decline"]
    closed = trial.step.why_not(trial.state, "option", "2")
    assert closed is not None
    assert closed.rule == "PU-1.1"
    assert trial.step.why_not(trial.state, "option", "3") is None, "there is no such option"
    assert trial.step.why_not(trial.state, "option", "none") is None
    assert trial.step.why_not(trial.state, "card", "2") is None


def keys(message: Message) -> set[str]:
    inside = [value for value in message.args.values() if isinstance(value, Message)]
    return {message.key}.union(*map(keys, inside))


@pytest.mark.parametrize("name", READ)
def test_the_table_has_words_for_all_that_is_not_the_games_own(name: str) -> None:
    effect, names = READ[name]
    found = {key for key in keys(effect_words(effect, names)) if not key.startswith(OWN)}
    assert found <= set(fluent_parts(TABLE, "en"))


def test_rarer_words_are_there_too() -> None:
    coin = ((0, 1),)
    rare: list[Effect] = [
        Per(0, coin, most=3),
        If(0, 2, Gain(coin), InOrder(())),
        Choose((Gain(coin), Gain(((1, 1),))), times=2),
        InOrder(()),
    ]
    found = [effect_words(effect, BOONLAKE) for effect in rare]
    assert [message.key for message in found] == ["effect-per-most", "effect-if", "effect-must", "effect-nothing"]
    assert {message.key for message in found} <= set(fluent_parts(TABLE, "en"))


def test_symbols() -> None:
    def drawn(name: str) -> Symbol:
        return effect_symbols(*READ[name])

    gold = Symbol("good", "gold", 1)
    assert drawn("event-dudes") == Symbol("good", "dude", 2)
    assert drawn("gold-dust") == Symbol("row", parts=(gold, Symbol("good", "coin", 1)))
    exchange = Symbol("exchange", parts=(Symbol("cost", parts=(gold,)), Symbol("good", "point", 3)))
    assert drawn("event-gold-for-points") == Symbol("may", count=2, parts=(exchange,))
    assert drawn("stable") == Symbol("either", parts=(Symbol("good", "horse", 1), Symbol("modifier", "movement", 2)))
    horses = Symbol("measure", "horses")
    assert drawn("bridge-of-horses") == Symbol("score", count=2, parts=(horses, Symbol("most", count=12)))
    assert drawn("score-levers").parts[1] == Symbol("score", count=6, parts=(Symbol("measure", "levers", 7),))
    either = Symbol("either", count=3, parts=(Symbol("good", "inhabitant", 1), Symbol("good", "coin", 5)))
    assert drawn("scoring-by-payment").parts[0] == Symbol("cost", parts=(either,))


@pytest.mark.parametrize("name", READ)
def test_symbols_can_be_sent(name: str) -> None:
    json.dumps(plain(effect_symbols(*READ[name])))


# -- worth -----------------------------------------------------------------------------------------------------

#: Coins and cards are worth 1, inhabitants and vases 2, a site 3, steps 4, a point 1.
PRICES = Appraisal((1, 1, 2, 2, 3, 4, 4, 1), (1.5,), (1, 2, 3, 2, 1, 3), {0: 4, 1: 5, 2: 1}.__getitem__)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("river-vase-or-site", 3),
        ("pioneer-left", 2 + 3),
        ("site-two-tracks", 8 - 4),
        ("site-three-steps", 12 - 3),
        ("house-becomes-village", -5),
        ("cards-and-coins", 2),
        ("lever-production", 4),
        ("score-levers", 3),
        ("scoring-levers", 3),
        ("recruit-right", 0),
        ("scoring-by-payment", 0),
        ("cards-cheaper", 1.5),
    ],
)
def test_worth(name: str, value: float) -> None:
    assert worth(SAMPLES[name], PRICES) == value
