"""A designer's own cards at the tables of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duchy.core.errors import BadCards
from duchy.core.record import read_record, verify
from duchy.games import game as find_game
from duchy.server.config import Config
from duchy.server.own_cards import read_own_cards
from duchy.table.game.boxes import game_with
from server.house import config_for, house, open_limits, play_out, run

MINE = """
[buildings.farm]
vp = 7

[buildings.observatory]
type = "holy"
cost = { stone = 1, magic = 1 }
vp = 4
power = [{ when = "harvest", draw = 1 }]
resource = "magic"
copies = 2
"""


def written(tmp_path: Path, text: str = MINE) -> str:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return str(file)


def with_own_cards(tmp_path: Path) -> Config:
    return open_limits(config_for(tmp_path, cards=read_own_cards([written(tmp_path)])))


def test_a_table_is_played_with_own_cards_and_its_record_names_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(with_own_cards(tmp_path)) as place:
            ada = await place.guest("Ada")
            shelf: dict[str, Any] = {
                game["id"]: game for game in (await ada.http.get("/api/games")).json()["games"]
            }
            own = shelf["villages"]["cards"]["buildings"]
            assert own["farm"]["vp"] == 7
            assert own["observatory"]["source"] == "user"
            assert own["observatory"]["texts"]
            assert not shelf["card-kingdoms"]["cards"]

            mate = await ada.sit_at(await ada.make("me", "bot:random", game="villages"))
            await mate.done("ready")
            await mate.until(lambda mate: mate.table["status"] == "running")
            assert mate.table["cards"]["buildings"] == own
            await play_out(mate)
            table = mate.table["id"]
            data = (await ada.http.get(f"/api/replays/{table}/record")).json()
            assert data["cards"]["buildings"]["farm"] == {"vp": 7}
            record = read_record(data, find_game)
            verify(record, data["result"])
            assert (await ada.http.get(f"/api/replays/{table}")).json()["table"]["cards"]["buildings"] == own

            kept = (await ada.http.post("/api/replays", json=data)).json()["replay"]
            shown = (await ada.http.get(f"/api/replays/{kept}")).json()
            assert shown["table"]["cards"]["buildings"] == own, "a record of these cards can be opened again"
            other = {**data, "cards": {"buildings": {"farm": {"vp": 8}}}}
            assert "this server does not have" in (await ada.http.post("/api/replays", json=other)).text

            wish = {"move": 10, "seat": 0, "level": "easy"}
            onward = (await ada.http.post(f"/api/replays/{table}/onward", json=wish)).json()
            again = await ada.knock(onward["table"], f"invitation={onward['invitation']}")
            assert again.table["cards"]["buildings"] == own, "a game that goes on keeps its cards"

    run(story())


def test_a_table_keeps_its_cards_when_the_server_has_others(tmp_path: Path) -> None:
    async def story() -> None:
        config = with_own_cards(tmp_path)
        async with house(config) as place:
            ada = await place.guest("Ada")
            table = await ada.make("me", "open", game="villages")
        async with house(open_limits(config_for(tmp_path))) as place:
            mate = await place.stranger().sit_at(table)
            assert mate.table["cards"]["buildings"]["farm"]["vp"] == 7

    run(story())


def test_a_guided_game_is_played_with_the_cards_of_its_script(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(with_own_cards(tmp_path)) as place:
            ada = await place.guest("Ada")
            made = (await ada.http.post("/api/guides/villages")).json()
            mate = await ada.knock(made["table"], f"invitation={made['invitation']}")
            assert mate.table["cards"] == {}

    run(story())


def test_a_file_says_itself_which_game_it_is_for(tmp_path: Path) -> None:
    assert list(read_own_cards([written(tmp_path)])) == ["villages"]
    both = written(tmp_path, "[citizens.archer]\ncost = 3\n")
    assert list(read_own_cards([f"card-kingdoms={both}"])) == ["card-kingdoms"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[buildings.farm]\nvp = 'many'\n", "mine.toml: buildings.farm.vp"),
        ("[spaceships.one]\nvp = 1\n", "mine.toml: no game has such sections: spaceships"),
        ("", "mine.toml: no game has such sections: it is empty"),
        ("[citizens.archer]\ncost = 3\n", "name it as card-kingdoms="),
        ("[buildings", "mine.toml"),
        ("[tracks.holy]\nsource = 'user'\n", "the tracks of dice-kingdoms are drawn as printed"),
    ],
)
def test_a_broken_file_is_told_in_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadCards) as told:
        read_own_cards([written(tmp_path, text)])
    assert sentence in str(told.value)
    assert "\n" not in str(told.value)


def test_two_files_for_one_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="already"):
        read_own_cards([written(tmp_path)] * 2)


def test_a_box_with_own_cards_is_opened_once() -> None:
    cards = {"buildings": {"farm": {"vp": 5}}}
    assert game_with("villages", cards) is game_with("villages", {"buildings": {"farm": {"vp": 5}}})
    assert game_with("villages", None) is find_game("villages")
