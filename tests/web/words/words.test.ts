// Every message that the app names exists, and every position can be told without a gap.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../web/src/words/catalogue";
import { loadCatalogue } from "../../../web/src/words/load";
import type { Phrase } from "../../../web/src/words/phrases";
import { PROMPTS } from "../games/folders";

const ROOT = join(import.meta.dirname, "../../..");
const SOURCES = join(ROOT, "web/src");
const POSITIONS = join(import.meta.dirname, "../positions");
const GAMES = Object.keys(PROMPTS);

const files = readdirSync(SOURCES, {
  recursive: true,
  encoding: "utf8",
}).filter((name) => /\.(svelte|ts)$/.test(name));
const used = new Set(
  files.flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), "utf8");
    return [...text.matchAll(/\bt\('([a-z0-9-]+)'/g)].map(
      (found) => found[1] ?? "",
    );
  }),
);

test("every message that a component names is in the catalogue", async () => {
  const catalogues = await Promise.all(
    GAMES.map((game) => loadCatalogue("en", game)),
  );
  const missing = [...used].filter(
    (message) => !catalogues.some((catalogue) => catalogue.has(message)),
  );
  expect(missing).toEqual([]);
});

const positions = readdirSync(POSITIONS, {
  recursive: true,
  encoding: "utf8",
}).filter((file) => file.includes("/"));

describe.each(positions)("the position %s", (file) => {
  const { snapshot } = JSON.parse(
    readFileSync(join(POSITIONS, file), "utf8"),
  ) as {
    snapshot: {
      view: { game: string };
      asked: { moves: { label: Phrase }[] } | null;
    };
  };

  test("has words for all its moves", async () => {
    const catalogue: Catalogue = await loadCatalogue("en", snapshot.view.game);
    const labels = (snapshot.asked?.moves ?? []).map(({ label }) =>
      catalogue.phrase(label),
    );
    expect(labels.filter((label) => /\[[a-z]+-/.test(label))).toEqual([]);
  });
});

test("who knows more is told more", async () => {
  const catalogue = await loadCatalogue("en", "villages");
  expect(catalogue.fits("event-draw-own", { seat: 0, card: "Farm" })).toBe(
    true,
  );
  expect(catalogue.fits("event-draw-own", { seat: 0 })).toBe(false);
  expect(catalogue.fits("event-nothing-own", { card: "Farm" })).toBe(false);
});
