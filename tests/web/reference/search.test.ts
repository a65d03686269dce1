// @vitest-environment jsdom
// Looking things up: accents, capitals, the two keyboards of Persian and its joiners make no difference.
import { describe, expect, it } from "vitest";
import { fold, spansOf, termsOf } from "../../../web/src/reference/search/fold";
import {
  parseReference,
  parseWords,
} from "../../../web/src/reference/book/parse";
import { rulesIn, rulesMeant } from "../../../web/src/reference/book/load";
import { indexOf, search } from "../../../web/src/reference/search/search";

const BOOK = parseReference(`# A game

It begins.

## Paying {#paying}

Magic may stand in for {gold:1}. It never pays alone. [CK-087–CK-090]

![Four ways](../diagrams/payment.png)

## Récolte {#harvest}

- Été comme hiver, on récolte.
- L’Or d’abord. [CK-065]

| Players | Gold |
|---|---|
| 2 | 14 |

> Nothing? See [Paying](#paying).
`);
const names = (query: string): string[] =>
  search(
    indexOf(BOOK.sections, (word) => ("text" in word ? word.text : "gold")),
    termsOf(query),
    "en",
  ).map(({ section }) => section.id);

const marked = (text: string, query: string): string[] =>
  spansOf(text, termsOf(query))
    .filter(({ found }) => found)
    .map(({ text }) => text);

describe("folding", () => {
  it.each([
    ["Récolte", "recolte"],
    ["ŒUVRE", "oeuvre"],
    ["L’Or", "l'or"],
    ["كتاب يك", "کتاب یک"],
    ["می‌شود", "میشود"],
    ["۱۲ و ٣", "12 و 3"],
    ["قلعهٔ", "قلعه"],
  ])("%s reads like %s", (written, typed) => {
    expect(fold(written).text).toBe(fold(typed).text);
  });

  it("remembers where each letter came from", () => {
    expect(marked("Une œuvre, des Œuvres", "oeuvre")).toEqual([
      "œuvre",
      "Œuvre",
    ]);
    expect(marked("هر دسته تمام‌شده است", "تمامشده")).toEqual(["تمام‌شده"]);
    expect(marked("می‌شود", "می شود")).toEqual(["می‌", "شود"]);
  });

  it("marks what overlaps only once", () => {
    expect(marked("gold", "go gol")).toEqual(["go"]);
  });
});

describe("searching", () => {
  it("finds the sections in which every word stands", () => {
    expect(names("magic")).toEqual(["paying"]);
    expect(names("GOLD")).toEqual(["paying", "harvest"]);
    expect(names("gold players")).toEqual(["harvest"]);
    expect(names("ete")).toEqual(["harvest"]);
    expect(names("dragon")).toEqual([]);
    expect(names("   ")).toEqual([]);
  });

  it("shows the sentence and counts the places", () => {
    const index = indexOf(BOOK.sections, (word) =>
      "text" in word ? word.text : "1 gold",
    );
    const [hit] = search(index, termsOf("pays"), "en");
    expect(hit).toMatchObject({
      number: 1,
      places: 1,
      sentence: "It never pays alone.",
    });
  });
});

describe("reading", () => {
  it("knows its blocks", () => {
    const [paying, harvest] = BOOK.sections;
    expect(paying?.blocks.map(({ kind }) => kind)).toEqual([
      "paragraph",
      "diagram",
    ]);
    expect(harvest?.blocks.map(({ kind }) => kind)).toEqual([
      "list",
      "table",
      "note",
    ]);
  });

  it("leaves what is no markup as text, HTML too", () => {
    expect(parseWords("a <b>bold</b> & [bracket] * {")).toEqual([
      { kind: "text", text: "a <b>bold</b> & [bracket] * {" },
    ]);
  });

  it("refuses a section without an id", () => {
    expect(() => parseReference("# T\n\n## Nameless\n")).toThrow(
      'begins "## Title {#id}"',
    );
  });
});

it("shows the rules meant by a range", () => {
  const rules = rulesIn(
    "- **CK-001** — One. — (mode: all) — [x]\n- **CK-002** — *Two.* — (mode: all)\n- **CK-003** — Three.\n\n### CK-EX-01 — Fourth\n",
  );
  expect(rulesMeant(rules, "CK-001–CK-002, CK-EX-01")).toEqual([
    ["CK-001", "One."],
    ["CK-002", "Two."],
    ["CK-EX-01", "Fourth"],
  ]);
});
