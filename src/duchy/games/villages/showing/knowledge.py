"""What the seats know of each other's hands, and dealing anew what one of them cannot know.

`seen` counts the cards that everybody saw a seat take from an open pile and has not seen leave its hand:
a lower bound of that hand, known to all. A random theft blurs it. Thief and victim know which cards
moved; the others only know that a card they had seen is now in one hand or the other, and that no more
cards moved than were taken. Each such piece of knowledge is a *rumour* of one seat. All of them are lower
bounds, so they stay true whatever happens; none of them is printed in a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duchy.core.stream import Stream
from duchy.games.villages.rules import steps

if TYPE_CHECKING:
    from duchy.games.villages.state import Villages

Rumour = tuple[int, int, int, int, int, int]
"""(who knows it, kind of card, bits of the seats that may hold it, number of the theft, thief, and how
many cards the thief took then). The card is in one of those hands."""

NO_LIMIT: Final = 99


# -- What everybody sees -------------------------------------------------------------------------


def forget(s: Villages, seat: int, kind: int) -> None:
    """A card left a hand openly: whoever had a rumour of such a card there has one less."""
    for knower in range(s.seats):
        drop(s.rumours, knower, kind, seat)


def drop(rumours: list[Rumour], knower: int, kind: int, holder: int) -> None:
    """Such a card left the hand of `holder`: remove one rumour that it may have been, the surest first.

    It may as well have been the card of another rumour; then that of the first is still where the first
    rumour said. So what is left of the others is less certain.
    """
    fitting: list[int] = []
    best = -1
    for place, rumour in enumerate(rumours):
        if rumour[0] == knower and rumour[1] == kind and rumour[2] >> holder & 1:
            fitting.append(place)
            if best < 0 or rumour[2].bit_count() < rumours[best][2].bit_count():
                best = place
    if best < 0:
        return
    gone = rumours[best][2]
    for place in fitting:
        _, _, holders, theft, thief, _ = rumours[place]
        if gone & ~holders:
            rumours[place] = (knower, kind, holders | gone, theft, thief, NO_LIMIT)
    del rumours[best]


# -- Thefts --------------------------------------------------------------------------------------


def note_theft(s: Villages, thief: int, victim: int, taken: list[int]) -> None:
    """Cards were taken at random from the victim's hand; `taken` are their kinds."""
    s.thefts += 1
    if s.hand_size[victim] == 0:
        note_plunder(s, thief, victim, taken)
        return
    moved = [0] * s.kinds
    for kind in taken:
        moved[kind] += 1
    s.rumours = [blurred(rumour, thief, victim) for rumour in s.rumours]
    amount = len(taken)
    for kind in range(s.kinds):
        place = victim * s.kinds + kind
        before = s.seen[place]
        certain = before - amount if before > amount else 0
        s.seen[place] = certain
        known_to_thief = before - moved[kind]
        for _ in range(moved[kind] - before):
            drop(s.rumours, thief, kind, victim)
        for _ in range(known_to_thief - certain):
            s.rumours.append((thief, kind, 1 << victim, s.thefts, thief, NO_LIMIT))
        for other in range(s.seats):
            if other not in (thief, victim):
                for _ in range(before - certain):
                    s.rumours.append((other, kind, 1 << victim | 1 << thief, s.thefts, thief, amount))
    for kind in taken:
        s.rumours.append((victim, kind, 1 << thief, s.thefts, thief, NO_LIMIT))


def blurred(rumour: Rumour, thief: int, victim: int) -> Rumour:
    """What may have been in the victim's hand may now be in the thief's."""
    knower, kind, holders, theft, _, _ = rumour
    if knower == thief or not holders >> victim & 1:
        return rumour
    return (knower, kind, holders | 1 << thief, theft, thief, NO_LIMIT)


def note_plunder(s: Villages, thief: int, victim: int, taken: list[int]) -> None:
    """The whole hand was taken: everybody knows where its cards are now."""
    kept: list[Rumour] = []
    for rumour in s.rumours:
        knower, kind, holders, theft, _, _ = rumour
        if not holders >> victim & 1:
            kept.append(rumour)
        elif knower != thief:
            kept.append((knower, kind, holders & ~(1 << victim) | 1 << thief, theft, thief, NO_LIMIT))
    s.rumours = kept
    for kind in taken:
        if s.seen[victim * s.kinds + kind]:
            s.seen[victim * s.kinds + kind] -= 1
            s.seen[thief * s.kinds + kind] += 1
        else:
            s.rumours.append((victim, kind, 1 << thief, s.thefts, thief, NO_LIMIT))


# -- Dealing anew --------------------------------------------------------------------------------


def redeal(s: Villages, seat: int, rng: Stream) -> bool:
    """Deal the other hands anew, keeping what `seat` has seen of them (VV-013).

    A payment that another seat has not confirmed is as hidden as the card it is for: it is taken back.
    """
    if s.seats == 1:
        return False
    kinds = s.kinds
    pool = s.unseen
    room = s.hand_size.copy()
    for other in range(s.seats):
        if other != seat:
            for place in range(other * kinds, other * kinds + kinds):
                pool[place - other * kinds] += s.hand[place] - s.seen[place]
                room[other] -= s.seen[place]
                s.hand[place] = s.seen[place]
    s.rumours = [rumour for rumour in s.rumours if rumour[0] == seat]
    if s.rumours:
        place_rumours(s, seat, room, rng)
    total = sum(pool)
    for other in range(s.seats):
        if other != seat:
            for _ in range(room[other]):
                left = rng.below(total)
                kind = 0
                while left >= pool[kind]:
                    left -= pool[kind]
                    kind += 1
                pool[kind] -= 1
                total -= 1
                s.hand[other * kinds + kind] += 1
    return take_back_hidden_payment(s, seat)


def place_rumours(s: Villages, seat: int, room: list[int], rng: Stream) -> None:
    """Put every card that `seat` knows of into one of the hands that may hold it, the surest first."""
    pool = s.unseen
    moved: dict[int, int] = {}
    for size in range(1, s.seats):
        for _, kind, holders, theft, thief, limit in s.rumours:
            if holders.bit_count() != size or not pool[kind]:
                continue
            fitting = [
                holder
                for holder in range(s.seats)
                if holders >> holder & 1 and room[holder] and (holder != thief or moved.get(theft, 0) < limit)
            ]
            if not fitting:
                continue
            holder = weighted(fitting, s.hand_size, rng)
            if holder == thief:
                moved[theft] = moved.get(theft, 0) + 1
            pool[kind] -= 1
            room[holder] -= 1
            s.hand[holder * s.kinds + kind] += 1


def weighted(seats: list[int], weights: list[int], rng: Stream) -> int:
    """One of the seats, each as likely as its weight says."""
    left = rng.below(sum(weights[seat] for seat in seats))
    for seat in seats:
        left -= weights[seat]
        if left < 0:
            return seat
    return seats[-1]


def take_back_hidden_payment(s: Villages, seat: int) -> bool:
    """True if another seat decides: what it is offered depends on the hand it was dealt."""
    if not s.trunk or s.trunk[-1][1] == seat:
        return False
    kind, payer, _, _ = s.trunk[-1]
    if kind == steps.PAY:
        s.trunk[-1] = (steps.LEAD if payer == s.active else steps.FOLLOW, payer, 0, 0)
        s.picks.clear()
    return True
