// Hints as ideas: grouped, compared and put into words.
import { describe, expect, test } from "vitest";
import type { Hint } from "../../../web/src/generated/protocol";
import type { Offer } from "../../../web/src/stores/table.svelte";
import { chanceWord, ideasOf } from "../../../web/src/table/side/ideas";

const offer = (id: number, text: string, target = ""): Offer => ({
  id,
  text,
  target,
  label: ["move", {}],
  reveals: false,
});
const hint = (move: number, chance: number | null, error = 0.02): Hint => ({
  move,
  text: "",
  share: 0.5 - move / 10,
  value: 0.5,
  chance,
  low: (chance ?? 0) - error,
  high: (chance ?? 1) + error,
});
const SLAY = [
  offer(0, "slay 3 magic=0", "monster/3"),
  offer(1, "slay 3 magic=2", "monster/3"),
];
const OFFERS = [
  ...SLAY,
  offer(2, "take gold"),
  offer(3, "recruit 4", "citizen/4"),
];

describe("ideas", () => {
  test("the same card with two payments is one", () => {
    const ideas = ideasOf(
      [hint(0, 0.5), hint(1, 0.49), hint(2, 0.4), hint(3, 0.3)],
      OFFERS,
    );
    expect(ideas.map(({ offer, ways }) => [offer.id, ways])).toEqual([
      [0, 1],
      [2, 0],
      [3, 0],
    ]);
  });

  test("of ways that are as good, the cheaper one is named", () => {
    const cost = ({ id }: Offer): number => (id === 1 ? 1 : 3);
    const near = ideasOf([hint(0, 0.5), hint(1, 0.498)], OFFERS, cost);
    expect(near[0]?.offer.id).toBe(1);
    const apart = ideasOf([hint(0, 0.5), hint(1, 0.3)], OFFERS, cost);
    expect(apart[0]?.offer.id).toBe(0);
  });

  test("each has its chance, and how far it is behind the best", () => {
    const ideas = ideasOf([hint(0, 0.52), hint(2, 0.41)], OFFERS);
    expect(
      ideas.map(({ chance, behind, even }) => [chance, behind, even]),
    ).toEqual([
      [52, 0, true],
      [41, 11, false],
    ]);
  });

  test("what the bot cannot tell apart is even, and a wide guess is unsure", () => {
    const [, second] = ideasOf(
      [hint(0, 0.52, 0.15), hint(2, 0.47, 0.15)],
      OFFERS,
    );
    expect([second?.even, second?.unsure]).toEqual([true, true]);
    const [sure] = ideasOf([hint(0, 0.52)], OFFERS);
    expect(sure?.unsure).toBe(false);
  });

  test("what holds in most cases comes before a high guess", () => {
    const ideas = ideasOf([hint(0, 0.4, 0.2), hint(2, 0.38)], OFFERS);
    expect(ideas.map(({ offer }) => offer.id)).toEqual([2, 0]);
  });

  test("alone there is no chance to win", () => {
    const ideas = ideasOf([hint(0, null), hint(2, null)], OFFERS);
    expect(
      ideas.map(({ chance, unsure, behind }) => [chance, unsure, behind]),
    ).toEqual([
      [null, false, 0],
      [null, false, 0],
    ]);
  });

  test("what is not offered is no idea", () => {
    expect(ideasOf([hint(9, 0.9)], OFFERS)).toEqual([]);
  });
});

test.each([
  [50, 2, "even"],
  [25, 4, "even"],
  [25, 2, "behind"],
  [60, 4, "great"],
  [62, 2, "good"],
  [3, 2, "slim"],
  [100, 3, "great"],
])("%d %% of %d seats in a word", (chance, seats, word) => {
  expect(chanceWord(chance, seats)).toBe(`hint-chance-${word}`);
});
