"""`duchy review RECORD`: what was luck in a game, what was a decision; told, as a page or as data."""

from __future__ import annotations

import os
from argparse import Namespace
from dataclasses import asdict
from typing import Any

from duchy.analysis.reviewing.analyst import budget_of
from duchy.analysis.reviewing.findings import Review
from duchy.analysis.reviewing.keeping import ReviewWork, read_pieces, write_pieces
from duchy.arena.play.work import Crew, parts_of
from duchy.cli.arguments import add_command, whole
from duchy.cli.measuring.output import bar, check_writable, write_text
from duchy.cli.playing.replay import load
from duchy.cli.playing.teller import Teller
from duchy.cli.reviewing.page import page
from duchy.cli.reviewing.summary import Summary
from duchy.cli.screen import Screen, print_json
from duchy.core.errors import BadRecord, BadSeats, at
from duchy.core.record import Record

AT_ONCE = 4
"""The pieces that a process does before it reports: few, so that little is lost when it is stopped."""


def add_to(commands: Any) -> None:
    parser = add_command(commands, "review")
    parser.add_argument("file", metavar="RECORD", help="a record, as 'duchy play --save' writes it")
    parser.add_argument("--eyes", metavar="SEAT", help="whose review it is, counted from 0 (the winner's)")
    parser.add_argument(
        "--budget", default="1", metavar="N", help="how much work: 1 is usual, 4 four times as much"
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write one page (HTML) to this file")
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.add_argument(
        "--keep", metavar="FILE", help="keep what was found in a file; the same command goes on from there"
    )
    parser.add_argument("--jobs", type=whole, metavar="J", help="how many processes (all processors)")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    budget = budget_of(args.budget)
    record, _ = load(args.file)
    eyes = seat_of(args.eyes, record)
    for path in (args.output, args.keep):
        if path:
            check_writable(path)
    try:
        review = reviewed(ReviewWork(record.as_data(), budget), args.jobs or os.cpu_count() or 1, args.keep)
    except BadRecord as problem:
        raise BadRecord(*at(args.file, problem)) from None
    if args.json:
        print_json(asdict(review))
        return
    screen = Screen(record.game.id)
    teller = Teller(screen, record.players)
    if eyes is None:
        eyes = max(range(review.seats), key=lambda seat: (review.values[-1][seat], -seat))
    if args.output:
        write_text(args.output, page(review, eyes, teller))
        screen.say("cli-review-written", file=args.output)
    else:
        Summary(review, eyes, teller).show()


def seat_of(text: str | None, record: Record) -> int | None:
    """The seat whose review it is; None if nobody said."""
    if text is None:
        return None
    if text not in [str(seat) for seat in range(record.seats)]:
        raise BadSeats(
            f"there is no seat {text}: the seats are 0 to {record.seats - 1}",
            ("error-eyes", {"given": text, "last": record.seats - 1}),
        )
    return int(text)


def reviewed(work: ReviewWork, jobs: int, keep: str | None) -> Review:
    """The whole review, done by so many processes, on from what was kept."""
    reviewer = work.reviewer()
    plan = work.plan(reviewer.analyst.judge.name)
    pieces = read_pieces(keep, plan) if keep else []
    with bar(reviewer.total) as progress:
        if progress is not None:
            progress(len(pieces))
        for part in parts_of(work, reviewer.total, Crew(jobs), AT_ONCE, len(pieces)):
            pieces += part
            if keep:
                write_pieces(keep, plan, pieces)
            if progress is not None:
                progress(len(part))
    return reviewer.assembled(pieces)
