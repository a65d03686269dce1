"""Everything that can be asked over HTTP, once: the server's routes and the browser's functions are made from
this list, and a Python client can read it too."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from duchy.table.messages.deals import (
    Deal,
    EarlierDeal,
    ListedTournament,
    NewTournament,
    Otherwise,
    Today,
    TournamentFacts,
    TournamentWish,
)
from duchy.table.messages.hall import ChosenName, GameWords, Guest, Listed, NewTable, Rated, Shelf
from duchy.table.messages.parts import Settings, TableFacts
from duchy.table.messages.persons import Block, Blocked, Forget, Keep, PersonData
from duchy.table.messages.replays import Curve, Moment, Onward, Opened, Replay, Roll, Stretch

Record = dict[str, Any]
"""A record file."""
NAMED = re.compile(r"\{(\w+):(\w+)\}")


@dataclass(frozen=True, slots=True)
class Call:
    """What is sent (`takes`, as JSON) and what comes back (`gives`). Words in braces are parts of the path,
    with their kind; `query` are parameters that can be left out."""

    name: str
    method: str
    path: str
    gives: Any
    takes: Any = None
    query: dict[str, Any] = field(default_factory=dict)
    status: int = 200

    def named(self) -> dict[str, type]:
        """The parts of the path that have a name."""
        kinds = {"str": str, "int": int}
        return {name: kinds[kind] for name, kind in NAMED.findall(self.path)}


REPLAY = "/api/replays/{table:str}"
DEAL = "/api/deals/{game:str}"
TOURNAMENT = "/api/tournaments/{tournament:str}"
SEEN_FROM: dict[str, Any] = {"seat": int | None, "open": bool}
"""Whose eyes a replay is looked at with: a seat's, a spectator's, or with everything laid open."""

CALLS = {
    call.name: call
    for call in (
        Call("who_am_i", "GET", "/api/guest", Guest),
        Call("be_guest", "POST", "/api/guest", Guest, ChosenName),
        Call("kept_about_me", "GET", "/api/guest/data", PersonData),
        Call("forget_me", "POST", "/api/guest/forget", Guest, Forget),
        Call("how_long_kept", "GET", "/api/keep", Keep),
        Call("my_blocks", "GET", "/api/blocks", list[Blocked]),
        Call("block", "POST", "/api/blocks", list[Blocked], Block),
        Call("shelf", "GET", "/api/games", Shelf),
        Call("game_words", "GET", "/api/games/{game:str}/words/{language:str}", GameWords),
        Call("tables", "GET", "/api/tables", list[Listed]),
        Call("my_tables", "GET", "/api/tables/mine", list[Listed]),
        Call("make_table", "POST", "/api/tables", NewTable, Settings, status=201),
        Call("show_table", "GET", "/api/tables/{table:str}", TableFacts, query={"invitation": str}),
        Call("begin_guide", "POST", "/api/guides/{game:str}", NewTable, status=201),
        Call("best_players", "GET", "/api/ratings/{game:str}", list[Rated]),
        Call("replay_list", "GET", "/api/replays", list[Listed]),
        Call("replay", "GET", REPLAY, Replay),
        Call("replay_record", "GET", f"{REPLAY}/record", Record),
        Call("replay_position", "GET", f"{REPLAY}/positions/{{move:int}}", Moment, query=SEEN_FROM),
        Call(
            "replay_moves",
            "GET",
            f"{REPLAY}/moves",
            Stretch,
            query={"after": int, "count": int, **SEEN_FROM},
        ),
        Call("replay_rolls", "GET", f"{REPLAY}/rolls", list[Roll]),
        Call("replay_curve", "GET", f"{REPLAY}/curve", Curve),
        Call("open_record", "POST", "/api/replays", Opened, Record, status=201),
        Call("todays_deals", "GET", "/api/deals", Today),
        Call("deal", "GET", DEAL, Deal, query={"day": str}),
        Call("earlier_deals", "GET", f"{DEAL}/earlier", list[EarlierDeal]),
        Call("otherwise", "GET", f"{DEAL}/{{day:str}}/otherwise", Otherwise),
        Call("play_deal", "POST", f"{DEAL}/{{day:str}}", NewTable, status=201),
        Call("my_tournaments", "GET", "/api/tournaments", list[ListedTournament]),
        Call("open_tournament", "POST", "/api/tournaments", TournamentFacts, NewTournament, status=201),
        Call("tournament", "GET", TOURNAMENT, TournamentFacts),
        Call("ask_tournament", "POST", TOURNAMENT, TournamentFacts, TournamentWish),
        Call("go_on", "POST", f"{REPLAY}/onward", NewTable, Onward, status=201),
    )
}
