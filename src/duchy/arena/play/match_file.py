"""A match on file: what was played so far, so that a long match can be stopped and go on another day.

All sums are exact and a block depends on its number alone, so a match that was stopped ends as if it had
not been.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from duchy.arena.play.meeting import Meeting
from duchy.core.errors import DuchyError
from duchy.core.reading.files import read_json, write_json


def read_meetings(path: str, plan: Mapping[str, Any], groups: int) -> list[Meeting] | None:
    """The meetings that the file holds; None if there is no file yet."""
    if not Path(path).exists():
        return None
    data = read_json(path, DuchyError)
    if not isinstance(data, dict) or not isinstance(data.get("plan"), dict):
        raise DuchyError(f"{path}: is not a match that --keep has begun")
    for name, value in plan.items():
        if data["plan"].get(name) != value:
            raise DuchyError(f"{path}: holds another match (its {name} differs): give another file")
    try:
        found = [as_meeting(entry) for entry in data["meetings"]]
    except (KeyError, TypeError, ValueError, ZeroDivisionError):
        found = []
    if len(found) != groups:
        raise DuchyError(f"{path}: is damaged: remove it, or give another file")
    return found


def write_meetings(path: str, plan: Mapping[str, Any], meetings: Sequence[Meeting]) -> None:
    """Whoever is interrupted here still has the file as it was before."""
    draft = f"{path}.new"
    write_json(draft, {"plan": plan, "meetings": [as_data(meeting) for meeting in meetings]}, DuchyError)
    Path(draft).replace(path)


def as_data(meeting: Meeting) -> dict[str, Any]:
    data: dict[str, Any] = {
        "blocks": meeting.blocks,
        "games": meeting.games,
        "wins": [str(wins) for wins in meeting.wins],
        "points": meeting.points,
        "margins": meeting.margins,
        "squares": meeting.squares,
        "win_squares": [str(squares) for squares in meeting.win_squares],
    }
    if any(meeting.adjusted_squares):
        data |= {"adjusted": meeting.adjusted, "adjusted_squares": meeting.adjusted_squares}
    return data


def as_meeting(data: Mapping[str, Any]) -> Meeting:
    meeting = Meeting(len(data["wins"]))
    meeting.blocks, meeting.games = int(data["blocks"]), int(data["games"])
    meeting.wins = [Fraction(wins) for wins in data["wins"]]
    meeting.points, meeting.margins, meeting.squares = (
        [int(number) for number in data[name]] for name in ("points", "margins", "squares")
    )
    if "win_squares" in data:  # files begun before duplicate matches have none, and need none
        meeting.win_squares = [Fraction(squares) for squares in data["win_squares"]]
    if "adjusted" in data:
        meeting.adjusted = [int(number) for number in data["adjusted"]]
        meeting.adjusted_squares = [int(number) for number in data["adjusted_squares"]]
    return meeting
