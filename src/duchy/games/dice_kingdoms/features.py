"""Numbers for bots: how a seat stands.

The value of a lordship is what it would score now, plus what is likely to come: the rewards that lie ahead
in each section, progress in lairs, the harvests that its citizens will bring, the powers of its domains and
what its statues will be worth. The weights are set by hand; a few were tried against others in matches of
greedy bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from duchy.games.dice_kingdoms import scoring, steps
from duchy.games.dice_kingdoms.cards import COUNTS, Sheets
from duchy.games.dice_kingdoms.layout import (
    BLOCKS,
    DICE_POWERS,
    LAIRS,
    OPEN,
    STATUES,
    TRACK_SIZE,
    TRACKS,
    TREASURY,
    TREES,
    WALL,
)

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.game import DiceKingdoms
    from duchy.games.dice_kingdoms.state import Lordships

REWARD_WORTH = (0.0, 0.9, 0.55, 0.5, 0.6, 1.0, 6.0, 1.0)
"""A point or so for each reward, in the order of `REWARDS`."""
AHEAD = 0.88
TREASURY_AHEAD = 0.93
LAIR_PROGRESS = 0.75
CHECK_WORTH = 0.45
POWER_WORTH = 1.6
ROAD_WORTH = 0.16
EXPECTED = (4.0, 10.0, 28.0, 3.0, 3.0, 18.0, 3.6, 2.2, 3.2, 2.2, 3.6)
"""What statues will have counted at the end of a game for two, in the order of `COUNTS`."""
HARVESTS = 34.0
HESITATION = 0.05
"""What a changed die costs against an action made at once, so that nobody turns dice for nothing."""

PENDING = [0.0] * 24
PENDING[steps.RECRUIT] = REWARD_WORTH[1]
PENDING[steps.GAIN_GOLD] = REWARD_WORTH[2]
PENDING[steps.BUILD_ROAD] = REWARD_WORTH[3]
PENDING[steps.COMBAT] = REWARD_WORTH[5]
PENDING[steps.TAKE_STATUE] = REWARD_WORTH[6]
PENDING[steps.CITIZEN_JOINS] = REWARD_WORTH[1]

assert len(EXPECTED) == len(COUNTS)


class Worths:
    """What lies ahead of every box of every section, and how often each citizen is activated."""

    __slots__ = ("ahead", "chances", "lair_boxes")

    def __init__(self, sheets: Sheets) -> None:
        self.ahead = [
            rewards_ahead(rewards, TREASURY_AHEAD if section == TREASURY else AHEAD)
            for section, rewards in enumerate(sheets.rewards)
        ]
        self.chances = [0.0] * TRACKS
        for pair in sheets.activated:
            for section, times in pair:
                self.chances[section] += times / 36
        self.lair_boxes = [
            sum(sheets.sizes[BLOCKS + block] for block in range(lair.start, lair.stop))
            for lair in sheets.lairs
        ]


def rewards_ahead(rewards: list[int], fading: float) -> list[float]:
    """For each number of checked boxes, the worth of the boxes still to come, fading with distance."""
    found = [0.0]
    for reward in reversed(rewards):
        found.append((found[-1] + REWARD_WORTH[reward]) * fading)
    found.reverse()
    return found


def evaluate(s: Lordships, seat: int) -> float:
    """What `seat` may expect to score more than its best rival (alone: what it may expect to score)."""
    if not s.lanes and s.trunk and s.trunk[-1][0] == steps.ACTION and s.trunk[-1][1] == seat:
        return best_action(s, seat)
    return margin(s, seat)


def best_action(s: Lordships, seat: int) -> float:
    """Before its action a seat stands as well as its best action leaves it."""
    best = -1000.0
    for move in s.offers[seat]:
        if move.verb in ("recruit", "fight", "build"):
            after = cast("Lordships", s.clone())
            after.play(seat, move)
            best = max(best, margin(after, seat))
    return best - HESITATION if best > -1000.0 else margin(s, seat)


def margin(s: Lordships, seat: int) -> float:
    own = worth(s, seat)
    if s.seats == 1:
        return own
    return own - max(worth(s, other) for other in range(s.seats) if other != seat)


def remaining(s: Lordships) -> float:
    """How much of the game is left, from 1 at the start to 0."""
    if s.seats == 1:
        return max(0.0, 1.0 - s.turn / TREES)
    most = 0
    for seat in range(s.seats):
        tracks = s.marks[seat * s.width + TRACKS : seat * s.width + TRACKS + 4]
        most = max(most, sum(tracks) - min(tracks))
    return 1.0 - most / (3 * TRACK_SIZE)


def worth(s: Lordships, seat: int) -> float:
    points = float(scoring.score(s, seat).total)
    if s.over:
        return points
    game = cast("DiceKingdoms", s.game)
    worths = game.early_worths if s.sheets.early else game.worths
    left = remaining(s)
    start = seat * s.width
    value = points
    for section in range(TRACKS, WALL + 1):
        value += worths.ahead[section][s.marks[start + section]] * min(1.0, 2.0 * left)
    income = 0.0
    for section in range(TRACKS):
        boxes = s.marks[start + section]
        if boxes and s.marks[start + TRACKS + s.sheets.guild_of[section]] < TRACK_SIZE:
            income += boxes * worths.chances[section]
    value += income * left * HARVESTS * CHECK_WORTH
    value += (s.rallied[seat] & DICE_POWERS & ~s.struck_domains).bit_count() * POWER_WORTH * left
    value += s.roads[seat].bit_count() * ROAD_WORTH
    value += lairs_ahead(s, seat, worths, left)
    value += statues_ahead(s, seat, left)
    value += pending(s, seat)
    return value


def lairs_ahead(s: Lordships, seat: int, worths: Worths, left: float) -> float:
    value = 0.0
    for lair, place in enumerate(s.sheets.lairs):
        if s.claims[seat * LAIRS + lair] != OPEN:
            continue
        first = 2 not in s.claims[lair::LAIRS] and not s.struck_lairs >> lair & 1
        points = place.first if first else place.later
        begin = seat * s.width + BLOCKS
        checked = sum(s.marks[begin + place.start : begin + place.stop])
        share = checked / worths.lair_boxes[lair]
        value += points * share * LAIR_PROGRESS * min(1.0, 3.0 * left)
    return value


def statues_ahead(s: Lordships, seat: int, left: float) -> float:
    """What owned statues will still grow by."""
    value = 0.0
    owned = s.statues[seat]
    for number in scoring.owned_numbers(s, seat) if owned else ():
        statue = s.sheets.statues[number % STATUES]
        if statue.vp:
            now = scoring.statue_points(s, seat, statue)
            expected = statue.vp * EXPECTED[statue.per] / statue.group
            if expected > now:
                value += (expected - now) * min(1.0, 1.5 * left)
    return value


def pending(s: Lordships, seat: int) -> float:
    """Rewards that the seat is about to receive."""
    value = s.owed[seat] * REWARD_WORTH[6]
    for agenda in (s.trunk, *s.lanes):
        for kind, owner, _a, b in agenda:
            if owner == seat:
                value += PENDING[kind]
                if kind == steps.BUILD_ON:
                    value += b * ROAD_WORTH * 2
    return value
