import { describe, expect, test } from "vitest";
import {
  lastHarvest,
  total,
} from "../../../web/src/games/card-kingdoms/board/harvest";
import {
  linesOf,
  sinceOwn,
  turnsOf,
} from "../../../web/src/table/side/chronicle";
import { masonry } from "../../../web/src/games/card-kingdoms/board/masonry";
import { blocksOf } from "../../../web/src/table/end/tower";
import type { Chapter, EventFacts } from "../../../web/src/stores/table.svelte";

const happened = (
  event: string,
  facts: Record<string, string | number>,
): EventFacts => ({ event, ...facts }) as unknown as EventFacts;
const gain = (seat: number, card: string, gold: number): EventFacts =>
  happened("gain", { seat, card, gold, strength: 0 });
const CHAPTERS: Chapter[] = [
  { number: 1, events: [happened("turn", { turn: 3, seat: 0 })] },
  {
    number: 2,
    events: [
      happened("roll", { seat: 0, first: 5, second: 1 }),
      gain(0, "starter_peasant", 1),
      gain(0, "peasant", 2),
      gain(1, "peasant", 1),
    ],
  },
  {
    number: 3,
    events: [
      happened("recruit", { seat: 0, card: "archer", gold: 4 }),
      gain(0, "forgotten_sorrows", 9),
    ],
  },
];

describe("the chronicle", () => {
  test("tells the newest first, and several gains of a seat in one line", () => {
    const lines = linesOf(CHAPTERS, undefined, false);
    expect(
      lines.map((line) => [line.events[0].event, line.events.length]),
    ).toEqual([
      ["gain", 1],
      ["recruit", 1],
      ["gain", 1],
      ["gain", 2],
      ["roll", 1],
      ["turn", 1],
    ]);
  });

  test("marks what the last step brought", () => {
    expect(
      linesOf(CHAPTERS, undefined, false).filter((line) => line.fresh),
    ).toHaveLength(2);
  });
});

describe("the turns of the chronicle", () => {
  const turn = (number: number, seat: number): Chapter => ({
    number,
    events: [
      happened("turn", { turn: number, seat }),
      happened("take", { seat, resource: "gold" }),
    ],
  });
  const turns = turnsOf(
    [turn(1, 0), turn(2, 1), turn(3, 0), turn(4, 1)],
    undefined,
  );

  test("stand newest first, each with what was done in it", () => {
    expect(turns.map(({ seat, number }) => [seat, number])).toEqual([
      [1, 4],
      [0, 3],
      [1, 2],
      [0, 1],
    ]);
    expect(turns.every(({ lines }) => lines.length === 1)).toBe(true);
  });

  test("since a seat's own last one are those of the others after it", () => {
    expect(sinceOwn(turns, 0).map(({ number }) => number)).toEqual([4]);
    expect(sinceOwn(turns, 1).map(({ number }) => number)).toEqual([4, 3]);
  });
});

describe("the harvest", () => {
  test("is what citizens gave between the roll and the first action", () => {
    const harvest = lastHarvest(CHAPTERS);
    expect(harvest?.dice).toEqual([5, 1]);
    expect(total(harvest?.reaped.get(0))).toEqual({ gold: 3 });
    expect(total(harvest?.reaped.get(1))).toEqual({ gold: 1 });
  });

  test("is none before the first roll", () => {
    expect(lastHarvest([])).toBeNull();
  });
});

describe("a tower", () => {
  test("stands on what everybody saw, with the secret part as its keep", () => {
    const blocks = blocksOf(
      {
        "duke-worker": 4,
        tokens: 2,
        monsters: 0,
        domains: 6,
      },
      masonry,
    );
    expect(blocks.map(({ part, from, keep }) => [part, from, keep])).toEqual([
      ["tokens", 0, false],
      ["domains", 2, false],
      ["duke-worker", 8, true],
    ]);
  });
});
