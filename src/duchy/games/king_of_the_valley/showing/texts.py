"""King of the Valley in phrases: labels of moves, reasons of refusals, what tiles do.

Only names of messages and their arguments; the words are in `locales/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from duchy.core.moves import Move
from duchy.core.showing.words import Phrase
from duchy.games.king_of_the_valley.components.cards import (
    COLUMNS,
    MONK,
    SORCERER,
    SUBJECT_TYPES,
    TAX_COLLECTOR,
    TYPES,
)
from duchy.games.king_of_the_valley.components.layout import PILES, ROWS, SLOPES, SQUARE_NAMES, SQUARES, WAYS
from duchy.games.king_of_the_valley.moves import SINGLE
from duchy.games.king_of_the_valley.rules import steps
from duchy.games.king_of_the_valley.rules.realm import missing_for_realm
from duchy.games.king_of_the_valley.rules.summon import group_squares, occupied

if TYPE_CHECKING:
    from duchy.games.king_of_the_valley.game import KingOfTheValley
    from duchy.games.king_of_the_valley.state import Valley

FORBIDDEN_BY: Final = {
    "why-king-there": "KV-028",
    "why-specialist-on-hill": "KV-040",
    "why-too-dear": "KV-037",
    "why-first-turn": "KV-033",
    "why-recruiting-over": "KV-031",
    "why-must-move": "KV-043",
    "why-no-line": "KV-042",
    "why-king-on-tile": "KV-052",
    "why-monk-gold": "KV-072",
    "why-monk-leads-nowhere": "KV-073",
    "why-nothing-to-give": "KV-080",
    "why-nobody-on-hill": "KV-083",
    "why-tax-condition": "KV-062",
    "why-group-needs-two": "KV-046",
    "why-group-stops-behind": "KV-048",
    "why-group-tax": "KV-094",
    "why-no-realm": "KV-095",
    "why-taxed": "KV-092",
    "why-too-few": "KV-087",
    "why-not-face-up": "KV-084",
}
"""The rule behind a reason, where it is a rule that forbids."""

Labeller = Callable[["Valley", int, Move], Phrase]


def card_name(id: str) -> Phrase:
    return (f"card-{id.replace('_', '-')}", {})


def tile_name(s: Valley, kind: int) -> Phrase:
    return card_name(s.box.tiles[kind].id)


def place_name(s: Valley, place: int) -> Phrase:
    """A tile of a Castle: a Jester is told with the Subject it imitates."""
    if s.box.place_kind[place] == s.box.jester:
        return ("place-jester", {"card": card_name(TYPES[s.box.place_column[place]])})
    return tile_name(s, s.box.place_kind[place])


def slope_name(slope: int) -> Phrase:
    return (f"slope-{SLOPES[slope]}", {})


def several(type: int, number: int) -> Phrase:
    return (f"several-{TYPES[type].replace('_', '-')}", {"n": number})


# -- Labels of moves -----------------------------------------------------------------------------


def label(s: Valley, seat: int, move: Move) -> Phrase:
    return LABELS[move.verb](s, seat, move)


def label_king(s: Valley, _seat: int, move: Move) -> Phrase:
    if s.valley[move.a] < 0:
        return ("move-king-empty", {"square": SQUARE_NAMES[move.a]})
    return ("move-king", {"square": SQUARE_NAMES[move.a], "card": tile_name(s, s.valley[move.a])})


def label_recruit(s: Valley, _seat: int, move: Move) -> Phrase:
    if move is s.moves.recruit_nobody:
        return ("move-recruit-nobody", {})
    slope, row = slope_name(move.a // ROWS), move.a % ROWS
    if s.hill[move.a] < 0:
        return ("move-recruit-empty", {"slope": slope, "row": row + 1})
    card, gold = tile_name(s, s.hill[move.a]), s.box.prices[row]
    return ("move-recruit", {"card": card, "gold": gold, "slope": slope, "row": row + 1})


def label_summon(s: Valley, seat: int, move: Move) -> Phrase:
    square = SQUARE_NAMES[move.a]
    if move.c != SINGLE:
        return label_group(s, seat, move)
    kind = s.valley[move.a]
    if kind < 0 or s.box.type_of[kind] != move.b:
        return ("move-summon", {"card": card_name(TYPES[move.b]), "square": square, "coins": 0})
    tile = s.box.tiles[kind]
    facts = {"card": card_name(tile.id), "square": square, "coins": s.coins[move.a]}
    if move.b == MONK:
        return ("move-summon-monk", {**facts, "gold": tile.price})
    if move.b == TAX_COLLECTOR:
        return ("move-summon-collector", {**facts, "needs": tile.needs, "gold": tile.gold})
    if move.b == SORCERER:
        return ("move-summon-sorcerer", facts)
    return ("move-summon", facts)


def label_group(s: Valley, seat: int, move: Move) -> Phrase:
    square = SQUARE_NAMES[move.a]
    if WAYS[s.kings[seat] * SQUARES + move.a] is None:
        return ("move-group", {"tiles": several(move.b, 2), "taken": "", "square": square, "coins": 0})
    taken = group_squares(s, seat, s.kings[seat], move)
    coins = sum(s.coins[q] for q in taken)
    facts = {
        "tiles": several(move.b, len(taken)),
        "taken": [SQUARE_NAMES[q] for q in taken],
        "square": square,
        "coins": coins,
    }
    if move.c < 0:
        return ("move-group", facts)
    return ("move-group-leaving", {**facts, "left": SQUARE_NAMES[move.c]})


def label_tax(s: Valley, seat: int, move: Move) -> Phrase:
    needs = gold = 0
    if s.ask(seat) == "tax":
        tile = s.box.tiles[s.step_of(seat)[2]]
        needs, gold = tile.needs, tile.gold
    return ("move-tax", {"tiles": several(move.a, needs), "gold": gold})


def label_exchange(s: Valley, _seat: int, move: Move) -> Phrase:
    where = {"slope": slope_name(move.a // ROWS), "row": move.a % ROWS + 1}
    if s.hill[move.a] < 0:
        return ("move-recruit-empty", where)
    return ("move-exchange", {**where, "card": tile_name(s, s.hill[move.a])})


def label_claim(s: Valley, _seat: int, move: Move) -> Phrase:
    if move is s.moves.claim_nothing:
        return ("move-claim-nothing", {})
    facts = {"gold": s.box.realm_gold, "renown": s.box.realm_renown}
    return ("move-claim", {"card": card_name(TYPES[move.a]), **facts})


def label_fill(s: Valley, _seat: int, move: Move) -> Phrase:
    slope = move.a
    number = min(len(s.holes), s.height[slope])
    moved = [
        ("move-fill-one", {"card": tile_name(s, s.hill[slope * ROWS + row]), "square": SQUARE_NAMES[hole]})
        for row, hole in enumerate(s.holes[:number])
    ]
    return ("move-fill", {"slope": slope_name(slope), "tiles": moved})


LABELS: dict[str, Labeller] = {
    "king": label_king,
    "recruit": label_recruit,
    "jester": lambda s, seat, move: ("move-jester", {"card": card_name(TYPES[move.a])}),
    "summon": label_summon,
    "tax": label_tax,
    "exchange": label_exchange,
    "give": lambda s, seat, move: ("move-give", {"card": place_name(s, move.a)}),
    "turn": lambda s, seat, move: ("move-turn", {"card": place_name(s, move.a)}),
    "keep": lambda s, seat, move: ("move-keep", {"card": place_name(s, move.a)}),
    "claim": label_claim,
    "fill": label_fill,
}


# -- Reasons of refusals -------------------------------------------------------------------------


def reason(s: Valley, seat: int, move: Move) -> Phrase | None:
    """Why the natural clicks of a phase are refused."""
    explain = REASONS.get((s.step_of(seat)[0], move.verb))
    return explain(s, seat, move) if explain is not None else None


def why_not_king(s: Valley, _seat: int, move: Move) -> Phrase:
    if s.valley[move.a] < 0:
        return ("why-empty", {"square": SQUARE_NAMES[move.a]})
    return ("why-king-there", {"square": SQUARE_NAMES[move.a]})


def why_not_recruit(s: Valley, seat: int, move: Move) -> Phrase:
    kind = s.hill[move.a]
    if kind < 0:
        return ("why-no-tile-on-hill", {"slope": slope_name(move.a // ROWS), "row": move.a % ROWS + 1})
    if s.box.type_of[kind] >= SUBJECT_TYPES:
        return ("why-specialist-on-hill", {"card": tile_name(s, kind)})
    cost = s.box.prices[move.a % ROWS]
    have = s.gold[seat]
    return ("why-too-dear", {"card": tile_name(s, kind), "cost": cost, "have": have, "more": cost - have})


def why_recruit_too_late(s: Valley, seat: int, move: Move) -> Phrase:
    return ("why-first-turn" if s.turn <= s.seats else "why-recruiting-over", {})


def why_not_summon(s: Valley, seat: int, move: Move) -> Phrase:
    start, landing = s.kings[seat], move.a
    square = SQUARE_NAMES[landing]
    if start == landing:
        return ("why-must-move", {})
    if WAYS[start * SQUARES + landing] is None:
        return ("why-no-line", {"square": square, "start": SQUARE_NAMES[start]})
    if s.valley[landing] < 0:
        return ("why-empty", {"square": square})
    if move.c != SINGLE:
        return why_not_group(s, seat, move)
    kind = s.valley[landing]
    if s.box.type_of[kind] != move.b:
        return ("why-other-tile", {"square": square, "card": tile_name(s, kind)})
    if occupied(s, seat) >> landing & 1:
        return ("why-king-on-tile", {"square": square})
    return why_not_activate(s, seat, kind)


def why_not_activate(s: Valley, seat: int, kind: int) -> Phrase:
    tile = s.box.tiles[kind]
    if tile.type == MONK:
        if s.gold[seat] < tile.price:
            return ("why-monk-gold", {"cost": tile.price, "have": s.gold[seat]})
        return ("why-monk-leads-nowhere", {})
    if tile.type == SORCERER:
        if not any(s.columns[seat * COLUMNS : (seat + 1) * COLUMNS]):
            return ("why-nothing-to-give", {})
        return ("why-nobody-on-hill", {})
    return ("why-tax-condition", {"needs": tile.needs})


def why_not_group(s: Valley, seat: int, move: Move) -> Phrase:
    taken = group_squares(s, seat, s.kings[seat], move)
    tiles = several(move.b, 2)
    if len(taken) < 2:
        return ("why-group-needs-two", {"tiles": tiles, "square": SQUARE_NAMES[move.a], "count": len(taken)})
    way = WAYS[s.kings[seat] * SQUARES + move.a]
    assert way is not None
    if way[-1] not in taken:
        behind = SQUARE_NAMES[way[way.index(taken[-1]) + 1]]
        return ("why-group-stops-behind", {"tiles": tiles, "square": behind})
    if move.b == SORCERER:
        return why_not_activate(s, seat, s.valley[taken[0]])
    return ("why-group-tax", {})


def why_not_claim(s: Valley, seat: int, move: Move) -> Phrase | None:
    missing = missing_for_realm(s, seat)
    if missing:
        return ("why-no-realm", {"missing": [card_name(TYPES[column]) for column in missing]})
    return None


def why_not_exchange(s: Valley, _seat: int, move: Move) -> Phrase:
    kind = s.hill[move.a]
    if kind < 0:
        return ("why-no-tile-on-hill", {"slope": slope_name(move.a // ROWS), "row": move.a % ROWS + 1})
    return ("why-specialist-on-hill", {"card": tile_name(s, kind)})


def why_not_tax(s: Valley, seat: int, move: Move) -> Phrase:
    tile = s.box.tiles[s.step_of(seat)[2]]
    card = card_name(TYPES[move.a])
    if s.taxed[seat] >> move.a & 1:
        return ("why-taxed", {"card": card})
    have = s.columns[seat * COLUMNS + move.a]
    if have < tile.needs:
        return ("why-too-few", {"tiles": several(move.a, have), "needs": tile.needs})
    return ("why-needed-later", {"card": card})


def why_not_here(s: Valley, seat: int, move: Move) -> Phrase | None:
    if s.up[seat * s.box.places + move.a]:
        return None
    return ("why-not-face-up", {"card": place_name(s, move.a)})


REASONS: dict[tuple[int, str], Callable[[Valley, int, Move], Phrase | None]] = {
    (steps.PLACE_KING, "king"): why_not_king,
    (steps.RECRUIT, "recruit"): why_not_recruit,
    (steps.SUMMON, "recruit"): why_recruit_too_late,
    (steps.SUMMON, "summon"): why_not_summon,
    (steps.SUMMON, "claim"): why_not_claim,
    (steps.FILL, "claim"): why_not_claim,
    (steps.CLAIM, "claim"): lambda s, seat, move: ("why-not-face-up", {"card": card_name(TYPES[move.a])}),
    (steps.TAX, "tax"): why_not_tax,
    (steps.SORCERER, "exchange"): why_not_exchange,
    (steps.GIVE, "give"): why_not_here,
    (steps.TURN_TILES, "turn"): why_not_here,
    (steps.TURN_TILES, "keep"): why_not_here,
}


# -- What tiles do -------------------------------------------------------------------------------


UNNAMED_ORDERS = ("knight_lily", "knight_moon", "knight_tower", "knight_acorn")
"""The Orders as we call them: the printed ones have a colour and a sign, but no name."""


def card_texts(game: KingOfTheValley, section: str, id: str) -> list[Phrase]:
    box = game.box
    if section in ("subjects", "specialists", "mix"):
        tile = next(tile for tile in box.tiles if tile.id == id)
        if section == "mix":
            return [
                ("text-pile", {"n": number, "pile": PILES[pile]})
                for pile, number in enumerate(tile.piles)
                if number
            ]
        if tile.type == TAX_COLLECTOR and tile.needs == 0:
            return [("text-tax-free", {"gold": tile.gold})]
        if tile.type == TAX_COLLECTOR:
            return [("text-tax", {"needs": tile.needs, "gold": tile.gold})]
        if tile.type == MONK:
            return [("text-monk", {"gold": tile.price})]
        told: list[Phrase] = [(f"text-{TYPES[tile.type].replace('_', '-')}", {"n": tile.influence})]
        if id in UNNAMED_ORDERS:
            told.append(("note-order", {}))
        return told
    if section == "hill":
        row = int(id.removeprefix("row_"))
        return [("text-row", {"row": row, "gold": box.prices[row - 1]})]
    if section == "piles":
        return [("text-pile-use", {"pile": PILES[int(id.removeprefix("pile_")) - 1]})]
    return [(f"text-value-{id}", {})]
