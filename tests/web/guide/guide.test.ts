import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GuideStep } from "../../../web/src/generated/protocol";
import { stepsAfter } from "../../../web/src/guide/lesson.svelte";
import { around, handAt, placed } from "../../../web/src/guide/place";
import { GUIDES } from "../games/folders";

const read = (say: string): GuideStep => ({
  say,
  look: "hill",
  read: "",
  seat: 0,
  move: "",
});
const made = (say: string, move: string): GuideStep => ({
  say,
  look: "",
  read: "",
  seat: say ? 0 : 1,
  move,
});

describe("the steps of a lesson", () => {
  const steps = [
    read("look"),
    made("roll", "roll"),
    made("", "roll"),
    read("again"),
    read("more"),
    made("buy", "buy"),
  ];
  const said = (moves: number) =>
    stepsAfter(steps, moves).map(({ say, move }) => say || move);

  test("lead up to the next move and stop there", () => {
    expect(said(0)).toEqual(["look", "roll"]);
    expect(said(2)).toEqual(["again", "more", "buy"]);
  });

  test("are nothing to read while the rival is to move", () => {
    expect(stepsAfter(steps, 1).filter(({ say }) => say)).toEqual([]);
    expect(said(1)).toEqual(["roll"]);
  });

  test("end with the last move of the script", () => {
    expect(said(3)).toEqual([]);
  });
});

describe("the card", () => {
  const room = { left: 0, top: 50, right: 1000, bottom: 800 };
  const card = { width: 400, height: 200 };

  test("lies above a part where there is room, and the finger on its edge", () => {
    const part = { left: 450, top: 500, right: 550, bottom: 600 };
    const place = placed(card, part, room, null);
    expect(place.side).toBe("above");
    expect(place.top + card.height).toBeLessThan(part.top);
    expect(handAt(place, card, part)).toEqual({
      left: 500,
      top: 500,
      side: "above",
    });
  });

  test("never leaves the window", () => {
    const corner = { left: 0, top: 60, right: 40, bottom: 100 };
    const place = placed(card, corner, room, null);
    expect(place.side).toBe("below");
    expect(place.left).toBeGreaterThan(0);
  });

  test("keeps off the ribbon if it can", () => {
    const part = { left: 450, top: 640, right: 550, bottom: 780 };
    const ribbon = { left: 0, top: 560, right: 1000, bottom: 620 };
    const place = placed(card, part, room, ribbon);
    const isClear =
      place.top + card.height <= ribbon.top || place.top >= ribbon.bottom;
    expect(isClear).toBe(true);
  });

  test("lies at the far end of a part that fills the window, without a hand", () => {
    const place = placed(
      card,
      { left: 0, top: 50, right: 1000, bottom: 700 },
      room,
      null,
    );
    expect(place).toMatchObject({ side: "over", top: 590 });
    expect(handAt(place, card, room)).toBeNull();
  });

  test("points at all that lies between several parts", () => {
    const first = { left: 10, top: 20, right: 30, bottom: 40 };
    const last = { left: 70, top: 25, right: 90, bottom: 45 };
    expect(around([first, last])).toEqual({
      left: 10,
      top: 20,
      right: 90,
      bottom: 45,
    });
  });
});

test.each(["card-kingdoms", "villages", "dice-kingdoms", "king-of-the-valley"])(
  "every region that the guide of %s speaks of is known, and spoken of",
  (game) => {
    const file = join(
      import.meta.dirname,
      "../../../src/duchy/games",
      game.replaceAll("-", "_"),
      "guide.json",
    );
    const { steps } = JSON.parse(readFileSync(file, "utf8")) as {
      steps: { look?: string }[];
    };
    const regions = steps.flatMap(({ look }) =>
      look && !look.includes("/") ? [look] : [],
    );
    expect([...new Set(regions)].sort()).toEqual(
      Object.keys(GUIDES[game] ?? {}).sort(),
    );
  },
);
