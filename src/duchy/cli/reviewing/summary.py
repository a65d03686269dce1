"""A review on the terminal: the account of every seat, then the costly decisions and the luck of one."""

from __future__ import annotations

from duchy.analysis.reviewing.findings import CHANCE, Moment, Review, SeatFindings
from duchy.cli.playing.teller import Teller
from duchy.core.showing.look import titled_table

MOST_TOLD = 6
RIGHT_TO_LEFT = ("fa",)
LEFT_TO_RIGHT, AS_BEFORE = "\u2066", "\u2069"


class Reading:
    """The numbers of a review as people read them: points of a hundred, alone points of score."""

    def __init__(self, review: Review, eyes: int, teller: Teller) -> None:
        self.review = review
        self.eyes = eyes
        self.teller = teller
        self.words = teller.screen.words

    @property
    def own(self) -> SeatFindings:
        return self.review.findings[self.eyes]

    def say(self, message: str, **arguments: object) -> str:
        return self.words.say(f"cli-review-{message}", **arguments)

    def signed(self, value: float) -> str:
        """A change of value in points with a decimal: `−11.0`."""
        points = value * (100 if self.review.unit == CHANCE else 1)
        sign = "−" if points < 0 else "+"
        return self.kept_together(f"{sign}{self.plain(abs(points))}")

    def whole(self, points: int, signs: bool = True) -> str:
        sign = "−" if points < 0 else "+" if signs and points else ""
        return self.kept_together(f"{sign}{self.words.number(abs(points))}")

    def kept_together(self, number: str) -> str:
        """A sign stands before its number, also where one reads from the right."""
        return f"{LEFT_TO_RIGHT}{number}{AS_BEFORE}" if self.words.language in RIGHT_TO_LEFT else number

    def plain(self, number: float | None) -> str:
        """A number with a decimal; nothing if there is none yet."""
        if number is None:
            return ""
        whole, tenths = divmod(round(number * 10), 10)
        return f"{self.words.number(whole)}{self.say('decimal')}{self.words.number(tenths)}"

    def lost(self, finding: SeatFindings) -> str:
        scale = 100 if self.review.unit == CHANCE else 1
        return self.plain(None if finding.lost is None else finding.lost * scale)

    def account(self) -> list[list[str]]:
        """A row a seat: start, luck, own decisions, rivals' decisions, what is unexplained, result."""
        rows = []
        for seat, finding in enumerate(self.review.findings):
            points = finding.account.points
            terms = [points.luck, points.own, sum(points.rivals), points.rest]
            rows.append(
                [
                    self.teller.player(seat),
                    self.whole(points.start, False),
                    *(self.whole(term) for term in terms),
                    self.whole(points.result, False),
                ]
            )
        return rows

    def decisions(self) -> list[list[str]]:
        """A row a seat: how many decisions, how well, and how many of each grade."""
        return [
            [
                self.teller.player(seat),
                self.words.number(one.decisions),
                self.plain(one.accuracy),
                self.lost(one),
                *(self.words.number(count) for count in (one.inaccuracies, one.mistakes, one.blunders)),
            ]
            for seat, one in enumerate(self.review.findings)
        ]

    def costly(self) -> list[Moment]:
        return [self.review.moments[number - 1] for number in self.own.costly[:MOST_TOLD]]

    def costly_row(self, moment: Moment) -> list[str]:
        return [
            self.say("turn", turn=moment.turn),
            self.words.phrase(moment.label),
            self.words.phrase(moment.candidates[0].label),
            self.kept_together(f"{self.signed(-moment.cost)} ± {self.plain(self.in_points(moment.error))}"),
            self.say(f"grade-{moment.grade}") if moment.grade else "",
        ]

    def in_points(self, value: float) -> float:
        return value * (100 if self.review.unit == CHANCE else 1)

    def luckiest(self) -> list[Moment]:
        """The moments whose luck did most for the seat, then those that did most against it."""
        numbers = [*self.own.lucky[:3], *reversed(self.own.unlucky[:3])]
        return [self.review.moments[number - 1] for number in numbers]

    def luck_row(self, moment: Moment) -> list[str]:
        return [
            self.say("turn", turn=moment.turn),
            self.teller.player(moment.seat),
            self.words.phrase(moment.label),
            self.signed(moment.luck[self.eyes]),
        ]


ACCOUNT = ("", "start", "luck", "own", "rivals", "rest", "result")
DECISIONS = ("", "decisions", "accuracy", "lost", "inaccuracies", "mistakes", "blunders")
COSTLY = ("when", "played", "better", "cost", "")
LUCK = ("when", "who", "move", "luck")


class Summary(Reading):
    def show(self) -> None:
        screen = self.teller.screen
        who = self.teller.player(self.eyes)
        screen.say("cli-review-heading", "bold", game=("game-title", {}), who=who)
        self.table(self.say("account-of"), ACCOUNT, self.account())
        self.table(self.say("decided"), DECISIONS, self.decisions())
        costly = self.costly()
        if costly:
            self.table(self.say("costly", who=who), COSTLY, [self.costly_row(one) for one in costly])
        else:
            screen.say("cli-review-none-costly", who=who)
        luckiest = self.luckiest()
        if luckiest:
            self.table(self.say("luckiest", who=who), LUCK, [self.luck_row(one) for one in luckiest])
        screen.say("cli-review-analyst", "dim", analyst=self.review.analyst, judge=self.review.judge)

    def table(self, title: str, headings: tuple[str, ...], rows: list[list[str]]) -> None:
        table = titled_table(title)
        for heading in headings:
            is_text = heading in ("", "when", "played", "better", "who", "move")
            table.add_column(self.say(heading) if heading else "", justify="left" if is_text else "right")
        for row in rows:
            table.add_row(*row)
        self.teller.screen.show(table, "")
