import { expect, it } from "vitest";
import { pricing } from "#contract/settings/pricing.ts";
import { seller } from "#contract/settings/seller.ts";
import { shop } from "#contract/settings/shop.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { sellerOf } from "./seller-of.ts";

const of = (legalName: string) =>
  sellerOf({
    shop: shop.parse({ name: { en: "Kala", hi: "कला" } }),
    seller: seller.parse({ legalName }),
    pricing: pricing.parse({}),
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
