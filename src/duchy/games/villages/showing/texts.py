"""Villages in phrases: labels of moves, reasons of refusals, what cards do.

Only names of messages and their arguments; the words are in `locales/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from duchy.core.moves import Move
from duchy.core.showing.words import Phrase
from duchy.games.villages.components.cards import Cards
from duchy.games.villages.components.layout import CASTLE, DECK, NOTHING, PLACES
from duchy.games.villages.components.vocabulary import (
    ACTIONS,
    ALL,
    COUNTED,
    DRAW,
    EFFECTS,
    INSTANT,
    MOMENTS,
    POINTS,
    RESOURCES,
    SUPPLIES,
    SUPPLY,
    TYPES,
    Effect,
    Power,
)
from duchy.games.villages.moves import FROM_OTHERS, FROM_POWERS
from duchy.games.villages.rules import actions, paying, steps
from duchy.games.villages.rules.effects import amount

if TYPE_CHECKING:
    from duchy.games.villages.game import VillagesGame
    from duchy.games.villages.state import Villages

FORBIDDEN_BY: Final = {
    "why-other-action": "VV-039",
    "why-already-built": "VV-023",
    "why-too-few-coins": "VV-052",
    "why-cannot-pay": "VV-052",
    "why-requirement": "VV-063",
    "why-recruit-gold": "VV-043",
    "why-develop-cards": "VV-049",
    "why-tax-hand": "VV-121",
    "why-no-coin": "VV-052",
    "why-castle-used": "VV-057",
    "why-after-action": "VV-082",
    "why-used": "VV-075",
    "why-arrived": "VV-074",
    "why-instant-over": "VV-072",
}
"""The rule behind a reason, where it is a rule that forbids."""

Labeller = Callable[["Villages", int, Move], Phrase]


def card_name(box: Cards, id: str) -> Phrase | str:
    """The name of a card; one that only a user's file knows is called by its id."""
    if id in box.new:
        return id.replace("_", " ").title()
    return (f"card-{id.replace('_', '-')}", {})


def building_name(s: Villages, kind: int) -> Phrase | str:
    return card_name(s.box, s.box.buildings[kind].id)


def cost(box: Cards, kind: int) -> list[Phrase]:
    """The resources of a Building: `2 wood, 1 stone`."""
    counts = box.buildings[kind].cost
    return [(f"resources-{name}", {"n": counts[r]}) for r, name in enumerate(RESOURCES) if counts[r]]


def types(counts: list[int]) -> list[Phrase]:
    return [(f"types-{name}", {"n": counts[t]}) for t, name in enumerate(TYPES) if counts[t]]


# -- Labels of moves -----------------------------------------------------------------------------


def label(s: Villages, seat: int, move: Move) -> Phrase:
    return LABELS[move.verb](s, seat, move)


def is_leader(s: Villages, seat: int) -> str:
    """Which of the three faces of an action a seat sees."""
    if s.seats == 1:
        return "alone"
    return "lead" if seat == s.active else "follow"


def label_action(s: Villages, seat: int, move: Move) -> Phrase:
    return (f"move-{ACTIONS[move.c]}-{is_leader(s, seat)}", {})


def label_develop(s: Villages, seat: int, move: Move) -> Phrase:
    if move is s.moves.develop_action:
        return label_action(s, seat, move)
    resource = RESOURCES[s.box.buildings[move.a].resource]
    return ("move-develop", {"card": building_name(s, move.a), "resource": (f"word-{resource}", {})})


def label_build(s: Villages, _seat: int, move: Move) -> Phrase:
    return (
        "move-build",
        {
            "card": building_name(s, move.a),
            "cost": cost(s.box, move.a),
            "vp": s.box.buildings[move.a].vp,
        },
    )


def label_recruit(s: Villages, seat: int, move: Move) -> Phrase:
    adventurer = s.box.adventurers[move.a]
    return (
        "move-recruit",
        {
            "card": card_name(s.box, adventurer.id),
            "gold": actions.recruit_price(s, seat),
            "vp": adventurer.vp,
        },
    )


def label_draw(s: Villages, _seat: int, move: Move) -> Phrase:
    if move.a == DECK:
        return ("move-draw-deck", {})
    if not s.piles[move.a]:
        return ("move-draw-empty", {"pile": move.a + 1})
    return ("move-draw", {"card": building_name(s, s.piles[move.a][-1]), "pile": move.a + 1})


def label_discard(s: Villages, _seat: int, move: Move) -> Phrase:
    below = building_name(s, s.piles[move.b][-1]) if s.piles[move.b] else ("word-nothing", {})
    return ("move-discard", {"card": building_name(s, move.a), "pile": move.b + 1, "below": below})


def label_remove(s: Villages, _seat: int, move: Move) -> Phrase:
    return ("move-remove", {"card": building_name(s, move.a)})


def label_coin(s: Villages, _seat: int, move: Move) -> Phrase:
    if move.a == CASTLE:
        return ("move-coin-castle", {})
    if move.a < CASTLE:
        return ("move-coin", {"resource": (f"word-{RESOURCES[move.a]}", {})})
    owner, resource = (move.a - FROM_OTHERS) // 4, (move.a - FROM_OTHERS) % 4
    return ("move-coin-from", {"resource": (f"word-{RESOURCES[resource]}", {}), "owner": owner})


def label_use(s: Villages, _seat: int, move: Move) -> Phrase:
    power = s.box.powers[move.a - FROM_POWERS]
    return ("move-use", {"card": card_name(s.box, power.card), "effect": power_phrase(power)})


def label_rob(s: Villages, seat: int, move: Move) -> Phrase:
    step = s.step_of(seat) if s.ask(seat) == "rob" else None
    if step is None:
        return ("move-rob", {"victim": move.a})
    wanted = amount(s, seat, s.box.effects[step[2]])
    if step[3] == steps.CARDS:
        return ("move-rob-cards", {"victim": move.a, "n": min(wanted, held(s.hand_size, move.a))})
    return ("move-rob-gold", {"victim": move.a, "n": min(wanted, held(s.gold, move.a))})


def held(counts: list[int], seat: int) -> int:
    return counts[seat] if seat < len(counts) else 0


def plain_label(_s: Villages, _seat: int, move: Move) -> Phrase:
    return (f"move-{move.text}", {})


def label_back(s: Villages, seat: int, _move: Move) -> Phrase:
    if not s.picks:
        return ("move-back", {})
    source = next(pick for pick in reversed(s.picks) if pick >= 0)
    return ("move-back-source", {"source": label(s, seat, s.moves.source[source])})


LABELS: dict[str, Labeller] = {
    "harvest": label_action,
    "tax": label_action,
    "develop": label_develop,
    "build": label_build,
    "recruit": label_recruit,
    "decline": plain_label,
    "done": plain_label,
    "confirm": plain_label,
    "back": label_back,
    "draw": label_draw,
    "discard": label_discard,
    "remove": label_remove,
    "coin": label_coin,
    "use": label_use,
    "rob": label_rob,
}


# -- Reasons of refusals -------------------------------------------------------------------------


def reason(s: Villages, seat: int, move: Move) -> Phrase | None:
    """Why a natural click does nothing here."""
    ask = s.ask(seat)
    if ask == "follow" and move.c != s.action and move.verb in ACTIONS:
        return ("why-other-action", {"action": (f"word-{ACTIONS[s.action]}", {})})
    explain = REASONS.get((ask, move.verb))
    if explain is None and ask in ("lead", "follow"):
        explain = REASONS.get(("action", move.verb))
    if explain is None and move.verb in ("discard", "remove", "develop", "build"):
        return why_not_in_hand(s, seat, move) if move is not s.moves.develop_action else None
    return explain(s, seat, move) if explain is not None else None


def why_not_in_hand(s: Villages, seat: int, move: Move) -> Phrase | None:
    if s.hand[seat * s.kinds + move.a]:
        return None
    return ("why-not-in-hand", {"card": building_name(s, move.a)})


def why_not_build(s: Villages, seat: int, move: Move) -> Phrase | None:
    if not s.hand[seat * s.kinds + move.a]:
        return ("why-not-in-hand", {"card": building_name(s, move.a)})
    name = building_name(s, move.a)
    if s.built[seat] >> move.a & 1:
        return ("why-already-built", {"card": name})
    payment = paying.Payment(s, seat, move.a)
    coins = s.gold[seat]
    if payment.left > coins and not s.powers[seat] & s.box.resource_bits:
        more = payment.left - coins
        return ("why-too-few-coins", {"card": name, "n": payment.left, "have": coins, "more": more})
    return ("why-cannot-pay", {"card": name, "cost": cost(s.box, move.a), "have": coins})


def why_not_recruit(s: Villages, seat: int, move: Move) -> Phrase | None:
    adventurer = s.box.adventurers[move.a]
    name = card_name(s.box, adventurer.id)
    in_row = [number for number in s.row if number != NOTHING and s.moves.recruit[number] is move]
    if not in_row:
        return ("why-not-in-row", {"card": name})
    if not actions.is_welcome(s, seat, in_row[0]):
        lacking = [max(0, n - s.types[seat * 4 + t]) for t, n in enumerate(adventurer.requirement)]
        return ("why-requirement", {"card": name, "types": types(lacking)})
    price = actions.recruit_price(s, seat)
    have = s.gold[seat]
    return ("why-recruit-gold", {"card": name, "price": price, "have": have, "more": price - have})


def why_not_develop(s: Villages, seat: int, move: Move) -> Phrase | None:
    if move is not s.moves.develop_action:
        return ("why-develop-first", {})
    needed = 3 if s.seats > 1 and seat != s.active else 2
    return ("why-develop-cards", {"n": needed, "have": s.hand_size[seat]})


def why_not_tax(s: Villages, _seat: int, _move: Move) -> Phrase | None:
    return ("why-tax-hand", {}) if s.seats == 1 else None


def why_not_draw(s: Villages, _seat: int, move: Move) -> Phrase | None:
    if move.a == DECK:
        return ("why-deck-empty", {})
    return ("why-pile-empty", {"pile": move.a + 1})


def why_not_coin(s: Villages, seat: int, move: Move) -> Phrase | None:
    """No coin left, no card without a coin, or nothing of the kind needed any more."""
    kind = s.step_of(seat)[2]
    payment = paying.payment_so_far(s, seat, kind)
    if payment.left == 0:
        return ("why-all-paid", {})
    if payment.gold == 0:
        return ("why-no-coin", {})
    if move.a == CASTLE:
        taken = s.coins[seat * PLACES + CASTLE] or CASTLE in s.picks or ~CASTLE in s.picks
        return ("why-castle-used" if taken else "why-source-blocks", {})
    owner, resource = seat, move.a
    if move.a >= FROM_OTHERS:
        owner, resource = (move.a - FROM_OTHERS) // 4, (move.a - FROM_OTHERS) % 4
        if owner == seat:
            return ("why-own-seat", {})
        if owner >= s.seats:
            return ("why-no-seat", {"owner": owner})
    word: Phrase = (f"word-{RESOURCES[resource]}", {})
    if payment.room[resource] == 0:
        return ("why-not-needed", {"card": building_name(s, kind), "resource": word})
    placed = sum(paying.chosen_source(pick) == move.a for pick in s.picks)
    if s.resources[owner * 4 + resource] - s.coins[owner * PLACES + resource] - placed <= 0:
        return ("why-no-resource", {"resource": word})
    return ("why-source-blocks", {})


def why_not_use(s: Villages, seat: int, move: Move) -> Phrase | None:
    power = s.box.powers[move.a - FROM_POWERS]
    name = card_name(s.box, power.card)
    bit = 1 << power.number
    if not s.powers[seat] & bit:
        return ("why-not-yours", {"card": name})
    if s.ask(seat) == "powers":
        return why_power_rests(s, seat, power, name)
    if power.effect.op != SUPPLY:
        return ("why-after-action", {"card": name})
    if move.a in s.picks or ~move.a in s.picks:
        return ("why-used", {"card": name})
    only_for = power.effect.only_for
    if only_for not in (NOTHING, s.box.buildings[s.step_of(seat)[2]].type):
        return ("why-only-for", {"card": name, "type": (f"types-{TYPES[only_for]}", {"n": 1})})
    if power.discard > paying.payment_so_far(s, seat, s.step_of(seat)[2]).cards:
        return ("why-power-cards", {"card": name, "n": power.discard})
    return ("why-source-blocks", {})


def why_power_rests(s: Villages, seat: int, power: Power, name: Phrase | str) -> Phrase:
    bit = 1 << power.number
    if s.used & bit:
        return ("why-used", {"card": name})
    if s.arrived & bit and power.when != INSTANT:
        return ("why-arrived", {"card": name})
    if power.when == INSTANT and not s.arrived & bit:
        return ("why-instant-over", {"card": name})
    if power.when != INSTANT and power.when != s.action:
        return ("why-other-moment", {"card": name})
    if power.discard > s.hand_size[seat]:
        return ("why-power-cards", {"card": name, "n": power.discard})
    return ("why-no-effect", {"card": name})


def why_not_rob(s: Villages, seat: int, move: Move) -> Phrase | None:
    if move.a == seat:
        return ("why-own-seat", {})
    return ("why-no-seat", {"owner": move.a}) if move.a >= s.seats else ("why-nothing-to-take", {})


REASONS: dict[tuple[str, str], Callable[[Any, int, Move], Phrase | None]] = {
    ("action", "build"): why_not_build,
    ("action", "recruit"): why_not_recruit,
    ("action", "develop"): why_not_develop,
    ("action", "tax"): why_not_tax,
    ("draw", "draw"): why_not_draw,
    ("pay", "coin"): why_not_coin,
    ("pay", "use"): why_not_use,
    ("powers", "use"): why_not_use,
    ("rob", "rob"): why_not_rob,
}


# -- What cards do -------------------------------------------------------------------------------


def power_phrase(power: Power) -> Phrase:
    """What a power does, with what it costs before it."""
    phrase = effect_phrase(power.effect)
    return ("effect-discard", {"n": power.discard, "effect": phrase}) if power.discard else phrase


def effect_phrase(effect: Effect) -> Phrase:
    if effect.op == ALL:
        return _joined([effect_phrase(part) for part in effect.parts])
    if effect.op == SUPPLY:
        return _resource(effect)
    message = f"effect-{plain(EFFECTS[effect.op])}"
    if effect.per == NOTHING:
        return (message, {"n": effect.amount})
    what: Phrase = (f"count-{plain(COUNTED[effect.per])}", {})
    if effect.op in (DRAW, POINTS):
        return (f"{message}-per", {"n": effect.amount, "what": what})
    return ("effect-per", {"effect": (message, {"n": effect.amount}), "what": what})


def _joined(phrases: list[Phrase]) -> Phrase:
    phrase = phrases[0]
    for more in phrases[1:]:
        phrase = ("effect-and", {"one": phrase, "other": more})
    return phrase


def _resource(effect: Effect) -> Phrase:
    supply: Phrase = (f"word-{SUPPLIES[effect.resource]}", {})
    if effect.only_for == NOTHING:
        return ("effect-resource", {"resource": supply})
    return (
        "effect-resource-for",
        {"resource": supply, "type": (f"types-{TYPES[effect.only_for]}", {"n": 1})},
    )


def plain(name: str) -> str:
    return name.replace("_", "-")


def card_texts(game: VillagesGame, section: str, id: str) -> list[Phrase]:
    if section == "castles":
        return [("text-castle", {})]
    told: list[Phrase] = [
        (f"text-when-{MOMENTS[power.when]}", {"effect": power_phrase(power)})
        for power in own_powers(game.box, section, id)
    ]
    if id == DISPUTED and "power" not in game.card_file.overlay.get(section, {}).get(id, {}):
        told.append(("note-harbor", {}))
    return told


DISPUTED = "harbor"
"""The card whose power the rulebooks tell differently (VV-RU-07)."""


def own_powers(box: Cards, section: str, id: str) -> list[Power]:
    bits = 0
    if section == "buildings":
        bits = next(card.powers for card in box.buildings if card.id == id)
    else:
        for card in box.adventurers:
            if card.id == id:
                bits = card.powers
    return [power for power in box.powers if bits >> power.number & 1]
