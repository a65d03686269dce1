import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../web/src/words/catalogue";
import type { Phrase } from "../../../web/src/words/phrases";

const ENGLISH = `
list-separator = {", "}
card-archer = Archer
token-gold = { $n } gold
token-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
move-recruit = Recruit the { $card } for { $price }
event-roll = Seat { $seat } rolls { $first }
only-english = Only here
`;
const PERSIAN = `
list-separator = {"، "}
token-gold = { $n } طلا
`;
const english = new Catalogue("en", [{ language: "en", texts: [ENGLISH] }]);
const persian = new Catalogue("fa", [
  { language: "fa", texts: [PERSIAN] },
  { language: "en", texts: [ENGLISH] },
]);
const RECRUIT: Phrase = [
  "move-recruit",
  {
    card: ["card-archer", {}],
    price: [
      ["token-gold", { n: 2 }],
      ["token-vp", { n: 1 }],
    ],
  },
];

describe("a catalogue", () => {
  test("writes numbers that are told as text in the digits of its language", () => {
    const gold: Phrase = ["token-gold", { n: "9/10" }];
    expect(english.phrase(gold)).toBe("9/10 gold");
    expect(persian.phrase(gold)).toContain("۹/۱۰");
    expect(persian.phrase(["token-gold", { n: "b3" }])).toContain("b3");
  });

  test("says phrases within phrases, and lists of them", () => {
    expect(english.phrase(RECRUIT)).toBe(
      "Recruit the Archer for 2 gold, 1 point",
    );
  });

  test("gives the pieces of a phrase, so that tokens and cards can be drawn", () => {
    expect(english.pieces(RECRUIT)).toEqual([
      { kind: "text", text: "Recruit the " },
      { kind: "card", card: "archer", text: "Archer" },
      { kind: "text", text: " for " },
      { kind: "token", token: "gold", n: 2, text: "2 gold" },
      { kind: "text", text: ", " },
      { kind: "token", token: "vp", n: 1, text: "1 point" },
    ]);
  });

  test("puts a name in the place of a seat number", () => {
    expect(english.say("event-roll", { seat: "Ysolde", first: 4 })).toBe(
      "Ysolde rolls 4",
    );
  });

  test("falls back to English message by message", () => {
    expect(persian.say("only-english")).toBe("Only here");
    expect(persian.say("token-gold", { n: 1 })).toContain("طلا");
  });

  test("writes numbers in the digits of its language", () => {
    expect(persian.number(12)).toBe("۱۲");
    expect(persian.say("token-gold", { n: 12 })).toContain("۱۲");
  });

  test("shows an unknown message by its name, so that it is noticed", () => {
    expect(english.say("no-such-message")).toBe("[no-such-message]");
  });
});
