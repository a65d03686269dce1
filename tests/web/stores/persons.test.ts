// @vitest-environment jsdom
// Whom one does not hear: muted in this browser, blocked by the server.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guest } from "../../../web/src/stores/guest.svelte";
import { persons } from "../../../web/src/stores/persons.svelte";

const ODILE = { player: "p1", name: "Odile" };
const HUGO = { player: "p2", name: "Hugo" };

let asked: { path: string; body: unknown }[] = [];
let answer: unknown = [];

beforeEach(() => {
  asked = [];
  answer = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  persons.forget();
  guest.guest = null;
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("who is muted is kept in this browser, and the server is not asked", () => {
  persons.mute(ODILE, true);
  persons.mute(HUGO, true);
  persons.mute(ODILE, true);
  expect(persons.muted.map(({ name }) => name)).toEqual(["Hugo", "Odile"]);
  expect(persons.isMuted("p1")).toBe(true);
  expect(JSON.parse(localStorage.getItem("duchy-muted") ?? "")).toEqual([
    HUGO,
    ODILE,
  ]);
  persons.mute(HUGO, false);
  expect(persons.isMuted("p2")).toBe(false);
  expect(asked).toEqual([]);
});

test("another window of this browser is followed, whatever lies in the store", () => {
  const told = (text: string) => {
    localStorage.setItem("duchy-muted", text);
    window.dispatchEvent(new StorageEvent("storage", { key: "duchy-muted" }));
    return persons.muted;
  };
  expect(told(JSON.stringify([ODILE, 7, { player: 1 }]))).toEqual([ODILE]);
  expect(told("no list")).toEqual([]);
  expect(told('{"player":"p1"}')).toEqual([]);
});

test("blocking is the server's, and asked once", async () => {
  answer = [ODILE];
  await persons.block(ODILE, true);
  await persons.block(ODILE, true);
  expect(asked).toEqual([
    { path: "/api/blocks", body: { player: "p1", blocked: true } },
  ]);
  expect(persons.isBlocked("p1")).toBe(true);
  answer = [];
  await persons.block(ODILE, false);
  expect(persons.isBlocked("p1")).toBe(false);
});

test("who is nobody yet asks for no list, which would be refused", async () => {
  answer = { player: "", name: "" };
  await persons.look();
  expect(asked.map(({ path }) => path)).toEqual(["/api/guest"]);
  answer = [HUGO];
  guest.guest = { player: "p0", name: "Ada" };
  await persons.look();
  expect(persons.blocked).toEqual([HUGO]);
});
