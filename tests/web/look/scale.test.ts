// Space, letters and corners come from the scale in look/base/tokens.css; what is drawn to a measure of its own gives it a
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
        SCALED.test(property) && RAW.test(value),
    )
    .map(({ index, 1: before = "", 2: property, 3: value = "" }) => {
      const line = css.slice(0, index + before.length).split("\n").length;
      return `${file}:${line} ${property}: ${value.trim()}`;
    });
}

test("space, letters and corners are on the scale", () => {
  const kept = sheets.filter(({ file }) => file !== TOKENS);
  expect(kept.flatMap(offScale)).toEqual([]);
});

test("what is off the scale is found", () => {
  const css =
    ".a {\n  padding: 0 3px;\n  --edge: 3px;\n  inset: 3px;\n  font: 700 0.9rem/1 serif;\n}";
  expect(offScale({ file: "a.css", css, text: css })).toEqual([
    "a.css:2 padding: 0 3px",
    "a.css:5 font: 700 0.9rem/1 serif",
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
