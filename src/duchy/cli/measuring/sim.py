"""`duchy sim GAME`: let bots play many games, and count."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from duchy.arena.play.simulate import Plan, plan_for, simulate
from duchy.cli.arguments import (
    add_game_command,
    names,
    open_game,
    read_options,
    seed,
    whole,
)
from duchy.cli.measuring.output import bar, show_heading
from duchy.cli.screen import Screen, print_json
from duchy.core.game import Game
from duchy.core.showing.look import titled_table


def add_to(commands: Any) -> None:
    parser = add_game_command(commands, "sim")
    parser.add_argument(
        "--bots",
        type=names,
        default=["random"],
        metavar="A,B",
        help="the bot of each seat, or one for all (random, greedy, mcts:2000)",
    )
    parser.add_argument("--games", type=whole, default=100, metavar="K", help="how many games")
    parser.add_argument(
        "--seed", type=seed, default=0, metavar="S", help="the same seed plays the same games"
    )
    parser.add_argument("--jobs", type=whole, default=1, metavar="J", help="how many processes")
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    game = open_game(args)
    plan = plan_for(game, args.bots, args.seats, args.games, args.seed, read_options(args.option))
    result = simulate_with_bar(plan, args.jobs)
    if args.json:
        print_json(result)
    else:
        show_result(Screen(game.id), game, result)


def simulate_with_bar(plan: Plan, jobs: int) -> dict[str, Any]:
    with bar(plan.games) as progress:
        return simulate(plan, jobs, progress)


def show_result(screen: Screen, game: Game, result: dict[str, Any]) -> None:
    show_heading(screen, game, result)
    table = titled_table()
    for heading in ("cli-seat", "cli-bot", "cli-wins", "cli-win-rate", "cli-mean-score", "cli-sd-score"):
        table.add_column(screen.words.say(heading), justify="left" if heading == "cli-bot" else "right")
    for bot in result["bots"]:
        table.add_row(
            str(bot["seat"]),
            bot["bot"],
            f"{bot['wins']:.1f}",
            f"{bot['win_rate']:.1%}",
            f"{bot['mean_score']:.1f}",
            f"{bot['sd_score']:.1f}",
        )
    screen.show(table)
    screen.say(
        "cli-sim-pace",
        "dim",
        moves=f"{result['moves_per_game']:.1f}",
        turns=f"{result['turns_per_game']:.1f}",
        games=f"{result['games_per_second']:,.1f}",
        speed=f"{result['moves_per_second']:,.0f}",
    )
