import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { optionIn } from "./option-in.ts";

it("tells a colour in the words of a page, and by its own name where there are none", () => {
  const { options } = textsOf("hi");
  expect(optionIn(options, "Rose Gold")).toBe("रोज़ गोल्ड");
  expect(optionIn(options, "Free Size")).toBe("फ़्री साइज़");
  expect(optionIn(options, "XL")).toBe("XL");
  expect(optionIn(options, "constructor")).toBe("constructor");
  expect(optionIn(undefined, "Red")).toBe("Red");
});
