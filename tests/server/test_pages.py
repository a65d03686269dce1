"""The files of the browser client, as a browser gets them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from duchy.server.pages import Pages
from duchy.server.refusal import Refusal

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
