import { expect, it } from "vitest";
import { choiceIn } from "./choice-in.ts";

it("tells colour and size in the shopper's language, and an owner's own words as they stand", () => {
  expect(choiceIn("hi", { colour: "Rose Gold", size: "Free Size" })).toBe("रोज़ गोल्ड · फ़्री साइज़");
  expect(choiceIn("en", { colour: "Rose Gold", size: "M" })).toBe("Rose Gold · M");
  expect(choiceIn("hi", { colour: "Sunset blush", size: null })).toBe("Sunset blush");
  expect(choiceIn("hi", { colour: null, size: null })).toBe("");
});
