import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsSummaries } from "./goods-summaries.ts";

const { goodsOffice: words } = textsOf("en");
const goods = (facts: object) => facts as GoodsView;
const variant = { isOffered: true, sku: null, grams: null };

it("tells of each fold of a product what is filled in behind it", () => {
  const hindi = { titleHi: "थैला", descriptionHi: "", highlightsHi: [] };
  expect(goodsSummaries.hindi(goods(hindi), words)).toBe("2 still empty");
  const none = { hsn: null, country: null, maker: null, netQuantity: null };
  expect(goodsSummaries.missing(goods(none), words)).toBe(
    "HSN code, Country of origin, Made by, Net quantity",
  );
  const all = { hsn: "4202", country: "IN", maker: "Karyalay", netQuantity: { amount: 1, unit: "piece" } };
  expect(goodsSummaries.missing(goods(all), words)).toBe("");
  expect(goodsSummaries.missing(goods({ ...all, maker: "" }), words)).toBe("Made by");
});

it("names colours and sizes where there is more than one, and what the only choice weighs", () => {
  const one = { colours: [{ name: "Red" }], sizes: ["One"] };
  expect(goodsSummaries.choices(goods(one), words)).toBe("none");
  expect(goodsSummaries.choices(goods({ ...one, sizes: ["S", "M"] }), words)).toBe("S, M");
  expect(goodsSummaries.variants(goods({ variants: [{ ...variant, grams: 300 }] }), words)).toBe("300 g");
  expect(goodsSummaries.variants(goods({ variants: [variant] }), words)).toBe("empty");
  expect(goodsSummaries.variants(goods({ variants: [variant, variant] }), words)).toBe("2 choices");
});
