import { defineSpelling } from "../define-spelling.ts";

const letters = /[\u0900-\u097f]/;

const virama = "\u094d";
const consonants = table(
  `क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m
  य y र r ल l व v श sh ष sh स s ह h`,
);
const vowels = table("अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o");
const signs: Readonly<Record<string, string>> = table(
  "\u093e a \u093f i \u0940 i \u0941 u \u0942 u \u0943 ri \u0947 e \u0948 ai \u094b o \u094c au \u0949 o \u0902 n",
);

const endings: readonly (readonly [plural: string, ...singular: string[]])[] = [
  ["इयां", "ई"],
  ["इयों", "ई"],
  ["ियां", "ी", "िया"],
  ["ियों", "ी", "िया"],
  ["िए", "िया"],
  ["ीए", "ीया"],
  ["ाएं", "ा"],
  ["ें", ""],
  ["ों", "", "ा"],
  ["े", "ा"],
];

export const hindiSpelling = defineSpelling({ letters, fold: foldDevanagari, inLatin, singulars });

/**
 * What Hindi spells in several ways in one: dots below are left out as often as written (हेडफ़ोन, हेडफोन), and a nasal
 * before its own kind of consonant is a dot above, which a moon may hold (डम्बल, डंबल; चाँदी, चांदी).
 */
function foldDevanagari(text: string): string {
  if (!letters.test(text)) return text;
  return text
    .normalize("NFD")
    .replace(/[\u093c\u200c\u200d]/g, "")
    .normalize("NFC")
    .replace(/\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[क-घच-झट-ढत-धशस])|म्(?=[प-भ])/g, "\u0902");
}

/**
 * A Devanagari word as shoppers spell it in Latin letters: चप्पल is "chappal", कुर्ता "kurta". The vowel that goes
 * unwritten is spoken after a consonant, but not at the end.
 */
function inLatin(word: string): string | null {
  if (!letters.test(word)) return null;
  // A nasal before lips is m, as in champa and kambal.
  const folded = [...foldDevanagari(word).replace(/\u0902(?=[प-भ])/g, "म्")];
  if (!folded.some((letter) => letter in consonants)) return null;
  let latin = "";
  for (const [at, letter] of folded.entries()) {
    const next = folded[at + 1] ?? "";
    const consonant = consonants[letter];
    if (consonant === undefined) latin += vowels[letter] ?? "";
    else if (next === virama && folded[at + 2] === letter) latin += consonant[0];
    else latin += next === "" || next === virama || next in signs ? consonant : `${consonant}a`;
    latin += signs[letter] ?? "";
  }
  return latin;
}

/** Of what a word of folded Hindi may be the plural: कैमरे of कैमरा, किताबों of किताब */
function singulars(word: string): string[] {
  const found = endings.find(([plural]) => word.endsWith(plural) && word.length > plural.length + 1);
  if (!found) return [];
  const [plural, ...singular] = found;
  return singular.map((ending) => word.slice(0, -plural.length) + ending);
}

function table(pairs: string): Record<string, string> {
  const all = pairs.split(/\s+/);
  return Object.fromEntries(all.flatMap((from, at) => (at % 2 === 0 ? [[from, all[at + 1] ?? ""]] : [])));
}
