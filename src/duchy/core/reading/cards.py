"""Card data: readable TOML, with the source of every card, and a user's own file laid over it.

A card file is a table of sections (`citizens`, `monsters`, ...), each a table of cards by id. A user's
file has the same shape: it changes fields of known cards, or adds whole new ones. Each game turns the
merged tables into its own typed cards, and every complaint names the file, the card and the field.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from duchy.core.errors import BadCards
from duchy.core.reading.fields import Fields, show, unknown
from duchy.core.reading.files import read_toml

if TYPE_CHECKING:
    from pathlib import Path

SOURCES = ("rulebook", "public", "reconstructed", "user")
"""Where a card's values come from: the printed rules, public descriptions of the game, our own
reconstruction where neither tells, or the file of a user."""


class CardFile:
    """The cards of a game as tables, with a user's cards laid over them."""

    def __init__(self, path: Path, overlay: Mapping[str, Any] | None = None, overlay_name: str = "") -> None:
        self.path = path
        import tomllib  # only who opens a game waits for it

        self.sections: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(path.read_text("utf-8"))
        self.overlay: dict[str, Any] = dict(overlay or {})
        self.overlay_name = overlay_name or "the cards"
        self._changed: dict[tuple[str, str], bool] = {}
        for section, cards in self.overlay.items():
            self._lay_over(section, cards)

    def _lay_over(self, section: str, cards: object) -> None:
        where = f"{self.overlay_name}: {section}"
        if section not in self.sections:
            raise BadCards(f"{self.overlay_name}: {unknown('section', section, self.sections)}")
        if not isinstance(cards, dict):
            raise BadCards(f"{where}: must be a table of cards by id, not {show(cards)}")
        for card, changes in cards.items():
            if not isinstance(changes, dict):
                raise BadCards(f"{where}.{card}: must be a table of fields, not {show(changes)}")
            known = self.sections[section].get(card, {})
            self.sections[section][card] = {**known, "source": "user", **changes}
            self._changed[(section, card)] = True

    def ids(self, section: str) -> list[str]:
        return list(self.sections[section])

    def fields(self, section: str, card: str) -> Fields:
        """The fields of a card, to be read by the game."""
        name = self.overlay_name if (section, card) in self._changed else self.path.name
        return Fields(self.sections[section][card], f"{name}: {section}.{card}", BadCards)

    def find(self, wanted: str) -> list[tuple[str, str]]:
        """The cards (section, id) whose id fits a name that a person typed."""
        plain = "_".join(wanted.lower().replace("'", "").split())
        exact = [(s, c) for s, cards in self.sections.items() for c in cards if c == plain]
        if exact:
            return exact
        return [(s, c) for s, cards in self.sections.items() for c in cards if plain in c]


def read_source(fields: Fields) -> str:
    return fields.text("source", among=SOURCES, what="source")


def read_overlay(path: str | Path) -> dict[str, Any]:
    """A user's card file as tables."""
    return read_toml(path, BadCards)


def check_ids(ids: Collection[str], where: str) -> None:
    for card in ids:
        if not card.replace("_", "").isalnum() or card != card.lower():
            raise BadCards(f"{where}.{card}: a card id has small letters, digits and '_' only")
