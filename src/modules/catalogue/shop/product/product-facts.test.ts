import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { product as words } from "#modules/catalogue/texts/product.ts";
import type { ChosenOptions } from "../public/option-choices.tsx";
import { ProductFacts } from "./product-facts.tsx";

const pot = {
  id: "0191f0c2-7a11-7c55-9d43-0c6f1e2ab001",
  brand: "Haat",
  category: { id: "2", name: "Kitchen" },
  description: "Turned by hand.",
  highlights: ["Unglazed"],
  free: 3,
  colours: [],
  sizes: ["S", "M", "L"],
} as unknown as DetailView;

const page = (product: Partial<DetailView>, chosen: ChosenOptions = {}) =>
  renderToStaticMarkup(createElement(ProductFacts, { product: { ...pot, ...product }, chosen }));

it("has no heading over a description that nobody has written", () => {
  expect(page({})).toContain(`>${words.description}</h2>`);
  const bare = page({ description: "" });
  expect(bare).not.toContain(words.description);
  expect(bare).toContain("Unglazed");
  expect(page({ description: "", highlights: [] }).match(/<section/g)).toHaveLength(1);
});

it("shows the SKUs in the order of its choices, that of the chosen one, and the product's id where there is none", () => {
  const variants = [
    { colour: "", size: "L", grams: 900 },
    { colour: "", size: "M", sku: "POT-M" },
    { colour: "", size: "S", sku: "POT-S" },
  ];
  const numbered = page({ goods: { variants } });
  expect(numbered).toContain("<dd>POT-S, POT-M</dd>");
  expect(numbered).not.toContain(pot.id);
  expect(page({ goods: { variants } }, { size: "M" })).toContain("<dd>POT-M</dd>");
  for (const bare of [page({}), page({ goods: { variants } }, { size: "L" })])
    expect(bare).toContain(`<dd>${pot.id}</dd>`);
});
