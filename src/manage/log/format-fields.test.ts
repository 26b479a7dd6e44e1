import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { formatAction, formatFields } from "./format-fields.ts";

const [en, hi] = [textsOf("en").manage, textsOf("hi").manage];

it("says what was done and changed in the words of whoever reads", () => {
  expect(formatAction("change role", en)).toBe("Role changed");
  expect(formatAction("change role", hi)).toBe("भूमिका बदली");
  expect(formatFields({ role: "packer" }, hi, "hi")).toBe("भूमिका पैकिंग करने वाले");
  expect(
    formatFields({ state: "packed", restock: true, refunds: [{ paise: 10_050, state: "due" }] }, en, "en"),
  ).toBe("state Packed, back on the shelf yes, refunds amount ₹100.50, state to be sent");
  expect(formatFields({ role: null, note: "" }, en, "en")).toBe("");
});

it("says rows of a table as it says all else, and no keys", () => {
  const id = "01a20812-1787-7d1f-ac6f-868f0eb9ac87";
  expect(formatFields({ id, product_id: id, percent_hundredths: 1_550, is_on: true }, en, "en")).toBe(
    "discount 15.5%, on yes",
  );
  expect(formatFields({ reference: id, product: "Blue kurta" }, en, "en")).toBe(
    `receipt ${id}, product Blue kurta`,
  );
  expect(formatFields({ payment: "captured", cancelReason: "staff" }, hi, "hi")).toBe(
    "भुगतान भुगतान हो गया, कारण दुकान ने रद्द किया",
  );
  expect(formatFields({ payment: "authorized" }, en, "en")).toBe("payment held by the bank");
});

it("says sums, times and counts each in its own way", () => {
  expect(formatFields({ parcels: 2, due: 124_800, got: 124_000 }, en, "en")).toBe(
    "parcels 2, due ₹1,248.00, received ₹1,240.00",
  );
  expect(formatFields({ due: 100, got: 50 }, hi, "hi")).toBe("बाक़ी ₹1.00, मिला ₹0.50");
  expect(formatFields({ lowAt: 5 }, en, "en")).toBe("tell at so many left 5");
  expect(formatFields({ ends_at: Date.UTC(2026, 10, 27, 12) }, en, "en")).toContain("27 Nov");
});

it("names a field that has no words yet by those of its key", () => {
  expect(formatAction("paint the door", hi)).toBe("paint the door");
  expect(formatFields({ hue: "blue" }, hi, "hi")).toBe("hue blue");
  expect(formatFields({ leastCashPaise: 500_00, call_back_hours: 3 }, en, "en")).toBe(
    "least cash ₹500.00, call back hours 3",
  );
});

it("says a phone number as the rest of the office does", () => {
  expect(formatFields({ phone: "+919812345678" }, hi, "hi")).toBe("फ़ोन +91 98123 45678");
  expect(formatFields({ reference: "+9198123456780" }, en, "en")).toBe("receipt +9198123456780");
});
