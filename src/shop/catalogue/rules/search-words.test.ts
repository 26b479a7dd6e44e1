import { expect, it } from "vitest";
import { foldWords, wordsToFind } from "./fold-words.ts";
import { pluralsOf, readSynonyms, wordGroups } from "./search-words.ts";

it("folds case, accents and signs away, and keeps the vowel signs of Devanagari", () => {
  expect(foldWords("Café ₹499, T-Shirt!")).toEqual(["cafe", "499", "t", "shirt"]);
  expect(foldWords("कुर्ता")).toEqual(["कुर्ता"]);
  expect(foldWords("\0 \ud800 🛒")).toEqual([]);
});

it("finds a compound as one word too", () => {
  expect(wordsToFind("men's T-Shirt")).toEqual(["men", "s", "t", "shirt", "mens", "tshirt"]);
});

it("takes plural endings off", () => {
  expect(pluralsOf("watches")).toEqual(["watches", "watch"]);
  expect(pluralsOf("diaries")).toEqual(["diaries", "diary"]);
  expect(pluralsOf("kurtas")).toEqual(["kurtas", "kurta"]);
  expect(pluralsOf("dress")).toEqual(["dress"]);
});

it("puts other names beside a word, for names of two words as well", () => {
  const synonyms = readSynonyms({ charger: ["power bank"], "garam kapde": ["hoodie"] });
  expect(wordGroups("chargers", synonyms)).toEqual([[["chargers"], ["charger"], ["power", "bank"]]]);
  expect(wordGroups("Garam kapde red", synonyms)).toEqual([[["garam", "kapde"], ["hoodie"]], [["red"]]]);
});
