"""The words of the vocabulary of effects, one by one and in all combinations."""

from __future__ import annotations

from typing import Any, cast
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duchy
from duchy.core.showing.words import Words
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games.villages.bots import features
from duchy.games.villages.components.vocabulary import (
    ALL,
    COUNTED,
    EFFECTS,
    MOMENTS,
    RESOLVED,
    SUPPLY,
    in_words_of_today,
)
from duchy.games.villages.game import VillagesGame
from duchy.games.villages.rules import effects
from duchy.games.villages.state import Villages
from duchy.testing import cases
from duchy.testing.checks import choose
from games.villages.table import ask, gold, hand, heard, lay, offered, play, village

Table = dict[str, Any]
Power = dict[str, Any]


def box(*powers: Power) -> VillagesGame:
    """The game with a Farm that has these powers."""
    return cast(VillagesGame, duchy.game("villages", {"buildings": {"farm": {"power": list(powers)}}}))


def taxed(power: Power, mine: Table | None = None, *others: Table) -> State:
    """After a Tax of the first seat, whose Farm has this power: two buildings and an adventurer count."""
    owner = mine or village(3, "temple", buildings="farm tannery hideout", adventurers="ranger")
    state = lay(owner, *(others or (village(2, "keep shrine"),)), game=box({"when": "tax", **power}))
    return play(state, "tax", "draw 1")


# -- Every word ----------------------------------------------------------------------------------


def test_gold() -> None:
    state = taxed({"gold": 2})
    assert [event.facts.get("gold") for event in heard(state, "use farm")][:2] == [None, 2]
    assert gold(state) == 3 + 1 + 2


def test_draw() -> None:
    state = play(taxed({"draw": 2}), "use farm", "draw deck", "draw deck")
    assert hand(state) == 4


def test_steal_gold() -> None:
    state = play(taxed({"steal_gold": 3}), "use farm")
    assert (gold(state, 0), gold(state, 1)) == (6, 0)


def test_steal_cards() -> None:
    state = play(taxed({"steal_cards": 3}), "use farm")
    assert (hand(state, 0), hand(state, 1)) == (4, 0)


def test_resource() -> None:
    game = box({"when": "build", "resource": "wild", "only_for": "shadow"})
    state = lay(village(0, "hideout tannery", buildings="farm"), village(4), game=game)
    assert offered(state, "build") == ["build hideout"]


def test_points_are_counted_at_the_end() -> None:
    game = box({"when": "end", "vp": 2, "per": "worker_building"})
    state = lay(village(0, buildings="farm tannery hideout"), village(4), game=game)
    assert state.scores()[0].parts["powers"] == 4


def test_all_happens_in_the_order_written() -> None:
    for parts, names in (
        ([{"gold": 1}, {"draw": 1}], ["use", "gain", "draw"]),
        ([{"draw": 1}, {"gold": 1}], ["use", "draw", "gain"]),
    ):
        events = heard(taxed({"all": parts}), "use farm", "draw deck")
        assert [event.name for event in events][:3] == names
    state = play(taxed({"all": [{"steal_cards": 1}, {"steal_gold": 1}]}), "use farm")
    assert (hand(state, 1), gold(state, 1)) == (1, 1)


def test_two_of_a_word_are_two_effects() -> None:
    state = play(taxed({"all": [{"gold": 1}, {"gold": 1, "per": "adventurer"}]}), "use farm")
    assert gold(state) == 3 + 1 + 2


def test_what_cannot_happen_of_all_is_passed_over() -> None:
    poor = village(0)
    power = {"all": [{"steal_gold": 1}, {"draw": 1}]}
    state = play(taxed(power, None, poor), "use farm")
    assert ask(state) == "draw"
    state = taxed({"all": [{"steal_gold": 1}, {"steal_cards": 1}]}, None, poor)
    assert offered(state, "use") == []


@pytest.mark.parametrize(
    ("power", "coins", "cards"),
    [
        ({"gold": 1, "per": "worker_building"}, 2, 0),
        ({"draw": 2, "per": "adventurer"}, 0, 2),
        ({"steal_gold": 1, "per": "worker_building"}, 2, 0),
        ({"steal_cards": 2, "per": "shadow_building"}, 0, 2),
    ],
)
def test_per_multiplies(power: Power, coins: int, cards: int) -> None:
    state = play(taxed(power), "use farm")
    while ask(state) == "draw":
        play(state, "draw deck")
    assert (gold(state), hand(state)) == (4 + coins, 2 + cards)


@pytest.mark.parametrize("word", ["gold", "draw", "steal_gold", "steal_cards"])
def test_nothing_counted_is_nothing_to_use(word: str) -> None:
    assert offered(taxed({word: 1, "per": "holy_building"}), "use") == []


@pytest.mark.parametrize(("word", "step"), [("steal_gold", "gain"), ("steal_cards", "draw")])
def test_alone_bank_and_deck_are_robbed(word: str, step: str) -> None:
    state = lay(village(1, "temple keep", buildings="farm"), game=box({"when": "harvest", word: 2}))
    play(state, "harvest")
    while ask(state) == "draw":
        play(state, "draw deck")
    events = heard(state, "use farm")
    assert [event.name for event in events][:2] == (["use", "gain"] if step == "gain" else ["use"])
    assert step == "gain" or ask(state) == "draw"


# -- Nothing forgotten ---------------------------------------------------------------------------


def test_every_word_is_carried_out_and_has_a_value() -> None:
    words = set(range(len(EFFECTS)))
    assert set(effects.ALONE) == set(effects.AMONG_OTHERS) == set(RESOLVED)
    assert set(features.VALUES) == words - {ALL, SUPPLY}
    assert set(features.OFTEN) == set(range(len(MOMENTS)))


def test_a_word_without_a_value_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(features.VALUES, EFFECTS.index("steal_gold"))
    with pytest.raises(KeyError):
        box({"when": "tax", "steal_gold": 1})


@pytest.mark.parametrize("when", ["harvest", "build", "recruit", "tax"])
@pytest.mark.parametrize("word", [EFFECTS[op] for op in RESOLVED])
def test_bots_want_every_effect_that_comes_again(word: str, when: str) -> None:
    power = next(power for power in box({"when": when, word: 1}).box.powers if power.card == "farm")
    more = next(power for power in box({"when": when, word: 2}).box.powers if power.card == "farm")
    assert 0 < features.power_worth(power) < features.power_worth(more)


@pytest.mark.parametrize("language", ["en", "fr", "fa"])
def test_every_word_has_its_words(language: str) -> None:
    words = Words(language, "villages")
    said = set()
    for word in [EFFECTS[op] for op in RESOLVED]:
        ways: list[Power] = [{word: 1}, {word: 2}]
        ways += [{word: 1, "per": counted} for counted in COUNTED]
        for way in ways:
            (text,) = box({"when": "tax", **way}).card_texts("buildings", "farm")
            said.add(words.phrase(text))
    assert len(said) == len(RESOLVED) * (2 + len(COUNTED))


def test_all_is_told_in_one_sentence() -> None:
    game = box({"when": "tax", "all": [{"gold": 1, "per": "adventurer"}, {"draw": 2}]})
    (text,) = game.card_texts("buildings", "farm")
    told = Words("en", "villages").phrase(text).replace("\u2068", "").replace("\u2069", "")
    assert told == "Tax: 1 gold for each adventurer in your village and draw 2 cards."


# -- Older files ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "today"),
    [
        ({"draw": 2}, {"draw": 2}),
        ({"draw": 0, "gold": 1}, {"gold": 1}),
        ({"resource": "food", "draw": 0}, {"resource": "food"}),
        ({"draw_per": "adventurer"}, {"draw": 1, "per": "adventurer"}),
        ({"vp_per": "adventurer"}, {"vp": 1, "per": "adventurer"}),
        ({"draw": 1, "gold": 1}, {"all": [{"gold": 1}, {"draw": 1}]}),
        (
            {"steal_cards": 1, "draw": 1, "draw_per": "adventurer", "steal_gold": 1},
            {"all": [{"steal_gold": 1}, {"draw": 1}, {"draw": 1, "per": "adventurer"}, {"steal_cards": 1}]},
        ),
        ({"gold": 1, "per": "adventurer"}, {"gold": 1, "per": "adventurer"}),
    ],
)
def test_older_words_are_put_into_those_of_today(old: Power, today: Power) -> None:
    assert in_words_of_today({"when": "tax", **old}) == {"when": "tax", **today}


def test_a_file_in_older_words_opens_and_stays_as_it_is() -> None:
    overlay = {
        "buildings": {"farm": {"power": [{"when": "instant", "draw_per": "shadow_building", "gold": 1}]}}
    }
    game = duchy.game("villages", overlay)
    assert game.card_file.overlay == overlay
    shown = game.card_file.sections["buildings"]["farm"]["power"]
    assert shown == [{"when": "instant", "all": [{"gold": 1}, {"draw": 1, "per": "shadow_building"}]}]
    again = duchy.game("villages", {"buildings": {"farm": {"power": shown}}})
    assert again.card_texts("buildings", "farm") == game.card_texts("buildings", "farm")


# -- What is offered and what happens agree ------------------------------------------------------

EFFECT = st.one_of(
    st.builds(
        lambda word, n: {word: n}, st.sampled_from([EFFECTS[op] for op in RESOLVED]), st.integers(1, 3)
    ),
    st.builds(
        lambda word, per: {word: 1, "per": per},
        st.sampled_from([EFFECTS[op] for op in RESOLVED]),
        st.sampled_from(COUNTED),
    ),
)
POWER = st.builds(
    lambda when, price, parts: {
        "when": when,
        "discard_cards": price,
        **(parts[0] if len(parts) == 1 else {"all": parts}),
    },
    st.sampled_from(["harvest", "tax", "build", "instant"]),
    st.sampled_from([0, 0, 1]),
    st.lists(EFFECT, min_size=1, max_size=3),
)


CHANGED = ("tannery", "watch_post", "hideout", "shrine", "chapel", "windmill")


@settings(max_examples=40, deadline=None)
@given(st.lists(POWER, min_size=6, max_size=6), st.integers(0, 9), st.integers(0, 1000))
def test_a_power_is_offered_if_and_only_if_it_would_change_something(
    powers: list[Power], mode: int, seed: int
) -> None:
    cards = {name: {"power": [power]} for name, power in zip(CHANGED, powers, strict=True)}
    game = duchy.game("villages", {"buildings": cards})
    state = cases(game)[mode].new(seed)
    chance = Stream(key_from_seed(seed))
    while not state.over:
        seat = state.deciders[0]
        if state.ask(seat) == "powers":
            compare(cast(Villages, state), seat)
        state.play(seat, choose(state, seat, chance))


def compare(state: Villages, seat: int) -> None:
    """Use every power of the moment, offered or not, and see whether anything is different then."""
    usable = effects.usable(state, seat)
    for power in state.box.powers:
        if usable >> power.number & 1:
            use = state.moves.use[power.number]
            if power.discard:
                would_change = power.discard <= state.hand_size[seat]
            else:
                with patch.object(effects, "has_effect", return_value=True):
                    would_change = changes(state.game.load(state.dump()), seat, use.text)
            assert (use in state.legal(seat)) is would_change


def changes(state: State, seat: int, use: str) -> bool:
    """Whether a coin or a card comes of it, at once or after a choice."""
    for event in heard(state, use):
        if event.name in ("draw", "draw-open", "steal-card") or event.facts.get("gold"):
            return True
        if event.name in ("turn", "lead", "follow", "decline"):
            return False
    return state.deciders == (seat,) and ask(state) in ("draw", "rob")
