// Space, letters, corners, lines and the height of what one presses come from the scale in look/base/tokens.css; what is drawn to a measure of its own gives it a
// name (`--wreath: 184px`). So a board is made tighter or wider in one place.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../../../web/src", import.meta.url));
const TOKENS = join("look", "base", "tokens.css");
const SCALED =
  /^(padding|margin|gap|row-gap|column-gap|scroll-margin|scroll-padding|font$|font-size|border-.*radius)/;
const RAW = /(?<![\w.-])-?\d*\.?\d+(px|rem)\b/;
/** Lines of a width that has a name, and heights of what one presses. */
const RULED = /^(border|outline)(-(block|inline)(-(start|end))?)?$/;
const NAMED_LINE = /^(1|1\.5|2|3)px\b/;
const PRESSED = /^min-block-size$/;
const NAMED_TARGET = /^(4[4-9]|5[0-9]|60)px$/;

interface Sheet {
  readonly file: string;
  /** Its styles, each line where it is in the file. */
  readonly css: string;
  readonly text: string;
}

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

function sheetOf(file: string): Sheet {
  const text = readFileSync(join(SRC, file), "utf8");
  const css = file.endsWith(".css")
    ? text
    : text
        .replace(/^[^]*?(?=<style|$(?![^]))/, blank)
        .replace(/<\/?style[^>]*>/g, blank);
  return { file, text, css: css.replace(/\/\*[^]*?\*\//g, blank) };
}

const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(css|svelte)$/.test(file))
  .map(sheetOf);

/** Declarations with a length that is not on the scale, as `file:line property: value`. */
function offScale({ file, css }: Sheet): string[] {
  return [...css.matchAll(/([{;}]\s*)([a-z-]+)\s*:\s*([^;{}]+)/g)]
    .filter(
      ([, , property = "", value = ""]) =>
        (SCALED.test(property) && RAW.test(value)) ||
        (RULED.test(property) && NAMED_LINE.test(value)) ||
        (PRESSED.test(property) && NAMED_TARGET.test(value.trim())),
    )
    .map(({ index, 1: before = "", 2: property, 3: value = "" }) => {
      const line = css.slice(0, index + before.length).split("\n").length;
      return `${file}:${line} ${property}: ${value.trim()}`;
    });
}

test("space, letters, corners, lines and what one presses are on the scale", () => {
  const kept = sheets.filter(({ file }) => file !== TOKENS);
  expect(kept.flatMap(offScale)).toEqual([]);
});

test("what is off the scale is found", () => {
  const css =
    ".a {\n  padding: 0 3px;\n  --edge: 3px;\n  inset: 3px;\n  font: 700 0.9rem/1 serif;\n  border: 2px solid;\n  min-block-size: 50px;\n}";
  expect(offScale({ file: "a.css", css, text: css })).toEqual([
    "a.css:2 padding: 0 3px",
    "a.css:5 font: 700 0.9rem/1 serif",
    "a.css:6 border: 2px solid",
    "a.css:7 min-block-size: 50px",
  ]);
});

test("no style asks for a token that nobody gives", () => {
  const given = new Set(
    sheets.flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)\s*[:=]/g)].map(([, name]) => name),
    ),
  );
  const asked = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !given.has(name))
      .map(([, name]) => `${file} ${name}`),
  );
  expect(asked).toEqual([]);
});
