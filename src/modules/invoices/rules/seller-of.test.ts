import { expect, it } from "vitest";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { sellerOf } from "./seller-of.ts";

const of = (legalName: string) =>
  sellerOf({
    shop: settingGroups.shop.parse({ name: { en: "Kala", hi: "कला" } }),
    seller: settingGroups.seller.parse({ legalName }),
    pricing: settingGroups.pricing.parse({}),
  } as ShopSettings);

it("is called by law and as people know the shop, where these are two names", () => {
  expect(of("Kala Handlooms Private Limited")).toMatchObject({
    name: "Kala Handlooms Private Limited",
    tradeName: { en: "Kala", hi: "कला" },
  });
  expect(of("Kala")).not.toHaveProperty("tradeName");
  expect(of("")).toMatchObject({ name: "Kala" });
  expect(of("")).not.toHaveProperty("tradeName");
});
