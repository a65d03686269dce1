import { describe, expect, test } from "vitest";
import {
  medianOf,
  playersIn,
  towersOf,
} from "../../../web/src/pages/deal/after/wall";

describe("the wall of everybody's points", () => {
  test("has a tower for each number of points while there are few", () => {
    expect(
      towersOf([
        [3, 1],
        [5, 2],
      ]),
    ).toEqual([
      { from: 3, to: 3, players: 1 },
      { from: 4, to: 4, players: 0 },
      { from: 5, to: 5, players: 2 },
    ]);
  });

  test("has at most thirteen towers, as wide as it takes, and loses nobody", () => {
    for (const most of [12, 30, 56, 90, 400]) {
      const spread = Array.from({ length: most }, (_, at) => [at + 7, 1]);
      const towers = towersOf(spread);
      expect(towers.length).toBeLessThanOrEqual(13);
      expect(towers.reduce((sum, { players }) => sum + players, 0)).toBe(most);
    }
  });

  test("knows what half of the players do not exceed", () => {
    const spread = [
      [10, 3],
      [20, 1],
      [30, 3],
    ];
    expect(playersIn(spread)).toBe(7);
    expect(medianOf(spread)).toBe(20);
    expect(medianOf([])).toBe(0);
  });
});
