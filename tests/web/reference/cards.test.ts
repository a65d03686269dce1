// The card browser: every card of every game, sifted by its own data, and ready to be corrected.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameFile } from "../../../web/src/games/board";
import {
  facetsOf,
  fits,
  turned,
} from "../../../web/src/reference/cards/facets";
import {
  listCards,
  type Listed,
  type Listing,
} from "../../../web/src/reference/cards/listed";
import { inOrder, ordersOf } from "../../../web/src/reference/cards/orders";
import { tomlOf } from "../../../web/src/reference/cards/toml";
import { LISTINGS } from "../games/folders";

const ROOT = `${process.cwd()}/..`;
const GAMES = Object.keys(LISTINGS);
const fileOf = (game: string): GameFile =>
  JSON.parse(
    readFileSync(`${ROOT}/web/src/generated/games/${game}.json`, "utf8"),
  ) as GameFile;
const listingOf = (game: string): Listing => LISTINGS[game] ?? { sections: [] };
const cardsOf = (game: string, section: string): readonly Listed[] =>
  listCards(fileOf(game), listingOf(game)).filter(
    (card) => card.section === section,
  );
const idsOf = (cards: readonly Listed[]): string[] => cards.map(({ id }) => id);
const valuesOf = (game: string, section: string, facet: string): unknown =>
  facetsOf(cardsOf(game, section)).find(({ id }) => id === facet)?.values;

describe.each(GAMES)("the cards of %s", (game) => {
  it("are in sections with names", () => {
    const words = readFileSync(`${ROOT}/locales/en/reference.ftl`, "utf8");
    for (const section of listingOf(game).sections) {
      expect(cardsOf(game, section).length, section).toBeGreaterThan(0);
      expect(words).toContain(`section-${section} = `);
      for (const { id } of facetsOf(cardsOf(game, section)))
        expect(words).toContain(`facet-${id} = `);
    }
  });

  it("leave out nothing but drawings of sheets, set-ups and piles", () => {
    const shown = new Set(listingOf(game).sections);
    const left = Object.keys(fileOf(game).cards).filter(
      (section) => !shown.has(section),
    );
    expect(
      left.filter(
        (section) =>
          ![
            "setups",
            "sheets",
            "starts",
            "roads",
            "bridges",
            "solo",
            "mix",
            "piles",
          ].includes(section),
      ),
    ).toEqual([]);
  });

  it("have moments with names", () => {
    const words = readFileSync(`${ROOT}/locales/en/reference.ftl`, "utf8");
    for (const section of listingOf(game).sections) {
      for (const when of (valuesOf(game, section, "when") ?? []) as string[])
        expect(words).toContain(`when-${when} = `);
    }
  });
});

describe("sifting", () => {
  it("offers what the cards differ in", () => {
    expect(valuesOf("card-kingdoms", "citizens", "values")).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(valuesOf("card-kingdoms", "monsters", "area")).toHaveLength(8);
    expect(valuesOf("card-kingdoms", "domains", "needs")).toEqual(
      expect.arrayContaining(["worker", "holy"]),
    );
    expect(valuesOf("villages", "buildings", "type")).toHaveLength(4);
    expect(valuesOf("villages", "castles", "type")).toBeUndefined();
  });

  it("takes any value of a facet, and all facets", () => {
    const citizens = cardsOf("card-kingdoms", "citizens");
    const holy = turned({}, "role", "holy");
    expect(idsOf(citizens.filter((card) => fits(card, holy)))).toEqual([
      "cleric",
      "monk",
      "paladin",
      "priestess",
    ]);
    const high = turned(turned(holy, "values", 9), "values", 1);
    expect(idsOf(citizens.filter((card) => fits(card, high)))).toEqual([
      "cleric",
      "monk",
      "paladin",
      "priestess",
    ]);
    const nine = turned(high, "values", 1);
    expect(idsOf(citizens.filter((card) => fits(card, nine)))).toEqual([
      "paladin",
      "priestess",
    ]);
  });

  it("counts copies with those for five players", () => {
    const copies = Object.fromEntries(
      cardsOf("card-kingdoms", "monsters").map(({ id, copies }) => [
        id,
        copies,
      ]),
    );
    expect(copies).toMatchObject({ goblin: 3, goblin_mage: 2 });
    expect(cardsOf("king-of-the-valley", "subjects")[0]).toMatchObject({
      id: "queen",
      copies: 3,
    });
  });
});

describe("sorting", () => {
  it("offers the numbers in which the cards differ", () => {
    expect(ordersOf(cardsOf("villages", "buildings"))).toEqual([
      "box",
      "name",
      "cost",
      "vp",
    ]);
    expect(ordersOf(cardsOf("king-of-the-valley", "subjects"))).toContain(
      "influence",
    );
    expect(ordersOf(cardsOf("villages", "castles"))).toEqual(["box", "name"]);
  });

  it("has names for its orders", () => {
    const words = readFileSync(`${ROOT}/locales/en/reference.ftl`, "utf8");
    for (const game of GAMES)
      for (const section of listingOf(game).sections)
        for (const order of ordersOf(cardsOf(game, section)))
          expect(words).toContain(`order-${order} = `);
  });

  it("puts the cheapest first, the most points first, and the rest last", () => {
    const monsters = cardsOf("card-kingdoms", "monsters");
    const strengths = inOrder(monsters, "cost").map(
      ({ facts }) => facts["strength"] as number,
    );
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    const points = inOrder(monsters, "vp").map(
      ({ facts }) => facts["vp"] as number,
    );
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const unnumbered: Listed = { ...monsters[0]!, id: "last", facts: {} };
    expect(idsOf(inOrder([unnumbered, ...monsters], "cost")).at(-1)).toBe(
      "last",
    );
  });
});

describe("correcting", () => {
  const written = (game: string, section: string, id: string): string => {
    const card = cardsOf(game, section).find((card) => card.id === id);
    return card ? tomlOf(card) : "";
  };

  it("writes the fields that are ours, as a card file has them", () => {
    expect(written("villages", "buildings", "farm")).toBe(
      '[buildings.farm]\ntype = "worker"\nvp = 2\ncopies = 2',
    );
  });

  it("writes all printed fields where none is named, and nothing of our drawing", () => {
    expect(written("king-of-the-valley", "hill", "row_2")).toBe(
      "[hill.row_2]\nprice = 3",
    );
    const lair = written("dice-kingdoms", "lairs", "lair_1");
    expect(lair).toContain(
      'blocks = [{ accepts = [4, 5, 6], boxes = ["-", "sentinel"], at = ',
    );
    expect(lair).not.toMatch(/source|texts|\bstep\b/);
  });
});
