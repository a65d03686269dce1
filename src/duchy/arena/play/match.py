"""A match: bots meet in many games, each in each seat, on the same deals.

Block number `i` is one deal. Every group of bots that meets plays it once in each rotation over the
seats, so no bot is favoured by its seat or its luck; under duplicate luck what chance brings stays the same
however differently they play. Blocks are independent and every sum is exact, so
the result is the same for any number of jobs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import Any

from duchy.arena.intervals import mean_interval, wilson, z_for
from duchy.arena.play.adjusting import REDRAWS, LuckWatch
from duchy.arena.play.match_file import read_meetings, write_meetings
from duchy.arena.play.meeting import Meeting
from duchy.arena.play.plan import Conditions, check_bots, check_games
from duchy.arena.play.simulate import EndlessGame, Watch, play_out
from duchy.arena.play.work import ALONE, Crew, Progress, parts_of
from duchy.bots.specs import BadBot, BotSpec, spec_name
from duchy.core.errors import BadSeats
from duchy.core.game import Game
from duchy.core.state import State
from duchy.core.stream import Stream, key_from_seed
from duchy.games import game as find_game

FIRST_LOOK = 8
"""The blocks after which it is first asked whether a match is decided; then after twice as many, and on."""


@dataclass(frozen=True, kw_only=True)
class MatchPlan(Conditions):
    """Who meets, how often, on which deals."""

    blocks: int
    adjusted: bool = False
    """Whether luck is taken out of the results, besides."""

    @property
    def is_duplicate(self) -> bool:
        return bool(self.options.get("duplicate"))

    def groups(self) -> list[tuple[int, ...]]:
        """The bots that meet: all of them where there are seats for all, else every choice of them."""
        return list(combinations(range(len(self.bots)), self.seats))

    def games(self) -> int:
        return self.blocks * self.seats * len(self.groups())

    def as_data(self) -> dict[str, Any]:
        """All that decides the games, but not how many of them there are."""
        return {
            "game": self.game,
            "rules": find_game(self.game, self.cards).rules_version,
            "seats": self.seats,
            "bots": [spec_name(bot) for bot in self.bots],
            "seed": self.seed,
            "options": dict(self.options),
            "cards": dict(self.cards),
            **({"adjusted": REDRAWS} if self.adjusted else {}),
        }

    def open(self) -> Callable[[int, int], list[Meeting]]:
        return partial(play_blocks, find_game(self.game, self.cards), self)


def match_plan(
    game: Game,
    bots: Sequence[BotSpec],
    seats: int | None = None,
    games: int = 100,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    adjusted: bool = False,
) -> MatchPlan:
    """A plan that was checked. `games` is for each group that meets, rounded up to whole blocks."""
    if len(bots) < 2:
        raise BadSeats(f"a match needs at least 2 bots, not {len(bots)}")
    if seats is None:
        seats = min(len(bots), game.max_seats)
    game.check_seats(seats)
    if not 2 <= seats <= len(bots):
        raise BadSeats(f"{len(bots)} bots cannot meet at {seats} seats: it takes 2 seats to {len(bots)}")
    check_bots(bots)
    check_games(games)
    chosen = game.read_options(seats, options or {})
    return MatchPlan(
        game=game.id,
        seats=seats,
        bots=tuple(bots),
        blocks=-(-games // seats),
        seed=seed,
        options=chosen,
        cards=game.card_file.overlay,
        adjusted=adjusted,
    )


def play_blocks(game: Game, plan: MatchPlan, start: int, stop: int) -> list[Meeting]:
    """Play these blocks; one meeting for each group of bots."""
    total = [Meeting(plan.seats) for _ in plan.groups()]
    for block in range(start, stop):
        for meeting, group in zip(total, plan.groups(), strict=True):
            one = Meeting(plan.seats)
            for turned in range(plan.seats):
                seated = [plan.bots[group[(seat - turned) % plan.seats]] for seat in range(plan.seats)]
                watch = LuckWatch(game, plan.seats) if plan.adjusted else None
                state = play_rotation(game, plan, block, turned, seated, watch)
                one.count(state, turned, watch.luck if watch else None)
            one.close()
            meeting.add(one)
    return total


def play_rotation(
    game: Game,
    plan: MatchPlan,
    block: int,
    turned: int,
    seated: Sequence[BotSpec],
    watch: Watch | None = None,
) -> State:
    """One game of a block, to its end."""
    state = game.new(plan.seats, f"{plan.seed} game {block}", plan.options)
    try:
        play_out(state, seated, chances_of(plan.seed, block, turned, plan.seats), watch)
    except (EndlessGame, BadBot) as problem:
        raise type(problem)(f"game {block} of seed {plan.seed}: {problem}") from None
    return state


def chances_of(seed: int | str, block: int, turned: int, seats: int) -> list[Stream]:
    """What the bots of a game draw from. It differs between rotations: a bot that meets itself plays
    games of their own, not the same one twice."""
    return [
        Stream(key_from_seed(f"{seed} game {block} turned {turned} seat {seat}")) for seat in range(seats)
    ]


def match(
    plan: MatchPlan,
    crew: Crew = ALONE,
    decide: bool = False,
    progress: Progress | None = None,
    keep: str | None = None,
) -> dict[str, Any]:
    """Play a match; with `decide` only until every meeting is decided, with `keep` on from what that file
    holds, which is brought up to date after every block."""
    total = [Meeting(plan.seats) for _ in plan.groups()]
    if keep is not None:
        total = read_meetings(keep, plan.as_data(), len(total)) or total
    if progress is not None:
        progress(sum(meeting.games for meeting in total))
    looks = looks_at(plan.blocks) if decide else []
    z = z_for(1 - 0.05 / max(1, len(looks)))
    settled = False
    size = 1 if decide or keep is not None else 0
    for part in parts_of(plan, plan.blocks, crew, size, start=total[0].blocks):
        for meeting, more in zip(total, part, strict=True):
            meeting.add(more)
        if keep is not None:
            write_meetings(keep, plan.as_data(), total)
        if progress is not None:
            progress(sum(meeting.games for meeting in part))
        if total[0].blocks in looks and all(meeting.decided(z) for meeting in total):
            settled = True
            break
    return summary(plan, total, settled if decide else None)


def looks_at(blocks: int) -> list[int]:
    """After which blocks it is asked whether the match is decided. Each look may be deceived, so the
    fewer the better, and each is made with as much more confidence as there are looks."""
    looks = [FIRST_LOOK]
    while looks[-1] < blocks:
        looks.append(2 * looks[-1])
    return [*looks[:-1], blocks]


def summary(plan: MatchPlan, total: Sequence[Meeting], decided: bool | None) -> dict[str, Any]:
    """A match as plain data, as `duchy match --json` prints it."""
    groups = plan.groups()
    names = [spec_name(bot) for bot in plan.bots]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "games": sum(meeting.games for meeting in total),
        "planned": plan.games(),
        "decided": decided,
        "bots": [bot_line(names[bot], gathered(bot, groups, total), plan) for bot in range(len(names))],
        "meetings": [
            {
                "games": meeting.games,
                "bots": [bot_line(names[bot], meeting.alone(place), plan) for place, bot in enumerate(group)],
            }
            for meeting, group in zip(total, groups, strict=True)
        ],
    }


def gathered(bot: int, groups: Sequence[tuple[int, ...]], total: Sequence[Meeting]) -> Meeting:
    """What a bot did in all its meetings."""
    sums = Meeting(1)
    for meeting, group in zip(total, groups, strict=True):
        if bot in group:
            sums.add(meeting.alone(group.index(bot)))
    return sums


def bot_line(name: str, sums: Meeting, plan: MatchPlan) -> dict[str, Any]:
    """Win rate with its Wilson interval, in a duplicate match for as many games as its own are worth; mean
    margin with the interval of the means of blocks."""
    worth = sums.worth() if plan.is_duplicate else 1.0
    low, high = wilson(float(sums.wins[0]) * worth, sums.games * worth)
    unit = plan.seats * (plan.seats - 1)
    margins = mean_interval(sums.margins[0], sums.squares[0], sums.blocks)
    line = {
        "bot": name,
        "games": sums.games,
        "wins": float(sums.wins[0]),
        "win_rate": float(sums.wins[0] / sums.games),
        "win_low": low,
        "win_high": high,
        "worth": worth,
        "mean_score": sums.points[0] / sums.games,
        "mean_margin": float(Fraction(sums.margins[0], unit * sums.blocks)),
        "margin_low": margins[0] / unit,
        "margin_high": margins[1] / unit,
    }
    if plan.adjusted:
        line["adjusted"] = sums.without_luck()._asdict()
    return line
