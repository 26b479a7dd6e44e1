import { expect, it } from "vitest";
import { KeptProducts } from "./kept-products.ts";
import { readQuery } from "./read-query.ts";
import { type Candidate, scoreProducts } from "./score-products.ts";

const none = new Map<string, string[]>();

interface Described {
  readonly title: string;
  readonly category?: string;
  readonly lead?: string;
  readonly has?: boolean;
  readonly popularity?: number;
  readonly chosen?: number;
}

/** The titles in the order of their scores. */
function order(text: string, products: readonly Described[]): string[] {
  const query = readQuery(text, none).map((word) => ({ ...word, begun: [], weight: 2 }));
  const kept = new KeptProducts();
  const candidates = products.map(
    ({ title, category = "", lead = "", has = true, popularity = 0, chosen = 0 }, at): Candidate => {
      const facts = { rating: 0, unitPaise: 500, createdAt: 0, choices: [] };
      kept.put({ number: at + 1, title, brand: "", lead, category, ...facts });
      return { place: kept.placeOf(at + 1), has: query.map(() => has), isComplete: has, popularity, chosen };
    },
  );
  const scores = scoreProducts({ query, products: kept, nameOf: (category) => category }, candidates);
  return products
    .map(({ title }, at) => ({ title, score: scores[at]?.score ?? 0 }))
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

it("reads what a title leaves open where the description begins", () => {
  const bag = { title: "Caselle QPB-201 Grey", lead: "Camera bag of nylon. Holds a laptop too." };
  const others = [{ title: "Vacuum Cleaner Bag", has: false }, { title: "Caselle QPB-202 Grey" }];
  expect(order("camera bag", [...others, bag])[0]).toBe(bag.title);
  expect(order("laptop", [bag, { title: "Alto Laptop" }])[0]).toBe("Alto Laptop");
});
