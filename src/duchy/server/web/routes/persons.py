"""What is kept about persons, and whom they want nothing of, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.params import JSONBody

from duchy.server.web.answering import TheGuests, TheHall, answers
from duchy.table import messages as m
from duchy.table.refusal import Refusal


@answers("how_long_kept", sync_to_thread=False)
def how_long_kept(hall: TheHall) -> m.Keep:
    """For how many days things are kept here; 0: for ever."""
    return hall.habits.keep


@answers("kept_about_me")
async def kept_about_me(
    request: Request[Any, Any, Any], guests: TheGuests, hall: TheHall
) -> Response[m.PersonData]:
    """All that is kept about you, as a file."""
    found = await hall.persons.data(await guests.guest_of(request))
    return Response(found, headers={"content-disposition": 'attachment; filename="duchy-guest.json"'})


@answers("forget_me")
async def forget_me(
    request: Request[Any, Any, Any], data: JSONBody[m.Forget], guests: TheGuests, hall: TheHall
) -> Response[m.Guest]:
    """Be forgotten: you resign and leave everywhere, and your name goes from all tables. Not to be taken
    back."""
    person = await guests.guest_of(request)
    if data.name != person.name:
        raise Refusal("bad-message", "name: to be forgotten, say the name that you have here")
    await hall.persons.forget(person)
    return Response(m.Guest("", ""), cookies=[await guests.forget(person)])


@answers("my_blocks")
async def my_blocks(request: Request[Any, Any, Any], guests: TheGuests, hall: TheHall) -> list[m.Blocked]:
    """Whom you want nothing of."""
    return await hall.persons.blocked(await guests.guest_of(request))


@answers("block")
async def block(
    request: Request[Any, Any, Any], data: JSONBody[m.Block], guests: TheGuests, hall: TheHall
) -> list[m.Blocked]:
    """Block somebody, or take that back."""
    return await hall.persons.block(await guests.guest_of(request), data)


PERSON_ROUTES = (how_long_kept, kept_about_me, forget_me, my_blocks, block)
