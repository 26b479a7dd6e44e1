import { describe, expect, it } from "vitest";
import { colourInHindi } from "#shop/catalogue/rules/colour-in-hindi.ts";
import { readCategories, readHindi, readProducts } from "./read-seed.ts";

const devanagari = /\p{Script=Devanagari}/u;

describe("the demo in Hindi", () => {
  const hindi = readHindi();
  const products = readProducts();

  it("says of each product as much as it says in English", () => {
    for (const { slug, highlights } of products) {
      const words = hindi[slug];
      expect(words, slug).toBeDefined();
      expect(words?.title, slug).toMatch(devanagari);
      expect(words?.description, slug).toMatch(devanagari);
      expect(words?.highlights.length, slug).toBe(highlights.length);
    }
  });

  it("has words for no product that there is not", () => {
    const slugs = new Set(products.map(({ slug }) => slug));
    expect(Object.keys(hindi).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it("keeps to what the calls take", () => {
    for (const [slug, { title, description, highlights }] of Object.entries(hindi)) {
      expect(title.length, slug).toBeLessThanOrEqual(120);
      expect(description.length, slug).toBeLessThanOrEqual(2_000);
      expect(new Set(highlights).size, slug).toBe(highlights.length);
    }
  });

  it("names every category and every colour", () => {
    for (const { id, label } of readCategories()) expect(label.hi, id).toMatch(devanagari);
    for (const { name } of products.flatMap(({ colours }) => colours))
      expect(colourInHindi(name), name).toMatch(devanagari);
  });
});
