"""Words for people: phrases in phrases, lists, and messages that nobody wrote yet."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

from duchy.core.reading.files import folder
from duchy.core.showing.words import Words, english, languages, words

FLUENT = """
word-gold = { $count ->
    [one] one coin
   *[other] { $count } coins
}
word-archer = the Archer
gain = { $who } gains { $what }
either = { $first } or { $second }
greeting =
    .title = only an attribute
"""


@pytest.fixture
def lexicon() -> Words:
    made = Words("en")
    made._bundle.add_resource(FluentResource(FLUENT))
    return made


def test_a_message_with_its_arguments(lexicon: Words) -> None:
    assert lexicon.say("word-gold", count=1) == "one coin"
    assert lexicon.say("word-gold", count=3) == "3 coins"
    assert lexicon.phrase(("word-gold", {"count": 3})) == "3 coins"


def test_a_phrase_in_a_phrase_in_a_phrase(lexicon: Words) -> None:
    gold = ("word-gold", {"count": 2})
    choice = ("either", {"first": gold, "second": ("word-archer", {})})
    assert lexicon.phrase(("gain", {"who": "Ada", "what": choice})) == "Ada gains 2 coins or the Archer"


def test_a_list_is_joined(lexicon: Words) -> None:
    listed = [("word-gold", {"count": 1}), "a horse", 7, [("word-archer", {})]]
    assert lexicon.say("gain", who="Ada", what=listed) == "Ada gains one coin, a horse, 7, the Archer"
    assert lexicon.say("gain", who="Ada", what=[]) == "Ada gains "


@pytest.mark.parametrize("message", ["nobody-wrote-this", "greeting", ""])
def test_a_message_that_nobody_wrote_is_shown_by_its_name(lexicon: Words, message: str) -> None:
    assert lexicon.say(message, count=1) == f"[{message}]"
    assert lexicon.say("gain", who="Ada", what=(message, {})) == f"Ada gains [{message}]"


def test_known_messages(lexicon: Words) -> None:
    assert lexicon.has("gain")
    assert not lexicon.has("nobody-wrote-this")


def test_no_phrase_is_no_text(lexicon: Words) -> None:
    assert lexicon.phrase(None) == ""


def test_an_argument_may_have_any_name(lexicon: Words) -> None:
    lexicon._bundle.add_resource(FluentResource("quote = { $message }, { $self }"))
    assert lexicon.phrase(("quote", {"message": "hello", "self": "me"})) == "hello, me"


def test_english_is_left_as_it_is_and_persian_is_isolated() -> None:
    """Names in other letters must not turn a Persian sentence around."""
    for language, said in (("en", "x Ada"), ("fr", "x Ada"), ("fa", "x \u2068Ada\u2069")):
        made = Words(language)
        made._bundle.add_resource(FluentResource("greet = x { $who }"))
        assert made.say("greet", who="Ada") == said


def test_words_are_read_once() -> None:
    assert words("en", "toy") is words("en", "toy")


def test_a_game_has_its_words_and_those_common_to_all() -> None:
    assert english("toy", ("move-roll", {})) == "Roll"
    assert english("toy", ("why-over", {})) == "the game is over"


@pytest.mark.parametrize("message", ["list-separator", "why-over", "why-not-your-turn", "why-not-now"])
def test_what_core_itself_says_has_words_in_every_language(message: str) -> None:
    for language in languages():
        if (folder("locales") / language).is_dir():
            assert words(language).has(message), f"locales/{language}/common.ftl has no {message}"
