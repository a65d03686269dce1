"""Deals that everybody plays with the same luck, and tournaments of them, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import JSONBody, PathParameter, QueryParameter

from duchy.server.web.answering import TheGuests, TheHall, TheLinks, answers
from duchy.table import messages as m

GameId = Annotated[str, PathParameter(description="The id of a game.", max_length=40)]
Day = Annotated[str, PathParameter(description="A day, such as 2026-11-18.", max_length=10)]
AnyDay = Annotated[str, QueryParameter(description="A day; without one it is today.", max_length=10)]
TournamentId = Annotated[str, PathParameter(description="The id of a tournament.", max_length=40)]
AnyRequest = Request[Any, Any, Any]


@answers("todays_deals")
async def todays_deals(request: AnyRequest, guests: TheGuests, hall: TheHall) -> m.Today:
    """Today's deals of all games, and how you did."""
    return await hall.deals.daily.deals(await guests.person_of(request))


@answers("deal")
async def deal(
    request: AnyRequest, game: GameId, guests: TheGuests, hall: TheHall, day: AnyDay = ""
) -> m.Deal:
    """The deal of a day; how others did is told to who has played it, and to all once it is closed."""
    person = await guests.person_of(request)
    return await hall.deal(game, day, person)


@answers("earlier_deals")
async def earlier_deals(
    request: AnyRequest, game: GameId, guests: TheGuests, hall: TheHall
) -> list[m.EarlierDeal]:
    """The deals of a game that are closed: they can be played without rank."""
    return await hall.deals.daily.earlier(game, await guests.person_of(request))


@answers("otherwise")
async def otherwise(
    request: AnyRequest, game: GameId, day: Day, guests: TheGuests, hall: TheHall
) -> m.Otherwise:
    """Where the best player of a deal did otherwise than you, who have played it."""
    return await hall.deals.daily.otherwise(game, day, await guests.guest_of(request))


@answers("play_deal")
async def play_deal(
    request: AnyRequest, game: GameId, day: Day, guests: TheGuests, hall: TheHall, links: TheLinks
) -> m.NewTable:
    """Begin the deal of a day, or go on with it: today's once, older ones as often as you like."""
    person = await guests.guest_of(request)
    return links.invitation_to(await hall.deals.daily.play(game, day, person))


@answers("my_tournaments")
async def my_tournaments(request: AnyRequest, guests: TheGuests, hall: TheHall) -> list[m.ListedTournament]:
    """The tournaments that you are in, or organise."""
    return await hall.deals.listed(await guests.person_of(request))


@answers("open_tournament")
async def open_tournament(
    request: AnyRequest, data: JSONBody[m.NewTournament], guests: TheGuests, hall: TheHall
) -> m.TournamentFacts:
    """Organise a tournament: whoever has its link can join."""
    return await hall.deals.open(data, await guests.guest_of(request))


@answers("tournament")
async def tournament(
    request: AnyRequest, tournament: TournamentId, guests: TheGuests, hall: TheHall
) -> m.TournamentFacts:
    """A tournament: its players, how it stands, and the tables of its rounds."""
    return await hall.deals.tournament(tournament, await guests.person_of(request))


@answers("ask_tournament")
async def ask_tournament(
    request: AnyRequest,
    tournament: TournamentId,
    data: JSONBody[m.TournamentWish],
    guests: TheGuests,
    hall: TheHall,
) -> m.TournamentFacts:
    """Join a tournament or leave it; start it or call it off, if it is yours."""
    return await hall.deals.ask(tournament, data, await guests.guest_of(request))


DEAL_ROUTES = (
    todays_deals,
    deal,
    earlier_deals,
    otherwise,
    play_deal,
    my_tournaments,
    open_tournament,
    tournament,
    ask_tournament,
)
