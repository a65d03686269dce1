"""One list says what can be asked over HTTP: every route is in it, and nothing else is."""

from __future__ import annotations

import pytest

from duchy.server.config import Config
from duchy.server.web.answering import TheHall, answers
from duchy.server.web.app import make_app
from duchy.server.web.guard import Guard
from duchy.table import messages as m
from duchy.table.messages.calls import CALLS


def test_the_routes_are_those_of_the_list() -> None:
    guard, _ = make_app(Config(database=":memory:"))
    assert isinstance(guard, Guard)
    document = guard.app.openapi_schema.to_schema()  # type: ignore[attr-defined]
    served = {(path, method.upper()) for path, methods in document["paths"].items() for method in methods}
    listed = {(call.path.replace(":str}", "}").replace(":int}", "}"), call.method) for call in CALLS.values()}
    assert served == listed


def test_a_route_that_differs_from_the_list_is_no_route() -> None:
    with pytest.raises(TypeError, match=r"^shelf: the handler has"):

        @answers("shelf")
        async def shelf(hall: TheHall) -> m.Guest:
            raise NotImplementedError

    with pytest.raises(TypeError, match=r"^shelf: the handler has {'page'"):

        @answers("shelf")
        async def shelf(page: int, hall: TheHall) -> m.Shelf:
            raise NotImplementedError
