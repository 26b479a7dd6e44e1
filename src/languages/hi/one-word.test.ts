import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { setUp } from "./set-up.ts";

const sources = `${import.meta.dirname}/../..`;

/** Screens of the staff, and paper with the words of the tax office. */
const otherwise =
  /^(answers|bulk|catalogue|documents|goods-office|invoices|logged|manage|new-order|notifications|payments|people|pricing|promo-codes|reviews|selling|set-up|shop-pages|shop-stores|table)\.ts$/;
const mails = globSync("languages/hi/{{messages,letters}/*,*/messages}.ts", { cwd: sources });
const files = globSync("languages/hi/**/*.ts", { cwd: sources }).filter(
  (file) => !file.endsWith(".test.ts") && !otherwise.test(basename(file)) && !mails.includes(file),
);

it.each(files)("says to shoppers what other pages say: %s", (file) => {
  const text = readFileSync(`${sources}/${file}`, "utf8").normalize("NFC");
  expect(text.match(loanWords)).toBeNull();
  expect(text.match(/वस्तु|उत्पाद|बीजक|सत्र|समीक्षा|रकम|बाकी|कीमत|सदस्य बनें/g)).toBeNull();
});

/** What people say: पेज, UPI, SMS, WhatsApp, पेमेंट गेटवे, कैश ऑन डिलीवरी, कामकाजी दिन, अगर. */
const loanWords =
  /पन्न(?!ा हरा)|यूपीआई|एसएमएस|व्हाट्सऐप|भुगतान गेटवे|(?:डिलीवरी|मिलने) पर नक़द|कार्य दिवस|यदि |सदस्यता/g;

const spoken = globSync("languages/hi/**/*.ts", { cwd: sources })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => `src/${file}`);

it.each(["docs/owner.hi.md", ...spoken])("calls an e-mail so: %s", (file) => {
  const text = readFileSync(`${sources}/../${file}`, "utf8").normalize("NFC");
  // What does not fit is said with the same letters, and a handler of its own.
  expect(text.match(/(?<!ई-|[\p{L}\p{M}])मेल(?![\p{L}\p{M}]| (?:नहीं )?खा)/gu)).toBeNull();
});

it.each(["docs/owner.hi.md", ...spoken])("says what people say, to a woman as to a man: %s", (file) => {
  const text = readFileSync(`${sources}/../${file}`, "utf8").normalize("NFC");
  expect(text.match(/मालिक|कथेतर|असली कुंज|(?<![\p{L}\p{M}])नग(?:ों)?(?![\p{L}\p{M}])/gu)).toBeNull();
  // A sentence ends with a danda; a full stop is part of a short form such as कि.मी.
  expect(text.replace(/\/\/.*/g, "").match(/[\p{Script=Devanagari}]{3,}\.(?=[\s"`])/gu)).toBeNull();
});

it("names to owners the button that there is", () => {
  const guide = readFileSync(`${sources}/../docs/owner.hi.md`, "utf8");
  expect(guide.split(`*${setUp.tryMail}*`)).toHaveLength(3);
});

it.each(mails)("says it in mails too: %s", (file) => {
  const text = readFileSync(`${sources}/${file}`, "utf8").normalize("NFC");
  expect(text.match(loanWords)).toBeNull();
});
