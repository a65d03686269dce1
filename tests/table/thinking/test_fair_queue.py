"""Who is next: nobody's bots wait for all that somebody else's have to think about."""

from __future__ import annotations

from duchy.table.thinking.fair_queue import FairQueue, Whose


def alone(person: str, table: str) -> Whose:
    """On behalf of somebody who is a household alone."""
    return person, person, table


def test_persons_take_turns_and_so_do_the_tables_of_each() -> None:
    queue: FairQueue[str] = FairQueue()
    for person, table in ("a1", "a1", "a2", "a3", "b1", "b1", "c1"):
        queue.put(alone(person, table), person + table)
    assert [queue.take() for _ in range(7)] == ["a1", "b1", "c1", "a2", "b1", "a3", "a1"]
    assert not queue


def test_a_job_can_be_taken_out() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(alone("a", "1"), "first")
    queue.put(alone("b", "1"), "second")
    assert queue.remove(alone("a", "1"), "first")
    assert not queue.remove(alone("a", "1"), "first")
    assert (queue.households(), queue.count("b"), queue.take()) == ({"b"}, 1, "second")


def test_guests_of_one_address_share_what_is_one_household_s() -> None:
    queue: FairQueue[str] = FairQueue()
    for guest in "12345":
        for table in "xy":
            queue.put(("crowd", guest, table), f"crowd {guest}{table}")
    queue.put(("home", "ada", "t"), "ada")
    queue.put(("home", "ada", "t"), "ada")
    taken = []
    for _ in range(5):
        taken.append(queue.take())
        queue.charge(taken[-1].split()[0] if "crowd" in taken[-1] else "home", 1.0)
    assert taken == ["crowd 1x", "ada", "crowd 2x", "ada", "crowd 3x"]


def test_who_had_little_is_next_and_nobody_waits_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(25):
        queue.put(alone("eve", f"e{number}"), f"e{number}")
        queue.put(alone("mallory", f"m{number}"), f"m{number}")
    taken = []
    for _ in range(10):
        job = queue.take()
        queue.charge("eve" if job[0] == "e" else "mallory", 0.12)
        taken.append(job)
    assert taken == ["e0", "m0", "e1", "m1", "e2", "m2", "e3", "m3", "e4", "m4"]
    turns = []
    for _ in range(12):  # ada's easy bots take next to nothing: none of them waits for more than one thought
        queue.put(alone("ada", "a"), "a")
        waited = []
        while (job := queue.take()) != "a":
            waited.append(job)
            queue.charge("eve" if job[0] == "e" else "mallory", 0.12)
        queue.charge("ada", 0.005)
        turns.append(len(waited))
        job = queue.take()
        queue.charge("eve" if job[0] == "e" else "mallory", 0.12)
    assert max(turns) <= 1, turns
    assert queue.count("eve") + queue.count("mallory") < 40


def test_who_comes_back_has_not_saved_up() -> None:
    """Else somebody could be away for an hour and then keep all others waiting."""
    queue: FairQueue[str] = FairQueue()
    queue.put(alone("eve", "e"), "e")
    queue.charge("eve", 100.0)
    for number in range(6):
        queue.put(alone("ada", f"a{number}"), f"a{number}")
    taken = []
    for _ in range(3):
        taken.append(queue.take())
        queue.charge("ada" if taken[-1][0] == "a" else "eve", 1.0)
    assert "e" in taken
