// Fair dice in the browser, against a game that Python played with a known key.
import { describe, expect, test } from "vitest";
import { blake2b } from "../../../web/src/fair/blake2b";
import { fromHex, hex, sealOf } from "../../../web/src/fair/chance";
import { check } from "../../../web/src/fair/check";
import type { Note } from "../../../web/src/fair/notes";
import type { Roll, TableFacts } from "../../../web/src/generated/protocol";
import game from "./game.json";

const rolls = game.rolls as unknown as Roll[];
const contributions = game.fairness.contributions;
const table = {
  id: "table",
  commitment: game.fairness.commitment,
  key_hash: game.key_hash,
  fairness: game.fairness,
} as unknown as TableFacts;
const note: Note = {
  commitment: game.fairness.commitment,
  contribution: contributions[0] ?? "",
  seals: game.seals,
  keyHash: game.key_hash,
};
const told = [...new Set(rolls.map(({ number }) => number))].map((number) => ({
  number,
  events: rolls
    .filter((roll) => roll.number === number)
    .map(({ event, dice }) => ({ event, ...dice })),
}));
const fault = (
  changed: {
    table?: object;
    note?: Partial<Note>;
    rolls?: Roll[];
    seen?: typeof told;
  },
  mine = [0],
) =>
  check(
    { ...table, ...changed.table },
    mine,
    { ...note, ...changed.note },
    changed.rolls ?? rolls,
    changed.seen ?? told,
  ).fault;

test.each(game.hashes)("$size bytes of BLAKE2b of $text", (wanted) => {
  const { size, person } = wanted;
  const key = fromHex(wanted.key);
  const found = blake2b(fromHex(wanted.text), { size, key, person });
  expect(hex(found)).toBe(wanted.hash);
});

test("seals are those of the server", () => {
  expect(contributions.map(sealOf)).toEqual(game.seals);
});

describe("at the end", () => {
  test("all rolls are checked", () => {
    const verdict = check(table, [0], note, rolls, told);
    expect(verdict).toEqual({
      fault: null,
      rolls: rolls.length,
      witnessed: true,
      took: true,
    });
    expect(rolls.length).toBeGreaterThan(20);
  });

  test("who only came late says so", () => {
    const none = { commitment: "", contribution: "", seals: [], keyHash: "" };
    const verdict = check(table, [], none, rolls, []);
    expect(verdict).toMatchObject({
      fault: null,
      witnessed: false,
      took: false,
    });
  });

  test("another secret than the promised one is found, also if all else fits it", () => {
    expect(fault({ note: { commitment: "00".repeat(32) } })).toBe("secret");
  });

  test("our own part must be in our seats", () => {
    expect(fault({ note: { contribution: "ee" } })).toBe("ours");
    expect(fault({}, [0, 2])).toBe("ours");
  });

  test("parts of others must be those that were sealed when we told ours", () => {
    const seals = [...game.seals.slice(0, 2), sealOf("chosen afterwards")];
    expect(fault({ note: { seals } })).toBe("parts");
  });

  test("the key must be the one whose hash was shown", () => {
    expect(fault({ note: { keyHash: "00".repeat(32) } })).toBe("key");
    expect(fault({ table: { id: "other" } })).toBe("key");
  });

  test("a roll that the key does not give is found, and one that was told otherwise", () => {
    const [first, ...others] = rolls as [Roll, ...Roll[]];
    const six = { first: 6, second: 6 };
    expect(first.dice).not.toEqual(six);
    expect(fault({ rolls: [{ ...first, dice: six }, ...others] })).toBe(
      "rolls",
    );
    expect(
      fault({ rolls: [{ ...first, drawn: first.drawn + 1 }, ...others] }),
    ).toBe("rolls");
    const events = [{ event: first.event, ...six }];
    const seen = told.map((chapter) =>
      chapter.number === first.number ? { ...chapter, events } : chapter,
    );
    expect(fault({ seen })).toBe("rolls");
  });

  test("no draw is used twice", () => {
    expect(fault({ rolls: [...rolls, rolls[3]!] })).toBe("rolls");
  });
});
