"""The checks of the conformance kit. Each failure says which game, seed and move it happened at."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from duchy.core.errors import DuchyError
from duchy.core.events import Event
from duchy.core.game import Game
from duchy.core.moves import Move
from duchy.core.record import Record, read_record, result_of
from duchy.core.score import first_by
from duchy.core.showing.parts import Parts
from duchy.core.showing.words import words
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.testing.cases import Case
from duchy.testing.shown import check_shown

MOST_MOVES = 20_000
"""A random game that goes on longer than this is taken for one that never ends."""


def check_games(case: Case, games: int, seed: str = "conformance", looks: int = 4) -> None:
    """Play random games to their end; `looks` times a game, on average, look at everything closely."""
    dealt_anew = [check_game(case, f"{seed}-{number}", looks) for number in range(games)]
    if case.game.has_secrets(case.seats):
        assert any(dealt_anew), f"{case}: imagining never changes what is hidden"


def check_game(case: Case, seed: str, looks: int = 4) -> bool:
    """One random game with all checks on the way. True if imagining changed something hidden."""
    chance = Stream(key_from_seed(f"{seed}-chance"))
    state = case.new(seed)
    record = Record.of(state)
    kept = state.conserved()
    clones: list[tuple[State, str]] = []
    dealt_anew = False
    parts = Parts()
    rate = 40
    while not state.over:
        at = f"{case}, seed {seed}, move {len(record.moves)}"
        assert len(record.moves) < MOST_MOVES, f"{at}: the game does not end"
        check_offers(state, at)
        if chance.below(rate) < looks or not record.moves:
            dealt_anew |= look_closely(case, state, chance, at, parts)
            clones.append((state.clone(), state.digest()))
        seat = state.deciders[chance.below(len(state.deciders))]
        legal = state.legal(seat)
        move = legal[chance.below(len(legal))]
        state.play(seat, move)
        record.moves.append((seat, move))
        assert state.conserved() == kept, f"{at}, after seat {seat} {move}: something was created or lost"
    at = f"{case}, seed {seed}, at the end"
    look_closely(case, state, chance, at, parts)
    for clone, digest in clones:
        assert clone.digest() == digest, f"{at}: a clone changed when the game went on"
    check_record(case, record, state, at)
    check_result(state, at)
    return dealt_anew


def check_offers(state: State, at: str) -> None:
    """Who must decide has moves, nobody else has, and no move is offered twice."""
    for seat in range(state.seats):
        moves = state.legal(seat)
        assert bool(moves) == (seat in state.deciders), (
            f"{at}: seat {seat} is asked without moves, or not asked"
        )
        assert len({move.id for move in moves}) == len(moves), f"{at}: a move is offered twice to seat {seat}"


def look_closely(case: Case, state: State, chance: Stream, at: str, parts: Parts) -> bool:
    """Look at everything; `parts` are those of views that were looked at earlier in this game."""
    digest = state.digest()
    check_refusals(state, chance, at)
    dealt_anew = check_views(state, chance, at, parts)
    check_shown(state, at)
    check_round_trip(case, state, chance, at)
    check_any_order(state, chance, at)
    state.scores()
    assert state.digest() == digest, f"{at}: looking at the state changed it"
    return dealt_anew


def check_refusals(state: State, chance: Stream, at: str) -> None:
    """A refused move says why and changes nothing."""
    digest = state.digest()
    catalogue = state.game.moves
    for _ in range(3):
        move = catalogue[chance.below(len(catalogue))]
        seat = chance.below(state.seats)
        if move in state.legal(seat):
            continue
        why = refusal(state, seat, move)
        assert why, f"{at}: seat {seat} could play {move}, which was not offered"
        assert "[" not in why, f"{at}: the reason has no words: {why}"
        assert len(why) > len(move.text) + 5, f"{at}: no reason is given: {why}"
    for wrong in (-1, state.seats):
        assert refusal(state, wrong, catalogue[0]), f"{at}: seat {wrong} could play"
    assert state.digest() == digest, f"{at}: a refused move changed the state"


def refusal(state: State, seat: int, move: Move) -> str:
    """What playing a move is refused with; '' if it was made."""
    try:
        state.play(seat, move)
    except DuchyError as problem:
        return str(problem)
    return ""


def check_views(state: State, chance: Stream, at: str, parts: Parts) -> bool:
    """What a seat sees does not depend on what it cannot know, nor on what was shown before. True if
    something hidden changed."""
    dealt_anew = False
    table = plain(state.dump()["table"])
    spectator = plain(state.view(None))
    together = state.views((None, *range(state.seats)), parts)
    assert plain(together[None]) == spectator, f"{at}: views made together show a spectator something else"
    for seat in range(state.seats):
        other = state.imagine(seat, Stream(chance.new_key()))
        who = f"{at}: seat {seat}"
        view = plain(state.view(seat))
        assert plain(other.view(seat)) == view, f"{who}: the view shows hidden facts"
        assert plain(together[seat]) == view, f"{who}: views made together show something else"
        assert plain(other.view(None)) == spectator, f"{who}: a spectator sees what this seat cannot know"
        assert other.legal(seat) == state.legal(seat), f"{who}: the offer depends on hidden facts"
        assert plain(other.prompt(seat)) == plain(state.prompt(seat)), f"{who}: the prompt shows hidden facts"
        assert other.deciders == state.deciders, f"{who}: who must decide depends on hidden facts"
        assert other.conserved() == state.conserved(), f"{who}: imagining created or lost something"
        dealt_anew |= plain(other.dump()["table"]) != table
        play_on(other, chance, 3)
    return dealt_anew


def check_round_trip(case: Case, state: State, chance: Stream, at: str) -> None:
    """A position written and read again is the same position, and goes on in the same way."""
    position = state.dump()
    loaded = case.game.load(json.loads(json.dumps(position)))
    assert loaded.dump() == position, f"{at}: the position changed when written and read"
    for seat in range(state.seats):
        assert loaded.legal(seat) == state.legal(seat), f"{at}: the loaded position offers other moves"
    clone = state.clone()
    for _ in range(4):
        if clone.over:
            break
        seat = clone.deciders[0]
        move = clone.legal(seat)[chance.below(len(clone.legal(seat)))]
        clone.play(seat, move)
        loaded.play(seat, move)
        assert clone.digest() == loaded.digest(), f"{at}: the loaded position goes on differently"


def check_any_order(state: State, chance: Stream, at: str) -> None:
    """Simultaneous choices give the same result whoever answers first."""
    if len(state.deciders) < 2:
        return
    answers = [(seat, state.legal(seat)[chance.below(len(state.legal(seat)))]) for seat in state.deciders]
    forward, backward = state.clone(), state.clone()
    for seat, move in answers:
        forward.play(seat, move)
    for seat, move in reversed(answers):
        backward.play(seat, move)
    assert forward.digest() == backward.digest(), f"{at}: the result depends on who answers first"


def check_record(case: Case, record: Record, state: State, at: str) -> None:
    """A record replays to the same end, heard or unheard, and survives being written."""
    events: list[Event] = []
    again = record.replay(listener=events.append)
    assert again.digest() == state.digest(), f"{at}: the record replays to another end"
    assert events, f"{at}: nothing was told"

    def same_game(id: str, cards: Mapping[str, Any] | None, rules: int | None = None) -> Game:
        return case.game

    read = read_record(json.loads(json.dumps(record.as_data())), same_game)
    assert read.moves == record.moves, f"{at}: the record changed when written and read"
    for event in events:
        json.dumps([event.seen_by(None), event.seen_by(event.seat)])
        leaked = [name for name, fact in event.private.items() if is_text_of(event, fact)]
        assert not leaked, f"{at}: the event {event.name} tells everybody its private {leaked[0]}"


def is_text_of(event: Event, fact: object) -> bool:
    """Whether a private fact stands among the public ones as well; numbers may do so by chance."""
    return isinstance(fact, str) and fact in event.facts.values()


def check_result(state: State, at: str) -> None:
    assert len(state.scores()) == state.seats, f"{at}: a seat has no score"
    if state.seats > 1:
        assert state.winners(), f"{at}: nobody has won"
    else:
        assert state.verdict(), f"{at}: a solo game has no verdict"
    json.dumps(result_of(state))
    check_reckoning(state, at)


def check_reckoning(state: State, at: str) -> None:
    """Who tells a score line by line tells all of it, in words; and tie-breaks lead to the winners."""
    catalogue = words("en", state.game.id)
    rival = state.rival()
    told = [(score, state.reckoning(seat)) for seat, score in enumerate(state.scores())]
    if rival is not None:
        told.append((rival, state.rival_reckoning()))
    for score, lines in told:
        if not lines:
            continue
        sums = dict.fromkeys(score.parts, 0)
        for line in lines:
            assert line["part"] in sums, f"{at}: {line} belongs to no part of the score"
            sums[line["part"]] += line["points"]
            what = line["what"]
            assert isinstance(what, str) or "[" not in catalogue.phrase(what), f"{at}: {what} has no words"
        assert sums == score.parts, f"{at}: the lines give {sums}, the score is {score}"
    if state.seats > 1 and (ties := state.tie_breaks()):
        totals = [score.total for score in state.scores()]
        assert first_by(totals, ties) == state.winners(), f"{at}: the tie-breaks lead to other winners"
        for tie in ties:
            assert catalogue.has(f"tie-{tie['by']}"), f"{at}: the tie-break {tie['by']} has no words"


def check_catalogue(game: Game) -> None:
    """Every move has its id, and its text leads back to it."""
    for id, move in enumerate(game.moves.all):
        assert move.id == id
        assert game.parse(move.text) is move


def check_words(case: Case, games: int = 5) -> None:
    """Everything a game tells or asks has words in English, without errors."""
    catalogue = words("en", case.game.id)
    catalogue.faults.clear()
    missing: dict[str, bool] = {}

    def heard(event: Event) -> None:
        if not catalogue.has(f"event-{event.name}"):
            missing[f"event-{event.name}"] = True

    for number in range(games):
        state = case.new(f"words-{number}")
        record = Record.of(state)
        chance = Stream(key_from_seed(f"words-{number}"))
        while not state.over:
            seat = state.deciders[0]
            prompt = state.prompt(seat)
            assert prompt is not None
            if not catalogue.has(f"prompt-{prompt['ask']}"):
                missing[f"prompt-{prompt['ask']}"] = True
            for move in state.legal(seat):
                text = catalogue.phrase(state.label(seat, move))
                if "[" in text:
                    missing[text] = True
            move = choose(state, seat, chance)
            state.play(seat, move)
            record.moves.append((seat, move))
        record.replay(listener=heard)
    assert not missing, f"{case}: no words for {sorted(missing)}"
    assert not catalogue.faults, f"{case}: {catalogue.faults[0]}"


EVENT_LOG = """
import json, sys, duchy
from duchy.core.record import read_record
record = read_record(json.loads(sys.stdin.read()), duchy.game)
events = []
record.replay(listener=events.append)
print(json.dumps([[event.seen_by(None), event.seen_by(event.seat)] for event in events]))
"""


def check_processes(case: Case, seed: str = "processes") -> None:
    """The same record gives the same event log in another process with another hash seed."""
    state = case.new(seed)
    record = Record.of(state)
    chance = Stream(key_from_seed(seed))
    while not state.over:
        seat = state.deciders[0]
        move = choose(state, seat, chance)
        state.play(seat, move)
        record.moves.append((seat, move))
    events: list[Event] = []
    record.replay(listener=events.append)
    here = [[event.seen_by(None), event.seen_by(event.seat)] for event in events]
    for hash_seed in ("1", "4242"):
        there = subprocess.run(
            [sys.executable, "-c", EVENT_LOG],
            input=json.dumps(record.as_data()),
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert json.loads(there.stdout) == here, f"{case}: another process tells another story"


def play_on(state: State, chance: Stream, moves: int) -> None:
    for _ in range(moves):
        if state.over:
            return
        seat = state.deciders[chance.below(len(state.deciders))]
        state.play(seat, choose(state, seat, chance))


def choose(state: State, seat: int, chance: Stream) -> Move:
    legal = state.legal(seat)
    return legal[chance.below(len(legal))]


def plain(data: object) -> str:
    """Plain data in one order, to be compared; anything else than plain data fails here."""
    return json.dumps(data, sort_keys=True)
