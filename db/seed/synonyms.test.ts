import { expect, it } from "vitest";
import { readQuery, readSynonyms } from "#modules/catalogue/rules/search/read-query.ts";
import { foldWords } from "#modules/catalogue/rules/words/fold-words.ts";
import { read } from "./read-seed.ts";

const given = read<Record<string, string[]>>("synonyms", {});

it("has each word once, however it is spelt", () => {
  const spelt = Map.groupBy(Object.keys(given), (word) => foldWords(word).join(" "));
  expect([...spelt.values()].filter((words) => words.length > 1)).toEqual([]);
});

it("knows the loan words of Hindi with a dot below and without, several as one", () => {
  const synonyms = readSynonyms(given);
  const known = (text: string) =>
    readQuery(text, synonyms).flatMap(({ alternatives }) => alternatives.map(({ words }) => words.join(" ")));
  const pairs =
    `बैकपैक backpack लैपटॉप laptop हेडफ़ोन headphones हेडफोन headphones ईयरबड्स earbuds माउस mouse कीबोर्ड keyboard
    कैमरा camera कैमरे camera टैबलेट tablet शर्ट shirt जैकेट jacket ड्रेस dress लिपस्टिक lipstick परफ़्यूम perfume परफ्यूम perfume
    शैम्पू shampoo शैंपू shampoo कॉफ़ी coffee कॉफी coffee डम्बल dumbbells डंबल dumbbells रैकेट racket नेकलेस necklace रिंग ring
    अँगूठियाँ ring अंगूठियों ring किताबें books किताबों books`.split(/\s+/);
  for (let at = 0; at < pairs.length; at += 2)
    expect(known(pairs[at] ?? ""), pairs[at]).toContain(pairs[at + 1]);
  for (const text of ["टी-शर्ट", "टीशर्ट", "टी शर्ट"]) expect(known(text), text).toContain("t shirt");
});

it("takes no word of two meanings for one of them alone", () => {
  const synonyms = readSynonyms(given);
  const known = (text: string) =>
    readQuery(text, synonyms).flatMap(({ alternatives }) => alternatives.map(({ words }) => words.join(" ")));
  const both: Readonly<Record<string, readonly string[]>> = {
    "काली मिर्च": ["black pepper"],
    "kali mirch": ["black pepper"],
    "गेहूँ का चोकर": ["wheat bran"],
    "चीनी मिट्टी का कप": ["ceramic"],
    "सरसों का तेल": ["oil"],
    गोंद: ["edible gum", "glue"],
    मैट: ["mat", "matte"],
    कढ़ाई: ["kadhai", "embroidery"],
  };
  for (const [text, meant] of Object.entries(both))
    expect(known(text), text).toEqual(expect.arrayContaining([...meant]));
  expect(known("पन्ने वाली नोटबुक")).not.toContain("emerald");
});
