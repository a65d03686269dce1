"""The table as a seat sees it: on the board of its game, or drawn from its plain view."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from duchy.cli.boards.look import Look
from duchy.cli.playing.teller import Teller
from duchy.cli.table import Drawing
from duchy.core.state import State


def draw_table(state: State, viewer: int | None, teller: Teller) -> RenderableType:
    view = state.view(viewer)
    board = f"duchy.cli.boards.{state.game.id.replace('-', '_')}"
    if find_spec(board) is None:
        return Drawing(teller.screen, teller.player, viewer).draw(view["table"])
    look = Look(
        teller.screen,
        state.game,
        viewer,
        teller.player,
        lambda move: teller.move(state, viewer or 0, move),
        view["options"],
    )
    drawn: RenderableType = import_module(board).draw(look, view["table"])
    return drawn
