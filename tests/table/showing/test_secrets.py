"""Nothing a client receives depends on what its seat may not know.

Whole games are played at a table without a network. At every position the hidden facts are exchanged (dealt
anew as `imagine` does), and everything that would be sent must stay the same to the last byte.
"""

from __future__ import annotations

from copy import copy, deepcopy
from random import Random

import msgspec
import pytest

from duchy.core.showing.patches import difference
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.table.deciding.requests import moved
from duchy.table.game import entries as e
from duchy.table.game.table import Table
from duchy.table.messages import RUNNING, Presence, Settings
from duchy.table.showing import views as faces
from duchy.table.showing.chronicle import Chronicle, Viewer
from duchy.table.showing.views import update
from proof import proof
from server.house import playable

GAMES = proof(2, nightly=100)
MOST_MOVES = 400


def running_table(game: str, seats: int, seed: str) -> Table:
    table = Table("0" * 18)
    settings = Settings(game=game, seats=["me"] * seats, stand_in="random", clock="game", time=600)
    people = [e.Reserved(f"player-{seat}", f"Player {seat}") for seat in range(seats)]
    secret = key_from_seed(seed).hex()
    table.apply(
        e.Created(
            at=0,
            player="player-0",
            settings=settings,
            name="A",
            secret=secret,
            invitation="",
            persons=[*people],
        )
    )
    for seat in range(seats):
        table.apply(e.Readied(at=0, player=f"player-{seat}", contribution="00"))
    assert table.status == RUNNING
    return table


def all_here(table: Table) -> Presence:
    return Presence([True] * len(table.seats), [0] * len(table.seats), watchers=0, patience=0)


def sent_for(table: Table, viewer: Viewer, chronicle: Chronicle | None = None) -> bytes:
    """What the server would send to a seat that comes to the table now."""
    chronicle = chronicle or Chronicle(table)
    return msgspec.json.encode(faces.snapshot(table, viewer, [0], all_here(table), chronicle, now=0))


def exchanged(table: Table, viewer: int, rng: Stream) -> State:
    """The position with other hidden facts, and the same dice to come."""
    state = table.state.imagine(viewer, rng)
    state.stream = table.state.stream.clone()
    return state


def with_state(table: Table, state: State) -> Table:
    """The same table with other cards in the hands."""
    twin = copy(table)
    assert table.play is not None
    twin.play = type(table.play)(table.record, state=state, news=table.play._news)
    return twin


@pytest.mark.parametrize("game", playable())
def test_snapshots_do_not_depend_on_hidden_facts(game: str) -> None:
    for number in range(GAMES):
        seats = 2 + number % 2
        table = running_table(game, seats, f"secrets-{number}")
        chance = Random(number)
        rng = Stream(key_from_seed(f"others-{number}"))
        chronicle = Chronicle(table)
        while table.status == RUNNING and len(table.record.moves) < MOST_MOVES:
            for viewer in range(seats):
                twin = with_state(table, exchanged(table, viewer, rng))
                assert sent_for(twin, viewer, chronicle) == sent_for(table, viewer, chronicle)
                assert sent_for(twin, None, chronicle) == sent_for(table, None, chronicle)
                move = table.game.moves[chance.randrange(len(table.game.moves))]
                assert twin.state.why_not(viewer, move) == table.state.why_not(viewer, move)
            seat = chance.choice(table.state.deciders)
            change = table.apply(moved(table, seat, chance.choice(table.state.legal(seat))))
            chronicle.add(table.holds, change.events)


@pytest.mark.parametrize("game", playable())
def test_the_chronicle_tells_each_viewer_what_it_was_told_when_it_happened(game: str) -> None:
    """What was told then is in the updates, which the next test exchanges the hidden facts of."""
    for number in range(GAMES):
        seats = 2 + number % 2
        table = running_table(game, seats, f"chronicle-{number}")
        viewers: list[Viewer] = [None, *range(seats)]
        written = Chronicle(table)
        told: dict[Viewer, list[bytes]] = {viewer: [] for viewer in viewers}
        chance = Random(number)
        while table.status == RUNNING and len(table.record.moves) < MOST_MOVES:
            seat = chance.choice(table.state.deciders)
            change = table.apply(moved(table, seat, chance.choice(table.state.legal(seat))))
            written.add(table.holds, change.events)
            for viewer in viewers:
                if change.events:
                    told[viewer].append(msgspec.json.encode(faces.events_for(change.events, viewer)))
        for viewer in viewers:
            for chronicle in (written, Chronicle(table)):
                chapters = chronicle.since(table.began, viewer)
                assert [msgspec.json.encode(chapter.events) for chapter in chapters] == told[viewer]


@pytest.mark.parametrize("game", playable())
def test_updates_do_not_depend_on_hidden_facts(game: str) -> None:
    """The same move in both worlds, with the same dice: unless it rightly shows something that differs (then
    the view differs too), the traffic is the same."""
    compared = 0
    for number in range(GAMES):
        seats = 2 + number % 2
        table = running_table(game, seats, f"updates-{number}")
        chance = Random(number)
        rng = Stream(key_from_seed(f"others-{number}"))
        while table.status == RUNNING and len(table.record.moves) < MOST_MOVES:
            seat = chance.choice(table.state.deciders)
            move = chance.choice(table.state.legal(seat))
            entry = moved(table, seat, move)
            twins = {}
            for viewer in range(seats):
                state = exchanged(table, viewer, rng)
                if move in state.legal(seat):
                    twins[viewer] = (with_copies(table, state), state)
            before = {viewer: table.state.view(viewer) for viewer in range(seats)}
            change = table.apply(entry)
            for viewer, (twin, state) in twins.items():
                twin_change = twin.apply(entry)
                if state.view(viewer) != table.state.view(viewer):
                    continue
                compared += 1
                clock = faces.clock_of(table, 0)
                told = []
                for at, made in ((table, change), (twin, twin_change)):
                    views = faces.views_of(at, (None, *range(seats)))  # which share what all see alike
                    patch = difference(before[viewer], views[viewer], {})
                    told.append(msgspec.json.encode(update(at, viewer, made, 0, clock, patch)))
                assert told[0] == told[1]
    assert compared > 20


def with_copies(table: Table, state: State) -> Table:
    """A twin that can go on by itself."""
    twin = with_state(table, state)
    assert twin.play is not None
    record = type(table.record)(table.game, table.record.seats, table.record.options, table.record.key)
    record.moves = table.record.moves.copy()
    twin.play.record = record
    twin.numbers = table.numbers.copy()
    twin.labels = table.labels.copy()
    twin.offered_at = table.offered_at.copy()
    twin.ids = deepcopy(table.ids)
    twin.clock = type(table.clock)("game", 600, 0, len(table.seats))
    twin.clock.restore(table.clock.keep())
    return twin


@pytest.mark.parametrize("game", playable())
def test_a_running_table_never_sends_its_key(game: str) -> None:
    table = running_table(game, 2, "key")
    for viewer in (None, 0, 1):
        sent = sent_for(table, viewer).decode()
        assert table.record.key.hex() not in sent
        assert table.secret.hex() not in sent


@pytest.mark.parametrize(
    ("game", "hides"),
    [("card-kingdoms", True), ("villages", True), ("dice-kingdoms", False), ("king-of-the-valley", False)],
)
def test_a_table_says_whether_there_is_something_to_hide(game: str, hides: bool) -> None:
    table = running_table(game, 2, "curtain")
    assert faces.facts_of(table, all_here(table)).secrets == hides
