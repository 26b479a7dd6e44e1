import { expect, it } from "vitest";
import { KeptProducts } from "./kept-products.ts";
import { readQuery } from "./read-query.ts";
import { type Candidate, scoreProducts } from "./score-products.ts";

const none = new Map<string, string[]>();

interface Described {
  readonly title: string;
  readonly category?: string;
  readonly has?: boolean;
  readonly popularity?: number;
  readonly chosen?: number;
  readonly price?: number;
}

/** The titles in the order of their scores. */
function order(text: string, products: readonly Described[]): string[] {
  const query = readQuery(text, none).map((word) => ({ ...word, begun: [], weight: 2 }));
  const kept = new KeptProducts();
  const candidates = products.map(
    ({ title, category = "", has = true, popularity = 0, chosen = 0, price = 500 }, at): Candidate => {
      const facts = { rating: 0, unitPaise: price, createdAt: 0, choices: [] };
      kept.put({ number: at + 1, title, brand: "", category, ...facts });
      return { place: kept.placeOf(at + 1), has: query.map(() => has), isComplete: has, popularity, chosen };
    },
  );
  const categoryOf = (name: string) => ({ name, parentName: "" });
  const { scores } = scoreProducts({ query, products: kept, categoryOf }, candidates);
  return products
    .map(({ title }, at) => ({ title, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ title }) => title);
}

it("holds the thing before what is for it, comes with it or is named after it", () => {
  const laptop = { title: "Alto X1 Laptop, 14 inch, Grey", category: "Laptops" };
  const others = ["Sleeve for Laptop", "Laptop Lock", "Desk with Laptop Tray"].map((title) => ({
    title,
    category: "Accessories",
    popularity: 1,
  }));
  expect(order("laptop", [...others, laptop])[0]).toBe(laptop.title);
  expect(order("laptop lock", [...others, laptop])[0]).toBe("Laptop Lock");
});

it("takes the name of the category for a title that does not say what it is", () => {
  const phone = { title: "Nova 12 128GB Blue", category: "Smartphones" };
  const foil = { title: "Screen Foil for Smartphone", category: "Phone Accessories", popularity: 1 };
  expect(order("smartphone", [foil, phone])[0]).toBe(phone.title);
});

it("holds words side by side better than words apart", () => {
  const apart = { title: "Green Shade Reading Tea Lamp" };
  const together = { title: "Reading Shade Green Tea Lamp" };
  expect(order("green tea", [apart, together])[0]).toBe(together.title);
});

it("holds a word of the title better than one of the description alone", () => {
  expect(order("walnut shelf", [{ title: "Oak Shelf" }, { title: "Walnut Shelf" }])[0]).toBe("Walnut Shelf");
});

it("lets what people want and choose decide between equals, and no more", () => {
  const plain = { title: "Steel Kettle" };
  expect(order("kettle", [plain, { title: "Glass Kettle", popularity: 1 }])[0]).toBe("Glass Kettle");
  expect(order("kettle", [plain, { title: "Brass Kettle", chosen: 1 }])[0]).toBe("Brass Kettle");
  expect(order("kettle", [plain, { title: "Cover for Kettle", popularity: 1, chosen: 1 }])[0]).toBe(
    "Steel Kettle",
  );
});

it("takes the dearer for the thing where names leave it open, and not where they say it", () => {
  const jar = { title: "Mixer Jar", price: 400 };
  const grinder = { title: "Mixer Grinder", price: 4_000 };
  expect(order("mixer", [jar, grinder])[0]).toBe("Mixer Grinder");
  expect(order("mixer jar", [grinder, jar])[0]).toBe("Mixer Jar");
  const printer = { title: "Ink Tank Printer", price: 9_000 };
  const ink = { title: "Ink Bottle Black 100 ml for Tank Printer", price: 400 };
  expect(order("printer ink", [printer, ink])[0]).toBe(ink.title);
});

it("holds what is for little ones behind, unless the search is for them", () => {
  const grown = { title: "Alto V27 Monitor 27 inch with Stand and Cable", category: "Monitors" };
  const baby = { title: "Baby Monitor", category: "Monitors", popularity: 0.1 };
  expect(order("monitor", [baby, grown])[0]).toBe(grown.title);
  expect(order("baby monitor", [grown, baby])[0]).toBe(baby.title);
});

it("holds what holds a thing behind it, be it one or several", () => {
  const food = { title: "Dog Food Egg 10 kg Adult" };
  for (const bowl of ["Dog Food Bowl Steel", "Dog Food Bowls Steel"])
    expect(order("dog food", [{ title: bowl }, food])[0], bowl).toBe(food.title);
});
