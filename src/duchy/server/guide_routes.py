"""Guided first games over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.params import PathParameter

from duchy.server import messages as m
from duchy.server.guides import guided
from duchy.server.routes import TheHall, invitation_to, must_be_guest, person_of

GameId = Annotated[str, PathParameter(description="The id of a game.", max_length=40)]


@post("/api/guides/{game:str}")
async def begin_guide(request: Request[Any, Any, Any], game: GameId, hall: TheHall) -> m.NewTable:
    """Make a table of your own for the guided first game of a game."""
    person = await person_of(request, hall)
    must_be_guest(person)
    settings, guide = guided(game)
    return invitation_to(await hall.create(settings, person, guide=guide), hall)


GUIDE_ROUTES = (begin_guide,)
