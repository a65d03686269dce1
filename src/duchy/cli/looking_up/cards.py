"""`duchy cards GAME [NAME]`: the cards of a game, their values, what they do, and how sure we are of it."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.text import Text

from duchy.cli.arguments import add_cards, add_command, add_game, open_game
from duchy.cli.screen import Screen, indented, print_json
from duchy.cli.table import in_line
from duchy.core.errors import NO_GUESS, DuchyError, nearest
from duchy.core.game import Game
from duchy.core.showing.look import titled_table

SOURCE_STYLES = {"reconstructed": "bold yellow", "user": "bold magenta"}


class UnknownCard(DuchyError):
    """No card of the game has that name."""


class Card:
    """A card as people read it."""

    __slots__ = ("effects", "id", "name", "section", "source", "values")

    def __init__(self, screen: Screen, game: Game, section: str, id: str) -> None:
        fields = game.card_file.sections[section][id]
        self.section = section
        self.id = id
        self.name = screen.name(id)
        self.source: str = fields.get("source", "")
        self.values = {name: fields[name] for name in value_names(game, section) if name in fields}
        self.effects = [screen.words.phrase(phrase) for phrase in game.card_texts(section, id)]

    def as_data(self) -> dict[str, Any]:
        return {
            name: getattr(self, name) for name in ("section", "id", "name", "values", "effects", "source")
        }


def add_to(commands: Any) -> None:
    parser = add_command(commands, "cards")
    add_game(parser)
    parser.add_argument("name", metavar="NAME", nargs="*", help="a card, by its name or a part of it")
    add_cards(parser)
    parser.add_argument("--json", action="store_true", help="print plain data")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    game = open_game(args)
    screen = Screen(game.id)
    wanted = " ".join(args.name)
    cards = find_cards(screen, game, wanted) if wanted else all_cards(screen, game)
    if args.json:
        print_json([card.as_data() for card in cards])
    elif wanted:
        for card in cards:
            show_card(screen, card)
    else:
        for section in game.card_file.sections:
            show_section(screen, section, [card for card in cards if card.section == section])


def value_names(game: Game, section: str) -> list[str]:
    """The fields of a section that hold plain values on every card; the others hold effects."""
    cards = game.card_file.sections[section].values()
    found = {name: True for card in cards for name in card if name != "source"}
    return [name for name in found if all(is_plain(card[name]) for card in cards if name in card)]


def is_plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(type(part) is int for part in value.values())
    if isinstance(value, list):
        return all(isinstance(part, int | str) for part in value)
    return True


def all_cards(screen: Screen, game: Game) -> list[Card]:
    return [
        Card(screen, game, section, id) for section, cards in game.card_file.sections.items() for id in cards
    ]


def find_cards(screen: Screen, game: Game, wanted: str) -> list[Card]:
    """The cards with this name, or else those whose name holds it."""
    cards = all_cards(screen, game)
    plain = letters(wanted)
    for fits in (str.__eq__, str.__contains__):
        found = [card for card in cards if any(fits(letters(name), plain) for name in (card.id, card.name))]
        if found and plain:
            return found
    by_letters = {letters(card.name): card.name for card in cards}
    near = by_letters.get(nearest(plain, by_letters), "")
    guess = f"did you mean '{near}'?" if near else f"'duchy cards {game.id}' lists them all"
    raise UnknownCard(
        f"there is no card '{wanted}' in {game.id}; {guess}",
        ("error-no-card", {"card": wanted, "guess": near or NO_GUESS, "game": game.id}),
    )


def letters(name: str) -> str:
    """A name without what people leave out when they type it."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def show_card(screen: Screen, card: Card) -> None:
    screen.show(Text.assemble((card.name, "bold"), "  ", (screen.name(card.section), "dim")))
    for name, value in card.values.items():
        screen.show(indented(Text.assemble((f"{screen.name(name)} ", "dim"), in_line(screen, value, name))))
    for effect in card.effects:
        screen.show(indented(Text(effect)))
    style = SOURCE_STYLES.get(card.source, "dim")
    screen.show(indented(screen.text(f"source-{card.source}", style)))


def show_section(screen: Screen, section: str, cards: list[Card]) -> None:
    """A table of one kind of card. What we reconstructed or a user changed stands out by its mark."""
    names = list({name: True for card in cards for name in card.values})
    table = titled_table(screen.name(section))
    table.add_column(screen.words.say("cli-card"), style="bold")
    for name in names:
        table.add_column(screen.name(name))
    table.add_column(screen.words.say("cli-effect"), ratio=1)
    table.add_column(screen.words.say("cli-source"))
    for card in cards:
        values = [in_line(screen, card.values[name], name) if name in card.values else "" for name in names]
        source = Text(screen.words.say(f"cli-source-{card.source}"), SOURCE_STYLES.get(card.source, "dim"))
        table.add_row(card.name, *values, "\n".join(card.effects), source)
    screen.show(table, "")
