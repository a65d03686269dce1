// The end of a game: towers, columns and rows, what broke a tie, ranks, and who would play again.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type {
  Result,
  TableFacts,
  TieBreak,
} from "../../../web/src/generated/protocol";
import type { Rank } from "../../../web/src/generated/view";
import { GAMES } from "../../../web/src/games/about";
import { againOf } from "../../../web/src/table/end/again";
import {
  brokenBy,
  columnsOf,
  nextRank,
  outcomeOf,
  partsOf,
  RIVAL,
  rowsOf,
  stepsOf,
} from "../../../web/src/table/end/scores/reckoning";
import {
  blocksOf,
  CROWN,
  drawn,
  STONES,
  stonesOf,
  type Masonry,
} from "../../../web/src/table/end/scores/tower";

const MASONRIES = import.meta.glob<Masonry>(
  "../../../web/src/games/*/board/masonry.ts",
  { import: "masonry", eager: true },
);
const DUKE: Masonry = {
  stones: { tokens: "vert" },
  keep: { row: "duke", holds: (part) => part.startsWith("duke") },
};
const score = (total: number) => ({ total, parts: { tokens: total } });
const result = (told: Partial<Result>): Result => ({
  over: true,
  scores: [],
  winners: [],
  places: [],
  digest: "",
  verdict: "",
  rival: null,
  reckoning: [],
  tie: null,
  ...told,
});
const RANKS: readonly Rank[] = [
  { verdict: "capital", least: 80, won: true },
  { verdict: "chamberlain", least: 70, won: false },
  { verdict: "watched", least: 60, won: false },
  { verdict: "lost", least: null, won: false },
];

describe("a tower", () => {
  test("stands on what everybody saw, with the secret part as its keep", () => {
    const parts = { "duke-worker": 4, tokens: 2, monsters: 0, domains: 6 };
    const blocks = blocksOf(parts, stonesOf(Object.keys(parts), DUKE), DUKE);
    expect(blocks.map(({ part, n, keep }) => [part, n, keep])).toEqual([
      ["tokens", 2, false],
      ["domains", 6, false],
      ["duke-worker", 4, true],
    ]);
  });

  test("is as high as its points, and numbers of low blocks keep apart", () => {
    const stones = stonesOf(["a", "b", "c"]);
    const { height, blocks } = drawn(
      blocksOf({ a: 20, b: 1, c: 1 }, stones),
      5,
      100,
    );
    expect(height).toBe(22 * 5 + CROWN);
    const [tall, low, lower] = blocks.map(({ at }) => at);
    expect([tall?.beside, low?.beside, lower?.beside]).toEqual([
      false,
      true,
      true,
    ]);
    expect((low?.y ?? 0) - (lower?.y ?? 0)).toBeGreaterThanOrEqual(14);
  });

  test("has stones enough that no two parts are alike", () => {
    const parts = STONES.map((_, place) => `part-${place}`);
    expect(new Set(stonesOf(parts).values()).size).toBe(STONES.length);
  });

  test.each(GAMES.map(({ id }) => id))(
    "of %s has no two parts of one stone, whatever was scored",
    (id) => {
      const folder = join(
        import.meta.dirname,
        "../../../locales/en",
        id.replaceAll("-", "_"),
      );
      const text = readFileSync(join(folder, "words.ftl"), "utf8");
      const masonry =
        MASONRIES[`../../../web/src/games/${id}/board/masonry.ts`];
      const row = masonry?.keep?.row;
      const parts = [...text.matchAll(/^score-([a-z-]+) =/gm)]
        .flatMap(([, part]) => part ?? [])
        .filter((part) => part !== row && !part.startsWith("note-"));
      expect(parts.length).toBeGreaterThan(3);
      const stones = stonesOf(parts, masonry);
      expect(new Set(stones.values()).size).toBe(parts.length);
      for (const part of parts) expect(masonry?.stones).toHaveProperty(part);
    },
  );
});

describe("the reckoning", () => {
  test("has the first place first, and a rival without a seat last", () => {
    const told = result({
      scores: [score(9), score(12), score(9)],
      places: [2, 1, 2],
      rival: score(20),
      reckoning: [[], [], [], []],
    });
    expect(columnsOf(told).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [RIVAL, 0],
    ]);
  });

  test("gathers all that the keep holds in one row, above the wall", () => {
    const parts = ["tokens", "monsters", "duke-holy", "duke-resources"];
    expect(rowsOf(parts, DUKE)).toEqual([
      { id: "duke", parts: ["duke-holy", "duke-resources"] },
      { id: "monsters", parts: ["monsters"] },
      { id: "tokens", parts: ["tokens"] },
    ]);
    expect(partsOf([])).toEqual([]);
  });
});

describe("a tie", () => {
  const compare = (by: string, values: number[], least = false): TieBreak => ({
    by,
    least,
    values,
  });

  test("is told with what broke it, and with the nearest of those still level", () => {
    const steps = [
      compare("village", [10, 10, 8, 10]),
      compare("gold", [4, 6, 99, 5]),
    ];
    const told = result({ winners: [1], tie: { seats: [0, 1, 2, 3], steps } });
    expect(brokenBy(told)).toEqual({
      by: "gold",
      least: false,
      winner: 1,
      value: 6,
      other: 5,
    });
  });

  test("may be won by the fewest", () => {
    const steps = [compare("cards", [16, 17, 3], true)];
    const told = result({ winners: [0], tie: { seats: [0, 1], steps } });
    expect(brokenBy(told)).toMatchObject({ value: 16, other: 17, least: true });
  });

  test("that nothing breaks is shared", () => {
    const steps = [compare("cards", [9, 9], true)];
    const told = result({ winners: [0, 1], tie: { seats: [0, 1], steps } });
    expect(brokenBy(told)).toBeNull();
    expect(brokenBy(result({ winners: [0] }))).toBeNull();
  });
});

describe("the outcome", () => {
  const two = result({ scores: [score(9), score(12)], winners: [1] });

  test("is a defeat for who has not won, under one's own arms", () => {
    expect(outcomeOf(two, [], [0])).toEqual({ fate: "lost", seats: [0] });
    expect(outcomeOf(two, [], [1])).toEqual({ fate: "won", seats: [1] });
  });

  test("shows the winners to spectators, and to who holds several seats", () => {
    expect(outcomeOf(two, [], [])).toEqual({ fate: "won", seats: [1] });
    expect(outcomeOf(two, [], [0, 1])).toEqual({ fate: "won", seats: [1] });
  });

  test("of a game that all gave up is neither", () => {
    const given = result({ scores: [score(3), score(4)] });
    expect(outcomeOf(given, [], [1])).toEqual({ fate: "fair", seats: [1] });
  });

  test.each([
    ["capital", [0], "won"],
    ["chamberlain", [], "fair"],
    ["watched", [], "fair"],
    ["lost", [], "lost"],
  ])("of a game alone judged %s", (verdict, winners, fate) => {
    const told = result({ scores: [score(1)], winners, verdict });
    expect(outcomeOf(told, RANKS, [0]).fate).toBe(fate);
  });
});

describe("the scale of ranks", () => {
  test.each([12, 59, 60, 79, 80, 140])(
    "has all thresholds and %d",
    (points) => {
      const steps = stepsOf(RANKS, points);
      expect(steps.map(({ verdict }) => verdict)).toEqual([
        "lost",
        "watched",
        "chamberlain",
        "capital",
      ]);
      expect(steps.slice(1).map(({ from }) => from)).toEqual([60, 70, 80]);
      expect(steps[0]?.from).toBeLessThanOrEqual(points);
      expect(steps.at(-1)?.to).toBeGreaterThan(points);
    },
  );

  test("tells what is missing for the next rank", () => {
    expect(nextRank(RANKS, 76)).toEqual({ verdict: "capital", missing: 4 });
    expect(nextRank(RANKS, 12)).toEqual({ verdict: "watched", missing: 48 });
    expect(nextRank(RANKS, 80)).toBeNull();
  });
});

describe("another game", () => {
  const table = (willing: number[]): TableFacts =>
    ({
      seats: ["ada", "bob", "ada", ""].map((player) => ({
        kind: player ? "person" : "bot",
        player,
      })),
      willing,
    }) as unknown as TableFacts;

  test("asks each person once, and bots never", () => {
    const again = againOf(table([3]), [0, 2]);
    expect(again.persons).toEqual([0, 1]);
    expect(again.missing).toEqual([0, 1]);
    expect(again.isIn).toBe(false);
  });

  test("knows who is in and who is waited for", () => {
    const again = againOf(table([0, 2, 3]), [0, 2]);
    expect([again.isIn, again.missing]).toEqual([true, [1]]);
    expect(againOf(table([3]), []).isSeated).toBe(false);
  });
});
