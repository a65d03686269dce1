// The facts that the board of Villages reads out of views and events.
import { describe, expect, it } from "vitest";
import type {
  Chapter,
  EventFacts,
  Offer,
  View,
} from "../../../web/src/stores/table.svelte";
import {
  duesOf,
  sourcesOf,
  targetOf,
} from "../../../web/src/games/villages/board/payment";
import {
  lastRound,
  standings,
} from "../../../web/src/games/villages/board/turn";
import type {
  Paying,
  Table,
  Village,
} from "../../../web/src/games/villages/view";
import { yieldsOf } from "../../../web/src/games/villages/board/village/yields";

const paying: Paying = {
  card: "armory",
  cost: { wood: 1, stone: 2 },
  placed: ["coin wood from 2", "coin castle"],
  supplied: ["wood", "wild"],
  left: 1,
};
const offer = (target: string): Offer => ({
  id: 1,
  text: "",
  target,
  label: ["", {}],
  reveals: false,
});

describe("a payment", () => {
  it("lies on the parts that were pressed for it", () => {
    expect(targetOf("coin wood from 2")).toBe("seat/2/wood");
    expect(targetOf("coin castle")).toBe("own/castle");
    expect(targetOf("use farm")).toBe("own/farm");
  });

  it("covers the cost unit by unit and leaves the rest open", () => {
    const dues = duesOf(paying, sourcesOf(paying), [offer("seat/1/stone")]);
    expect(
      dues.map(({ resource, source }) => [resource, source?.target ?? ""]),
    ).toEqual([
      ["wood", "seat/2/wood"],
      ["stone", "own/castle"],
      ["stone", ""],
    ]);
  });

  it("keeps a wild source for what nothing else offered could cover", () => {
    const wild: Paying = {
      ...paying,
      placed: ["coin castle"],
      supplied: ["wild"],
    };
    const dues = duesOf(wild, sourcesOf(wild), [offer("own/wood")]);
    expect(dues.map(({ source }) => source !== null)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

const village: Village = {
  seat: 0,
  castle: "castle_red",
  gold: 2,
  hand: 0,
  resources: { food: 2, wood: 1 },
  coins: { food: 1, castle: 1 },
  buildings: [],
  adventurers: [],
  types: {},
  size: 0,
  vp: 2,
};

describe("resource ends", () => {
  it("tell coins that lie there from those of the payment", () => {
    const sources = sourcesOf({
      ...paying,
      placed: ["coin food"],
      supplied: ["food"],
    });
    const ends = yieldsOf(village, true, sources);
    expect(
      ends.map(({ kind, coin, placed }) => [kind, coin, placed?.nth ?? ""]),
    ).toEqual([
      ["castle", "lies", ""],
      ["food", "lies", ""],
      ["food", "none", 0],
      ["wood", "none", ""],
    ]);
  });

  it("tell coins that come back next turn from the others, alone", () => {
    const ends = yieldsOf({ ...village, slid: { castle: 1 } }, true, []);
    expect(ends.map(({ coin }) => coin)).toEqual([
      "slid",
      "lies",
      "none",
      "none",
    ]);
  });

  it("make no part of the castle of a rival", () => {
    expect(yieldsOf(village, false, [])[0]?.target).toBe("");
    expect(yieldsOf(village, false, [])[1]?.target).toBe("seat/0/food");
  });
});

const view: View = {
  game: "villages",
  seats: 4,
  seat: 0,
  turn: 7,
  over: false,
  deciders: [0],
  options: {},
  ending: null,
  ranks: [],
  table: {},
};
const table = { active: 2, action: "tax" } as Table;
const chapters = (...events: EventFacts[]): Chapter[] => [
  { number: 1, events },
];
const told = chapters(
  { event: "turn", turn: 7, seat: 2 },
  { event: "lead", seat: 2, action: "tax" },
  { event: "tax", seat: 2, gold: 1 },
  { event: "draw", seat: 2 },
  { event: "decline", seat: 3, action: "tax" },
);

describe("a turn", () => {
  it("shows who leads, who declined, whose turn it is and who comes then", () => {
    expect(
      standings(view, table, told).map(({ seat, part, now }) => [
        seat,
        part,
        now,
      ]),
    ).toEqual([
      [2, "leads", false],
      [3, "declined", false],
      [0, "follows", true],
      [1, "waits", false],
    ]);
  });

  it("is summed up while it runs, and after it", () => {
    const running = lastRound(view, table, told);
    expect(
      running?.deeds.map(({ part, cards, gold }) => [part, cards, gold]),
    ).toEqual([
      ["leads", 1, 1],
      ["declined", 0, 0],
      ["follows", 0, 0],
      ["waits", 0, 0],
    ]);
    const next = [...told, ...chapters({ event: "turn", turn: 8, seat: 3 })];
    const over = lastRound(
      { ...view, turn: 8 },
      { ...table, active: 3, action: null } as Table,
      next,
    );
    expect(over?.turn).toBe(7);
    expect(over?.deeds.map(({ part }) => part)).toEqual([
      "leads",
      "declined",
      "passed",
      "passed",
    ]);
  });
});
