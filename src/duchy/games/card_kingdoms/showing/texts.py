"""Card Kingdoms in phrases: labels of moves, reasons of refusals, what cards do.

Only names of messages and their arguments; the words are in `locales/`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from duchy.core.moves import Move
from duchy.core.showing.words import Phrase
from duchy.games.card_kingdoms.components.cards import MOMENTS
from duchy.games.card_kingdoms.components.layout import CITIZENS, DOMAINS
from duchy.games.card_kingdoms.components.vocabulary import (
    ALL,
    AREAS,
    BUILDING_DISCOUNT,
    CHOOSE,
    COUNTS,
    EFFECTS,
    EXCHANGE,
    FREE_CITIZEN,
    GAIN,
    GIVE_BACK,
    GOLD,
    LOWER_DIE,
    MAGIC,
    OF_NAMED,
    OF_SYMBOLS,
    PER,
    RESOURCES,
    ROB,
    ROLES,
    SET_DIE,
    STRENGTH,
    TOKENS,
    TYPES,
    Count,
    Effect,
)
from duchy.games.card_kingdoms.moves import NOTHING
from duchy.games.card_kingdoms.rules import harvest, steps, turn
from duchy.games.card_kingdoms.rules.solo import prey_stack

if TYPE_CHECKING:
    from duchy.games.card_kingdoms.game import CardKingdoms
    from duchy.games.card_kingdoms.state import Kingdoms

FORBIDDEN_BY: Final = {
    "why-empty": "CK-125",
    "why-no-strength": "CK-089",
    "why-no-gold": "CK-089",
    "why-only-magic": "CK-088",
    "why-roles": "CK-109",
    "why-used": "CK-061",
    "why-not-free": "CK-024",
    "why-not-dealt": "CK-043",
}
"""The rule behind a reason, where it is a rule that forbids."""

Labeller = Callable[["Kingdoms", int, Move], Phrase]


@lru_cache(maxsize=1000)
def card_name(id: str) -> Phrase:
    return (f"card-{id.replace('_', '-')}", {})


def token(name: str, amount: int) -> Phrase:
    return (f"token-{name}", {"n": amount})


def tokens(amounts: list[int]) -> list[Phrase]:
    return [token(TOKENS[t], amount) for t, amount in enumerate(amounts) if amount]


@lru_cache(maxsize=4000)
def priced(key: str, id: str, gold: int, strength: int, magic: int) -> Phrase:
    """What is done with a card at its price. Every table words the same few again and again: they are made
    once, and nobody changes them."""
    return (key, {"card": card_name(id), "price": tokens([gold, strength, magic])})


# -- Labels of moves -----------------------------------------------------------------------------


def label(s: Kingdoms, seat: int, move: Move) -> Phrase:
    return LABELS[move.verb](s, seat, move)


def label_keep(s: Kingdoms, seat: int, move: Move) -> Phrase:
    if move is s.moves.keep_dice:
        return ("move-keep-dice", {"first": s.die1, "second": s.die2})
    return ("move-keep-duke", {"card": card_name(s.box.dukes[move.a].id)})


def label_slay(s: Kingdoms, _seat: int, move: Move) -> Phrase:
    card = s.tops[move.a]
    if card < 0:
        return ("move-slay-nothing", {"column": move.a + 1})
    monster = s.box.monsters[card]
    return priced("move-slay", monster.id, 0, monster.strength - move.b, monster.magic + move.b)


def label_recruit(s: Kingdoms, seat: int, move: Move) -> Phrase:
    kind = s.tops[CITIZENS + move.a]
    if kind < 0:
        return ("move-recruit-nobody", {"stack": move.a + 1})
    gold = s.recruit_cost(seat, kind) - move.b
    return priced("move-recruit", s.box.citizens[kind].id, gold, 0, move.b)


def label_build(s: Kingdoms, seat: int, move: Move) -> Phrase:
    domain = s.tops[DOMAINS + move.a]
    if domain < 0:
        return ("move-build-nothing", {"column": move.a + 1})
    return priced("move-build", s.box.domains[domain].id, s.build_cost(seat, domain) - move.b, 0, move.b)


def label_choose(s: Kingdoms, seat: int, move: Move) -> Phrase:
    effect = choosing(s, seat)
    if effect is None or move.a >= len(effect.parts):
        return ("move-choose-none", {"option": move.a + 1})
    return ("move-choose", {"effect": effect_phrase(effect.parts[move.a]), "times": move.b})


def choosing(s: Kingdoms, seat: int) -> Effect | None:
    """The effect whose sides `seat` is choosing between."""
    if seat not in s.deciders:
        return None
    kind, _owner, a, b = s.step_of(seat)
    if kind == steps.HARVEST_CHOICE:
        return harvest.power(s, seat, a, b & 1)
    return s.box.effects[a] if kind == steps.CHOOSE_ONE else None


def label_exchange(s: Kingdoms, seat: int, move: Move) -> Phrase:
    if move is s.moves.exchange_once:
        effect = s.box.effects[s.step_of(seat)[2]] if s.ask(seat) == "exchange" else None
        return ("move-exchange-once", {"effect": effect_phrase(effect) if effect else ""})
    citizen = s.box.citizens[move.a]
    second = s.step_of(seat)[2] if s.ask(seat) == "harvest-exchange" else 0
    effect = harvest.power(s, seat, move.a, second)
    return (
        "move-exchange",
        {"card": card_name(citizen.id), "effect": effect_phrase(effect), "times": move.b},
    )


def label_free(s: Kingdoms, _seat: int, move: Move) -> Phrase:
    kind = s.tops[CITIZENS + move.a]
    if kind < 0:
        return ("move-recruit-nobody", {"stack": move.a + 1})
    return ("move-free", {"card": card_name(s.box.citizens[kind].id)})


def label_rob(s: Kingdoms, _seat: int, move: Move) -> Phrase:
    if move.a < 0:
        return ("move-rob-reserve", {"resource": (f"resource-{RESOURCES[move.b]}", {})})
    return ("move-rob", {"victim": move.a, "tokens": token(RESOURCES[move.b], move.c)})


def label_attack(s: Kingdoms, _seat: int, move: Move) -> Phrase:
    if move.b == NOTHING:
        return ("move-attack-nothing", {"column": move.a + 1})
    stack = prey_stack(move.a, move.b)
    card = s.tops[stack]
    if card < 0:
        return ("move-attack-nothing", {"column": move.a + 1})
    id = s.box.domains[card].id if stack >= DOMAINS else s.box.citizens[card].id
    return ("move-attack", {"column": move.a + 1, "card": card_name(id)})


def label_change(s: Kingdoms, seat: int, move: Move) -> Phrase:
    before = s.die1 if move.b == 0 else s.die2
    return (
        "move-change-die",
        {
            "card": card_name(s.box.domains[move.a].id),
            "before": before,
            "after": turn.changed(s, move.a, before) if before else 0,
            "gold": turn.change_price(s, seat, move.a)[GOLD],
        },
    )


def label_return(s: Kingdoms, _seat: int, move: Move) -> Phrase:
    return ("move-return", {"card": card_name(move.text.split()[1])})


LABELS: dict[str, Labeller] = {
    "roll": lambda s, seat, move: ("move-roll", {}),
    "keep": label_keep,
    "decline": lambda s, seat, move: ("move-decline", {}),
    "take": lambda s, seat, move: ("move-take", {"tokens": token(RESOURCES[move.a], 1)}),
    "slay": label_slay,
    "recruit": label_recruit,
    "build": label_build,
    "choose": label_choose,
    "exchange": label_exchange,
    "free": label_free,
    "rob": label_rob,
    "raid": lambda s, seat, move: ("move-raid", {"victim": move.a}),
    "attack": label_attack,
    "change": label_change,
    "first": lambda s, seat, move: ("move-first", {"card": card_name(s.box.domains[move.a].id)}),
    "return": label_return,
}


# -- What a move will bring later ----------------------------------------------------------------


def outlook(s: Kingdoms, move: Move) -> list[Phrase]:
    """The rolls that a Citizen will answer to."""
    kind = s.tops[CITIZENS + move.a] if move.verb in ("recruit", "free") else -1
    if kind < 0:
        return []
    rolls = sum(any(lit == kind for lit, _ in activated) for activated in s.box.activated)
    values = "/".join(str(value) for value in s.box.citizens[kind].values)
    return [("outlook-rolls", {"values": values, "n": rolls})]


# -- Reasons of refusals -------------------------------------------------------------------------


def reason(s: Kingdoms, seat: int, move: Move) -> Phrase | None:
    """Why a part cannot be used for what is asked."""
    explain = REASONS.get((s.ask(seat), move.verb))
    return explain(s, seat, move) if explain is not None else None


def why_not_slay(s: Kingdoms, seat: int, move: Move) -> Phrase:
    card = s.tops[move.a]
    if card < 0:
        return ("why-empty", {})
    monster = s.box.monsters[card]
    name = card_name(monster.id)
    strength, magic = s.tokens[seat * 4 + STRENGTH], s.tokens[seat * 4 + MAGIC]
    cost = tokens([0, monster.strength, monster.magic])
    if strength == 0:
        return ("why-no-strength", {"card": name, "cost": cost})
    if move.b >= monster.strength:
        return ("why-only-magic", {"card": name, "token": ("resource-strength", {})})
    have = tokens([0, strength, magic])
    spare = max(0, magic - monster.magic)
    more = tokens([0, max(0, monster.strength - strength - spare), max(0, monster.magic - magic)])
    return ("why-too-dear", {"card": name, "cost": cost, "have": have, "more": more})


def why_not_recruit(s: Kingdoms, seat: int, move: Move) -> Phrase:
    kind = s.tops[CITIZENS + move.a]
    if kind < 0:
        return ("why-empty", {})
    return why_not_pay(s, seat, s.box.citizens[kind].id, s.recruit_cost(seat, kind), move.b)


def why_not_build(s: Kingdoms, seat: int, move: Move) -> Phrase:
    domain = s.tops[DOMAINS + move.a]
    if domain < 0:
        return ("why-empty", {})
    card = s.box.domains[domain]
    if not s.has_roles(seat, domain):
        needed = [
            (f"role-{role}", {"n": card.roles[r] - s.roles[seat * 4 + r]})
            for r, role in enumerate(ROLES)
            if card.roles[r] > s.roles[seat * 4 + r]
        ]
        return ("why-roles", {"card": card_name(card.id), "roles": needed})
    return why_not_pay(s, seat, card.id, s.build_cost(seat, domain), move.b)


def why_not_pay(s: Kingdoms, seat: int, card: str, cost: int, replaced: int) -> Phrase:
    gold, magic = s.tokens[seat * 4 + GOLD], s.tokens[seat * 4 + MAGIC]
    name = card_name(card)
    price = tokens([cost])
    if gold == 0:
        return ("why-no-gold", {"card": name, "cost": price})
    if replaced >= cost:
        return ("why-only-magic", {"card": name, "token": ("resource-gold", {})})
    have, more = tokens([gold, 0, magic]), tokens([cost - gold - magic])
    return ("why-too-dear", {"card": name, "cost": price, "have": have, "more": more})


def why_not_change(s: Kingdoms, seat: int, move: Move) -> Phrase | None:
    name = card_name(s.box.domains[move.a].id)
    if s.domain_place[move.a] != seat:
        return ("why-not-yours", {"card": name})
    if s.used >> move.a & 1:
        return ("why-used", {"card": name})
    if not turn.can_pay_change(s, seat, move.a):
        return ("why-too-dear-power", {"card": name})
    return ("why-no-change", {"card": name})


def why_not_free(s: Kingdoms, _seat: int, move: Move) -> Phrase:
    kind = s.tops[CITIZENS + move.a]
    return ("why-empty", {}) if kind < 0 else ("why-not-free", {"card": card_name(s.box.citizens[kind].id)})


def why_not_victim(s: Kingdoms, seat: int, move: Move) -> Phrase:
    if move.a == seat:
        return ("why-own-seat", {})
    return ("why-no-seat", {}) if move.a >= s.seats else ("why-nothing-to-take", {})


def why_not_give_back(s: Kingdoms, seat: int, move: Move) -> Phrase:
    """Own Citizens but the Starters, or own Monsters, whichever the card says (CK-155, CK-166)."""
    owned = s.citizens if move in s.moves.give_citizen else s.monsters
    width = s.kinds if owned is s.citizens else len(s.box.monsters)
    card = card_name(move.text.split()[1])
    return ("why-not-given" if owned[seat * width + move.a] else "why-not-yours", {"card": card})


def why_not_exchange(s: Kingdoms, seat: int, move: Move) -> Phrase | None:
    if move is s.moves.exchange_once:
        return None
    card = {"card": card_name(s.box.citizens[move.a].id)}
    if not s.citizens[seat * s.kinds + move.a]:
        return ("why-not-yours", card)
    return ("why-too-dear-power" if s.pending[seat * s.kinds + move.a] else "why-no-exchange", card)


REASONS: dict[tuple[str, str], Callable[[Kingdoms, int, Move], Phrase | None]] = {
    ("action", "slay"): why_not_slay,
    ("action", "recruit"): why_not_recruit,
    ("action", "build"): why_not_build,
    ("extra-slay", "slay"): why_not_slay,
    ("change-dice", "change"): why_not_change,
    ("keep-duke", "keep"): lambda s, seat, move: ("why-not-dealt", {}) if move.target != "dice" else None,
    ("free-citizen", "free"): why_not_free,
    ("rob", "rob"): lambda s, seat, move: why_not_victim(s, seat, move) if move.target else None,
    ("raid", "raid"): why_not_victim,
    ("give-back", "return"): why_not_give_back,
    ("harvest-exchange", "exchange"): why_not_exchange,
    ("attack", "attack"): lambda s, seat, move: ("why-not-attacked", {}),
}


# -- What cards do -------------------------------------------------------------------------------


def count_phrase(count: Count) -> Phrase:
    if count.of == OF_NAMED:
        return ("count-named", {"card": card_name(count.name)})
    if count.of == OF_SYMBOLS:
        return ("count-symbols", {"roles": [(f"role-{ROLES[role]}", {"n": 1}) for role in count.roles]})
    if count.role >= 0:
        return ("count-citizens-of-role", {"role": (f"role-{ROLES[count.role]}", {"n": 1})})
    if count.area >= 0:
        return ("count-monsters-of-area", {"area": (f"area-{AREAS[count.area]}", {})})
    if count.type >= 0:
        return ("count-monsters-of-type", {"type": (f"type-{TYPES[count.type]}", {})})
    return (f"count-{COUNTS[count.of]}", {"group": count.group})


def effect_phrase(effect: Effect) -> Phrase:
    op = effect.op
    if op == GAIN:
        return ("effect-gain", {"tokens": tokens(effect.gain)})
    if op == PER:
        assert effect.count is not None
        return ("effect-per", {"tokens": tokens(effect.gain), "what": count_phrase(effect.count)})
    if op in (CHOOSE, ALL):
        return _joined("effect-or" if op == CHOOSE else "effect-and", effect.parts)
    if op == EXCHANGE:
        return ("effect-exchange", {"pay": tokens(effect.pay), "tokens": tokens(effect.gain)})
    if op == FREE_CITIZEN:
        return _free_citizen(effect)
    if op == ROB:
        robbed = [token(TOKENS[r], amount) for r, amount in effect.robs]
        name = "effect-rob-up-to" if effect.or_less else "effect-rob"
        return (name, {"tokens": _alternatives(robbed)})
    if op == GIVE_BACK:
        return (f"effect-give-back-{effect.what}", {"tokens": tokens(effect.gain)})
    if op == SET_DIE:
        arguments: dict[str, Any] = {"value": effect.value, "pay": tokens(effect.pay)}
        if effect.count is None:
            return ("effect-set-die", arguments)
        return ("effect-set-die-each", {**arguments, "what": count_phrase(effect.count)})
    if op in (LOWER_DIE, BUILDING_DISCOUNT):
        return (f"effect-{EFFECTS[op].replace('_', '-')}", {"n": effect.value})
    return (f"effect-{EFFECTS[op].replace('_', '-')}", {})


def _joined(message: str, parts: list[Effect]) -> Phrase:
    phrase = effect_phrase(parts[-1])
    for part in reversed(parts[:-1]):
        phrase = (message, {"one": effect_phrase(part), "other": phrase})
    return phrase


def _alternatives(phrases: list[Phrase]) -> Phrase:
    phrase = phrases[-1]
    for other in reversed(phrases[:-1]):
        phrase = ("effect-or", {"one": other, "other": phrase})
    return phrase


def _free_citizen(effect: Effect) -> Phrase:
    if effect.kinds:
        return ("effect-free-named", {"card": card_name(effect.name)})
    if effect.role >= 0 and effect.cost_up_to >= 0:
        role = (f"role-{ROLES[effect.role]}", {"n": 1})
        return ("effect-free-role-cost", {"role": role, "cost": effect.cost_up_to})
    if effect.role >= 0:
        return ("effect-free-role", {"role": (f"role-{ROLES[effect.role]}", {"n": 1})})
    if effect.cost_up_to >= 0:
        return ("effect-free-cost", {"cost": effect.cost_up_to})
    return ("effect-free-citizen", {})


def card_texts(game: CardKingdoms, section: str, id: str) -> list[Phrase]:
    box = game.box
    if section in ("citizens", "starters"):
        citizen = next(card for card in box.citizens if card.id == id)
        return [
            ("text-active", {"effect": effect_phrase(citizen.active)}),
            ("text-passive", {"effect": effect_phrase(citizen.passive)}),
        ]
    if section == "monsters":
        monster = next(card for card in box.monsters if card.id == id)
        return [("text-reward", {"effect": effect_phrase(monster.reward)})]
    if section == "domains":
        domain = next(card for card in box.domains if card.id == id)
        return [(f"text-when-{MOMENTS[domain.when]}", {"effect": effect_phrase(domain.effect)})]
    if section == "dukes":
        duke = next(card for card in box.dukes if card.id == id)
        ways = [way for line in duke.lines for way in line]
        return [("text-duke", {"vp": way.vp, "what": count_phrase(way.count)}) for way in ways]
    return []
