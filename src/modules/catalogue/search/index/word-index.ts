import { bandNamesOf } from "#modules/catalogue/rules/search/price-bands.ts";
import { wordsToFind } from "#modules/catalogue/rules/words/fold-words.ts";
import { headOfCategory, namePartsOf } from "#modules/catalogue/rules/words/name-parts.ts";
import { quantitiesOf } from "#modules/catalogue/rules/words/quantities.ts";
import type { IndexedProduct } from "#ports/search-engines/search-engine.ts";

/**
 * Where a word stands: it is the head noun (in the title or as the name of its category), title, brand, category,
 * description. The nearer to the front, the better the match.
 */
export const fields = [0, 1, 2, 3, 4] as const;
export type Field = (typeof fields)[number];

/** Several fields as one number. */
export function fieldBit(field: Field): number {
  return 1 << field;
}

export function termIn(field: Field, word: string): string {
  return `${field}${word}`;
}

/** Wherever it stands: one list in the place of five. */
export function termAnywhere(word: string): string {
  return termIn(4, word);
}

/** Words of the index that no shopper can type: they carry the filters. */
export function categoryTerm(id: string): string {
  return `_c${plainId(id)}`;
}

export function starsTerm(stars: number): string {
  return `_s${stars}`;
}

export function priceTerm(band: string): string {
  return `_p${band}`;
}

/** A price within a category: fewer have both than have either. */
export function categoryPriceTerm(id: string, band: string): string {
  return `_k${plainId(id)}_${band}`;
}

/** One value of a filter, of letters that no engine cuts at. */
export function choiceTerm(filter: string, key: string): string {
  const plain = key.replaceAll(/[^a-z0-9\u0080-\uffff]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`);
  return `_f${filter}_${plain}`;
}

function plainId(id: string): string {
  return id.replace(/[^a-z0-9]/g, "");
}

export function termsOf(product: IndexedProduct): string[] {
  const { category, topCategory, rating, unitPaise, choices = [] } = product;
  const stars = [1, 2, 3, 4].filter((least) => rating >= least * 100).map(starsTerm);
  const bands = bandNamesOf(unitPaise);
  const byCategory = [...new Set([category, topCategory])].flatMap((id) => [
    categoryTerm(id),
    ...bands.map((band) => categoryPriceTerm(id, band)),
  ]);
  const words = [...wordsOf(product)].flatMap(([word, field]) => [termIn(field, word), termAnywhere(word)]);
  return [
    ...new Set([
      ...words,
      ...byCategory,
      ...bands.map(priceTerm),
      ...stars,
      ...choices.map(({ filter, key }) => choiceTerm(filter, key)),
    ]),
  ];
}

/** The words of a text that is to be found, with its quantities as words of their own. */
function wordsIn(text: string): string[] {
  return [...wordsToFind(text), ...quantitiesOf(text.toLowerCase()).map(({ word }) => word)];
}

/** Both the index and the vocabulary ask for the words of a product; folding them is the dearest part of each. */
const known = new WeakMap<IndexedProduct, Map<string, Field>>();

/** Each word once, with the best field where it stands. */
export function wordsOf(product: IndexedProduct): Map<string, Field> {
  const kept = known.get(product);
  if (kept) return kept;
  const { title, brand, categoryWords, description, told: text = "", colourNames = "" } = product;
  const heads = namePartsOf(title, brand).flatMap(({ word, part }) => (part === "head" ? [word] : []));
  const byField = [
    [...heads, ...headOfCategory(categoryWords.split(",")[0] ?? "")],
    ...[title, brand, categoryWords, `${description} ${text} ${colourNames}`].map(wordsIn),
  ];
  const words = new Map<string, Field>();
  for (const field of fields)
    for (const word of byField[field] ?? []) if (!words.has(word)) words.set(word, field);
  known.set(product, words);
  return words;
}
