import { expect, it } from "vitest";
import { freePiecesOf, untilFree } from "./free-pieces.ts";

const rule = { buy: 2, free: 1 };
const line = (quantity: number, unitPaise = 64_900, id = "mat") => ({ id, quantity, unitPaise });

it("says how many more there have to be until one of them is free", () => {
  const after = [1, 2, 3, 4, 5, 6].map((quantity) => untilFree(rule, [line(quantity)]));
  expect(after).toEqual([2, 1, 3, 2, 1, 3]);
  expect(untilFree({ buy: 2, free: 2 }, [line(3)])).toBe(1);
  expect(untilFree(rule, [line(1), line(1, 100, "lamp")])).toBe(1);
});

it("gives none away below the number, and every third one from there", () => {
  expect(freePiecesOf(rule, [line(2)])).toEqual([]);
  expect(freePiecesOf(rule, [line(3)])).toEqual([{ line: "mat", count: 1, paise: 64_900 }]);
  expect(freePiecesOf(rule, [line(7)])).toEqual([{ line: "mat", count: 2, paise: 129_800 }]);
});

it("gives the cheapest away, whichever line they are of", () => {
  const lines = [line(3), line(2, 10_000, "lamp"), line(1, 20_000, "bowl")];
  expect(freePiecesOf(rule, lines)).toEqual([{ line: "lamp", count: 2, paise: 20_000 }]);
  expect(freePiecesOf({ buy: 1, free: 1 }, lines)).toEqual([
    { line: "lamp", count: 2, paise: 20_000 },
    { line: "bowl", count: 1, paise: 20_000 },
  ]);
});
