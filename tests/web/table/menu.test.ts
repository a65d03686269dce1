// @vitest-environment jsdom
// The menu of a table: how it plays, told in sentences.
import { beforeAll, expect, test } from "vitest";
import type { SeatFacts, Settings } from "../../../web/src/generated/protocol";
import { countsAs, termsOf } from "../../../web/src/table/menu/terms";
import { words } from "../../../web/src/words/words.svelte";

const seat = (kind: string, player: string): SeatFacts => ({
  kind,
  player,
  name: "",
  level: "",
  ready: true,
  away: "",
});
const TWO = [seat("person", "a"), seat("person", "b")];
const settings = (changes: Partial<Settings>): Settings => ({
  game: "villages",
  seats: ["me", "open"],
  ...changes,
});

beforeAll(() => words.use("en"));

test.each([
  [{}, "No clock."],
  [{ clock: "move", time: 120 }, "2 minutes for each decision."],
  [{ clock: "game", time: 1500 }, "25 minutes each."],
  [
    { clock: "game", time: 60, add: 5 },
    "One minute each. 5 seconds more for each move.",
  ],
  [{ clock: "days", time: 1 }, "One day for each decision."],
])("the clock of %o", (changes, told) => {
  const terms = termsOf({ settings: settings(changes), seats: TWO }).join(" ");
  expect(terms).toBe(
    `${told} Undo until something comes to light, further if all agree. Hints allowed.`,
  );
});

test("alone with bots nobody has to agree to anything", () => {
  const seats = [seat("person", "a"), seat("bot", "")];
  expect(termsOf({ settings: settings({ hints: false }), seats })).toEqual([
    "No clock.",
    "No hints.",
  ]);
  expect(termsOf({ settings: settings({ undo: "never" }), seats })).toContain(
    "No undo.",
  );
});

test("whether it counts, and why not", () => {
  expect(countsAs({ casual: "" }).word).toBe("Rated");
  expect(countsAs({ casual: "household" })).toEqual({
    word: "Casual",
    why: "two of the players come from the same address.",
  });
  expect(countsAs({}).word).toBe("Casual");
});
