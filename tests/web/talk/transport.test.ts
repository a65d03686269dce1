import { describe, expect, it, vi } from "vitest";
import type { FromHost, ToHost } from "../../../web/src/device/messages";
import { overHttp } from "../../../web/src/talk/over-http";
import {
  overWorker,
  type Host,
  type DeviceNotes,
} from "../../../web/src/talk/over-worker";

/** A worker that does what the test says. */
class FakeHost implements Host {
  readonly heard: ToHost[] = [];
  onmessage: ((event: MessageEvent<FromHost>) => void) | null = null;

  postMessage(message: ToHost): void {
    this.heard.push(message);
  }

  say(data: FromHost): void {
    this.onmessage?.({ data } as MessageEvent<FromHost>);
  }
}

function device() {
  const host = new FakeHost();
  const make = vi.fn(() => host);
  const told: DeviceNotes = {
    starting: vi.fn(),
    full: vi.fn(),
    broken: vi.fn(),
  };
  return { host, make, told, transport: overWorker(make, told) };
}

describe("a device", () => {
  it("wakes its worker when it is first asked, and once only", async () => {
    const { host, make, transport } = device();
    expect(make).not.toHaveBeenCalled();
    const first = transport.ask("GET", "/api/games");
    const second = transport.ask("POST", "/api/guest", { name: "Ada" });
    expect(make).toHaveBeenCalledOnce();
    expect(host.heard).toEqual([
      { kind: "ask", id: 1, method: "GET", path: "/api/games", body: "" },
      {
        kind: "ask",
        id: 2,
        method: "POST",
        path: "/api/guest",
        body: '{"name":"Ada"}',
      },
    ]);
    host.say({
      kind: "answer",
      id: 2,
      text: '{"problem":{"code":"no-guest","reason":"who?"}}',
    });
    host.say({ kind: "answer", id: 1, text: '{"gives":[1]}' });
    expect(await first).toEqual({ gives: [1] });
    expect(await second).toEqual({
      problem: { code: "no-guest", reason: "who?" },
    });
  });

  it("has lines like sockets: opened later, told apart, closed with a code", async () => {
    const { host, transport } = device();
    const one = transport.line("/api/tables/a/socket");
    const other = transport.line("/api/tables/b/socket");
    const said: string[] = [];
    one.onopen = () => said.push("open");
    one.onmessage = (text) => said.push(text);
    one.onclose = (code) => said.push(String(code));
    other.onmessage = (text) => said.push(`other ${text}`);
    expect(one.isOpen).toBe(false);
    await Promise.resolve();
    expect(one.isOpen).toBe(true);
    one.send("hello");
    host.say({ kind: "told", line: 1, text: "welcome" });
    host.say({ kind: "told", line: 2, text: "here" });
    host.say({ kind: "closed", line: 1, code: 4403 });
    host.say({ kind: "told", line: 1, text: "too late" });
    expect(said).toEqual(["open", "welcome", "other here", "4403"]);
    expect(one.isOpen).toBe(false);
    other.close();
    expect(host.heard.slice(2)).toEqual([
      { kind: "hear", line: 1, text: "hello" },
      { kind: "part", line: 2 },
    ]);
  });

  it("that breaks leaves nobody waiting", async () => {
    const { host, told, transport } = device();
    const asked = transport.ask("GET", "/api/games");
    const line = transport.line("/api/tables/a/socket");
    const closed = vi.fn();
    line.onclose = closed;
    host.say({ kind: "starting", progress: 0.5 });
    host.say({ kind: "broken", reason: "no WebAssembly" });
    expect(await asked).toMatchObject({ problem: { code: "device" } });
    expect(await transport.ask("GET", "/api/games")).toMatchObject({
      problem: { code: "device" },
    });
    expect(closed).toHaveBeenCalledWith(1006);
    expect(told.starting).toHaveBeenCalledWith(0.5);
    expect(told.broken).toHaveBeenCalledWith("no WebAssembly");
  });

  it("says when it is full", () => {
    const { host, told, transport } = device();
    void transport.ask("GET", "/api/games");
    host.say({ kind: "full" });
    expect(told.full).toHaveBeenCalledOnce();
  });
});

describe("a server", () => {
  const answering = (response: Response | Error) =>
    vi.stubGlobal("fetch", () =>
      response instanceof Error
        ? Promise.reject(response)
        : Promise.resolve(response),
    );

  it("gives, refuses with a code, or is away", async () => {
    answering(Response.json([1]));
    expect(await overHttp.ask("GET", "/api/games")).toEqual({ gives: [1] });
    answering(
      Response.json({ code: "private", reason: "no" }, { status: 403 }),
    );
    expect(await overHttp.ask("GET", "/api/games")).toEqual({
      problem: { code: "private", reason: "no" },
    });
    answering(new Response("<html>", { status: 502 }));
    expect(await overHttp.ask("GET", "/api/games")).toEqual({
      problem: { code: "502", reason: "" },
    });
    answering(new Error("no connection"));
    expect(await overHttp.ask("GET", "/api/games")).toEqual({
      problem: { code: "offline", reason: "" },
    });
    vi.unstubAllGlobals();
  });
});
