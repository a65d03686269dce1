"""What a page of the documentation needs on its way from the repository to the site.

Books of the rules carry signs for the web table (`{gold:2}`) and the ids of the rules they tell: here signs
become words, and ids lead to the checklist.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from duchy.cli.looking_up.reference import RULE, SIGN, said
from duchy.cli.looking_up.rulebook import ID
from duchy.core.showing.words import Words

TOLD = re.compile(rf"\[({RULE}(?:(?:–|, ){RULE})*)\]$", re.MULTILINE)
ENTRY = re.compile(rf"^- \*\*({ID})\*\*", re.MULTILINE)
EXAMPLE = re.compile(rf"^(#+ ({ID}) — .+)$", re.MULTILINE)
RULES = Path(__file__).parent.parent / "rules"
CHECKLISTS = {
    found[1][:2]: file.stem for file in RULES.glob("*.md") if (found := ENTRY.search(file.read_text("utf-8")))
}
"""The checklist that a rule stands in, by the first letters of its id."""


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    folder, _, file = page.file.src_uri.rpartition("/")
    if folder == "rules":
        return with_anchors(markdown)
    if folder == "books":
        words = Words(config.theme["language"], file.removesuffix(".md").replace("_", "-"))
        return with_links(
            SIGN.sub(lambda sign: said(sign[1], sign[2] or "", words), markdown), words.language
        )
    return markdown


def with_anchors(checklist: str) -> str:
    """Every rule can be linked to by its id."""
    lines = ENTRY.sub(lambda rule: f"- **{rule[1]}**{{ #{rule[1].lower()} }}", checklist)
    return EXAMPLE.sub(lambda title: f"{title[1]} {{ #{title[2].lower()} }}", lines)


def with_links(book: str, language: str) -> str:
    """The ids at the end of a passage lead to the checklists, which are in English: from another language a
    plain link does, since MkDocs knows the pages of one language only. All books name the same rules."""

    def link(rule: re.Match[str]) -> str:
        file, anchor = CHECKLISTS[rule[0][:2]], rule[0].lower()
        if language == "en":
            return f"[{rule[0]}](../rules/{file}.md#{anchor})"
        return f'<a href="../../../rules/{file}/#{anchor}">{rule[0]}</a>'

    return TOLD.sub(lambda told: f'<span dir="ltr">({re.sub(RULE, link, told[1])})</span>', book)
