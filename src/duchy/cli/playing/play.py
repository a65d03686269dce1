"""`duchy play GAME`: a game in the terminal, alone, against bots or sharing the screen."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from typing import Any

from duchy.arena.play.plan import default_seats
from duchy.bots.bot import Bot
from duchy.bots.specs import UnknownBot, make_bot
from duchy.cli.arguments import (
    add_game_command,
    names,
    open_game,
    read_options,
    seed,
)
from duchy.cli.playing.running import Running, check_path
from duchy.cli.playing.sitting import Sitting
from duchy.cli.playing.teller import Teller
from duchy.cli.screen import Screen
from duchy.core.errors import BadPosition, BadRecord, BadSeats, DuchyError, at
from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.reading.files import read_json
from duchy.core.record import Record, read_record
from duchy.core.stream import KEY_SIZE, Stream, key_from_seed
from duchy.games import game as find_game

ME = "me"
REST = "greedy"
"""The players by default: the person who asked, and whoever takes the other seats."""


def add_to(commands: Any) -> None:
    parser = add_game_command(commands, "play")
    parser.add_argument(
        "--players",
        type=names,
        metavar="A,B",
        help="who takes each seat: 'me' or a bot (random, greedy, mcts:500ms); by default me and greedy bots",
    )
    parser.add_argument("--seed", type=seed, metavar="S", help="the same seed gives the same dice and cards")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--position", metavar="FILE", help="start from a position")
    start.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--save", metavar="FILE", help="write the game to this file at the end, or on quitting"
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    if args.save:
        check_path(args.save)
    heard: list[Event] = []
    running, players = set_up(args, heard)
    screen = Screen(running.state.game.id)
    bots = seat_bots(players, running.state.stream.key)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    screen.say("cli-welcome", "bold", game=("game-title", {}))
    screen.say("cli-welcome-help", "dim")
    you = players.index(ME) if players.count(ME) == 1 else None
    sitting = Sitting(running, heard, Teller(screen, players, you), bots)
    if not sitting.run():
        screen.say("cli-left")
    if args.save:
        sitting.save(args.save)


def set_up(args: Namespace, heard: list[Event]) -> tuple[Running, list[str]]:
    """The game at its first open decision, and who plays it."""
    if args.resume:
        return resume(args, heard)
    game = open_game(args)
    if args.position:
        position = read_json(args.position, BadPosition)
        try:
            state = game.load(position)
        except DuchyError as problem:
            raise BadPosition(*at(args.position, problem)) from None
        check_not_set(args, "a position")
        record = Record.onward(state)
        record.players = read_players(args.players, state.seats)
        return Running(record, heard.append), record.players
    seats = args.seats or (len(args.players) if args.players else default_seats(game))
    game.check_seats(seats)
    players = read_players(args.players, seats)
    record = new_record(game, seats, args)
    record.players = players
    return Running(record, heard.append), players


def new_record(game: Game, seats: int, args: Namespace) -> Record:
    """Without a seed the dice are nobody's to know beforehand."""
    options = game.read_options(seats, read_options(args.option))
    key = secrets.token_bytes(KEY_SIZE) if args.seed is None else key_from_seed(args.seed)
    return Record(game, seats, options, key)


def resume(args: Namespace, heard: list[Event]) -> tuple[Running, list[str]]:
    check_not_set(args, "a saved game")
    record = read_record(read_json(args.resume, BadRecord), find_game, args.resume)
    if record.game.id != args.game:
        raise BadRecord(
            f"{args.resume}: this is a game of {record.game.id}, not of {args.game}",
            ("error-other-game", {"file": args.resume, "game": record.game.id, "asked": args.game}),
        )
    record.players = read_players(args.players or record.players, record.seats)
    try:
        running = Running(record, heard.append)
    except DuchyError as problem:
        raise BadRecord(*at(args.resume, problem)) from None
    heard.clear()
    return running, record.players


def check_not_set(args: Namespace, start: str) -> None:
    """What the start already holds cannot be asked for as well."""
    for name in ("seats", "option", "seed"):
        if getattr(args, name) not in (None, []):
            raise has_its_own(name, start)
    if args.resume and args.cards:
        raise has_its_own("cards", start)


def has_its_own(name: str, start: str) -> DuchyError:
    return DuchyError(
        f"--{name}: {start} has its own, so it cannot be chosen here",
        ("error-has-its-own", {"option": name, "start": start.removeprefix("a ").replace(" ", "-")}),
    )


def read_players(given: list[str] | None, seats: int) -> list[str]:
    players = given or [ME] + [REST] * (seats - 1)
    if len(players) != seats:
        raise BadSeats(
            f"{len(players)} players cannot take {seats} seats: name one for each",
            ("error-players", {"players": len(players), "seats": seats}),
        )
    try:
        seat_bots(players, b"")
    except UnknownBot as problem:
        phrase = ("error-or-me", {"problem": problem.phrase}) if problem.phrase else None
        raise UnknownBot(f"{problem}; a person is '{ME}'", phrase) from None
    return players


def seat_bots(players: list[str], key: bytes) -> dict[int, Bot]:
    """A bot for every seat that no person takes; it never sees the key, only what grew from it."""
    return {
        seat: make_bot(player, Stream(key_from_seed(f"{key.hex()} seat {seat}")))
        for seat, player in enumerate(players)
        if player != ME
    }
