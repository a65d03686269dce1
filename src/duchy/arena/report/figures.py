"""What the sections of a report are made of: pictures with their legend, and the table below each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from duchy.arena.intervals import difference
from duchy.arena.report.pictures import (
    PER_CENT,
    Panel,
    Point,
    Series,
    columns_of,
    columns_picture,
    rows_picture,
    written,
)
from duchy.arena.report.style import LEGEND_MARKS
from duchy.core.showing.words import words

Line = Mapping[str, Any]
Row = Sequence[Line | None]
"""The same line of every result; None where a result has none."""

MOST_ROWS = 40
"""Rows that a picture shows; its table shows all."""


class Measure(NamedTuple):
    """A number of a line that is shown with its interval."""

    message: str
    of: Callable[[Line], Point]
    percent: bool = True

    def point(self, line: Line | None) -> Point | None:
        return None if line is None else self.of(line)

    def cell(self, line: Line | None) -> str:
        """The number with its interval, as a cell of a table."""
        if line is None:
            return "<td>–</td>"
        point = self.of(line)
        low, high = (self.text(end).removesuffix(PER_CENT) for end in (point.low, point.high))
        return f"<td>{self.text(point.value)} <small>{low} – {high}</small></td>"

    def text(self, value: float) -> str:
        return written(value, self.percent, 0.001 if self.percent else 0.1)

    def change(self, row: Row) -> str:
        """The difference between two results, marked where chance alone does not explain it."""
        before, after = (self.point(line) for line in row)
        if before is None or after is None:
            return "<td>–</td>"
        gap = after.value - before.value
        low, high = difference((before.low, before.high), before.value, (after.low, after.high), after.value)
        text = ("+" if gap >= 0 else "") + self.text(gap)
        if low <= 0 <= high:
            return f"<td>{text}</td>"
        return f'<td class="moved">{"▲" if gap > 0 else "▼"} {text}</td>'


TAKEN = Measure("cli-report-taken", lambda at: Point(at["rate"], at["rate_low"], at["rate_high"], at["of"]))
WINS = Measure("cli-report-wins", lambda at: Point(at["win_rate"], at["win_low"], at["win_high"], at["n"]))
SCORE = Measure(
    "cli-mean-score", lambda at: Point(at["mean_score"], at["score_low"], at["score_high"], at["n"]), False
)


def mean_of(side: str = "") -> Measure:
    """The mean of a distribution, or of one that a line holds."""

    def of(line: Line) -> Point:
        at = line[side] if side else line
        return Point(at["mean"], at["low"], at["high"], at["n"])

    return Measure(f"cli-report-{side or 'mean'}", of, False)


class Figures:
    """One named result, or two to be compared."""

    def __init__(self, results: Sequence[tuple[str, Mapping[str, Any]]]) -> None:
        self.names = [name for name, _ in results]
        self.results = [result for _, result in results]
        self.first = self.results[0]
        self.says = words("en", self.first["game"])
        self.compares = len(results) > 1

    def say(self, message: str, **arguments: Any) -> str:
        return escape(self.says.say(message, **arguments))

    def legend(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return ""
        marks = zip(LEGEND_MARKS, names, strict=True)
        items = "".join(f"<li>{mark}{escape(name)}</li>" for mark, name in marks)
        return f'<ul class="legend">{items}</ul>'

    def figure(
        self, rows: Sequence[Row], heads: Sequence[str], drawn: Sequence[Measure], listed: Sequence[Measure]
    ) -> str:
        """Rows as a picture of some measures and a table of more; wins are drawn against a fair share."""
        panels = [
            Panel(
                self.says.say(measure.message),
                [
                    Series(
                        name if self.compares else "", [measure.point(row[place]) for row in rows[:MOST_ROWS]]
                    )
                    for place, name in enumerate(self.names)
                ],
                measure.percent,
                bars=measure is not WINS,
                reference=self.first["fair"] if measure is WINS else None,
            )
            for measure in drawn
        ]
        title = " · ".join(panel.title for panel in panels)
        picture = rows_picture(title, heads[:MOST_ROWS], panels)
        legend = self.legend(self.names) if self.compares else ""
        return legend + framed(picture) + self.table(rows, heads, listed)

    def spread(self, name: str, series: Sequence[tuple[str, Mapping[str, Any]]]) -> str:
        """Distributions as columns, with what stands in each."""
        drawn = [(head, counts_of(one)) for head, one in series if one["n"]]
        if not drawn:
            return ""
        heads = [head for head, _ in drawn]
        columns = columns_of([counts for _, counts in drawn])
        body = "".join(
            f'<tr><th scope="row">{label}</th>{"".join(f"<td>{count:,}</td>" for count in counts)}</tr>'
            for label, counts in columns
        )
        title = self.says.say(name)
        picture = framed(columns_picture(title, heads, columns))
        return self.legend(heads) + picture + self.folded("", [title, *heads], body, "cli-report-counts")

    def table(
        self, rows: Sequence[Row], heads: Sequence[str], measures: Sequence[Measure], title: str = ""
    ) -> str:
        """The numbers of a picture, folded away until somebody wants them."""
        if self.compares:
            measures = measures[:2]
        columns = []
        for measure in measures:
            message = self.says.say(measure.message)
            if self.compares:
                changed = self.says.say("cli-report-difference")
                columns += [f"{message}: {name}" for name in [*self.names, changed]]
            else:
                columns.append(message)
        counts = [f"n: {name}" for name in self.names] if self.compares else ["n"]
        body = "".join(
            f'<tr><th scope="row">{escape(name)}</th>{self.cells(row, measures)}</tr>'
            for name, row in zip(heads, rows, strict=True)
        )
        return self.folded(title, ["", *columns, *counts], body)

    def folded(
        self, title: str, headings: Sequence[str], body: str, caption: str = "cli-report-caption"
    ) -> str:
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in headings)
        return (
            f"<details><summary>{escape(title) or self.say('cli-report-numbers')}</summary>"
            f'<div class="wide"><table><caption>{self.say(caption)}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></details>"
        )

    def cells(self, row: Row, measures: Sequence[Measure]) -> str:
        cells = []
        for measure in measures:
            cells += [measure.cell(line) for line in row]
            if self.compares:
                cells.append(measure.change(row))
        cells += [f"<td>{count_of(line):,}</td>" for line in row]
        return "".join(cells)


def count_of(line: Line | None) -> int:
    """How many there were of what a line tells."""
    if line is None:
        return 0
    return int(line["n"] if "n" in line else line["all"]["n"])


def counts_of(distribution: Mapping[str, Any]) -> dict[int, int]:
    return {int(value): count for value, count in distribution["counts"].items()}


def align(key: Callable[[Line], object], tables: Sequence[Sequence[Line]]) -> list[Row]:
    """The lines of several results side by side, by what they are about."""
    found: dict[object, list[Line | None]] = {}
    for place, lines in enumerate(tables):
        for line in lines:
            found.setdefault(key(line), [None] * len(tables))[place] = line
    return list(found.values())


def there(row: Row) -> Line:
    """The first line that there is."""
    return next(line for line in row if line is not None)


def framed(picture: str) -> str:
    return f'<div class="picture">{picture}</div>'
