"""Numbers for bots: how a seat stands.

The value of a lordship is what it would score now, plus what is likely to come: the rewards that lie ahead
in each section, progress in lairs, the harvests that its citizens will bring, the powers of its domains and
what its statues will be worth. The weights are set by hand; a few were tried against others in matches of
greedy bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from duchy.core.agenda import Step
from duchy.core.moves import Move
from duchy.games.dice_kingdoms import scoring, steps
from duchy.games.dice_kingdoms.cards import COUNTS, Sheets
from duchy.games.dice_kingdoms.layout import (
    BLOCKS,
    DICE_POWERS,
    FIRST,
    LAIRS,
    OPEN,
    TRACK_SIZE,
    TRACKS,
    TREASURY,
    TREES,
    WALL,
)

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.game import DiceKingdoms
    from duchy.games.dice_kingdoms.state import Lordships

REWARD_WORTH: Final[list[float]] = [0.0, 0.9, 0.55, 0.5, 0.6, 1.0, 6.0, 1.0]
"""A point or so for each reward, in the order of `REWARDS`."""
AHEAD: Final = 0.88
TREASURY_AHEAD: Final = 0.93
LAIR_PROGRESS: Final = 0.75
CHECK_WORTH: Final = 0.45
POWER_WORTH: Final = 1.6
ROAD_WORTH: Final = 0.16
EXPECTED: Final[list[float]] = [4.0, 10.0, 28.0, 3.0, 3.0, 18.0, 3.6, 2.2, 3.2, 2.2, 3.6]
"""What statues will have counted at the end of a game for two, in the order of `COUNTS`."""
HARVESTS: Final = 34.0
HESITATION: Final = 0.05
"""What a changed die costs against an action made at once, so that nobody turns dice for nothing."""

PENDING: Final[list[float]] = [0.0] * 24
PENDING[steps.RECRUIT] = REWARD_WORTH[1]
PENDING[steps.GAIN_GOLD] = REWARD_WORTH[2]
PENDING[steps.BUILD_ROAD] = REWARD_WORTH[3]
PENDING[steps.COMBAT] = REWARD_WORTH[5]
PENDING[steps.TAKE_STATUE] = REWARD_WORTH[6]
PENDING[steps.CITIZEN_JOINS] = REWARD_WORTH[1]

NOTHING_YET: Final = -1000.0

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
    return worth(s, seat) - best_rival(s, seat)


def best_action(s: Lordships, seat: int) -> float:
    """Before its action a seat stands as well as its best action leaves it.

    Unless it claims a lair or ends the game it does nothing to the rivals, who are then weighed once.
    """
    rival = best_rival(s, seat)
    best = NOTHING_YET
    offers = s.offers[seat]
    for index, move in enumerate(offers):
        if move.verb not in ("recruit", "fight", "build") or is_shorter(offers, index):
            continue
        after = cast("Lordships", s.clone())
        after.play(seat, move)
        value = worth(after, seat)
        apart = after.claims == s.claims and not after.over
        value -= rival if apart else best_rival(after, seat)
        if value > best:
            best = value
    return best - HESITATION if best > NOTHING_YET else worth(s, seat) - rival


def is_shorter(offers: list[Move], index: int) -> bool:
    """Whether the same road is offered next with the blue die as well: that checks more boxes."""
    if index + 1 == len(offers):
        return False
    move, following = offers[index], offers[index + 1]
    return move.verb == "build" and following.verb == "build" and following.a == move.a


def best_rival(s: Lordships, seat: int) -> float:
    """What the strongest of the others may expect to score; alone nothing."""
    if s.seats == 1:
        return 0.0
    best = NOTHING_YET
    for other in range(s.seats):
        if other != seat:
            value = worth(s, other)
            if value > best:
                best = value
    return best


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


def worth(s: Lordships, seat: int) -> float:
    if s.over:
        return float(scoring.score(s, seat).total)
    game = cast("DiceKingdoms", s.game)
    worths = game.early_worths if s.sheets.early else game.worths
    left = remaining(s)
    value = float(scoring.stars(s, seat) + scoring.domains(s, seat) + scoring.lair_points(s, seat))
    value += sections_ahead(s, seat, worths, left)
    value += (s.rallied[seat] & DICE_POWERS & ~s.struck_domains).bit_count() * POWER_WORTH * left
    value += s.roads[seat].bit_count() * ROAD_WORTH
    value += lairs_ahead(s, seat, worths, left)
    if s.statues[seat]:
        value += statues_worth(s, seat, left)
    return value + pending(s, seat)


def sections_ahead(s: Lordships, seat: int, worths: Worths, left: float) -> float:
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
    return ahead * min(1.0, 2.0 * left) + income * left * HARVESTS * CHECK_WORTH


def lairs_ahead(s: Lordships, seat: int, worths: Worths, left: float) -> float:
    value = 0.0
    begin = seat * s.width + BLOCKS
    lair = -1
    for place in s.sheets.lairs:
        lair += 1
        if s.claims[seat * LAIRS + lair] != OPEN:
            continue
        checked = 0
        for block in range(begin + place.start, begin + place.stop):
            checked += s.marks[block]
        if checked:
            points = place.first if is_first(s, lair) else place.later
            value += points * checked / worths.lair_boxes[lair]
    return value * LAIR_PROGRESS * min(1.0, 3.0 * left)


def is_first(s: Lordships, lair: int) -> bool:
    """Whether the reward for completing a lair first is still to be had."""
    if s.struck_lairs >> lair & 1:
        return False
    return all(s.claims[seat * LAIRS + lair] != FIRST for seat in range(s.seats))


def statues_worth(s: Lordships, seat: int, left: float) -> float:
    """What owned statues score now and will still grow by."""
    value = 0.0
    growing = min(1.0, 1.5 * left)
    for number in scoring.owned_numbers(s, seat):
        statue = s.sheets.statues[number]
        if statue.vp:
            now = scoring.statue_points(s, seat, statue)
            value += now
            expected = statue.vp * EXPECTED[statue.per] / statue.group
            if expected > now:
                value += (expected - now) * growing
    return value


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
                value += b * ROAD_WORTH * 2
    return value
