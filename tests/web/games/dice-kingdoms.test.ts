import { describe, expect, test } from "vitest";
import { lastHarvest } from "../../../web/src/games/dice-kingdoms/board/tray/harvest";
import {
  boxOf,
  checkedBy,
  inkOf,
  isRolled,
  thisTurn,
} from "../../../web/src/games/dice-kingdoms/board/ink";
import { sectionsOf } from "../../../web/src/games/dice-kingdoms/board/layout";
import { leafOf } from "../../../web/src/games/dice-kingdoms/board/leaves";
import { strokeOf } from "../../../web/src/games/dice-kingdoms/board/sheet/pen";
import type { Table } from "../../../web/src/games/dice-kingdoms/view";
import type {
  Chapter,
  EventFacts,
  View,
} from "../../../web/src/stores/table.svelte";
import position from "../positions/dice-kingdoms/road.json";
import solo from "../positions/dice-kingdoms/solo.json";

const view = position.snapshot.view as unknown as View;
const NONE: ReadonlySet<string> = new Set();
const check = (
  seat: number,
  card: string,
  box: number,
  reward = "none",
): EventFacts => ({
  event: "check",
  seat,
  card,
  box,
  reward,
});
const chapter = (number: number, ...events: EventFacts[]): Chapter => ({
  number,
  events,
});

describe("what is written on the sheets", () => {
  const ink = inkOf(view.table as Table, 0, sectionsOf(view), NONE, NONE);

  test("sections are checked from their first box on, and their next box is known", () => {
    expect(ink.done.has("holy.5")).toBe(true);
    expect(ink.done.has("holy.6")).toBe(false);
    expect(ink.next.has("holy.6")).toBe(true);
    expect(ink.done.has("lair_1.2.3")).toBe(true);
  });

  test("road boxes are checked by their names", () => {
    expect(ink.done.has("r05.5")).toBe(true);
    expect(ink.done.has("r07.4")).toBe(false);
  });

  test("a struck box is passed over and never counted", () => {
    const alone = solo.snapshot.view as unknown as View;
    const table = alone.table as Table;
    const { done, struck } = inkOf(table, 0, sectionsOf(alone), NONE, NONE);
    expect(struck.size).toBeGreaterThan(0);
    for (const box of struck) expect(done.has(box)).toBe(false);
    const [section = ""] = Object.keys(table.solo?.struck.boxes ?? {});
    const boxes = [...done].filter((box) => box.startsWith(`${section}.`));
    expect(boxes).toHaveLength(
      table.lordships[0]?.tracks[section]?.checked ?? -1,
    );
  });

  test("a box keeps its stroke", () => {
    expect(strokeOf("cross", "r05.5")).toEqual(strokeOf("cross", "r05.5"));
  });
});

describe("what happened in a turn", () => {
  const CHAPTERS = [
    chapter(1, check(0, "holy", 1)),
    chapter(2, check(0, "holy", 2), { event: "turn", seat: 0, turn: 2 }),
    chapter(
      3,
      { event: "roll", seat: 0, first: 3, second: 4 },
      check(0, "shadow", 7, "gold"),
      check(0, "treasury", 1),
    ),
    chapter(4, check(1, "soldier", 1), {
      event: "recruit",
      seat: 0,
      card: "citizen_5",
    }),
    chapter(5, check(0, "citizen_5", 2)),
  ];

  test("only boxes checked since the turn began are wet", () => {
    expect(checkedBy(thisTurn(CHAPTERS), 0)).toEqual([
      "shadow.7",
      "treasury.1",
      "citizen_5.2",
    ]);
  });

  test("dice of the turn before are put away until they are rolled", () => {
    expect(isRolled(thisTurn(CHAPTERS.slice(0, 2)))).toBe(false);
    expect(isRolled(thisTurn(CHAPTERS))).toBe(true);
  });

  test("the harvest ends with the action", () => {
    const harvest = lastHarvest(CHAPTERS);
    expect(harvest?.reaped.get(0)?.rewards).toEqual(["gold"]);
    expect([...(harvest?.reaped.get(0)?.tracks ?? [])]).toEqual([
      ["shadow", 1],
    ]);
    expect([...(harvest?.reaped.get(1)?.tracks ?? [])]).toEqual([
      ["soldier", 1],
    ]);
  });

  test("a box of a lair is named with its block", () => {
    expect(boxOf({ ...check(0, "lair_2", 3), block: 2 })).toBe("lair_2.2.3");
    expect(boxOf({ event: "road", seat: 0, box: "r01.2" })).toBe("r01.2");
  });
});

test("a tablet has the lairs under the map and the statues beside the castle", () => {
  expect(leafOf("lair/lair_1/2", true)).toBe("lairs");
  expect(leafOf("lair/lair_1/2", false)).toBe("forest");
  expect(leafOf("statue/5", false)).toBe("castle");
  expect(leafOf("dice", true)).toBeNull();
});
