"""What an action is said to bring is what making it brings, wherever nothing is left to choose after it."""

from __future__ import annotations

from typing import cast

import pytest

from duchy.core.moves import Move
from duchy.core.stream import Stream, key_from_seed
from duchy.games.card_kingdoms.bots import features
from duchy.games.card_kingdoms.bots.features import RESOURCE_WORTH, evaluate, points
from duchy.games.card_kingdoms.bots.prospects import Scales, gift
from duchy.games.card_kingdoms.components.cards import BUILT
from duchy.games.card_kingdoms.components.vocabulary import (
    ALL,
    AREAS,
    CHOOSE,
    EFFECTS,
    EXCHANGE,
    GAIN,
    PER,
    ROB,
)
from duchy.games.card_kingdoms.game import CardKingdoms, make_game
from duchy.games.card_kingdoms.state import Kingdoms
from games.card_kingdoms.tables import FIRST_AREAS, GAME, realm, table

CARD_KINGDOMS = cast(CardKingdoms, GAME)


def made(s: Kingdoms, seat: int, move: Move) -> Kingdoms:
    after = cast(Kingdoms, s.clone())
    after.play(seat, move)
    return after


def is_plain(s: Kingdoms, seat: int, move: Move) -> bool:
    """Neither a Domain of the seat nor what a card does beyond a simple gain has a part in it."""
    if seat in s.domain_place or move.verb == "build":
        return False
    return move.verb != "slay" or s.box.monsters[s.tops[move.a]].reward.op == GAIN


def test_actions_bring_what_they_are_said_to() -> None:
    compared = 0
    for number in range(12):
        s = cast(Kingdoms, GAME.new(2, f"prospects {number}"))
        chance = Stream(key_from_seed(number))
        while not s.over:
            seat = s.deciders[0]
            if s.ask(seat) == "action" and s.trunk[-1][2] == 2:
                scales = Scales(s, seat)
                now = points(s, seat) - points(s, 1 - seat)
                for move in s.legal(seat):
                    if is_plain(s, seat, move):
                        after = made(s, seat, move)
                        assert scales.weigh(move) + now == pytest.approx(evaluate(after, seat)), move.text
                        compared += 1
            moves = s.legal(seat)
            s.play(seat, moves[chance.below(len(moves))])
    assert compared > 300


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_action_that_promises_most_is_nearly_the_best_of_all(seats: int) -> None:
    lost = 0.0
    asked = 0
    for number in range(3):
        s = cast(Kingdoms, GAME.new(seats, f"likely {number}", {"setup": "random"}))
        while not s.over:
            seat = s.deciders[0]
            guess = GAME.likely(s, seat)
            if guess is None:
                s.play(seat, s.legal(seat)[0])
                continue
            worth = {move: evaluate(made(s, seat, move), seat) for move in s.legal(seat)}
            lost += max(worth.values()) - worth[guess]
            asked += 1
            s.play(seat, guess)
    assert asked > 100
    assert lost / asked < 0.5


@pytest.mark.parametrize("duke", [duke.id for duke in CARD_KINGDOMS.box.dukes])
def test_a_card_is_worth_to_a_duke_what_it_scores_for_him(duke: str) -> None:
    box, prospects = CARD_KINGDOMS.box, CARD_KINGDOMS.prospects
    number = [other.id for other in box.dukes].index(duke)

    def scored(**owned: object) -> int:
        return points(cast(Kingdoms, table(realm(duke=duke, **owned))), 0)  # type: ignore[arg-type]

    nothing = scored()
    for kind, citizen in enumerate(box.citizens[box.starters :], box.starters):
        assert prospects.citizens[number][kind] == scored(citizens={citizen.id: 1}) - nothing, citizen.id
    for card, monster in enumerate(box.monsters):
        if AREAS[monster.area] in FIRST_AREAS:
            told = prospects.monsters[number][card] - gift(monster.reward)[1]
            assert told == scored(monsters={monster.id: 1}) - nothing, monster.id
    for card, domain in enumerate(box.domains):
        told = prospects.domains[number][card] - (gift(domain.effect)[1] if domain.when == BUILT else 0)
        assert told == scored(domains=[domain.id]) - nothing, domain.id


def test_of_a_choice_the_best_part_counts() -> None:
    for effect in CARD_KINGDOMS.box.effects:
        if effect.op == CHOOSE:
            best = gift(effect)
            for part in effect.parts:
                resources, vp = gift(part)
                assert RESOURCE_WORTH * best[0] + best[1] >= RESOURCE_WORTH * resources + vp


def test_no_action_is_guessed_where_something_else_is_asked_or_alone() -> None:
    dukes = GAME.new(2, "dukes")
    assert GAME.likely(dukes, dukes.deciders[0]) is None
    assert GAME.likely(table(realm(gold=5), realm(), at="action"), 0) is not None
    alone = GAME.new(1, "alone")
    while alone.ask(0) != "action":
        alone.play(0, alone.legal(0)[0])
    assert GAME.likely(alone, 0) is None


def test_every_word_of_the_vocabulary_has_a_value() -> None:
    computed = {GAIN, PER, CHOOSE, ALL, EXCHANGE}
    assert {*features.OTHER_POWERS} | computed == set(range(len(EFFECTS)))


def test_a_word_without_a_value_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(features.OTHER_POWERS, ROB)
    with pytest.raises(KeyError):
        make_game({}, "")
