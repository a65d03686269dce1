"""Every language says all that English says, with the same arguments and nothing besides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from babel import Locale
from fluent.syntax import ast, parse

from duchy.core.reading.files import folder
from duchy.core.showing.words import Words, languages, words
from duchy.games import game, game_ids

TRANSLATIONS = [
    language for language in languages() if language != "en" and (folder("locales") / language).is_dir()
]
"""A language that has a folder is finished; one without is still to come."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}


def files_of(language: str) -> list[str]:
    home = folder("locales") / language
    return sorted(path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file())


FILES = files_of("en")

language_and_file = pytest.mark.parametrize(
    ("language", "file"), [(language, file) for language in TRANSLATIONS for file in FILES]
)
language_and_game = pytest.mark.parametrize(
    ("language", "id"), [(language, id) for language in TRANSLATIONS for id in game_ids()]
)


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    path = folder("locales") / language / file
    return tuple(parse(path.read_text("utf-8")).body) if path.exists() else ()


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


def found_in(node: object, kind: type) -> Iterator[object]:
    """Every node of a kind below this one."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from found_in(value, kind)
    elif isinstance(node, list):
        for part in node:
            yield from found_in(part, kind)


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in found_in(message, ast.VariableReference)}  # type: ignore[attr-defined]


def keys(message: ast.Message) -> set[str]:
    """The names between brackets that a message chooses by."""
    variants = found_in(message, ast.Variant)
    return {variant.key.name for variant in variants if isinstance(variant.key, ast.Identifier)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert files_of(language) == FILES


def test_a_game_has_its_words_in_its_own_folder() -> None:
    """So that a new game touches no file of the house; a field may be called like a game."""
    house = [(file, id) for file in FILES if "/" not in file for id in messages("en", file)]
    named = [
        (file, id)
        for file, id in house
        if id != "field-villages"
        and (re.match("(ck|dk|kv|vv)-", id) or any(game in id for game in game_ids()))
    ]
    assert len(house) > 400
    assert named == []
    for id in game_ids():
        assert {"game-title", "game-about"} <= messages("en", f"{id.replace('-', '_')}/words.ftl").keys()


@pytest.mark.parametrize("language", ["en", *TRANSLATIONS])
@pytest.mark.parametrize("file", FILES)
def test_a_file_is_fluent_from_top_to_bottom(language: str, file: str) -> None:
    found = entries(language, file)
    junk = [entry.content for entry in found if isinstance(entry, ast.Junk)]
    assert not junk, f"locales/{language}/{file}: {junk[0]!r}"
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert not [id for id in ids if ids.count(id) > 1], "written twice"


@language_and_file
def test_the_same_messages_as_in_english(language: str, file: str) -> None:
    english, translated = messages("en", file), messages(language, file)
    assert sorted(english.keys() - translated.keys()) == [], "not yet translated"
    assert sorted(translated.keys() - english.keys()) == [], "not in English"


@language_and_file
def test_the_same_variables_as_in_english(language: str, file: str) -> None:
    english, translated = messages("en", file), messages(language, file)
    differ = {
        id: (sorted(variables(english[id])), sorted(variables(message)))
        for id, message in translated.items()
        if id in english and variables(english[id]) != variables(message)
    }
    assert not differ


@language_and_file
def test_the_same_ways_of_saying_it_as_in_english(language: str, file: str) -> None:
    """What is said to who did it (`you`), or to whom it was done (`yours`), is so in all languages."""
    ways = {
        id: {attribute.id.name for attribute in message.attributes}
        for id, message in messages(language, file).items()
    }
    assert ways == {
        id: {attribute.id.name for attribute in message.attributes}
        for id, message in messages("en", file).items()
    }


@pytest.mark.parametrize("file", FILES)
def test_what_a_seat_does_is_said_to_it(file: str) -> None:
    """You are "you" everywhere, with your own verbs. Headings and what has an own message need no more."""
    all_messages = messages("en", file)
    for id, message in all_messages.items():
        told = id.startswith(("event-", "chronicle-")) and not id.endswith(("-own", "-told", "event-turn"))
        if told and "seat" in variables(message) and f"{id}-own" not in all_messages:
            assert "you" in {attribute.id.name for attribute in message.attributes}, id


@language_and_file
def test_a_message_chooses_by_plurals_that_its_language_has(language: str, file: str) -> None:
    plurals = {"other", *Locale.parse(language).plural_form.tags}
    strange = {
        id: unknown
        for id, message in messages(language, file).items()
        if (unknown := keys(message) & PLURALS - plurals)
    }
    assert not strange


@language_and_file
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 100])
def test_every_message_can_be_said(language: str, file: str, number: int) -> None:
    said = Words(language)
    if file not in ("common.ftl", "fields.ftl"):
        said.add((folder("locales") / language / file).read_text("utf-8"))
    for id, message in messages(language, file).items():
        text = said.say(id, **dict.fromkeys(variables(message), number))
        assert "{" not in text, f"{id}: {text}"
    assert not said.faults


@language_and_game
def test_what_a_game_offers_and_asks_has_words(language: str, id: str) -> None:
    said = words(language, id)
    said.faults.clear()
    state = game(id).new(seats=2, seed=7)
    for _ in range(60):
        if state.over:
            break
        seat = state.deciders[0]
        assert said.has(f"prompt-{(state.prompt(seat) or {})['ask']}")
        legal = state.legal(seat)
        for move in islice(legal, 40):
            text = said.phrase(state.label(seat, move))
            assert text
            assert "[" not in text
        state.play(seat, legal[len(legal) // 2])
    assert not said.faults


@language_and_game
def test_what_cards_do_has_words(language: str, id: str) -> None:
    said = words(language, id)
    said.faults.clear()
    box = game(id)
    for section, cards in box.card_file.sections.items():
        for card in cards:
            for phrase in box.card_texts(section, card):
                assert "[" not in said.phrase(phrase)
    assert not said.faults


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_phrase_in_a_phrase_is_said_in_one_language(language: str) -> None:
    said = words(language, "card-kingdoms")
    said.faults.clear()
    tokens = [("token-gold", {"n": 1}), ("token-vp", {"n": 3})]
    for message in ("token-gold", "token-vp", "role-holy"):
        for number in (0, 1, 2, 1_000_000):
            assert said.say(message, n=number)
    taken = said.say("move-take", tokens=tokens)
    assert all(said.phrase(token) in taken for token in tokens)
    assert not said.faults


FRENCH = pytest.mark.skipif("fr" not in TRANSLATIONS, reason="there is no French yet")


@FRENCH
@pytest.mark.parametrize("file", FILES)
def test_french_marks_stand_as_printers_set_them(file: str) -> None:
    """A no-break space before : ; ? ! and inside guillemets, and round apostrophes."""
    for id, message in messages("fr", file).items():
        for text in (node.value for node in found_in(message, ast.TextElement)):  # type: ignore[attr-defined]
            assert "'" not in text, f"{id}: {text}"
            assert '"' not in text, f"{id}: {text}"
            if id != "cli-help":
                for wrong in (" :", " ;", " ?", " !", "« ", " »"):
                    assert wrong not in text, f"{id}: {text}"


@FRENCH
def test_french_counts_nothing_as_one() -> None:
    said = words("fr", "king-of-the-valley")
    assert [said.say("several-queen", n=n) for n in (0, 1, 2)] == ["0 Reine", "1 Reine", "2 Reines"]


@FRENCH
def test_french_uses_the_names_of_the_french_edition() -> None:
    said = words("fr", "card-kingdoms")
    names = ("card-archer", "card-owlbear", "card-purloiners-perch", "area-barrens", "rival-name")
    assert [said.say(name) for name in names] == [
        "Archère",
        "Hibours",
        "Quai des Ombres",
        "Landes",
        "Seigneur Noir",
    ]
    assert said.say("move-take", tokens=("token-strength", {"n": 1})) == "Prendre 1\N{NO-BREAK SPACE}Force"


PERSIAN = pytest.mark.skipif("fa" not in TRANSLATIONS, reason="there is no Persian yet")

STAY_LATIN = {
    "cli-version-bots-compiled",
    "cli-version-compiled",
    "cli-version-interpreted",
    "doctor-one-household",
    "cli-welcome-help",
    "cli-help",
    "cli-pass",
    "cli-report-caption",
    "site-title",
    "credits-icons-about",
    "credits-fonts-about",
}
"""Messages with words to be typed or found as they are, and with proper names."""

NOT_PERSIAN = {
    "[A-Za-z]": "a Latin letter",
    "[0-9]": "a Latin digit",
    "[\u0660-\u0669]": "an Arabic digit",
    "[,;?%\"']": "a Latin mark",
    "[\u064a\u0643]": "an Arabic yeh or kaf",
    "(^| )(می|نمی) ": "a space where a half-space is due",
    " (ها|های|هایی|هایتان|تر|ترین)( |$)": "a space where a half-space is due",
    "\u200c( |$)|(^| )\u200c": "a half-space beside a space",
    "  | [،؛:.؟!]": "a space too many",
}


@PERSIAN
@pytest.mark.parametrize("file", FILES)
def test_persian_is_persian_to_the_letter(file: str) -> None:
    for id, message in messages("fa", file).items():
        if id in STAY_LATIN:
            continue
        for text in (node.value for node in found_in(message, ast.TextElement)):  # type: ignore[attr-defined]
            for wrong, name in NOT_PERSIAN.items():
                assert not re.search(wrong, text), f"{id}: {name} in {text!r}"


@PERSIAN
@pytest.mark.parametrize("file", FILES)
def test_a_persian_choice_within_a_sentence_has_a_direction_of_its_own(file: str) -> None:
    """Fluent isolates what is chosen: of marks and arguments alone it would run from left to right."""
    for id, message in messages("fa", file).items():
        for pattern in found_in(message, ast.Pattern):
            elements = pattern.elements  # type: ignore[attr-defined]
            for variant in found_in(elements, ast.Variant) if len(elements) > 1 else ():
                parts = variant.value.elements  # type: ignore[attr-defined]
                told = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
                assert len(parts) == 1 or re.search("[^\\W\\d_]", told), f"{id}: {told!r} has no letter"


@PERSIAN
@pytest.mark.parametrize("file", FILES)
def test_persian_calls_a_seat_by_one_word(file: str) -> None:
    """Wherever English says "Seat { $seat }": where players have names, the word can be left out."""
    seat = re.compile(r"(?:\b[Ss]eat|بازیکن) \{ \$(seat|victim|owner|leader|thief) \}")
    texts = [(folder("locales") / language / file).read_text("utf-8") for language in ("en", "fa")]
    english, persian = (sorted(seat.findall(text)) for text in texts)
    assert persian == english


@PERSIAN
def test_persian_does_not_count_nothing_as_one() -> None:
    """The plural category "one" holds zero too: only an exact 1 may be said as "one"."""
    for file in FILES:
        for id, message in messages("fa", file).items():
            assert "one" not in keys(message), id
    said = words("fa", "king-of-the-valley")
    assert ["یک جای" in said.say("prompt-fill", holes=n) for n in (0, 1, 2)] == [False, True, False]


@PERSIAN
def test_persian_says_what_is_inside_a_phrase() -> None:
    said = words("fa", "card-kingdoms")
    plain = str.maketrans("", "", "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}")
    taken = said.say("move-slay", card=("card-owlbear", {}), price=[("token-magic", {"n": 1})])
    assert re.sub(r"\d", "#", taken.translate(plain)) == "کشتن جغدخرس با # جادو"
