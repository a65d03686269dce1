// @vitest-environment jsdom
// The rules reference: one book in three languages, true to the specification, reached from every question.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadDiagrams } from "../../../web/src/reference/diagrams/load";
import { rulesIn, rulesMeant } from "../../../web/src/reference/book/load";
import {
  parseReference,
  passagesOf,
  ruleIds,
  type Block,
  type Inline,
  type Reference,
} from "../../../web/src/reference/book/parse";
import { PROMPTS } from "../games/folders";

const ROOT = `${process.cwd()}/..`;
const LANGUAGES = ["en", "fr", "fa"] as const;
const GAMES = Object.keys(PROMPTS);
const LEAST_WORDS = 1100;
/** Diagrams are compiled when they are first asked for. */
const COMPILING = 60_000;

const fileOf = (game: string): string => game.replaceAll("-", "_");
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");
const textOf = (game: string, language: string): string =>
  read(`docs/reference/${language}/${fileOf(game)}.md`);
const bookOf = (game: string, language: string): Reference =>
  parseReference(textOf(game, language));
const blocksOf = (book: Reference): Block[] => [
  ...book.opening,
  ...book.sections.flatMap(({ blocks }) => blocks),
];
const wordsOf = (book: Reference): Inline[] =>
  blocksOf(book).flatMap((block) =>
    passagesOf(block).flatMap((passage) => passage.words),
  );
const rulesOf = (block: Block): string[] =>
  passagesOf(block).map(({ rules }) => rules);

/** What must be the same in every language: everything but the words. */
const skeletonOf = (book: Reference): unknown =>
  book.sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => ({
      kind: block.kind,
      diagram: block.kind === "diagram" ? block.name : "",
      rules: rulesOf(block),
      marks: passagesOf(block)
        .flatMap(({ words }) => words)
        .filter(({ kind }) => kind !== "text" && kind !== "strong")
        .map((word) => ("text" in word ? { ...word, text: "" } : word))
        .map((word) => JSON.stringify(word))
        .sort(),
    })),
  }));

describe.each(GAMES)("the rules of %s", (game) => {
  const english = bookOf(game, "en");

  it.each(LANGUAGES)(
    "have in %s the same sections, diagrams, rules and signs",
    (language) => {
      expect(skeletonOf(bookOf(game, language))).toEqual(skeletonOf(english));
    },
  );

  it.each(LANGUAGES)(
    "are told in %s at some length, without markup left over",
    (language) => {
      expect(textOf(game, language).split(/\s+/).length).toBeGreaterThan(
        LEAST_WORDS,
      );
      const plain = wordsOf(bookOf(game, language)).map((word) =>
        "text" in word ? word.text : "",
      );
      expect(
        plain.filter((text) => /[{}*<>]|\]\(|\[[A-Z]{2}-|^#/.test(text)),
      ).toEqual([]);
    },
  );

  it("have no section twice, and their links lead to sections", () => {
    const ids = english.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = wordsOf(english).flatMap((word) =>
      word.kind === "link" ? [word.to] : [],
    );
    expect(links.filter((to) => !ids.includes(to))).toEqual([]);
  });

  it(
    "draw every diagram they name, and name every diagram there is",
    async () => {
      const named = blocksOf(english).flatMap((block) =>
        block.kind === "diagram" ? [block.name] : [],
      );
      expect(named.toSorted()).toEqual(
        Object.keys(await loadDiagrams(game)).toSorted(),
      );
      expect(named.length).toBeGreaterThanOrEqual(4);
    },
    COMPILING,
  );

  it("point only at rules that exist", () => {
    const rules = rulesIn(read(`docs/rules/${fileOf(game)}.md`));
    const told = blocksOf(english).flatMap(rulesOf);
    expect(told.flatMap(ruleIds).filter((id) => !rules.has(id))).toEqual([]);
    expect(
      told.filter((meant) => meant && !rulesMeant(rules, meant).length),
    ).toEqual([]);
  });

  it("name only cards of the game", () => {
    const { cards } = JSON.parse(
      read(`web/src/generated/games/${game}.json`),
    ) as { cards: Record<string, object> };
    const known = new Set(Object.values(cards).flatMap(Object.keys));
    const named = wordsOf(english).flatMap((word) =>
      word.kind === "card" && word.linked ? [word.card] : [],
    );
    expect(named.filter((card) => !known.has(card))).toEqual([]);
  });

  it("tell about every question of the game", () => {
    const asked = [
      ...read(`locales/en/${fileOf(game)}/words.ftl`).matchAll(
        /^prompt-([a-z-]+) =/gm,
      ),
    ].map(([, ask]) => ask);
    expect(Object.keys(PROMPTS[game] ?? {}).toSorted()).toEqual(
      asked.toSorted(),
    );
    const ids = english.sections.map(({ id }) => id);
    expect(
      Object.values(PROMPTS[game] ?? {}).filter(
        (section) => !ids.includes(section),
      ),
    ).toEqual([]);
  });
});

it("covers every game of the specification", () => {
  const specified = readdirSync(`${ROOT}/docs/rules`).map((file) =>
    file.replace(".md", "").replaceAll("_", "-"),
  );
  expect(specified.toSorted()).toEqual(GAMES.toSorted());
});

describe.each(GAMES)("the letters of %s", (game) => {
  /** What one reads, without the ids of rules and the signs. */
  const told = (language: string): string =>
    blocksOf(bookOf(game, language))
      .flatMap(passagesOf)
      .flatMap(({ words }) => words)
      .map((word) => ("text" in word ? word.text : ""))
      .join("\n");

  it("are set as French printers set them", () => {
    expect(
      told("fr").match(/.{0,12}(?: [:;?!»]|« |[a-z]'[a-z]).{0,6}/gi),
    ).toBeNull();
  });

  it("are Persian to the letter", () => {
    expect(told("fa").match(/.{0,12}(?:[يكىة]|[0-9]|[,;?]).{0,6}/g)).toBeNull();
  });
});
