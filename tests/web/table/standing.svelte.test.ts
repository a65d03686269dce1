// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
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

function atTheTable() {
  const play = vi.fn();
  const table = {
    seat: 0,
    play,
    fresh: [{ event: "lead", seat: 1 }],
    chronicle: [{ number: 4 }, { number: 5 }],
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
    Object.assign(table, { fresh: [], asked: { answers: 9 } });
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
        table.fresh = [{ event: "turn", seat: 0 }];
        standing.attend();
      },
      ({ standing }) => standing.end(),
      ({ table, standing }) => {
        table.chronicle = [{ number: 4 }];
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
});
