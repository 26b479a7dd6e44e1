import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { actionSaid, factsSaid } from "./facts-said.ts";

const [en, hi] = [textsOf("en").manage, textsOf("hi").manage];

it("says what was done and changed in the words of whoever reads", () => {
  expect(actionSaid("change role", en)).toBe("Role changed");
  expect(actionSaid("change role", hi)).toBe("भूमिका बदली");
  expect(factsSaid({ role: "packer" }, hi, "hi")).toBe("भूमिका पैकिंग करने वाले");
  expect(
    factsSaid({ state: "packed", restock: true, refunds: [{ paise: 10_050, state: "due" }] }, en, "en"),
  ).toBe("state Packed, back on the shelf yes, refunds amount ₹100.50, state to be sent");
  expect(factsSaid({ role: null, note: "" }, en, "en")).toBe("");
});

it("says rows of a table as it says all else, and no keys", () => {
  const id = "01a20812-1787-7d1f-ac6f-868f0eb9ac87";
  expect(factsSaid({ id, product_id: id, percent_hundredths: 1_550, is_on: true }, en, "en")).toBe(
    "discount 15.5%, on yes",
  );
  expect(factsSaid({ reference: id, product: "Blue kurta" }, en, "en")).toBe(
    `receipt ${id}, product Blue kurta`,
  );
  expect(factsSaid({ payment: "captured", cancelReason: "staff" }, hi, "hi")).toBe(
    "भुगतान भुगतान हो गया, कारण दुकान ने रद्द किया",
  );
  expect(factsSaid({ payment: "authorized" }, en, "en")).toBe("payment held by the bank");
});

it("says sums, times and counts each in its own way", () => {
  expect(factsSaid({ parcels: 2, due: 124_800, got: 124_000 }, en, "en")).toBe(
    "parcels 2, due ₹1,248.00, received ₹1,240.00",
  );
  expect(factsSaid({ due: 100, got: 50 }, hi, "hi")).toBe("बाक़ी ₹1.00, मिला ₹0.50");
  expect(factsSaid({ lowAt: 5 }, en, "en")).toBe("tell at so many left 5");
  expect(factsSaid({ ends_at: Date.UTC(2026, 10, 27, 12) }, en, "en")).toContain("27 Nov");
});

it("shows what has no words yet as it is written down", () => {
  expect(actionSaid("paint the door", hi)).toBe("paint the door");
  expect(factsSaid({ hue: "blue" }, hi, "hi")).toBe("hue blue");
});
