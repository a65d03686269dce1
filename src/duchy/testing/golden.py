"""Golden records: whole games kept as fixtures, so that a change of the rules is seen in review."""

from __future__ import annotations

import sys
from pathlib import Path

from duchy.core.game import Game
from duchy.core.record import Record
from duchy.core.stream import Stream, key_from_seed
from duchy.testing.cases import Case, cases
from duchy.testing.checks import choose


def play_golden(case: Case) -> Record:
    state = case.new("golden")
    record = Record.of(state)
    chance = Stream(key_from_seed("golden"))
    while not state.over:
        seat = state.deciders[0]
        move = choose(state, seat, chance)
        state.play(seat, move)
        record.moves.append((seat, move))
    return record


def write_golden(game: Game, folder: Path) -> list[Path]:
    """Play one game of every case and write its record; the one command that regenerates them."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"{game.id}-*.json"):
        old.unlink()
    written = []
    for case in cases(game):
        path = folder / f"{str(case).replace('=', '-').replace(',', '-')}.json"
        play_golden(case).save(path)
        written.append(path)
    return written


def golden_records(folder: Path, game_id: str) -> list[Path]:
    return sorted(folder.glob(f"{game_id}-*.json"))


def main() -> None:
    from duchy.games import game, game_ids

    for id in game_ids():
        for path in write_golden(game(id), Path(sys.argv[1])):
            print(path)


if __name__ == "__main__":
    main()
