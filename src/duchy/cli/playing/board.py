"""The table as a seat sees it: on the board that its game brings, or drawn from the plain view."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from duchy.cli.playing.teller import Teller
from duchy.cli.table import Drawing
from duchy.core.game import Game
from duchy.core.showing.look import Look
from duchy.core.state import State


def draw_table(state: State, viewer: int | None, teller: Teller) -> RenderableType:
    view = state.view(viewer)
    board = board_of(state.game)
    if not board:
        return Drawing(teller.screen, teller.player, viewer).draw(view["table"])
    look = Look(
        teller.screen.words,
        teller.screen.console.width,
        state.game,
        viewer,
        teller.player,
        lambda move: teller.move(state, viewer or 0, move),
        view["options"],
    )
    drawn: RenderableType = import_module(board).draw(look, view["table"])
    return drawn


def board_of(game: Game) -> str:
    """The module in the game's own package that draws its board, or '' if it has none."""
    package = type(game).__module__.rpartition(".")[0]
    showing = f"{package}.showing"
    if not package or find_spec(showing) is None or find_spec(f"{showing}.terminal") is None:
        return ""
    return f"{showing}.terminal"
