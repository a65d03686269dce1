"""What goes over HTTP: guests, games, tables, ratings."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter, SkipValidation

from duchy.games import game as find_game
from duchy.server import messages as m
from duchy.server.commands import Person
from duchy.server.faces import facts_of
from duchy.server.guard import address_of
from duchy.server.guests import COOKIE, YEAR, new_player_id, player_of, signed
from duchy.server.hall import Hall
from duchy.server.plain import plain_line
from duchy.server.refusal import Refusal
from duchy.server.shelf import shelf_of
from duchy.server.socket import Knock, serve_socket
from duchy.server.table import Table

TheHall = NamedDependency[SkipValidation[Hall]]
TableId = Annotated[str, PathParameter(description="The id of a table, as the lists give it.", max_length=40)]
Invitation = Annotated[str, QueryParameter(description="The word in a private table's link.", max_length=64)]

MOST_LISTED = 100


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> Person:
    """Who the cookie says this is; nobody without one."""
    player = player_of(connection.cookies.get(COOKIE), hall.secret)
    name = await hall.store.player(player) if player else None
    return Person("", "") if name is None else Person(player, name)


def must_be_guest(person: Person) -> None:
    if not person.id:
        raise Refusal("no-guest", "say who you are first: choose a name")


@post("/api/guest", status_code=200)
async def be_guest(
    request: Request[Any, Any, Any], data: JSONBody[m.GuestWish], hall: TheHall
) -> Response[m.Guest]:
    """Choose a name, or change it. The answer sets the cookie that says who you are."""
    name = plain_line(data.name)
    if not name:
        raise Refusal("bad-message", "a name needs at least one letter")
    player = (await person_of(request, hall)).id
    if not player:
        if not hall.pace.newcomers.take(address_of(request.scope)):
            raise Refusal("slow-down", "too many new guests come from your address: please wait a little")
        player = new_player_id()
    await hall.store.put_player(player, name, hall.config.now())
    cookie = Cookie(
        key=COOKIE,
        value=signed(player, hall.secret),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=hall.config.public_url.startswith("https://"),
    )
    return Response(m.Guest(player, name), cookies=[cookie])


@get("/api/guest")
async def who_am_i(request: Request[Any, Any, Any], hall: TheHall) -> m.Guest:
    """Who you are; both fields are empty for a stranger."""
    person = await person_of(request, hall)
    return m.Guest(person.id, person.name)


@get("/api/games", sync_to_thread=False)
def shelf(hall: TheHall) -> m.Shelf:
    """The games that can be played here, with their options and own cards, and the levels of bots."""
    return shelf_of(hall.config.cards)


@get("/api/tables")
async def tables(request: Request[Any, Any, Any], hall: TheHall) -> list[m.Listed]:
    """Public tables that are open or being played."""
    return await hall.public_tables((m.OPEN, m.RUNNING), await person_of(request, hall))


@get("/api/tables/mine")
async def my_tables(request: Request[Any, Any, Any], hall: TheHall) -> list[m.Listed]:
    """Tables that you made or sit at: first those that wait for you, then those being played."""
    return await hall.tables_of(await person_of(request, hall))


@post("/api/tables")
async def make_table(
    request: Request[Any, Any, Any], data: JSONBody[m.Settings], hall: TheHall
) -> m.NewTable:
    """Make a table."""
    person = await person_of(request, hall)
    must_be_guest(person)
    table = await hall.create(data, person)
    return invitation_to(table, hall)


def invitation_to(table: Table, hall: Hall) -> m.NewTable:
    link = f"{hall.config.public_url}/t/{table.id}"
    if not table.settings.public:
        link += f"?invitation={table.invitation}"
    return m.NewTable(table.id, table.invitation, link)


@get("/api/tables/{table:str}")
async def show_table(
    request: Request[Any, Any, Any],
    table: TableId,
    hall: TheHall,
    invitation: Invitation = "",
) -> m.TableFacts:
    """A table as everybody there knows it."""
    live = await hall.visit(table, await person_of(request, hall), invitation)
    async with live.lock:
        found = await live.ensure()
        return facts_of(found, live.presence(found, hall.config.now()))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: TheHall,
    invitation: FromQuery[str] = "",
    seat: FromQuery[int] = -1,
    since: FromQuery[int] = 0,
    warnings: FromQuery[bool] = False,
) -> None:
    """The socket of a table: see the page on the protocol."""
    person = await person_of(socket, hall)
    knock = Knock(invitation, seat if seat >= 0 else None, since, warnings)
    await serve_socket(hall, socket, table, person, knock)


@get("/api/ratings/{game:str}")
async def best_players(game: Annotated[str, PathParameter(max_length=40)], hall: TheHall) -> list[m.Rated]:
    """The best players of a game."""
    standings = await hall.store.best(find_game(game).id, MOST_LISTED)
    return [m.Rated(s.player, s.name, s.mu - 3 * s.sigma, s.mu, s.sigma, s.games) for s in standings]


ROUTES = (
    be_guest,
    who_am_i,
    shelf,
    tables,
    my_tables,
    make_table,
    show_table,
    table_socket,
    best_players,
)
