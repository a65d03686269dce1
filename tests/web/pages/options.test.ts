// @vitest-environment jsdom
// What a guest is told of the game that is laid.
import { beforeAll, expect, test } from "vitest";
import type { GameFacts } from "../../../web/src/generated/protocol";
import { setUpOf } from "../../../web/src/pages/lobby/options";
import { words } from "../../../web/src/words/words.svelte";
import shelf from "../positions/shelf.json";

const facts = shelf.games.find(
  ({ id }) => id === "card-kingdoms",
) as unknown as GameFacts;

beforeAll(() => words.use("en", "card-kingdoms"));

test("the usual set-up is told by its name and what it means, and nothing else", () => {
  expect(setUpOf(facts, {})).toEqual([
    {
      name: "First game",
      why: "Hills, Ruins, Forest, Valley and Mountains, with citizens that are soon understood.",
    },
  ]);
});

test("all that is not as usual is told", () => {
  const told = setUpOf(facts, { setup: "random", mixed_citizens: true });
  expect(told.map(({ name }) => name)).toEqual(["At random", "Mixed citizens"]);
  expect(told[1]?.why).toContain("shuffled stack");
});
