"""`duchy replay FILE` and `duchy verify FILE`: play a record again, to look at it or to check it."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from typing import Any

from rich.text import Text

from duchy.cli.arguments import add_command, place
from duchy.cli.looking_up.games import chosen
from duchy.cli.playing.board import draw_table
from duchy.cli.playing.teller import Teller
from duchy.cli.screen import Screen, print_json
from duchy.core.errors import BadRecord, at
from duchy.core.events import Event
from duchy.core.reading.files import read_json
from duchy.core.record import Record, read_record, verify
from duchy.core.state import State
from duchy.games import game as find_game
from duchy.table.game.fairness import check_fairness


def add_to(commands: Any) -> None:
    parser = add_command(commands, "replay")
    parser.add_argument("file", metavar="FILE", help="a record, as 'duchy play --save' writes it")
    parser.add_argument("--at", type=place, metavar="N", help="show only the table after this many moves")
    parser.add_argument("--json", action="store_true", help="print the position as plain data")
    parser.set_defaults(run=run_replay)
    parser = add_command(commands, "verify")
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--commitment", type=digits, help="the commitment that you saw, and kept")
    parser.add_argument("--contribution", type=digits, help="what your browser added to the dice")
    parser.set_defaults(run=run_verify)


def digits(text: str) -> str:
    """Hexadecimal digits, perhaps in groups."""
    plain = "".join(text.split()).lower()
    if not plain or any(letter not in "0123456789abcdef" for letter in plain):
        raise ArgumentTypeError(f"'{text}' is not a number of hexadecimal digits (0-9, a-f)")
    return plain


def run_replay(args: Namespace) -> None:
    record, _ = load(args.file)
    if args.at is not None and args.at > len(record.moves):
        raise BadRecord(
            f"{args.file}: it has {len(record.moves)} moves, not {args.at}",
            ("error-too-far", {"file": args.file, "moves": len(record.moves), "at": args.at}),
        )
    state = replayed(record, args.file, args.at)
    if args.json:
        print_json(state.dump())
        return
    teller = Teller(Screen(record.game.id), record.players)
    show_heading(teller, record)
    if args.at is None:
        tell(teller, record, state)
    else:
        teller.screen.show(draw_table(state, None, teller))


def run_verify(args: Namespace) -> None:
    record, data = load(args.file)
    result, fairness = data.get("result"), data.get("fairness")
    try:
        state = verify(record, result)
        if fairness is not None:
            check_fairness(fairness, record.key, args.commitment or "", args.contribution or "")
        elif args.commitment or args.contribution:
            raise BadRecord("it does not tell the parts of its key, so nothing can be compared with yours")
    except BadRecord as problem:
        raise BadRecord(*at(args.file, problem)) from None
    screen = Screen(record.game.id)
    message = "cli-verified" if result is not None else "cli-verified-without-result"
    screen.say(message, file=args.file, moves=len(record.moves))
    if fairness is not None:
        screen.say("cli-fair-kept" if args.commitment else "cli-fair")
    screen.show(Teller(screen, record.players).scores(state))


def load(path: str) -> tuple[Record, dict[str, Any]]:
    """The record in a file, and all that is written there."""
    data = read_json(path, BadRecord)
    return read_record(data, find_game, path), data


def replayed(record: Record, path: str, upto: int | None) -> State:
    try:
        return record.replay(upto)
    except BadRecord as problem:
        raise BadRecord(*at(path, problem)) from None


def show_heading(teller: Teller, record: Record) -> None:
    screen = teller.screen
    players = [teller.player(seat) for seat in range(record.seats)]
    screen.say("cli-replay-heading", "bold", game=("game-title", {}), players=players)
    options = chosen(record.game, record.options)
    if options:
        screen.show(Text(options, "dim"))


def tell(teller: Teller, record: Record, end: State) -> None:
    """Every move and what came of it. Once a game is over nothing in it is secret any more."""
    heard: list[Event] = []
    state = record.start(heard.append)
    show_events(teller, heard, end.over)
    for number, (seat, move) in enumerate(record.moves, 1):
        label = teller.move(state, seat, move)
        teller.screen.show(
            Text.assemble((f"{number:4} ", "dim"), (f"{teller.player(seat)}: {label}", "cyan"))
        )
        state.play(seat, move)
        show_events(teller, heard, end.over)
    if end.over:
        teller.ending(end)
    else:
        teller.screen.say("cli-unfinished")


def show_events(teller: Teller, heard: list[Event], all_known: bool) -> None:
    for event in heard:
        line = teller.event(event, event.seat if all_known else None)
        teller.screen.show(Text("       ").append_text(line))
    heard.clear()
