"""The conformance kit: everything that must hold of every game, written once.

A game gets all of it for one line::

    @pytest.mark.parametrize("case", cases(duchy.game("my-game")), ids=str)
    def test_conformance(case):
        check_games(case, games=1000)
"""

from duchy.testing.cases import Case, cases
from duchy.testing.checks import check_catalogue, check_games, check_processes, check_words
from duchy.testing.golden import golden_records, write_golden
from duchy.testing.shown import check_shown

__all__ = [
    "Case",
    "cases",
    "check_catalogue",
    "check_games",
    "check_processes",
    "check_shown",
    "check_words",
    "golden_records",
    "write_golden",
]
