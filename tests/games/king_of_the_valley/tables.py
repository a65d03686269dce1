"""King of the Valley tables, arranged in a few lines.

`table("? ? ? ? ?", ..., castle(king="e5", gold=1))` is a table for two at which seat 0 is about to summon.
A valley is five rows of letters:

    Q Queen   D Duke   C Countess   L M T A Knight of the Lily, Moon, Tower, Acorn
    P Farmer  W Farmer's Wife       J Jester
    m Monk    s Sorcerer            1-8 Tax Collector No. 1 to 8
    . an empty space                ? any tile: no two of these in a line have the same type

The hill, the piles and Castles are written with the same letters, a slope from the bottom up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import duchy
from duchy.core.errors import IllegalMove
from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.state import State

GAME = duchy.game("king-of-the-valley")
CARDS = GAME.card_file.sections
"""The data as it stands in the file, by section and id."""

LETTERS = {
    "Q": "queen", "D": "duke", "C": "countess", "P": "peasant", "W": "peasant_woman", "J": "jester",
    "L": "knight_lily", "M": "knight_moon", "T": "knight_tower", "A": "knight_acorn",
    "m": "monk", "s": "sorcerer", ".": "-", **{str(n): f"tax_collector_{n}" for n in range(1, 9)},
}  # fmt: skip
SQUARES = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
ANY = ["? ? ? ? ?"] * 5
TURN = ["recruit", "summon-phase", "claim", "fill", "refill-hill", "end-turn"]

Castle = dict[str, Any]


def castle(
    king: str = "a5",
    gold: int = 2,
    up: str = "",
    down: str = "",
    jesters: Sequence[str] = (),
    jesters_down: Sequence[str] = (),
    taxed: Sequence[str] = (),
    tokens: int = 0,
) -> Castle:
    """What one seat owns; `jesters` are the columns in which its Jesters stand."""
    return {
        "king": king,
        "gold": gold,
        "face_up": counted([*spelt(up), *(f"jester_as_{column}" for column in jesters)]),
        "face_down": counted([*spelt(down), *(f"jester_as_{column}" for column in jesters_down)]),
        "taxed": list(taxed),
        "kingdom_tokens": tokens,
    }


def table(rows: Sequence[str], *castles: Castle, game: Game = GAME, **arranged: Any) -> State:
    """The state at this position."""
    return game.load(position(rows, *castles, **arranged))


def position(
    rows: Sequence[str],
    *castles: Castle,
    at: str = "summon",
    seat: int = 0,
    seats: int = 0,
    first: int = 0,
    turn: int = 9,
    left: str = "PLPMPT",
    right: str = "APLPMP",
    pile2: str = "PPPPP",
    pile3: str = "WWW",
    gold_on: Mapping[str, int] | None = None,
    holes: Sequence[str] | None = None,
    ending: bool = False,
    agenda: Sequence[Sequence[object]] | None = None,
    options: Mapping[str, object] | None = None,
) -> dict[str, Any]:
    """A position as plain data. `at` is the step of the turn to begin with, `turn` the turns begun."""
    seats = seats or max(2, len(castles))
    owned = [*castles, *(castle(king=corner) for corner in ("a5", "e1", "a1")[: seats - len(castles)])]
    data: dict[str, Any] = {
        "seats": seats,
        "options": dict(options or {}),
        "turn": turn,
        "agenda": [list(step) for step in agenda] if agenda is not None else turn_from(at, seat),
        "table": {
            "first": first,
            "active": seat,
            "ending": ending,
            "valley": spelt_valley(rows),
            "gold_on": dict(gold_on or {}),
            "hill": {"left": spelt(left), "right": spelt(right)},
            "piles": {"II": counted(spelt(pile2)), "III": counted(spelt(pile3))},
            "castles": owned,
        },
    }
    if holes is not None:
        data["table"]["holes"] = list(holes)
    return data


def turn_from(at: str, seat: int) -> list[list[object]]:
    """The rest of a turn, from this step on."""
    if at == "turn":
        return [["turn", seat]]
    begin = "summon-phase" if at == "summon" else at
    return [[name, seat] for name in TURN[TURN.index(begin) :]]


def spelt(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters if letter != " "]


def spelt_valley(rows: Sequence[str]) -> list[list[str]]:
    grid = [row.split() for row in rows]
    assert [len(row) for row in grid] == [5] * 5, "a valley has five rows of five"
    return [
        [any_tile(r, c) if letter == "?" else LETTERS[letter] for c, letter in enumerate(row)]
        for r, row in enumerate(grid)
    ]


def any_tile(row: int, column: int) -> str:
    """No two tiles of the same type in a row, a column or a diagonal, so that they form no group."""
    knights = "LMTAL"
    return LETTERS["PWCD"[kind] if (kind := (2 * row + column) % 5) < 4 else knights[row]]


def counted(names: Sequence[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}


# -- Playing -------------------------------------------------------------------------------------


def legal(state: State) -> list[str]:
    """The moves of whoever must decide."""
    return [move.text for move in state.legal(state.deciders[0])] if state.deciders else []


def legal_of(state: State, start: str) -> list[str]:
    return [text for text in legal(state) if text.startswith(start)]


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.play(state.deciders[0], state.game.parse(text))
    return state


def refused(state: State, text: str) -> str:
    """Why a move is refused; it must be, and must change nothing."""
    before = state.digest()
    with pytest.raises(IllegalMove) as problem:
        play(state, text)
    assert state.digest() == before
    return str(problem.value)


def heard(state: State, *texts: str) -> list[Event]:
    """The events of these moves."""
    events: list[Event] = []
    state.listener = events.append
    play(state, *texts)
    return events


def ask(state: State) -> str:
    prompt = state.prompt(state.deciders[0]) if state.deciders else None
    return str(prompt["ask"]) if prompt else ""


# -- Looking -------------------------------------------------------------------------------------


def looks(state: State) -> dict[str, Any]:
    """The table as it is written down."""
    found: dict[str, Any] = state.dump()["table"]
    return found


def tile(state: State, square: str) -> str:
    place = SQUARES.index(square)
    found: str = looks(state)["valley"][place // 5][place % 5]
    return found


def own(state: State, seat: int = 0) -> Castle:
    found: Castle = looks(state)["castles"][seat]
    return found


def up(state: State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = own(state, seat)["face_up"]
    return found


def down(state: State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = own(state, seat)["face_down"]
    return found


def gold(state: State, seat: int = 0) -> int:
    found: int = own(state, seat)["gold"]
    return found


def hill(state: State, slope: str) -> list[str]:
    found: list[str] = looks(state)["hill"][slope]
    return found


def all_tiles(state: State) -> dict[str, int]:
    """Every tile of the table, wherever it lies."""
    seen = looks(state)
    found: list[str] = [name for row in seen["valley"] for name in row if name != "-"]
    found += seen["hill"]["left"] + seen["hill"]["right"]
    for counts in (*seen["piles"].values(), seen["gone"]):
        found += [name for name, number in counts.items() for _ in range(number)]
    for owner in seen["castles"]:
        for counts in (owner["face_up"], owner["face_down"]):
            found += [name.partition("_as_")[0] for name, number in counts.items() for _ in range(number)]
    return counted(found)


def by_type(counts: Mapping[str, int]) -> dict[str, int]:
    """Tiles by type: Knights and Tax Collectors together."""
    found: dict[str, int] = {}
    for name, number in counts.items():
        section = "subjects" if name in CARDS["subjects"] else "specialists"
        kind = CARDS[section][name]["type"]
        found[kind] = found.get(kind, 0) + number
    return found
