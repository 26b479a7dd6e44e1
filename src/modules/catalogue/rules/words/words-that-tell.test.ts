import { expect, it } from "vitest";
import { readQuery } from "../search/read-query.ts";
import { WordNumbers } from "./product-words.ts";
import { ofQuery, wordsThatTell } from "./words-that-tell.ts";

it("tells of one search alone, also where the one before never came to its end", () => {
  const numbers = new WordNumbers();
  const [kettle, saree] = [numbers.of("kettle"), numbers.of("saree")];
  const ask = (text: string) => {
    const query = readQuery(text, new Map()).map((word) => ({ ...word, begun: [], weight: 1 }));
    const { tells } = wordsThatTell(query, numbers);
    return [kettle, saree].map((word) => ((tells[word] ?? 0) & ofQuery) !== 0);
  };
  expect(ask("kettle")).toEqual([true, false]);
  expect(ask("saree")).toEqual([false, true]);
});
