"""Numbers for bots: how a seat stands.

The value of a realm is what it would score now, plus what its resources and its Citizens' income are
worth for the rest of the game. The weights were set by playing greedy bots against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.games.card_kingdoms.cards import Cards
from duchy.games.card_kingdoms.layout import COUNT, DEFEAT, VICTORY
from duchy.games.card_kingdoms.scoring import dark_lord_score, score
from duchy.games.card_kingdoms.turn import exhausted_limit
from duchy.games.card_kingdoms.vocabulary import ALL, CHOOSE, EXCHANGE, GAIN, PER, ROB, VP, Effect

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.state import Kingdoms

RESOURCE_WORTH = 0.28
TURNS_AHEAD = 14.0
CERTAIN = 1000.0


def evaluate(s: Kingdoms, seat: int) -> float:
    """What `seat` may expect to score more than its best rival."""
    if s.seats == 1:
        return evaluate_solo(s)
    values = [worth(s, other) for other in range(s.seats)]
    rivals = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(rivals)


def evaluate_solo(s: Kingdoms) -> float:
    if s.outcome == VICTORY:
        return CERTAIN
    if s.outcome == DEFEAT:
        return -CERTAIN
    rival = dark_lord_score(s).total
    if s.outcome == COUNT:
        return CERTAIN / 10 * (1 if score(s, 0).total > rival else -1) + score(s, 0).total - rival
    return worth(s, 0) - rival


def worth(s: Kingdoms, seat: int) -> float:
    points = float(score(s, seat).total)
    if s.over:
        return points
    left = remaining(s)
    own = seat * 4
    resources = sum(s.tokens[own : own + 3])
    income = 0.0
    start = seat * s.kinds
    for kind, value in enumerate(s.incomes):
        if s.citizens[start + kind]:
            income += s.citizens[start + kind] * value
    return points + RESOURCE_WORTH * resources * min(1.0, 0.3 + left) + income * left * TURNS_AHEAD


def remaining(s: Kingdoms) -> float:
    """How much of the game is left, from 1 at the start to 0."""
    done = s.exhausted.bit_count() / exhausted_limit(s)
    cards = sum(s.up) + sum(s.down)
    full = 100 if s.seats == 5 else 90
    return max(0.05, min(1.0 - done, cards / full))


def incomes(box: Cards) -> list[float]:
    """For each kind of Citizen, what it brings a turn on average, in points."""
    chances = [0.0] * len(box.citizens)
    for pair in box.activated:
        for kind, times in pair:
            chances[kind] += times / 36
    return [
        chance * (power_worth(citizen.active) + power_worth(citizen.passive)) / 2 * RESOURCE_WORTH
        for chance, citizen in zip(chances, box.citizens, strict=True)
    ]


def power_worth(effect: Effect) -> float:
    """A power in resources: what is counted is taken to be two."""
    if effect.op == GAIN:
        return float(sum(effect.gain[:3])) + effect.gain[VP] / RESOURCE_WORTH
    if effect.op == PER:
        return 2.0 * sum(effect.gain)
    if effect.op == CHOOSE:
        return max(power_worth(part) for part in effect.parts) * 1.1
    if effect.op == ALL:
        return sum(power_worth(part) for part in effect.parts)
    if effect.op == EXCHANGE:
        return 0.8 * (sum(effect.gain) - sum(effect.pay))
    return 3.0 if effect.op == ROB else 0.0
