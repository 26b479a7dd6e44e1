import { expect, it } from "vitest";
import { foreseenBack } from "./foreseen.ts";

it("warns of a buyer who has refused, and of a PIN code from which much comes back", () => {
  expect(foreseenBack(0, { all: 9, back: 9 })).toBeNull();
  expect(foreseenBack(0, { all: 10, back: 2 })).toBeNull();
  expect(foreseenBack(0, { all: 10, back: 3 })).toEqual({ refused: 0, place: { all: 10, back: 3 } });
  expect(foreseenBack(2, { all: 9, back: 9 })).toEqual({ refused: 2, place: null });
});
