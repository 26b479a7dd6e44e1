import { spellings } from "#languages/spellings.ts";

const mostLetters = 200;
const longestWord = 40;
const isPlain = /^[ -~\n]*$/;

/** Text as it is searched: lower case, without accents, vowel signs of other scripts kept, cut at what is no letter. */
export function foldWords(text: string, mostWords = 64): string[] {
  return wordsIn(foldText(text))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}

/** The words of a text that is to be found; t-shirt is found as tshirt too. */
export function wordsToFind(text: string): string[] {
  const plain = foldText(text, text.length);
  const parts = wordsIn(plain).map((part) => part.slice(0, longestWord));
  return [...new Set([...parts, ...joinedWords(plain)])];
}

/** What stands with a hyphen or an apostrophe between, as one word, of a text that is folded. */
export function joinedWords(folded: string): string[] {
  if (!/[-'’]/.test(folded)) return [];
  const compounds = folded.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)+/gu) ?? [];
  return compounds.map((compound) => compound.replace(/[-'’]/g, "").slice(0, longestWord));
}

export function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

export function foldText(text: string, most = mostLetters): string {
  const cut = text.slice(0, most);
  if (isPlain.test(cut)) return cut.toLowerCase();
  const plain = cut
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
  return foldSpelling(plain);
}

/** What a language spells in several ways in one. */
export function foldSpelling(text: string): string {
  return spellings.reduce((folded, { fold }) => fold(folded), text);
}
