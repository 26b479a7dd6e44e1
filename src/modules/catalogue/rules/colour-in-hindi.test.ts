import { expect, it } from "vitest";
import { colourInHindi } from "./colour-in-hindi.ts";

it.each([
  ["Ivory", "आइवरी"],
  ["indigo", "इंडिगो"],
  ["Natural", "नैचुरल"],
  ["Rose Gold", "रोज़ गोल्ड"],
  ["White", "सफ़ेद"],
])("calls %s as shops call it", (name, hindi) => {
  expect(colourInHindi(name)).toBe(hindi);
});

it("has no word for what nobody named", () => {
  expect(colourInHindi("Sunset over Chilika")).toBeUndefined();
});
