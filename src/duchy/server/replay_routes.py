"""Replays over HTTP: finished games, opened records, and playing on from them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation

from duchy.server import messages as m
from duchy.server.eyes import Eyes
from duchy.server.limits import Limits
from duchy.server.replays import Replays
from duchy.server.routes import TheHall, invitation_to, must_be_guest, person_of

TheReplays = NamedDependency[SkipValidation[Replays]]
ReplayId = Annotated[
    str, PathParameter(description="The id of a finished table or of an opened record.", max_length=40)
]
MoveNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
After = Annotated[int, QueryParameter(description="Begin after so many moves.", ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(description="At most so many moves.", ge=1, le=50)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=7)]
Open = Annotated[bool, QueryParameter(description="Instead of a seat: lay open what every seat holds.")]


@get("/api/replays")
async def replay_list(request: Request[Any, Any, Any], hall: TheHall) -> list[m.Listed]:
    """Finished games of public tables, the newest first."""
    return await hall.public_tables((m.OVER,), await person_of(request, hall))


@get("/api/replays/{table:str}")
async def replay(table: ReplayId, replays: TheReplays) -> m.Replay:
    """A finished game: who played, the scores with their parts, the parts of the dice's key."""
    return await replays.replay(table)


@get("/api/replays/{table:str}/record")
async def replay_record(table: ReplayId, replays: TheReplays) -> Response[dict[str, Any]]:
    """The record of a finished game as a file; `duchy verify` checks it."""
    record = await replays.record(table)
    name = f"{record['game']}-{table}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/replays/{table:str}/positions/{move:int}")
async def replay_position(
    table: ReplayId,
    move: MoveNumber,
    replays: TheReplays,
    seat: SeatNumber = None,
    open: Open = False,
) -> m.Position:
    """A finished game after so many moves, as a seat (or a spectator) saw it."""
    return await replays.position(table, move, Eyes(seat, open))


@get("/api/replays/{table:str}/curve")
async def replay_curve(table: ReplayId, replays: TheReplays) -> m.Curve:
    """How each seat stood after each move. The first request starts the work; ask again for progress."""
    return await replays.curve(table)


@get("/api/replays/{table:str}/moves")
async def replay_moves(
    table: ReplayId,
    replays: TheReplays,
    after: After = 0,
    count: Count = 25,
    seat: SeatNumber = None,
    open: Open = False,
) -> m.Stretch:
    """Some moves of a replay in a row, as a seat (or a spectator) saw them."""
    return await replays.stretch(table, after, count, Eyes(seat, open))


@post("/api/replays", request_max_body_size=Limits().record_size)
async def open_record(
    request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]], hall: TheHall, replays: TheReplays
) -> m.Opened:
    """Open a record file: it is replayed to check it, and gets a replay of its own."""
    person = await person_of(request, hall)
    must_be_guest(person)
    return await replays.open(data, person)


@post("/api/replays/{table:str}/onward")
async def go_on(
    request: Request[Any, Any, Any],
    table: ReplayId,
    data: JSONBody[m.Onward],
    hall: TheHall,
    replays: TheReplays,
) -> m.NewTable:
    """Go on from a moment of a replay, at a table of your own against bots."""
    person = await person_of(request, hall)
    must_be_guest(person)
    return invitation_to(await replays.go_on(table, data, person), hall)


REPLAY_ROUTES = (
    replay_list,
    replay,
    replay_record,
    replay_position,
    replay_moves,
    replay_curve,
    open_record,
    go_on,
)
