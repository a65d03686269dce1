// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import {
  lastHarvest,
  total,
} from "../../../web/src/games/card-kingdoms/board/harvest";
import {
  clauseOf,
  hasMissed,
  linePhrase,
  linesOf,
  sinceOwn,
  turnsOf,
} from "../../../web/src/table/side/chronicle";
import { words } from "../../../web/src/words/words.svelte";
import type { Chapter, EventFacts } from "../../../web/src/stores/table.svelte";

const happened = (
  event: string,
  facts: Record<string, string | number>,
): EventFacts => ({ event, ...facts }) as unknown as EventFacts;
const gain = (seat: number, card: string, gold: number): EventFacts =>
  happened("gain", { seat, card, gold, strength: 0 });
const CHAPTERS: Chapter[] = [
  { number: 1, events: [happened("turn", { turn: 3, seat: 0 })] },
  {
    number: 2,
    events: [
      happened("roll", { seat: 0, first: 5, second: 1 }),
      gain(0, "starter_peasant", 1),
      gain(0, "peasant", 2),
      gain(1, "peasant", 1),
    ],
  },
  {
    number: 3,
    events: [
      happened("recruit", { seat: 0, card: "archer", gold: 4 }),
      gain(0, "forgotten_sorrows", 9),
    ],
  },
];

describe("the chronicle", () => {
  test("tells the newest first, and several gains of a seat in one line", () => {
    const lines = linesOf(CHAPTERS, undefined, false);
    expect(
      lines.map((line) => [line.events[0].event, line.events.length]),
    ).toEqual([
      ["gain", 1],
      ["recruit", 1],
      ["gain", 1],
      ["gain", 2],
      ["roll", 1],
      ["turn", 1],
    ]);
  });

  test("marks what the last step brought", () => {
    expect(
      linesOf(CHAPTERS, undefined, false).filter((line) => line.fresh),
    ).toHaveLength(2);
  });
});

describe("the turns of the chronicle", () => {
  const turn = (number: number, seat: number): Chapter => ({
    number,
    events: [
      happened("turn", { turn: number, seat }),
      happened("take", { seat, resource: "gold" }),
    ],
  });
  const turns = turnsOf(
    [turn(1, 0), turn(2, 1), turn(3, 0), turn(4, 1)],
    undefined,
  );

  test("stand newest first, each with what was done in it", () => {
    expect(turns.map(({ seat, number }) => [seat, number])).toEqual([
      [1, 4],
      [0, 3],
      [1, 2],
      [0, 1],
    ]);
    expect(turns.every(({ lines }) => lines.length === 1)).toBe(true);
  });

  test("since a seat's own last one are those of the others after it", () => {
    expect(sinceOwn(turns, 0).map(({ number }) => number)).toEqual([4]);
    expect(sinceOwn(turns, 1).map(({ number }) => number)).toEqual([4, 3]);
  });

  test("knows whether others did something since one's own last turn", () => {
    const turn = (number: number, seat: number) => ({
      number,
      events: [happened("turn", { turn: number, seat })],
    });
    const did = (number: number, seat: number) => ({
      number,
      events: [gain(seat, "peasant", 1)],
    });
    const missed = (chapters: Chapter[]) =>
      hasMissed(turnsOf(chapters, undefined), 0);
    expect(missed([turn(1, 0), did(2, 0), turn(3, 1), did(4, 1)])).toBe(true);
    expect(
      missed([turn(1, 0), did(2, 0), turn(3, 1), did(4, 1), turn(5, 0)]),
    ).toBe(true);
    expect(missed([turn(1, 0), did(2, 0), turn(3, 1)])).toBe(false);
    // Before one's first turn nothing can have been missed.
    expect(missed([turn(1, 1), did(2, 1), turn(3, 0)])).toBe(false);
  });
});

describe("the harvest", () => {
  test("is what citizens gave between the roll and the first action", () => {
    const harvest = lastHarvest(CHAPTERS);
    expect(harvest?.dice).toEqual([5, 1]);
    expect(total(harvest?.reaped.get(0))).toEqual({ gold: 3 });
    expect(total(harvest?.reaped.get(1))).toEqual({ gold: 1 });
  });

  test("is none before the first roll", () => {
    expect(lastHarvest([])).toBeNull();
  });
});

describe("what is told, to whom", () => {
  const NAMES = ["Ada", "Ysolde"];
  /** The clauses of a turn of `mover`, as `reader` is told them. */
  function told(
    events: EventFacts[],
    mover: number,
    reader: number | null,
  ): string {
    const player = (seat: number): string =>
      seat === reader ? words.say("tale-you") : (NAMES[seat] ?? "");
    return linesOf([{ number: 1, events }], undefined, false)
      .toReversed()
      .map((line, place, lines) =>
        clauseOf(line, mover, player, reader, lines[place - 1])
          .map(({ text }) => text)
          .join(""),
      )
      .join(" · ");
  }
  const recruited = [
    happened("roll", { seat: 0, first: 2, second: 5 }),
    gain(0, "peasant", 1),
    gain(0, "archer", 2),
    gain(1, "peasant", 1),
    happened("recruit", { seat: 0, card: "rogue", gold: 2 }),
  ];

  test("a turn is a paragraph without who had it, unless others were told of before", async () => {
    await words.use("en", "card-kingdoms");
    expect(told(recruited, 0, null)).toBe(
      "rolls 2 and 5 · gains 3 gold · Ysolde gains 1 gold (Peasant) · Ada recruits the Rogue for 2 gold",
    );
  });

  test("you are you, with your own verbs", async () => {
    await words.use("en", "card-kingdoms");
    expect(told(recruited, 0, 0)).toBe(
      "roll 2 and 5 · gain 3 gold · Ysolde gains 1 gold (Peasant) · you recruit the Rogue for 2 gold",
    );
    expect(told(recruited, 0, 1)).toContain("· you gain 1 gold (Peasant) ·");
    await words.use("fr", "card-kingdoms");
    expect(told(recruited, 0, 0)).toMatch(/^lancez 2 et 5 · gagnez 3\s/);
    expect(told(recruited, 0, 1)).toMatch(/· vous gagnez 1\s/);
    await words.use("fa", "card-kingdoms");
    expect(told(recruited, 0, 0)).toContain("استخدام کردید");
    expect(told(recruited, 0, 1)).toContain("به شما رسید");
  });

  test("who was robbed is named, and told so", async () => {
    const rob = [
      happened("rob", {
        seat: 0,
        victim: 1,
        card: "the_tower_of_tomes",
        resource: "gold",
        amount: 2,
      }),
    ];
    await words.use("en", "card-kingdoms");
    expect(told(rob, 0, null)).toMatch(/^takes 2 gold from Ysolde \(/);
    expect(told(rob, 0, 0)).toMatch(/^take 2 gold from Ysolde \(/);
    expect(told(rob, 0, 1)).toMatch(/^takes 2 gold from you \(/);
    await words.use("fr", "card-kingdoms");
    expect(told(rob, 0, 1)).toMatch(/^vous prend 2\s/);
  });

  test("a stack that is exhausted is named", async () => {
    const exhausted = [
      happened("exhausted", { stack: 1, of: "slay", area: "hills" }),
      happened("exhausted", { stack: 8, of: "recruit", card: "archer" }),
    ];
    await words.use("en", "card-kingdoms");
    expect(told(exhausted, 0, 0)).toBe(
      "No monster is left in the Hills · No Archer is left",
    );
  });

  test("a stretch of road is one line, with where it leads and what it brings", async () => {
    await words.use("en", "dice-kingdoms");
    const box = (number: number, reward: string): EventFacts =>
      happened("road", {
        seat: 1,
        box: `r01.${number}`,
        origin: "s1",
        goal: "yellow_step",
        reward,
      });
    const road = [box(1, "none"), box(2, "gold"), box(3, "none")];
    expect(told(road, 1, 0)).toBe("builds 3 boxes to Yellow ±1: gold");
    expect(told(road, 1, 1)).toBe("build 3 boxes to Yellow ±1: gold");
    expect(told(road.slice(2), 1, 0)).toContain("checks a road box");
  });

  test("a clause has no full stop, in any language", async () => {
    const check = [
      happened("check", { seat: 1, card: "lair_4", box: 1, reward: "none" }),
    ];
    for (const language of ["en", "fr", "fa"] as const) {
      await words.use(language, "dice-kingdoms");
      expect(told(check, 1, 0)).not.toMatch(/\.\P{L}*$/u);
    }
  });

  test("several cards are one line, and only their owner knows those of the deck", async () => {
    await words.use("en", "villages");
    const seen = ["farm", "tannery"].map((card) =>
      happened("draw", { seat: 0, card }),
    );
    const unseen = [
      happened("draw", { seat: 0 }),
      happened("draw", { seat: 0 }),
    ];
    expect(told(seen, 0, 0)).toBe("draw Farm, Tannery from the deck");
    expect(told(unseen, 0, 1)).toBe("draws 2 cards from the deck");
  });

  test("coins on what is one's own, yours and theirs", async () => {
    await words.use("en", "villages");
    const coins = [0, 1].map((owner) =>
      happened("coin", { seat: 0, owner, on: "stone" }),
    );
    expect(told(coins, 0, 0)).toBe(
      "put coins on: your own stone, stone of Ysolde",
    );
    expect(told(coins, 0, 1)).toBe("puts coins on: own stone, your stone");
  });

  test("places are pieces of their own, to be lit on the board", async () => {
    await words.use("en", "king-of-the-valley");
    const [line] = linesOf(
      [
        {
          number: 1,
          events: [
            happened("summon", {
              seat: 1,
              start: "a1",
              square: "c3",
              card: "queen",
            }),
          ],
        },
      ],
      undefined,
      false,
    );
    const pieces = words.pieces(linePhrase(line!, (seat) => NAMES[seat] ?? ""));
    expect(pieces.filter(({ kind }) => kind !== "text")).toEqual([
      { kind: "place", target: "valley/a1", text: "a1" },
      { kind: "place", target: "valley/c3", text: "c3" },
      { kind: "card", card: "queen", text: "Queen" },
    ]);
  });
});
