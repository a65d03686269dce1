"""The report as one page: every picture with its table below, standard and changed cards side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from duchy.arena.report.figures import SCORE, TAKEN, WINS, Figures, Line, Row, align, framed, mean_of, there
from duchy.arena.report.pictures import Panel, Series, rows_picture
from duchy.arena.report.style import CSS, HATCH

TOP_OPENINGS = 12
"""The opening moves that are shown of each decision: those chosen most often."""

SIDES = ("winners", "others")


def page(results: Sequence[tuple[str, Mapping[str, Any]]]) -> str:
    """One named result, or two to be compared: the standard one first."""
    return Page(results).whole()


class Page(Figures):
    def whole(self) -> str:
        title = f"{self.say('game-title')}: {self.say('cli-report-title')}"
        sections = {
            "glance": self.glance(),
            "seats": self.seats(),
            "length": self.length(),
            "scores": self.scores(),
            "cards": self.cards(),
            "openings": self.openings(),
        }
        links = "".join(f'<a href="#{id}">{self.say(f"cli-report-{id}")}</a>' for id in sections)
        body = "".join(
            f'<section id="{id}"><h2>{self.say(f"cli-report-{id}")}</h2>'
            f'<p class="quiet">{self.say(f"cli-report-about-{id}")}</p>{content}</section>'
            for id, content in sections.items()
        )
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{CSS}</style></head><body>{HATCH}"
            f"<header><h1>{title}</h1>{self.setting()}<nav>{links}</nav></header>"
            f"<main>{body}</main><footer>{self.say('cli-report-method')}</footer></body></html>\n"
        )

    def setting(self) -> str:
        """What was played; and which cards were changed, if any."""
        text = self.say(
            "cli-report-setting",
            games=self.first["games"],
            seats=self.first["seats"],
            bots=self.says.say("list-separator").join(dict.fromkeys(self.first["bots"])),
            seed=str(self.first["seed"]),
        )
        changed = [card for cards in self.results[-1]["changed"].values() for card in cards]
        if not changed:
            return f"<p>{text}</p>"
        listed = " ".join(f"<code>{escape(card)}</code>" for card in changed)
        return f"<p>{text}</p><p>{self.say('cli-report-changed', file=self.names[-1])} {listed}</p>"

    def glance(self) -> str:
        """The few numbers that one asks for first."""
        tiles = []
        for message, measure, lines in (
            ("cli-report-turns", mean_of(), [result["turns"] for result in self.results]),
            ("cli-report-moves", mean_of(), [result["moves"] for result in self.results]),
            ("cli-report-score", mean_of(), [result["scores"]["all"] for result in self.results]),
            ("cli-report-first-seat", WINS, [result["by_seat"][0] for result in self.results]),
        ):
            values = ""
            for name, line in zip(self.names, lines, strict=True):
                point = measure.of(line)
                low, high = measure.text(point.low), measure.text(point.high)
                label = f"<small>{escape(name)}</small>" if self.compares else ""
                values += (
                    f"<dd>{label}<b>{measure.text(point.value)}</b>"
                    f"<small>{low} – {high}, n {point.n:,}</small></dd>"
                )
            tiles.append(f"<div><dt>{self.say(message)}</dt>{values}</div>")
        return f'<dl class="tiles">{"".join(tiles)}</dl>'

    def seats(self) -> str:
        rows = self.aligned("by_seat", "seat")
        heads = [self.says.say("cli-player", seat=there(row)["seat"]) for row in rows]
        found = self.figure(rows, heads, [WINS], [WINS, SCORE])
        rows = self.aligned("by_bot", "bot")
        if len(rows) > 1:
            heads = [there(row)["bot"] for row in rows]
            found += f"<h3>{self.say('cli-report-bots')}</h3>"
            found += self.figure(rows, heads, [WINS], [WINS, SCORE])
        return found

    def length(self) -> str:
        drawn = [(name, result["turns"]) for name, result in zip(self.names, self.results, strict=True)]
        rows = [[result[name] for result in self.results] for name in ("turns", "moves")]
        heads = [self.says.say(f"cli-report-{name}") for name in ("turns", "moves")]
        means = self.table(rows, heads, [mean_of()], self.says.say("cli-report-means"))
        return self.spread("cli-report-turns", drawn) + means

    def scores(self) -> str:
        """How scores are spread, and the parts they are made of."""
        rows = self.aligned("parts", "part")
        if self.compares:
            drawn = [(name, one["scores"]["all"]) for name, one in zip(self.names, self.results, strict=True)]
            series = [
                Series(name, [mean_of("all").point(row[place]) for row in rows])
                for place, name in enumerate(self.names)
            ]
        else:
            drawn = [(self.says.say(f"cli-report-{side}"), self.first["scores"][side]) for side in SIDES]
            series = [
                Series(self.says.say(f"cli-report-{side}"), [mean_of(side).point(row[0]) for row in rows])
                for side in SIDES
            ]
        found = self.spread("cli-report-scores", drawn)
        sums = [[result["scores"][name] for result in self.results] for name in ("all", *SIDES)]
        found += self.table(
            sums, [self.says.say(f"cli-report-{name}") for name in ("all", *SIDES)], [mean_of()]
        )
        title = self.says.say("cli-report-parts")
        heads = [there(row)["name"] for row in rows]
        picture = rows_picture(title, heads, [Panel(title, series, percent=False, bars=True)])
        found += f"<h3>{escape(title)}</h3>{self.legend([one.name for one in series])}{framed(picture)}"
        measures = [mean_of("all")] if self.compares else [mean_of("all"), *map(mean_of, SIDES)]
        return found + self.table(rows, heads, measures)

    def cards(self) -> str:
        """What players choose gets a picture; what happens besides, a table."""
        chief = rest = ""
        for tables in align(lambda one: (one["section"], one["event"]), [r["cards"] for r in self.results]):
            table = there(tables)
            rows = align(lambda line: line["card"], [one["cards"] if one else [] for one in tables])
            heads = [there(row)["name"] for row in rows]
            name = table["name"][:1].upper() + table["name"][1:]
            if any(one is not None and one["chosen"] for one in tables):
                chief += f"<h3>{escape(name)} <small>{escape(table['event'])}</small></h3>"
                chief += self.figure(rows, heads, [TAKEN, WINS], [TAKEN, WINS, SCORE])
            else:
                rest += self.table(rows, heads, [TAKEN, WINS, SCORE], f"{name}: {table['event']}")
        more = f"<h3>{self.say('cli-report-more-events')}</h3>{rest}" if rest else ""
        return (chief or f"<p>{self.say('cli-report-no-cards')}</p>") + more

    def openings(self) -> str:
        found = ""
        for tables in align(lambda one: one["decision"], [r["openings"] for r in self.results]):
            rows = align(lambda line: line["move"], [one["moves"] if one else [] for one in tables])
            rows = sorted(rows, key=lambda row: -sum(line["n"] for line in row if line))
            shown = rows[:TOP_OPENINGS]
            title = self.say("cli-report-decision", number=there(tables)["decision"], moves=len(rows))
            heads = [there(row)["name"] for row in shown]
            found += f"<h3>{title}</h3>" + self.figure(shown, heads, [TAKEN, WINS], [TAKEN, WINS, SCORE])
        return found or f"<p>{self.say('cli-report-no-choices')}</p>"

    def aligned(self, table: str, key: str) -> list[Row]:
        def about(line: Line) -> object:
            return line[key]

        return align(about, [result[table] for result in self.results])
