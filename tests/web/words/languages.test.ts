// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { Catalogue } from "../../../web/src/words/catalogue";
import { words } from "../../../web/src/words/words.svelte";

const arrive: Record<string, () => void> = {};

vi.mock(import("../../../web/src/words/load"), async (original) => ({
  ...(await original()),
  loadCatalogue: (language) =>
    new Promise((resolve) => {
      arrive[language] = () => resolve(new Catalogue(language, []));
    }),
}));

test("the language that was chosen last is spoken, whichever comes last", async () => {
  const french = words.use("fr");
  const persian = words.use("fa");
  arrive["fa"]?.();
  await persian;
  arrive["fr"]?.();
  await french;
  expect(words.language).toBe("fa");
  expect(document.documentElement.dir).toBe("rtl");
});
