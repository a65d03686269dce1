// A table as it is being laid: names and arms of those who play on this device.
import { expect, test } from "vitest";
import {
  armsOf,
  startDraft,
  toSettings,
  withoutSeat,
  withWho,
} from "../../../web/src/pages/lobby/draft";

const three = { ...startDraft(), seats: ["me", "me", "bot:easy"] };

test("seats wear the arms of their place until somebody chooses", () => {
  expect(armsOf(three)).toEqual([0, 1, 2]);
});

test("who chooses the arms of another seat gets them, and that seat wears others", () => {
  expect(armsOf(withWho(three, 0, "Ada", 1))).toEqual([1, 0, 2]);
});

test("only those on this device bring a name and arms", () => {
  const settings = toSettings("villages", withWho(three, 1, "Odo", 7));
  expect(settings.names).toEqual(["", "Odo", ""]);
  expect(settings.arms).toEqual([0, 7, -1]);
});

test("a seat that is taken away takes its name and arms with it", () => {
  const left = withoutSeat(withWho(three, 1, "Odo", 7), 1);
  expect(left.seats).toEqual(["me", "bot:easy"]);
  expect(left.names).toEqual(["", ""]);
  expect(armsOf(left)).toEqual([0, 1]);
});
