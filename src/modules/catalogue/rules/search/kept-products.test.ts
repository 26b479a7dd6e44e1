import { expect, it } from "vitest";
import { positionIn, wordIn } from "../words/product-words.ts";
import { KeptProducts } from "./kept-products.ts";

const product = (number: number, title = `Kelvar Kettle No ${number}`) => ({
  number,
  title,
  brand: "Kelvar",
  lead: "Boils 2 cups",
  category: `category-${number % 3}`,
  rating: 430,
  unitPaise: 5_000_000_000 + number,
  createdAt: 1_790_000_000_000 + number,
  choices: [number, 3, 5].slice(number % 3),
});

it("gives back what it was given", () => {
  const kept = new KeptProducts();
  for (let number = 1; number <= 3_000; number++) kept.put(product(number));
  for (const number of [1, 2, 1_500, 3_000]) {
    const place = kept.placeOf(number);
    const { category, rating, unitPaise, createdAt, choices } = product(number);
    expect([
      kept.categoryAt(place),
      kept.ratingAt(place),
      kept.unitPaiseAt(place),
      kept.createdAt(place),
      kept.choicesAt(place),
    ]).toEqual([category, rating, unitPaise, createdAt, choices]);
    const title = [...kept.words.subarray(kept.titleAt(place), kept.leadAt(place))];
    expect(title.map(positionIn)).toEqual([0, 1, 2, 3, null]);
    expect(title.map(wordIn)).toEqual(
      ["kelvar", "kettle", "no", `${number}`, "kelvar"].map((word) => kept.wordNumbers.known(word)),
    );
    const lead = [...kept.words.subarray(kept.leadAt(place), kept.endAt(place))];
    expect(lead.map(wordIn)).toEqual(["boils", "2", "cups"].map((word) => kept.wordNumbers.known(word)));
  }
});

it("knows a product by what was put last, and forgets it", () => {
  const kept = new KeptProducts();
  kept.put(product(7));
  kept.put({ ...product(7, "Cover"), rating: 120 });
  expect(kept.ratingAt(kept.placeOf(7))).toBe(120);
  kept.forget(7);
  kept.forget(900_000);
  expect(kept.placeOf(7)).toBe(0);
});

it("says when it holds as much as it may", () => {
  const kept = new KeptProducts(384);
  let number = 0;
  while (!kept.isFull) kept.put(product(++number));
  expect(number).toBeGreaterThan(10);
  for (const one of [1, number]) expect(kept.createdAt(kept.placeOf(one))).toBe(product(one).createdAt);
});
