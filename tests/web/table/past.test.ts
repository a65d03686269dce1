// @vitest-environment jsdom
// The last games alone that the end of one is compared with.
import { afterEach, expect, test, vi } from "vitest";
import type { TableFacts } from "../../../web/src/generated/protocol";
import { pastPoints } from "../../../web/src/table/end/scores/past";

const ME = { kind: "person", player: "p0" };
const listed = (table: string, changed: number, others: object = {}) => ({
  table,
  changed,
  game: "villages",
  status: "over",
  seats: [ME],
  ...others,
});
const TABLES = [
  listed("now", 90),
  listed("t1", 10),
  listed("t2", 20),
  listed("t3", 30),
  listed("t4", 40),
  listed("t5", 50),
  listed("t6", 60),
  listed("other", 70, { game: "dice-kingdoms" }),
  listed("with", 71, { seats: [ME, { kind: "bot" }] }),
  listed("open", 72, { status: "running" }),
];
const answer = (path: string): object | null => {
  if (path === "/api/tables/mine") return TABLES;
  const id = path.split("/").at(-1) ?? "";
  if (id === "t4") return null;
  const ended = id === "t5" ? "resigned" : "";
  return {
    table: { ended, result: { scores: [{ total: Number(id.slice(1)) }] } },
  };
};

afterEach(() => vi.unstubAllGlobals());

test("the last five of the same title alone, oldest first, without those left early or gone", async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const found = answer(path);
    return Promise.resolve(
      new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404 }),
    );
  });
  const table = { id: "now", settings: { game: "villages" } } as TableFacts;
  expect(await pastPoints(table)).toEqual([2, 3, 6]);
});
