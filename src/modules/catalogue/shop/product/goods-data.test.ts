import { expect, it } from "vitest";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { offersOf } from "./goods-data.ts";

const small = { colour: "", size: "S", free: 2 };
const large = {
  colour: "",
  size: "L",
  free: 0,
  price: { unitPaise: 1_299_00, oldUnitPaise: null, discount: 0 },
};
const kurta = { unitPaise: 999_00, priceVaries: true, variants: [small, large] } as unknown as DetailView;
const whole = { availability: "https://schema.org/InStock" };

it("is one offer from the lowest price to the highest", () => {
  expect(offersOf(kurta, whole)).toEqual({
    "@type": "AggregateOffer",
    lowPrice: "999.00",
    highPrice: "1299.00",
    offerCount: 2,
    ...whole,
  });
});

it("is one offer for each choice with a number of its own, at that choice's price and stock", () => {
  const variants = [
    { colour: "", size: "S", sku: "K-S" },
    { colour: "", size: "L", barcode: "4006381333931" },
  ];
  expect(offersOf({ ...kurta, goods: { variants } }, whole)).toEqual([
    { "@type": "Offer", price: "999.00", name: "S", sku: "K-S", ...whole },
    {
      "@type": "Offer",
      price: "1299.00",
      name: "L",
      gtin: "4006381333931",
      availability: "https://schema.org/OutOfStock",
    },
  ]);
});
