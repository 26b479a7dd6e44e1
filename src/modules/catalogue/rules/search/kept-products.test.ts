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
    const title = [...kept.words.subarray(kept.titleAt(place), kept.brandAt(place))];
    expect(title.map(positionIn)).toEqual([0, 1, 2, 3]);
    expect(title.map(wordIn)).toEqual(
      ["kelvar", "kettle", "no", `${number}`].map((word) => kept.wordNumbers.known(word)),
    );
    expect([...kept.words.subarray(kept.brandAt(place), kept.leadAt(place))]).toEqual([
      kept.wordNumbers.known("kelvar"),
    ]);
    const lead = [...kept.words.subarray(kept.leadAt(place), kept.endAt(place))];
    expect(lead.map(wordIn)).toEqual(["boils", "2", "cups"].map((word) => kept.wordNumbers.known(word)));
  }
});

it("gives up the oldest for new ones, however often it comes round", () => {
  const kept = new KeptProducts(384);
  for (let number = 1; number <= 2_000; number++) {
    kept.put(product(number));
    expect(kept.unitPaiseAt(kept.placeOf(number))).toBe(product(number).unitPaise);
  }
  expect(kept.placeOf(1)).toBe(0);
  for (let number = 1; number <= 2_000; number++) {
    const place = kept.placeOf(number);
    if (place !== 0) expect(kept.createdAt(place)).toBe(product(number).createdAt);
  }
  expect([1_900, 1_950].every((number) => kept.placeOf(number) !== 0)).toBe(true);
});

it("knows a product by what was put last, and forgets it", () => {
  const kept = new KeptProducts(384);
  kept.put(product(7));
  kept.put({ ...product(7, "Cover"), rating: 120 });
  expect(kept.ratingAt(kept.placeOf(7))).toBe(120);
  kept.forget(7);
  kept.forget(900_000);
  expect(kept.placeOf(7)).toBe(0);
});

it("has room for as many as there are, and says when it has little left", () => {
  const kept = KeptProducts.roomyFor(400_000);
  expect(kept.words.length).toBeGreaterThan(new KeptProducts().words.length);
  expect(KeptProducts.roomyFor(1_000).words.length).toBe(new KeptProducts().words.length);
  expect(KeptProducts.roomyFor(1_000_000_000).words.length).toBe(2 ** 25);
  const small = new KeptProducts(384);
  let number = 0;
  while (!small.isNearlyFull) small.put(product(++number));
  expect(number).toBeGreaterThan(100);
  expect(small.placeOf(1)).not.toBe(0);
});
