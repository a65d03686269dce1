"""Dice Kingdoms in phrases: labels of moves, reasons of refusals, what cards do.

Only names of messages and their arguments; the words are in `locales/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from duchy.core.moves import Move
from duchy.core.showing.words import Phrase
from duchy.games.dice_kingdoms.components.cards import COUNTS, PEDESTALS, Sheets
from duchy.games.dice_kingdoms.components.events import (
    LARGEST_TRACK,
    PAYS_ANYTHING,
    SET_RIVER,
    STRIKE_BOX,
    STRIKES,
    THIS_TURN,
    WHICH,
    Instruction,
)
from duchy.games.dice_kingdoms.components.layout import (
    BANS,
    BLOCKS,
    COLOURS,
    DAY,
    GUILDS,
    LABELS,
    MOST_STATUES,
    NO_BLUE,
    NO_POWERS,
    NOTHING,
    REWARDS,
    STATUES,
    TRACKS,
    bits,
)
from duchy.games.dice_kingdoms.components.naming import box_phrase
from duchy.games.dice_kingdoms.rules import actions, effects
from duchy.games.dice_kingdoms.showing import preview

if TYPE_CHECKING:
    from duchy.games.dice_kingdoms.game import DiceKingdoms
    from duchy.games.dice_kingdoms.state import Lordships

FORBIDDEN_BY: Final = {
    "why-value": "DK-094",
    "why-citizen-full": "DK-099",
    "why-block-full": "DK-100",
    "why-lair-full": "DK-057",
    "why-not-next-to": "DK-106",
    "why-not-on-path": "DK-111",
    "why-not-rallied": "DK-047",
    "why-owned": "DK-124",
    "why-four-statues": "DK-125",
    "why-not-activated": "DK-076",
}
"""The rule behind a reason, where it is a rule that forbids."""

Labeller = Callable[["Lordships", int, Move], Phrase]


def card_name(id: str) -> Phrase:
    return (f"card-{id.replace('_', '-')}", {})


def reward_name(reward: int) -> Phrase:
    return (f"reward-{REWARDS[reward] if reward else 'nothing'}", {})


def box_name(s: Lordships, box: int) -> Phrase:
    return box_phrase(s.ways.boxes[box], s.sheets.box_ends[box])


def section_next(s: Lordships, seat: int, section: int) -> int:
    """What the next box of a section pays."""
    marks = s.marks[seat * s.width + section]
    rewards = s.sheets.rewards[section]
    return rewards[marks] if marks < len(rewards) else NOTHING


def outlook(s: Lordships, move: Move) -> list[Phrase]:
    """The rolls of the black dice that a citizen will answer to."""
    if move.verb not in ("recruit", "citizen"):
        return []
    rolls = sum(any(lit == move.a for lit, _ in activated) for activated in s.sheets.activated)
    return [("outlook-rolls", {"values": LABELS[move.a], "n": rolls})]


# -- Labels of moves -----------------------------------------------------------------------------


def label(s: Lordships, seat: int, move: Move) -> Phrase:
    return LABELLERS[move.verb](s, seat, move)


def label_roll(s: Lordships, _seat: int, move: Move) -> Phrase:
    return ("move-roll-black" if move is s.moves.roll_black else "move-roll", {})


def label_track(s: Lordships, seat: int, move: Move) -> Phrase:
    """A track with how many checks the harvest grants it, and what the next box pays."""
    granted = s.grants[seat * 4 + move.a] or 1
    pays = reward_name(section_next(s, seat, TRACKS + move.a))
    return ("move-track", {"guild": guild_name(move.a), "n": granted, "reward": pays})


def guild_name(guild: int) -> Phrase:
    return (f"guild-{GUILDS[guild]}", {})


def label_citizen(s: Lordships, seat: int, move: Move) -> Phrase:
    arguments = {
        "value": LABELS[move.a],
        "guild": guild_name(s.sheets.guild_of[move.a]),
        "reward": reward_name(section_next(s, seat, move.a)),
    }
    return (f"move-{move.verb}", arguments)


def label_statue(s: Lordships, _seat: int, move: Move) -> Phrase:
    statue = s.sheets.statues[move.a]
    return ("move-statue", {"card": card_name(statue.id), "text": statue_phrase(s.sheets, move.a)})


def label_change(s: Lordships, _seat: int, move: Move) -> Phrase:
    before = s.dice[2 + move.b]
    after = actions.changed(before, move) if before else 0
    die: Phrase = (f"die-{COLOURS[move.b]}", {})
    card = card_name(s.sheets.domains[move.a])
    return ("move-change", {"card": card, "die": die, "before": before, "after": after})


def label_reset(s: Lordships, _seat: int, _move: Move) -> Phrase:
    return ("move-reset", {colour: s.rolled[c] for c, colour in enumerate(COLOURS)})


def label_fight(s: Lordships, seat: int, move: Move) -> Phrase:
    lair = s.sheets.lairs[s.sheets.lair_of[move.a]]
    arguments = {
        "card": card_name(lair.id),
        "block": move.a - lair.start + 1,
        "values": " · ".join(str(value) for value in s.sheets.accepts[move.a]),
        "reward": reward_name(section_next(s, seat, BLOCKS + move.a)),
    }
    return ("move-fight", arguments)


def label_combat(s: Lordships, seat: int, move: Move) -> Phrase:
    section = effects.next_block(s, seat, move.a)
    reward = section_next(s, seat, section) if section >= 0 else NOTHING
    return ("move-combat", {"card": card_name(s.sheets.lairs[move.a].id), "reward": reward_name(reward)})


def label_road(s: Lordships, seat: int, move: Move) -> Phrase:
    """A box with what it pays, and the domain that it would rally."""
    ways = s.ways
    arguments: dict[str, Any] = {"box": box_name(s, move.a), "reward": reward_name(ways.rewards[move.a])}
    touched = bits(ways.touches[move.a] & ~s.rallied[seat] & ~s.struck_domains)
    if touched:
        arguments["card"] = card_name(s.sheets.domains[touched[0]])
        return ("move-road-to", arguments)
    return ("move-road", arguments)


def label_build(s: Lordships, seat: int, move: Move) -> Phrase:
    """How many boxes, what they pay, and the domain or the fork at the end."""
    value = preview.value_of(s, move)
    path, end = preview.road_ahead(s, seat, move.a, value)
    pays = [reward_name(s.ways.rewards[box]) for box in path if s.ways.rewards[box]]
    arguments: dict[str, Any] = {
        "box": box_name(s, move.a),
        "value": value,
        "n": len(path),
        "blue": move.b,
        "rewards": pays or [reward_name(NOTHING)],
    }
    if end >= 0:
        arguments["card"] = card_name(s.sheets.domains[end])
        return ("move-build-to", arguments)
    return ("move-build-fork" if end == preview.FORK else "move-build", arguments)


def label_strike(s: Lordships, _seat: int, move: Move) -> Phrase:
    kind, name = move.text.split(" ", 2)[1:]
    if kind == "citizen":
        return ("move-strike-citizen", {"value": name, "guild": guild_name(s.sheets.guild_of[move.a])})
    return (f"move-strike-{kind}", {"card": card_name(name)})


LABELLERS: dict[str, Labeller] = {
    "roll": label_roll,
    "reset": label_reset,
    "pass": lambda s, seat, move: ("move-pass", {}),
    "track": label_track,
    "recruit": label_citizen,
    "citizen": label_citizen,
    "statue": label_statue,
    "yellow": label_change,
    "red": label_change,
    "green": label_change,
    "blue": label_change,
    "any": label_change,
    "fight": label_fight,
    "combat": label_combat,
    "build": label_build,
    "road": label_road,
    "strike": label_strike,
}


# -- Reasons of refusals -------------------------------------------------------------------------


def reason(s: Lordships, seat: int, move: Move) -> Phrase | None:
    """Why a natural click is refused, at the step that it would answer."""
    explain = REASONS.get((s.ask(seat), move.verb))
    return explain(s, seat, move) if explain is not None else None


def values_of(s: Lordships, colour: int) -> dict[str, Any]:
    """The values that a coloured die stands for, alone and with blue."""
    value = s.dice[2 + colour]
    blue = 0 if s.bans & NO_BLUE else s.dice[5]
    return {"die": (f"die-{COLOURS[colour]}", {}), "value": value, "sum": value + blue if blue else 0}


def why_not_recruit(s: Lordships, seat: int, move: Move) -> Phrase:
    if s.is_complete(seat, move.a):
        return ("why-citizen-full", {"value": LABELS[move.a]})
    return ("why-value", {**values_of(s, 0), "wanted": LABELS[move.a]})


def why_not_citizen(s: Lordships, seat: int, move: Move) -> Phrase:
    if s.is_complete(seat, move.a):
        return ("why-citizen-full", {"value": LABELS[move.a]})
    guild = s.step_of(seat)[2]
    return ("why-guild", {"value": LABELS[move.a], "guild": guild_name(guild)})


def why_not_fight(s: Lordships, seat: int, move: Move) -> Phrase:
    if s.is_complete(seat, BLOCKS + move.a):
        return ("why-block-full", {})
    wanted = " · ".join(str(value) for value in s.sheets.accepts[move.a])
    return ("why-value", {**values_of(s, 1), "wanted": wanted})


def why_not_combat(s: Lordships, _seat: int, move: Move) -> Phrase:
    return ("why-lair-full", {"card": card_name(s.sheets.lairs[move.a].id)})


def why_not_build(s: Lordships, seat: int, move: Move) -> Phrase:
    box = {"box": box_name(s, move.a)}
    if s.roads[seat] >> move.a & 1:
        return ("why-road-checked", box)
    if s.struck_roads >> move.a & 1:
        return ("why-road-struck", box)
    if not s.frontier[seat] >> move.a & 1:
        return ("why-not-next-to", box)
    if s.bans & NO_BLUE:
        return ("why-no-blue", {})
    return ("why-blue-useless", box)


def why_not_on(s: Lordships, seat: int, move: Move) -> Phrase:
    box = {"box": box_name(s, move.a)}
    return ("why-road-checked" if s.roads[seat] >> move.a & 1 else "why-not-on-path", box)


def why_not_change(s: Lordships, seat: int, move: Move) -> Phrase:
    card = {"card": card_name(s.sheets.domains[move.a])}
    if s.struck_domains >> move.a & 1:
        return ("why-domain-struck", card)
    if not s.rallied[seat] >> move.a & 1:
        return ("why-not-rallied", card)
    if s.used >> move.a & 1:
        return ("why-used", card)
    if s.bans & NO_POWERS:
        return ("why-no-powers", {})
    return ("why-no-change", {"value": s.dice[2 + move.b]})


def why_not_pass(s: Lordships, _seat: int, _move: Move) -> Phrase:
    return ("why-must-act", {})


def why_not_reset(s: Lordships, _seat: int, _move: Move) -> Phrase:
    return ("why-not-changed", {})


def why_not_statue(s: Lordships, seat: int, move: Move) -> Phrase:
    owned = s.statues[seat]
    card = {"card": card_name(s.sheets.statues[move.a].id)}
    if (owned | owned >> STATUES) & DAY & 1 << move.a:
        return ("why-owned", card)
    if owned.bit_count() >= MOST_STATUES:
        return ("why-four-statues", {})
    return ("why-not-in-river", card)


def why_not_track(s: Lordships, seat: int, move: Move) -> Phrase:
    name = {"guild": guild_name(move.a)}
    return ("why-track-full" if s.is_complete(seat, TRACKS + move.a) else "why-not-activated", name)


REASONS: dict[tuple[str, str], Labeller] = {
    ("action", "recruit"): why_not_recruit,
    ("action", "citizen"): why_not_recruit,
    ("action", "fight"): why_not_fight,
    ("action", "build"): why_not_build,
    ("action", "reset"): why_not_reset,
    ("action", "pass"): why_not_pass,
    ("recruit", "citizen"): why_not_citizen,
    ("citizen-joins", "citizen"): why_not_citizen,
    ("combat", "combat"): why_not_combat,
    ("road", "road"): why_not_build,
    ("build-on", "road"): why_not_on,
    ("statue", "statue"): why_not_statue,
    ("track-order", "track"): why_not_track,
    ("consolation", "track"): why_not_track,
    **{("action", verb): why_not_change for verb in (*COLOURS, "any")},
}


# -- What cards do -------------------------------------------------------------------------------


def statue_phrase(sheets: Sheets, number: int) -> Phrase:
    statue = sheets.statues[number]
    if statue.vp:
        what = (f"count-{COUNTS[statue.per]}", {"n": statue.group})
        return ("text-statue-end", {"vp": statue.vp, "what": what})
    arguments = {"n": statue.times, "reward": reward_name(statue.now), "stars": statue.stars}
    return ("text-statue-now", arguments)


def instruction_phrase(sheets: Sheets, instruction: Instruction) -> Phrase:
    if instruction.op == SET_RIVER:
        return ("text-river", {"n": instruction.count})
    if instruction.op == THIS_TURN:
        bans: list[Phrase] = [(f"bans-{ban}", {}) for b, ban in enumerate(BANS) if instruction.bans >> b & 1]
        return ("text-this-turn", {"bans": bans})
    arguments: dict[str, Any] = {"n": instruction.count}
    if instruction.op == STRIKE_BOX:
        section = instruction.of
        largest = section == LARGEST_TRACK
        arguments["section"] = (
            ("word-largest-track", {}) if largest else card_name(sheets.sections[section].id)
        )
        anything = instruction.pays == PAYS_ANYTHING
        arguments["reward"] = ("reward-any", {}) if anything else reward_name(instruction.pays)
    name = f"text-strike-{STRIKES[instruction.op]}-{WHICH[instruction.op][instruction.which]}"
    return (name, arguments)


def card_texts(game: DiceKingdoms, section: str, id: str) -> list[Phrase]:
    sheets = game.sheets[PEDESTALS[0]]
    if section == "statues":
        number = next(n for n, statue in enumerate(sheets.statues) if statue.id == id)
        return [statue_phrase(sheets, number)]
    if section == "domains":
        return [domain_phrase(sheets.domains.index(id))]
    if section == "lairs":
        return lair_phrases(sheets, id)
    if section == "events":
        event = next(event for event in sheets.events if event.id == id)
        found: list[Phrase] = []
        for number in event.does:
            instruction = sheets.instructions[number]
            found.append(instruction_phrase(sheets, instruction))
            for other in instruction.otherwise:
                phrase = instruction_phrase(sheets, sheets.instructions[other])
                found.append(("text-otherwise", {"text": phrase}))
        return found
    return []


def domain_phrase(domain: int) -> Phrase:
    if domain >= 9:
        return ("text-joins", {"guild": guild_name(domain - 9)})
    if domain == 8:
        return ("text-step-any", {})
    die: Phrase = (f"die-{COLOURS[domain % 4]}", {})
    return ("text-step" if domain < 4 else "text-flip", {"die": die})


def lair_phrases(sheets: Sheets, id: str) -> list[Phrase]:
    lair = next(lair for lair in sheets.lairs if lair.id == id)
    found: list[Phrase] = []
    for block in range(lair.start, lair.stop):
        values = " · ".join(str(value) for value in sheets.accepts[block])
        rewards = [reward_name(reward) for reward in sheets.rewards[BLOCKS + block]]
        found.append(("text-block", {"values": values, "rewards": rewards}))
    return found
