"""What players are told about the games: one word for one thing, and nothing that is not so."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from duchy.core.reading.files import folder
from duchy.core.showing.words import words
from duchy.games import game, game_ids
from locales.test_locales import FILES, found_in, messages

LANGUAGES = ("en", "fr", "fa")
ROUND = {
    "en": re.compile(r"\brounds?\b", re.IGNORECASE),
    "fr": re.compile(r"\bmanches?\b", re.IGNORECASE),
    "fa": re.compile(r"(?<![\w\u200c])دور(?:ی|ِ|های)?(?![\w\u200c])(?! (?:ریخ|ارزش|قلمرو))"),
}
"""How each language calls a turn of everybody."""
DICE = {
    "en": re.compile(r"\b(?:dice|die)\b", re.IGNORECASE),
    "fr": re.compile(r"\bdés?\b", re.IGNORECASE),
    "fa": re.compile(r"تاس"),
}
DICELESS = ("villages", "king-of-the-valley")


def text_of(message: ast.Message) -> str:
    """All that a message may say, whatever it chooses."""
    return " ".join(str(node.value) for node in found_in(message, ast.TextElement))  # type: ignore[attr-defined]


def reference(language: str, id: str) -> str:
    return (folder("reference") / language / f"{id.replace('-', '_')}.md").read_text("utf-8")


def told_by_all_games() -> list[tuple[str, str]]:
    """The messages of files that belong to no game, without those that name one."""
    games = [id.replace("-", "_") for id in game_ids()]
    files = [file for file in FILES if not file.startswith(tuple(games))]
    return [
        (file, id)
        for file in files
        for id in messages("en", file)
        if not any(id_of in id for id_of in game_ids())
        and not re.match(r"ck-|dk-|facet-|field-|dia-|step-|choice-", id)
    ]


@pytest.mark.parametrize("language", ["fr", "fa"])
@pytest.mark.parametrize("file", FILES)
def test_a_round_is_a_round_in_every_language(language: str, file: str) -> None:
    for id, english in messages("en", file).items():
        said = text_of(messages(language, file)[id])
        rounds = [bool(ROUND["en"].search(text_of(english))), bool(ROUND[language].search(said))]
        assert rounds[0] == rounds[1], f"{id}: {text_of(english)} | {said}"


@pytest.mark.parametrize("language", ["fr", "fa"])
@pytest.mark.parametrize("id", game_ids())
def test_a_round_is_a_round_in_the_reference(language: str, id: str) -> None:
    for english, said in zip(
        reference("en", id).splitlines(), reference(language, id).splitlines(), strict=True
    ):
        assert bool(ROUND["en"].search(english)) == bool(ROUND[language].search(said)), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_without_dice_do_not_speak_of_them(language: str) -> None:
    for id in DICELESS:
        assert not DICE[language].search(reference(language, id))
        for file in FILES:
            if file.startswith(id.replace("-", "_")):
                for name, message in messages(language, file).items():
                    assert not DICE[language].search(text_of(message)), name
    for file, name in told_by_all_games():
        assert not DICE[language].search(text_of(messages(language, file)[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_disputed_card_and_names_of_ours_say_so(language: str) -> None:
    villages, valley = game("villages"), game("king-of-the-valley")
    assert ("note-harbor", {}) in villages.card_texts("buildings", "harbor")
    assert ("note-harbor", {}) not in villages.card_texts("buildings", "farm")
    for order in ("lily", "moon", "tower", "acorn"):
        assert ("note-order", {}) in valley.card_texts("subjects", f"knight_{order}")
    assert ("note-order", {}) not in valley.card_texts("subjects", "queen")
    assert words(language, "villages").has("note-harbor")
    assert words(language, "king-of-the-valley").has("note-order")


def test_a_harbor_of_ones_own_is_not_disputed() -> None:
    own = {"buildings": {"harbor": {"power": [{"when": "end", "vp": 1, "per": "soldier_building"}]}}}
    assert ("note-harbor", {}) not in game("villages", own).card_texts("buildings", "harbor")


# -- The reference ------------------------------------------------------------------------------

TOLD = [
    (
        "king-of-the-valley",
        "KV-103–KV-111",
        {"en": "the left one if they are equal", "fr": "celle de gauche", "fa": "دامنهٔ چپ"},
    ),
    (
        "king-of-the-valley",
        "",
        {
            "en": "| five tiles | 9 or 10 gold |",
            "fr": "| cinq tuiles | 9 ou 10 Or |",
            "fa": "| پنج کاشی | ۹ یا ۱۰ طلا |",
        },
    ),
    (
        "king-of-the-valley",
        "KV-010, KV-R-03",
        {"en": "are ours", "fr": "sont de nous", "fa": "ما نام گذاشته‌ایم"},
    ),
    ("card-kingdoms", "CK-151", {"en": "pays twice", "fr": "paie deux fois", "fa": "دو بار می‌دهد"}),
    (
        "card-kingdoms",
        "CK-193",
        {
            "en": "a stack that is not exhausted",
            "fr": "parmi celles qui ne sont pas épuisées",
            "fa": "دسته‌ای را که تمام نشده است",
        },
    ),
    (
        "villages",
        "VV-RU-07",
        {"en": "Every card of ours", "fr": "Chaque carte a donc", "fa": "هر کارت چند مقدار"},
    ),
    (
        "villages",
        "",
        {
            "en": "counts Shadow buildings in the French",
            "fr": "compte les Bâtiments Ombre",
            "fa": "ساختمان‌های سایه را می‌شمارد",
        },
    ),
    (
        "villages",
        "VV-032",
        {
            "en": "discard down to eight cards",
            "fr": "jusqu’à n’en avoir plus que huit en main",
            "fa": "تا هشت کارت در دستتان بماند",
        },
    ),
    (
        "dice-kingdoms",
        "DK-092",
        {"en": "where the road is long enough", "fr": "si elle est assez longue", "fa": "به اندازهٔ کافی"},
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "rule", "told"), TOLD)
def test_the_reference_tells(language: str, id: str, rule: str, told: dict[str, str]) -> None:
    lines = [line for line in reference(language, id).splitlines() if told[language] in line]
    assert lines, told[language]
    assert any(rule in line for line in lines)


def test_what_collectors_ask_and_give_is_as_the_table_of_the_reference_says() -> None:
    cards = game("king-of-the-valley").card_file.sections["specialists"]
    collectors = [(card.get("needs", 0), card["gold"]) for card in cards.values() if "gold" in card]
    asked = {0: "nothing", 3: "three tiles", 4: "four tiles", 5: "five tiles"}
    assert len(collectors) == 8
    for needs, text in asked.items():
        gold = sorted(gold for other, gold in collectors if other == needs)
        assert f"| {text} | {gold[0]} or {gold[1]} gold |" in reference("en", "king-of-the-valley")


def test_how_much_of_villages_is_reconstructed_is_counted_right() -> None:
    sections = game("villages").card_file.sections
    text = reference("en", "villages")
    for section, name, power in (("buildings", 22, 25), ("adventurers", 10, 11)):
        ours = [card["reconstructed"] for card in sections[section].values()]
        assert (sum("name" in own for own in ours), sum("power" in own for own in ours)) == (name, power)
    assert "on 22 of the 36 also the name, and on 25 the power" in text
    assert "on ten of the 16 also the name, and on 11 the power" in text
    assert (len(sections["buildings"]), len(sections["adventurers"])) == (36, 16)


# -- French ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["card-kingdoms", "villages", "dice-kingdoms"])
def test_french_expands_its_abbreviation_where_it_first_stands(id: str) -> None:
    text = reference("fr", id)
    first = re.search(r"\bPV\b", text)
    assert first
    assert text[: first.start()].endswith(("points de victoire (", "point de victoire ("))


@pytest.mark.parametrize("file", FILES)
def test_french_that_was_wrong_stays_away(file: str) -> None:
    """*Reprendre* is for what lies on the table, never for taking back a move or going on with a game."""
    for id, message in messages("fr", file).items():
        said = text_of(message)
        assert not re.search(r"case rapporte rien|[Ll]equel vous voulez|jusqu’à huit cartes", said), id
        if re.search(r"undo|go-on|resume", id):
            assert not re.search(r"[Rr]epr(?:endre|ise)", said), id
