"""Bots choose legal moves, from what their seat may know and nothing else."""

import pytest

import duchy
from duchy.bots.bot import Bot
from duchy.bots.search import FEW, Budget, Search, SearchBot, promising
from duchy.bots.specs import UnknownBot, make_bot
from duchy.core.game import Game
from duchy.core.seat import SeatHandle
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed

SPECS = ["random", "greedy", "mcts:12"]
GAMES = duchy.game_ids()


def rng(name: str) -> Stream:
    return Stream(key_from_seed(name))


def play_on(state: State, bots: list[Bot], moves: int) -> None:
    for _ in range(moves):
        if state.over:
            return
        seat = state.deciders[0]
        move = bots[seat].choose(SeatHandle(state, seat))
        assert move in state.legal(seat)
        state.play(seat, move)


def mid_game(game: Game, seats: int, seed: str, moves: int = 25) -> State:
    state = game.new(seats, seed)
    play_on(state, [make_bot("random", rng(f"{seed}-{seat}")) for seat in range(seats)], moves)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("id", GAMES)
def test_a_bot_plays_legal_moves_at_every_seat_count(id: str, spec: str) -> None:
    game = duchy.game(id)
    for seats in range(game.min_seats, game.max_seats + 1):
        state = game.new(seats, "legal")
        play_on(state, [make_bot(spec, rng(f"bot-{seat}")) for seat in range(seats)], 15)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("id", GAMES)
def test_hidden_facts_do_not_change_what_a_bot_does(id: str, spec: str) -> None:
    game = duchy.game(id)
    for seed in ("one", "two", "three"):
        state = mid_game(game, 2, seed)
        if state.over:
            continue
        seat = state.deciders[0]
        chosen = make_bot(spec, rng("same")).choose(SeatHandle(state, seat))
        for other in ("red", "blue"):
            world = state.imagine(seat, rng(other))
            assert make_bot(spec, rng("same")).choose(SeatHandle(world, seat)) is chosen


@pytest.mark.parametrize("id", GAMES)
def test_a_search_by_iterations_is_reproducible(id: str) -> None:
    state = mid_game(duchy.game(id), 2, "again")
    seat = state.deciders[0]
    first = SearchBot(rng("s"), Budget(30)).hints(SeatHandle(state, seat))
    second = SearchBot(rng("s"), Budget(30)).hints(SeatHandle(state, seat))
    assert [(e.move, e.visits, e.value) for e in first] == [(e.move, e.visits, e.value) for e in second]


@pytest.mark.parametrize("id", GAMES)
def test_thinking_does_not_disturb_the_game(id: str) -> None:
    state = mid_game(duchy.game(id), 2, "calm")
    digest = state.digest()
    for spec in SPECS:
        make_bot(spec, rng("calm")).choose(SeatHandle(state, state.deciders[0]))
    assert state.digest() == digest


def waver(state: State) -> State:
    """Play on at random to where a seat may take back what it has begun, or do something else."""
    chance = make_bot("random", rng("waver"))
    while not state.over:
        seat = state.deciders[0]
        offered = state.legal(seat)
        if 1 < len(offered) != len(state.game.weighed(offered)) > 1:
            return state
        state.play(seat, chance.choose(SeatHandle(state, seat)))
    raise AssertionError("nobody could take anything back")


@pytest.mark.parametrize("id", ["dice-kingdoms", "villages"])
def test_bots_do_not_go_to_and_fro(id: str) -> None:
    """Taking back what was begun looks as good as beginning it, so a bot would do both for ever."""
    game = duchy.game(id)
    assert all(verb in {move.verb for move in game.moves.all} for verb in game.second_thoughts)
    for seed in range(5):
        state = waver(game.new(2, seed))
        handle = SeatHandle(state, state.deciders[0])
        for spec in ("greedy", "mcts:8"):
            assert make_bot(spec, rng("firm")).choose(handle).verb not in game.second_thoughts
        told = SearchBot(rng("firm"), Budget(8)).hints(handle)
        assert {line.move for line in told} == set(game.weighed(handle.legal()))


def test_a_move_that_is_the_only_one_is_weighed_whatever_it_does() -> None:
    game = duchy.game("villages")
    back = game.parse("back")
    assert game.weighed([back]) == [back]
    assert game.weighed([game.parse("confirm"), back]) == [game.parse("confirm")]


@pytest.mark.parametrize("id", GAMES)
def test_every_walk_is_valued_at_the_same_horizon(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many rounds from now, or the end of the game: earlier and later values cannot be compared."""
    ends: list[int] = []
    value = Search.values

    def watch(search: Search, world: State) -> list[float]:
        if not world.over:
            ends.append(world.turn)
        return value(search, world)

    monkeypatch.setattr(Search, "values", watch)
    game = duchy.game(id)
    for seats in {game.min_seats, 2, game.max_seats}:
        state = mid_game(game, seats, "horizon", 12)
        ends.clear()
        Search(SeatHandle(state, state.deciders[0]), rng("horizon")).run(Budget(40))
        assert set(ends) == {state.turn + game.rounds_ahead * max(2, seats) + 1}


def test_the_luck_of_an_imagined_state_is_no_merit_of_a_move() -> None:
    """Whoever meets a state first says how lucky it is; after that moves differ by what they bring there."""
    state = mid_game(duchy.game("king-of-the-valley"), 2, "luck")
    search = Search(SeatHandle(state, state.deciders[0]), rng("luck"))
    search.run(Budget(1))
    first = search.ranking()[0]
    assert first.visits == 1
    assert first.value() == pytest.approx(first.hope)
    other = search.ranking()[1]
    assert search.luck(0, other, 0.123) == search.lucks[0]
    search.run(Budget(50))
    assert len(search.lucks) == search.ranking()[0].visits


def test_a_search_weighs_again_what_looked_best_and_what_is_new() -> None:
    moves = duchy.game("king-of-the-valley").moves.all[: FEW + 3]
    assert promising(moves[:FEW], {}) == moves[:FEW]
    assert promising(moves, {}) == moves
    looks = {move.id: -float(place) for place, move in enumerate(moves[1:])}
    assert promising(moves, looks) == [moves[0], *moves[1 : FEW + 1]]


def test_hints_name_the_candidates_with_visits_and_expectation() -> None:
    state = mid_game(duchy.game("card-kingdoms"), 2, "explain")
    seat = state.deciders[0]
    hints = SearchBot(rng("e"), Budget(60)).hints(SeatHandle(state, seat))
    assert {entry.move for entry in hints} == set(state.legal(seat))
    assert sum(entry.visits for entry in hints) == 60
    assert sum(entry.share for entry in hints) == pytest.approx(1.0)
    assert all(0.0 <= entry.value <= 1.0 for entry in hints)
    assert hints[0].visits == max(entry.visits for entry in hints)


def test_a_search_takes_the_move_that_wins_at_once() -> None:
    """In the last turn of the last round only points count: slaying the better monster wins."""
    game = duchy.game("card-kingdoms")
    state = game.new(2, "end", {"first_player": "1"})
    while not (state.ask(0) == "action" and state.step_of(0)[2] == 1):
        seat = state.deciders[0]
        state.play(seat, state.legal(seat)[0])
    position = state.dump()
    table = position["table"]
    for stack in table["citizens"]:
        stack["count"] = 0
    for stack in table["monsters"][:3]:
        stack["cards"] = []
    table["exhausted"] = [0, 1, 2, *range(5, 15)]
    for kingdom in table["kingdoms"]:
        kingdom.update(gold=0, strength=0, magic=0, vp=0, citizens={}, monsters={}, domains=[])
        kingdom.update(duke="elsyn" if kingdom is table["kingdoms"][0] else "simon")
    table["kingdoms"][0].update(spare_duke="reese", strength=5)
    table["kingdoms"][1].update(spare_duke="node", vp=2)
    state = game.load(position)
    assert make_bot("mcts:200", rng("win")).choose(SeatHandle(state, 0)).text == "slay 5"


@pytest.mark.parametrize(
    ("spec", "part"),
    [
        ("gready", "did you mean 'greedy'?"),
        ("", "there is no bot ''"),
        ("mcts", "its budget is a number of iterations"),
        ("mcts:", "its budget is"),
        ("mcts:0", "its budget is"),
        ("mcts:-5", "its budget is"),
        ("mcts:99999999ms", "up to 600000"),
        ("mcts:5s", "mcts:500ms"),
    ],
)
def test_a_bad_spec_gets_one_sentence(spec: str, part: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(spec, rng("x"))
    assert part in str(caught.value)
    assert "\n" not in str(caught.value)
