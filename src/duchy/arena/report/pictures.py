"""Pictures of a report: inline SVG, drawn with the page's own colours. Two kinds are enough.

Rows compare named things, each with its interval; columns show how a number is spread. The first series
is round and full, the second a hollow diamond or hatched: colour is never the only sign.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, gcd, log10
from typing import NamedTuple

WIDTH = 860
NAMES = 210
LONGEST_NAME = 26
GAP = 64
TOP = 40
FOOT = 12
COLUMNS_HEIGHT = 250
MOST_COLUMNS = 28
PER_CENT = "\N{NO-BREAK SPACE}%"
FEW = 30
"""What was seen less often than this does not stretch the scale."""


class Point(NamedTuple):
    value: float
    low: float
    high: float
    n: int


class Series(NamedTuple):
    name: str
    points: list[Point | None]


class Panel(NamedTuple):
    """One scale beside the names, with one or two series on it."""

    title: str
    series: list[Series]
    percent: bool = True
    bars: bool = False
    reference: float | None = None


class Scale:
    """Numbers to places, with round ticks."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.step = round_step((high - low) or 1.0)
        self.low = floor(low / self.step + 1e-9) * self.step
        self.high = max(ceil(high / self.step - 1e-9) * self.step, self.low + self.step)
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        share = (inside - self.low) / (self.high - self.low)
        return round(self.left + share * (self.right - self.left), 1)

    def ticks(self) -> list[float]:
        return [self.low + i * self.step for i in range(round((self.high - self.low) / self.step) + 1)]


def round_step(span: float) -> float:
    """A step of 1, 2 or 5 times a power of ten, that makes about four."""
    power = 10.0 ** floor(log10(span / 4))
    return next(step * power for step in (1, 2, 5, 10) if span / (step * power) <= 5)


def written(value: float, percent: bool, step: float = 0.1) -> str:
    """A number as people read it; `step` tells how exact."""
    shown, unit = (value * 100, PER_CENT) if percent else (value, "")
    places = max(0, -floor(log10(step * 100 if percent else step) + 1e-9))
    return f"{shown:,.{places}f}{unit}"


def point_text(point: Point, percent: bool) -> str:
    step = 0.001 if percent else 0.1
    low, high = written(point.low, percent, step), written(point.high, percent, step)
    return f"{written(point.value, percent, step)} ({low} to {high}), n {point.n}"


def rows_picture(title: str, names: Sequence[str], panels: Sequence[Panel]) -> str:
    """A row for each name, with a panel for each measure."""
    pitch = 24 if len(panels[0].series) == 1 else 36
    height = TOP + pitch * len(names) + FOOT
    parts = [name_part(name, TOP + pitch * (row + 0.5)) for row, name in enumerate(names)]
    width = (WIDTH - NAMES - 24 - GAP * (len(panels) - 1)) / len(panels)
    for place, panel in enumerate(panels):
        left = NAMES + place * (width + GAP)
        parts += panel_parts(panel, names, Scale(*reach(panel), left, left + width), pitch, height)
    return svg(title, height, parts)


def name_part(name: str, y: float) -> str:
    short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    return f'<text class="name" x="{NAMES - 12}" y="{y:.0f}">{escape(short)}</text>'


def reach(panel: Panel) -> tuple[float, float]:
    """From where to where a panel shows: bars from nothing, dots as closely as their intervals allow."""
    points = [point for series in panel.series for point in series.points if point is not None]
    firm = [point for point in points if point.n >= FEW] or points
    low = min((point.low for point in firm), default=0.0)
    high = max((point.high for point in firm), default=1.0)
    if panel.reference is not None:
        low, high = min(low, panel.reference), max(high, panel.reference)
    if panel.bars:
        low, high = min(0.0, low), max(0.0, high)
    return (low, high) if high > low else (low, low + 1)


def panel_parts(panel: Panel, names: Sequence[str], scale: Scale, pitch: int, height: int) -> list[str]:
    parts = [f'<text class="head" x="{scale.left}" y="12">{escape(panel.title)}</text>']
    for tick in scale.ticks():
        x = scale.at(tick)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - FOOT}"/>')
        text = written(tick, panel.percent, scale.step)
        parts.append(f'<text class="tick" x="{x}" y="{TOP - 12}">{text}</text>')
    if panel.reference is not None:
        x = scale.at(panel.reference)
        parts.append(f'<line class="fair" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - FOOT}"/>')
    count = len(panel.series)
    for place, series in enumerate(panel.series):
        for row, (name, point) in enumerate(zip(names, series.points, strict=True)):
            if point is None:
                continue
            y = TOP + pitch * (row + 0.5) + (place - (count - 1) / 2) * 13
            label = f"{name}: {point_text(point, panel.percent)}"
            told = f"{series.name}, {label}" if series.name else label
            draw = bar_mark if panel.bars else dot_mark
            parts.append(f"<g><title>{escape(told)}</title>{draw(scale, point, y, place)}</g>")
    return parts


def dot_mark(scale: Scale, point: Point, y: float, place: int) -> str:
    x, low, high = scale.at(point.value), scale.at(point.low), scale.at(point.high)
    whisker = f'<line class="whisker s{place}" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
    if place == 0:
        return f'{whisker}<circle class="dot s0" cx="{x}" cy="{y}" r="5"/>'
    return f'{whisker}<path class="dot s1" d="M{x - 6} {y}l6 -6 6 6 -6 6z"/>'


def bar_mark(scale: Scale, point: Point, y: float, place: int) -> str:
    x, zero = scale.at(point.value), scale.at(0.0)
    low, high = scale.at(point.low), scale.at(point.high)
    left, width = min(x, zero), max(1.0, abs(x - zero))
    return (
        f'<rect class="bar s{place}" x="{left}" y="{y - 5.5}" width="{width:.1f}" height="11" rx="2"/>'
        f'<line class="error" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
    )


class Column(NamedTuple):
    """Values that stand together, with how often each series had one of them."""

    label: str
    counts: list[int]


def columns_of(series: Sequence[Mapping[int, int]]) -> list[Column]:
    """All values from the least to the greatest, several to a column where there are many."""
    values = sorted({value for counts in series for value in counts})
    low, high = values[0], values[-1]
    beat = gcd(*(value - low for value in values)) or 1
    wide = column_width(high - low, beat)
    if beat == 1:
        low -= low % wide
    columns = []
    for first in range(low, high + 1, wide):
        label = str(first) if wide == beat else f"{first}–{first + wide - beat}"
        inside = range(first, first + wide)
        columns.append(Column(label, [sum(counts.get(value, 0) for value in inside) for counts in series]))
    return columns


def columns_picture(title: str, names: Sequence[str], columns: Sequence[Column]) -> str:
    """How a number is spread: the share of each column in its series."""
    totals = [sum(column.counts[place] for column in columns) for place in range(len(names))]
    most = max(column.counts[place] / total for column in columns for place, total in enumerate(totals))
    bottom = COLUMNS_HEIGHT - 26
    scale = Scale(0.0, most, bottom, 20)
    parts = []
    for tick in scale.ticks():
        y = scale.at(tick)
        parts.append(f'<line class="grid" x1="50" x2="{WIDTH}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="tick end" x="44" y="{y}">{written(tick, True, scale.step)}</text>')
    room = (WIDTH - 62) / len(columns)
    every = ceil(len(columns) / 12)
    for index, (label, counts) in enumerate(columns):
        x = 50 + index * room
        if index % every == 0:
            parts.append(
                f'<text class="tick" x="{x + room / 2:.1f}" y="{COLUMNS_HEIGHT - 10}">{label}</text>'
            )
        part = (room - 4) / len(names)
        for place, name in enumerate(names):
            share = counts[place] / totals[place]
            left, y = x + 2 + place * part, scale.at(share)
            told = f"{name}, {label}: {written(share, True, 0.001)}, n {counts[place]}"
            parts.append(
                f'<rect class="bar s{place}" x="{left:.1f}" y="{y}" width="{max(1.0, part - 1):.1f}" '
                f'height="{bottom - y:.1f}" rx="1.5"><title>{escape(told)}</title></rect>'
            )
    return svg(title, COLUMNS_HEIGHT, parts)


def column_width(span: int, beat: int) -> int:
    """So many values to a column that the columns are not too many; some games only end on every beat."""
    round_numbers = (power * step for power in (1, 10, 100, 1000, 10000) for step in (1, 2, 5))
    return next(beat * number for number in round_numbers if span / (beat * number) < MOST_COLUMNS)


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
