// @vitest-environment jsdom
// What a browser adds to the dice, when, and what it keeps.
import { beforeEach, expect, test, vi } from "vitest";
import { sealOf } from "../../../web/src/fair/chance";
import { keep, noteOf } from "../../../web/src/fair/notes";
import { Witness } from "../../../web/src/fair/witness";
import type { TableFacts } from "../../../web/src/generated/protocol";
import type { Request } from "../../../web/src/protocol";

let told: Request[] = [];
let witness: Witness;
const facts = (more: object = {}): TableFacts =>
  ({
    id: "t",
    status: "open",
    commitment: "c0",
    key_hash: "",
    settings: { game: "villages", seats: [], clock: "none" },
    seats: [{ ready: true }, { ready: true }],
    seals: [],
    sealed: [],
    ...more,
  }) as unknown as TableFacts;
const sealed = (table: TableFacts): string => {
  const part = witness.part(table);
  if (!("seal" in part)) throw new Error("it was told at once");
  return part.seal;
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  told = [];
  witness = new Witness("t", (request) => told.push(request));
});

test("the first commitment is kept, whatever is shown later", () => {
  witness.heard(facts(), []);
  witness.heard(facts({ commitment: "c1" }), []);
  expect(noteOf("t").commitment).toBe("c0");
});

test("a contribution is random, sealed, and told when all are fixed", () => {
  witness.heard(facts(), [0]);
  const seal = sealed(facts());
  const { contribution } = noteOf("t");
  expect(contribution).toMatch(/^[0-9a-f]{64}$/);
  expect(seal).toBe(sealOf(contribution));
  expect(sealed(facts())).not.toBe(seal);
  const now = noteOf("t").contribution;
  const seals = [sealOf(now), "other"];
  witness.heard(facts({ seals }), [0]);
  expect(told).toEqual([]);
  witness.heard(facts({ seals, sealed: [0, 1] }), [0]);
  expect(told).toEqual([{ type: "unseal", contribution: now }]);
  expect(noteOf("t").seals).toEqual(seals);
});

test("it is drawn anew when somebody came after it was told", () => {
  const seal = sealed(facts());
  witness.heard(facts({ seals: [seal, "x"], sealed: [0] }), [0]);
  const before = noteOf("t").contribution;
  witness.heard(facts({ seats: [{ ready: false }, { ready: true }] }), [0]);
  expect(told.at(-1)).toMatchObject({ type: "ready" });
  expect(noteOf("t").contribution).not.toBe(before);
});

test("what another browser sealed is left to it for a moment", () => {
  const other = facts({ seals: ["elsewhere", "x"], sealed: [0] });
  witness.heard(other, [0]);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual([
    { type: "ready", seal: sealOf(noteOf("t").contribution) },
  ]);
});

test("a game in which our seal was not taken is not claimed as ours", () => {
  sealed(facts());
  witness.heard(
    facts({ status: "running", key_hash: "k", seals: ["x", "y"] }),
    [0],
  );
  expect(noteOf("t")).toMatchObject({ keyHash: "k", contribution: "" });
});

test("a lesson needs nothing, and correspondence does not wait for seals", () => {
  expect(witness.part(facts({ commitment: "" }))).toEqual({ contribution: "" });
  const days = facts({ settings: { clock: "days" } });
  expect(witness.part(days)).toEqual({
    contribution: noteOf("t").contribution,
  });
});

test("the notes of the last thirty tables are kept", () => {
  for (let n = 0; n < 40; n++)
    keep(`t${n}`, { ...noteOf(""), commitment: `c${n}` });
  expect(noteOf("t9").commitment).toBe("");
  expect(noteOf("t10").commitment).toBe("c10");
});
