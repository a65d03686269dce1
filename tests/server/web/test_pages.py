"""The files of the browser client, as a browser gets them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from duchy.server.web.pages import Pages
from duchy.table.refusal import Refusal
from server.house import config_for, house, run

SCRIPT = b"export const kings = 4\n" * 100


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "assets" / "table.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "letters.woff2").write_bytes(b"wOF2")
    return Pages(tmp_path)


def test_texts_are_compressed_for_who_understands_it(pages: Pages) -> None:
    answer = pages.find("assets/table.js", "gzip, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.content) == SCRIPT
    assert len(answer.content) < len(SCRIPT) / 4


def test_others_get_them_as_they_are(pages: Pages) -> None:
    assert pages.find("assets/table.js", "").content == SCRIPT
    assert "content-encoding" not in pages.find("assets/letters.woff2", "gzip").headers


def test_every_address_without_a_file_is_the_page(pages: Pages) -> None:
    assert pages.find("t/somewhere", "").content == b"<!doctype html>"
    with pytest.raises(Refusal):
        pages.find("assets/nothing.js", "gzip")


def test_many_who_come_through_one_router_get_the_whole_page(tmp_path: Path, pages: Pages) -> None:
    async def story() -> None:
        config = config_for(tmp_path, web=tmp_path)
        config.limits.requests, config.limits.requests_burst = 0.001, 30
        config.limits.files, config.limits.files_burst = 0.001, 100
        async with house(config) as place:
            ada = await place.guest("Ada")
            codes = [(await ada.http.get("/assets/table.js")).status_code for _ in range(110)]
            assert codes == [200] * 100 + [429] * 10
            assert (await ada.http.get("/api/games")).status_code == 200

    run(story())
