import { expect, it } from "vitest";
import { settingGroups } from "#contract/shop-settings.ts";
import { type CashOrderInput, payRulesOf, whyNoCash } from "./why-no-cash.ts";

const none = { cashLeastPaise: 0, cashMostPaise: 0, cashNewMostPaise: 0, cashRefusals: 2 };
const input: CashOrderInput = { totalPaise: 500_00, prepaidOnly: undefined, hasPaid: true, refused: 0 };

it("is there for everybody where the owner set no bounds", () => {
  expect(whyNoCash(none, input)).toBeUndefined();
  expect(whyNoCash(none, { ...input, totalPaise: 9_99_999_00, hasPaid: false })).toBeUndefined();
});

it("holds the smallest and the largest sum, both included", () => {
  const limits = { ...none, cashLeastPaise: 500_00, cashMostPaise: 900_00 };
  expect(whyNoCash(limits, input)).toBeUndefined();
  expect(whyNoCash(limits, { ...input, totalPaise: 900_00 })).toBeUndefined();
  expect(whyNoCash(limits, { ...input, totalPaise: 499_99 })).toEqual({
    reason: "cashTooLittle",
    paise: 500_00,
  });
  expect(whyNoCash(limits, { ...input, totalPaise: 900_01 })).toEqual({
    reason: "cashTooMuch",
    paise: 900_00,
  });
});

it("bounds newcomers by themselves, and never above everybody else", () => {
  const limits = { ...none, cashMostPaise: 900_00, cashNewMostPaise: 300_00 };
  expect(whyNoCash(limits, input)).toBeUndefined();
  expect(whyNoCash(limits, { ...input, hasPaid: false })).toEqual({ reason: "cashTooMuch", paise: 300_00 });
  const loose = { ...limits, cashNewMostPaise: 2_000_00 };
  expect(whyNoCash(loose, { ...input, hasPaid: false, totalPaise: 901_00 })).toMatchObject({ paise: 900_00 });
});

it("lets who refused too often pay ahead, and nobody where the owner does not count", () => {
  expect(whyNoCash(none, { ...input, refused: 1 })).toBeUndefined();
  expect(whyNoCash(none, { ...input, refused: 2 })).toEqual({ reason: "cashRefusedBefore" });
  expect(whyNoCash({ ...none, cashRefusals: 0 }, { ...input, refused: 50 })).toBeUndefined();
});

it("names the goods that are not sold for cash", () => {
  expect(whyNoCash(none, { ...input, prepaidOnly: "Gold ring" })).toEqual({
    reason: "cashNotForGoods",
    title: "Gold ring",
  });
});

it("asks for a word in the profile of India, unless the owner says otherwise", () => {
  const asks = (cashCode: "profile" | "always" | "never", profile: "demo" | "india") =>
    payRulesOf({
      payments: settingGroups.payments.parse({ cashCode }),
      pricing: settingGroups.pricing.parse({ profile, sellerState: "29" }),
    }).needsConfirmation;
  expect(asks("profile", "demo")).toBe(false);
  expect(asks("profile", "india")).toBe(true);
  expect(asks("always", "demo")).toBe(true);
  expect(asks("never", "india")).toBe(false);
});
