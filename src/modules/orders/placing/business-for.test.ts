import { expect, it } from "vitest";
import { readBusiness } from "./business-for.ts";

const here = { state: "Karnataka" };
const gstin = "29AAGCB7383J1Z4";

it("reads name and number, and nobody who gives none", () => {
  expect(readBusiness({ gstin: "29aagcb7383j1z4", businessName: "  Bina   Traders " }, here)).toEqual({
    ok: true,
    value: { name: "Bina Traders", gstin },
  });
  expect(readBusiness({}, here)).toEqual({ ok: true, value: null });
  expect(readBusiness({ gstin: " ", businessName: "Bina" }, here)).toEqual({ ok: true, value: null });
});

it.each([
  [{ gstin: "29AAGCB7383J1Z5", businessName: "Bina" }, "gstinUnusable", "gstin"],
  [{ gstin: "27AAPFU0939F1ZV", businessName: "Bina" }, "gstinElsewhere", "gstin"],
  [{ gstin, businessName: "  " }, "fieldRequired", "businessName"],
  [{ gstin }, "fieldRequired", "businessName"],
  [{ gstin, businessName: "B".repeat(121) }, "fieldTooLong", "businessName"],
])("refuses %j", (asked, reason, field) => {
  expect(readBusiness(asked, here)).toMatchObject({ ok: false, reason, field });
});

it("knows no number's state where the address has none", () => {
  expect(readBusiness({ gstin, businessName: "Bina" }, { state: "Atlantis" })).toMatchObject({
    reason: "gstinElsewhere",
  });
});
