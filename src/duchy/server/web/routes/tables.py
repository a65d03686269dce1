"""Guests, games, tables and ratings over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import JSONBody, PathParameter, QueryParameter

from duchy.games import game as find_game
from duchy.server.web.answering import TheGuests, TheHall, TheLinks, answers
from duchy.server.web.guests import address_of
from duchy.table import messages as m
from duchy.table.game.lesson import guided
from duchy.table.showing.games import shelf_of

TableId = Annotated[str, PathParameter(description="The id of a table, as the lists give it.", max_length=40)]
Invitation = Annotated[str, QueryParameter(description="The word in a private table's link.", max_length=64)]
GameId = Annotated[str, PathParameter(description="The id of a game.", max_length=40)]


@answers("be_guest")
async def be_guest(
    request: Request[Any, Any, Any], data: JSONBody[m.ChosenName], guests: TheGuests
) -> Response[m.Guest]:
    """Choose a name, or change it. The answer sets the cookie that says who you are."""
    before = await guests.person_of(request)
    person, cookie = await guests.name(before, data.name, address_of(request.scope))
    return Response(m.Guest(person.id, person.name), cookies=[cookie])


@answers("who_am_i")
async def who_am_i(request: Request[Any, Any, Any], guests: TheGuests) -> Response[m.Guest]:
    """Who you are; both fields are empty for a stranger."""
    person = await guests.person_of(request)
    cookie = await guests.seen(person)
    return Response(m.Guest(person.id, person.name), cookies=[] if cookie is None else [cookie])


@answers("shelf", sync_to_thread=False)
def shelf(hall: TheHall) -> m.Shelf:
    """The games that can be played here, with their options and own cards, and the levels of bots."""
    return shelf_of(hall.cards)


@answers("tables")
async def tables(request: Request[Any, Any, Any], guests: TheGuests, hall: TheHall) -> list[m.Listed]:
    """Public tables that are open or being played."""
    return await hall.lists.public((m.OPEN, m.RUNNING), await guests.person_of(request))


@answers("my_tables")
async def my_tables(request: Request[Any, Any, Any], guests: TheGuests, hall: TheHall) -> list[m.Listed]:
    """Tables that you made or sit at: first those that wait for you, then those being played."""
    return await hall.lists.of(await guests.person_of(request))


@answers("make_table")
async def make_table(
    request: Request[Any, Any, Any],
    data: JSONBody[m.Settings],
    guests: TheGuests,
    hall: TheHall,
    links: TheLinks,
) -> m.NewTable:
    """Make a table."""
    person = await guests.guest_of(request)
    return links.invitation_to(await hall.create(data, person))


@answers("begin_guide")
async def begin_guide(
    request: Request[Any, Any, Any], game: GameId, guests: TheGuests, hall: TheHall, links: TheLinks
) -> m.NewTable:
    """Make a table of your own for the guided first game of a game."""
    person = await guests.guest_of(request)
    settings, guide = guided(game)
    return links.invitation_to(await hall.teach(settings, person, guide))


@answers("show_table")
async def show_table(
    request: Request[Any, Any, Any],
    table: TableId,
    guests: TheGuests,
    hall: TheHall,
    invitation: Invitation = "",
) -> m.TableFacts:
    """A table as everybody there knows it."""
    at = await hall.visit(table, await guests.person_of(request), invitation)
    return await at.facts()


@answers("best_players")
async def best_players(game: Annotated[str, PathParameter(max_length=40)], hall: TheHall) -> list[m.Rated]:
    """The best players of a game."""
    return await hall.lists.best(find_game(game).id)


TABLE_ROUTES = (
    be_guest,
    who_am_i,
    shelf,
    tables,
    my_tables,
    make_table,
    begin_guide,
    show_table,
    best_players,
)
