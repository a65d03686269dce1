"""Replays over HTTP: finished games, opened records, and playing on from them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import JSONBody, PathParameter, QueryParameter

from duchy.server.limits import WebLimits
from duchy.server.web.answering import TheGuests, TheHall, TheLinks, answers
from duchy.server.web.guests import address_of
from duchy.table import messages as m
from duchy.table.replaying.viewpoint import Viewpoint

ReplayId = Annotated[
    str, PathParameter(description="The id of a finished table or of an opened record.", max_length=40)
]
MoveNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
After = Annotated[int, QueryParameter(description="Begin after so many moves.", ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(description="At most so many moves.", ge=1, le=50)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=7)]
Open = Annotated[bool, QueryParameter(description="Instead of a seat: lay open what every seat holds.")]


@answers("replay_list")
async def replay_list(request: Request[Any, Any, Any], guests: TheGuests, hall: TheHall) -> list[m.Listed]:
    """Finished games of public tables, the newest first."""
    return await hall.lists.public((m.OVER,), await guests.person_of(request))


@answers("replay")
async def replay(table: ReplayId, hall: TheHall) -> m.Replay:
    """A finished game: who played, the scores with their parts, the parts of the dice's key."""
    return await hall.replays.replay(table)


@answers("replay_record")
async def replay_record(table: ReplayId, hall: TheHall) -> Response[dict[str, Any]]:
    """The record of a finished game as a file; `duchy verify` checks it."""
    record = await hall.replays.record(table)
    name = f"{record['game']}-{table}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@answers("replay_position")
async def replay_position(
    table: ReplayId,
    move: MoveNumber,
    hall: TheHall,
    seat: SeatNumber = None,
    open: Open = False,
) -> m.Moment:
    """A finished game after so many moves, as a seat (or a spectator) saw it."""
    return await hall.replays.position(table, move, Viewpoint(seat, open))


@answers("replay_curve")
async def replay_curve(
    request: Request[Any, Any, Any], table: ReplayId, guests: TheGuests, hall: TheHall
) -> m.Curve:
    """How each seat stood after each move. The first request starts the work; ask again for progress."""
    person = await guests.person_of(request)
    return await hall.replays.curve(table, person.id or address_of(request.scope))


@answers("replay_rolls")
async def replay_rolls(table: ReplayId, hall: TheHall) -> list[m.Roll]:
    """All dice of a finished game, with where each roll lies in the stream of its key."""
    return await hall.replays.rolls(table)


@answers("replay_moves")
async def replay_moves(
    table: ReplayId,
    hall: TheHall,
    after: After = 0,
    count: Count = 25,
    seat: SeatNumber = None,
    open: Open = False,
) -> m.Stretch:
    """Some moves of a replay in a row, as a seat (or a spectator) saw them."""
    return await hall.replays.stretch(table, after, count, Viewpoint(seat, open))


@answers("open_record", request_max_body_size=WebLimits().record_size)
async def open_record(
    request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]], guests: TheGuests, hall: TheHall
) -> m.Opened:
    """Open a record file: it is replayed to check it, and gets a replay of its own."""
    return await hall.replays.open(data, await guests.guest_of(request))


@answers("go_on")
async def go_on(
    request: Request[Any, Any, Any],
    table: ReplayId,
    data: JSONBody[m.Onward],
    guests: TheGuests,
    hall: TheHall,
    links: TheLinks,
) -> m.NewTable:
    """Go on from a moment of a replay, at a table of your own against bots."""
    person = await guests.guest_of(request)
    return links.invitation_to(await hall.replays.go_on(table, data, person))


REPLAY_ROUTES = (
    replay_list,
    replay,
    replay_record,
    replay_position,
    replay_moves,
    replay_rolls,
    replay_curve,
    open_record,
    go_on,
)
