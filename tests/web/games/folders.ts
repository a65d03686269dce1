// What the folders of the games hold, for tests that look at every game there is.
import type { Regions } from "../../../web/src/guide/regions";
import type { Listing } from "../../../web/src/reference/cards/listed";

/** Found files by the id of the game in whose folder they are. */
const byGame = <Found>(
  files: Readonly<Record<string, Found>>,
): Readonly<Record<string, Found>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      /games\/([^/]+)\//.exec(path)?.[1] ?? "",
      file,
    ]),
  );

export const GUIDES = byGame(
  import.meta.glob<Regions>("../../../web/src/games/*/guide.ts", {
    import: "default",
    eager: true,
  }),
);
export const LISTINGS = byGame(
  import.meta.glob<Listing>("../../../web/src/games/*/cards/listed.ts", {
    import: "default",
    eager: true,
  }),
);
export const PROMPTS = byGame(
  import.meta.glob<Readonly<Record<string, string>>>(
    "../../../web/src/games/*/rules/prompts.ts",
    { import: "default", eager: true },
  ),
);
