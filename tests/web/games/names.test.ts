// Nothing outside the folder of a game names it, and the play layer has no word that only some games have.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../../web/src/games/about";

const WEB = join(import.meta.dirname, "../../../web");

const filesIn = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte|css|mjs|py|json)$/.test(name))
    .map((name) => join(folder, name));

const isOfGame = (file: string): boolean =>
  GAMES.some(({ id }) => file.startsWith(`src/games/${id}/`));

/** The lines of these files that say one of the words. */
const saying = (files: readonly string[], words: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(join(WEB, file), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        words.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
      ),
  );

describe("nothing outside the folder of a game names it", () => {
  const files = [
    ...filesIn("src").filter(
      (file) => !isOfGame(file) && !file.startsWith("src/generated/"),
    ),
    ...filesIn("scripts"),
    ...readdirSync(WEB).filter((name) => /\.(ts|js|py)$/.test(name)),
  ];

  test.each(GAMES.map(({ id }) => id))("%s", (id) => {
    const parts = id.split("-");
    const title = parts
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(" ?");
    // As an id, as a folder of Python, as a title or a class. A single common word is a name only in quotes or a path.
    const id_ = parts.length > 1 ? parts.join("[-_]") : `['"/]${id}['"/]`;
    expect(saying(files, new RegExp(`${id_}|\\b${title}\\b`))).toEqual([]);
  });
});

test("the play layer knows no dice, nor what else only some games have", () => {
  const layer = ["play", "table", "stores", "replay", "guide", "words"].flatMap(
    (room) => filesIn(`src/${room}`),
  );
  const words =
    /\b(?<!rolling-)(die|dice|pips?|harvest|duke|monster|statue|lair|building|adventurer|subject|specialist|jester)s?\b/i;
  expect(saying(layer, words)).toEqual([]);
});
