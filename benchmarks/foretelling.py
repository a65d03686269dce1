"""Fits the straight line that foretells who wins (`duchy.analysis.value.foretelling`) to games of bots.

    python benchmarks/foretelling.py card-kingdoms 2 --games 3000

plays games between bots of several strengths, looks at every third turn of each where it begins, and finds
the weights that foretold the winners best (alone: the score), with a penalty that was chosen on games left
aside. It prints how well they foretell those games, and writes the coefficients into the package. Needs
numpy, of the extra `rl`.
"""

from __future__ import annotations

import argparse
import json
import time
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import duchy
from duchy._version import __version__
from duchy.analysis.value.foretelling import Features, fingerprint
from duchy.analysis.value.result import result_of
from duchy.bots.bot import Bot
from duchy.bots.erring import ErringBot
from duchy.bots.greedy import GreedyBot
from duchy.bots.search import Budget, SearchBot
from duchy.core.game import Game
from duchy.core.seat import SeatHandle
from duchy.core.stream import Stream, key_from_seed

HOME = Path(__file__).parent.parent / "src" / "duchy" / "analysis" / "value" / "coefficients"
ERRORS = (0.4, 0.2, 0.1, 0.05, 0.0)
"""How often the greedy bots that play make any move instead of the best; one of ten bots searches."""
EVERY = 3
LEFT_ASIDE = 5
"""One game of so many is left aside to choose the penalty."""
PENALTIES = (0.01, 0.003)
MOST_NUMBERS = 90_000_000

Array = NDArray[np.float64]


def player(rng: Stream) -> Bot:
    if rng.below(10) == 0:
        return SearchBot(rng, Budget(8))
    return ErringBot(GreedyBot(rng), rng, ERRORS[rng.below(len(ERRORS))])


def positions(game: Game, seats: int, number: int, features: Features) -> Iterator[tuple[list[Any], int]]:
    """The features of all seats where some turns of a game begin, and the turn; the last is the result."""
    state = game.new(seats, f"foretelling {number}")
    bots = [player(Stream(key_from_seed(f"foretelling {number} seat {seat}"))) for seat in range(seats)]
    seen = -1
    while not state.over:
        if state.turn != seen:
            seen = state.turn
            if (seen + number) % EVERY == 0:
                yield [features.row(state, seat) for seat in range(seats)], seen
        seat = state.deciders[0]
        state.play(seat, bots[seat].choose(SeatHandle(state, seat)))
    yield result_of(state), state.turn


def gathered(game: Game, seats: int, games: int, start: int = 0) -> tuple[Array, Array, Array, Array]:
    features = Features(game, seats)
    rows, results, numbers, turns = [], [], [], []
    for number in range(start, start + games):
        *seen, (result, _) = positions(game, seats, number, features)
        for row, turn in seen:
            rows.append(np.array(row, dtype=np.float32))
            results.append(result)
            numbers.append(number)
            turns.append(turn)
        if len(rows) * seats * features.size > MOST_NUMBERS:
            break
    return np.array(rows), np.array(results), np.array(numbers), np.array(turns)


def scaled(rows: Array) -> Array:
    """What each feature is divided by, so that one penalty suits all; one that never changes counts for
    nothing."""
    spread = rows.reshape(-1, rows.shape[-1]).std(0, dtype=np.float64)
    spread[spread < 1e-6] = 1e9
    return spread


def fit_chances(rows: Array, results: Array, penalty: float, weights: Array | None = None) -> Array:
    """Newton's method for a softmax over the seats."""
    size = rows.shape[-1]
    weights = np.zeros(size) if weights is None else weights
    for _ in range(12):
        chances = softmax(rows @ weights.astype(np.float32))
        means = np.einsum("nk,nkd->nd", chances, rows)[:, None, :]
        slope = np.einsum("nk,nkd->d", chances - results, rows) + weights / penalty
        spread = ((rows - means) * np.sqrt(chances)[..., None]).reshape(-1, size).astype(np.float32)
        step = np.linalg.solve(spread.T @ spread + np.eye(size) / penalty, slope)
        weights = weights - step
        if np.abs(step).max() < 5e-3:
            break
    return weights


def fit_scores(rows: Array, results: Array, penalty: float) -> Array:
    flat = rows[:, 0, :].astype(np.float64)
    return np.linalg.solve(flat.T @ flat + np.eye(flat.shape[1]) / penalty, flat.T @ results[:, 0])


def softmax(sums: Array) -> Array:
    odds = np.exp(sums - sums.max(1, keepdims=True))
    found: Array = odds / odds.sum(1, keepdims=True)
    return found


def log_loss(chances: Array, results: Array) -> float:
    return float(-(results * np.log(np.clip(chances, 1e-6, 1))).sum(1).mean())


def fit(game: Game, seats: int, games: int) -> None:
    started = time.process_time()
    rows, results, numbers, turns = gathered(game, seats, games)
    aside = numbers % LEFT_ASIDE == 0
    by = scaled(rows)
    rows = (rows / by).astype(np.float32)
    centre = rows.mean((0, 1)) if seats == 1 else np.zeros(rows.shape[-1])
    base = float(results.mean()) if seats == 1 else 0.0
    tried: list[tuple[float, float, Array]] = []
    weights: Array | None = None
    for penalty in PENALTIES:
        if seats == 1:
            weights = fit_scores(rows[~aside] - centre, results[~aside] - base, penalty * 100)
            wrong = float((((rows[aside, 0] - centre) @ weights + base - results[aside, 0]) ** 2).mean())
        else:
            weights = fit_chances(rows[~aside], results[~aside], penalty, weights)
            wrong = log_loss(softmax(rows[aside] @ weights), results[aside])
        tried.append((wrong, penalty, weights))
        print(game.id, seats, "penalty", penalty, "left aside", round(wrong, 4), flush=True)
    wrong, penalty, weights = min(tried, key=lambda one: one[0])
    if seats == 1:
        off = (rows[aside, 0] - centre) @ weights + base - results[aside, 0]
        spread = [deviation(off[turns[aside] // 10 == ten], off) for ten in range(int(turns.max()) // 10 + 1)]
        base -= float(centre @ weights)
    else:
        spread = []
    told = {
        "games": len(set(numbers.tolist())),
        "positions": len(rows),
        "penalty": penalty,
        "left_aside": round(wrong, 4),
        "duchy": __version__,
    }
    features = Features(game, seats)
    data = {
        "layout": fingerprint(features),
        "made": told,
        "base": round(base, 4),
        "spread": [round(one, 3) for one in spread],
        "weights": b64encode((weights / by).astype("<f4").tobytes()).decode(),
    }
    keep(game, seats, data)
    print(game.id, seats, told, f"{time.process_time() - started:.0f} s of the processor", flush=True)


def keep(game: Game, seats: int, data: dict[str, Any]) -> None:
    """A file a game, with an entry for each number of seats."""
    file = HOME / f"{game.id}.json"
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept[str(seats)] = data
    file.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", "utf-8")


def deviation(some: Array, all_of_them: Array) -> float:
    return float(np.sqrt(((some if len(some) > 20 else all_of_them) ** 2).mean()))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=2000)
    args = parser.parse_args()
    fit(duchy.game(args.game), args.seats, args.games)


if __name__ == "__main__":
    main()
