import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { deedSaid, factsSaid } from "./facts-said.ts";

const [en, hi] = [textsOf("en").manage, textsOf("hi").manage];

it("says what was done and changed in the words of whoever reads", () => {
  expect(deedSaid("change role", en)).toBe("Role changed");
  expect(deedSaid("change role", hi)).toBe("भूमिका बदली");
  expect(factsSaid({ role: "packer" }, hi, "hi")).toBe("भूमिका पैकिंग करने वाले");
  expect(
    factsSaid({ state: "packed", restock: true, refunds: [{ paise: 10_050, state: "due" }] }, en, "en"),
  ).toBe("state Packed, back on the shelf yes, refunds amount ₹100.50, state to be sent");
  expect(factsSaid({ role: null, note: "" }, en, "en")).toBe("");
});

it("shows what has no words yet as it is written down", () => {
  expect(deedSaid("paint the door", hi)).toBe("paint the door");
  expect(factsSaid({ hue: "blue" }, hi, "hi")).toBe("hue blue");
});
