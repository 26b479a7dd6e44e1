import fc from "fast-check";
import { expect, it } from "vitest";
import { hasDigit, tokensIn } from "./name-tokens.ts";

it("reads a plain text as it reads one with other letters", () => {
  const pieces = fc.constantFrom(
    "a",
    "bag",
    "x135",
    "14",
    " ",
    " ",
    "\n",
    " - ",
    "-",
    ",",
    "(",
    "]",
    "+",
    "/",
    "'",
    ".",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (some) => {
      const plain = some.join("");
      expect(tokensIn(plain)).toEqual(tokensIn(`${plain}|क`).slice(0, -2));
    }),
  );
});

it("tells words, counts and marks apart and where each begins", () => {
  expect(
    tokensIn("set of 6, blue - x2").map(({ text, start, isWord, isCount }) => [text, start, isWord, isCount]),
  ).toEqual([
    ["set", 0, true, false],
    ["of", 4, true, false],
    ["6", 7, true, true],
    [",", 8, false, false],
    ["blue", 10, true, false],
    [" - ", 14, false, false],
    ["x2", 17, true, false],
  ]);
});

it("finds digits of every script", () => {
  expect(["x135", "४gb", "bag", "क"].map(hasDigit)).toEqual([true, true, false, false]);
});
