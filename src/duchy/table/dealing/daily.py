"""Today's deal: one a game a day, the same for everybody, once. Older ones can be played without rank."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from duchy.games import game as find_game
from duchy.games import game_ids
from duchy.table import messages as m
from duchy.table.dealing.days import (
    KEPT_DAYS,
    closes_at,
    day_of,
    deal_id,
    number_asked,
    number_in,
    opens_at,
    today,
)
from duchy.table.dealing.luck import Sealed, rivals_of, setup_of
from duchy.table.dealing.otherwise import parting
from duchy.table.dealing.ranking import counted, place_in, ranking_of
from duchy.table.deciding.laying import create, new_table_id, persons_for
from duchy.table.game import entries as e
from duchy.table.game.clock import DAY
from duchy.table.game.seats import Person
from duchy.table.game.table import Table
from duchy.table.ports import Now, Randomness, Store, Try
from duchy.table.refusal import Refusal

SEAT = 0
"""Everybody has the same seat."""
ROW = 7
"""Days in the row that one sees of oneself."""
MOST_TRIES = 400
LET_LIE = DAY // 24
"""Without a move for so long, a game is not being played."""
AT_ADDRESS = "somebody of your address is playing this deal: wait until that game is over"

Lay = Callable[[str, e.Created], Awaitable[Table]]
Read = Callable[[str], Awaitable[Table]]
MakeRoom = Callable[[Person], Awaitable[None]]


class Daily:
    """`lay` lays out a table, `read` reads one, and `make_room` refuses somebody who has too many."""

    def __init__(
        self,
        store: Store,
        sealed: Sealed,
        lay: Lay,
        read: Read,
        make_room: MakeRoom,
        stand_in: str,
        now: Now,
        randomness: Randomness,
    ) -> None:
        self.store = store
        self.sealed = sealed
        self.lay = lay
        self.read = read
        self.make_room = make_room
        self.stand_in = stand_in
        self.now = now
        self.randomness = randomness

    # -- What there is to see ----------------------------------------------------------------------

    async def deals(self, person: Person) -> m.Today:
        """Today's deals of all games, for the hall."""
        now = self.now()
        number, games = today(now), game_ids()
        mine = await self._tries_of(person)
        played = await self.store.count_tries([deal_id(game, number) for game in games])
        listed = []
        for game in games:
            id = deal_id(game, number)
            own = mine.get(id)
            is_over = own is not None and own.ended > 0
            ranked = counted(await self.store.tries(id), closes_at(number)) if is_over else []
            listed.append(
                m.TodaysDeal(
                    game,
                    "new" if own is None else "played" if is_over else "playing",
                    0 if own is None else own.points,
                    place_in(ranked, own) if own in ranked else 0,
                    played.get(id, 0),
                )
            )
        chosen = games[number % len(games)]
        return m.Today(
            day_of(number), number, chosen, closes_at(number), now, listed, streak(list(mine.values()), now)
        )

    async def deal(self, game: str, day: str, person: Person) -> m.Deal:
        now = self.now()
        number = number_asked(day, now)
        id = deal_id(find_game(game).id, number)
        closes = closes_at(number)
        is_told = now >= closes
        tries = await self.store.tries(id)
        mine = await self._tries_of(person)
        own = mine.get(id)
        others = [] if is_told or own else await self.store.household_tries(id, person.household)
        has_seen = is_told or (own is not None and own.ended > 0)
        levels = rivals_of(id, game)
        return m.Deal(
            id=id,
            game=game,
            day=day_of(number),
            number=number,
            seats=1 + len(levels),
            seat=SEAT,
            levels=levels,
            options=setup_of(id, game),
            commitment=await self.sealed.commitment(id),
            opens=opens_at(number),
            closes=closes,
            now=now,
            told=is_told,
            fairness=await self.sealed.fairness(id) if is_told else None,
            played=sum(kept.ended > 0 for kept in tries),
            playing=sum(kept.ended == 0 for kept in tries),
            mine=None if own is None else my_try(own, closes),
            shut="address" if await self._is_one_playing(others) else "",
            unranked=bool(others),
            ranking=ranking_of(counted(tries, closes), person.id, is_told) if has_seen else None,
            row=row_of(list(mine.values()), now),
            streak=streak(list(mine.values()), now),
        )

    async def earlier(self, game: str, person: Person) -> list[m.EarlierDeal]:
        """The deals of a game that are closed, the newest first."""
        newest = today(self.now()) - 1
        numbers = range(newest, max(0, newest - KEPT_DAYS + 1), -1)
        ids = {deal_id(find_game(game).id, number): number for number in numbers}
        played = await self.store.count_tries(list(ids))
        mine = await self._tries_of(person)
        found = []
        for id, number in ids.items():
            own, place = mine.get(id), 0
            if own is not None and own.ended:
                ranked = counted(await self.store.tries(id), closes_at(number))
                place = place_in(ranked, own) if own in ranked else 0
            points = own.points if own is not None and own.ended and not own.resigned else None
            found.append(m.EarlierDeal(day_of(number), number, played.get(id, 0), points, place))
        return found

    async def otherwise(self, game: str, day: str, person: Person) -> m.Otherwise:
        """Only for who has played: it tells what comes."""
        number = number_asked(day, self.now())
        id = deal_id(find_game(game).id, number)
        own = await self.store.try_at(id, person.id)
        if own is None or not own.ended:
            raise Refusal("not-now", "this is told when you have played the deal yourself")
        ranked = counted(await self.store.tries(id), closes_at(number))
        best = next((kept for kept in ranked if not kept.resigned), None)
        if best is None or best.player == own.player or (not own.resigned and best.points <= own.points):
            return m.Otherwise(none="best")
        found = parting(await self.read(own.table), await self.read(best.table), SEAT)
        found.name, found.points = best.name, best.points
        if self.now() >= closes_at(number):
            found.table, found.my_table = best.table, own.table
        return found

    async def _tries_of(self, person: Person) -> Mapping[str, Try]:
        found = await self.store.tries_of(person.id, MOST_TRIES) if person.id else []
        return {kept.deal: kept for kept in found}

    # -- Playing -----------------------------------------------------------------------------------

    async def play(self, game: str, day: str, person: Person) -> Table:
        """Begin the deal of a day, or go on where one was."""
        number = number_asked(day, self.now())
        id = deal_id(find_game(game).id, number)
        dealt = e.Dealt(id, day=day_of(number))
        if self.now() >= closes_at(number):
            dealt.ranked = False
            await self.make_room(person)
            return await self._lay(new_table_id(self.randomness), game, dealt, person)
        own = await self.store.try_at(id, person.id)
        if own is None:
            others = await self.store.household_tries(id, person.household)
            if await self._is_one_playing(others):
                raise Refusal("address", AT_ADDRESS)
            await self.make_room(person)
            # Who let a game lie could look over the shoulder of who plays it now, or be one and the same.
            await self.store.unrank(id, person.household)
            table = new_table_id(self.randomness)
            wanted = Try(id, person.id, table, person.household, self.now(), counts=not others)
            own = await self.store.begin_try(wanted)
        if await self.store.row(own.table) is None:
            return await self._lay(own.table, game, dealt, person)
        return await self.read(own.table)

    async def _is_one_playing(self, tries: Sequence[Try]) -> bool:
        """Whether one of them is at it. Who lets it lie does not keep a whole address waiting."""
        for kept in tries:
            if not kept.ended:
                row = await self.store.row(kept.table)
                if self.now() - (kept.began if row is None else row.changed) < LET_LIE:
                    return True
        return False

    async def _lay(self, table: str, game: str, dealt: e.Dealt, person: Person) -> Table:
        settings = m.Settings(
            game=game,
            seats=["me", *(f"bot:{level}" for level in rivals_of(dealt.id, game))],
            options=setup_of(dealt.id, game),
            public=False,
            hints=not dealt.ranked,
            undo="never" if dealt.ranked else "free",
            stand_in=self.stand_in,
        )
        made = create(
            settings,
            person,
            self.now(),
            persons_for(settings, person),
            deal=dealt,
            randomness=self.randomness,
        )
        made.secret = (await self.sealed.secret(dealt.id)).hex()
        return await self.lay(table, made)


def my_try(own: Try, closes: int) -> m.MyTry:
    is_late = own.ended >= closes
    return m.MyTry(own.table, own.counts, own.began, own.ended, own.points, own.resigned, is_late)


def finished(tries: Sequence[Try]) -> dict[int, Try]:
    """The first deal that somebody finished on each day, by the number of the day."""
    found: dict[int, Try] = {}
    for kept in sorted(tries, key=lambda kept: kept.ended):
        number = number_in(kept.deal)
        if kept.ended and not kept.resigned and kept.ended < closes_at(number):
            found.setdefault(number, kept)
    return found


def streak(tries: Sequence[Try], now: int) -> int:
    """How many days in a row, up to today or yesterday: today is not over yet."""
    days, newest = finished(tries), today(now)
    number = newest if newest in days else newest - 1
    length = 0
    while number - length in days:
        length += 1
    return length


def row_of(tries: Sequence[Try], now: int) -> list[m.Day]:
    days, newest = finished(tries), today(now)
    row = []
    for number in range(newest - ROW + 1, newest + 1):
        kept = days.get(number)
        game = "" if kept is None else kept.deal.rpartition(".")[0]
        row.append(m.Day(day_of(number), game, None if kept is None else kept.points))
    return row
