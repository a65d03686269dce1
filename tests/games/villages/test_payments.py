"""Whatever the table looks like: the payments offered are exactly those that the rules allow.

All payments are found here once more, by trying every collection of sources.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.villages.table import GAME, lay, legal, offered, own, play, village
from proof import proof

RESOURCES = ("food", "wood", "stone", "magic")
YIELDS = {"food": "windmill", "wood": "watch_post", "stone": "tannery", "magic": "herb_garden"}
WANTED = ("armory", "farm", "temple", "monastery", "gatehouse", "chapel", "thieves_den", "keep")
HELPERS = {  # power of a card: what it supplies, for which type, and the cards it costs
    "farm": ("food", "", 0),
    "bastion": ("stone", "", 0),
    "monastery": ("wild", "holy", 0),
    "workshop": ("wild", "worker", 0),
    "fountain": ("wild", "", 2),
    "archmage": ("wild", "", 1),
    "enchantress": ("magic", "", 1),
}
ADVENTURERS = ("archmage", "enchantress")
FILLERS = ("oracle", "harbor", "cathedral", "shrine")

Way = tuple[tuple[str, int], ...]


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    few = st.integers(0, 2)
    helpers = draw(st.lists(st.sampled_from(sorted(HELPERS)), unique=True, max_size=4))
    wanted = draw(st.sampled_from([card for card in WANTED if card not in helpers]))
    return {
        "wanted": wanted,
        "helpers": helpers,
        "own": {r: draw(few) for r in RESOURCES},
        "other": {r: draw(st.integers(0, 1)) for r in RESOURCES},
        "castle": draw(st.booleans()),
        "gold": draw(st.integers(0, 4)),
        "cards": draw(st.integers(0, 4)),
    }


def all_ways(case: dict[str, Any]) -> list[Way]:
    card = GAME.card_file.sections["buildings"][case["wanted"]]
    cost, kind = card["cost"], card["type"]
    sources: list[tuple[str, str, int, bool, int]] = []  # name, what it supplies, how many, coin?, cards
    for helper in case["helpers"]:
        supply, only_for, price = HELPERS[helper]
        if only_for in ("", kind):
            sources.append((f"use {helper}", supply, 1, False, price))
    if not case["castle"]:
        sources.append(("coin castle", "wild", 1, True, 0))
    for r in RESOURCES:
        sources.append((f"coin {r}", r, case["own"][r], True, 0))
        sources.append((f"coin {r} from 1", r, case["other"][r], True, 0))
    ways = []
    for times in product(*(range(min(count, 4) + 1) for _, _, count, _, _ in sources)):
        used = list(zip(sources, times, strict=True))
        if sum(times) != sum(cost.values()):
            continue
        if any(sum(n for s, n in used if s[1] == r) > cost.get(r, 0) for r in RESOURCES):
            continue
        if sum(n for s, n in used if s[3]) > case["gold"] or sum(s[4] * n for s, n in used) > case["cards"]:
            continue
        ways.append(tuple((s[0], n) for s, n in used if n))
    return ways


@settings(max_examples=proof(200, quick=50, nightly=4_000))
@given(tables())
def test_offers_are_exactly_the_ways_to_pay(case: dict[str, Any]) -> None:
    mine = village(
        case["gold"],
        " ".join([case["wanted"], *FILLERS[: case["cards"]]]),
        " ".join(YIELDS[r] for r in RESOURCES for _ in range(case["own"][r])),
        " ".join(card for card in case["helpers"] if card not in ADVENTURERS),
        " ".join(card for card in case["helpers"] if card in ADVENTURERS),
        {"castle": 1} if case["castle"] else {},
    )
    rival = village(0, "", " ".join(YIELDS[r] for r in RESOURCES for _ in range(case["other"][r])))
    state = lay(mine, rival, row=[])
    ways = all_ways(case)
    assert (f"build {case['wanted']}" in legal(state)) is bool(ways)
    if not ways:
        return
    play(state, f"build {case['wanted']}")
    if len(ways) == 1:
        assert state.ask(0) != "pay"
        coins = sum(n for name, n in ways[0] if name.startswith("coin"))
        assert own(state, 0)["gold"] == case["gold"] - coins
        return
    assert set(legal(state)) - {"back"} == {name for way in ways for name, _ in way}
    first = offered(state, "coin")[-1] if offered(state, "coin") else legal(state)[0]
    play(state, first)
    left = [way for way in ways if first in dict(way)]
    if len(left) == 1:
        assert legal(state) == ["confirm", "back"]
        placed = state.view(0)["table"]["paying"]["placed"]
        assert {name: placed.count(name) for name in placed} == dict(left[0])
    else:
        rest = {name for way in left for name, n in way if n > (name == first)}
        assert set(legal(state)) - {"back"} == rest
