import type { Database } from "#platform/database/database.ts";
import type { QueryWord, Synonyms } from "../rules/search/read-query.ts";
import { foldText } from "../rules/words/fold-words.ts";
import { isSwapped, nearestWord } from "../rules/words/spelling.ts";
import { findSimilar, type KnownWords, withUses } from "./index/vocabulary-repository.ts";

export interface Corrected {
  readonly text: string;
  readonly known: KnownWords;
  /** Nothing but letters that changed places. */
  readonly isSure: boolean;
}

/** The text with the nearest word of the shop for each that is none; null where there is none near. */
export async function correctWords(
  read: Database["read"],
  text: string,
  wrong: readonly QueryWord[],
  known: KnownWords,
  synonyms: Synonyms,
): Promise<Corrected | null> {
  const words = wrong.map(({ typed }) => typed).filter((word) => !word.includes(" ") && !synonyms.has(word));
  if (words.length === 0) return null;
  const similar = await findSimilar(read, words);
  const near = Map.groupBy(similar, ({ given }) => given);
  const otherNames = [...synonyms.keys()].map((word) => ({ word, uses: 0 }));
  const meant = new Map<string, string>();
  for (const word of words) {
    const nearest = nearestWord(word, near.get(word) ?? []) ?? nearestWord(word, otherNames);
    if (nearest !== undefined) meant.set(word, nearest);
  }
  if (meant.size === 0) return null;
  return {
    text: foldText(text)
      .replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => meant.get(word) ?? word)
      .trim(),
    known: withUses(known, similar),
    isSure: [...meant].every(([typed, word]) => isSwapped(typed, word)),
  };
}
