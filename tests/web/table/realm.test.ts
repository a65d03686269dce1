import { describe, expect, test } from "vitest";
import { gathered, heldOf } from "../../../web/src/table/realm/held";

describe("what lies in a realm", () => {
  test("is counted by card", () => {
    expect(heldOf("monsters", { goblin: 2 })).toEqual([
      { section: "monsters", card: "goblin", n: 2 },
    ]);
  });

  test("gathers cards of a kind, in the order they came", () => {
    expect(
      gathered("tiles", ["queen", "farmer", "queen"]).map(({ card, n }) => [
        card,
        n,
      ]),
    ).toEqual([
      ["queen", 2],
      ["farmer", 1],
    ]);
  });
});
