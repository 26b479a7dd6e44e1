import { type RatedGoods, ratedGoods } from "./rated-goods.ts";

/** Goods by words in either language, or by the first digits of a code; those that more words, and rarer ones, name come first. */
export function findGoods(typed: string, most: number): RatedGoods[] {
  const digits = typed.trim();
  if (/^\d{2,8}$/.test(digits)) return ratedGoods.filter(({ hsn }) => hsn.startsWith(digits)).slice(0, most);
  const words = [...new Set(wordsOf(typed))];
  const scored = named.map((one) => ({ goods: one.goods, score: scoreOf(words, one) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best / 2)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ goods }) => goods);
}

/** Small words and sizes name no goods. */
const empty = new Set([
  "of",
  "for",
  "and",
  "the",
  "with",
  "in",
  "or",
  "as",
  "se",
  "ke",
  "ka",
  "का",
  "के",
  "की",
]);

const named = ratedGoods.map((goods) => {
  const names = `${goods.names.en}, ${goods.names.hi}`.split(/[,()]/).map(wordsOf);
  return { goods, names, words: new Set(names.flat()) };
});

const goodsByWord = new Map<string, number>();
for (const { words } of named)
  for (const word of words) goodsByWord.set(word, (goodsByWord.get(word) ?? 0) + 1);

/** A word that is only begun counts for half; a name all of whose words were typed, by half as much again. */
function scoreOf(typed: readonly string[], { names, words }: (typeof named)[number]): number {
  let score = 0;
  for (const word of typed) {
    if (words.has(word)) score += rarity(word);
    else if (word.length > 2 && [...words].some((one) => one.startsWith(word))) score += 0.5 * rarity(word);
  }
  const whole = names.filter((name) => name.every((word) => typed.includes(word)));
  return score + 0.5 * Math.max(0, ...whole.map((name) => Math.max(0, ...name.map(rarity))));
}

function rarity(word: string): number {
  return Math.log(1 + named.length / (goodsByWord.get(word) ?? 1));
}

function wordsOf(text: string): string[] {
  const found =
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return found.filter((word) => word.length > 1 && !empty.has(word)).map(singular);
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && word.length > 3 ? word.slice(0, -1) : word;
}
