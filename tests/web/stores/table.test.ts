// @vitest-environment jsdom
// The table store against a server that is played by the test.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line } from "../../../web/src/protocol";
import { persons } from "../../../web/src/stores/persons.svelte";
import { settings } from "../../../web/src/stores/settings.svelte";
import { TableStore, type Offer } from "../../../web/src/stores/table.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const move = { id: 7, text: "roll", target: "dice", label: ["move-roll", {}] };
const snapshot = {
  type: "snapshot",
  number: 4,
  seat: 0,
  mine: [0],
  table: {
    id: "t",
    status: "running",
    seats: [],
    settings: { game: "card-kingdoms" },
    wish: null,
    rematch: "",
  },
  view: { turn: 1, deciders: [0] },
  asked: { answers: 4, prompt: { ask: "roll" }, moves: [move], undo: 0 },
  clock: null,
  chat: [],
  missed: [],
  chronicle: {
    chapters: [{ number: 4, events: [{ event: "turn", turn: 1, seat: 0 }] }],
    earlier: true,
  },
};
const update = (number: number, answers: number) => ({
  type: "update",
  number,
  before: number - 1,
  events: [{ event: "roll", seat: 1 }],
  patch: [[["turn"], number]],
  asked: { ...snapshot.asked, answers },
  clock: null,
  back: false,
});

describe("a table", () => {
  let store: TableStore;
  let socket: FakeSocket;

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers();
    store = new TableStore((listener) => new Line("t", "", listener));
    socket = FakeSocket.last;
    socket.onopen?.();
    socket.tell(snapshot);
  });
  afterEach(() => {
    store.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("comes to the table anew without having been away", () => {
    const former = socket;
    store.comeAnew();
    expect(FakeSocket.last).not.toBe(former);
    expect(store.line).toEqual({ up: true });
    former.tell({ ...snapshot, view: { turn: 99, deciders: [] } });
    expect(store.view?.turn).toBe(1);
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell({ ...snapshot, number: 5 });
    expect(store.line).toEqual({ up: true });
  });

  describe("where dice are thrown", () => {
    const thrown = {
      ...update(5, 5),
      events: [
        { event: "roll", seat: 1 },
        { event: "gain", seat: 0, gold: 2 },
      ],
      patch: [
        [
          ["table", "dice"],
          [2, 5],
        ],
        [["table", "gold"], 3],
      ],
    };
    beforeEach(() => {
      store.throws = { events: ["roll"], lie: "dice" };
      socket.tell({
        ...snapshot,
        view: { turn: 1, deciders: [0], table: { dice: null, gold: 1 } },
      });
    });

    test("they land before anything is told of what they brought", async () => {
      socket.tell(thrown);
      expect(store.landing).toBe(true);
      expect(store.view?.table).toEqual({ dice: [2, 5], gold: 1 });
      expect(store.fresh.map(({ event }) => event)).toEqual(["roll"]);
      expect([store.told, store.step, store.offers]).toEqual([[], [], []]);
      expect(store.chronicle).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(400);
      expect(store.landing).toBe(false);
      expect(store.view?.table).toEqual({ dice: [2, 5], gold: 3 });
      expect(store.fresh.map(({ event }) => event)).toEqual(["gain"]);
      expect(store.step).toEqual(thrown.events);
      expect(store.chronicle.at(-1)?.events).toEqual(thrown.events);
    });

    test("what comes anew while they are in the air is not changed by them", async () => {
      socket.tell(thrown);
      socket.tell({
        ...snapshot,
        number: 9,
        view: { turn: 3, deciders: [0], table: { dice: null, gold: 8 } },
      });
      await vi.advanceTimersByTimeAsync(400);
      expect(store.view?.table).toEqual({ dice: null, gold: 8 });
      expect(store.landing).toBe(false);
    });

    test("nothing tumbles where motion is reduced", async () => {
      await settings.change({ motion: "still" });
      socket.tell(thrown);
      expect(store.view?.table).toEqual({ dice: [2, 5], gold: 3 });
      await settings.change({ motion: "system" });
    });
  });

  test("does not show what the muted say, nor count it as unread", () => {
    const line = { number: 1, at: 0, player: "p1", name: "Odile", text: "Ha" };
    socket.tell({ type: "chat", number: 4, line });
    expect(store.unread).toBe(1);
    persons.mute(line, true);
    expect([store.chat, store.unread]).toEqual([[], 0]);
    persons.mute(line, false);
    expect(store.chat).toEqual([line]);
  });

  test("offers the moves of the snapshot and sends the one played with the number it answers", () => {
    expect(store.offers).toHaveLength(1);
    void store.play(7);
    expect(socket.sent.at(-1)).toMatchObject({
      type: "move",
      seat: 0,
      move: 7,
      answers: 4,
    });
    expect(store.offers).toHaveLength(0);
  });

  test("shows the steps of others one after another, and offers nothing that is out of date", async () => {
    socket.tell(update(5, 4));
    socket.tell(update(6, 6));
    expect(store.view?.turn).toBe(5);
    expect(store.offers).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(store.view?.turn).toBe(6);
    expect(store.offers).toHaveLength(1);
  });

  test("shows why a move was refused", async () => {
    const played = store.play(7);
    socket.tell({
      type: "refused",
      id: socket.sent.at(-1)?.id,
      code: "stale",
      reason: "the position has changed",
    });
    await played;
    expect(store.refusal).toBe("the position has changed");
    expect(store.offers).toHaveLength(1);
  });

  test("shows hints as long as the moves they weigh are asked for", async () => {
    const asking = store.askHints();
    expect(store.awaitingHints).toBe(true);
    const hints = { type: "hint", id: socket.sent.at(-1)?.id, answers: 4 };
    socket.tell({ ...hints, moves: [] });
    await asking;
    expect(store.awaitingHints).toBe(false);
    expect(store.hints?.answers).toBe(4);
    socket.tell(update(5, 5));
    await vi.advanceTimersByTimeAsync(600);
    expect(store.hints).toBeNull();
  });

  test("shows nobody the hints of another seat, even if both are asked at the same moment", async () => {
    const hints = { type: "hint", answers: 4, moves: [] };
    const asking = store.askHints();
    const early = socket.sent.at(-1)?.id;
    socket.tell({ ...snapshot, seat: 1 });
    socket.tell({ ...hints, id: early });
    await asking;
    expect(store.hints).toBeNull();
    const again = store.askHints();
    socket.tell({ ...hints, id: socket.sent.at(-1)?.id });
    await again;
    expect(store.hints).not.toBeNull();
    socket.tell(snapshot);
    expect(store.hints).toBeNull();
  });

  test("comes back after a lost line, from the last number it saw, and sends again what was not answered", async () => {
    void store.play(7);
    socket.onclose?.({ code: 1006 });
    expect(store.line.up).toBe(false);
    expect(store.offers).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(600);
    const next = FakeSocket.last;
    expect(next).not.toBe(socket);
    expect(next.url.searchParams.get("since")).toBe("4");
    next.onopen?.();
    expect(next.sent[0]?.id).toBe(socket.sent[0]?.id);
  });

  test("tells nothing twice when the same chapters come again", () => {
    socket.tell(snapshot);
    expect(store.chronicle).toHaveLength(1);
  });

  test("forgets what another seat was told when the device is passed on", () => {
    const chronicle = { chapters: [], earlier: false };
    socket.tell({ ...snapshot, seat: 1, chronicle });
    expect(store.chronicle).toHaveLength(0);
  });

  describe("where one device serves several seats", () => {
    const shared = (secrets: boolean) => ({
      ...snapshot,
      mine: [0, 1],
      table: { ...snapshot.table, secrets },
    });
    const handOn = { ...update(5, 5), patch: [[["deciders"], [1]]] };

    test("passes it on behind a curtain if something is hidden", () => {
      socket.tell(shared(true));
      socket.tell(handOn);
      expect(store.passTo).toBe(1);
      expect(socket.sent).toHaveLength(0);
    });

    test("takes up the next seat at once if nothing is", () => {
      socket.tell(shared(false));
      socket.tell(handOn);
      expect(store.passTo).toBeNull();
      expect(socket.sent).toMatchObject([{ type: "look", seat: 1 }]);
      socket.tell({ ...shared(false), seat: 1, view: { deciders: [1] } });
      expect(socket.sent).toHaveLength(1);
    });
  });

  test("turns back a page of the chronicle, once", async () => {
    const reading = store.readEarlier();
    void store.readEarlier();
    expect(socket.sent.filter(({ type }) => type === "chronicle")).toHaveLength(
      1,
    );
    expect(socket.sent.at(-1)).toMatchObject({ type: "chronicle", before: 4 });
    const page = {
      chapters: [{ number: 2, events: [{ event: "first-player", seat: 0 }] }],
      earlier: false,
    };
    socket.tell({ type: "chronicle", id: socket.sent.at(-1)?.id, page });
    await reading;
    expect(store.chronicle.map(({ number }) => number)).toEqual([2, 4]);
    expect(store.earlier).toBe(false);
  });

  test("tells only the past that holds after something was taken back", async () => {
    socket.tell(update(5, 5));
    expect(store.chronicle).toHaveLength(2);
    socket.tell({ ...update(6, 6), events: [], back: true, holds: 4 });
    await vi.advanceTimersByTimeAsync(600);
    expect(store.chronicle).toHaveLength(1);
  });

  describe("plays back the past", () => {
    const playback = (chapters: object[]) => ({
      type: "playback",
      id: socket.sent.at(-1)?.id,
      view: { turn: 0, deciders: [1] },
      chapters,
    });
    const chapter = (number: number, turn: number) => ({
      number,
      events: [{ event: "roll", seat: 1, turn }],
      patch: [[["turn"], turn]],
    });
    /** Each chapter stays for so long at a brisk pace. */
    const LONG = 800;

    test("step by step, with nothing to press, and ends at now", async () => {
      const over = store.playBack(2);
      expect(socket.sent.at(-1)).toMatchObject({ type: "playback", since: 2 });
      socket.tell(playback([chapter(3, 0.5), chapter(4, 1)]));
      await vi.advanceTimersByTimeAsync(1);
      expect(store.view?.turn).toBe(0);
      expect(store.offers).toHaveLength(0);
      expect(store.prompt).toBeNull();
      await vi.advanceTimersByTimeAsync(LONG);
      expect(store.view?.turn).toBe(0.5);
      expect(store.past?.number).toBe(3);
      expect(store.fresh).toMatchObject([{ event: "roll" }]);
      // The chronicle goes as far as what is on show.
      expect(store.story).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(2 * LONG);
      await over;
      expect(store.past).toBeNull();
      expect(store.view).toEqual(snapshot.view);
      expect(store.offers).toHaveLength(1);
    });

    test("is stopped at once", async () => {
      const over = store.playBack(2);
      socket.tell(playback([chapter(3, 0.5), chapter(4, 1)]));
      await vi.advanceTimersByTimeAsync(LONG);
      store.stopPlayback();
      await over;
      expect(store.view).toEqual(snapshot.view);
      expect(store.offers).toHaveLength(1);
    });

    test("loses nothing that happens meanwhile, and shows it afterwards", async () => {
      const over = store.playBack(2);
      socket.tell(playback([chapter(3, 0.5), chapter(4, 1), chapter(5, 5)]));
      await vi.advanceTimersByTimeAsync(1);
      socket.tell(update(5, 5));
      socket.tell(update(6, 6));
      await vi.advanceTimersByTimeAsync(LONG);
      expect(store.view?.turn).toBe(0.5);
      store.stopPlayback();
      await over;
      expect(store.view?.turn).toBe(5);
      expect(store.offers).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(600);
      expect(store.view?.turn).toBe(6);
      expect(store.chronicle.map(({ number }) => number)).toEqual([4, 5, 6]);
      expect(store.offers).toHaveLength(1);
    });

    test("gives way when the table is shown anew", async () => {
      const over = store.playBack(2);
      socket.tell(playback([chapter(3, 0.5), chapter(4, 1)]));
      await vi.advanceTimersByTimeAsync(LONG);
      socket.tell({ ...snapshot, number: 9, view: { turn: 9, deciders: [0] } });
      await over;
      await vi.advanceTimersByTimeAsync(3 * LONG);
      expect(store.past).toBeNull();
      expect(store.view?.turn).toBe(9);
    });
  });

  test("knows who comes, and who comes back after others went on", async () => {
    expect(store.arrived).toBe(true);
    store.arrived = false;
    socket.tell(snapshot);
    expect(store.arrived).toBe(false);
    const missed = [{ number: 5, events: [{ event: "roll", seat: 1 }] }];
    socket.tell({ ...snapshot, number: 5, missed });
    expect(store.arrived).toBe(true);
  });

  test("takes back only what can be, with the number of what is shown", () => {
    void store.undo();
    expect(socket.sent).toHaveLength(0);
    const back = { label: ["move-roll", {}], moves: 1, asks: false };
    socket.tell({ ...snapshot, number: 9, asked: { ...snapshot.asked, back } });
    void store.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", answers: 9 });
  });

  test("counts the talk that was not read", () => {
    const line = { number: 5, at: 0, player: "p", name: "Odo", text: "Hail" };
    socket.tell({ type: "chat", number: 5, line });
    expect(store.unread).toBe(1);
    store.readChat();
    expect(store.unread).toBe(0);
  });

  test("says for good when it may not be visited", () => {
    socket.tell({ type: "refused", id: "", code: "private", reason: "no" });
    socket.onclose?.({ code: 4403 });
    expect(store.line).toEqual({ up: false, closed: "private" });
  });

  test("what moves would bring is asked once for each question, and forgotten with it", async () => {
    const previews = () => socket.sent.filter(({ type }) => type === "preview");
    const told = {
      move: 7,
      changes: [],
      chance: true,
      touched: [],
      outlook: [],
    };
    const waits = Promise.all([store.lookAhead(), store.lookAhead()]);
    expect(previews()).toHaveLength(1);
    socket.tell({
      type: "preview",
      id: previews()[0]?.id,
      answers: 4,
      moves: [told],
    });
    await waits;
    expect(store.preview(store.offers[0] as Offer)).toEqual(told);
    socket.tell(update(5, 5));
    expect(store.preview(move as unknown as Offer)).toBeNull();
    void store.lookAhead();
    expect(previews()).toHaveLength(2);
  });
});
