/** How a language is spelt, for the search: goods are found however their names were written. */
interface Spelling {
  /** A word without any of these is none of this language. */
  readonly letters: RegExp;
  /** What it spells in several ways in one; any other text stays as it is. */
  readonly fold: (text: string) => string;
  /** A word as shoppers spell it in Latin letters, where that can be said. */
  readonly inLatin: (word: string) => string | null;
  /** Of what a folded word may be the plural. */
  readonly singulars: (word: string) => readonly string[];
}

export function defineSpelling(spelling: Spelling): Spelling {
  return spelling;
}
