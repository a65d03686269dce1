// A table as it is being laid: what counts for the ratings is one choice, and any other that does not fit ends it.
import { describe, expect, it } from "vitest";
import {
  asRated,
  fitsRated,
  startDraft,
  toSettings,
} from "../../../web/src/pages/lobby/draft";

describe("a rated table", () => {
  const rated = { ...startDraft(), ...asRated(startDraft(), true) };

  it("is between persons, on the clock and without hints", () => {
    expect(toSettings("villages", rated)).toMatchObject({
      rated: true,
      hints: false,
      clock: "game",
      seats: ["me", "open", "open"],
    });
    expect(fitsRated(rated)).toBe(true);
  });

  it("is casual again with a bot, with hints or without a clock", () => {
    expect(fitsRated({ ...rated, seats: ["me", "bot:easy"] })).toBe(false);
    expect(fitsRated({ ...rated, seats: ["me", "me"] })).toBe(false);
    expect(fitsRated({ ...rated, hints: true })).toBe(false);
    expect(fitsRated({ ...rated, clock: "none" })).toBe(false);
  });

  it("is not what a table is at first", () => {
    expect(toSettings("villages", startDraft())).toMatchObject({
      rated: false,
    });
  });
});
