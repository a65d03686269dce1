"""A user's own card file: it corrects what is reconstructed, or adds cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import duchy
from duchy.core.errors import BadCards
from duchy.games.villages.game import VillagesGame
from duchy.testing import Case, check_games, check_words
from games.villages.table import lay, legal, own, play, village

GUILD = {
    "type": "worker",
    "cost": {"wood": 1},
    "vp": 4,
    "power": [{"when": "tax", "draw": 1, "gold": 1}, {"when": "build", "gold": 1}],
    "resource": "stone",
    "copies": 2,
}


def test_every_card_says_which_values_are_reconstructed() -> None:
    game = cast(VillagesGame, duchy.game("villages"))
    for section, cards in game.card_file.sections.items():
        for card, fields in cards.items():
            assert fields["source"] == "reconstructed", (section, card)
            assert fields["reconstructed"]
    assert game.card_file.sections["buildings"]["farm"]["reconstructed"] == ["type", "vp", "copies"]


def test_the_view_says_it_too() -> None:
    state = lay(village(3, "farm", "windmill", "keep"), village(4), row=["ranger"])
    view = state.view(0)["table"]
    assert set(view["reconstructed"]) >= {"farm", "windmill", "keep", "brewery", "ranger"}
    assert view["hand"][0]["reconstructed"] == ["type", "vp", "copies"]
    assert "requirement" in view["row"][0]["reconstructed"]
    assert "cost" in view["piles"][0]["reconstructed"]
    assert "farm" not in state.view(1)["table"]["reconstructed"]


def test_a_users_value_is_no_longer_reconstructed() -> None:
    game = duchy.game("villages", {"buildings": {"farm": {"vp": 3, "type": "holy"}}})
    farm = game.card_file.sections["buildings"]["farm"]
    assert (farm["source"], farm["vp"], farm["reconstructed"]) == ("user", 3, ["copies"])
    state = lay(village(0, "farm", buildings="farm"), village(4), game=game)
    assert state.scores()[0].total == 3
    assert state.view(0)["table"]["hand"][0]["reconstructed"] == ["copies"]
    full = duchy.game("villages", {"buildings": {"farm": {"vp": 3, "type": "holy", "copies": 2}}})
    assert "farm" not in lay(village(0, "farm"), village(4), game=full).view(0)["table"]["reconstructed"]


def test_the_other_split_of_cathedral_and_oracle_is_a_matter_of_data() -> None:
    split = {
        "cathedral": {"power": [{"when": "tax", "draw": 1, "gold": 1}]},
        "oracle": {"power": [{"when": "tax", "draw": 1}]},
    }
    game = duchy.game("villages", {"buildings": split})
    state = lay(village(3, buildings="cathedral oracle"), village(4), game=game)
    play(state, "tax", "draw 1", "use cathedral", "draw deck", "use oracle", "draw deck")
    assert sum(own(state, 0)["hand"].values()) == 3
    assert own(state, 0)["gold"] == 5


def test_a_new_card_with_two_powers() -> None:
    game = duchy.game("villages", {"buildings": {"guild_hall": GUILD}})
    state = lay(village(3, "guild_hall hideout", "watch_post"), village(4), game=game)
    play(state, "build guild_hall", "coin wood", "confirm", "draw 1")
    assert own(state, 0)["buildings"] == ["guild_hall"]
    state = lay(village(3, "hideout", buildings="guild_hall"), village(4), game=game)
    play(state, "build hideout", "draw 1")
    assert legal(state) == ["use guild_hall 2", "done"]
    assert duchy.game("villages").moves.by_text["draw 1"].id == game.moves.by_text["draw 1"].id


def test_a_game_with_new_cards_keeps_the_contract() -> None:
    game = duchy.game(
        "villages", {"buildings": {"guild_hall": GUILD}, "adventurers": {"ranger": {"copies": 3}}}
    )
    check_games(Case(game, 2, {}), games=2)
    check_words(Case(game, 3, {}), games=1)


def test_a_file_on_disk(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[buildings.farm]\nvp = 1\n", "utf-8")
    game = cast(VillagesGame, duchy.game("villages", file))
    assert next(card for card in game.box.buildings if card.id == "farm").vp == 1


@pytest.mark.parametrize(
    ("cards", "complaint"),
    [
        ({"farm": {"vp": -1}}, "buildings.farm.vp: must be a number from 0 to 9, not -1"),
        ({"farm": {"type": "artisan"}}, "buildings.farm.type: there is no type 'artisan'"),
        ({"farm": {"cost": {"gold": 1}}}, "buildings.farm.cost.gold: there is no resource 'gold'"),
        ({"farm": {"cost": {"wood": 12}}}, "buildings.farm.cost.wood: must be a number from 0 to 9"),
        ({"farm": {"resource": "wild"}}, "buildings.farm.resource: there is no resource 'wild'"),
        ({"farm": {"price": 1}}, "buildings.farm.price: there is no such field"),
        ({"farm": {"reconstructed": ["colour"]}}, "there is no field 'colour'"),
        ({"farm": {"power": [{"when": "noon", "draw": 1}]}}, "power[0].when: there is no moment 'noon'"),
        (
            {"farm": {"power": [{"when": "tax"}]}},
            "power[0]: must have one of the words gold, steal_gold, draw,",
        ),
        ({"farm": {"power": [{"when": "tax", "drow": 1}]}}, "no effect 'drow'; did you mean 'draw'?"),
        ({"farm": {"power": [{"when": "tax", "draw": 10}]}}, "draw: must be a number from 1 to 9, not 10"),
        (
            {"farm": {"power": [{"when": "tax", "draw": 1, "per": "farm"}]}},
            "no thing to count 'farm'; it can",
        ),
        (
            {"farm": {"power": [{"when": "tax", "draw": 1, "pre": "farm"}]}},
            "no such field; did you mean 'per'",
        ),
        ({"farm": {"power": [{"when": "end", "vp": 1}]}}, "power[0].per: a power gives points for each"),
        (
            {"farm": {"power": [{"when": "end", "discard_cards": 1, "vp": 1, "per": "adventurer"}]}},
            "power[0].discard_cards: a power whose moment is 'end' only counts points",
        ),
        (
            {"farm": {"power": [{"when": "tax", "draw": 1, "gold": 1, "per": "adventurer"}]}},
            "power[0]: must have only one of the words gold or draw",
        ),
        (
            {"farm": {"power": [{"when": "tax", "all": [{"draw": 1}]}]}},
            "all: must have at least 2 parts, not 1",
        ),
        (
            {"farm": {"power": [{"when": "tax", "all": [{"draw": 1}, {"gold": 0}]}]}},
            "power[0].all[1].gold: must be a number from 1 to 9, not 0",
        ),
        (
            {"farm": {"power": [{"when": "tax", "all": [{"draw": 1}, {"resource": "food"}]}]}},
            "power[0].all: resource cannot be a part of something else",
        ),
        (
            {"farm": {"power": [{"when": "tax", "all": [{"draw": 1}, {"gold": 1}], "per": "adventurer"}]}},
            "power[0].per: there is no such field",
        ),
        ({"farm": {"power": [{"when": "tax", "resource": "food"}]}}, "whose moment is 'build'"),
        ({"farm": {"power": [{"when": "tax", "vp_per": "adventurer"}]}}, "whose moment is 'end'"),
        ({"farm": {"power": [{"when": "end", "vp_per": "adventurer", "gold": 1}]}}, "vp cannot be a part"),
        (
            {"farm": {"power": [{"when": "build", "resource": "food", "draw": 1}]}},
            "only one of the words draw or resource",
        ),
        ({"farm": {"power": [{"when": "tax", "draw": 1, "only_for": "holy"}]}}, "can be limited to a type"),
        ({"knight": GUILD}, "adventurers.knight: a building has this id already"),
        ({"Guild Hall": GUILD}, "a card id has small letters"),
        ({name: {"copies": 0} for name in ["chapel", "shrine", "tannery", "hideout"]}, ""),
    ],
)
def test_mistakes_are_named(cards: dict[str, Any], complaint: str) -> None:
    if not complaint:
        assert duchy.game("villages", {"buildings": cards}).new(2).conserved()["buildings"] == 72
        return
    with pytest.raises(BadCards) as problem:
        duchy.game("villages", {"buildings": cards})
    assert complaint in str(problem.value)


def test_too_few_cards_are_refused() -> None:
    names = duchy.game("villages").card_file.ids("buildings")
    with pytest.raises(BadCards, match="needs at least 36 cards"):
        duchy.game("villages", {"buildings": {name: {"copies": 0} for name in names[5:]}})
