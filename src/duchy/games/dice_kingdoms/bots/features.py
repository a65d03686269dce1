"""Numbers for bots: how a seat stands.

The value of a lordship is what it would score now, plus what is likely to come: the rewards that lie ahead
in each section, progress in lairs, the harvests that its citizens will bring, the powers of its domains and
what its statues will be worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from duchy.core.agenda import Step
from duchy.core.moves import Move
from duchy.games.dice_kingdoms.bots.prospects import Scales
from duchy.games.dice_kingdoms.bots.weights import (
    HESITATION,
    PENDING,
    REWARD_WORTH,
    ROAD_TO_COME,
    Season,
    Worths,
)
from duchy.games.dice_kingdoms.components.layout import (
    DICE_POWERS,
    LAIRS,
    OPEN,
    TRACK_SIZE,
    TRACKS,
    TREES,
    WALL,
)
from duchy.games.dice_kingdoms.rules import scoring, steps

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.game import DiceKingdoms
    from duchy.games.dice_kingdoms.state import Lordships

NOTHING_YET: Final = -1000.0


def evaluate(s: Lordships, seat: int) -> float:
    """What `seat` may expect to score more than its best rival (alone: what it may expect to score)."""
    if is_to_act(s, seat):
        return before_action(s, seat)
    return standing(s, seat)


def is_to_act(s: Lordships, seat: int) -> bool:
    """Whether a seat is in its Action phase, with no reward of it to come."""
    return not s.lanes and bool(s.trunk) and s.trunk[-1][0] == steps.ACTION and s.trunk[-1][1] == seat


def before_action(s: Lordships, seat: int) -> float:
    """Before its action a seat stands as well as its best action leaves it.

    All are weighed on the sheets, and the best of them is then made on a copy: what was weighed may be more
    than what comes of it, and who hopes for too much would turn dice instead of acting.
    """
    best = best_action(s, seat)
    if best is None:
        return standing(s, seat)
    after = cast("Lordships", s.clone())
    after.play(seat, best)
    return standing(after, seat) - HESITATION


def best_action(s: Lordships, seat: int) -> Move | None:
    """The action that brings most by its weight, if there is one."""
    scales = Scales(s, seat, rival(s, seat), season_of(s), worths_of(s))
    best: Move | None = None
    most = NOTHING_YET
    offers = s.offers[seat]
    for index, move in enumerate(offers):
        if move.verb in ("recruit", "fight", "build") and not is_shorter(offers, index):
            value = scales.weigh(move)
            if value > most:
                best, most = move, value
    return best


def is_shorter(offers: list[Move], index: int) -> bool:
    """Whether the same road is offered next with the blue die as well: that checks more boxes."""
    if index + 1 == len(offers):
        return False
    move, following = offers[index], offers[index + 1]
    return move.verb == "build" and following.verb == "build" and following.a == move.a


def standing(s: Lordships, seat: int) -> float:
    """How far a seat is ahead of its best rival, as everything lies now."""
    if s.over:
        return lead(s, seat)
    season = season_of(s)
    worths = worths_of(s)
    own = worth(s, seat, season, worths)
    if s.seats == 1:
        return own
    best = NOTHING_YET
    for other in range(s.seats):
        if other != seat:
            value = worth(s, other, season, worths)
            if value > best:
                best = value
    return own - best


def lead(s: Lordships, seat: int) -> float:
    """By how much a finished game is won or lost; alone the score."""
    totals = [score.total for score in s.scores()]
    own = totals.pop(seat)
    return float(own - max(totals, default=0))


def rival(s: Lordships, seat: int) -> int:
    """The strongest of the others; -1 alone."""
    if s.seats == 1:
        return -1
    if s.seats == 2:
        return 1 - seat
    season = season_of(s)
    worths = worths_of(s)
    others = [other for other in range(s.seats) if other != seat]
    return max(others, key=lambda other: worth(s, other, season, worths))


def season_of(s: Lordships) -> Season:
    return Season(remaining(s), s.ending and (s.active + 1) % s.seats == s.first)


def remaining(s: Lordships) -> float:
    """How much of the game is left, from 1 at the start to 0."""
    if s.seats == 1:
        return max(0.0, 1.0 - s.turn / TREES)
    most = 0
    marks = s.marks
    for seat in range(s.seats):
        start = seat * s.width + TRACKS
        checked = 0
        least = TRACK_SIZE
        for track in range(start, start + 4):
            boxes = marks[track]
            checked += boxes
            if boxes < least:
                least = boxes
        if checked - least > most:
            most = checked - least
    return 1.0 - most / (3 * TRACK_SIZE)


def worths_of(s: Lordships) -> Worths:
    game = cast("DiceKingdoms", s.game)
    return game.worths[s.sheets.pedestals]


def worth(s: Lordships, seat: int, season: Season, worths: Worths) -> float:
    """What a seat may expect to score."""
    value = float(scoring.stars(s, seat) + scoring.domains(s, seat))
    value += sections_ahead(s, seat, worths, season)
    value += (s.rallied[seat] & DICE_POWERS & ~s.struck_domains).bit_count() * season.powers
    value += s.roads[seat].bit_count() * season.roads
    value += lairs(s, seat, worths, season)
    for statue in scoring.owned(s, seat):
        if statue.vp:
            value += season.statue(statue, scoring.count(s, seat, statue.per))
    return value + pending(s, seat)


def sections_ahead(s: Lordships, seat: int, worths: Worths, season: Season) -> float:
    """The rewards that lie ahead in tracks, treasury and wall, and the harvests still to come."""
    start = seat * s.width
    marks = s.marks
    ahead = 0.0
    for section in range(TRACKS, WALL + 1):
        ahead += worths.ahead[section][marks[start + section]]
    income = 0.0
    guild_of = s.sheets.guild_of
    chances = worths.chances
    for section in range(TRACKS):
        boxes = marks[start + section]
        if boxes and marks[start + TRACKS + guild_of[section]] < TRACK_SIZE:
            income += boxes * chances[section]
    return ahead * season.rewards + income * season.income


def lairs(s: Lordships, seat: int, worths: Worths, season: Season) -> float:
    """The points of lairs that were completed, and a part of those that are under way."""
    value = float(scoring.lair_points(s, seat))
    ahead = 0.0
    for lair in range(LAIRS):
        if s.claims[seat * LAIRS + lair] == OPEN:
            checked = scoring.lair_checks(s, seat, lair)
            if checked:
                place = s.sheets.lairs[lair]
                points = place.first if scoring.is_first(s, lair) else place.later
                ahead += points * checked / worths.lair_boxes[lair]
    return value + ahead * season.lairs


def pending(s: Lordships, seat: int) -> float:
    """Rewards that the seat is about to receive."""
    value = s.owed[seat] * REWARD_WORTH[6] + pending_in(s.trunk, seat)
    for lane in s.lanes:
        value += pending_in(lane, seat)
    return value


def pending_in(agenda: list[Step], seat: int) -> float:
    value = 0.0
    for kind, owner, _a, b in agenda:
        if owner == seat:
            value += PENDING[kind]
            if kind == steps.BUILD_ON:
                value += b * ROAD_TO_COME
    return value
