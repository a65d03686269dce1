"""Card Kingdoms tables, arranged in a line.

`table(realm(gold=4), realm(magic=2), at="action")` is a first-game table for two at which seat 0 is about
to act. What realms hold is missing from the centre; a Citizen that a realm holds stands in the line-up.
`left` says how many cards a stack still has: `left={"hills": 1, "archer": 0, "domain 2": 1}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import duchy
from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.record import Record
from duchy.core.state import State
from duchy.core.stream import KEY_SIZE, Stream, key_from_seed

GAME = duchy.game("card-kingdoms")
CARDS = GAME.card_file.sections
"""The card data as it stands in the file, by section and id."""

TOKENS = ("gold", "strength", "magic", "vp")
ROLES = ("worker", "soldier", "shadow", "holy")
FIRST_AREAS = ["hills", "ruins", "forest", "valley", "mountains"]
FIRST_CITIZENS = [
    "cleric", "merchant", "mercenary", "archer", "peasant",
    "knight", "rogue", "champion", "paladin", "butcher",
]  # fmt: skip
PLAIN_DOMAINS = [
    "emerald_stronghold",
    "grimmwater_keep",
    "darktide_harbour",
    "rogues_landing",
    "shattered_hand",
]
"""What lies on the Domain places that a test does not care about."""

TURN = [
    "roll", "change-dice", "thieves", "harvest", "begin-actions", "action", "end-actions", "end-turn",
]  # fmt: skip
SOLO_TURN = [*TURN[:-1], "monsters", "second-thieves", "second-harvest", "end-turn"]

Realm = dict[str, Any]
Step = list[object]


def realm(
    gold: int = 0,
    strength: int = 0,
    magic: int = 0,
    vp: int = 0,
    citizens: Mapping[str, int] | None = None,
    monsters: Mapping[str, int] | None = None,
    domains: Sequence[str] = (),
    duke: str = "",
) -> Realm:
    """What one seat owns besides its Starter cards."""
    owned: Realm = {"gold": gold, "strength": strength, "magic": magic, "vp": vp}
    owned["citizens"] = dict(citizens or {})
    owned["monsters"] = dict(monsters or {})
    owned["domains"] = list(domains)
    if duke:
        owned["duke"] = duke
    return owned


def table(*realms: Realm, game: Game = GAME, **arranged: Any) -> State:
    """The state at this position."""
    return game.load(position(*realms, game=game, **arranged))


def position(
    *realms: Realm,
    seats: int = 0,
    at: str = "action",
    actions: int = 2,
    active: int = 0,
    first: int = 0,
    dice: tuple[int, int] | None = None,
    rolls: Sequence[tuple[int, int]] = (),
    used: Sequence[str] = (),
    areas: Sequence[str] = FIRST_AREAS,
    lineup: Sequence[str] = FIRST_CITIZENS,
    domains: Sequence[str] = (),
    left: Mapping[str, int] | None = None,
    mixed: Mapping[int, Sequence[str]] | None = None,
    face_down: int = 4,
    agenda: Sequence[Step] | None = None,
    options: Mapping[str, object] | None = None,
    dark_lord: Mapping[str, object] | None = None,
    key: bytes | None = None,
    game: Game = GAME,
) -> dict[str, Any]:
    """A position as plain data. `rolls` are the dice to come; `at` is the step of the turn to begin with.

    `mixed` plays with Mixed Citizens: for some stacks the cards that lie face up, top first, on `face_down`
    others.
    """
    seats = seats or max(2, len(realms))
    owned = [*realms, *(realm() for _ in range(seats - len(realms)))]
    remaining = dict(left or {})
    cards = game.card_file.sections
    captured = dict(dark_lord or {})
    held = held_citizens(owned, captured)
    size = 6 if seats == 5 else 5
    names = standing(lineup, held, cards)
    if mixed is None:
        stacks = [citizen_stack(cards, held, name, remaining, size) for name in names]
        chosen = dict(options or {})
    else:
        stacks = [mixed_stack(mixed.get(place, [name]), face_down) for place, name in enumerate(names, 1)]
        chosen = {"mixed_citizens": True, **(options or {})}
    data: dict[str, Any] = {
        "seats": seats,
        "options": chosen,
        "stream": {"key": (key or key_for(tuple(rolls))).hex()},
        "agenda": list(agenda) if agenda is not None else turn_from(at, active, seats, actions),
        "table": {
            "first": first,
            "active": active,
            "used": list(used),
            "monsters": [monster_stack(cards, owned, area, remaining, seats == 5) for area in areas],
            "citizens": stacks,
            "domains": domain_stacks(domains, owned, captured, remaining, size - 3),
            "kingdoms": owned,
        },
    }
    if dice is not None:
        data["table"]["dice"] = list(dice)
    if dark_lord is not None:
        data["table"]["dark_lord"] = captured
    assert not remaining, f"no such stack: {sorted(remaining)}"
    return data


def turn_from(at: str, seat: int, seats: int, actions: int) -> list[Step]:
    """The rest of a turn, from this step on."""
    names = SOLO_TURN if seats == 1 else TURN
    numbers: dict[str, Step] = {
        "action": ["action", seat, actions],
        "monsters": ["monsters", seat, 1, 1],
        "second-thieves": ["thieves", seat, 1],
        "second-harvest": ["harvest", seat, 1],
    }
    return [numbers.get(name, [name, seat]) for name in names[names.index(at) :]]


def held_citizens(owned: Sequence[Realm], captured: Mapping[str, object]) -> dict[str, int]:
    held: dict[str, int] = {}
    for citizens in [*(owner["citizens"] for owner in owned), captured.get("citizens", {})]:
        for name, number in citizens.items():
            held[name] = held.get(name, 0) + number
    return held


def standing(lineup: Sequence[str], held: Mapping[str, int], cards: Mapping[str, Any]) -> list[str]:
    """The line-up, with the Citizens that somebody holds in the place of others of their value."""
    citizens = cards["citizens"]
    chosen = list(lineup)
    for name in held:
        if name not in chosen:
            place = [citizens[other]["values"] for other in chosen].index(citizens[name]["values"])
            if held.get(chosen[place], 0) == 0:
                chosen[place] = name
    return chosen


def monster_stack(
    cards: Mapping[str, Any], owned: Sequence[Realm], area: str, left: dict[str, int], five: bool
) -> dict[str, Any]:
    """The Monsters of an area, weakest first, without those slain."""
    stack: list[str] = []
    monsters = {name: card for name, card in cards["monsters"].items() if card["area"] == area}
    for name in sorted(monsters, key=lambda name: int(monsters[name]["strength"])):
        slain = sum(owner["monsters"].get(name, 0) for owner in owned)
        copies = monsters[name]["copies"] + (monsters[name].get("extra_copies", 0) if five else 0)
        stack += [name] * (copies - slain)
    remaining = left.pop(area, len(stack))
    return {"area": area, "cards": stack[len(stack) - remaining :]}


def citizen_stack(
    cards: Mapping[str, Any], held: Mapping[str, int], name: str, left: dict[str, int], size: int
) -> dict[str, Any]:
    copies = cards["citizens"][name].get("copies", 6)
    return {"card": name, "count": left.pop(name, min(size, copies - held.get(name, 0)))}


def mixed_stack(cards: Sequence[str], face_down: int) -> dict[str, Any]:
    return {"cards": list(cards), "face_down": face_down}


def domain_stacks(
    wanted: Sequence[str],
    owned: Sequence[Realm],
    captured: Mapping[str, Any],
    left: dict[str, int],
    down: int,
) -> list[dict[str, Any]]:
    """The wanted Domains from the left, then plain ones; each with cards face down under it."""
    taken = [*wanted, *(name for owner in owned for name in owner["domains"]), *captured.get("domains", [])]
    others = [name for name in dict.fromkeys([*PLAIN_DOMAINS, *CARDS["domains"]]) if name not in taken]
    stacks = []
    for column in range(5):
        name = wanted[column] if column < len(wanted) else others[column]
        size = left.pop(f"domain {column + 1}", down + 1)
        stacks.append({"card": name if size else "", "face_down": max(0, size - 1)})
    return stacks


@cache
def key_for(rolls: tuple[tuple[int, int], ...]) -> bytes:
    """The first key whose stream begins with these rolls."""
    for number in range(1_000_000):
        key = number.to_bytes(KEY_SIZE, "big")
        stream = Stream(key)
        if all((stream.die(), stream.die()) == roll for roll in rolls):
            return key
    raise AssertionError(f"no small key gives {rolls}")


# -- Playing --------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """Make moves by their text, each by the first seat that must decide, or by `"1: take gold"`."""
    for text in moves:
        seat = state.deciders[0] if state.deciders else 0
        who, colon, rest = text.partition(": ")
        if colon:
            seat, text = int(who), rest
        state.play(seat, state.game.parse(text))
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    """The texts of what a seat may do now; by default the first seat that must decide."""
    if seat is None:
        seat = state.deciders[0]
    return [move.text for move in state.legal(seat)]


def verbs(state: State, seat: int | None = None) -> list[str]:
    return list(dict.fromkeys(text.split()[0] for text in legal(state, seat)))


def offered(state: State, beginning: str, seat: int | None = None) -> list[str]:
    """The legal moves whose text is this or begins with it and a space."""
    return [text for text in legal(state, seat) if f"{text} ".startswith(f"{beginning} ")]


def asked(state: State, seat: int | None = None) -> str:
    """What a seat is asked; '' if nothing."""
    if seat is None:
        seat = state.deciders[0] if state.deciders else 0
    prompt = state.prompt(seat)
    return "" if prompt is None else str(prompt["ask"])


def until(state: State, ask: str) -> State:
    """Let everybody take the plainest way until somebody is asked this."""
    for _ in range(200):
        if state.over or any(asked(state, seat) == ask for seat in state.deciders):
            return state
        plain = [text for text in legal(state) if text in ("roll", "keep dice", "decline", "take gold")]
        play(state, plain[-1] if plain else legal(state)[0])
    raise AssertionError(f"nobody was ever asked {ask}")


def finish_turn(state: State) -> State:
    """Let the active player take a resource until the turn is over."""
    turn = state.turn
    while not state.over and state.turn == turn:
        play(state, "take gold" if "take gold" in legal(state) else legal(state)[-1])
    return state


# -- Looking --------------------------------------------------------------------------------------


def owns(state: State, seat: int = 0) -> dict[str, Any]:
    """A realm as its owner sees it."""
    found: dict[str, Any] = state.view(seat)["table"]["kingdoms"][seat]
    return found


def tokens(state: State, seat: int = 0) -> dict[str, int]:
    """The tokens of a seat, without those it has none of."""
    return {name: owns(state, seat)[name] for name in TOKENS if owns(state, seat)[name]}


def citizens(state: State, seat: int = 0) -> dict[str, int]:
    """The Citizens of a seat besides its Starter cards."""
    return {name: number for name, number in owns(state, seat)["citizens"].items() if "starter" not in name}


def centre(state: State, row: str, place: int, seat: int | None = None) -> dict[str, Any]:
    """A stack of the centre: row `monsters`, `citizens` or `domains`, places from 1."""
    found: dict[str, Any] = state.view(seat)["table"]["centre"][row][place - 1]
    return found


def dice(state: State) -> list[int]:
    found: list[int] = state.view(None)["table"]["dice"]
    return found


def dark_lord(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.view(0)["table"]["dark_lord"]
    return found


def listen(state: State) -> list[Event]:
    """The events of a state from now on, as they happen."""
    told: list[Event] = []
    state.listener = told.append
    return told


def heard(told: Sequence[Event], name: str) -> list[dict[str, Any]]:
    """The facts of all events of this name, as a spectator hears them."""
    return [dict(event.facts) for event in told if event.name == name]


def begin(
    seats: int, seed: int | str = 0, options: Mapping[str, object] | None = None
) -> tuple[State, list[Event]]:
    """A new game with all that was told during its set-up, up to its first decision."""
    told: list[Event] = []
    record = Record(GAME, seats, GAME.read_options(seats, options or {}), key_from_seed(seed))
    return record.start(told.append), told


def first_turn(seats: int, seed: int | str = 0, options: Mapping[str, object] | None = None) -> State:
    """A new game in which everybody has kept a Duke."""
    state = GAME.new(seats, seed, options)
    while state.turn == 0:
        play(state, legal(state)[0])
    return state
