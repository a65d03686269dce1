"""The words of games that live in packages of their own: the page was built without them."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter

from duchy.core.reading.files import BROUGHT, reference_file, words_folders
from duchy.core.showing.words import languages, words
from duchy.games import game as find_game
from duchy.games import game_ids
from duchy.server.web.answering import answers
from duchy.table import messages as m

GameId = Annotated[str, PathParameter(description="The id of a game.", max_length=40)]
Language = Annotated[str, PathParameter(description="A language, such as 'fr'.", pattern="^[a-z]{2,3}$")]


@answers("game_words", sync_to_thread=True)
def game_words(game: GameId, language: Language) -> m.GameWords:
    """What a game of another package says in a language; in English where it does not speak that one. A game
    that is not here says nothing."""
    return words_of(game, language)


def words_of(id: str, language: str) -> m.GameWords:
    if id not in game_ids() or id not in BROUGHT:
        return m.GameWords("", "", "")
    game = find_game(id)
    spoken = words(language if language in languages() else "en", game.id)
    titles = "".join(
        f"{name}-{game.id} = {spoken.say(message)}\n"
        for name, message in (("title", "game-title"), ("about", "game-about"))
        if spoken.has(message)
    )
    files = [file for folder in words_folders(language, game.id) for file in sorted(folder.glob("*.ftl"))]
    references = (reference_file(spoken, game.id) for spoken in (language, "en"))
    return m.GameWords(
        titles,
        titles + "".join(file.read_text("utf-8") + "\n" for file in files),
        next((file.read_text("utf-8") for file in references if file.exists()), ""),
    )
