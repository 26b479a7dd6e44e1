import { expect, it } from "vitest";
import { textsOf } from "./texts.ts";

/** The same in both languages on purpose: names of services and taxes, and examples of addresses. */
const sameOnPurpose =
  /^(?:PayPal|Apple Pay|Google Pay|UPI|SMS|WhatsApp|CVV|IGST|CGST, SGST|\w+@example\.com)$/;

it("says everything in Hindi that it says in English", () => {
  const english = flatten(textsOf("en"));
  const hindi = flatten(textsOf("hi"));
  expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
  const untranslated = [...english].filter(
    ([key, text]) => /\p{L}/u.test(text) && hindi.get(key) === text && !sameOnPurpose.test(text),
  );
  expect(untranslated).toEqual([]);
});

it("writes Hindi in Devanagari", () => {
  const inLatin = [...flatten(textsOf("hi"))].filter(
    ([, text]) => /\p{L}{3}/u.test(text) && !/\p{Script=Devanagari}/u.test(text) && !sameOnPurpose.test(text),
  );
  expect(inLatin).toEqual([]);
});

/** Texts that take something are said with stand-ins, so that they can be compared too. */
function flatten(texts: object, prefix = ""): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, text] of Object.entries(texts)) {
    const key = prefix ? `${prefix}.${name}` : name;
    if (typeof text === "string") all.set(key, text);
    else if (typeof text === "function") all.set(key, String(text(7, 8, 9, 10)));
    else for (const [inner, said] of flatten(text, key)) all.set(inner, said);
  }
  return all;
}

it("says one star", () => {
  const en = textsOf("en");
  expect(en.product.onlyStars(1)).toBe("Show reviews with 1 star");
  expect(en.product.onlyStars(2)).toBe("Show reviews with 2 stars");
});
