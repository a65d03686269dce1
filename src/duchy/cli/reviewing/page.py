"""A review as one page that needs nothing else: curve, account, costly decisions, luck."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from duchy.analysis.reviewing.findings import Review
from duchy.arena.report.style import CSS
from duchy.cli.playing.teller import Teller
from duchy.cli.reviewing.curve import CURVE_CSS, curve
from duchy.cli.reviewing.summary import ACCOUNT, COSTLY, DECISIONS, LUCK, RIGHT_TO_LEFT, Reading


def page(review: Review, eyes: int, teller: Teller) -> str:
    """The page as `eyes` has it."""
    return Page(review, eyes, teller).whole_page()


class Page(Reading):
    def whole_page(self) -> str:
        language = self.words.language
        way = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        who = self.teller.player(self.eyes)
        title = self.say("heading", game=("game-title", {}), who=who)
        costly, luckiest = self.costly(), self.luckiest()
        sections = [
            self.section(self.say(self.review.unit), curve(self, way == "rtl")),
            self.section(self.say("account-of"), self.table(ACCOUNT, self.account(), self.eyes)),
            self.section(self.say("decided"), self.table(DECISIONS, self.decisions(), self.eyes)),
            self.section(
                self.say("costly", who=who),
                self.table(COSTLY, [self.costly_row(one) for one in costly])
                if costly
                else f"<p>{escape(self.say('none-costly', who=who))}</p>",
            ),
        ]
        if luckiest:
            rows = [self.luck_row(one) for one in luckiest]
            sections.append(self.section(self.say("luckiest", who=who), self.table(LUCK, rows)))
        told = self.say("analyst", analyst=self.review.analyst, judge=self.review.judge)
        return (
            f'<!doctype html>\n<html lang="{language}" dir="{way}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{CSS}{CURVE_CSS}</style></head><body>"
            f"<header><h1>{escape(title)}</h1></header><main>{''.join(sections)}</main>"
            f"<footer>{escape(told)}</footer></body></html>\n"
        )

    def section(self, title: str, content: str) -> str:
        return f"<section><h2>{escape(title)}</h2>{content}</section>"

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]], lit: int | None = None) -> str:
        head = "".join(f"<th>{escape(self.say(one)) if one else ''}</th>" for one in headings)
        body = "".join(
            f"<tr{' class=lit' if number == lit else ''}>"
            + "".join(f"<td>{escape(cell)}</td>" for cell in row)
            + "</tr>"
            for number, row in enumerate(rows)
        )
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
