"""The final count (DK-127..DK-140, DK-152..DK-159, DK-171, DK-172)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.score import Score, first_by, rank_of, tie_break
from duchy.games.dice_kingdoms.components.cards import (
    OF_BRIDGES,
    OF_DOMAINS,
    OF_GUILDS,
    OF_LAIRS,
    OF_PEDESTALS,
    OF_STARS,
    OF_TREASURY,
    OF_WALL_STARS,
    Statue,
)
from duchy.games.dice_kingdoms.components.layout import (
    BLOCKS,
    DAY,
    FIRST,
    LAIRS,
    LATER,
    OPEN,
    PEDESTAL,
    STAR,
    STATUES,
    TREASURY,
    WALL,
    bits,
)

if TYPE_CHECKING:
    from duchy.core.showing.shown import Rank, TieBreak
    from duchy.games.dice_kingdoms.state import Lordships

NO_STATUES: Final[list[Statue]] = []
RANKS: Final[list[Rank]] = [
    {"verdict": "capital", "least": 80, "won": True},
    {"verdict": "chamberlain", "least": 70, "won": False},
    {"verdict": "watched", "least": 60, "won": False},
    {"verdict": "lost", "least": None, "won": False},
]
"""What a solo score is worth: only a castle that is chosen has won (DK-172)."""


def score(s: Lordships, seat: int) -> Score:
    """Stars, domains, lairs and statues; nothing else scores (DK-156)."""
    return Score(
        {
            "stars": stars(s, seat),
            "domains": domains(s, seat),
            "lairs": lair_points(s, seat),
            "statues": sum(statue_points(s, seat, statue) for statue in owned(s, seat)),
        }
    )


def owned(s: Lordships, seat: int) -> list[Statue]:
    """The statues of a seat, by their numbers."""
    cards = s.statues[seat]
    if not cards:
        return NO_STATUES
    return [s.sheets.statues[number] for number in bits((cards | cards >> STATUES) & DAY)]


def stars(s: Lordships, seat: int) -> int:
    """Checked Star boxes of both sheets, and those that statue 14 stands for (DK-140, DK-152, DK-R-31)."""
    total = (s.roads[seat] & s.ways.stars & ~s.struck_roads).bit_count()
    start = seat * s.width
    before = s.sheets.stars_before
    marks = s.marks
    for section in s.sheets.star_sections:
        total += before[section][marks[start + section]]
    if s.seats == 1:
        total -= struck_among(s, STAR)
    for statue in owned(s, seat):
        total += statue.stars
    return total


def struck_among(s: Lordships, reward: int, section: int = -1) -> int:
    """Struck boxes of this reward that the marks have passed: they were counted, but do not count."""
    total = 0
    for each in range(s.width) if section < 0 else (section,):
        if s.struck[each]:
            passed = s.struck[each] & ((1 << s.marks[each]) - 1)
            total += sum(s.sheets.rewards[each][box] == reward for box in bits(passed))
    return total


def domains(s: Lordships, seat: int) -> int:
    return (s.rallied[seat] & ~s.struck_domains).bit_count()


def lair_points(s: Lordships, seat: int) -> int:
    total = 0
    for lair, place in enumerate(s.sheets.lairs):
        circled = s.claims[seat * LAIRS + lair]
        if circled == FIRST:
            total += place.first
        elif circled == LATER:
            total += place.later
    return total


def lair_checks(s: Lordships, seat: int, lair: int) -> int:
    """How many boxes of a lair are checked."""
    place = s.sheets.lairs[lair]
    start = seat * s.width + BLOCKS
    marks = s.marks
    checked = 0
    for block in range(start + place.start, start + place.stop):
        checked += marks[block]
    return checked


def is_first(s: Lordships, lair: int) -> bool:
    """Whether the reward for completing a lair first is still to be had (DK-058)."""
    if s.struck_lairs >> lair & 1:
        return False
    return all(s.claims[seat * LAIRS + lair] != FIRST for seat in range(s.seats))


def statue_points(s: Lordships, seat: int, statue: Statue) -> int:
    """Points for every full group of what a statue counts; immediate statues score nothing."""
    return statue.vp * (count(s, seat, statue.per) // statue.group) if statue.vp else 0


def count(s: Lordships, seat: int, of: int) -> int:
    if of == OF_BRIDGES:
        return bridges(s, seat)
    if of == OF_DOMAINS:
        return domains(s, seat)
    if of == OF_TREASURY:
        return s.checked(seat, TREASURY)
    if of == OF_WALL_STARS:
        return s.sheets.stars_before[WALL][s.marks[seat * s.width + WALL]] - struck_among(s, STAR, WALL)
    if of == OF_LAIRS:
        return LAIRS - s.claims[seat * LAIRS : (seat + 1) * LAIRS].count(OPEN)
    if of == OF_STARS:
        return stars(s, seat)
    if of == OF_PEDESTALS:
        passed = s.sheets.pedestals_before[s.marks[seat * s.width + TREASURY]]
        return passed - struck_among(s, PEDESTAL, TREASURY)
    return sum(s.checked(seat, section) for section in s.sheets.of_guild[of - OF_GUILDS])


def bridges(s: Lordships, seat: int, more: int = 0) -> int:
    """Bridges whose three boxes are checked, unless an event struck them (DK-049, DK-050); `more` are road
    boxes that a bot thinks of."""
    roads = (s.roads[seat] | more) & ~s.struck_roads
    total = 0
    for bridge in s.ways.bridges:
        if roads & bridge == bridge:
            total += 1
    return total


def winners(s: Lordships) -> tuple[int, ...]:
    """The highest total; of those tied, the most Stars; else shared (DK-157..DK-159)."""
    if not s.over:
        return ()
    if s.seats == 1:
        return (0,) if rank(s)["won"] else ()
    return first_by([score(s, seat).total for seat in range(s.seats)], tie_breaks(s))


def tie_breaks(s: Lordships) -> list[TieBreak]:
    return [tie_break("stars", [stars(s, seat) for seat in range(s.seats)])]


def verdict(s: Lordships) -> str:
    return rank(s)["verdict"] if s.seats == 1 and s.over else ""


def ranks(s: Lordships) -> list[Rank]:
    return RANKS if s.seats == 1 else []


def tally(s: Lordships, seat: int) -> dict[str, int]:
    return {"vp": score(s, seat).total}


def rank(s: Lordships) -> Rank:
    """The rank that the solo game has reached so far."""
    return rank_of(RANKS, score(s, 0).total)


def conserved(s: Lordships) -> dict[str, int]:
    """The 28 statue cards; and no section is ever filled beyond its end."""
    cards = s.deck.bit_count() + s.river.bit_count() + len(s.under)
    sizes = s.sheets.sizes * s.seats
    beyond = sum(marks > size for marks, size in zip(s.marks, sizes, strict=True))
    return {
        "statues": cards + sum(owned.bit_count() for owned in s.statues),
        "debts": beyond + (min(s.grants) < 0) + (min(s.owed) < 0),
    }
