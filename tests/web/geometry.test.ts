// What the matrix of screens (web/e2e/matrix) finds wrong with rectangles.
import { describe, expect, it } from "vitest";
import {
  problemsOf,
  type Box,
  type Control,
  type Screen,
  type TextBox,
} from "../../web/e2e/matrix/geometry";

const box = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
});
const control = (changes: Partial<Control> = {}): Control => ({
  name: "Pass",
  box: box(10, 10, 80, 44),
  free: 1,
  covers: "",
  inSentence: false,
  scrolls: false,
  tells: false,
  ...changes,
});
const text = (changes: Partial<TextBox> = {}): TextBox => ({
  name: "Odo",
  box: box(10, 10, 60, 18),
  seen: box(10, 10, 60, 18),
  told: false,
  scrolls: false,
  under: "",
  ...changes,
});
const screen = (changes: Partial<Screen> = {}): Screen => ({
  width: 390,
  height: 844,
  touch: true,
  page: { width: 390, height: 1200 },
  texts: [],
  controls: [],
  primary: null,
  ...changes,
});

describe("a screen", () => {
  it("is well when everything has its place", () => {
    expect(
      problemsOf(
        screen({ texts: [text()], controls: [control()], primary: control() }),
      ),
    ).toEqual([]);
  });
  it("may be higher than the window, not wider", () => {
    expect(problemsOf(screen({ page: { width: 399, height: 1200 } }))).toEqual([
      "the page is 9 px too wide",
    ]);
  });
  it("keeps the button that goes on in view", () => {
    const primary = control({ box: box(10, 830, 80, 44) });
    expect(problemsOf(screen({ primary }))).toEqual([
      "the button that goes on is out of view: Pass",
    ]);
  });
});

describe("a text", () => {
  const cut = text({ seen: box(10, 10, 40, 18) });
  it("is not cut", () => {
    expect(problemsOf(screen({ texts: [cut] }))).toEqual(["text cut: Odo"]);
    expect(
      problemsOf(screen({ texts: [text({ seen: box(10, 10, 60, 8) })] })),
    ).toEqual(["text cut: Odo"]);
  });
  it("may be cut where its full text is told", () => {
    expect(problemsOf(screen({ texts: [{ ...cut, told: true }] }))).toEqual([]);
  });
  it("lies under nothing", () => {
    expect(problemsOf(screen({ texts: [text({ under: "Ribbon" })] }))).toEqual([
      "text under Ribbon: Odo",
    ]);
  });
  it("lies beside the window only where one can scroll to it", () => {
    const beside = text({
      box: box(350, 10, 60, 18),
      seen: box(350, 10, 60, 18),
    });
    expect(problemsOf(screen({ texts: [beside] }))).toEqual([
      "text beside the window by 20 px: Odo",
    ]);
    expect(
      problemsOf(screen({ texts: [{ ...beside, scrolls: true }] })),
    ).toEqual([]);
  });
});

describe("a control", () => {
  const small = control({ box: box(10, 10, 80, 26) });
  it("is large enough for a finger", () => {
    expect(problemsOf(screen({ controls: [small] }))).toEqual([
      "80 × 26 px for a finger: Pass",
    ]);
  });
  it("may be smaller for a mouse, in a sentence, or where it only tells", () => {
    expect(problemsOf(screen({ touch: false, controls: [small] }))).toEqual([]);
    expect(
      problemsOf(screen({ controls: [{ ...small, inSentence: true }] })),
    ).toEqual([]);
    expect(
      problemsOf(screen({ controls: [{ ...small, tells: true }] })),
    ).toEqual([]);
  });
  it("answers where one sees it", () => {
    const covered = control({ free: 0.1, covers: "Ribbon" });
    expect(problemsOf(screen({ controls: [covered] }))).toEqual([
      "covered by Ribbon: Pass",
    ]);
    expect(problemsOf(screen({ controls: [control({ free: null })] }))).toEqual(
      ["out of reach: Pass"],
    );
  });
  it("does not lie beside the window", () => {
    const beside = control({ box: box(-30, 10, 80, 44) });
    expect(problemsOf(screen({ controls: [beside] }))).toEqual([
      "beside the window by 30 px: Pass",
    ]);
    expect(
      problemsOf(screen({ controls: [{ ...beside, scrolls: true }] })),
    ).toEqual([]);
  });
});
