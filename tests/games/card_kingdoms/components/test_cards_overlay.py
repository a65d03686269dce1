"""A user's own cards, laid over those of the box."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duchy
from duchy.core.errors import BadCards
from duchy.core.record import Record, read_record
from duchy.core.showing.words import words
from duchy.core.stream import Stream, key_from_seed
from duchy.testing.checks import choose
from games.card_kingdoms.tables import CARDS, asked, centre, citizens, legal, owns, play, realm, table, tokens
from proof import proof

RANGER = {
    "values": [4],
    "role": "soldier",
    "cost": 3,
    "active": {"choose": [{"gain": {"strength": 2}}, {"gain": {"magic": 2}}]},
    "passive": {"exchange": {"pay": {"strength": 1}, "gain": {"gold": 2}}},
}
MINT = {
    "roles": {"worker": 1},
    "cost": 4,
    "vp": 2,
    "when": "actions-begin",
    "effect": {"exchange": {"pay": {"magic": 1}, "gain": {"gold": 2}}},
}
HERMIT = {"lines": [{"per": {"of": "named", "name": "knight"}, "vp": 2}]}


def complaint(section: str, card: str, **fields: object) -> str:
    """What a file with this one card is refused with."""
    with pytest.raises(BadCards) as refusal:
        duchy.game("card-kingdoms", cards={section: {card: fields}})
    return str(refusal.value)


# -- Refusals: one sentence that names the file, the card and the field -----------------------------


@pytest.mark.parametrize(
    ("section", "card", "fields", "sentence"),
    [
        ("citizens", "archer", {"cost": "four"}, "citizens.archer.cost: must be a whole number, not 'four'"),
        ("citizens", "archer", {"cost": 99}, "citizens.archer.cost: must be a number from 0 to 30, not 99"),
        ("citizens", "archer", {"price": 3}, "citizens.archer.price: there is no such field"),
        ("citizens", "archer", {"role": "farmer"}, "citizens.archer.role: there is no role 'farmer'"),
        ("citizens", "archer", {"values": [4, 5]}, "citizens.archer.values: must be one of [1], [2], [3]"),
        ("citizens", "archer", {"copies": 3}, "citizens.archer.copies: must be a number from 6 to 12, not 3"),
        ("citizens", "archer", {"active": {"gain": {"silver": 1}}},
         "citizens.archer.active.gain.silver: there is no token 'silver'"),
        ("citizens", "archer", {"active": {"raid": "monster"}},
         "citizens.archer.active: a Citizen can gain, choose between gains, exchange or rob, not raid"),
        ("citizens", "ranger", {"values": [4]}, "citizens.ranger.role: this field is missing"),
        ("monsters", "goblin", {"area": "moon"}, "monsters.goblin.area: there is no area 'moon'"),
        ("monsters", "goblin", {"reward": {"gain": {"gold": 0}}},
         "monsters.goblin.reward.gain: must give 1 to 30 of at least one token"),
        ("monsters", "goblin", {"reward": {"choose": [{"gain": {"gold": 1}}]}},
         "monsters.goblin.reward.choose: must have 2 to 4 parts, not 1"),
        ("monsters", "goblin", {"reward": {"lower_die": 1}},
         "monsters.goblin.reward: a Monster cannot bring lower_die"),
        ("domains", "palace_of_the_dawn", {"when": "built"},
         "domains.palace_of_the_dawn.effect: a die is changed by a Domain whose moment is 'roll'"),
        ("domains", "palace_of_the_dawn", {"roles": {"wizard": 1}},
         "domains.palace_of_the_dawn.roles.wizard: there is no role 'wizard'"),
        ("domains", "gargans_embrace", {"effect": {"free_citizen": {}}},
         "domains.gargans_embrace.effect: a Domain whose moment is 'doubles' can only gain"),
        ("domains", "the_orb_of_urdr", {"effect": {"rob": {"one_of": []}}},
         "domains.the_orb_of_urdr.effect.rob.one_of: must name what is taken"),
        ("domains", "halfpenny_hill", {"effect": {"gian": {"gold": 1}}},
         "domains.halfpenny_hill.effect.gian: there is no effect 'gian'; did you mean 'gain'?"),
        ("domains", "halfpenny_hill", {"effect": {}},
         "domains.halfpenny_hill.effect: must have one of the words gain, per, choose"),
        ("domains", "halfpenny_hill", {"effect": {"per": {"of": "domains"}}},
         "domains.halfpenny_hill.effect.gain: "),
        ("dukes", "waryn", {"lines": [{"per": {"of": "gems"}, "vp": 1}]},
         "dukes.waryn.lines[0].per.of: there is no count 'gems'"),
        ("dukes", "waryn", {"lines": [{"best": []}]},
         "dukes.waryn.lines[0].best: must name at least one way to score"),
        ("dukes", "waryn", {"source": "a dream"}, "dukes.waryn.source: there is no source 'a dream'"),
        ("dukes", "My Duke", HERMIT, "dukes.My Duke: a card id has small letters, digits and '_' only"),
    ],
)  # fmt: skip
def test_a_bad_card_is_refused_by_its_field(
    section: str, card: str, fields: dict[str, object], sentence: str
) -> None:
    assert complaint(section, card, **fields).startswith(f"the cards: {sentence}")


def test_an_unknown_section_is_refused() -> None:
    with pytest.raises(BadCards, match="the cards: there is no section 'heroes'"):
        duchy.game("card-kingdoms", cards={"heroes": {}})


def test_a_value_or_an_area_may_not_be_left_without_cards() -> None:
    with pytest.raises(BadCards, match="the value 6 has no Citizen"):
        duchy.game("card-kingdoms", cards={"citizens": {"knight": {"values": [5]}}})
    moved = {name: {"area": "ruins"} for name in ("goblin", "goblin_mage", "goblin_king")}
    with pytest.raises(BadCards, match="the area hills has no Monster"):
        duchy.game("card-kingdoms", cards={"monsters": moved})


def test_a_complaint_about_a_file_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[citizens.archer]\ncost = -1\n", "utf-8")
    with pytest.raises(BadCards) as refusal:
        duchy.game("card-kingdoms", cards=file)
    assert str(refusal.value).startswith(f"{file}: citizens.archer.cost: must be a number")


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[citizens.archer\ncost", "utf-8")
    with pytest.raises(BadCards, match="is not valid TOML"):
        duchy.game("card-kingdoms", cards=file)
    with pytest.raises(BadCards, match=r"nowhere\.toml"):
        duchy.game("card-kingdoms", cards=tmp_path / "nowhere.toml")


JUNK: st.SearchStrategy[object] = st.sampled_from(
    [None, True, -1, 0, 1, 7, 99, 2.5, "", "x", "gold", [], ["x"], [1], {}, {"gold": 1}, {"gold": "x"}, [{}]]
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested tables and lists."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found: list[tuple[Any, ...]] = []
    for key, value in entries:
        found += [(*path, key), *places(value, (*path, key))]
    return found


@settings(max_examples=proof(100, quick=20, nightly=3_000))
@given(data=st.data(), junk=JUNK)
def test_any_value_anywhere_gives_a_game_or_a_sentence(data: st.DataObject, junk: object) -> None:
    section = data.draw(st.sampled_from(sorted(CARDS)))
    name = data.draw(st.sampled_from(sorted(CARDS[section])))
    card = json.loads(json.dumps(CARDS[section][name]))
    *path, last = data.draw(st.sampled_from(places(card)))
    inner = card
    for key in path:
        inner = inner[key]
    inner[last] = junk
    with suppress(BadCards):
        duchy.game("card-kingdoms", cards={section: {name: card}})


# -- Cards that work ------------------------------------------------------------------------------


def test_a_changed_field_changes_the_card_and_leaves_the_rest() -> None:
    game = duchy.game("card-kingdoms", cards={"citizens": {"archer": {"cost": 2}}})
    state = table(realm(gold=2), game=game)
    assert centre(state, "citizens", 4, 0)["cost"] == 2
    play(state, "recruit 4")
    assert citizens(state) == {"archer": 1}
    assert game.card_file.sections["citizens"]["archer"]["values"] == [4]
    assert game.card_file.sections["citizens"]["archer"]["source"] == "user"


def test_the_box_itself_is_not_changed() -> None:
    duchy.game("card-kingdoms", cards={"citizens": {"archer": {"cost": 2}}})
    assert centre(table(), "citizens", 4)["cost"] == 4


def test_a_changed_reward_works() -> None:
    reward = {"all": [{"gain": {"magic": 2}}, {"per": {"of": "citizens", "role": "holy"}, "gain": {"vp": 1}}]}
    game = duchy.game("card-kingdoms", cards={"monsters": {"goblin": {"reward": reward}}})
    state = table(realm(strength=1, citizens={"cleric": 3}), game=game)
    play(state, "slay 1")
    assert tokens(state) == {"magic": 2, "vp": 3}


def test_a_new_citizen_works() -> None:
    game = duchy.game("card-kingdoms", cards={"citizens": {"ranger": RANGER}})
    state = table(
        realm(gold=3, citizens={"ranger": 1}), realm(strength=1, citizens={"ranger": 1}),
        at="thieves", dice=(4, 3), game=game,
    )  # fmt: skip
    play(state, "0: choose 2", "1: exchange ranger")
    assert tokens(state, 0) == {"gold": 3, "magic": 2}
    assert tokens(state, 1) == {"gold": 2}
    assert centre(state, "citizens", 4, 0)["cost"] == 3 + 1


def test_a_new_citizen_may_be_chosen_for_its_value_and_joins_the_mix() -> None:
    game = duchy.game("card-kingdoms", cards={"citizens": {"ranger": RANGER}})
    chosen = [
        "cleric", "merchant", "mercenary", "ranger", "peasant",
        "knight", "rogue", "champion", "paladin", "butcher",
    ]  # fmt: skip
    state = game.new(2, options={"setup": "custom", "citizens": chosen})
    assert centre(state, "citizens", 4)["card"] == "ranger"
    seen = {centre(game.new(2, seed, {"mixed_citizens": True}), "citizens", 4)["card"] for seed in range(30)}
    assert seen == {"archer", "wizard", "ranger"}


def test_a_new_domain_works() -> None:
    game = duchy.game("card-kingdoms", cards={"domains": {"old_mint": MINT}})
    owner = realm(gold=4, magic=2, citizens={"peasant": 1})
    state = table(owner, domains=["old_mint"], game=game)
    play(state, "build 1")
    assert owns(state)["domains"] == ["old_mint"]
    state = table(realm(magic=1, domains=["old_mint"]), at="begin-actions", game=game)
    assert legal(state) == ["exchange", "decline"]
    play(state, "exchange")
    assert asked(state) == "action"
    assert tokens(state) == {"gold": 2}


def test_a_new_duke_works() -> None:
    game = duchy.game("card-kingdoms", cards={"dukes": {"hermit": HERMIT}})
    state = table(realm(citizens={"knight": 2}, duke="hermit"), game=game)
    # Two Knights and the Starting Knight.
    assert state.scores()[0].total == 6
    seen = {duke for seed in range(60) for duke in owns(game.new(2, seed))["dukes_dealt"]}
    assert "hermit" in seen


def test_a_record_carries_the_cards_it_was_played_with() -> None:
    game = duchy.game("card-kingdoms", cards={"citizens": {"archer": {"cost": 2}}})
    state = game.new(2, 1)
    record = Record.of(state)
    data = json.loads(json.dumps(record.as_data()))
    again = read_record(data, duchy.game)
    assert centre(again.replay(), "citizens", 4)["cost"] == 2


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_whole_games_are_played_with_new_cards(seats: int) -> None:
    cards = {
        "citizens": {"ranger": RANGER},
        "domains": {"old_mint": MINT, "halfpenny_hill": {"effect": MINT["effect"]}},
        "dukes": {"hermit": HERMIT},
    }
    game = duchy.game("card-kingdoms", cards=cards)
    for options in ({"setup": "random"}, {"setup": "random", "mixed_citizens": True}):
        state = game.new(seats, "own cards", options)
        chance = Stream(key_from_seed("own cards"))
        kept = state.conserved()
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, choose(state, seat, chance))
            assert state.conserved() == kept
        assert game.load(state.dump()).dump() == state.dump()


def test_a_card_of_ones_own_is_called_by_its_id() -> None:
    game = duchy.game("card-kingdoms", cards={"citizens": {"forest_ranger": RANGER}})
    assert words("en", game.id).phrase(("card-forest-ranger", {})) == "Forest Ranger"


@pytest.mark.rule("CK-120")
def test_two_powers_that_answer_to_one_slaying_are_ordered_by_their_owner_after_the_reward() -> None:
    market = {
        **MINT,
        "when": "monster-slain",
        "effect": {"exchange": {"pay": {"gold": 1}, "gain": {"magic": 1}}},
    }
    forge = {
        **MINT,
        "when": "monster-slain",
        "effect": {"exchange": {"pay": {"magic": 1}, "gain": {"vp": 1}}},
    }
    game = duchy.game("card-kingdoms", cards={"domains": {"market": market, "forge": forge}})
    state = table(realm(strength=1, domains=["market", "forge"]), realm(), game=game)
    play(state, "slay 1")
    assert tokens(state)["gold"] == 1, "the Goblin's reward comes first"
    assert legal(state) == ["first market", "first forge"]
    play(state, "first market", "exchange", "exchange")
    assert tokens(state) == {"vp": 1}


def test_only_dukes_count_resources() -> None:
    sentence = complaint("citizens", "archer", active={"per": {"of": "resources"}, "gain": {"gold": 1}})
    assert sentence.endswith(
        "citizens.archer.active.per: resources are counted by Dukes only, since they change during a turn"
    )
