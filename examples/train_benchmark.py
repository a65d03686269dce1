"""A masked PPO learns a task of the benchmark, against a bot or against itself, with its learning curve.

pip install "duchy[rl]" torch
python examples/train_benchmark.py villages-2 --against self --steps 2000000
python examples/train_benchmark.py villages-2 --against greedy --steps 2000000

It keeps `villages-2-self.pt` (network, optimizer, how far it came) and `villages-2-self.csv` (the curve), and
the same command goes on from there. `benchmark_agent.py` plays with the network:

DUCHY_MODEL=villages-2-self.pt duchy benchmark villages-2 examples.benchmark_agent:Agent
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from duchy.arena.measure.benchmark import Task, task
from duchy.core.state import State
from duchy.envs.batch import Batch
from duchy.envs.batch.seating import Seating
from duchy.envs.rewards import margins

GAMES = 64
"""Games side by side."""
ROUND = 128
"""Steps of each between two lessons."""
WIDTH = 256
EPOCHS, PARTS = 3, 8
RATE, CLIP, ENTROPY, VALUE = 3e-4, 0.2, 0.01, 0.5
DISCOUNT, LAMBDA = 1.0, 0.95
LEADS = 4.0
"""Clear leads (`game.margin_scale`) that count as a reward of 1."""
IMPOSSIBLE = -1e9


def lead(state: State) -> list[float]:
    """The margin at the end, between -1 and 1."""
    scale = LEADS * state.game.margin_scale
    return [float(np.tanh(margin / scale)) for margin in margins(state)]


class Network(nn.Module):
    """From a row to what it thinks of every move, and of the position."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.moves = nn.Linear(WIDTH, actions)
        self.worth = nn.Linear(WIDTH, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        seen = self.body(rows)
        likings = self.moves(seen).masked_fill(masks == 0, IMPOSSIBLE)
        return torch.log_softmax(likings, -1), self.worth(seen).squeeze(-1)


class Round:
    """What happened in one round of steps, by step and slot."""

    def __init__(self, batch: Batch) -> None:
        shape = (ROUND, batch.games)
        self.rows = np.zeros((*shape, batch.layout.size), np.float32)
        self.masks = np.zeros((*shape, len(batch.moves)), np.int8)
        self.actions = np.zeros(shape, np.int64)
        self.likings = np.zeros(shape, np.float32)
        self.worths = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.ended = np.zeros(shape, bool)
        self.rewards = np.zeros((*shape, batch.seats), np.float32)

    def advantages(self, last_worths: Any, last_seats: Any) -> tuple[Any, Any]:
        """How much better each decision went than was thought, seat by seat; and which can be told: those
        after which the seat was asked again, or the game ended, within the round."""
        steps, games = self.actions.shape
        slots = np.arange(games)
        shape = self.rewards.shape[1:]
        worth, more, paid = (np.zeros(shape, np.float32) for _ in range(3))
        known = np.zeros(shape, bool)
        worth[slots, last_seats] = last_worths
        known[slots, last_seats] = True
        found = np.zeros((steps, games), np.float32)
        told = np.zeros((steps, games), bool)
        for step in reversed(range(steps)):
            over = self.ended[step]
            worth[over], more[over], paid[over], known[over] = 0.0, 0.0, 0.0, True
            paid += self.rewards[step]
            at = (slots, self.seats[step])
            surprise = paid[at] + DISCOUNT * worth[at] - self.worths[step]
            found[step] = surprise + DISCOUNT * LAMBDA * more[at]
            told[step] = known[at]
            worth[at], more[at], paid[at], known[at] = self.worths[step], found[step], 0.0, True
        return found, told


class Learner:
    def __init__(self, chosen: Task, against: str, seed: int, games: int = GAMES) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # so small a network only loses time with more
        rivals = None if against == "self" else Seating(against, chosen.seats, None)
        self.chosen = chosen
        self.batch = Batch(chosen.game, games, chosen.seats, reward=lead, rivals=rivals)
        self.network = Network(self.batch.layout.size, len(self.batch.moves))
        self.teacher = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.steps = 0
        self.seconds = 0.0
        self.curve: list[list[float]] = []
        self.seed = seed

    # -- Playing and learning --------------------------------------------------------------------

    def play(self) -> tuple[Round, list[float]]:
        """One round; and what the games that ended in it brought whoever moved last."""
        batch, played = self.batch, Round(self.batch)
        ends: list[float] = []
        slots = np.arange(batch.games)
        for step in range(ROUND):
            played.rows[step], played.masks[step], played.seats[step] = (
                batch.observations,
                batch.masks,
                batch.asked,
            )
            with torch.no_grad():
                likings, worths = self.network(
                    torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
                )
            actions = torch.multinomial(likings.exp(), 1).squeeze(-1)
            played.likings[step] = likings.gather(-1, actions[:, None]).squeeze(-1).numpy()
            played.worths[step] = worths.numpy()
            played.actions[step] = actions.numpy()
            batch.step(played.actions[step])
            played.rewards[step], played.ended[step] = batch.rewards, batch.ended
            ends += batch.rewards[slots, played.seats[step]][batch.ended].tolist()
        self.steps += ROUND * batch.games
        return played, ends

    def learn(self, played: Round) -> None:
        with torch.no_grad():
            _, last = self.network(
                torch.from_numpy(self.batch.observations), torch.from_numpy(self.batch.masks)
            )
        found, told = played.advantages(last.numpy(), self.batch.asked)
        chosen = np.flatnonzero(told.reshape(-1))
        rows, masks = (
            torch.from_numpy(array.reshape(-1, array.shape[-1])) for array in (played.rows, played.masks)
        )
        actions, likings, better, worths = (
            torch.from_numpy(array.reshape(-1))
            for array in (played.actions, played.likings, found, played.worths)
        )
        goals = better + worths
        spread = better[chosen].std() + 1e-8
        middle = better[chosen].mean()
        for _ in range(EPOCHS):
            order = np.array_split(np.random.default_rng(self.steps).permutation(chosen), PARTS)
            for part in order:
                now, worth = self.network(rows[part], masks[part])
                ratio = (now.gather(-1, actions[part][:, None]).squeeze(-1) - likings[part]).exp()
                good = (better[part] - middle) / spread
                gain = torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
                doubt = -(now.exp() * now.clamp(min=-50)).sum(-1).mean()
                loss = -gain - ENTROPY * doubt + VALUE * (worth - goals[part]).pow(2).mean()
                self.teacher.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.teacher.step()

    def train(self, steps: int, path: Path, seconds: float = float("inf")) -> None:
        """On to so many steps in all, or for so long; what was learnt is kept after every round."""
        self.batch.reset(f"{self.seed} {self.steps}")
        began, before = monotonic(), self.seconds
        while self.steps < steps and monotonic() - began < seconds:
            played, ends = self.play()
            self.learn(played)
            self.seconds = before + monotonic() - began
            mean = sum(ends) / len(ends) if ends else 0.0
            won = sum(end > 0 for end in ends) / len(ends) if ends else 0.0
            self.curve.append([self.steps, round(self.seconds, 1), len(ends), round(won, 4), round(mean, 4)])
            self.keep(path)
            print(
                f"{self.steps:9d} steps {self.seconds:7.0f} s {len(ends):5d} games  {won:4.0%} {mean:+.3f}",
                flush=True,
            )

    # -- Keeping ---------------------------------------------------------------------------------

    def keep(self, path: Path) -> None:
        draft = path.with_suffix(".draft")
        torch.save(
            {
                "task": self.chosen.name,
                "network": self.network.state_dict(),
                "teacher": self.teacher.state_dict(),
                "steps": self.steps,
                "seconds": self.seconds,
                "curve": self.curve,
            },
            draft,
        )
        draft.replace(path)
        with path.with_suffix(".csv").open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["steps", "seconds", "games", "won", "mean"])
            writer.writerows(self.curve)

    def go_on_from(self, path: Path) -> None:
        kept = torch.load(path, weights_only=True)
        if kept["task"] != self.chosen.name:
            raise SystemExit(f"{path}: it has learnt {kept['task']}, not {self.chosen.name}")
        self.network.load_state_dict(kept["network"])
        self.teacher.load_state_dict(kept["teacher"])
        self.steps, self.seconds, self.curve = kept["steps"], kept["seconds"], kept["curve"]


def main(arguments: list[str] | None = None) -> Learner:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("task", help="as `duchy benchmark list` prints them")
    parser.add_argument("--against", default="self", help="self, or a bot: random, greedy, hard")
    parser.add_argument("--steps", type=int, default=2_000_000, help="decisions in all")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path())
    args = parser.parse_args(arguments)
    learner = Learner(task(args.task), args.against, args.seed)
    path = args.folder / f"{args.task}-{args.against.replace(':', '-')}.pt"
    if path.exists():
        learner.go_on_from(path)
    learner.train(args.steps, path, args.seconds)
    return learner


if __name__ == "__main__":
    main()
