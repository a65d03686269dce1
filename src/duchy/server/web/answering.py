"""Routes from the list of calls: each handler answers one of them, and says the same as the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args, get_origin, get_type_hints

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import SkipValidation

from duchy.server.web.guests import Guests
from duchy.server.web.links import Links
from duchy.table.hosting.hall import Hall
from duchy.table.messages.calls import CALLS, Call

TheHall = NamedDependency[SkipValidation[Hall]]
TheGuests = NamedDependency[SkipValidation[Guests]]
TheLinks = NamedDependency[SkipValidation[Links]]

DECORATORS = {"GET": get, "POST": post}
PLUGGED_IN = ("request", "hall", "guests", "links")
"""What handlers are given besides what the client sends."""


def answers(name: str, **more: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """The route of the call with this name."""
    call = CALLS[name]

    def route(handler: Callable[..., Any]) -> HTTPRouteHandler:
        check(call, handler)
        made: HTTPRouteHandler = DECORATORS[call.method](call.path, status_code=call.status, **more)(handler)
        return made

    return route


def check(call: Call, handler: Callable[..., Any]) -> None:
    """A handler that differs from the list is a mistake which shows when the server is started."""
    hints = get_type_hints(handler)
    gives = hints.pop("return")
    if get_origin(gives) is Response:
        gives = get_args(gives)[0]
    told = {name: kind for name, kind in hints.items() if name not in PLUGGED_IN}
    takes = {} if call.takes is None else {"data": call.takes}
    listed = {**call.named(), **call.query, **takes}
    if told != listed or gives != call.gives or handler.__name__ != call.name:
        raise TypeError(f"{call.name}: the handler has {told} -> {gives}, the list {listed} -> {call.gives}")
