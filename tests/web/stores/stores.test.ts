// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { pageAt } from "../../../web/src/stores/router.svelte";
import { patched } from "../../../web/src/stores/patch";

describe("a patch", () => {
  const view = { turn: 1, seats: [{ gold: 2 }, { gold: 3 }], note: "x" };

  test("puts values at their paths and leaves the rest as the same objects", () => {
    const after = patched(view, [
      [["seats", 0, "gold"], 5],
      [["turn"], 2],
    ]);
    expect(after).toEqual({
      turn: 2,
      seats: [{ gold: 5 }, { gold: 3 }],
      note: "x",
    });
    expect(after.seats[1]).toBe(view.seats[1]);
    expect(view.turn).toBe(1);
  });

  test("removes what has no value", () => {
    expect(patched(view, [[["note"]]])).toEqual({ turn: 1, seats: view.seats });
  });

  test("replaces the whole view at the empty path", () => {
    expect(patched<unknown>(null, [[[], { turn: 7 }]])).toEqual({ turn: 7 });
  });
});

describe("an address", () => {
  const at = (path: string) => pageAt(new URL(path, "https://duchy.example"));

  test("names a table, with its invitation", () => {
    expect(at("/t/quiet-falcon?invitation=abc")).toEqual({
      name: "table",
      table: "quiet-falcon",
      invitation: "abc",
    });
  });

  test("that leads nowhere is a lost page", () => {
    expect(at("/nowhere").name).toBe("lost");
    expect(at("/t/").name).toBe("lost");
  });
});
