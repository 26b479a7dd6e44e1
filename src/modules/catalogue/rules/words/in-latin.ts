import { foldDevanagari } from "./fold-words.ts";

/**
 * A Devanagari word as shoppers spell it in Latin letters: चप्पल is "chappal", कुर्ता "kurta". The vowel that goes
 * unwritten is spoken after a consonant, but not at the end.
 */
export function inLatin(word: string): string | null {
  if (!/[\u0900-\u097f]/.test(word)) return null;
  // A nasal before lips is m, as in champa and kambal.
  const letters = [...foldDevanagari(word).replace(/\u0902(?=[प-भ])/g, "म्")];
  if (!letters.some((letter) => letter in consonants)) return null;
  let latin = "";
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1] ?? "";
    const consonant = consonants[letter];
    if (consonant === undefined) latin += vowels[letter] ?? "";
    else if (next === virama && letters[at + 2] === letter) latin += consonant[0];
    else latin += next === "" || next === virama || next in signs ? consonant : `${consonant}a`;
    latin += signs[letter] ?? "";
  }
  return latin;
}

const virama = "\u094d";
const consonants = table(
  `क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m
  य y र r ल l व v श sh ष sh स s ह h`,
);
const vowels = table("अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o");
const signs: Readonly<Record<string, string>> = table(
  "\u093e a \u093f i \u0940 i \u0941 u \u0942 u \u0943 ri \u0947 e \u0948 ai \u094b o \u094c au \u0949 o \u0902 n",
);

function table(pairs: string): Record<string, string> {
  const all = pairs.split(/\s+/);
  return Object.fromEntries(all.flatMap((from, at) => (at % 2 === 0 ? [[from, all[at + 1] ?? ""]] : [])));
}
