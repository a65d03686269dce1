"""What can be asked of a device, answered as a server answers it: one method for each call of
`table/messages/calls.py`."""

from __future__ import annotations

from typing import Any

from duchy.games import game as find_game
from duchy.table import messages as m
from duchy.table.game.lesson import guided
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.hosting.hall import Hall
from duchy.table.plain_text import plain_line
from duchy.table.refusal import Refusal
from duchy.table.replaying.replay import record_of
from duchy.table.replaying.viewpoint import Viewpoint
from duchy.table.showing.games import shelf_of

NEW_TABLE = "/t/{}"
NEED_A_SERVER = {
    *("todays_deals", "deal", "earlier_deals", "otherwise", "play_deal"),
    *("my_tournaments", "open_tournament", "tournament", "ask_tournament"),
}
"""Calls that make sense only where many persons meet."""


class Answers:
    """A device is one person's: `player` is its id, chosen once."""

    def __init__(self, hall: Hall, player: str) -> None:
        self.hall = hall
        self.player = player

    # -- Who one is --------------------------------------------------------------------------------

    async def person(self) -> Person:
        name = await self.hall.store.person_name(self.player)
        return Person("", "") if name is None else Person(self.player, name)

    async def guest(self) -> Person:
        person = await self.person()
        if not person.id:
            raise Refusal("no-guest", "say who you are first: choose a name")
        return person

    async def who_am_i(self) -> m.Guest:
        person = await self.person()
        return m.Guest(person.id, person.name)

    async def be_guest(self, data: m.ChosenName) -> m.Guest:
        name = plain_line(data.name)
        if not name:
            raise Refusal("bad-message", "a name needs at least one letter")
        await self.hall.store.put_person(self.player, name, self.hall.now())
        return m.Guest(self.player, name)

    async def kept_about_me(self) -> m.PersonData:
        return await self.hall.persons.data(await self.guest())

    async def forget_me(self, data: m.Forget) -> m.Guest:
        person = await self.guest()
        if data.name != person.name:
            raise Refusal("bad-message", "name: to be forgotten, say the name that you have here")
        await self.hall.persons.forget(person)
        return m.Guest("", "")

    async def how_long_kept(self) -> m.Keep:
        return self.hall.habits.keep

    async def my_blocks(self) -> list[m.Blocked]:
        return await self.hall.persons.blocked(await self.guest())

    async def block(self, data: m.Block) -> list[m.Blocked]:
        return await self.hall.persons.block(await self.guest(), data)

    # -- Games and tables --------------------------------------------------------------------------

    async def shelf(self) -> m.Shelf:
        return shelf_of(self.hall.cards)

    async def game_words(self, game: str, language: str) -> m.GameWords:
        """The page itself has the words of all games that are here."""
        return m.GameWords("", "", "")

    async def tables(self) -> list[m.Listed]:
        return await self.hall.lists.public((m.OPEN, m.RUNNING), await self.person())

    async def my_tables(self) -> list[m.Listed]:
        return await self.hall.lists.of(await self.person())

    async def make_table(self, data: m.Settings) -> m.NewTable:
        return made(await self.hall.create(data, await self.guest()))

    async def begin_guide(self, game: str) -> m.NewTable:
        person = await self.guest()
        settings, guide = guided(game)
        return made(await self.hall.teach(settings, person, guide))

    async def show_table(self, table: str, invitation: str = "") -> m.TableFacts:
        at = await self.hall.visit(table, await self.person(), invitation)
        return await at.facts()

    async def best_players(self, game: str) -> list[m.Rated]:
        return await self.hall.lists.best(find_game(game).id)

    # -- Replays -----------------------------------------------------------------------------------

    async def replay_list(self) -> list[m.Listed]:
        """All finished games: whoever holds the device may look at them."""
        finished = await self.hall.lists.of(await self.person())
        return [table for table in finished if table.status == m.OVER]

    async def replay(self, table: str) -> m.Replay:
        return await self.hall.replays.replay(table)

    async def replay_record(self, table: str) -> dict[str, Any]:
        """Also of a game that is still played: its dice are this device's own, and nobody else's."""
        try:
            return await self.hall.replays.record(table)
        except Refusal as refusal:
            if refusal.code != "running":
                raise
            return record_of(await self.hall.read(table))

    async def replay_position(
        self, table: str, move: int, seat: int | None = None, open: bool = False
    ) -> m.Moment:
        return await self.hall.replays.position(table, move, Viewpoint(seat, open))

    async def replay_moves(
        self, table: str, after: int = 0, count: int = 25, seat: int | None = None, open: bool = False
    ) -> m.Stretch:
        return await self.hall.replays.stretch(table, after, count, Viewpoint(seat, open))

    async def replay_rolls(self, table: str) -> list[m.Roll]:
        return await self.hall.replays.rolls(table)

    async def replay_curve(self, table: str) -> m.Curve:
        return await self.hall.replays.curve(table, self.player)

    async def open_record(self, data: dict[str, Any]) -> m.Opened:
        return await self.hall.replays.open(data, await self.guest())

    async def go_on(self, table: str, data: m.Onward) -> m.NewTable:
        return made(await self.hall.replays.go_on(table, data, await self.guest()))


def made(table: Table) -> m.NewTable:
    return m.NewTable(table.id, table.invitation, NEW_TABLE.format(table.id))
