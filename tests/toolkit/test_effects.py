"""Effects carried out: what is asked, what can be answered, and what comes of it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.errors import BadPosition
from boardwright.toolkit.counts import Counts
from boardwright.toolkit.effects.book import Book
from boardwright.toolkit.effects.values import (
    Choose,
    Do,
    Effect,
    Exchange,
    Gain,
    If,
    InOrder,
    Modify,
    Pay,
    Per,
    Score,
    everything,
    inner,
    modifiers,
    points,
)
from boardwright.toolkit.payments import Due, Rate, plain_price
from tests.toolkit.samples import BOONLAKE, COLOMA, SAMPLES, Trial


def test_gains_come_by_themselves() -> None:
    assert Trial("event-dudes").goods == {"dude": 2}
    assert Trial("gold-dust", coin=2).goods == {"gold": 1, "coin": 3}


def test_an_exchange_is_offered_as_often_as_it_may_be_made() -> None:
    trial = Trial("event-gold-for-points", gold=3)
    assert trial.asked == ["take 1", "decline"]
    trial.answer("take 1", "take 1")
    assert trial.goods == {"gold": 1, "point": 6}


def test_one_may_stop_or_not_begin() -> None:
    assert Trial("event-gold-for-points", gold=3).answer("take 1", "decline").goods == {"gold": 2, "point": 3}
    assert Trial("event-gold-for-points", gold=3).answer("decline").goods == {"gold": 3}


def test_nobody_is_asked_for_what_cannot_be_paid() -> None:
    assert Trial("event-gold-for-points", gold=1).answer("take 1").goods == {"point": 3}
    assert Trial("event-gold-for-points").goods == {}


def test_nothing_is_paid_for_what_cannot_be_done() -> None:
    trial = Trial("stage-line", coin=2)
    trial.state.impossible.add("wagon")
    assert trial.goods == {"coin": 2}


def test_what_is_paid_for_is_done() -> None:
    trial = Trial("stage-line", coin=2).answer("take 1")
    assert trial.goods == {"coin": 1}
    assert trial.state.done == ["wagon"]


def test_one_of_several_must_be_chosen() -> None:
    trial = Trial("stable")
    assert trial.asked == ["take 1", "take 2"]
    trial.answer("take 2")
    assert trial.goods == {}
    assert trial.state.done == ["movement +2"]
    assert Trial("stable").answer("take 1").goods == {"horse": 1}


def test_a_choice_within_an_exchange_comes_after_the_payment() -> None:
    trial = Trial("maverick", card=1).answer("take 1")
    assert trial.asked == ["take 1", "take 2"]
    assert trial.state.goods["card"] == 0
    assert trial.answer("take 2").goods == {"dude": 1}


def test_deeds_are_done_as_often_as_they_say_and_only_while_they_can_be() -> None:
    trial = Trial("pioneer-left")
    assert trial.asked == ["take 1", "take 2", "decline"]
    assert trial.state.done == ["explore", "explore"]
    trial.answer("take 2")
    assert trial.goods == {}
    assert trial.state.done == ["explore", "explore", "upgrade"]


def test_what_cannot_be_done_is_left_out() -> None:
    trial = Trial("pioneer-left")
    trial.state.impossible |= {"explore", "develop"}
    assert trial.asked == ["take 2", "decline"]
    trial = Trial("gunpowder")
    trial.state.impossible.add("gunmen")
    assert trial.goods == {"dude": 1}


def test_a_choice_of_exchanges_offers_those_that_can_be_paid() -> None:
    assert Trial("cards-and-coins", card=2, coin=3).asked == ["take 1", "decline"]
    assert Trial("cards-and-coins", card=1, coin=4).asked == ["take 2", "decline"]
    assert Trial("cards-and-coins", card=2, coin=4).answer("take 2").goods == {"card": 4}


def test_any_number_of_times() -> None:
    trial = Trial("recruit-right", coin=7, card=3).answer("take 1", "take 2", "take 1")
    assert trial.goods == {"coin": 1, "inhabitant": 3}
    assert Trial("recruit-right", coin=7).answer("take 1", "decline").goods == {"coin": 4, "inhabitant": 1}


def test_costs_are_paid_first_and_points_can_always_be_lost() -> None:
    trial = Trial("site-three-steps")
    assert trial.asked == ["take 1", "take 2"]
    assert trial.state.goods["point"] == -3
    assert trial.answer("take 1").goods == {"point": -3, "coin_step": 3}
    assert Trial("house-becomes-village", point=2).goods == {"point": -3}


def test_what_must_be_exchanged_is_not_asked_for() -> None:
    assert Trial("site-two-tracks", coin=4).goods == {"coin_step": 1, "card_step": 1}
    assert Trial("site-two-tracks", coin=3).goods == {"coin": 3}


def test_all_of_a_payment_or_nothing() -> None:
    assert Trial("scoring-by-payment", inhabitant=2, coin=4).goods == {"inhabitant": 2, "coin": 4}
    assert Trial("scoring-by-payment", inhabitant=2, coin=5).goods == {"point": 6}


def test_a_list_with_a_price_that_cannot_be_paid_is_left_out() -> None:
    toll = InOrder((Pay(plain_price((2,))), Gain(((1, 1),))))
    assert Trial(toll, coin=1).goods == {"coin": 1}
    assert Trial(toll, coin=2).goods == {"card": 1}
    assert Trial(Choose((toll, Gain(((0, 1),)))), coin=1).goods == {"coin": 2}


def test_of_several_payments_as_many_are_made_as_can_be() -> None:
    assert Trial("lost-shootout", burial=3).goods == {"burial": 1}
    assert Trial("lost-shootout", burial=1).goods == {}
    assert Trial("lost-shootout").goods == {}


def test_for_each_thing_counted() -> None:
    assert Trial("lever-production", counts={"resources": 3}).goods == {"coin": 3}
    assert Trial("lever-production").goods == {}
    assert Trial(Per(0, ((0, 2),), most=2), counts={"resources": 3}).goods == {"coin": 4}


def test_conditions() -> None:
    assert Trial("scoring-levers", counts={"levers": 3}).goods == {"point": 3}
    assert Trial("scoring-levers", counts={"levers": 2}, point=1).goods == {"point": -2}


# -- what stands for good --------------------------------------------------------------------------------------


def test_points_for_each_up_to_a_number() -> None:
    bridge = SAMPLES["bridge-of-horses"]
    assert [points(bridge, {0: horses}.__getitem__) for horses in (0, 3, 6)] == [0, 6, 12]
    assert bridge == Score(0, each=2, most=12)
    assert Score(0, each=2, most=9).points(5) == 9


def test_points_by_steps_of_which_the_highest_counts() -> None:
    levers = BOONLAKE.measures.index("levers")
    found = [points(SAMPLES["score-levers"], {levers: count}.__getitem__) for count in (3, 4, 6, 7, 9)]
    assert found == [0, 3, 3, 6, 6]


def test_a_score_carried_out_gives_points() -> None:
    assert Trial("bridge-of-horses", counts={"horses": 4}).goods == {"point": 8}


def test_changes_of_a_number_stay_within_bounds() -> None:
    store = modifiers(SAMPLES["general-store"], 1)
    assert [store[0].changed(price) for price in (3, 2, 1, 0)] == [2, 1, 1, 0]
    banker = modifiers(SAMPLES["banker"], 2)
    assert [banker[0].changed(value) for value in (1, 2, 3)] == [2, 3, 3]
    assert modifiers(SAMPLES["banker"], 1) == []


# -- the values ------------------------------------------------------------------------------------------------


def test_what_is_read() -> None:
    gold, point = COLOMA.goods.index("gold"), COLOMA.points
    exchange = Exchange((Due(1, (Rate(gold),)),), Gain(((point, 3),)))
    assert SAMPLES["event-gold-for-points"] == Choose((exchange,), times=2, must=False)
    build = Do(3, terms=(("kinds", ("building",)), ("cost", "hammer"), ("discount.coin", 2)))
    assert SAMPLES["nails"] == Choose((build,), must=False)
    assert build.term("discount.coin") == 2
    assert build.term("bonus") is None
    assert SAMPLES["stable"] == Choose((Gain(((4, 1),)), Modify(0, 2, terms=(("lasts", "turn"),))))
    assert SAMPLES["gunpowder"] == InOrder((Gain(((1, 1),)), Choose((Do(2),), must=False)))


@pytest.mark.parametrize("name", SAMPLES)
def test_every_part_has_an_address(name: str) -> None:
    book = Book(COLOMA)
    book.add("first", Gain(((0, 1),)))
    start = book.add(name, SAMPLES[name])
    parts = list(everything(SAMPLES[name]))
    assert book.nodes[start:] == parts
    assert book.addresses[start] == name
    for number in range(len(book.nodes)):
        assert book.number(book.addresses[number]) == number
        assert tuple(book.nodes[part] for part in book.inner[number]) == inner(book.nodes[number])


def test_addresses_count_the_parts_from_one() -> None:
    book = Book(COLOMA)
    book.add("first", Gain(((0, 1),)))
    book.add("gunpowder", SAMPLES["gunpowder"])
    assert book.addresses == ["first", "gunpowder", "gunpowder.1", "gunpowder.2", "gunpowder.3"]
    with pytest.raises(ValueError, match="'gunpowder' already"):
        book.add("gunpowder", SAMPLES["gunpowder"])


def test_an_unknown_address_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"no effect 'whiskey\.9'"):
        Book(COLOMA).number("whiskey.9")


# -- whatever the effect ---------------------------------------------------------------------------------------

goods = st.lists(st.tuples(st.integers(0, 3), st.integers(1, 3)), min_size=1, max_size=2).map(tuple)
prices = st.tuples(*[st.integers(0, 2)] * 4).filter(any).map(plain_price)
measures = st.integers(0, 2)
leaves: st.SearchStrategy[Effect] = st.one_of(
    st.builds(Gain, goods),
    st.builds(Per, measures, goods, st.integers(1, 2)),
    st.builds(Pay, prices),
    st.builds(Score, measures, st.integers(1, 2)),
    st.builds(Modify, st.just(0), st.integers(-1, 1)),
    st.builds(Do, st.integers(0, 5), st.integers(1, 2)),
)


def larger(parts: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
    few = st.lists(parts, max_size=3).map(tuple)
    return st.one_of(
        st.builds(InOrder, few),
        st.builds(Choose, few, st.integers(1, 2), st.booleans()),
        st.builds(Exchange, prices, parts),
        st.builds(If, measures, st.integers(1, 2), parts, parts),
    )


@given(
    st.recursive(leaves, larger, max_leaves=8),
    st.tuples(*[st.integers(0, 3)] * 4),
    st.dictionaries(st.sampled_from(BOONLAKE.measures), st.integers(0, 2)),
    st.sets(st.sampled_from(BOONLAKE.deeds)),
    st.randoms(use_true_random=False),
)
def test_every_effect_comes_to_an_end_and_nobody_owes(
    effect: Effect, purse: Counts, counts: dict[str, int], impossible: set[str], chance: Random
) -> None:
    trial = Trial(effect, counts, **dict(zip(BOONLAKE.goods, purse)))
    trial.state.impossible |= impossible
    while trial.asked:
        assert len(set(trial.asked)) == len(trial.asked)
        trial.answer(chance.choice(trial.asked))
        assert all(count >= 0 for name, count in trial.state.goods.items() if name != "point")
    assert not set(trial.state.done) & impossible
