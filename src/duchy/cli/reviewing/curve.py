"""The curve of a review: how the value of a seat went, and whose hand each step was."""

from __future__ import annotations

from html import escape
from typing import Final

from duchy.analysis.reviewing.findings import CHANCE, Moment
from duchy.cli.reviewing.summary import Reading

WIDTH, HEIGHT, MARGIN = 960.0, 260.0, 44.0
LEAST_SHOWN: Final = 0.002
"""Smaller parts of a step are not drawn in a colour of their own, as a part of the height."""

CURVE_CSS = """
svg.curve { display: block; inline-size: 100%; block-size: auto; overflow: visible; direction: ltr; }
svg.curve text { font: 13px var(--text); fill: var(--ink-2); }
svg.curve .grid { stroke: var(--paper-3); stroke-dasharray: 2 4; }
svg.curve .rival { fill: none; stroke: var(--ink-2); stroke-width: 1; opacity: .45; }
svg.curve .value { fill: none; stroke: var(--ink); stroke-width: 1.5; }
svg.curve .luck { stroke: var(--brass); stroke-width: 5; }
svg.curve .own { stroke: var(--ink); stroke-width: 5; }
svg.curve .other { stroke: var(--ink); stroke-width: 5; stroke-dasharray: 1.5 2.5; }
svg.curve circle { fill: var(--gules); }
svg.curve .seal { fill: var(--paper); font-weight: 700; text-anchor: middle; }
p.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; color: var(--ink-2); margin-block: .4rem 0; }
p.legend svg { inline-size: 1.6rem; block-size: .8rem; margin-inline-end: .4rem; direction: ltr; }
tr.lit td { background: var(--paper-2); font-weight: 600; }
.wide { overflow-x: auto; }
.wide > svg.curve { min-inline-size: 38rem; }
.wide td { white-space: normal; }
.wide td:first-child { white-space: nowrap; }
th, td { padding: .35rem .7rem; text-align: start; }
"""


def curve(told: Reading, mirrored: bool) -> str:
    """As SVG. Time runs as the language is read."""
    return Curve(told, mirrored).drawn()


class Curve:
    def __init__(self, told: Reading, mirrored: bool) -> None:
        self.told = told
        self.review = told.review
        self.mirrored = mirrored
        values = [value for position in self.review.values for value in position]
        self.top = 1.0 if self.review.unit == CHANCE else max(1.0, max(values) * 1.1)
        self.low = 0.0 if self.review.unit == CHANCE else min(0.0, min(values))

    def x(self, number: float) -> float:
        part = number / max(1, len(self.review.moments))
        return MARGIN + (1 - part if self.mirrored else part) * (WIDTH - 2 * MARGIN)

    def y(self, value: float) -> float:
        return HEIGHT * (self.top - value) / (self.top - self.low)

    def drawn(self) -> str:
        seats = [seat for seat in range(self.review.seats) if seat != self.told.eyes]
        lines = [self.line(seat, "rival") for seat in seats] + [self.line(self.told.eyes, "value")]
        steps = [self.step(moment) for moment in self.review.moments]
        seals = [self.seal(place, moment) for place, moment in enumerate(self.told.costly(), 1)]
        title = escape(self.told.say(self.review.unit))
        drawn = "".join([*self.grid(), *lines, *steps, *seals])
        return (
            f'<div class="wide"><svg class="curve" viewBox="0 -16 {WIDTH:.0f} {HEIGHT + 44:.0f}" role="img" '
            f'aria-label="{title}">{drawn}</svg></div>{self.legend()}'
        )

    def grid(self) -> list[str]:
        drawn = []
        for quarter in range(5):
            value = self.low + (self.top - self.low) * quarter / 4
            y = self.y(value)
            number = round(value * (100 if self.review.unit == CHANCE else 1))
            side, anchor = (WIDTH - MARGIN + 8, "start") if self.mirrored else (MARGIN - 8, "end")
            drawn.append(f'<path class="grid" d="M{MARGIN} {y:.1f}H{WIDTH - MARGIN}"/>')
            drawn.append(
                f'<text x="{side}" y="{y + 4:.1f}" text-anchor="{anchor}">'
                f"{self.told.whole(number, number < 0)}</text>"
            )
        shown, last = self.review.turns[0], -100.0
        for number, turn in enumerate(self.review.turns):
            if turn != shown and abs(self.x(number) - last) > 36:
                last = self.x(number)
                drawn.append(
                    f'<text x="{last:.1f}" y="{HEIGHT + 20}" text-anchor="middle">'
                    f"{self.told.words.number(turn)}</text>"
                )
            shown = turn
        return drawn

    def line(self, seat: int, kind: str) -> str:
        values = self.review.values
        path = f"M{self.x(0):.1f} {self.y(values[0][seat]):.1f}"
        path += "".join(f"H{self.x(n):.1f}V{self.y(value[seat]):.1f}" for n, value in enumerate(values) if n)
        return f'<path class="{kind}" d="{path}"/>'

    def step(self, moment: Moment) -> str:
        """The luck and the decision in a step, each in its colour, one after the other."""
        eyes = self.told.eyes
        x, at = self.x(moment.number), self.review.values[moment.number - 1][eyes]
        drawn = ""
        hand = "own" if moment.seat == eyes else "other"
        for kind, change in ((hand, moment.decision[eyes]), ("luck", moment.luck[eyes])):
            if abs(change) >= LEAST_SHOWN * (self.top - self.low):
                drawn += f'<path class="{kind}" d="M{x:.1f} {self.y(at):.1f}V{self.y(at + change):.1f}"/>'
            at += change
        return drawn

    def seal(self, place: int, moment: Moment) -> str:
        x, y = self.x(moment.number), self.y(self.review.values[moment.number - 1][self.told.eyes])
        words = self.told.costly_row(moment)
        return (
            f"<g><title>{escape(' · '.join(words))}</title>"
            f'<circle cx="{x:.1f}" cy="{y - 14:.1f}" r="9"/>'
            f'<text class="seal" x="{x:.1f}" y="{y - 9.5:.1f}">{self.told.words.number(place)}</text></g>'
        )

    def legend(self) -> str:
        kinds = ["luck", "own", *(["rivals"] if self.review.seats > 1 else [])]
        marks = {"luck": "luck", "own": "own", "rivals": "other"}
        items = "".join(
            f'<span><svg class="curve" viewBox="0 0 32 12"><path class="{marks[kind]}" d="M0 6H32"/></svg>'
            f"{escape(self.told.say(kind))}</span>"
            for kind in kinds
        )
        return f'<p class="legend">{items}</p>'
