"""The evaluation is of use: a bot that looks one move ahead plays well, and to the end."""

from __future__ import annotations

from duchy.arena.play.simulate import plan_for, simulate
from duchy.bots.greedy import GreedyBot
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream, key_from_seed
from games.villages.table import GAME, lay, play, village


def test_greedy_beats_random() -> None:
    result = simulate(plan_for(GAME, ["greedy", "random"], games=12, seed="bots"))
    assert result["bots"][0]["wins"] >= 9


def test_greedy_plays_a_decent_solo_game() -> None:
    result = simulate(plan_for(GAME, ["greedy"], seats=1, games=6, seed="bots"))
    assert result["bots"][0]["mean_score"] >= 35


def test_a_bot_never_takes_a_payment_back() -> None:
    state = lay(village(3, "armory", "watch_post"), village(4, developed="tannery tannery"))
    play(state, "build armory")
    bot = GreedyBot(Stream(key_from_seed("pay")))
    chosen = []
    while state.ask(0) == "pay":
        move = bot.choose(SeatHandle(state, 0))
        chosen.append(move.text)
        state.play(0, move)
    assert "back" not in chosen
    assert chosen[-1] == "confirm"


def test_a_payment_under_way_is_worth_what_it_will_buy() -> None:
    before = lay(village(3, "tannery", "windmill"), village(4))
    assert GAME.evaluate(play(before.clone(), "build tannery"), 0) > GAME.evaluate(before, 0)
    paying = lay(village(3, "armory", "watch_post"), village(4, developed="tannery tannery"))
    play(paying, "build armory")
    dear = play(paying.clone(), "coin stone from 1", "coin stone from 1")
    cheap = play(paying.clone(), "coin castle", "coin wood")
    assert GAME.evaluate(cheap, 0) > GAME.evaluate(dear, 0)
