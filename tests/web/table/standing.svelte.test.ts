// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer, TableStore } from "../../../web/src/stores/table.svelte";
import { Standing } from "../../../web/src/table/ribbon/standing.svelte";

const offer = (id: number, text: string): Offer => ({
  id,
  text,
  target: "",
  label: ["move", {}],
  reveals: false,
});
const FOLLOW = {
  prompt: { ask: "follow" },
  offers: [offer(1, "harvest"), offer(2, "decline")],
};

const told = (number: number, event: string, seat: number) => ({
  number,
  events: [{ event, seat }],
});

beforeEach(() => sessionStorage.clear());

function atTheTable() {
  const play = vi.fn();
  const table = {
    seat: 0,
    play,
    table: { id: "a" },
    chronicle: [told(4, "turn", 1), told(5, "lead", 1)],
    asked: { answers: 5 },
    ...FOLLOW,
  };
  return {
    table,
    play,
    standing: new Standing(table as unknown as TableStore),
  };
}

describe("an answer that stands", () => {
  test("is given now and to the same question again", () => {
    const { table, play, standing } = atTheTable();
    standing.keep(FOLLOW.offers[1] as Offer);
    expect(play).toHaveBeenCalledWith(2);
    standing.attend();
    expect(play).toHaveBeenCalledTimes(1);
    // A step that tells nothing, and the question again.
    Object.assign(table, { asked: { answers: 9 } });
    standing.attend();
    expect(play).toHaveBeenCalledTimes(2);
    Object.assign(table, { prompt: { ask: "draw" }, offers: [offer(3, "x")] });
    standing.attend();
    expect(play).toHaveBeenCalledTimes(2);
    expect(standing.holds).toBe(true);
  });

  test("ends with one's own turn, by a press, and when something is taken back", () => {
    for (const ended of [
      ({ table, standing }) => {
        table.chronicle = [...table.chronicle, told(6, "turn", 0)];
        standing.attend();
      },
      ({ standing }) => standing.end(),
      ({ table, standing }) => {
        table.chronicle = [told(4, "turn", 1)];
        standing.attend();
      },
    ] satisfies ((at: ReturnType<typeof atTheTable>) => void)[]) {
      const at = atTheTable();
      at.standing.keep(FOLLOW.offers[1] as Offer);
      ended(at);
      expect(at.standing.holds).toBe(false);
      at.standing.attend();
      expect(at.play).toHaveBeenCalledTimes(1);
    }
  });

  test("holds when the page is loaded anew, for its seat, until one's own turn", () => {
    const { standing } = atTheTable();
    standing.keep(FOLLOW.offers[1] as Offer);
    const again = atTheTable();
    expect(again.standing.holds).toBe(true);
    again.standing.attend();
    expect(again.play).toHaveBeenCalledWith(2);
    const { table } = again;
    const other = { ...table, seat: 1 } as unknown as TableStore;
    expect(new Standing(other).holds).toBe(false);
    // One's own turn came and went while the page was away.
    table.chronicle = [
      ...table.chronicle,
      told(6, "turn", 0),
      told(9, "turn", 1),
    ];
    const late = new Standing(table as unknown as TableStore);
    late.attend();
    expect(late.holds).toBe(false);
    expect(atTheTable().standing.holds).toBe(false);
  });
});
