"""Refusals in the language of the person: most are the page's to say, by their code; some must be said here,
since who hears them is sent away."""

from __future__ import annotations

from collections.abc import Mapping

from duchy.core.showing.words import languages, words
from duchy.table.refusal import Refusal


def sentence(refusal: Refusal, headers: Mapping[str, str]) -> str:
    """What is said to whoever sent these headers; in English where there are no other words for it."""
    said, message = words(language_of(headers), "server"), f"refusal-{refusal.code}"
    return said.say(message) if said.has(message) else str(refusal)


def language_of(headers: Mapping[str, str]) -> str:
    """The first of the browser's languages that there are words in; browsers name the preferred one first."""
    known = languages()
    for part in headers.get("accept-language", "").split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in known:
            return language
    return known[0]
