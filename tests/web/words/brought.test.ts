// Games in packages of their own: the page was built without their words, and asks for them.
import { expect, test, vi } from "vitest";
import {
  bringWords,
  loadCatalogue,
  meetGames,
} from "../../../web/src/words/load";

const titles = "title-pig = Pig\n";
const ask = vi.fn((_game: string, language: string) =>
  language === "fr"
    ? Promise.reject(new Error("offline"))
    : Promise.resolve({
        titles,
        words: `${titles}move-hold = Hold { $aside }\n`,
      }),
);
bringWords(ask);

test("a game of another package speaks its own words, and keeps them to its own table", async () => {
  const table = await loadCatalogue("en", "pig");
  expect(table.say("move-hold", { aside: 12 })).toBe("Hold 12");
  const elsewhere = await loadCatalogue("en", "villages");
  expect(elsewhere.has("move-hold")).toBe(false);
});

test("the hall calls it by its title once it has met it, and nobody is asked twice", async () => {
  expect(meetGames(["villages", "pig"])).toBe(true);
  expect(meetGames(["pig", "villages"])).toBe(false);
  ask.mockClear();
  expect((await loadCatalogue("en", "")).say("title-pig")).toBe("Pig");
  expect((await loadCatalogue("fa", "villages")).say("title-pig")).toBe("Pig");
  expect(ask.mock.calls).toEqual([["pig", "fa"]]);
});

test("where the words cannot be had now, the rest of the page speaks, and they are asked for again", async () => {
  const catalogue = await loadCatalogue("fr", "pig");
  expect(catalogue.say("table-undo")).toBe("Annuler");
  ask.mockClear();
  await loadCatalogue("fr", "pig");
  expect(ask).toHaveBeenCalledWith("pig", "fr");
});
