// @vitest-environment jsdom
// A folder is all that a game needs to be shown; one without a folder is shown plainly.
import { expect, test } from "vitest";
import {
  aboutOf,
  GAMES,
  shownIn,
  withOthers,
  type About,
} from "../../../web/src/games/about";
import { loadBoard, type GameFile } from "../../../web/src/games/board";
import plain from "../../../web/src/games/plain/index";
import { loadFaces } from "../../../web/src/reference/cards/faces";
import { listCards } from "../../../web/src/reference/cards/listed";
import { titleOf } from "../../../web/src/words/telling";

/** Boards are compiled when they are first asked for. */
const COMPILING = 60_000;

const pebbles: About = { ...aboutOf("pebbles"), place: 0, emblem: "wheat" };

test("every game with a folder hangs in the hall, in the order of the places", () => {
  const places = GAMES.map(({ place }) => place);
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  expect(GAMES.map(({ id }) => id)).not.toContain("plain");
});

test("a new folder is enough to hang there too", () => {
  const games = shownIn({
    ...Object.fromEntries(GAMES.map((game) => [`./${game.id}/about.ts`, game])),
    "./pebbles/about.ts": pebbles,
  });
  expect(games).toHaveLength(GAMES.length + 1);
  expect(games[0]).toMatchObject({ id: "pebbles", emblem: "wheat" });
  expect(withOthers(["pebbles"], games)).toEqual(games);
});

test("a game that only the server knows hangs last, under a name", () => {
  const shown = withOthers([...GAMES.map(({ id }) => id), "river-stones"]);
  expect(shown.at(-1)).toMatchObject({ id: "river-stones", emblem: "castle" });
  expect(titleOf("river-stones")).toBe("River stones");
});

test(
  "it is played on the plain board, and its cards are listed as they lie in the box",
  async () => {
    expect(await loadBoard("river-stones")).toBe(plain);
    const file: GameFile = {
      cards: { stones: { flint: { copies: 3 } }, reeds: { rush: {} } },
      targets: {},
    };
    const faces = await loadFaces("river-stones", file);
    expect(
      listCards(file, faces).map(({ section, id, copies }) => [
        section,
        id,
        copies,
      ]),
    ).toEqual([
      ["stones", "flint", 3],
      ["reeds", "rush", undefined],
    ]);
  },
  COMPILING,
);
