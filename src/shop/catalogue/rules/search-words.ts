import { foldText, foldWords } from "./fold-words.ts";

/** One word of a search: any of its alternatives will do; an alternative is one word or several together. */
export type WordGroup = readonly (readonly string[])[];
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const mostWords = 8;

export function readSynonyms(given: Readonly<Record<string, readonly string[]>>): Synonyms {
  return new Map(Object.entries(given).map(([word, others]) => [foldWords(word).join(" "), others]));
}

/** What has to be found, word by word, with plurals and other names beside each. */
export function wordGroups(text: string, synonyms: Synonyms): WordGroup[] {
  const words = foldWords(foldText(text), mostWords);
  const groups: WordGroup[] = [];
  for (let at = 0; at < words.length; ) {
    const pair = `${words[at]} ${words[at + 1] ?? ""}`;
    const length = synonyms.has(pair) ? 2 : 1;
    const key = words.slice(at, at + length).join(" ");
    const own = length === 1 ? pluralsOf(key).map((word) => [word]) : [words.slice(at, at + 2)];
    const singular = pluralsOf(key).find((word) => synonyms.has(word));
    const others = synonyms.get(key) ?? synonyms.get(singular ?? "") ?? [];
    groups.push([...own, ...others.map((other) => foldWords(other)).filter((other) => other.length > 0)]);
    at += length;
  }
  return groups;
}

/** The word and what it is without a plural ending. */
export function pluralsOf(word: string): string[] {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return [word];
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word, word.slice(0, -2)];
  if (word.endsWith("s") && !word.endsWith("ss")) return [word, word.slice(0, -1)];
  return [word];
}
