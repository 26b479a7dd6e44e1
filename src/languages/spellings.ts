import { hindiSpelling } from "./hi/spelling.ts";

/** Of the languages of the list that are not written in Latin letters; apart from it, since browsers need none of it. */
export const spellings = [hindiSpelling];

/** That of the language whose letters a word is written in. */
export function spellingOf(word: string) {
  return spellings.find(({ letters }) => letters.test(word));
}
