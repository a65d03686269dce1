// @vitest-environment jsdom
import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { Layer } from "../../../web/src/play/layer.svelte";
import type {
  Offer,
  Preview,
  TableStore,
} from "../../../web/src/stores/table.svelte";

const offer = (id: number, target: string, reveals = false): Offer => ({
  id,
  text: `move ${id}`,
  target,
  label: ["move", {}],
  reveals,
});
const OFFERS = [
  offer(1, "citizen/3"),
  offer(2, "citizen/3"),
  offer(3, "dice"),
  offer(4, ""),
  offer(5, "domain/1", true),
];

function table(): { layer: Layer; play: ReturnType<typeof vi.fn> } {
  const play = vi.fn();
  const store = {
    offers: OFFERS,
    story: [],
    prompt: { ask: "action" },
    play,
    whyNot: vi.fn(),
  } as unknown as TableStore;
  return {
    layer: new Layer(store, ["citizen/3", "citizen/4", "monster/1"]),
    play,
  };
}
const button = (): HTMLButtonElement =>
  document.body.appendChild(document.createElement("button"));

describe("the interaction layer", () => {
  test("plays the only move of a part at once", () => {
    const { layer, play } = table();
    layer.press("dice", button());
    expect(play).toHaveBeenCalledWith(3);
  });

  test("opens a menu where a part has several moves, and sends the one chosen", () => {
    const { layer, play } = table();
    layer.press("citizen/3", button());
    expect(layer.selected).toBe("citizen/3");
    expect(play).not.toHaveBeenCalled();
    layer.choose(OFFERS[1] as Offer);
    expect(play).toHaveBeenCalledWith(2);
    expect(layer.selected).toBeNull();
  });

  test("lets go of the menu first, then of the reader", () => {
    const { layer } = table();
    layer.reading = { section: "citizens", card: "knight" };
    layer.press("citizen/3", button());
    layer.letGo();
    expect(layer.selected).toBeNull();
    expect(layer.reading).not.toBeNull();
    layer.letGo();
    expect(layer.reading).toBeNull();
  });

  test("closes the menu when its part is pressed again", () => {
    const { layer } = table();
    const part = button();
    layer.press("citizen/3", part);
    layer.press("citizen/3", part);
    expect(layer.selected).toBeNull();
  });

  test("asks once more before what was hidden is shown", () => {
    const { layer, play } = table();
    layer.press("domain/1", button());
    expect(play).not.toHaveBeenCalled();
    expect(layer.doubtful?.id).toBe(5);
    layer.choose(OFFERS[4] as Offer);
    expect(play).toHaveBeenCalledWith(5);
    expect(layer.doubtful).toBeNull();
  });

  test("offers on the ribbon what concerns no part of the board", () => {
    expect(table().layer.loose.map(({ id }) => id)).toContain(4);
  });

  test("dims a part without moves only where its kind is being weighed", () => {
    const { layer } = table();
    expect(layer.isOut("citizen/4")).toBe(true);
    expect(layer.isOut("monster/1")).toBe(false);
    expect(layer.isOut("citizen/3")).toBe(false);
  });
});

describe("the mark of the last move", () => {
  test("stays until the next move that is about something on the board", () => {
    let story = $state.raw([
      { number: 1, events: [{ event: "summon", seat: 1, square: "n2" }] },
    ]);
    const store = {
      offers: [],
      get story() {
        return story;
      },
    } as unknown as TableStore;
    const layer = new Layer(store, []);
    const [before, after] = [button(), button()];
    $effect.root(() => {
      layer.part("valley/n2")(before);
      layer.part("valley/s1")(after);
    });
    const marked = (): readonly boolean[] => {
      flushSync();
      return [before, after].map((part) => part.classList.contains("is-last"));
    };
    const tell = (number: number, facts: object): void => {
      story = [
        ...story,
        { number, events: [{ event: "told", seat: 1, ...facts } as never] },
      ];
    };
    expect(marked()).toEqual([true, false]);
    tell(2, {});
    expect(marked()).toEqual([true, false]);
    tell(3, { square: "s1" });
    expect(marked()).toEqual([false, true]);
  });
});

describe("a part without moves", () => {
  /** A part that is looked at; the table says why it cannot be used once it is asked to. */
  function looked() {
    let question = $state.raw({ ask: "action" });
    let answer: (reason: unknown) => void = () => undefined;
    const store = {
      offers: OFFERS,
      story: [],
      get prompt() {
        return question;
      },
      whyNot: () => new Promise((resolve) => (answer = resolve)),
    } as unknown as TableStore;
    const layer = new Layer(store, ["citizen/3", "citizen/4"]);
    const part = button();
    $effect.root(() => {
      layer.part("citizen/4")(part);
    });
    flushSync();
    part.click();
    return {
      layer,
      part,
      askAnew: () => (question = { ask: "action" }),
      explain: async () => {
        answer(["ck-why-not", {}]);
        await new Promise((resolve) => setTimeout(resolve));
      },
    };
  }

  test("says why while it is looked at", async () => {
    const { layer, part, explain } = looked();
    await explain();
    expect(layer.said?.target).toBe("citizen/4");
    part.dispatchEvent(new Event("pointerleave"));
    await Promise.resolve();
    expect(layer.said).toBeNull();
  });

  test("that is not even asked about says why to who presses it", async () => {
    const whyNot = vi.fn().mockResolvedValue(["why-not-now", {}]);
    const store = {
      offers: OFFERS,
      story: [],
      prompt: { ask: "action" },
      whyNot,
      lookAhead: vi.fn(),
      preview: () => null,
    } as unknown as TableStore;
    const layer = new Layer(store, ["monster/1"]);
    const part = button();
    $effect.root(() => {
      layer.part("monster/1")(part);
    });
    flushSync();
    expect(layer.isOut("monster/1")).toBe(false);
    part.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(whyNot).toHaveBeenCalledWith("monster/1");
    expect(layer.said?.target).toBe("monster/1");
  });

  test("says nothing to who has looked away before the answer came", async () => {
    const { layer, part, explain } = looked();
    part.dispatchEvent(new Event("pointerleave"));
    await explain();
    expect(layer.said).toBeNull();
  });

  test("says nothing about a question that is over", async () => {
    const { layer, askAnew, explain } = looked();
    await explain();
    askAnew();
    expect(layer.said).toBeNull();
  });
});

describe("what a move would bring", () => {
  const told = (move: number, gold: number, vp: number): Preview => ({
    move,
    changes: [
      { seat: 0, kind: "gold", before: 5, after: gold },
      { seat: 0, kind: "vp", before: 1, after: vp },
    ],
    chance: false,
    touched: [],
    outlook: [],
  });
  const PREVIEWS = [told(1, 2, 4), told(2, 3, 4), told(3, 6, 1)];

  function looking(target: string) {
    const lookAhead = vi.fn();
    const play = vi.fn();
    const store = {
      offers: OFFERS,
      story: [],
      prompt: { ask: "action" },
      play,
      whyNot: vi.fn(),
      lookAhead,
      preview: ({ id }: Offer) =>
        PREVIEWS.find(({ move }) => move === id) ?? null,
    } as unknown as TableStore;
    const layer = new Layer(store, ["citizen/3", "dice"]);
    const part = button();
    $effect.root(() => {
      layer.part(target)(part);
    });
    flushSync();
    return { layer, store, part, lookAhead, play };
  }
  const finger = (type: string): PointerEvent =>
    new PointerEvent(type, { pointerType: "touch", bubbles: true });

  test("is asked for and told while a pointer stays on its part", async () => {
    vi.useFakeTimers();
    const { layer, store, part, lookAhead } = looking("dice");
    part.dispatchEvent(
      new PointerEvent("pointerenter", { pointerType: "mouse" }),
    );
    expect(lookAhead).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(lookAhead).toHaveBeenCalled();
    expect(layer.ahead?.changes[0]?.after).toBe(6);
    expect(store.ahead()).toBe(layer.ahead);
    part.dispatchEvent(new PointerEvent("pointerleave"));
    await Promise.resolve();
    expect(layer.ahead).toBeNull();
    vi.useRealTimers();
  });

  test("is only what all moves of a part have in common", () => {
    const { layer } = looking("citizen/3");
    layer.pointed = "citizen/3";
    expect(layer.ahead?.changes).toEqual([
      { seat: 0, kind: "vp", before: 1, after: 4 },
    ]);
    layer.pointedMove = OFFERS[1] as Offer;
    expect(layer.ahead?.changes).toHaveLength(2);
  });

  test("is shown under a finger that rests, which plays nothing; a tap still plays", () => {
    vi.useFakeTimers();
    const { layer, part, play } = looking("dice");
    part.dispatchEvent(finger("pointerdown"));
    vi.advanceTimersByTime(600);
    expect(layer.ahead).not.toBeNull();
    part.dispatchEvent(finger("pointerup"));
    part.click();
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    part.dispatchEvent(finger("pointerdown"));
    part.dispatchEvent(finger("pointerup"));
    part.click();
    expect(play).toHaveBeenCalledWith(3);
    vi.useRealTimers();
  });
});
