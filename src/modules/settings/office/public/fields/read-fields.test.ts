import { expect, it } from "vitest";
import type { Parts } from "#contract/settings/setting-shapes.ts";
import { readParts } from "./read-fields.ts";

const parts: Parts = [
  ["line", { kind: "text", most: 100, isNeeded: false, sort: "line" }],
  ["page", { kind: "text", most: 100, isNeeded: false, sort: "page" }],
];
const read = (line: string, page = "") => readParts(parts, { line, page });

it("makes one line of what is typed in several, and leaves a page its lines", () => {
  expect(read(" one \r\n\r\n\ttwo\nthree ", "one\r\n\r\ntwo")).toEqual({
    line: " one two three ",
    page: "one\n\ntwo",
  });
});

it("goes through blanks once, however many there are", () => {
  const blanks = "\t".repeat(500_000);
  expect(read(`${blanks}x`)).toEqual({ line: `${blanks}x`, page: "" });
});
