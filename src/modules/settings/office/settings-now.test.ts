import { expect, it } from "vitest";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { settingsNow } from "./settings-now.ts";

function nowOf(changed: Readonly<Record<string, object>> = {}) {
  const all = Object.fromEntries(
    Object.entries(settingGroups).map(([name, group]) => [name, { ...group.parse({}), ...changed[name] }]),
  );
  return settingsNow(all as ShopSettings, "en");
}

it("says what is set, of each group that a line tells", () => {
  expect(nowOf()).toMatchObject({
    seller: "Not filled in yet",
    announcement: "None",
    pricing: "10% tax on top, GST not in use yet",
    delivery: "Ordered before 2:00\u00a0pm, sent the same day",
    payments: "Card, UPI by QR code, PayPal, Apple Pay, Google Pay",
    policies: "All written from your details",
    returns: "Exchange, pick-up, bring to a store",
  });
});

it("follows what is changed", () => {
  const now = nowOf({
    seller: { legalName: "Asha Stores LLP", gstin: "" },
    pricing: { profile: "india", deliveryPaise: 60_00, freeDeliveryAbovePaise: 999_00 },
    delivery: { cutOffHour: 0 },
    payments: { ways: ["card"], cash: true },
    policies: { about: { en: "We weave.", hi: "" } },
    sale: { shown: false },
  });
  expect(now).toMatchObject({
    seller: "Asha Stores LLP, without a GSTIN",
    pricing: "₹60.00, free above ₹999.00",
    payments: "Card, cash",
    policies: "1 of 6 written by you",
    sale: "Not shown",
  });
  expect(now).not.toHaveProperty("delivery");
});
