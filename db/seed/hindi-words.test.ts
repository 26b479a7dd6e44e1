import { describe, expect, it } from "vitest";
import { readCategories, readHindi, readInUse, readPictures, readProducts } from "./read-seed.ts";
import { colourInHindi } from "./seed-catalogue.ts";

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

  it("says in both languages what a picture in use shows", () => {
    const words = readInUse();
    const suffix = "--use";
    const shown = Object.keys(readPictures()).filter((name) => name.endsWith(suffix));
    for (const name of shown) expect(words).toHaveProperty(name.slice(0, -suffix.length));
    const slugs = products.map(({ slug }) => slug);
    for (const [slug, { en, hi }] of Object.entries(words)) {
      expect(slugs).toContain(slug);
      expect(en, slug).toMatch(/\w+ .*\w/);
      expect(hi, slug).toMatch(devanagari);
    }
  });

  it("keeps to what the calls take", () => {
    for (const [slug, { title, description, highlights }] of Object.entries(hindi)) {
      expect(title.length, slug).toBeLessThanOrEqual(120);
      expect(description.length, slug).toBeLessThanOrEqual(2_000);
      expect(new Set(highlights).size, slug).toBe(highlights.length);
    }
  });

  it("names every category and every colour", () => {
    for (const { id, label, taglineHi } of readCategories()) {
      expect(label.hi, id).toMatch(devanagari);
      expect(taglineHi, id).toMatch(devanagari);
    }
    for (const { name } of products.flatMap(({ colours }) => colours))
      expect(colourInHindi(name), name).toMatch(devanagari);
  });
});

it.each([
  ["Ivory", "आइवरी"],
  ["indigo", "इंडिगो"],
  ["Natural", "नैचुरल"],
  ["Rose Gold", "रोज़ गोल्ड"],
  ["White", "सफ़ेद"],
])("calls %s as shops call it", (name, hindi) => {
  expect(colourInHindi(name)).toBe(hindi);
});

it("has no word for what nobody named", () => {
  expect(colourInHindi("Sunset over Chilika")).toBeUndefined();
});
