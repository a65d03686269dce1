// @vitest-environment jsdom
// Replays: the book that comes in stretches, the drawing of the curve, and moments as addresses.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Curve, Stretch } from "../../../web/src/generated/protocol";
import { Book, STRETCH } from "../../../web/src/replay/book";
import {
  chancesAt,
  heightOf,
  lineOf,
  spread,
} from "../../../web/src/replay/line/curve";
import { viewpointOf } from "../../../web/src/replay/viewpoint";
import { addressOf } from "../../../web/src/replay/moment";

const LENGTH = 60;

/** The server's part: the view counts the moves, and every tenth begins a turn. */
const stretch = (after: number, seat: number | null): Stretch => ({
  seat,
  after,
  view: { turn: Math.floor(after / 10), at: after },
  events: after ? [] : [{ event: "dealt" }],
  steps: Array.from(
    { length: Math.min(STRETCH, LENGTH - after) },
    (_, place) => {
      const move = after + place + 1;
      const patch: unknown[] = [[["at"], move]];
      if (move % 10 === 0) patch.push([["turn"], Math.floor(move / 10)]);
      return {
        move,
        mover: move % 2,
        text: "roll",
        target: "dice",
        label: ["move-roll", {}],
        events: [{ event: "roll" }],
        patch,
      };
    },
  ),
});

describe("a book", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", (path: string) => {
      const query = new URL(path, "http://here").searchParams;
      const seat = query.get("seat");
      return Promise.resolve(
        Response.json(
          stretch(
            Number(query.get("after")),
            seat === null ? null : Number(seat),
          ),
        ),
      );
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("brings what is near first, then what is ahead, then what is behind", async () => {
    const book = new Book("r", LENGTH, 0);
    const order: number[] = [];
    for (let next = book.missing(30); next !== null; next = book.missing(30)) {
      order.push(next);
      await book.fetch(next);
    }
    expect(order).toEqual([1, 2, 0]);
    expect(book.leaf(LENGTH)?.view).toEqual({ turn: 6, at: LENGTH });
  });

  test("knows the moment at the seam of two stretches by its own events", async () => {
    const book = new Book("r", LENGTH, null);
    await book.fetch(1);
    expect(book.leaf(STRETCH)).toBeUndefined();
    expect(book.missing(STRETCH)).toBe(0);
    await book.fetch(0);
    expect(book.leaf(STRETCH)?.events).toEqual([{ event: "roll" }]);
    expect(book.leaf(STRETCH)?.mover).toBe(1);
    expect(book.leaf(0)?.mover).toBeNull();
  });

  test("tells what happened up to a moment, and where turns begin", async () => {
    const book = new Book("r", LENGTH, 0);
    for (const number of [0, 1, 2]) await book.fetch(number);
    expect(book.told(3).map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(book.turns().map(({ move }) => move)).toEqual([
      10, 20, 30, 40, 50, 60,
    ]);
  });

  test("of a game without a move is one leaf", async () => {
    const book = new Book("r", 0, 0);
    expect(book.missing(0)).toBe(0);
    await book.fetch(0);
    expect(book.missing(0)).toBeNull();
    expect(book.leaf(0)).toBeDefined();
  });
});

describe("a curve", () => {
  const curve: Curve = {
    progress: 1,
    moves: [0, 2, 4],
    values: [
      [0.5, 0.5],
      [0.75, 0.25],
      [1, 0],
    ],
    points: 0,
    swings: [],
  };

  test("is a line from the first move to the last", () => {
    const line = lineOf(curve, 0, 4);
    expect(line.startsWith(`M0 ${heightOf(0.5)}`)).toBe(true);
    expect(line.endsWith(`1000 ${heightOf(1)}`)).toBe(true);
    expect(line.match(/C/g)).toHaveLength(2);
  });

  test("says how everybody stood after any move", () => {
    expect(chancesAt(curve, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(curve, 3)).toEqual([0.75, 0.25]);
    expect(chancesAt(curve, 4)).toEqual([1, 0]);
  });

  test("keeps the arms at its end apart and inside", () => {
    expect(spread([96, 4, 96], 20, 100)).toEqual([80, 4, 100]);
    expect(spread([10, 50], 20, 100)).toEqual([10, 50]);
  });
});

describe("a moment", () => {
  test("is an address that leads back to it", () => {
    expect(addressOf("abc", 40, 2)).toBe("/replay/abc?move=40&seat=2");
    expect(addressOf("abc", 0, null)).toBe("/replay/abc?move=0&seat=all");
  });

  test("is seen from the eyes that its link names, or else from one's own", () => {
    expect(viewpointOf("1", 3, 0)).toBe(1);
    expect(viewpointOf("all", 3, 0)).toBeNull();
    expect(viewpointOf("open", 3, 0)).toBe("open");
    expect(addressOf("r", 4, "open")).toBe("/replay/r?move=4&seat=open");
    expect(viewpointOf("7", 3, 2)).toBe(2);
    expect(viewpointOf(null, 3, 2)).toBe(2);
  });
});
