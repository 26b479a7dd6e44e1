import { expect, it } from "vitest";
import { neverFreePaise } from "#contract/format/money.ts";
import { delivery as hi } from "#languages/hi/delivery.ts";
import { delivery as en } from "../texts.ts";
import { deliverySentences } from "./delivery-words.ts";

const view = {
  pinCode: "560034",
  places: [{ city: "Bengaluru", state: "Karnataka", stateCode: "29" }],
  deliverable: true,
  by: "2025-11-27",
  paise: 40_00,
  freeAbovePaise: 999_00,
  cash: true,
} as const;

it("says day and place, cost and cash", () => {
  expect(deliverySentences(view, en, "en")).toEqual([
    "Arrives in Bengaluru 560034 by Thu 27 Nov",
    "Delivery ₹40.00, free above ₹999.00",
    "Cash on delivery available",
  ]);
  expect(deliverySentences({ ...view, paise: 0, cash: false }, en, "en").slice(1)).toEqual([
    "Free delivery",
    "Pay online: no cash on delivery",
  ]);
});

it("promises nothing for free where it never is", () => {
  const never = { ...view, freeAbovePaise: neverFreePaise };
  expect(deliverySentences(never, en, "en")[1]).toBe("Delivery ₹40.00");
  expect(deliverySentences(never, hi, "hi")[1]).toBe("डिलीवरी ₹40.00");
});

it("says it in Hindi, and the same day", () => {
  expect(deliverySentences(view, hi, "hi")[0]).toBe("Bengaluru 560034 में गुरु 27 नवंबर तक पहुँचेगा");
});

it("says where nothing is brought to, by its PIN code where it is unknown, and what to try next", () => {
  const none = { ...view, deliverable: false, by: null, places: [] };
  expect(deliverySentences(none, en, "en")).toEqual([
    "We do not deliver to 560034 yet",
    "Try another PIN code, such as that of your work or a friend",
  ]);
});
