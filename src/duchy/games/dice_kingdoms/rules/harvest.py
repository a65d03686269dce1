"""The Harvest phase (DK-073..DK-090).

All seats harvest at the same time, each in its own lane. What concerns several of them waits until all
are done: lairs completed in the harvest are then claimed, and Pedestals served, by seat (DK-R-10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.core.events import Facts
from duchy.core.moves import Move
from duchy.games.dice_kingdoms.components.layout import (
    AT_ONCE,
    COMBAT,
    GUILDS,
    HARVESTING,
    LAIRS,
    OPEN,
    RECRUIT,
    ROAD,
    SERVING,
    STAR,
    TRACKS,
)
from duchy.games.dice_kingdoms.rules import effects, steps, turn

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.state import Lordships


def harvest(s: Lordships, seat: int, _a: int, _b: int) -> None:
    s.moment = HARVESTING
    s.current.append((steps.AFTER_HARVEST, seat, 0, 0))
    for other in range(s.seats):
        s.push_lane(steps.HARVEST_SEAT, other)


def harvest_seat(s: Lordships, seat: int, _a: int, _b: int) -> None:
    """Checks for every activated citizen, counted once now; or the consolation (DK-075..DK-087)."""
    own = seat * 4
    marks = s.marks
    start = seat * s.width
    grants = s.grants
    sheets = s.sheets
    alone = s.seats == 1
    total = 0
    for section, times in sheets.activated[s.dice[0] * 6 + s.dice[1] - 7]:
        boxes = s.checked(seat, section) if alone else marks[start + section]
        if boxes:
            track = sheets.guild_of[section]
            grants[own + track] += boxes * times
    paying = 0
    choosing = False
    for track in range(4):
        granted = grants[own + track]
        if granted:
            free = s.free(seat, TRACKS + track) if alone else 24 - marks[start + TRACKS + track]
            if granted > free:
                granted = grants[own + track] = free
            if granted:
                total += granted
                pays = what_pays(s, seat, track, granted)
                if pays == 0:
                    if alone or s.listener is not None:
                        fill_track(s, seat, track, 0)
                    else:
                        marks[start + TRACKS + track] += granted
                        grants[own + track] = 0
                else:
                    paying += 1
                    if pays == 2:
                        choosing = True
    if total == 0:
        s.current.append((steps.CONSOLATION, seat, 0, 0))
    elif paying > 1 and choosing and s.chosen_order:
        s.current.append((steps.TRACK_ORDER, seat, 0, 0))
    elif paying:
        for track in (3, 2, 1, 0):
            if grants[own + track]:
                s.current.append((steps.FILL_TRACK, seat, track, 0))


def what_pays(s: Lordships, seat: int, track: int, granted: int) -> int:
    """0 if the next boxes of a track pay nothing now, 2 if a reward lets the player choose, else 1.

    Tracks that pay nothing, or only Gold and Sentinels, give the same in any order: there is no choice.
    """
    marks = s.marks[seat * s.width + TRACKS + track]
    found = 0
    struck = s.struck[TRACKS + track]
    rewards = s.sheets.rewards[TRACKS + track]
    while granted:
        if not struck >> marks & 1:
            granted -= 1
            reward = rewards[marks]
            if reward in (RECRUIT, ROAD, COMBAT):
                return 2
            if reward and reward != STAR:
                found = 1
        marks += 1
    return found


def fill_track(s: Lordships, seat: int, track: int, _b: int) -> None:
    """Check what the harvest grants a track, each reward with its whole chain before the next box."""
    place = seat * 4 + track
    agenda = s.current
    grants = s.grants
    while grants[place]:
        grants[place] -= 1
        height = len(agenda)
        agenda.append((steps.FILL_TRACK, seat, track, 0))
        effects.check(s, seat, TRACKS + track)
        if len(agenda) > height + 1:
            return
        agenda.pop()


def offer_order(s: Lordships, seat: int, _a: int, _b: int) -> list[Move]:
    """The activated tracks that are still to be filled (DK-R-08)."""
    own = seat * 4
    return [s.moves.track[track] for track in range(4) if s.grants[own + track]]


def choose_track(s: Lordships, seat: int, _a: int, _b: int, move: Move) -> None:
    s.push(steps.TRACK_ORDER, seat)
    s.push(steps.FILL_TRACK, seat, move.a)


def prompt_order(s: Lordships, seat: int, _a: int, _b: int) -> Facts:
    facts: Facts = {guild: s.grants[seat * 4 + track] for track, guild in enumerate(GUILDS)}
    facts["rule"] = "DK-R-08"
    return facts


def offer_consolation(s: Lordships, seat: int, _a: int, _b: int) -> list[Move]:
    """One box on any track that has one (DK-082, DK-R-09)."""
    sizes = s.sheets.sizes
    start = seat * s.width + TRACKS
    return [s.moves.track[track] for track in range(4) if s.marks[start + track] < sizes[TRACKS + track]]


def console(s: Lordships, seat: int, _a: int, _b: int, move: Move) -> None:
    if s.listener is not None:
        s.tell("consolation", seat=seat, card=GUILDS[move.a])
    effects.check(s, seat, TRACKS + move.a)


def prompt_consolation(s: Lordships, _seat: int, _a: int, _b: int) -> Facts:
    return {"rule": "DK-082"}


def recurring(s: Lordships, seat: int) -> str:
    """The consolation, and the order of the same tracks, are asked for again and again."""
    if seat not in s.deciders:
        return ""
    kind = s.step_of(seat)[0]
    if kind == steps.CONSOLATION:
        return "consolation"
    if kind == steps.TRACK_ORDER:
        return " ".join(GUILDS[move.a] for move in s.offers[seat])
    return ""


# -- When all have harvested ---------------------------------------------------------------------


def after_harvest(s: Lordships, seat: int, _a: int, _b: int) -> None:
    """Lairs by seat from the active player on, then Pedestals (DK-063, DK-088, DK-R-12)."""
    s.moment = SERVING
    claim_lairs(s)
    turn.look_for_end(s)
    serve_statues(s, seat, 0, 0)


def claim_lairs(s: Lordships) -> None:
    for offset in range(s.seats):
        seat = (s.active + offset) % s.seats
        if s.complete[seat]:
            for lair in range(LAIRS):
                if s.complete[seat] >> lair & 1 and s.claims[seat * LAIRS + lair] == OPEN:
                    effects.claim(s, seat, lair)


def serve_statues(s: Lordships, seat: int, _a: int, _b: int) -> None:
    """One card each, in turn order; then the river is refilled, and again while cards are owed (DK-R-11)."""
    if not any(s.owed):
        s.moment = AT_ONCE
        return
    s.push(steps.SERVE_STATUES, seat)
    s.push(steps.REFILL, seat)
    for offset in range(s.seats - 1, -1, -1):
        other = (s.active + offset) % s.seats
        if s.owed[other]:
            s.owed[other] -= 1
            s.push(steps.TAKE_STATUE, other)


def refill(s: Lordships, _seat: int, _a: int, _b: int) -> None:
    s.refill_river()
