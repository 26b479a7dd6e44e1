import { expect, it } from "vitest";
import { foldWords, joinedWords, wordsToFind } from "../words/fold-words.ts";
import { formsOf, readQuery, readSynonyms } from "./read-query.ts";

it("folds case, accents and signs away, and keeps the vowel signs of Devanagari", () => {
  expect(foldWords("Café ₹499, T-Shirt!")).toEqual(["cafe", "499", "t", "shirt"]);
  expect(foldWords("कुर्ता")).toEqual(["कुर्ता"]);
  expect(foldWords("\0 \ud800 🛒")).toEqual([]);
});

it("folds what Hindi spells in several ways into one", () => {
  for (const same of [
    "हेडफ़ोन हेडफोन",
    "चाँदी चांदी",
    "डम्बल डंबल",
    "पेन्सिल पेंसिल",
    "घण्टा घंटा",
    "पङ्खा पंखा",
    "अञ्जीर अंजीर",
  ]) {
    const [one, other] = foldWords(same);
    expect(one, same).toBe(other);
  }
  for (const word of ["गन्ना", "चम्मच", "जन्म", "तुम्हारा"]) expect(foldWords(word)).toEqual([word]);
});

it("puts the singular beside the plural of a Hindi word", () => {
  expect(formsOf("कैमरे")).toEqual(["कैमरे", "कैमरा"]);
  expect(formsOf("चूडियां")).toEqual(["चूडियां", "चूडी", "चूडिया"]);
  expect(formsOf("किताबों")).toEqual(["किताबों", "किताब", "किताबा"]);
  expect(formsOf("शर्ट")).toEqual(["शर्ट"]);
  expect(formsOf("तकिए")).toEqual(["तकिए", "तकिया"]);
  expect(formsOf("रजाइयां")).toEqual(["रजाइयां", "रजाई"]);
  expect(formsOf("गुडियों")).toEqual(["गुडियों", "गुडी", "गुडिया"]);
});

it("finds a compound as one word too", () => {
  expect(wordsToFind("men's T-Shirt")).toEqual(["men", "s", "t", "shirt", "mens", "tshirt"]);
});

it("puts singular and plural beside a word", () => {
  expect(formsOf("watches")).toEqual(["watches", "watch"]);
  expect(formsOf("diaries")).toEqual(["diaries", "diary"]);
  expect(formsOf("kurtas")).toEqual(["kurtas", "kurta"]);
  expect(formsOf("kurta")).toEqual(["kurta", "kurtas"]);
  expect(formsOf("brush")).toEqual(["brush", "brushes"]);
  expect(formsOf("battery")).toEqual(["battery", "batteries"]);
  expect(formsOf("dress")).toEqual(["dress", "dresses"]);
  expect(formsOf("s21")).toEqual(["s21"]);
});

const none = readSynonyms({});
const wordsOf = (text: string, synonyms = none) =>
  readQuery(text, synonyms).map(({ alternatives }) => alternatives.map(({ words }) => words.join(" ")));

it("puts other names beside a word, for names of two words as well", () => {
  const synonyms = readSynonyms({ charger: ["power bank"], "garam kapde": ["hoodie"] });
  expect(wordsOf("chargers", synonyms)).toEqual([["chargers", "charger", "power bank"]]);
  expect(wordsOf("Garam kapde red", synonyms)).toEqual([
    ["garam kapde", "hoodie"],
    ["red", "reds"],
  ]);
});

it("holds what was typed worth more than its other forms, and those more than other names", () => {
  const [word] = readQuery("charger", readSynonyms({ charger: ["adapter"] }));
  const worths = word?.alternatives.map(({ worth }) => worth) ?? [];
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
  expect(new Set(worths).size).toBe(3);
});

it("reads a number with its unit as one, however it is spelt", () => {
  for (const text of ["1tb ssd", "1 TB ssd", "1000gb ssd"])
    expect(readQuery(text, none)[0]?.alternatives[0]?.words).toEqual(["_q1000000mb"]);
  for (const text of ["5 litre cooker", "5l cooker", "5 Ltr cooker", "5000 ml cooker"])
    expect(wordsOf(text)[0]?.[0]).toBe("_q5000ml");
});

it("leaves words out that say nothing, unless there is nothing else", () => {
  expect(wordsOf("shoes for running").map(([typed]) => typed)).toEqual(["shoes", "running"]);
  expect(wordsOf("men's shoes").map(([typed]) => typed)).toEqual(["men", "shoes"]);
  expect(wordsOf("with").map(([typed]) => typed)).toEqual(["with"]);
});

it("knows the word that names the thing", () => {
  const things = (text: string) =>
    readQuery(text, none).flatMap(({ typed, isHeadNoun }) => (isHeadNoun ? [typed] : []));
  expect(things("laptop bag")).toEqual(["bag"]);
  expect(things("bag for laptop")).toEqual(["bag"]);
  expect(things("blue cotton kurta for men")).toEqual(["kurta"]);
  expect(things("1tb ssd")).toEqual(["ssd"]);
});

it("takes a word of Devanagari by its meaning before its sound", () => {
  const known = readSynonyms({ जूते: ["shoes"], चप्पल: ["chappal", "slippers"] });
  const worths = (text: string) =>
    Object.fromEntries(
      readQuery(text, known).flatMap(({ alternatives }) =>
        alternatives.map(({ words, worth }) => [words.join(" "), worth] as const),
      ),
    );
  expect(worths("जूते").shoes).toBeGreaterThan(worths("जूते").jute ?? 0);
  expect(worths("चप्पल").chappal).toBeGreaterThan(worths("चप्पल").slippers ?? 0);
  expect(worths("कुर्ता").kurta).toBeGreaterThan(0.9);
  expect(readQuery("माँ के लिए", known).map(({ typed }) => typed)).toEqual(["मां"]);
});

it("is done with a text without a break, however long, as it goes through it once", () => {
  expect(joinedWords(`${"a".repeat(500_000)} t-shirt`)).toEqual(["tshirt"]);
});
