// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import EndInSight from "../../../web/src/table/ending/EndInSight.svelte";
import type { TableStore, View } from "../../../web/src/stores/table.svelte";
import { words } from "../../../web/src/words/words.svelte";

/** The causes of an end, by game. */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  "card-kingdoms": ["monsters", "domains", "exhausted", "triggered", "overrun"],
  villages: ["target", "deck", "idle"],
  "dice-kingdoms": ["tracks", "trees"],
  "king-of-the-valley": ["hill", "idle"],
};
const seats = ["Ada", "Ysolde", "Odo"].map((name) => ({
  kind: "person",
  name,
  player: name,
}));

function bar(seat: number | null) {
  let view = $state.raw({ over: false, ending: null } as unknown as View);
  const store = { seat, table: { seats } } as unknown as TableStore;
  const shown = mount(EndInSight, {
    target: document.body,
    props: {
      store,
      get view() {
        return view;
      },
    },
  });
  flushSync();
  return {
    tell: (ending: object | null, over = false): void => {
      view = { over, ending } as unknown as View;
      flushSync();
    },
    leave: () => unmount(shown),
  };
}
const mark = () => document.querySelector<HTMLElement>(".ending");
const name = () => document.querySelector(".ending .name")?.textContent;
const banner = () => document.querySelector<HTMLElement>(".banner:not(.sr)");

test.each(Object.entries(CAUSES))(
  "%s tells the end in sight, why, and who has a turn left",
  async (game, causes) => {
    for (const language of ["en", "fr", "fa"] as const) {
      await words.use(language, game);
      for (const cause of causes) {
        const { tell, leave } = bar(0);
        expect(mark()).toBeNull();
        tell({ cause, playing: 2, left: [0, 1] });
        expect(name()).toBe(words.say("ending-round"));
        expect(banner()?.textContent).toContain(words.say(`cause-${cause}`));
        expect(banner()?.textContent).toContain(words.say("ending-yours"));
        expect(banner()?.textContent).toContain("Ysolde");
        expect(banner()?.textContent).not.toContain("[");
        await leave();
      }
    }
  },
);

test("the banner goes at any press, comes back when its mark is pressed, and both are gone at the end", async () => {
  await words.use("en", "villages");
  const { tell, leave } = bar(null);
  tell({ cause: "target", playing: 1, left: [] });
  expect(name()).toBe("Last turn");
  expect(banner()?.textContent).toBe(
    "The last turn: a village has reached its full size. It is Ysolde’s turn now.",
  );
  window.dispatchEvent(new Event("pointerdown"));
  flushSync();
  expect(banner()).toBeNull();
  mark()?.click();
  flushSync();
  expect(banner()).not.toBeNull();
  tell({ cause: "target", playing: null, left: [] }, true);
  expect(mark()).toBeNull();
  await leave();
});

test("who comes when the end is in sight already finds the mark, not the banner", async () => {
  await words.use("en", "villages");
  const store = { seat: 0, table: { seats } } as unknown as TableStore;
  const view = {
    over: false,
    ending: { cause: "target", playing: 0, left: [] },
  } as unknown as View;
  const shown = mount(EndInSight, {
    target: document.body,
    props: { store, view },
  });
  flushSync();
  expect(mark()?.title).toContain("This is your last turn.");
  expect(banner()).toBeNull();
  await unmount(shown);
});
