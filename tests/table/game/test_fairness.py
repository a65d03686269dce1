"""Fair dice: contributions are sealed until all are fixed, and one honest one is enough."""

from __future__ import annotations

from random import Random

import pytest

from duchy.core.record import Record
from duchy.core.stream import Stream
from duchy.table import messages as m
from duchy.table.deciding.laying import create
from duchy.table.deciding.requests import decide
from duchy.table.game import entries as e
from duchy.table.game.entries import AnyEntry, read_entry, write_entry
from duchy.table.game.fairness import check_fairness, key_from_parts, seal_of
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.messages import OPEN, RUNNING
from duchy.table.ports import OwnRandomness
from duchy.table.refusal import Refusal
from duchy.table.replaying.rolls import rolls_of
from duchy.table.showing.views import facts_of
from proof import proof

CHANCE = OwnRandomness()
ADA, BOB = Person("ada", "Ada"), Person("bob", "Bob")
PARTS = {"ada": "aa" * 16, "bob": "bb" * 16}


class Laid:
    """A table for two, with its journal."""

    def __init__(self) -> None:
        settings = m.Settings(game="card-kingdoms", seats=["me", "open"], stand_in="medium")
        made = create(settings, ADA, 0, [e.Reserved("ada", "Ada"), None], randomness=CHANCE)
        self.table = Table("t")
        self.journal: list[AnyEntry] = []
        self.read(made)

    def read(self, entry: AnyEntry) -> None:
        self.table.apply(entry)
        self.journal.append(read_entry(write_entry(entry)))

    def ask(self, person: Person, request: m.Request) -> None:
        self.read(decide(self.table, request, person, 1, CHANCE))

    def refused(self, person: Person, request: m.Request) -> str:
        with pytest.raises(Refusal) as refusal:
            self.ask(person, request)
        return str(refusal.value)

    def seal(self, person: Person, part: str = "") -> None:
        seal = seal_of(part or PARTS[person.id])
        if person is ADA:
            self.ask(person, m.Ready(id=f"{person.id}-{part}", seal=seal))
        else:
            self.ask(person, m.Sit(id=f"{person.id}-{part}", seat=1, seal=seal))

    def tell(self, person: Person, part: str = "") -> None:
        self.ask(person, m.Unseal(id="tell", contribution=part or PARTS[person.id]))


def test_the_game_starts_when_all_that_was_sealed_is_told() -> None:
    laid = Laid()
    laid.seal(ADA)
    assert "first everybody must be ready" in laid.refused(ADA, m.Unseal(id="1", contribution=PARTS["ada"]))
    assert laid.table.still_sealed() == []
    laid.seal(BOB)
    facts = facts_of(laid.table, m.Presence([True] * 2, [0] * 2, 0, 0))
    assert facts.seals == [seal_of(PARTS["ada"]), seal_of(PARTS["bob"])]
    assert facts.sealed == [0, 1]
    assert "not the contribution that you sealed" in laid.refused(BOB, m.Unseal(id="2", contribution="cc"))
    laid.tell(BOB)
    assert (laid.table.status, laid.table.still_sealed()) == (OPEN, [0])
    laid.tell(ADA)
    assert laid.table.status == RUNNING
    assert laid.table.contributions() == [PARTS["ada"], PARTS["bob"]]
    assert laid.table.record.key == key_from_parts("t", laid.table.secret, list(PARTS.values()))
    again = Table.wake("t", laid.journal)
    assert again.state.digest() == laid.table.state.digest()


def test_who_told_seals_anew_when_another_part_can_still_be_chosen() -> None:
    """Else whoever comes late could choose a part that suits the one that is known."""
    laid = Laid()
    laid.seal(ADA)
    laid.seal(BOB)
    laid.tell(ADA)
    laid.ask(BOB, m.Leave(id="3", seat=1))
    laid.seal(BOB, "dd")
    assert [seat.ready for seat in laid.table.seats] == [False, True]
    assert laid.table.contributions() == ["", ""]
    laid.seal(ADA, "ee")
    laid.tell(ADA, "ee")
    laid.tell(BOB, "dd")
    assert laid.table.contributions() == ["ee", "dd"]


def test_a_part_that_is_lost_can_be_sealed_anew_but_not_changed_once_told() -> None:
    laid = Laid()
    laid.seal(ADA)
    laid.seal(BOB)
    laid.seal(ADA, "ff")  # another browser, which does not know what the first one drew
    laid.tell(ADA, "ff")
    assert "ready already" in laid.refused(ADA, m.Ready(id="4", seal=seal_of("00")))
    assert "ready already" in laid.refused(BOB, m.Ready(id="5", contribution="00"))


def test_clients_that_tell_at_once_or_send_nothing_play_on() -> None:
    laid = Laid()
    laid.ask(ADA, m.Ready(id="1"))
    laid.ask(BOB, m.Sit(id="2", seat=1, contribution="bb"))
    assert laid.table.status == RUNNING
    first, second = laid.table.contributions()
    assert len(first) == 32
    assert second == "bb"
    assert "not both" in Laid().refused(ADA, m.Ready(id="3", contribution="aa", seal=seal_of("aa")))


def first_die(secret: bytes, parts: list[str]) -> int:
    return Stream(key_from_parts("t", secret, parts)).die()


def test_one_honest_part_is_enough() -> None:
    """A server that plays all other seats itself wants to roll a six. As long as it must fix its own parts
    before it knows the honest one, all its trying wins nothing; if it need not, it rolls what it likes."""
    chance = Random(23)
    games, tries = proof(1_200, nightly=12_000), 60
    sealed = unsealed = 0
    for _ in range(games):
        honest = chance.randbytes(16).hex()
        secret = chance.randbytes(32)
        guess = chance.randbytes(16).hex()
        ways = [chance.randbytes(16).hex() for _ in range(tries)]
        fixed = next((way for way in ways if first_die(secret, [guess, way]) == 6), ways[0])
        sealed += first_die(secret, [honest, fixed]) == 6
        unsealed += any(first_die(secret, [honest, way]) == 6 for way in ways)
    assert unsealed > 0.99 * games
    spread = (games * 5 / 36) ** 0.5
    assert abs(sealed - games / 6) < 4 * spread


@pytest.mark.parametrize("game", ["card-kingdoms", "dice-kingdoms", "villages"])
def test_every_roll_lies_in_the_stream_where_it_is_said_to(game: str) -> None:
    """What the browser does: the dice before a place in the stream, worked out from the key alone."""
    from duchy.games import game as find_game

    state = find_game(game).new(3, seed=11)
    record = Record.of(state)
    chance = Random(11)
    while not state.over:
        seat = state.deciders[0]
        move = chance.choice(state.legal(seat))
        state.play(seat, move)
        record.moves.append((seat, move))
    rolls = rolls_of(record, range(100, 101 + len(record.moves)))
    assert bool(rolls) == bool(find_game(game).rolls)
    after = 0
    for roll in rolls:
        assert roll.drawn - len(roll.dice) >= after
        stream = Stream(record.key, roll.drawn - len(roll.dice))
        assert [stream.die() for _ in roll.dice] == list(roll.dice.values())
        after = roll.drawn
        assert 100 <= roll.number <= 100 + len(record.moves)


def test_luck_that_is_shared_has_no_rolls_with_a_place() -> None:
    from duchy.games import game as find_game

    state = find_game("card-kingdoms").new(2, seed=11, options={"duplicate": True})
    record = Record.of(state)
    for _ in range(30):
        seat = state.deciders[0]
        move = state.legal(seat)[0]
        state.play(seat, move)
        record.moves.append((seat, move))
    assert rolls_of(record, range(1 + len(record.moves))) == []


def test_what_was_kept_is_compared() -> None:
    laid = Laid()
    laid.seal(ADA)
    laid.seal(BOB)
    laid.tell(ADA)
    laid.tell(BOB)
    parts = laid.table.fairness()
    assert parts is not None
    key = laid.table.record.key
    check_fairness(parts, key, parts["commitment"], PARTS["bob"])
